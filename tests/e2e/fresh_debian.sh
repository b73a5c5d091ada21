# shellcheck shell=bash
# For the journeys that need a fresh Debian 12: sets $root, a folder with a minimal system, which is removed when the script
# ends, and $log. LECTERN_MIRROR: where Debian is fetched from. Ends with 77 where it cannot be fetched.
# shellcheck disable=SC2154 # the script that sources this sets $here

# Starts the script again with mounts of its own, which go with it.
own_mounts()
{
    ((EUID == 0)) || { echo "only root makes a folder the root of a system"; exit 1; }
    if [[ -z ${LECTERN_JOURNEY:-} ]]; then
        LECTERN_JOURNEY=1 exec unshare --mount --propagation private "$0" "$@"
    fi
}

step() { printf '%4d s  %s\n' "$SECONDS" "$*"; }
fail() { echo "${0##*/}: $*" >&2; exit 1; }

# Runs a command and shows the end of its output only where it fails.
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

# Runs a command in the new system, with nothing of this one's environment but the proxy.
inside()
{
    env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin LC_ALL=C.UTF-8 DEBIAN_FRONTEND=noninteractive \
        ${http_proxy:+http_proxy="$http_proxy"} chroot "$root" "$@"
}

remove_system()
{
    umount -R "$root"
    rmdir "$root" # never rm -r: /dev of this system may still be mounted in it
    rm -f "$log"
}

fresh_debian()
{
    log=$(mktemp)
    root=$(mktemp -d /var/tmp/journey.XXXXXX)
    trap remove_system EXIT
    mount -t tmpfs -o mode=755,size=75% journey "$root"
    step "a fresh Debian 12"
    if ! debootstrap --variant=minbase bookworm "$root" "${LECTERN_MIRROR:-http://deb.debian.org/debian}" >"$log" 2>&1; then
        tail -n 3 "$log"
        echo "skipped: a fresh Debian could not be fetched"
        exit 77
    fi
    printf '#!/bin/sh\nexit 101\n' >"$root/usr/sbin/policy-rc.d" # no service starts in the folder
    chmod 755 "$root/usr/sbin/policy-rc.d"
    mount -t proc proc "$root/proc"
    mount --rbind /dev "$root/dev"
    [[ ! -e /etc/resolv.conf ]] || cat /etc/resolv.conf >"$root/etc/resolv.conf"
}

# Display and bus of this system, reached by the same names from the new one. Arguments as for display_for().
display_for_system()
{
    # shellcheck source=tests/e2e/display.sh
    source "$here/display.sh"
    display_for "$@"
    trap 'end_display; remove_system' EXIT
    mount --bind /tmp "$root/tmp"
}
