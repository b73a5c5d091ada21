#!/bin/sh
# Lectern for one person of this computer: unpacks the programs with their libraries behind this text, and has the desktop know them.
#   sh lectern.run              into ~/.local/opt/lectern, in place of an older one
#   sh lectern.run --to FOLDER  into another folder, and nothing else
#   sh lectern.run --remove     takes all of that away; libraries and settings stay
# Wants glibc 2.36 or newer (Debian 12, Ubuntu 23.04, Fedora 37), tar and xz.
set -eu
data=${XDG_DATA_HOME:-$HOME/.local/share}
folder=$HOME/.local/opt/lectern
bin=$HOME/.local/bin
say() { printf '%s\n' "$*"; }
refresh()
{
    for command in "update-mime-database $data/mime" "update-desktop-database $data/applications"; do
        if command -v "${command%% *}" >/dev/null; then $command >/dev/null 2>&1 || true; fi
    done
}
unpack()
{
    mkdir -p "$1"
    tail -n "+@PAYLOAD@" "$0" | tar --extract --xz --strip-components=1 -C "$1"
}
remove()
{
    # What points into the folder is ours.
    for name in lectern lectern-cli; do
        if [ "$(readlink "$bin/$name" || true)" = "$folder/bin/$name" ]; then rm -f "$bin/$name"; fi
    done
    rm -f "$data/applications/org.lectern.Lectern.desktop" "$data/mime/packages/org.lectern.Lectern.xml" \
        "$data"/icons/hicolor/*/apps/org.lectern.Lectern.*
    rm -rf "$folder"
}
case ${1:-} in
    --to)
        [ $# -eq 2 ] || { say "lectern: --to wants a folder" >&2; exit 2; }
        unpack "$2"
        say "Lectern is in $2; $2/bin/lectern starts it."
        exit ;;
    --remove)
        remove
        refresh
        say "Lectern is removed. Libraries and settings are left where they were."
        exit ;;
    '') ;;
    *)
        say "usage: sh $0 [--to FOLDER | --remove]" >&2
        exit 2 ;;
esac
# Beside the one that is there, which goes only when the new one is whole.
new=$folder.new
rm -rf "$new"
unpack "$new"
"$new/bin/lectern-cli" --version >/dev/null
remove
mv "$new" "$folder"
mkdir -p "$bin" "$data/applications" "$data/mime/packages"
for name in lectern lectern-cli; do ln -sf "$folder/bin/$name" "$bin/$name"; done
sed "s|^Exec=lectern|Exec=\"$folder/bin/lectern\"|" "$folder/share/applications/org.lectern.Lectern.desktop" \
    >"$data/applications/org.lectern.Lectern.desktop"
cp "$folder/share/mime/packages/org.lectern.Lectern.xml" "$data/mime/packages"
(cd "$folder/share/icons/hicolor" && find . -type f) | while read -r icon; do
    mkdir -p "$data/icons/hicolor/$(dirname "$icon")"
    cp "$folder/share/icons/hicolor/$icon" "$data/icons/hicolor/$icon"
done
refresh
say "Lectern is installed: in the menu, and as $bin/lectern. To remove it: sh $0 --remove"
exit
