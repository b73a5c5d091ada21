#!/usr/bin/env bash
# package_journey.sh PACKAGE.deb: a fresh Debian 12 in a folder in memory; there the package is installed with what it needs, the
# window reads a first page and finds a paper, the package is upgraded with libraries of before, and removed again. The
# display, the bus and the one who looks at the window are this system's. LECTERN_MIRROR: where Debian is fetched from.
# Exits with 77 where it cannot be.
# shellcheck disable=SC2016 # the formats of dpkg-query
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
package=$(realpath "$1")
((EUID == 0)) || { echo "only root makes a folder the root of a system"; exit 1; }
if [[ -z ${LECTERN_JOURNEY:-} ]]; then # mounts of its own, which go with it
    LECTERN_JOURNEY=1 exec unshare --mount --propagation private "$0" "$@"
fi

# shellcheck source=tests/e2e/display.sh
source "$here/display.sh"
step() { printf '%4d s  %s\n' "$SECONDS" "$*"; }
fail() { echo "package_journey: $*" >&2; exit 1; }
quietly()
{
    "$@" >"$log" 2>&1 && return
    tail -n 30 "$log"
    if grep -qE 'Failed to fetch|Temporary failure resolving|Could not connect' "$log"; then
        echo "skipped: Debian's packages could not be fetched"
        exit 77
    fi
    fail "failed: $*"
}

log=$(mktemp)
root=$(mktemp -d /var/tmp/journey.XXXXXX)
trap 'umount -R "$root"; rmdir "$root"; rm -f "$log"' EXIT
mount -t tmpfs -o mode=755 journey "$root"

step "a fresh Debian 12"
if ! debootstrap --variant=minbase bookworm "$root" "${LECTERN_MIRROR:-http://deb.debian.org/debian}" >"$log" 2>&1; then
    tail -n 3 "$log"
    echo "skipped: a fresh Debian could not be fetched"
    exit 77
fi
inside()
{
    env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin LC_ALL=C.UTF-8 DEBIAN_FRONTEND=noninteractive \
        ${http_proxy:+http_proxy="$http_proxy"} chroot "$root" "$@"
}
printf '#!/bin/sh\nexit 101\n' >"$root/usr/sbin/policy-rc.d" # nothing is to run in the folder by itself
chmod 755 "$root/usr/sbin/policy-rc.d"
mount -t proc proc "$root/proc"
mount --rbind /dev "$root/dev"
[[ ! -e /etc/resolv.conf ]] || cat /etc/resolv.conf >"$root/etc/resolv.conf"
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

# Display and bus are reached by the same names from the folder. Whoever uses the window is no root, and may only enter the folder.
for_everybody=yes # read by display.sh
display_for pyatspi python3-pyatspi Xlib.ext.xtest python3-xlib
trap 'end_display; umount -R "$root"; rmdir "$root"; rm -f "$log"' EXIT
mount --bind /tmp "$root/tmp"
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
