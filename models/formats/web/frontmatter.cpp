#include "webtext.h"

namespace lectern
{

using namespace Qt::StringLiterals;

namespace
{

constexpr int kMaxLines = 300;

// Returns a value without quotes and without the brackets of note links.
QString plain(QString value)
{
    value = value.trimmed();
    if (value.size() >= 2 && (value.startsWith(u'"') || value.startsWith(u'\''))
        && value.endsWith(value.front()))
        value = value.mid(1, value.size() - 2).replace(u"\\\""_s, u"\""_s);
    if (value.startsWith(u"[["_s) && value.endsWith(u"]]"_s))
        value = value.mid(2, value.size() - 4);
    return value.trimmed();
}

QStringList listOf(const QString &value)
{
    const bool isList = value.startsWith(u'[') && value.endsWith(u']') && !value.startsWith(u"[["_s);
    QStringList values;
    for (const QString &each : isList ? value.mid(1, value.size() - 2).split(u',') : QStringList{value})
        if (const QString one = plain(each); !one.isEmpty())
            values.append(one);
    return values;
}

} // namespace

QStringList FrontMatter::values(std::initializer_list<QLatin1StringView> keys) const
{
    for (const QLatin1StringView key : keys)
        for (const auto &[name, list] : fields)
            if (name == key && !list.isEmpty())
                return list;
    return {};
}

std::optional<FrontMatter> readFrontMatter(QByteArrayView text)
{
    FrontMatter matter;
    qsizetype at = 0;
    for (int number = 0; number < kMaxLines && at < text.size(); ++number) {
        const qsizetype found = text.indexOf('\n', at), end = found < 0 ? text.size() : found;
        const QString line = QString::fromUtf8(text.sliced(at, end - at));
        const QString word = line.trimmed();
        at = std::min(text.size(), end + 1);
        if (number == 0) {
            if (word != "---"_L1)
                return {};
        } else if (word == "---"_L1 || word == "..."_L1) {
            matter.end = at;
            return matter.fields.isEmpty() ? std::nullopt : std::optional(matter);
        } else if (word.startsWith("- "_L1) && !matter.fields.isEmpty()) {
            matter.fields.last().second += listOf(word.mid(2).trimmed());
        } else if (const qsizetype colon = line.indexOf(u':'); colon > 0 && !line.front().isSpace()) {
            matter.fields.append(
                {line.left(colon).trimmed().toLower(), listOf(line.mid(colon + 1).trimmed())});
        } else if (!word.isEmpty() && !line.front().isSpace()) {
            return {};
        }
    }
    return {};
}

} // namespace lectern
