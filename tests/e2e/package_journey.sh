#!/usr/bin/env bash
# package_journey.sh PACKAGE.deb: tests the package on a fresh Debian 12 in memory: installation, import of a page, search,
# upgrade with existing libraries, removal. Display, bus and test script belong to the host. Exit status 77: Debian cannot be
# fetched.
# shellcheck disable=SC2016 # the formats of dpkg-query
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
package=$(realpath "$1")
# shellcheck source=tests/e2e/fresh_debian.sh
source "$here/fresh_debian.sh"
own_mounts "$@"
fresh_debian
# The bus checks the user, so the user id must exist on the host.
user=$(id -u nobody)
inside useradd --create-home --non-unique --uid "$user" ada
packages() { inside dpkg-query -W -f='${db:Status-Abbrev}${Package}\n' | grep -c '^ii'; }
size() { inside dpkg-query -W -f='${Installed-Size}\n' | awk '{ sum += $1 } END { print int(sum / 1024) }'; }

# There is no earlier release, so the same package with a lower version number replaces it. The older library is real: an
# earlier version created it.
step "previous version"
quietly dpkg-deb -R "$package" "$root/before"
sed -i 's/^Version: .*/Version: 0.0.1/' "$root/before/DEBIAN/control"
quietly dpkg-deb -Znone -b "$root/before" "$root/lectern_before.deb"
rm -r "$root/before"
cp "$package" "$root/lectern.deb"
had=$(packages) hadSize=$(size)
quietly inside apt-get install --yes --no-install-recommends ./lectern_before.deb
step "installed with $(($(packages) - had - 1)) packages that a minimal system lacks, $(($(size) - hadSize)) MB with them," \
    "$(inside dpkg-query -W -f='${Installed-Size}' lectern) KB alone"
mapfile -t installed < <(inside dpkg -L lectern)

home=/home/ada
cp "$here/../../resources/sample/june-list.txt" "$root$home/june-list.txt"
inside chown -R "$user:$(id -g nobody)" "$home"

# The window runs without root rights; the user needs access to the folder.
# shellcheck disable=SC2034 # read by display.sh
all_users=yes
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
[[ -s $own ]] || fail "the default library does not exist"
step "a page is imported, a paper found and bookmarked"

quietly inside apt-get install --yes --no-install-recommends ./lectern.deb
[[ $(inside dpkg-query -W -f='${Version}' lectern) != 0.0.1 ]] || fail "the package was not upgraded"
asAda upgraded
quietly inside lectern-cli check --library "${own#"$root"}"
step "upgraded; the library is valid"

before=$(find "$root$home" -type f -exec sha256sum {} + | sort)
quietly inside apt-get purge --yes lectern
for file in "${installed[@]}"; do
    [[ -d $root$file || ! -e $root$file ]] || fail "$file was not removed"
done
if left=$(find "$root/usr" "$root/etc" "$root/var/lib" -path "$root/var/lib/apt" -prune -o -iname '*lectern*' -print | grep .); then
    fail "not removed: $left"
fi
[[ $(find "$root$home" -type f -exec sha256sum {} + | sort) == "$before" ]] || fail "user files were changed"
step "removed; the library is kept"
