# shellcheck shell=bash
# For the scripts beside it that run the built window on a virtual display and a bus of its own: says what is missing
# and ends with 77 there; else the display is there until the script ends, $folder is a home that goes with it, and
# $python Debian's own, for which its packages are.
# display_for MODULE PACKAGE [MODULE PACKAGE…]: the modules of Python that the script needs besides. With
# for_everybody set, other users of this machine may come to the display as well; with screen, it has that size.
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
    export LECTERN_LANGUAGE=en # what the scripts look for is in English
    export QT_QPA_PLATFORM=xcb QT_LINUX_ACCESSIBILITY_ALWAYS_ON=1 QT_ACCESSIBILITY=1 NO_AT_BRIDGE=0
    unset WAYLAND_DISPLAY DBUS_SESSION_BUS_ADDRESS AT_SPI_BUS_ADDRESS
    start_display
}

# A display whose number the server chooses itself. Not through xvfb-run: a server that may reset itself does so when its
# last client leaves, as the launcher of the accessibility bus does at once, and refuses whoever comes meanwhile.
start_display()
{
    mkfifo "$folder/display"
    Xvfb -displayfd 3 -noreset -nolisten tcp ${for_everybody:+-ac} -screen 0 "${screen:-1280x800}x24" 3>"$folder/display" 2>"$folder/display.log" &
    server=$!
    read -r DISPLAY <"$folder/display" || { cat "$folder/display.log"; echo "there is no display"; exit 1; }
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
