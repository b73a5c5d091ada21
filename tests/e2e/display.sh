# shellcheck shell=bash
# For the scripts beside it that run the built window on a virtual display and a bus of its own: says what is missing
# and ends with 77 there; else $folder is a home that goes with the script, and $python Debian's own, for which its
# packages are.
# display_for MODULE PACKAGE [MODULE PACKAGE…]: the modules of Python that the script needs besides.
skip() { echo "skipped: $*"; exit 77; }
python=/usr/bin/python3

display_for()
{
    local command
    for command in xvfb-run Xvfb dbus-run-session "$python"; do
        command -v "$command" >/dev/null || skip "$command is not installed"
    done
    while (($#)); do
        "$python" -c "import $1" 2>/dev/null || skip "$2 is not installed"
        shift 2
    done
    [[ -e /usr/share/dbus-1/services/org.a11y.Bus.service ]] || skip "at-spi2-core is not installed"
    folder=$(mktemp -d)
    trap 'rm -rf "$folder"' EXIT
    export HOME=$folder XDG_RUNTIME_DIR=$folder/run XDG_CONFIG_HOME=$folder XDG_DATA_HOME=$folder XDG_CACHE_HOME=$folder
    mkdir -m 700 "$folder/run"
    export QT_QPA_PLATFORM=xcb QT_LINUX_ACCESSIBILITY_ALWAYS_ON=1 QT_ACCESSIBILITY=1 NO_AT_BRIDGE=0
    unset WAYLAND_DISPLAY DBUS_SESSION_BUS_ADDRESS AT_SPI_BUS_ADDRESS
}
