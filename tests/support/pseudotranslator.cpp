#include "pseudotranslator.h"

#include <QRegularExpression>

namespace lectern::test
{

using namespace Qt::StringLiterals;

PseudoTranslator::PseudoTranslator(bool rightToLeft, QObject *parent)
    : QTranslator(parent), m_rightToLeft(rightToLeft)
{
}

static QChar accented(QChar letter)
{
    static const QString plain = u"AEIOUYaeiouycnszCNSZ"_s;
    static const QString other = u"ÅÉÎÖÛÝåéîöûýçñšžÇÑŠŽ"_s;
    const qsizetype at = plain.indexOf(letter);
    return at < 0 ? letter : other[at];
}

QString pseudoText(const QString &text)
{
    if (text.trimmed().isEmpty())
        return text;
    // Machine-readable parts: placeholders, tags, entities.
    static const QRegularExpression kept(u"%L?\\d+|%n|<[^<>]*>|&[a-z]+;"_s);
    QString out;
    qsizetype from = 0, letters = 0;
    const auto add = [&](QStringView plain) {
        for (const QChar c : plain) {
            out += accented(c);
            letters += c.isLetter() ? 1 : 0;
        }
    };
    for (auto it = kept.globalMatch(text); it.hasNext();) {
        const QRegularExpressionMatch match = it.next();
        add(QStringView(text).mid(from, match.capturedStart() - from));
        out += match.captured();
        from = match.capturedEnd();
    }
    add(QStringView(text).mid(from));
    // German is about a third longer, short words even more.
    const qsizetype more = letters == 0 ? 0 : letters < 10 ? 3 : letters / 3;
    QString rest(more, u'~');
    for (qsizetype i = 8; i < rest.size(); i += 9)
        rest.insert(i, u' '); // so that a long text can be broken
    return u'[' + out + rest + u']';
}

QString PseudoTranslator::translate(const char *context, const char *text, const char *disambiguation,
                                    int n) const
{
    Q_UNUSED(n)
    if (qstrcmp(text, "QT_LAYOUT_DIRECTION") == 0)
        return m_rightToLeft ? u"RTL"_s : u"LTR"_s;
    const bool isFormat = qstrcmp(disambiguation, "format") == 0; // for QLocale, not for display
    if (isFormat || (context && context[0] == 'Q'))
        return {};
    const QString shown = pseudoText(QString::fromUtf8(text));
    // Directional marks around the text give it the layout of Arabic.
    constexpr QChar mark(0x200F);
    return m_rightToLeft ? QString(mark + shown + mark) : shown;
}

} // namespace lectern::test
