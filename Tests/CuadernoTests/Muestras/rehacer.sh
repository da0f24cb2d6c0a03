#!/bin/sh
# Rehace las muestras con el Swift instalado: eventos, mensajes, trazas, errores y plan.
# Uso: Tests/CuadernoTests/Muestras/rehacer.sh. Después, mira «git diff»: lo que cambie de forma
# es lo que el núcleo tiene que aprender a leer.
set -eu
muestras=$(cd "$(dirname "$0")" && pwd)
trabajo=$(mktemp -d)
trap 'rm -rf "$trabajo"' EXIT
cp "$muestras"/Fuentes/*.swift "$trabajo"
cd "$trabajo"
swift="swiftc -swift-version 6 -Onone -gline-tables-only -wmo -parse-as-library
  -debug-prefix-map $trabajo=/cuaderno"

# Los ficheros de una muestra no llevan direcciones de memoria ni carpetas de quien la hizo.
limpiar() {
  sed -E -e 's/\{"address":[0-9]+\},?//g' -e "s|$trabajo|/cuaderno|g" \
    -e 's|/[^ ]*/swift-generated-sources|/generado|g' \
    -e 's|/[^ @]*/TemporaryDirectory\.[A-Za-z0-9]*|/provisional|g' \
    -e '/^(Aborted|Segmentation fault|Illegal instruction)/d'
}

$swift -module-name Leccion00 -enable-testing -emit-module -c Caja.swift -o Leccion00.o
$swift -module-name Leccion00Tests -I . -c Paso1.swift Paso2.swift Frases.swift -o Pasos.o
$swift -module-name Corredor -c Corredor.swift -o Corredor.o
swiftc Leccion00.o Pasos.o Corredor.o -o comprobar

export SWIFT_BACKTRACE="enable=yes,color=no,interactive=no,threads=crashed,registers=none,images=none,limit=64"
ulimit -c 0
correr() { # nombre filtro
  (ulimit -v 4194304
  ./comprobar --event-stream-output-path eventos --event-stream-version 0 --no-parallel --quiet \
    --filter "$2" 2>&1 >/dev/null || true) 2>/dev/null | cat > errores
}

for suite in Paso1 Frases; do
  correr $suite "^Leccion00Tests\\.$suite/"
  limpiar < eventos > "$muestras/$suite.jsonl"
done
mkdir -p "$muestras/Paradas"
for parada in $(sed -n 's/.*@Test.* func \([a-z]*\)().*/\1/p' Paso2.swift); do
  correr "$parada" "^Leccion00Tests\\.Paso2/$parada\\(\\)/"
  limpiar < errores > "$muestras/Paradas/$parada.txt"
  [ "$parada" != salida ] || limpiar < eventos > "$muestras/salida.jsonl"
done

swiftc -swift-version 6 -c -parse-as-library -diagnostic-style llvm -no-color-diagnostics \
  -Xfrontend -debug-diagnostic-names Errores.swift -o Errores.o 2>&1 | limpiar > "$muestras/errores.txt" || true

raiz=$(dirname "$(dirname "$(swiftc -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p')")")
plan() { swiftc -driver-print-jobs "$@" 2>/dev/null | sed -e "s|$(dirname "$raiz")|/herramientas|g" | limpiar; }
plan -wmo -no-emit-module-separately-wmo -module-name Hueco -swift-version 6 -Onone \
  -gline-tables-only -c hueco.swift -emit-module -emit-module-path hueco.swiftmodule -o hueco.o \
  > "$muestras/plan-compilar.txt"
touch hueco.o
plan hueco.o -o hueco > "$muestras/plan-enlazar.txt"
