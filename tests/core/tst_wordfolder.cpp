#include "models/core/fold.h"
#include "models/core/wordfolder.h"

#include <QTest>

#include <random>

using namespace lectern;
using namespace Qt::StringLiterals;

class TestWordFolder : public QObject
{
    Q_OBJECT
private slots:
    void foldsEveryCharacter();
    void foldsRandomTexts();
    void acceptsBrokenUtf8();
    void foldsLongTexts();

private:
    QStringList words(const QByteArray &utf8)
    {
        QStringList found;
        m_folder.words(std::string_view(utf8.constData(), size_t(utf8.size())), [&](std::string_view word) {
            found.append(QString::fromUtf8(word.data(), qsizetype(word.size())));
        });
        if (found != wordsByPlaces(utf8)) // the fast path gives the same words
            return {u"different: "_s + wordsByPlaces(utf8).join(u'|')};
        return found;
    }
    QStringList wordsByPlaces(const QByteArray &utf8)
    {
        std::string folded = "before";
        std::vector<WordFolder::Place> places;
        m_folder.addWords(std::string_view(utf8.constData(), size_t(utf8.size())), &folded, &places);
        QStringList found;
        for (const WordFolder::Place &place : places)
            found.append(QString::fromUtf8(folded.data() + place.at, qsizetype(place.length)));
        return folded.starts_with("before") ? found : QStringList();
    }
    WordFolder m_folder;
};

void TestWordFolder::foldsEveryCharacter()
{
    for (char32_t code = 1; code < 0x110000; code += code < 0x30000 ? 1 : 251) {
        if (code >= 0xd800 && code < 0xe000)
            continue;
        const QString c = QString::fromUcs4(&code, 1);
        for (const QString &text : QStringList{c, u"a"_s + c + u"b"_s, u"don'"_s + c + u"t"_s, c + u"'s"_s})
            QVERIFY2(words(text.toUtf8()) == foldedWords(text), qPrintable(QString::number(code, 16)));
    }
}

void TestWordFolder::foldsRandomTexts()
{
    static const QStringList pieces{
        u"a"_s,      u"Lo"_s,     u"7"_s,     u" "_s,          u"'"_s,          u"’"_s,       u"\\"_s,
        u"{"_s,      u"}"_s,      u"\""_s,    u"^"_s,          u"~"_s,          u"."_s,       u"v"_s,
        u"c"_s,      u"H"_s,      u"ss"_s,    u"AA"_s,         u"i"_s,          u"é"_s,       u"\u0301"_s,
        u"ß"_s,      u"中"_s,     u"カ"_s,    u"ﬁ"_s,          u"Ω"_s,          u"ς"_s,       u"\u00ad"_s,
        u"\u00a0"_s, u"´"_s,      u"½"_s,     u"\U0001d49c"_s, u"\U0002070e"_s, u"가"_s,      u"-"_s,
        u"\n"_s,     u"ŉ"_s,      u"{\\"_s,   u"\\\""_s,       u"{}"_s,         u"\\emph{"_s, u"İ"_s,
        u"dj"_s,     u"th"_s,     u"cyrya"_s, u"ocirc"_s,      u"imath"_s,      u"ȷ"_s,       u"{\\dj}"_s,
        u"\\SS"_s,   u"cdprime"_s};
    std::mt19937 random(3);
    for (int i = 0; i < 200000; ++i) {
        QString text;
        for (int n = int(random() % 12); n >= 0; --n)
            text += pieces[int(random() % unsigned(pieces.size()))];
        const QStringList expected = foldedWords(text), found = words(text.toUtf8());
        QVERIFY2(
            found == expected,
            qPrintable(text + u"\nfound "_s + found.join(u'|') + u"\nexpected "_s + expected.join(u'|')));
    }
}

void TestWordFolder::acceptsBrokenUtf8()
{
    QCOMPARE(words("ab\xff"
                   "cd\xc3"),
             (QStringList{u"ab"_s, u"cd"_s}));
    QCOMPARE(words(QByteArray("a\0b", 3)), (QStringList{u"a"_s, u"b"_s}));
}

// Words and special characters at every position of the blocks of the fast path.
void TestWordFolder::foldsLongTexts()
{
    static const QStringList words_{u"plain"_s,    u"Vartheta"_s,   u"varphi"_s, u"it's"_s, u"Bell\u2019s"_s,
                                    u"\\'etale"_s, u"na\u00efve"_s, u"x"_s,      u"42nd"_s, u"'quoted'"_s};
    std::mt19937 random(5);
    for (int i = 0; i < 3000; ++i) {
        QString text(int(random() % 70), u' ');
        for (int n = int(random() % 40); n >= 0; --n)
            text += words_[int(random() % unsigned(words_.size()))] + QString(1 + int(random() % 3), u' ');
        if (i % 2)
            text = text.trimmed();
        QCOMPARE(words(text.toUtf8()), foldedWords(text));
    }
    for (int length = 1; length < 200; ++length)
        QCOMPARE(words(QByteArray(length, 'a')), QStringList{QString(length, u'a')});
    QCOMPARE(words({}), QStringList());
}

QTEST_MAIN(TestWordFolder)
#include "tst_wordfolder.moc"
