#pragma once
// Numbers between the records of tagged files.
#include <QStringView>

#include <algorithm>

namespace lectern
{

// Returns whether the line is the number of the next record, as Ovid and others write it: "<12>", or after a
// blank line also "12." and "Record 12 of 40".
inline bool isRecordNumber(QStringView line, bool isAfterBlank)
{
    line = line.trimmed();
    const auto areDigits = [](QStringView text) {
        constexpr qsizetype kMostDigits = 7;
        return !text.isEmpty() && text.size() <= kMostDigits
            && std::all_of(text.begin(), text.end(), [](QChar c) { return c >= u'0' && c <= u'9'; });
    };
    if (line.size() > 2 && line.startsWith(u'<') && line.endsWith(u'>'))
        return areDigits(line.sliced(1).chopped(1));
    if (!isAfterBlank || line.isEmpty())
        return false;
    if (line.startsWith(u"Record ") && line.contains(u" of "))
        return areDigits(line.sliced(7, line.indexOf(u" of ") - 7));
    return (line.endsWith(u'.') || line.endsWith(u':')) && areDigits(line.chopped(1));
}

} // namespace lectern
