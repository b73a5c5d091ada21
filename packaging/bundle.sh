#!/usr/bin/env bash
# bundle.sh BUILD OUTPUT.run: creates a self-extracting file with Lectern and its libraries, for other systems with glibc 2.36 or
# newer. Unpacking needs no root rights. Libraries are copied from this system, so the same system gives the same bytes. glibc, the
# compiler's libraries, display drivers, X and fonts are not included; every desktop has them.
set -euo pipefail
build=$(realpath "$1") output=$(realpath "$2")
packaging=$(dirname "$(realpath "$0")")
plugins=$(qtpaths6 --query QT_INSTALL_PLUGINS 2>/dev/null || qmake6 -query QT_INSTALL_PLUGINS)
translations=$(qtpaths6 --query QT_INSTALL_TRANSLATIONS 2>/dev/null || qmake6 -query QT_INSTALL_TRANSLATIONS)
system='^(ld-linux.*|libc|libm|libpthread|libdl|librt|libresolv|libutil|libgcc_s|libstdc\+\+|libGL|libGLX|libGLdispatch|libOpenGL|libEGL|libdrm|libgbm|libX11|libX11-xcb|libxcb|libfontconfig|libfreetype|libexpat|libwayland-(client|cursor|egl))\.so'

stage=$(mktemp -d)
trap 'rm -rf "$stage"' EXIT
tree=$stage/lectern
cmake --install "$build" --prefix "$tree" >/dev/null
strip "$tree"/bin/* "$tree"/libexec/lectern/*
mkdir -p "$tree/lib/qt6/plugins" "$tree/share/qt6/translations"
for plugin in platforms/libqxcb platforms/libqoffscreen platforms/libqwayland-generic platforms/libqwayland-egl \
    wayland-shell-integration wayland-decoration-client wayland-graphics-integration-client xcbglintegrations \
    platformthemes/libqxdgdesktopportal platforminputcontexts imageformats/libqsvg imageformats/libqjpeg iconengines \
    sqldrivers/libqsqlite printsupport; do
    for file in "$plugins/$plugin".so "$plugins/$plugin"/*.so; do
        [[ ! -e $file ]] || install -D "$file" "$tree/lib/qt6/plugins/${file#"$plugins"/}"
    done
done
for language in de zh_CN; do
    [[ ! -e $translations/qtbase_$language.qm ]] || cp "$translations/qtbase_$language.qm" "$tree/share/qt6/translations"
done
programs=("$tree"/bin/* "$tree"/libexec/lectern/*)
mapfile -t loaded < <(find "$tree/lib/qt6/plugins" -name '*.so')
while read -r name path; do
    [[ $name =~ $system ]] || cp -L "$path" "$tree/lib/$name"
done < <(ldd "${programs[@]}" "${loaded[@]}" | awk '$2 == "=>" && $3 ~ /^\// { print $1, $3 }' | sort -u)
for file in "${programs[@]}" "${loaded[@]}" "$tree"/lib/*.so*; do
    patchelf --set-rpath "\$ORIGIN/$(realpath --relative-to="$(dirname "$file")" "$tree/lib")" "$file"
done
# Each program reads the Qt paths from a qt.conf in its folder.
for folder in bin libexec/lectern; do
    printf '[Paths]\nPrefix=%s\nPlugins=lib/qt6/plugins\nTranslations=share/qt6/translations\n' \
        "$(realpath --relative-to="$tree/$folder" "$tree")" >"$tree/$folder/qt.conf"
done
# The Debian copyright files of the libraries.
while read -r package; do
    [[ ! -e /usr/share/doc/$package/copyright ]] || install -D -m 644 "/usr/share/doc/$package/copyright" "$tree/share/doc/lectern/libraries/$package"
done < <(cd "$tree/lib" && find . -name '*.so*' -printf '%f\n' | sed 's|^|*/|' | xargs -d '\n' dpkg -S 2>/dev/null | cut -d: -f1 | sort -u)

tar --create --sort=name --mtime="@${SOURCE_DATE_EPOCH:-0}" --owner=0 --group=0 --numeric-owner --mode=go=rX,u+rw \
    -C "$stage" lectern | xz -T1 -6 >"$stage/payload"
sed "s/@PAYLOAD@/$(($(wc -l <"$packaging/unpack.sh") + 1))/" "$packaging/unpack.sh" | cat - "$stage/payload" >"$output"
chmod 755 "$output"
