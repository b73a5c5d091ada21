#!/usr/bin/env bash
# architecture_cli_without_window.sh PROGRAM: checks that the command line loads no window library, so that it runs on a server.
set -euo pipefail
loaded=$(ldd "$1")
grep -q libQt6Core <<<"$loaded" || { echo "$1 does not load Qt Core: $loaded"; exit 1; }
if grep -E 'libQt6(Gui|Widgets|Svg|Qml|Quick)|libX11|libxcb' <<<"$loaded"; then
    echo "$1 loads window libraries"
    exit 1
fi
