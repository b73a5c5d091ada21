#!/usr/bin/env bash
# sheet.sh LECTERN LIBRARY FOLDER [PDF]: saves a screenshot of every page to FOLDER, on a virtual display and with real keys:
# light and dark, in English, German and Chinese, at 900x600, 1280x800, 1600x1000 and at 1600x1000 with a scale of 200 %. The
# environment may limit these: THEMES="light", LANGUAGES="en", SIZES="900x600 1600x1000@2". The name of a screenshot is
# size-theme-language-page.png. To compare two builds, or to look at one page in all sizes:
#   montage FOLDER/*-list.png -tile 3x -geometry 800x+6+6 list.png
# PDF: a file for the page that reads PDFs. The library is copied and not changed. Run by hand only: the screenshots are
# for visual inspection. Exit status 77: a requirement is not installed.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
# shellcheck source=tests/e2e/display.sh
source "$here/display.sh"
for command in xdotool import openbox xclip; do
    command -v "$command" >/dev/null || skip "$command is not installed (packages xdotool, imagemagick, openbox, xclip)"
done
lectern=$1 library=$2 pictures=$3 pdf=${4:-}
mkdir -p "$pictures"
# shellcheck disable=SC2034 # used by display.sh
screen=1600x1000
# shellcheck disable=SC2119 # no Python modules
display_for
openbox &
sleep 1

keys() { local key; for key in "$@"; do xdotool key --clearmodifiers "$key"; sleep 0.2; done; }
type_text() { sleep 0.3; xdotool type --delay 40 "$1"; sleep 0.7; }
screenshot() { sleep "${2:-0.8}"; import -window root -crop "$shown+0+0" +repage "$pictures/$name-$1.png"; }

# Keys work in every language, unlike texts.
pages()
{
    xdotool mousemove 5 $((${shown#*x} - 5)) # over no control
    keys Escape Home Down Down; screenshot list
    keys Menu; screenshot context-menu; keys Escape
    keys shift+Down shift+Down; screenshot selected
    keys Home t; screenshot tags; keys Escape
    keys l; screenshot lists; keys Escape
    keys b 4 ctrl+t; screenshot table; keys ctrl+l
    keys e; screenshot edit; keys Escape
    keys n; screenshot note; keys Escape
    keys a Return; screenshot author 1.5
    keys ctrl+1 ctrl+5; screenshot authors 2; keys Escape
    keys ctrl+k; type_text gra; screenshot palette 1.5; keys Escape
    keys slash; type_text 'graph neural netwroks'; screenshot search 1.5; keys Escape
    keys shift+d; screenshot facets 1.5; keys Escape ctrl+BackSpace
    keys ctrl+g; screenshot statistics 2.5; keys Escape
    keys r; screenshot related 1.5; keys Escape
    keys g Return; screenshot graph 2.5; keys Escape
    keys ctrl+h; screenshot history 1.5; keys Escape
    keys ctrl+shift+d; screenshot clean-up-1 3
    keys ctrl+shift+d; screenshot clean-up-2 3
    keys ctrl+shift+d; screenshot clean-up-3 3
    keys ctrl+shift+d; screenshot clean-up-4 3; keys Escape ctrl+1
    printf '@article{a, title={Tides of the inner harbour}, author={Oak, Ada and Elm, Ben}, year=2024}\n' | xclip -selection clipboard
    keys ctrl+v; screenshot import 1.5; keys Escape
    keys ctrl+e; screenshot export; keys Escape
    keys ctrl+p; screenshot print; keys Escape
    keys ctrl+comma; screenshot settings; keys Escape
    keys question; screenshot keys; keys Escape
    keys F1; screenshot help; keys Escape
    keys F10; screenshot menu; keys Right; screenshot file-menu; keys Escape Escape Escape
    keys F11; screenshot reading; keys F11
    if [[ -n $pdf ]]; then
        keys ctrl+alt+o; type_text "$pdf"; keys Return; screenshot pdf 3; keys Escape
    fi
}

for size in ${SIZES:-900x600 1280x800 1600x1000 1600x1000@2}; do
    for theme in ${THEMES:-light dark}; do
        for LECTERN_LANGUAGE in ${LANGUAGES:-en de zh_CN}; do
            export LECTERN_LANGUAGE QT_SCALE_FACTOR=1
            [[ $size == *@2 ]] && export QT_SCALE_FACTOR=2
            shown=${size%@*} name=$size-$theme-$LECTERN_LANGUAGE
            cp "$library" "$folder/sheet.lectern"
            "$lectern" --library "$folder/sheet.lectern" --theme "$theme" &
            program=$!
            window=$(timeout 60 xdotool search --sync --onlyvisible --pid "$program" | tail -1)
            sleep 2
            xdotool windowsize "$window" "${shown%x*}" "${shown#*x}" windowmove "$window" 0 0
            sleep 1.5
            pages
            kill "$program"
            wait "$program" || true
            rm -f "$folder"/sheet.lectern*
        done
    done
done
# First start: no library.
for theme in ${THEMES:-light dark}; do
    name=1280x800-$theme-${LANGUAGES:-en} shown=1280x800 LECTERN_LANGUAGE=${LANGUAGES:-en} QT_SCALE_FACTOR=1
    "$lectern" --library "$folder/empty-$theme.lectern" --theme "$theme" &
    program=$!
    window=$(timeout 60 xdotool search --sync --onlyvisible --pid "$program" | tail -1)
    sleep 2
    screenshot first-start
    kill "$program"
    wait "$program" || true
done
echo "$(find "$pictures" -name '*.png' | wc -l) screenshots in $pictures"
