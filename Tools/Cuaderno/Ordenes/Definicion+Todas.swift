extension Definicion {
  /// Todas las órdenes, en el orden de la ayuda.
  package static let todas: [Definicion] = deEstudiante + deAutor

  /// Las de quien hace el curso.
  static let deEstudiante: [Definicion] = [
    Definicion(
      nombre: .comprobar,
      argumentos: "[N]",
      cuantos: 0...1,
      pideLeccion: true,
      resumen: "comprueba la lección N, o la primera que te falte",
      opciones: [.con, .ingles, .json],
      detalle: """
        N es el número de la lección o el principio de su nombre: «leccion 3», «leccion propiedades».
        Compila tu fichero, corre las comprobaciones y te dice qué se cumple, qué no y por qué.
        No hace falta escribir «comprobar».
        """
    ),
    Definicion(
      nombre: .leer,
      argumentos: "N",
      cuantos: 1...1,
      pideLeccion: true,
      resumen: "el texto de la lección, pantalla a pantalla",
      opciones: [],
      detalle: """
        Espacio sigue, «b» vuelve atrás, «g» va al principio, «G» al final y «q» sale.
        Antes de enseñar una respuesta espera a que pulses una tecla: piénsala primero.
        Si lo dejas a medias, la próxima vez sigues donde estabas.
        """
    ),
    Definicion(
      nombre: .pista,
      argumentos: "N",
      cuantos: 1...1,
      pideLeccion: true,
      resumen: "la siguiente pista de lo primero que no se cumple",
      opciones: [.todas, .json],
      detalle: "Hay tres niveles: una pregunta, la causa y la línea. Cada vez sale el siguiente."
    ),
    Definicion(
      nombre: .explicar,
      argumentos: "[ID]",
      cuantos: 0...1_000,
      pideLeccion: false,
      resumen: "qué significa un error del compilador, con ejemplos",
      opciones: [],
      detalle: """
        ID es lo que va entre corchetes detrás del mensaje: leccion explicar cannot_find_in_scope
        Da igual cómo lo escribas; también puedes pegar la línea entera del error.
        Sin ID, explica el último error que viste.
        """
    ),
    Definicion(
      nombre: .lista,
      argumentos: "",
      cuantos: 0...0,
      pideLeccion: false,
      resumen: "las lecciones, su duración y cuáles has superado",
      opciones: [.json],
      detalle: "Una lección cuenta como superada mientras no cambies el fichero con el que lo fue."
    ),
    Definicion(
      nombre: .comparar,
      argumentos: "N",
      cuantos: 1...1,
      pideLeccion: true,
      resumen: "tu versión junto a la solución, cuando la superas",
      opciones: [.ya],
      detalle: "Con --ya la enseña aunque te falte algo por superar."
    ),
    Definicion(
      nombre: .reiniciar,
      argumentos: "N",
      cuantos: 1...1,
      pideLeccion: true,
      resumen: "vuelve al fichero del principio y guarda una copia del tuyo",
      opciones: [.si],
      detalle: "Tu fichero no se pierde: queda en .leccion/copias, uno por cada vez."
    ),
    Definicion(
      nombre: .ver,
      argumentos: "N [ACCIÓN…]",
      cuantos: 1...1_000,
      pideLeccion: true,
      resumen: "tu vista, en marcha en la terminal: quién se redibuja y por qué",
      opciones: [.con, .fotos, .sucesos, .vista, .xcode],
      detalle: """
        Enseña los «#Preview» del fichero y lo compila otra vez cada vez que lo guardas.
        Tab y las flechas cambian de control e Intro lo usa; el ratón también vale.
        En un campo se escribe, y Esc lo deja.
        «r» redibuja la madre, «p» quita el panel, 1, 2… cambian de vista previa, «q» sale.
        Si el panel no cabe, «+» y «-», Mayús con las flechas o la rueda lo recorren.
        Si un error no cabe, lo recorren las flechas, AvPág y RePág o la rueda.
        Con --xcode 26, el objeto por defecto de un @State se crea en cada init de la vista;
        con --xcode 27, solo cuando la vista aparece.
        Las acciones van con --fotos, en orden:
          Servir      pulsa ese botón o cambia ese interruptor
          Servir#2    el segundo con ese nombre
          Nombre=Ana  escribe, elige esa opción o pone ese número
          Tazas=+2    sube dos pasos; «=-1» baja uno
          +5s         adelanta el reloj cinco segundos
          redibujar   redibuja la madre
          refrescar   estira la lista
          cerrar      cierra la hoja
        """
    ),
    Definicion(
      nombre: .todas,
      argumentos: "",
      cuantos: 0...0,
      pideLeccion: false,
      resumen: "comprueba todas las lecciones (para integración continua)",
      opciones: [.con, .json, .junit],
      detalle: """
        Acaba con código 1 si alguna no está superada, y con 3 si alguna está mal escrita: lo dice,
        y comprueba las demás.
        En el informe JUnit, «failure» es una comprobación que no se cumple y «error», una que no se
        pudo comprobar: no compila, el programa se detuvo o se pasó de un límite. El tiempo es el de
        correrlas, sin compilar.
        """
    ),
    Definicion(
      nombre: .doctor,
      argumentos: "",
      cuantos: 0...0,
      pideLeccion: false,
      resumen: "qué funciona en esta máquina y qué no",
      opciones: [.json],
      detalle: ""
    ),
    Definicion(
      nombre: .version,
      argumentos: "",
      cuantos: 0...0,
      pideLeccion: false,
      resumen: "la versión del cuaderno, de Swift y de los mensajes en español",
      opciones: [],
      detalle: "También «leccion --version». Cópiala cuando cuentes un problema."
    ),
    Definicion(
      nombre: .completar,
      argumentos: "TERMINAL",
      cuantos: 1...1,
      pideLeccion: false,
      resumen: "el completado con tabulador para tu terminal",
      opciones: [],
      detalle: """
        TERMINAL es bash, zsh o fish.
        En bash: eval "$(leccion completar bash)". En zsh: igual, tras compinit.
        En fish: leccion completar fish | source
        """
    ),
  ]

  /// Las de quien escribe lecciones, y la ayuda.
  static let deAutor: [Definicion] = [
    Definicion(
      nombre: .verificar,
      argumentos: "[N]",
      cuantos: 0...1,
      pideLeccion: true,
      resumen: "demuestra que todo encaja",
      opciones: [.idioma, .json],
      detalle: """
        Comprueba cada solución, cada inicio, cada error conocido, cada bloque de texto y cada
        pista. Acaba con el recuento y el tiempo; con fallos, antes los dice y acaba con código 1.
        Sin terminal, dice en la salida de errores cada lección que acaba y lo que tarda.
        Con --idioma revisa el catálogo en español y compila en los dos idiomas un montón de
        programas con errores: mide cuánto se lee en español y que nada más cambia.
        """
    ),
    Definicion(
      nombre: .nueva,
      argumentos: "N SLUG",
      cuantos: 2...2,
      pideLeccion: false,
      resumen: "el esqueleto de una lección nueva",
      opciones: [.vistas],
      detalle: """
        Crea sus tres carpetas y añade su línea a Package.swift. Compila, y lo que hay que escribir
        dice POR ESCRIBIR: verificar lo nombra hasta que no queda nada.
        """
    ),
    Definicion(
      nombre: .ayuda,
      argumentos: "[ORDEN]",
      cuantos: 0...1,
      pideLeccion: false,
      resumen: "esta ayuda, o la de una orden",
      opciones: [],
      detalle: ""
    ),
  ]

  /// La definición de una orden.
  package static func de(_ nombre: Orden.Nombre) -> Definicion? {
    todas.first { $0.nombre == nombre }
  }

  /// Las opciones que admite, propias y comunes.
  package var todasLasOpciones: [Opcion] { opciones + Opcion.comunes }
}
