import Apoyo
import SwiftUI
import Testing

@testable import Leccion24

@MainActor
@Suite("Paso 4 · El enlace, más abajo")
struct Paso4 {
  @Test("Escribir el nombre lo cambia en el modelo y no redibuja la cabecera")
  func laCabeceraNoSeRedibuja() {
    let modelo = TareasModelo("Regar")
    let escenario = Escenario { CabeceraView(modelo: modelo).environment(modelo) }
    escenario.empezarCuenta()
    for texto in ["P", "Pi", "Piso"] { try? escenario.escribir(texto, en: "Nombre de la lista") }
    let alEscribir = escenario.dibujos.map(\.vista)
    escenario.empezarCuenta()
    modelo.apuntar("Podar")
    let alApuntar = escenario.dibujos.map(\.vista) + ["CabeceraView"]
    let nombre = modelo.nombre
    let dibujosDeMas = alEscribir.filter { alApuntar.contains($0) }
    #expect(nombre == "Piso", "Se escribió «Piso». El nombre en el modelo: «\(nombre)».")
    #expect(
      dibujosDeMas == [],
      dibujosDeMas.contains("CabeceraView")
        ? """
        Se escribió tres veces y la cabecera se dibujó \(dibujosDeMas.count) veces más, \
        sin enseñar el nombre: ¿qué lo lee en su body? Crear un enlace también es leer.
        """
        : """
        La cabecera ya no se redibuja, pero \(dibujosDeMas.first ?? "") sí: con cada letra, \
        y también cuando cambian las tareas. ¿Lee las dos cosas?
        """
    )
  }

  @Test("El campo enseña el nombre que tenga el modelo")
  func elCampoSigueAlNombre() {
    let (casa, huerto) = (TareasModelo(), TareasModelo())
    casa.nombre = "Taller"
    huerto.nombre = "Huerto"
    var prestado = casa
    let escenario = Escenario { CabeceraView(modelo: prestado).environment(prestado) }
    let alAparecer = escrito(escenario)
    casa.nombre = "Garaje"
    let trasCambiarlo = escrito(escenario)
    prestado = huerto
    escenario.redibujar()
    let leidos = [alAparecer, trasCambiarlo, escrito(escenario)]
    let avisos = contarAvisos {
      casa.nombre
    } mientras: {
      casa.nombre = "Casa"
    }
    #expect(
      leidos == ["Taller", "Garaje", "Huerto"],
      trasCambiarlo == "Taller"
        ? """
        El modelo pasó de «Taller» a «Garaje» y en el campo se sigue leyendo «Taller»: \
        ¿lee alguien el nombre, o una copia?
        """
        : """
        El nombre era «Taller», luego «Garaje», y el de otro modelo, «Huerto». \
        En el campo se leyó: \(leidos).
        """
    )
    #expect(
      avisos == 1,
      "El nombre cambió y quien lo leía no se enteró: sin avisos, el campo se quedaría con el viejo."
    )
  }

  @Test("La cabecera sigue contando las tareas que quedan")
  func laCabeceraCuenta() {
    let modelo = TareasModelo("Regar", "Podar")
    let escenario = Escenario { CabeceraView(modelo: modelo).environment(modelo) }
    modelo.apuntar("Segar")
    escenario.redibujar()
    let trasApuntar = quedan(escenario)
    modelo.marcar(modelo.tareas[1])
    modelo.marcar(modelo.tareas[2])
    escenario.redibujar()
    let cuentas = [trasApuntar, quedan(escenario)]
    #expect(
      cuentas == ["Quedan: 3", "Quedan: 1"],
      cuentas == ["Quedan: 2", "Quedan: 2"]
        ? """
        Había dos tareas, se apuntó otra y después se hicieron dos. La cabecera sigue diciendo 2: \
        ¿cuenta las del modelo, o guarda una cuenta?
        """
        : "Había dos tareas, se apuntó otra y después se hicieron dos. Se leyó: \(cuentas)."
    )
  }
}

/// Lo que se lee en el campo.
@MainActor
private func escrito(_ escenario: Escenario) -> String {
  for case .escrito(let texto) in escenario.todos.map(\.valor) { return texto }
  return "(no hay ningún campo)"
}

/// Lo que dice la cabecera que queda.
@MainActor
private func quedan(_ escenario: Escenario) -> String {
  escenario.textos.first { $0.hasPrefix("Quedan") } ?? "(no lo dice)"
}
