#!/usr/bin/env bash
# house_dependencies.sh SOURCE-TREE: every #include goes from a folder to itself or to one it stands on.
# The linker only notices a wrong arrow when a symbol is used; this notices the first include.
set -euo pipefail
cd "$1"

# FOLDER: the folders of ours it may include, and the Qt modules only it may include.
allowed=(
    "models/tex: models/tex"
    "models/core: models/core models/tex"
    "models/formats: models/formats models/core models/tex"
    "models/store: models/store models/formats models/core models/tex"
    "models/intake: models/intake models/store models/formats models/core models/tex"
    "models/items: models/items models/intake models/store models/formats models/core models/tex"
    "views: views models/items models/intake models/store models/formats models/core models/tex"
    "app/cli: app/cli models/intake models/store models/formats models/core models/tex"
    "resources: resources"
    "app/lectern: app/lectern resources views models/items models/intake models/store models/formats models/core models/tex"
)
window='QtWidgets|QtGui|QtSvg|QtQml|QWidget|QApplication|QGuiApplication|QPainter|QPixmap|QIcon|QFont|QColor|QDialog|QMainWindow|QAction|QSvg[A-Za-z]*|QJSEngine'
sql='QtSql|QSql[A-Za-z]*|sqlite3\.h'
faults=0

complain()
{
    printf '%s\n' "$1"
    faults=1
}

includes() # FOLDER: file:line:included, one a line
{
    grep -rnoE --include='*.cpp' --include='*.h' '^ *# *include +[<"][^>"]+[>"]' "$1" \
        | sed -E 's/ *# *include +[<"]([^>"]+)[>"]/\1/' || true
}

for rule in "${allowed[@]}"; do
    folder=${rule%%:*}
    may=" ${rule#*: } "
    [[ -d $folder ]] || { complain "$folder is missing"; continue; }
    while IFS=: read -r file line included; do
        [[ -n $file ]] || continue
        at="$file:$line: includes $included"
        # A path of ours is written from the top; a bare name or "sub/name.h" is a neighbour in the same folder.
        if [[ $included == */* && -e $included ]]; then
            target=$(dirname "$included")
            while [[ $target != . && $may != *" $target "* ]]; do target=$(dirname "$target"); done
            [[ $target != . ]] || complain "$at, which $folder must not know"
        elif [[ $included == ../* ]]; then
            complain "$at: write it from the top of the tree"
        fi
        case $folder in
            models/tex | models/core | models/formats | models/store | models/intake | app/cli)
                [[ ! $included =~ ^($window)$ && ! $included =~ ^Qt(Widgets|Gui|Svg|Qml)/ ]] \
                    || complain "$at: no window below models/items" ;;
        esac
        if [[ $folder != models/store && $included =~ ^($sql)$ ]]; then complain "$at: SQL lives in models/store only"; fi
        if [[ $folder == models/items && $included =~ ^(QtWidgets|QWidget|QApplication|QDialog|QMainWindow)$ ]]; then
            complain "$at: no widgets below views"
        fi
    done < <(includes "$folder")
done
exit "$faults"
