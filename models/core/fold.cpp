#include "fold.h"

#include "models/tex/texcharacters.h"

#include <array>

namespace lectern
{

using namespace Qt::StringLiterals;

namespace
{

using tex::isAsciiLetter;

// Letters with strokes that Unicode does not decompose, but that users type as plain letters.
QStringView plainLetter(char16_t c)
{
    switch (c) {
    case u'ß':
        return u"ss";
    case u'æ':
        return u"ae";
    case u'œ':
        return u"oe";
    case u'ø':
        return u"o";
    case u'ł':
        return u"l";
    case u'đ':
    case u'ð':
        return u"d";
    case u'þ':
        return u"th";
    case u'ħ':
        return u"h";
    case u'ı':
        return u"i";
    case u'ȷ':
        return u"j";
    case u'ŋ':
        return u"n";
    case u'ŧ':
        return u"t";
    case u'ς':
        return u"σ";
    default:
        return {};
    }
}

// Returns the end of the command name whose backslash is at text[slash].
qsizetype commandEnd(QStringView text, qsizetype slash)
{
    qsizetype end = slash + 1;
    while (end < text.size() && isAsciiLetter(text[end]))
        ++end;
    return end;
}

// Finds the letter under a TeX accent at the start of text: "o", "{o}", "\i", "{\i}", "{\o}". Returns its
// length in characters, or 0 if there is none.
qsizetype accentedLetter(QStringView text, QString *letter)
{
    qsizetype at = 0;
    while (at < text.size() && text[at] == u' ')
        ++at;
    const bool braced = at < text.size() && text[at] == u'{';
    if (braced)
        ++at;
    if (at >= text.size())
        return 0;
    if (text[at] == u'\\') {
        const qsizetype end = commandEnd(text, at);
        const char16_t named = tex::letter(text.mid(at + 1, end - at - 1));
        if (!named)
            return 0;
        *letter = QChar(named);
        at = end;
    } else if (text[at].isLetter()) {
        *letter = text[at];
        ++at;
    } else {
        return 0;
    }
    if (!braced)
        return at;
    return at < text.size() && text[at] == u'}' ? at + 1 : 0;
}

// Replaces TeX accents (\"o, \v{C}) by their base letters and letter commands ({\o}, \dj) by their letters.
// Other commands are unchanged.
QString withoutTexAccents(QStringView text)
{
    QString out;
    out.reserve(text.size());
    for (qsizetype i = 0; i < text.size();) {
        const bool braced = text[i] == u'{' && i + 1 < text.size() && text[i + 1] == u'\\';
        const qsizetype slash = braced ? i + 1 : i;
        if (text[slash] != u'\\' || slash + 1 >= text.size()) {
            out += text[i++];
            continue;
        }
        const QChar mark = text[slash + 1];
        QString letter;
        qsizetype after = 0; // one past the construct; 0 if it is not an accent
        if (isAsciiLetter(mark)) {
            const qsizetype end = commandEnd(text, slash);
            const QStringView name = text.mid(slash + 1, end - slash - 1);
            if (const char16_t named = tex::letter(name)) {
                letter = QChar(named);
                after = end;
                if (!braced && after < text.size() && text[after] == u' ')
                    ++after; // TeX skips the space after a command
                else if (text.mid(after).startsWith(u"{}"))
                    after += 2;
            } else if (tex::textAccent(name)) {
                // These commands require braces or a space before their letter. Without one, the letter is
                // part of a longer command name.
                if (const qsizetype length = accentedLetter(text.mid(end), &letter))
                    after = end + length;
            }
        } else if (tex::textAccent(text.mid(slash + 1, 1))) {
            if (const qsizetype length = accentedLetter(text.mid(slash + 2), &letter))
                after = slash + 2 + length;
        }
        if (after && braced) {
            if (after < text.size() && text[after] == u'}')
                ++after;
            else
                after = 0;
        }
        if (after) {
            out += letter;
            i = after;
        } else {
            out += text[i++];
        }
    }
    return out;
}

bool isPlainAscii(QStringView text)
{
    for (const QChar c : text)
        if (c.unicode() >= 0x80 || c == u'\\')
            return false;
    return true;
}

QString foldSpace(QStringView text)
{
    return text.toString().simplified();
}

} // namespace

QString decomposed(QStringView text)
{
    constexpr qsizetype kPiece = 256; // code units
    QString all;
    for (qsizetype at = 0; at < text.size();) {
        qsizetype end = qMin(at + kPiece, text.size());
        if (end < text.size() && text[end].isLowSurrogate())
            --end;
        all += text.sliced(at, end - at).toString().normalized(QString::NormalizationForm_KD);
        at = end;
    }
    return all;
}

QString fold(QStringView text)
{
    if (isPlainAscii(text))
        return text.toString().toLower().simplified();
    const QString untexed = text.contains(u'\\') ? withoutTexAccents(text) : text.toString();
    const QString folded = decomposed(untexed).toCaseFolded();
    QString out;
    out.reserve(folded.size());
    for (const QChar c : folded) {
        if (c.isMark() || c == u'\u00ad') // combining accents, soft hyphen
            continue;
        if (const QStringView plain = plainLetter(c.unicode()); !plain.isEmpty())
            out += plain;
        else
            out += c;
    }
    return foldSpace(out);
}

bool isUnspaced(char32_t letter)
{
    const QChar::Script script = QChar::script(letter);
    return script == QChar::Script_Han || script == QChar::Script_Hiragana
        || script == QChar::Script_Katakana;
}

QStringList foldedWords(QStringView text)
{
    const QString folded = fold(text);
    QStringList words;
    QString word;
    const auto finish = [&] {
        if (word.isEmpty())
            return;
        if (word.size() == 1 || word.startsWith(u"var")) {
            const QByteArray utf8 = word.toUtf8();
            const std::string_view name = greekWordName({utf8.constData(), std::size_t(utf8.size())});
            word = QString::fromUtf8(name.data(), qsizetype(name.size()));
        }
        words.append(std::exchange(word, {}));
    };
    for (qsizetype i = 0; i < folded.size(); ++i) {
        const QChar c = folded[i];
        const bool paired = c.isHighSurrogate() && i + 1 < folded.size() && folded[i + 1].isLowSurrogate();
        const char32_t code = paired ? QChar::surrogateToUcs4(c, folded[i + 1]) : c.unicode();
        if (isUnspaced(code)) {
            finish();
            words.append(folded.mid(i, paired ? 2 : 1));
        } else if (QChar::isLetterOrNumber(code)) {
            word += folded.mid(i, paired ? 2 : 1);
        } else if ((c == u'\'' || c == u'’') && !word.isEmpty() && i + 1 < folded.size()
                   && folded[i + 1].isLetter()) {
            // "don't" is one word
        } else {
            finish();
        }
        if (paired)
            ++i;
    }
    finish();
    return words;
}

std::string_view greekWordName(std::string_view word)
{
    // α to ω in Unicode order. The final sigma has already been folded.
    static constexpr std::array<std::string_view, 25> names{
        "alpha", "beta",   "gamma",   "delta", "epsilon", "zeta",    "eta",  "theta", "iota",
        "kappa", "lambda", "mu",      "nu",    "xi",      "omicron", "pi",   "rho",   "sigma",
        "sigma", "tau",    "upsilon", "phi",   "chi",     "psi",     "omega"};
    if (word.size() == 2) {
        const auto first = static_cast<unsigned char>(word[0]), second = static_cast<unsigned char>(word[1]);
        const unsigned code = (first & 0x1fU) << 6 | (second & 0x3fU);
        if ((first == 0xce || first == 0xcf) && code >= 0x3b1 && code <= 0x3c9)
            return names[code - 0x3b1];
    } else if (word.size() >= 5 && word.starts_with("var")) {
        const std::string_view rest = word.substr(3);
        for (const std::string_view name : {"epsilon", "theta", "phi", "pi", "rho", "sigma", "kappa"})
            if (rest == name)
                return name;
    }
    return word;
}

QString foldTitle(QStringView title)
{
    return foldedWords(title).join(u' ');
}

QString foldName(QStringView name)
{
    QString text = fold(name);
    if (text.contains(u',')) {
        QStringList parts = text.split(u',');
        // "Family, Given" or "Family, Jr., Given"
        const QString family = parts.takeFirst();
        const QString given = parts.isEmpty() ? QString() : parts.takeLast();
        text = given + u' ' + family + u' ' + parts.join(u' ');
    }
    QString out;
    out.reserve(text.size());
    for (const QChar c : std::as_const(text))
        out += c == u'.' || c == u'-' || c == u'‐' || c == u'‑' ? QChar(u' ') : c;
    return foldSpace(out);
}

QString foldAbstract(QStringView abstract)
{
    return abstract.toString().toLower().simplified();
}

} // namespace lectern
