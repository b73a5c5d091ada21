#pragma once
// The block of "key: value" lines between two "---" at the beginning of a note.
#include <QByteArrayView>
#include <QString>
#include <QStringList>

#include <optional>

namespace lectern
{

struct FrontMatter {
    qsizetype end = 0; // where the note begins behind it
    QList<std::pair<QString, QStringList>> fields; // key in lower case; a list, or one value

    QStringList values(std::initializer_list<QLatin1StringView> keys) const; // of the first key that has any
    QString value(std::initializer_list<QLatin1StringView> keys) const { return values(keys).value(0); }
};

// Reads what clippers write of YAML: plain and quoted values, lists in lines or brackets. Nothing where the
// text does not begin so. text: UTF-8.
std::optional<FrontMatter> readFrontMatter(QByteArrayView text);

} // namespace lectern
