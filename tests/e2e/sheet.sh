#!/usr/bin/env bash
# sheet.sh LECTERN LIBRARY FOLDER [light|dark]: a picture of each view of the built window into FOLDER, on a virtual
# display and by real keys, to be looked at: list, several papers selected, what a mark says, tags, table, page for
# reading, overview, history, commands, keys, a misspelt search, filters, menu; 700 and 2,540 pixels wide, and at twice
# the size. Of two builds the pictures have the same names, so that they can be laid side by side:
#   montage OLD/07.png NEW/07.png -tile 2x1 -geometry +6+6 07.png
# The library is copied; nothing is written into it. By hand only: nobody but eyes can say whether it is well.
# Exits with 77 and a reason where what it needs is not installed.
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
# shellcheck disable=SC2119 # no module of Python
display_for
cp "$library" "$folder/sheet.lectern"
openbox &
sleep 1

keys() { local key; for key in "$@"; do xdotool key --clearmodifiers "$key"; sleep 0.2; done; }
say() { sleep 0.5; xdotool type --delay 60 "$1"; sleep 1; }
shoot() { sleep "${2:-1}"; import -window root -crop "${size}+0+0" +repage "$pictures/$1.png"; }
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
xdotool mousemove 600 858 # where nothing is pointed at
keys F7 Escape Home j j j; shoot 01-list
for _ in {1..12}; do keys shift+Down; done; shoot 02-selected
keys b; shoot 03-marked
keys t; say se; shoot 04-tags; keys Escape Escape
keys ctrl+z; shoot 05-undone
keys Home ctrl+t; shoot 06-table; keys ctrl+l
keys F11; shoot 07-reading; keys F11
keys ctrl+g; shoot 08-overview 3; keys Escape
keys ctrl+h; shoot 09-history; keys Escape
keys ctrl+k; say cop; shoot 10-commands; keys Escape
keys question; shoot 11-keys; keys Escape
keys slash; say 'graph neural netwroks'; shoot 12-search 2; keys Escape Escape ctrl+BackSpace
keys Escape ctrl+shift+f; shoot 13-filters; keys Escape
keys F10; shoot 14-menu; keys Escape Escape
resize 700 900; shoot 15-narrow
resize 2540 1300; shoot 16-wide
finish
start env QT_SCALE_FACTOR=2
size=2560x1440; shoot 17-twice
finish
echo "17 pictures in $pictures"
