#!/usr/bin/env bash
# source_journey.sh TREE: tests the two commands of the README on a fresh Debian 12 without git, on a copy of the tree without
# .git: ./dev run must show the sample library, and ./dev test must pass. Display and bus belong to the host. Exit status 77:
# Debian cannot be fetched.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
tree=$(realpath "$1")
# shellcheck source=tests/e2e/fresh_debian.sh
source "$here/fresh_debian.sh"
own_mounts "$@"
fresh_debian
if inside sh -c 'command -v git' >/dev/null; then fail "a minimal system has git"; fi

step "copy of the tree without .git"
mkdir -p "$root/root/lectern"
PYTHONPATH=$tree/tests/architecture PYTHONDONTWRITEBYTECODE=1 \
    python3 -c 'import sourcetree, sys; print("\0".join(sourcetree.files(sys.argv[1])), end="")' "$tree" \
    | tar -C "$tree" --null --files-from=- -cf - | tar -C "$root/root/lectern" -xf -

step "./dev run"
display_for_system pyatspi python3-pyatspi
cat >"$folder/dev-run" <<SCRIPT
#!/bin/sh
exec env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin LC_ALL=C.UTF-8 HOME=/root ${http_proxy:+http_proxy="$http_proxy"} \\
    DISPLAY="\$DISPLAY" DBUS_SESSION_BUS_ADDRESS="\$DBUS_SESSION_BUS_ADDRESS" XDG_RUNTIME_DIR="$folder/run" \\
    QT_LINUX_ACCESSIBILITY_ALWAYS_ON=1 QT_QPA_PLATFORM=xcb LECTERN_LANGUAGE=en \\
    chroot "$root" /root/lectern/dev run
SCRIPT
chmod 755 "$folder/dev-run"
dbus-run-session -- "$python" "$here/source_journey.py" "$folder/dev-run"
step "the window shows the sample library"

inside /root/lectern/dev test >"$log" 2>&1 || { tail -n 40 "$log"; fail "./dev test failed"; }
sed -n '/tests passed/p; /^Skipped/,$p' "$log"
grep -qE '^100% tests passed' "$log" || fail "./dev test ran no test"
step "./dev test passes"
