#!/usr/bin/env bash
# check.sh BUILD [NAME...]: shows that these additions (all by default) work in a build with them (./dev extensions).
set -euo pipefail
build=$(realpath "$1")
shift
if (($# == 0)); then set -- command format list-column paper-field query-term user-table; fi
export QT_QPA_PLATFORM=offscreen LECTERN_LANGUAGE=en
cli=$build/app/cli/lectern-cli
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
library=$folder/a.lectern
printf '#titles\nSlow Tides | Ada Oak; Bo Ash | 2020\nHow Waves Count Themselves | Cy Elm | 2021\n' >"$folder/in.titles"
printf '@article{tides, title={Slow Tides}, author={Oak, Ada}, language={Dutch}, year=2020}\n' >"$folder/in.bib"

tests() { ctest --test-dir "$build" --output-on-failure -R "^($1)\$"; }
# Writes the generated files of the copy, as ./dev update does.
LECTERN_UPDATE=1 tests 'tst_(associations|manual)' >/dev/null
shows() { grep -q -- "$1" <<<"$2" || { echo "missing: $1 in: $2" >&2; exit 1; }; }

for name in "$@"; do
    printf '== %s\n' "$name"
    case $name in
        command) # it is in the table, so the menu, the key list and the palette have it
            tests 'tst_(actionneeds|keyspage|keybindings|keys)'
            "$build/app/lectern/lectern" --library "$library" --screenshot "$folder/a.png" --sample --action copy-title ;;
        format) # detected, read, listed in help, written
            tests 'tst_(titlelist|roundtrip|hostilevalues|refusal)'
            shows 'Slow Tides' "$("$cli" parse "$folder/in.titles")"
            shows 'title-list' "$("$cli" export --help)"
            "$cli" import --library "$folder/titles.lectern" "$folder/in.titles" >/dev/null
            shows 'Slow Tides | Ada Oak; Bo Ash | 2020' \
                "$("$cli" export --library "$folder/titles.lectern" --format title-list)" ;;
        list-column) # shown for a paper that has the value
            tests 'tst_(paperlistmodel|paperlist)' ;;
        paper-field) # read, written in every format, corrected by the user and undone
            tests 'tst_(publication|ownvalues|correcting)'
            "$cli" import --library "$folder/field.lectern" "$folder/in.bib" >/dev/null
            shows 'LA  - Dutch' "$("$cli" export --library "$folder/field.lectern" --format ris)" ;;
        query-term) # parsed, completed, listed in help, found
            tests 'tst_(query|searchindex|manual)'
            shows 'titlewords' "$("$cli" search --help)"
            "$cli" import --library "$folder/term.lectern" "$folder/in.bib" >/dev/null
            shows 'Slow Tides' "$("$cli" search --library "$folder/term.lectern" 'titlewords:2')" ;;
        user-table) # edited, undone, merged, saved in a marks file, recovered
            tests 'tst_(usertables|recovery|marksfile)' ;;
        *) echo "no such addition: $name" >&2; exit 2 ;;
    esac
done
