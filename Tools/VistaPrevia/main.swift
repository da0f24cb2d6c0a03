// El complemento de macros del cuaderno: el compilador lo lanza cuando un fichero usa `#Preview` o
// `@Entry`, y habla con él por la entrada y la salida, en mensajes de JSON.

while let mensaje = Tuberia.leer() {
  guard let respuesta = Respuesta(a: mensaje) else { break }
  guard Tuberia.escribir(respuesta) else { break }
}
