#!/usr/bin/env bash
# sheet.sh LECTERN LIBRARY FOLDER [light|dark]: saves a screenshot of each view to FOLDER, on a virtual display and
# with real keys: list, selection, marks, tags, table, reading view, statistics, history, commands, keys, a search with a typo,
# filters, menu; 700 and 2,540 pixels wide, and at double scale. To compare two builds:
#   montage OLD/07.png NEW/07.png -tile 2x1 -geometry +6+6 07.png
# The library is copied and not changed. Run by hand only: the screenshots are for visual inspection.
# Exit status 77: a requirement is not installed.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
# shellcheck source=tests/e2e/display.sh
source "$here/display.sh"
for command in xdotool import openbox; do
    command -v "$command" >/dev/null || skip "$command is not installed (packages xdotool, imagemagick, openbox)"
done
lectern=$1 library=$2 pictures=$3 theme=${4:-light}
mkdir -p "$pictures"
screen=2560x1440
# shellcheck disable=SC2119 # no Python modules
display_for
cp "$library" "$folder/sheet.lectern"
openbox &
sleep 1

keys() { local key; for key in "$@"; do xdotool key --clearmodifiers "$key"; sleep 0.2; done; }
type_text() { sleep 0.5; xdotool type --delay 60 "$1"; sleep 1; }
screenshot() { sleep "${2:-1}"; import -window root -crop "${size}+0+0" +repage "$pictures/$1.png"; }
resize() {
    size=$1x$2
    xdotool windowsize "$window" "$1" "$2" windowmove "$window" 0 0
    sleep 1.5
}
start() {
    "$@" "$lectern" --library "$folder/sheet.lectern" --theme "$theme" &
    program=$!
    window=$(timeout 60 xdotool search --sync --onlyvisible --name Lectern | tail -1)
    sleep 3
}
finish() { kill "$program"; wait "$program" || true; }

start env
resize 1280 860
xdotool mousemove 600 858 # over no control
keys Escape Home j j j; screenshot 01-list
for _ in {1..12}; do keys shift+Down; done; screenshot 02-selected
keys b; screenshot 03-marked
keys t; type_text se; screenshot 04-tags; keys Escape Escape
keys ctrl+z; screenshot 05-undone
keys Home ctrl+t; screenshot 06-table; keys ctrl+l
keys F11; screenshot 07-reading; keys F11
keys ctrl+g; screenshot 08-statistics 3; keys Escape
keys ctrl+h; screenshot 09-history; keys Escape
keys ctrl+k; type_text cop; screenshot 10-commands; keys Escape
keys question; screenshot 11-keys; keys Escape
keys slash; type_text 'graph neural netwroks'; screenshot 12-search 2; keys Escape Escape ctrl+BackSpace
keys Escape ctrl+shift+f; screenshot 13-filters; keys Escape
keys F10; screenshot 14-menu; keys Escape Escape
resize 700 900; screenshot 15-narrow
resize 2540 1300; screenshot 16-wide
finish
start env QT_SCALE_FACTOR=2
size=2560x1440; screenshot 17-double
finish
echo "17 screenshots in $pictures"
