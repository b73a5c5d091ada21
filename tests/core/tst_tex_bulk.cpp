#include "models/tex/tex.h"
#include "tests/support/bulk.h"
#include "tests/support/support.h"

#include <QHash>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

using namespace lectern;
using namespace Qt::StringLiterals;

// Tests on the real abstracts that no character is lost. A second, simpler TeX reader reduces the source and
// the displayed text separately to plain characters, which must be equal.
class PlainCharacters
{
public:
    PlainCharacters()
    {
        // name, tab, character, as MathJax has them
        for (const QString &line :
             QString::fromUtf8(test::readAll(test::fixture(u"fixtures/tex/symbols.tsv"_s)))
                 .split(u'\n', Qt::SkipEmptyParts))
            m_words.insert(line.section(u'\t', 0, 0), line.section(u'\t', 1));
        // Commands that MathJax lacks, and six where unicode-math differs from it (tst_textables).
        const QString words =
            uR"(N N R R Z Z natnums N Reals R reals R cnums C Complex C real ℜ image ℑ infin ∞ isin ∈
            lang ⟨ rang ⟩ sdot ⋅ alef ℵ And & implies ⟹ impliedby ⟸ iff ⟺ coloneqq ≔ dots … dotsc … dotsb ⋯ dotsm ⋯ dotsi ⋯
            dotso … hellip … bmod mod liminf liminf limsup limsup lbrace { rbrace } dag † ddag ‡ degree ° texttimes ×
            textmu μ textdegree ° textbackslash \ textasciitilde ~ textellipsis … pounds £ copyright © P ¶ Bbbk k
            o ø O Ø l ł L Ł ss ß ae æ AE Æ oe œ OE Œ aa å AA Å i i j j dh ð DH Ð th þ TH Þ dj đ DJ Đ ng ŋ NG Ŋ
            textendash -- textemdash --- textquoteleft ` textquoteright ' textquotedblleft `` textquotedblright ''
            textquotedbl " textquotesingle ' textasciicircum ^ textdollar $ textunderscore _ textbar | textless <
            textgreater > textbraceleft { textbraceright } textdiv ÷ textpm ± texttrademark ™ textregistered ®
            textcopyright © texteuro € euro € textsterling £ textbullet • textperiodcentered · guillemotleft «
            guillemotright » LaTeX LaTeX TeX TeX LaTeXe LaTeX2ε BibTeX BibTeX slash / textalpha α textbeta β textgamma γ
            textepsilon ε textlambda λ textsigma σ textpercent % textampersand & micron μm surd √ sqrt √
            square □ Box □ blacksquare ■ Diamond ◇ bullet • cdotp ·
            sun ☉ astrosun ☉ earth ♁ mars ♂ venus ♀ male ♂ female ♀ celsius ℃ micro μ ohm Ω)"_s.simplified();
        const QStringList list = words.split(u' ');
        for (qsizetype i = 0; i + 1 < list.size(); i += 2)
            m_words.insert(list[i], list[i + 1]);
        for (const QStringView name :
             QStringView(u"arccos arcsin arctan arg cos cosh cot coth csc deg det dim exp gcd hom inf ker "
                         "lg lim ln log max min Pr sec sin sinh sup tan tanh")
                 .tokenize(u' '))
            m_words.insert(name.toString(), name.toString());
        for (const QStringView name :
             QStringView(
                 u"emph textit textsl textbf texttt textsc underline uline textsuperscript textsubscript "
                 u"textrm textsf "
                 "textup textmd textnormal text mbox hbox em it sl itshape slshape bf bfseries tt ttfamily "
                 "sc scshape "
                 "rm sf sffamily rmfamily upshape normalfont tiny scriptsize footnotesize small normalsize "
                 "large Large "
                 "url nolinkurl path href textcolor color ensuremath xspace noindent protect allowbreak "
                 "leavevmode "
                 "sloppy newline linebreak par quad qquad space enspace thinspace nobreakspace negthinspace "
                 "strut "
                 "mathstrut displaystyle textstyle scriptstyle nolimits limits nonumber mathbb Bbb mathds "
                 "mathbbm mathcal "
                 "mathscr mathfrak mathrm mathup mathnormal mathit mathbf bold boldsymbol bm pmb mathsf "
                 "mathtt cal scr "
                 "frak mit operatorname mathord mathop mathbin mathrel mathopen mathclose mathpunct left "
                 "right middle "
                 "mleft mright big Big bigg Bigg bigl Bigl biggl Biggl bigr Bigr biggr Biggr bigm Bigm not "
                 "tilde widetilde Tilde hat widehat Hat bar Bar vec dot ddot acute grave breve check "
                 "mathring "
                 "u v H c k r d b t G frac dfrac tfrac nicefrac enquote")
                 .tokenize(u' '))
            m_markup.insert(name.toString());
    }

    QString of(QString text) const
    {
        static const QRegularExpression gone(
            uR"(\\href\s*\{\s*(?:https?:|mailto:|www\.)[^{}]*\}|\\(?:textcolor|color)\s*\{[^{}]*\}|<U\+[0-9A-F]{4}>)"_s);
        static const QRegularExpression pmod(uR"(\\pmod\s*\{([^{}]*)\})"_s),
            enquote(uR"(\\enquote\{([^{}]*)\})"_s), operatorStar(u"\\\\operatorname\\*"_s);
        text.remove(gone);
        text.replace(pmod, u"(mod\\1)"_s);
        text.remove(operatorStar);
        text.replace(enquote, u"``\\1''"_s);
        QString out;
        out.reserve(text.size());
        for (qsizetype i = 0; i < text.size(); ++i) {
            const QChar c = text[i];
            if (c != u'\\') {
                out += c;
                continue;
            }
            qsizetype end = i + 1;
            while (end < text.size()
                   && ((text[end] >= u'a' && text[end] <= u'z') || (text[end] >= u'A' && text[end] <= u'Z')))
                ++end;
            if (end > i + 1) {
                const QString name = text.mid(i + 1, end - i - 1);
                if (const auto found = m_words.constFind(name); found != m_words.cend())
                    out += *found;
                else if (!m_markup.contains(name))
                    out += name;
                i = end - 1;
            } else if (i + 1 < text.size()) {
                const QChar next = text[++i];
                if (!QStringView(u",;:!>/-@()[]'\"`^~=.\\").contains(next))
                    out += next;
            }
        }
        QString plain;
        for (const QChar c : out.normalized(QString::NormalizationForm_KD)) {
            if (c.unicode() < 0x20 && c != u'\t' && c != u'\n' && c != u'\r') {
                plain +=
                    QChar(char16_t(0x2400 + c.unicode())); // control characters are shown as control pictures
                continue;
            }
            switch (c.unicode()) {
            case u'“':
                plain += u"``";
                break;
            case u'”':
            case u'″':
                plain += u"''";
                break;
            case u'‘':
                plain += u'`';
                break;
            case u'’':
            case u'′':
                plain += u'\'';
                break;
            case u'–':
                plain += u"--";
                break;
            case u'—':
                plain += u"---";
                break;
            case u'−':
                plain += u'-';
                break;
            case u'∗':
                plain += u'*';
                break;
            case u'°':
                plain += u'∘';
                break;
            case u'⟨':
                plain += u'<';
                break;
            case u'⟩':
                plain += u'>';
                break;
            case u'‖':
            case u'∥':
            case u'∣':
                plain += u'|';
                break;
            case u'ı':
                plain += u'i';
                break;
            case QChar::ObjectReplacementCharacter:
                plain += QChar(QChar::ReplacementCharacter);
                break;
            case u'ȷ':
                plain += u'j';
                break;
            default:
                if (!c.isSpace() && !c.isMark() && c.category() != QChar::Other_Control && c != u'\u00ad'
                    && !QStringView(u"{}$^_~.").contains(c))
                    plain += c;
            }
        }
        return plain;
    }

private:
    QHash<QString, QString> m_words; // commands that print a character
    QSet<QString> m_markup; // commands that print nothing
};

class TestTexBulk : public QObject
{
    Q_OBJECT
private slots:
    void losesNoCharacter()
    {
        const PlainCharacters plain;
        const int every = std::max(1, 20 / test::scaled(20)); // all abstracts unless scaled down
        qint64 number = 0, compared = 0, wrong = 0;
        const auto check = [&](const QString &source, TexReach reach) {
            if (source.contains(u"backslash"_s))
                return; // the output contains a backslash that this reader would misread as a command
            const TexText text = texToText(source, reach);
            ++compared;
            if (text.text == source)
                return;
            const QString before = plain.of(source), after = plain.of(text.text);
            // On one line, fractions and roots get additional parentheses and slashes.
            if (before == after || (reach == TexReach::Line && isSubsequence(before, after)))
                return;
            if (++wrong <= 20) {
                qsizetype at = 0;
                while (at < before.size() && at < after.size() && before[at] == after[at])
                    ++at;
                qWarning().noquote() << "source:" << before.mid(std::max<qsizetype>(0, at - 40), 90)
                                     << "\nshown: " << after.mid(std::max<qsizetype>(0, at - 40), 90);
            }
        };
        bool found = false;
        for (const auto &file : {u"ml-anthology.jsonl.zst"_s, u"arxiv-abs.jsonl.zst"_s,
                                 u"acl-anthology-2019.jsonl.zst"_s, u"arxiv-astro-ph.jsonl.zst"_s})
            found |= test::forEachBulkRecord(file, [&](const QString &title, const QString &abstract) {
                if (number++ % every == 0) {
                    check(abstract, TexReach::Pane);
                    check(title, TexReach::Line);
                }
                return true;
            });
        if (!found)
            QSKIP("the real abstracts (../shared/data/bulk) or the zstd program are missing");
        QVERIFY2(compared > 10'000, qPrintable(QString::number(compared)));
        QVERIFY2(wrong == 0,
                 qPrintable(u"%1 of %2 texts lost or gained a character"_s.arg(wrong).arg(compared)));
    }

    void convertsAllSeedFormulas()
    {
        const QStringList files = test::sharedFiles(u"seeds"_s, {u"*.txt"_s});
        if (files.isEmpty())
            QSKIP("the seeds (../shared/seeds) are missing");
        QSet<QString> formulas;
        for (const QString &path : files)
            for (const TexFormula &formula : texToText(QString::fromUtf8(test::readAll(path))).formulas) {
                formulas.insert(formula.tex);
                QVERIFY2(formula.outcome == TexFormula::Outcome::Set, qPrintable(formula.tex));
            }
        QCOMPARE(formulas.size(), 20);
    }

    void convertsMostFormulasAsText()
    {
        qint64 total = 0, set = 0;
        if (!test::forEachBulkRecord(u"arxiv-abs.jsonl.zst"_s, [&](const QString &, const QString &abstract) {
                for (const TexFormula &formula : texToText(abstract).formulas) {
                    ++total;
                    set += formula.outcome != TexFormula::Outcome::Declined;
                }
                return true;
            }))
            QSKIP("the real abstracts (../shared/data/bulk) or the zstd program are missing");
        QVERIFY(total > 300);
        QVERIFY2(double(set) / double(total) >= 0.9, qPrintable(u"%1 of %2"_s.arg(set).arg(total)));
    }

private:
    static bool isSubsequence(QStringView inner, QStringView outer)
    {
        qsizetype at = 0;
        for (const QChar c : outer)
            if (at < inner.size() && inner[at] == c)
                ++at;
        return at == inner.size();
    }
};

QTEST_GUILESS_MAIN(TestTexBulk)
#include "tst_tex_bulk.moc"
