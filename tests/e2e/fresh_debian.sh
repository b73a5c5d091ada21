# shellcheck shell=bash
# Sourced by tests on a fresh Debian 12: sets $root, a minimal system that is removed when the script ends, and $log.
# LECTERN_MIRROR is the Debian mirror. Exit status 77: the packages cannot be fetched.
# shellcheck disable=SC2154 # the script that sources this sets $here

# Restarts the script in a private mount namespace.
own_mounts()
{
    ((EUID == 0)) || { echo "root rights are required for chroot"; exit 1; }
    if [[ -z ${LECTERN_JOURNEY:-} ]]; then
        LECTERN_JOURNEY=1 exec unshare --mount --propagation private "$0" "$@"
    fi
}

step() { printf '%4d s  %s\n' "$SECONDS" "$*"; }
fail() { echo "${0##*/}: $*" >&2; exit 1; }

# Runs a command; prints the end of its output if it fails.
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

# Runs a command in the new system. Of the environment, only the proxy is passed.
inside()
{
    env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin LC_ALL=C.UTF-8 DEBIAN_FRONTEND=noninteractive \
        ${http_proxy:+http_proxy="$http_proxy"} chroot "$root" "$@"
}

remove_system()
{
    umount -R "$root"
    rmdir "$root" # never rm -r: the host's /dev may still be mounted
    rm -f "$log"
}

fresh_debian()
{
    log=$(mktemp)
    root=$(mktemp -d /var/tmp/journey.XXXXXX)
    trap remove_system EXIT
    mount -t tmpfs -o mode=755,size=75% journey "$root"
    step "fresh Debian 12"
    if ! debootstrap --variant=minbase bookworm "$root" "${LECTERN_MIRROR:-http://deb.debian.org/debian}" >"$log" 2>&1; then
        tail -n 3 "$log"
        echo "skipped: Debian could not be fetched"
        exit 77
    fi
    printf '#!/bin/sh\nexit 101\n' >"$root/usr/sbin/policy-rc.d" # services must not start
    chmod 755 "$root/usr/sbin/policy-rc.d"
    mount -t proc proc "$root/proc"
    mount --rbind /dev "$root/dev"
    [[ ! -e /etc/resolv.conf ]] || cat /etc/resolv.conf >"$root/etc/resolv.conf"
}

# Makes display and bus of the host available in the new system. Arguments as for display_for().
display_for_system()
{
    # shellcheck source=tests/e2e/display.sh
    source "$here/display.sh"
    display_for "$@"
    trap 'end_display; remove_system' EXIT
    mount --bind /tmp "$root/tmp"
}
