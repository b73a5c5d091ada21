#include "models/core/fold.h"
#include "models/tex/tex.h"

#include <QTest>

#include <ctime>

using namespace lectern;
using namespace Qt::StringLiterals;

// Replaces thin and medium spaces of formulas by ordinary ones, for readable rows.
static QString readable(QString text)
{
    for (QChar &c : text)
        if (c == u'\u202f' || c == u'\u2005' || c == u'\u2009')
            c = u' ';
    return text;
}

class TestTex : public QObject
{
    Q_OBJECT
private slots:
    void convertsText_data()
    {
        QTest::addColumn<QString>("source");
        QTest::addColumn<QString>("html");
        const auto row = [](const char *name, const QString &source, const QString &html) {
            QTest::newRow(name) << source << html;
        };
        row("empty", {}, {});
        row("plain", u"No TeX at all."_s, u"No TeX at all."_s);
        row("HTML is text", u"<b>a</b> & \"<img src=x>\""_s,
            u"&lt;b&gt;a&lt;/b&gt; &amp; &quot;&lt;img src=x&gt;&quot;"_s);
        row("escapes", uR"(50\% of \$5 \& \#1 \_x\_ \{a\})"_s, u"50% of $5 &amp; #1 _x_ {a}"_s);
        row("styles", uR"(\emph{a} \textbf{b} \textit{c} \texttt{d})"_s,
            u"<i>a</i> <b>b</b> <i>c</i> <tt>d</tt>"_s);
        row("nested styles", uR"(\textbf{a \emph{b} c})"_s, u"<b>a </b><b><i>b</i></b><b> c</b>"_s);
        row("declaration", uR"({\em a} {\bf\it b} {\sc c})"_s,
            u"<i>a</i> <b><i>b</i></b> <span style=\"font-variant:small-caps\">c</span>"_s);
        row("xspace", uR"(\textbf{Name}\xspace works)"_s, u"<b>Name</b> works"_s);
        row("accents", uR"(Schr\"odinger Erd\H{o}s \v{C}ech na\"{\i}ve \'{\^e} {\'E} G\"{o}del \c c \~n)"_s,
            u"Schrödinger Erdős Čech naïve ế É Gödel ç ñ"_s);
        row("letters", uR"(\ss{} {\o}re \AA ngstr\"om \L\'od\'z \ae)"_s, u"ß øre Ångström Łódź æ"_s);
        row("no accent", uR"(\vec \uparrow\foo "quoted" it's)"_s, uR"(\vec ↑\foo &quot;quoted&quot; it's)"_s);
        row("unknown command", uR"(see \cite{a,b} and \foo{x} \bar)"_s,
            uR"(see \cite{a,b} and \foo{x} \bar)"_s);
        row("quotes", u"``a'' `b' don't 5'' `code`"_s, u"“a” ‘b’ don't 5'' `code`"_s);
        row("dashes", u"a--b c---d -- --help ---- x-y"_s, u"a–b c—d – --help ---- x-y"_s);
        row("tie", u"Fig.~3 by Lee~et al."_s, u"Fig.\u00a03 by Lee\u00a0et al."_s);
        row("tilde that means about or to", u"~5 times, 1.19x~2.45x, x/~foo (~20)"_s,
            u"~5 times, 1.19x~2.45x, x/~foo (~20)"_s);
        row("range between formulas", uR"(1.53$\times$~20.57$\times$)"_s, u"1.53×~20.57×"_s);
        row("spaces", u"  a \n b\tc\r\nd  "_s, u"a b c d"_s);
        row("paragraphs", u"a\n\n  b\n \nc"_s, u"a<br/><br/>b<br/><br/>c"_s);
        row("line break", uR"(a \\ b)"_s, u"a<br/>b"_s);
        row("case braces", u"{BERT} and {{GPT}} for {L}earning"_s, u"BERT and GPT for Learning"_s);
        row("set braces", u"{0, 1} and {a, b}"_s, u"{0, 1} and {a, b}"_s);
        row("unbalanced brace", u"a {b \\emph{c"_s, u"a {b \\emph{c"_s);
        row("closing brace", u"a} b}"_s, u"a} b}"_s);
        row("declaration alone", uR"(a {\em} b)"_s, uR"(a {\em} b)"_s);
        row("backslash at the end", uR"(a\)"_s, uR"(a\)"_s);
        row("url", uR"(\url{https://a.b/~x_y?a=1&b=2})"_s,
            u"<a href=\"https://a.b/~x_y?a=1&amp;b=2\">https://a.b/~x_y?a=1&amp;b=2</a>"_s);
        row("url without scheme", uR"(\url{github.com/x})"_s,
            u"<a href=\"https://github.com/x\">github.com/x</a>"_s);
        row("href", uR"(\href{https://a.b/}{the \emph{page}})"_s,
            u"<a href=\"https://a.b/\">the </a><a href=\"https://a.b/\"><i>page</i></a>"_s);
        row("href to a file is no link", uR"(\href{file:///etc/passwd}{x})"_s,
            uR"(\href{file:///etc/passwd}{x})"_s);
        row("href to a script is no link", uR"(\href{javascript:alert(1)}{go, now})"_s,
            uR"(\href{javascript:alert(1)}{go, now})"_s);
        row("bare address", u"Code: https://a.b/c--d_e. (http://x.y/)"_s,
            u"Code: <a href=\"https://a.b/c--d_e\">https://a.b/c--d_e</a>. "
            "(<a href=\"http://x.y/\">http://x.y/</a>)"_s);
        row("scripts outside of dollars", u"10^{-3} CO_{2} a_b x^2"_s,
            u"10<sup>−3</sup> CO<sub>2</sub> a_b x^2"_s);
        row("symbols outside of dollars", uR"(\alpha-decay \times 2 \sqrt{n} \mu_s)"_s,
            uR"(α-decay × 2 \sqrt{n} \mu_s)"_s);
        row("colour", uR"(\textcolor{red}{a} {\color{blue} b})"_s, u"a b"_s);
        row("commands that show nothing", uR"(\noindent a\protect{}b\sloppy{}c\leavevmode d\allowbreak{}e)"_s,
            u"abcde"_s);
        row("line ends", uR"(a\newline b\linebreak{}c\par{}d\par e)"_s,
            u"a<br/>b<br/>c<br/><br/>d<br/><br/>e"_s);
        row("spaces of commands", uR"(a\quad{}b\qquad{}c\thinspace{}d\space{}e\nobreakspace{}f)"_s,
            u"a\u00a0b\u00a0c d e\u00a0f"_s);
        row("quoted by a command", uR"(\enquote{a \emph{b}} and \mkbibquote{c})"_s,
            u"“a <i>b</i>” and “c”"_s);
        row("addresses", uR"(\nolinkurl{https://a.b/} \path{http://c.d/})"_s,
            u"<a href=\"https://a.b/\">https://a.b/</a> <a href=\"http://c.d/\">http://c.d/</a>"_s);
        row("formula without dollars", uR"(\ensuremath{x})"_s, u"<i>x</i>"_s);
        row("a tie over two letters", uR"(\t{oo} \'{\j} \'{ e } \'{1} \'{} \v{c)"_s,
            u"o\u0361o j\u0301 \\'{ e } \\'1 \\'{} \\v{c"_s);
        row("signs of commands", uR"(a\:b \: c\-d x\/y \@ e\@.)"_s, u"a b \\: c\u00add xy e."_s);
        row("NUL and controls", u"a"_s + QChar(0) + u"b\u001b"_s, u"a␀b␛"_s);
        row("bidi overrides", u"a\u202eb\u2066c"_s, u"a&lt;U+202E&gt;b&lt;U+2066&gt;c"_s);
        row("characters the text engine uses", u"a\ufffcb\ufdd0"_s, u"a\ufffdb\ufffd"_s);
        row("lone surrogate", u"a"_s + QChar(0xd800) + u"b"_s, u"a\ufffdb"_s);
        row("astral", u"a😀b"_s, u"a😀b"_s);
    }
    void convertsText()
    {
        QFETCH(QString, source);
        const TexText set = texToText(source);
        QTEST(readable(texToHtml(set)), "html");
        verifyRuns(set);
    }

    void findsDollarFormulas_data()
    {
        QTest::addColumn<QString>("source");
        QTest::addColumn<QStringList>("formulas");
        const auto row = [](const char *name, const QString &source, const QStringList &formulas) {
            QTest::newRow(name) << source << formulas;
        };
        row("lone", u"a $ b"_s, {});
        row("prices", u"$5 to $10"_s, {});
        row("prices with words", u"from $5 million to $10 million"_s, {});
        row("prices glued", u"$5-$10 and US$5/US$6"_s, {});
        row("price before a formula", u"for $5 we get the $x$ model"_s, {u"x"_s});
        row("names", u"A$AP and Ke$ha"_s, {});
        row("escaped", uR"(\$5 and \$6)"_s, {});
        row("digit behind", uR"($\sim$10 and $>$90\%)"_s, {uR"(\sim)"_s, u">"_s});
        row("spaces inside", u"$ x $ and $ \\epsilon$"_s, {u" x "_s, u" \\epsilon"_s});
        row("prose between dollars", u"a $ and the other $ too"_s, {});
        row("side by side", u"$a$$b$"_s, {u"a"_s, u"b"_s});
        row("double", u"at $$O(n)$$ cost"_s, {u"O(n)"_s});
        row("double empty", u"$$$$ $$ $$"_s, {});
        row("parentheses", uR"(\(x\) and \[y\] but \(z)"_s, {u"x"_s, u"y"_s});
        row("blank line ends the hope", u"$x\n\ny$"_s, {});
        row("over a line end", u"$x +\ny$"_s, {u"x +\ny"_s});
        row("odd", u"$x$ costs $5"_s, {u"x"_s});
        row("plain number", u"$15$ and $4.5$K"_s, {u"15"_s, u"4.5"_s});
    }
    void findsDollarFormulas()
    {
        QFETCH(QString, source);
        const TexText set = texToText(source);
        QStringList formulas;
        for (const TexFormula &formula : set.formulas)
            formulas.append(formula.tex);
        QTEST(formulas, "formulas");
        if (formulas.isEmpty() && !source.contains(u'\\'))
            QCOMPARE(set.text.simplified(), source.simplified()); // no dollar sign lost
    }

    void convertsFormulas_data()
    {
        QTest::addColumn<QString>("tex");
        QTest::addColumn<QString>("html"); // empty: the formula is declined
        const auto row = [](const char *tex, const QString &html) {
            QTest::newRow(tex) << QString::fromUtf8(tex) << html;
        };
        // all 20 commands of the seeds
        row(R"(\times)", u"×"_s);
        row("α", u"<i>α</i>"_s);
        row(R"(ρ{=}{-}0.53,\,{-}0.59)", u"<i>ρ</i>=−0.53,  −0.59"_s);
        row("ρ{=}{+}0.71", u"<i>ρ</i>=+0.71"_s);
        row("p{<}0.05", u"<i>p</i>&lt;0.05"_s);
        row("n{=}15", u"<i>n</i>=15"_s);
        row("k", u"<i>k</i>"_s);
        row("+8.8", u"+8.8"_s);
        row("+4.8", u"+4.8"_s);
        row("+2.4", u"+2.4"_s);
        row("+18.8", u"+18.8"_s);
        row("1", u"1"_s);
        row("β_{-}", u"<i>β</i><sub>−</sub>"_s);
        row("C", u"<i>C</i>"_s);
        row("480", u"480"_s);
        row("2048", u"2048"_s);
        row(R"(1.72\times)", u"1.72×"_s);
        row(R"(1.36\times)", u"1.36×"_s);
        row(R"(1.19\times)", u"1.19×"_s);
        row(R"(1.11\times)", u"1.11×"_s);
        // spacing by class
        row("a=b", u"<i>a</i> = <i>b</i>"_s);
        row("a+b", u"<i>a</i> + <i>b</i>"_s);
        row("-a", u"−<i>a</i>"_s);
        row("a=-b", u"<i>a</i> = −<i>b</i>"_s);
        row("f(x,y)", u"<i>f</i>(<i>x</i>, <i>y</i>)"_s);
        row("1,000", u"1,000"_s);
        row(R"(O(n\log n))", u"<i>O</i>(<i>n</i> log <i>n</i>)"_s);
        row(R"(x\leq 5)", u"<i>x</i> ≤ 5"_s);
        row("x≤5", u"<i>x</i> ≤ 5"_s);
        row("d ≥1", u"<i>d</i> ≥ 1"_s);
        // scripts
        row("x_i^2", u"<i>x</i><sub><i>i</i></sub><sup>2</sup>"_s);
        row("e^{-x+1}", u"<i>e</i><sup>−</sup><sup><i>x</i></sup><sup>+1</sup>"_s);
        row("^2", u"<sup>2</sup>"_s);
        row("f'(x)", u"<i>f</i>′(<i>x</i>)"_s);
        row("f''", u"<i>f</i>″"_s);
        row(R"(90^\circ)", u"90°"_s);
        row(R"(x^\prime)", u"<i>x</i>′"_s);
        row(R"(5^{\text{th}})", u"5<sup>th</sup>"_s);
        row(R"(\mathbb R^d)", u"ℝ<sup><i>d</i></sup>"_s);
        row("x_{i_j}", {});
        row("x^2^3", {});
        row(R"(\sum_{i=1}^n x)", {});
        row(R"(\sum_i x_i)", u"∑<sub><i>i</i></sub> <i>x</i><sub><i>i</i></sub>"_s);
        // alphabets
        row(R"(\mathcal{O}(n))", u"𝒪(<i>n</i>)"_s);
        row(R"(\mathbb{E}[X])", u"𝔼[<i>X</i>]"_s);
        row(R"(\mathbf{x}\mathrm{d}\mathtt{t})", u"<b>x</b>d<tt>t</tt>"_s);
        row(R"(\boldsymbol{\theta})", u"<b><i>θ</i></b>"_s);
        row(R"({\rm Tr} A)", u"Tr<i>A</i>"_s);
        row(R"({\cal O}(1))", u"𝒪(1)"_s);
        row(R"(\text{if } x)", u"if <i>x</i>"_s);
        row(R"(\operatorname{arg\,max}_x)", u"arg max<sub><i>x</i></sub>"_s);
        row(R"(\Omega\epsilon\varepsilon)", u"Ω<i>ϵε</i>"_s);
        // accents
        row(R"(\tilde{O}(n))", u"<i>Õ</i>(<i>n</i>)"_s);
        row(R"(\hat y)", u"<i>ŷ</i>"_s);
        row(R"(\vec{x})", u"<i>x\u20d7</i>"_s);
        row(R"(\widehat{xyz})", {});
        row(R"(\tilde{\mathcal{O}})", {});
        row(R"(\underline{S})", u"<i><u>S</u></i>"_s);
        // roots, delimiters
        row(R"(O(\sqrt{n}))", u"<i>O</i>(√<i>n</i>)"_s);
        row(R"(\sqrt{n}x)", {});
        row(R"(\sqrt{2n})", {});
        row(R"(\sqrt[3]{n})", {});
        row(R"(\left(x\right))", u"(<i>x</i>)"_s);
        row(R"(\big\|x\big\|_2)", u"‖<i>x</i>‖<sub>2</sub>"_s);
        row(R"(\{0,1\}^n)", u"{0, 1}<sup><i>n</i></sup>"_s);
        row(R"(\|w_\star\|)", u"‖<i>w</i><sub>⋆</sub>‖"_s);
        row("50\\%", u"50%"_s);
        row("6.3%", u"6.3%"_s);
        row(R"(x \not= y)", u"<i>x</i> ≠ <i>y</i>"_s);
        row(R"(a \bmod b)", u"<i>a</i> mod <i>b</i>"_s);
        // explicit spaces, and commands without effect on one line
        row(R"(a\:b\;c\ d\>e)", u"<i>a</i>\u00a0<i>b</i>\u00a0<i>c</i>\u00a0<i>d</i>\u00a0<i>e</i>"_s);
        row(R"(a\quad b\qquad c)", u"<i>a</i>\u2003<i>b</i>\u2003\u2003<i>c</i>"_s);
        row(R"(\displaystyle a\!b\,c\allowbreak\nonumber)", u"<i>ab</i> <i>c</i>"_s);
        row(R"(\small x\strut\mathstrut)", u"<i>x</i>"_s);
        // text and classes
        row(R"(\textbf{b}\emph{e}\texttt{t}\textsc{s})",
            u"<b>b</b><i>e</i><tt>t</tt><span style=\"font-variant:small-caps\">s</span>"_s);
        row(R"(\text{if~all   of \{a\} \& 5\,\%})", u"if\u00a0all of {a} &amp; 5 %"_s);
        row(R"(\operatorname*{arg max} x)", u"arg max <i>x</i>"_s);
        row(R"(\text{a $b$})", {});
        row(R"(\text{a {b}})", {});
        row(R"(\text{a \b})", {});
        row(R"(\text a)", {});
        row(R"(x\text{})", u"<i>x</i>"_s);
        row(R"(a \pmod{n})", u"<i>a</i>\u00a0(mod\u00a0<i>n</i>)"_s);
        row(R"(\textcolor{red}{x}\color{blue}y)", u"<i>xy</i>"_s);
        row(R"(\ensuremath{x})", u"<i>x</i>"_s);
        row(R"(a\mathbin{x}b\mathrel{x}c)", u"<i>a</i> <i>x</i> <i>b</i> <i>x</i> <i>c</i>"_s);
        row(R"(\mathop{x}y)", u"<i>x</i> <i>y</i>"_s);
        row(R"(\mathopen{[}x\mathclose{]}\mathpunct{;}y)", u"[<i>x</i>]; <i>y</i>"_s);
        row(R"(\mathrm{}x\underline{})", u"<i>x</i>"_s);
        // Negation by \not.
        row(R"(x\not\in A)", u"<i>x</i> ∉ <i>A</i>"_s);
        row(R"(a\not\equiv b\not\subset c)", u"<i>a</i> ≢ <i>b</i> ⊄ <i>c</i>"_s);
        row(R"(a\not\approx b\not\sim c)", u"<i>a</i> ≉ <i>b</i> ≁ <i>c</i>"_s);
        row(R"(a\not\leq b\not\geq c)", u"<i>a</i> ≰ <i>b</i> ≱ <i>c</i>"_s);
        row(R"(a\not\rightarrow b\not\Rightarrow c)", u"<i>a</i> ↛ <i>b</i> ⇏ <i>c</i>"_s);
        row(R"(a\not\subseteq b)", u"<i>a</i> ⊈ <i>b</i>"_s);
        row(R"(\not\exists x)", u"∄ <i>x</i>"_s);
        row(R"(a\not\foo b)", {});
        row(R"(a\not)", {});
        // delimiters
        row(R"(\left<x\right>)", u"⟨<i>x</i>⟩"_s);
        row(R"(\left.x\right|)", u"<i>x</i>|"_s);
        row(R"(\left\{x\middle|y\right\})", u"{<i>x</i>|<i>y</i>}"_s);
        row(R"(\left\foo x\right))", {});
        row(R"(\left{x\right})", {});
        row(R"(x\left)", {});
        // primes
        row("f'''+f''''", u"<i>f</i>‴ + <i>f</i>‴′"_s);
        row("'", u"′"_s);
        row("x^{2}'", u"<i>x</i><sup>2</sup>′"_s);
        // incomplete input
        row(R"(\sqrt)", {});
        row(R"(\sqrt{})", {});
        row(R"(\textcolor{red)", {});
        row(R"(\foo{a)", {});
        row(R"(\hat{})", {});
        row("a$b", {});
        row("#1", {});
        row("x_", {});
        row("x_}", {});
        row("x^^2", {});
        // Formulas that are declined or shown verbatim.
        row(R"(\frac{a}{b})", {});
        row(R"(\begin{matrix}a\end{matrix})", {});
        row("a & b", {});
        row("{a", {});
        row("a}", {});
        row("x^", {});
        row(R"(\eps > 0)", uR"(\eps &gt; 0)"_s);
        row(R"(\norm{x_i}_2)", uR"(\norm{x_i}<sub>2</sub>)"_s);
        row(R"(\foo n)", uR"(\foo <i>n</i>)"_s);
        row("", {});
    }
    void convertsFormulas()
    {
        QFETCH(QString, tex);
        QFETCH(QString, html);
        const TexText set = texToText(QString(u"\\("_s + tex + u"\\)"_s));
        if (tex.isEmpty()) {
            QCOMPARE(set.formulas.size(), 0);
            QCOMPARE(set.text, u"\\(\\)"_s);
            return;
        }
        QCOMPARE(set.formulas.size(), 1);
        if (html.isEmpty()) {
            QCOMPARE(set.formulas[0].outcome, TexFormula::Outcome::Declined);
            QCOMPARE(set.text, u"\\("_s + tex + u"\\)"_s);
        } else {
            QVERIFY(set.formulas[0].outcome != TexFormula::Outcome::Declined);
            QCOMPARE(readable(texToHtml(set)), html);
        }
        verifyRuns(set);
    }

    void convertsFormulasToOneLine_data()
    {
        QTest::addColumn<QString>("source");
        QTest::addColumn<QString>("plain");
        const auto row = [](const char *source, const QString &plain) {
            QTest::newRow(source) << QString::fromUtf8(source) << plain;
        };
        row(R"($\frac{1}{2}$)", u"1/2"_s);
        row(R"($\frac{a+b}{2n}$)", u"(a + b)/(2n)"_s);
        row(R"($2\frac{1}{2}$)", u"2(1/2)"_s);
        row(R"($\frac12 x$)", u"(1/2)x"_s);
        row(R"($O(1/\sqrt{2n})$)", u"O(1/√(2n))"_s);
        row(R"($\sum_{i=1}^n x$)", u"∑ᵢ₌₁ⁿ x"_s);
        row(R"($\tilde{\mathcal{O}}$)", u"𝒪\u0303"_s);
        row(R"($x^2$, $10^{-3}$, $x_{i,j}$)", u"x², 10⁻³, x_(i,j)"_s);
        row(R"($T^{2/3}$ \emph{a} \url{https://a.b})", u"T^(2/3) a https://a.b"_s);
        row(R"($\begin{matrix}a\end{matrix}$)", uR"($\begin{matrix}a\end{matrix}$)"_s);
    }
    void convertsFormulasToOneLine()
    {
        QFETCH(QString, source);
        QTEST(texPlainText(source), "plain");
    }

    // The displayed form and the TeX source of a formula give the same words. The index folds the source.
    void searchFindsBothForms()
    {
        const QString source = u"The $\\alpha$-rate of $\\mathcal{H}$ and na\\\"ive $\\varepsilon$"_s;
        const QStringList indexed = foldedWords(source);
        for (const QString &typed :
             {u"\\alpha"_s, u"alpha"_s, u"α"_s, u"naïve"_s, u"ε"_s, u"ϵ"_s, u"𝓗"_s, u"H"_s})
            for (const QString &word : foldedWords(typed))
                QVERIFY2(indexed.contains(word), qPrintable(word + u" in "_s + indexed.join(u' ')));
        for (const QString &word : foldedWords(texPlainText(source)))
            QVERIFY2(indexed.contains(word), qPrintable(word));
    }

    void copiedFormulasAreTheirSource()
    {
        const QString source = uR"(Let $x_i^2$ be \emph{at most} $\frac{1}{2}$, 5\%.)"_s;
        const TexText set = texToText(source);
        QCOMPARE(set.copied(0, set.text.size()), uR"(Let $x_i^2$ be at most $\frac{1}{2}$, 5%.)"_s);
        const qsizetype inFormula = set.formulas[0].at + 1;
        QCOMPARE(set.copied(inFormula, 1), u"$x_i^2$"_s);
        QCOMPARE(set.copied(0, 4), u"Let "_s);
        QCOMPARE(set.copied(0, 0), QString());
    }

    void findsLinkTargets_data()
    {
        QTest::addColumn<QString>("address");
        QTest::addColumn<QString>("target");
        QTest::newRow("https") << u"https://a.b"_s << u"https://a.b"_s;
        QTest::newRow("http") << u"HTTP://a.b"_s << u"HTTP://a.b"_s;
        QTest::newRow("mail") << u"mailto:a@b.c"_s << u"mailto:a@b.c"_s;
        QTest::newRow("host") << u"www.a.org/x"_s << u"https://www.a.org/x"_s;
        QTest::newRow("file") << u"file:///a"_s << QString();
        QTest::newRow("script") << u"javascript:a.b"_s << QString();
        QTest::newRow("data") << u"data:text/html,a.b"_s << QString();
        QTest::newRow("quote") << u"https://a.b/\"onclick=x"_s << QString();
        QTest::newRow("control") << u"https://a.b/\u0001"_s << QString();
        QTest::newRow("override") << u"https://a.b/\u202e"_s << QString();
        QTest::newRow("word") << u"foo"_s << QString();
        QTest::newRow("number") << u"1.5"_s << QString();
    }
    void findsLinkTargets()
    {
        QFETCH(QString, address);
        QTEST(texLinkTarget(address), "target");
    }

    // Any input is converted in less than 50 ms without losing a character.
    void hostileInputIsBounded_data()
    {
        QTest::addColumn<QString>("source");
        const auto nested = [](const QString &open, const QString &inside, const QString &close,
                               int times) -> QString {
            return open.repeated(times) + inside + close.repeated(times);
        };
        QTest::newRow("100 kB of {") << QString(100'000, u'{');
        QTest::newRow("100 kB of }") << QString(100'000, u'}');
        QTest::newRow("100 kB of $") << QString(100'000, u'$');
        QTest::newRow("100 kB of $ and spaces") << u"$ "_s.repeated(50'000);
        QTest::newRow("100 kB of backslashes") << QString(100'000, u'\\');
        QTest::newRow("100 kB of hyphens") << QString(100'000, u'-');
        QTest::newRow("100 kB of backticks") << u"` "_s.repeated(50'000);
        QTest::newRow("100 kB of tildes") << u"a~"_s.repeated(50'000);
        QTest::newRow("100 kB of carets") << u"a^"_s.repeated(50'000);
        QTest::newRow("openings") << u"\\("_s.repeated(50'000);
        QTest::newRow("square openings with blank lines") << u"\\[\n\n"_s.repeated(25'000);
        QTest::newRow("prices") << u"$5 million "_s.repeated(9'000);
        QTest::newRow("doubles") << u"$$a$b"_s.repeated(20'000);
        QTest::newRow("accents") << u"\\'"_s.repeated(50'000);
        QTest::newRow("5,000 deep braces") << nested(u"{"_s, u"x"_s, u"}"_s, 5000);
        QTest::newRow("50,000 deep braces") << nested(u"{"_s, u"x y"_s, u"}"_s, 50'000);
        QTest::newRow("5,000 deep emph") << nested(u"\\emph{"_s, u"x"_s, u"}"_s, 5000);
        QTest::newRow("5,000 deep href") << nested(u"\\href{https://a.b}{"_s, u"x"_s, u"}"_s, 5000);
        QTest::newRow("5,000 deep math") << u"$"_s + nested(u"{"_s, u"x"_s, u"}"_s, 5000) + u"$"_s;
        QTest::newRow("2,000 deep math") << u"\\("_s + nested(u"\\sqrt{"_s, u"x"_s, u"}"_s, 700) + u"\\)"_s;
        QTest::newRow("deep fractions") << u"$"_s + nested(u"\\frac{1}{"_s, u"x"_s, u"}"_s, 400) + u"$"_s;
        QTest::newRow("long formula") << u"$"_s + u"x_i+"_s.repeated(1200) + u"$"_s;
        QTest::newRow("many formulas") << u"$x_i$ "_s.repeated(16'000);
        QTest::newRow("many addresses") << u"https://a.b/ "_s.repeated(8'000);
        QTest::newRow("one long address") << u"https://"_s + QString(100'000, u'a');
        QTest::newRow("macro bomb")
            << uR"(\def\a{\a\a}\newcommand{\b}{\b\b} $\def\x{\x\x}\x$ \a \b)"_s.repeated(1000);
        QTest::newRow("overrides") << u"\u202e\u2066"_s.repeated(50'000);
        QTest::newRow("NUL") << QString(100'000, QChar(0));
    }
    void hostileInputIsBounded()
    {
        QFETCH(QString, source);
        for (const TexReach reach : {TexReach::Pane, TexReach::Line}) {
            // Processor time, because the machine may be busy. The limit only catches runaway input;
            // tex_bench measures the 50 ms.
            const std::clock_t begin = std::clock();
            const TexText set = texToText(source, reach);
            const double seconds = double(std::clock() - begin) / CLOCKS_PER_SEC;
            QVERIFY2(seconds < 1, qPrintable(QString::number(seconds)));
            verifyRuns(set);
            QVERIFY(!set.text.isEmpty());
        }
        QVERIFY(!texPlainText(source).isEmpty());
    }
    void preservesUnclosedBraces()
    {
        const QString source(100'000, u'{');
        QCOMPARE(texToText(source).text, source);
    }
    void neverDefinesMacros()
    {
        QCOMPARE(texToText(uR"(\def\alpha{b})"_s).text, uR"(\def\alpha{b})"_s);
        QCOMPARE(readable(texToText(uR"($\alpha$)"_s).text), u"α"_s);
    }

private:
    // Runs cover the text in order without gaps, and each formula matches the range of its run.
    static void verifyRuns(const TexText &set)
    {
        qsizetype at = 0, source = 0;
        for (const TexRun &run : set.runs) {
            QCOMPARE(run.at, at);
            QVERIFY(run.length > 0);
            at += run.length;
            if (run.formula < 0) {
                QVERIFY(run.sourceAt >= source);
                source = run.sourceAt + run.sourceLength;
                QVERIFY(source <= set.source.size());
            } else {
                const TexFormula &formula = set.formulas[run.formula];
                QVERIFY(run.at >= formula.at && at <= formula.at + formula.length);
                QCOMPARE(run.sourceAt, formula.sourceAt);
                source = run.sourceAt + run.sourceLength;
            }
            QVERIFY(run.link < set.links.size());
        }
        QCOMPARE(at, set.text.size());
    }
};

QTEST_MAIN(TestTex)
#include "tst_tex.moc"
