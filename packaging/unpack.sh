#!/bin/sh
# Installs Lectern for the current user: unpacks the archive at the end of this file and registers the programs with the desktop.
#   sh lectern.run              install into ~/.local/opt/lectern and replace an older version
#   sh lectern.run --to FOLDER  only unpack into another folder
#   sh lectern.run --remove     uninstall; libraries and settings are kept
# Requires glibc 2.36 or newer (Debian 12, Ubuntu 23.04, Fedora 37), tar and xz.
set -eu
data=${XDG_DATA_HOME:-$HOME/.local/share}
folder=$HOME/.local/opt/lectern
bin=$HOME/.local/bin
info() { printf '%s\n' "$*"; }
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
    # Remove only links that point into the folder.
    for name in lectern lectern-cli; do
        if [ "$(readlink "$bin/$name" || true)" = "$folder/bin/$name" ]; then rm -f "$bin/$name"; fi
    done
    rm -f "$data/applications/org.lectern.Lectern.desktop" "$data/mime/packages/org.lectern.Lectern.xml" \
        "$data"/icons/hicolor/*/apps/org.lectern.Lectern.*
    rm -rf "$folder"
}
case ${1:-} in
    --to)
        [ $# -eq 2 ] || { info "lectern: --to requires a folder" >&2; exit 2; }
        unpack "$2"
        info "Lectern is in $2; $2/bin/lectern starts it."
        exit ;;
    --remove)
        remove
        refresh
        info "Lectern is removed. Libraries and settings were kept."
        exit ;;
    '') ;;
    *)
        info "usage: sh $0 [--to FOLDER | --remove]" >&2
        exit 2 ;;
esac
# Unpack next to an existing version, and replace it only after the new one starts.
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
info "Lectern is installed in the menu and as $bin/lectern. To remove it: sh $0 --remove"
exit
