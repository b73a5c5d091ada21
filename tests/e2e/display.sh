# shellcheck shell=bash
# Sourced by e2e scripts that run the window on a virtual display with its own bus.
# display_for MODULE PACKAGE [MODULE PACKAGE…]: starts the display until the script ends. The arguments are required Python
# modules and their packages. Sets $folder, a temporary home, and $python, Debian's Python. Exits with 77 and a message if a
# requirement is missing. If all_users is set, other users may connect to the display; screen sets its size.
skip() { echo "skipped: $*"; exit 77; }
python=/usr/bin/python3

display_for()
{
    local command
    for command in Xvfb dbus-run-session "$python"; do
        command -v "$command" >/dev/null || skip "$command is not installed"
    done
    while (($#)); do
        "$python" -c "import $1" 2>/dev/null || skip "$2 is not installed"
        shift 2
    done
    [[ -e /usr/share/dbus-1/services/org.a11y.Bus.service ]] || skip "at-spi2-core is not installed"
    folder=$(mktemp -d)
    trap 'end_display' EXIT
    export HOME=$folder XDG_RUNTIME_DIR=$folder/run XDG_CONFIG_HOME=$folder XDG_DATA_HOME=$folder XDG_CACHE_HOME=$folder
    mkdir -m 700 "$folder/run"
    export LECTERN_LANGUAGE=en # the scripts search for English texts
    export QT_QPA_PLATFORM=xcb QT_LINUX_ACCESSIBILITY_ALWAYS_ON=1 QT_ACCESSIBILITY=1 NO_AT_BRIDGE=0
    unset WAYLAND_DISPLAY DBUS_SESSION_BUS_ADDRESS AT_SPI_BUS_ADDRESS
    start_display
}

# The server chooses the display number. xvfb-run is unsuitable: its server resets when the last client disconnects, as the
# launcher of the accessibility bus does at once, and refuses connections meanwhile.
start_display()
{
    mkfifo "$folder/display"
    Xvfb -displayfd 3 -noreset -nolisten tcp ${all_users:+-ac} -screen 0 "${screen:-1280x800}x24" 3>"$folder/display" 2>"$folder/display.log" &
    server=$!
    read -r DISPLAY <"$folder/display" || { cat "$folder/display.log"; echo "no display"; exit 1; }
    export DISPLAY=:$DISPLAY
    unset XAUTHORITY
}

end_display()
{
    if [[ -n ${server:-} ]]; then
        kill "$server" 2>/dev/null || true
        wait "$server" 2>/dev/null || true
    fi
    rm -rf "$folder"
}
