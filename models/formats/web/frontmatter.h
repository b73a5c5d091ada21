#pragma once
// Front matter: "key: value" lines between two "---" at the beginning of a note.
#include <QByteArrayView>
#include <QString>
#include <QStringList>

#include <optional>

namespace lectern
{

struct FrontMatter {
    qsizetype end = 0; // start of the note after the front matter
    QList<std::pair<QString, QStringList>> fields; // lower-case key and its values (one, or a list)

    QStringList
    values(std::initializer_list<QLatin1StringView> keys) const; // of the first key that has values
    QString value(std::initializer_list<QLatin1StringView> keys) const { return values(keys).value(0); }
};

// Parses the YAML subset that web clippers write: plain and quoted values, lists on lines or in brackets.
// nullopt if the text has no front matter. text: UTF-8.
std::optional<FrontMatter> readFrontMatter(QByteArrayView text);

} // namespace lectern
