#!/usr/bin/env bash
# package_journey.sh PACKAGE.deb: a fresh Debian 12 in a folder in memory; there the package is installed with what it needs, the
# window reads a first page and finds a paper, the package is upgraded with libraries of before, and removed again. The
# display, the bus and the one who looks at the window are this system's. Exits with 77 where Debian cannot be fetched.
# shellcheck disable=SC2016 # the formats of dpkg-query
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
package=$(realpath "$1")
# shellcheck source=tests/e2e/fresh_debian.sh
source "$here/fresh_debian.sh"
own_mounts "$@"
fresh_debian
# Who uses the window is somebody of this system too: the bus asks who its user is.
user=$(id -u nobody)
inside useradd --create-home --non-unique --uid "$user" ada
packages() { inside dpkg-query -W -f='${db:Status-Abbrev}${Package}\n' | grep -c '^ii'; }
size() { inside dpkg-query -W -f='${Installed-Size}\n' | awk '{ sum += $1 } END { print int(sum / 1024) }'; }

# There is no release before this one: the same package under a lesser number stands for it. What an older version left
# behind is real: the library was made by the code of then.
step "the version before"
quietly dpkg-deb -R "$package" "$root/before"
sed -i 's/^Version: .*/Version: 0.0.1/' "$root/before/DEBIAN/control"
quietly dpkg-deb -Znone -b "$root/before" "$root/lectern_before.deb"
rm -r "$root/before"
cp "$package" "$root/lectern.deb"
had=$(packages) hadSize=$(size)
quietly inside apt-get install --yes --no-install-recommends ./lectern_before.deb
step "installed with $(($(packages) - had - 1)) packages that a bare system lacks, $(($(size) - hadSize)) MB with them," \
    "$(inside dpkg-query -W -f='${Installed-Size}' lectern) KB alone"
mapfile -t installed < <(inside dpkg -L lectern)

home=/home/ada
python3 - "$here/../data/format-9.lectern.zlib" "$root$home/old.lectern" <<'PYTHON'
import sys, zlib
source, target = sys.argv[1:]
with open(source, "rb") as packed, open(target, "wb") as library:
    library.write(zlib.decompress(packed.read()[4:]))  # Qt puts the length before it
PYTHON
cp "$here/../../resources/sample/june-list.txt" "$root$home/june-list.txt"
inside chown -R "$user:$(id -g nobody)" "$home"

# Whoever uses the window is no root, and may only enter the folder.
# shellcheck disable=SC2034 # read by display.sh
for_everybody=yes
display_for_system pyatspi python3-pyatspi Xlib.ext.xtest python3-xlib
chown -R "$user:$(id -g nobody)" "$folder"
cat >"$folder/lectern" <<SCRIPT
#!/bin/sh
exec chroot "$root" /usr/bin/setpriv --ambient-caps=-all --inh-caps=-all \\
    env -C $home HOME=$home XDG_CONFIG_HOME= XDG_DATA_HOME= XDG_CACHE_HOME= lectern "\$@"
SCRIPT
chmod 755 "$folder/lectern"
asAda()
{
    setpriv --reuid "$user" --regid "$(id -g nobody)" --clear-groups --inh-caps=+sys_chroot --ambient-caps=+sys_chroot \
        timeout 300 dbus-run-session -- "$python" "$here/package_journey.py" "$folder/lectern" "$home" "$@"
}
own=$root$home/.local/share/lectern/library.lectern
asAda first
[[ -s $own ]] || fail "there is no library where one is kept"
step "a first page is read, a paper found and marked"

quietly inside apt-get install --yes --no-install-recommends ./lectern.deb
[[ $(inside dpkg-query -W -f='${Version}' lectern) != 0.0.1 ]] || fail "it was not upgraded"
asAda upgraded
for library in "$own" "$root$home/old.lectern"; do
    quietly inside lectern-cli check --library "${library#"$root"}"
done
compgen -G "$root$home/old backups/*" >/dev/null || fail "the older library was not copied before it was upgraded"
step "upgraded; libraries of before are as they were"

before=$(find "$root$home" -type f -exec sha256sum {} + | sort)
quietly inside apt-get purge --yes lectern
for file in "${installed[@]}"; do
    [[ -d $root$file || ! -e $root$file ]] || fail "$file was left behind"
done
if left=$(find "$root/usr" "$root/etc" "$root/var/lib" -path "$root/var/lib/apt" -prune -o -iname '*lectern*' -print | grep .); then
    fail "left behind: $left"
fi
[[ $(find "$root$home" -type f -exec sha256sum {} + | sort) == "$before" ]] || fail "files of a person were touched"
step "removed; the libraries are left"
