#include "texsymbols.h"

#include <QHash>
#include <QSet>

#include <array>

namespace lectern::tex
{

using namespace Qt::StringLiterals;

namespace
{

// "name character name character …". The names, characters and classes are those of plain TeX, LaTeX and
// amssymb as MathJax 3.2.2 (the second stage) has them, so that both stages show the same signs.
constexpr QStringView kItalicLetters =
    u"alpha α beta β gamma γ delta δ epsilon ϵ zeta ζ eta η theta θ iota ι kappa κ lambda λ mu μ nu ν xi ξ "
    "omicron ο pi π rho ρ sigma σ tau τ upsilon υ phi ϕ chi χ psi ψ omega ω varepsilon ε vartheta ϑ varpi ϖ "
    "varrho ϱ varsigma ς varphi φ imath ı jmath ȷ digamma ϝ varkappa ϰ partial ∂ varGamma Γ varDelta Δ "
    "varTheta Θ varLambda Λ varXi Ξ varPi Π varSigma Σ varUpsilon Υ varPhi Φ varPsi Ψ varOmega Ω";

constexpr QStringView kOrdinary =
    u"Gamma Γ Delta Δ Theta Θ Lambda Λ Xi Ξ Pi Π Sigma Σ Upsilon Υ Phi Φ Psi Ψ Omega Ω _ _ # # $ $ % % & & "
    u"And & "
    "hbar ℏ ell ℓ prime ′ beth ℶ gimel ℷ daleth ℸ backprime ‵ hslash ℏ varnothing ∅ blacktriangle ▴ "
    "triangledown ▽ blacktriangledown ▾ square ◻ Box ◻ blacksquare ◼ lozenge ◊ Diamond ◊ blacklozenge ⧫ "
    "bigstar ★ sphericalangle ∢ measuredangle ∡ nexists ∄ complement ∁ mho ℧ Finv Ⅎ diagup ╱ Game ⅁ "
    "diagdown ╲ yen ¥ circledR ® checkmark ✓ maltese ✠ S § P ¶ aleph ℵ wp ℘ Re ℜ Im ℑ infty ∞ emptyset ∅ "
    "nabla ∇ "
    "top ⊤ bot ⊥ angle ∠ triangle △ backslash \\ forall ∀ exists ∃ neg ¬ lnot ¬ flat ♭ natural ♮ sharp ♯ "
    "clubsuit ♣ diamondsuit ♢ heartsuit ♡ spadesuit ♠ circledS Ⓢ eth ð upalpha α upbeta β upgamma γ "
    "updelta δ upepsilon ϵ upzeta ζ upeta η uptheta θ upiota ι upkappa κ uplambda λ upmu μ upnu ν upxi ξ "
    "uppi π uprho ρ upsigma σ uptau τ upupsilon υ upphi ϕ upchi χ uppsi ψ upomega ω upvarepsilon ε "
    "upvartheta ϑ upvarphi φ Vert ‖ | ‖ vert | surd √ vdots ⋮ textbackslash \\ textasciitilde ~ textmu µ "
    "textdegree ° degree ° copyright © pounds £ Bbbk 𝕜 dag † ddag ‡ "
    // texvc's shorthands, which Wikipedia and KaTeX made common
    "N ℕ R ℝ Z ℤ natnums ℕ Reals ℝ reals ℝ cnums ℂ Complex ℂ alef ℵ infin ∞ real ℜ image ℑ";

constexpr QStringView kLargeOperators =
    u"coprod ∐ bigvee ⋁ bigwedge ⋀ biguplus ⨄ bigcap ⋂ bigcup ⋃ int ∫ intop ∫ iint ∬ iiint ∭ prod ∏ sum ∑ "
    "bigotimes ⨂ bigoplus ⨁ bigodot ⨀ oint ∮ bigsqcup ⨆ smallint ∫";

constexpr QStringView kBinary =
    u"triangleleft ◃ triangleright ▹ bigtriangleup △ bigtriangledown ▽ wedge ∧ land ∧ vee ∨ lor ∨ cap ∩ cup "
    u"∪ "
    "ddagger ‡ dagger † sqcap ⊓ sqcup ⊔ uplus ⊎ amalg ⨿ diamond ⋄ bullet ∙ wr ≀ div ÷ odot ⊙ oslash ⊘ "
    "otimes ⊗ ominus ⊖ oplus ⊕ mp ∓ pm ± circ ∘ bigcirc ◯ setminus ∖ cdot ⋅ ast ∗ times × star ⋆ dotplus ∔ "
    "ltimes ⋉ smallsetminus ∖ rtimes ⋊ Cap ⋒ doublecap ⋒ leftthreetimes ⋋ Cup ⋓ doublecup ⋓ "
    "rightthreetimes ⋌ barwedge ⊼ curlywedge ⋏ veebar ⊻ curlyvee ⋎ doublebarwedge ⩞ boxminus ⊟ "
    "circleddash ⊝ boxtimes ⊠ circledast ⊛ boxdot ⊡ circledcirc ⊚ boxplus ⊞ centerdot ⋅ divideontimes ⋇ "
    "intercal ⊺ blacktriangleleft ◂ blacktriangleright ▸ vartriangle △ texttimes × sdot ⋅";

constexpr QStringView kRelations =
    u"propto ∝ sqsubseteq ⊑ sqsupseteq ⊒ parallel ∥ mid ∣ dashv ⊣ vdash ⊢ leq ≤ le ≤ geq ≥ ge ≥ lt < gt > "
    u"succ ≻ "
    "prec ≺ approx ≈ succeq ⪰ preceq ⪯ supset ⊃ subset ⊂ supseteq ⊇ subseteq ⊆ in ∈ ni ∋ notin ∉ owns ∋ gg ≫ "
    "ll ≪ sim ∼ simeq ≃ perp ⊥ equiv ≡ asymp ≍ smile ⌣ frown ⌢ ne ≠ neq ≠ cong ≅ doteq ≐ bowtie ⋈ models ⊨ "
    "Leftrightarrow ⇔ Leftarrow ⇐ Rightarrow ⇒ leftrightarrow ↔ leftarrow ← gets ← rightarrow → to → "
    "mapsto ↦ leftharpoonup ↼ leftharpoondown ↽ rightharpoonup ⇀ rightharpoondown ⇁ nearrow ↗ searrow ↘ "
    "nwarrow ↖ swarrow ↙ rightleftharpoons ⇌ hookrightarrow ↪ hookleftarrow ↩ longleftarrow ⟵ "
    "Longleftarrow ⟸ longrightarrow ⟶ Longrightarrow ⟹ Longleftrightarrow ⟺ longleftrightarrow ⟷ "
    "longmapsto ⟼ leqq ≦ geqq ≧ leqslant ⩽ geqslant ⩾ eqslantless ⪕ eqslantgtr ⪖ lesssim ≲ gtrsim ≳ "
    "lessapprox ⪅ gtrapprox ⪆ approxeq ≊ lessdot ⋖ gtrdot ⋗ lll ⋘ llless ⋘ ggg ⋙ gggtr ⋙ lessgtr ≶ "
    "gtrless ≷ lesseqgtr ⋚ gtreqless ⋛ lesseqqgtr ⪋ gtreqqless ⪌ doteqdot ≑ Doteq ≑ eqcirc ≖ "
    "risingdotseq ≓ circeq ≗ fallingdotseq ≒ triangleq ≜ backsim ∽ thicksim ∼ backsimeq ⋍ thickapprox ≈ "
    "subseteqq ⫅ supseteqq ⫆ Subset ⋐ Supset ⋑ sqsubset ⊏ sqsupset ⊐ preccurlyeq ≼ succcurlyeq ≽ "
    "curlyeqprec ⋞ curlyeqsucc ⋟ precsim ≾ succsim ≿ precapprox ⪷ succapprox ⪸ vartriangleleft ⊲ lhd ⊲ "
    "vartriangleright ⊳ rhd ⊳ trianglelefteq ⊴ unlhd ⊴ trianglerighteq ⊵ unrhd ⊵ vDash ⊨ Vdash ⊩ Vvdash ⊪ "
    "shortmid ∣ shortparallel ∥ bumpeq ≏ between ≬ Bumpeq ≎ pitchfork ⋔ varpropto ∝ backepsilon ∍ "
    "therefore ∴ because ∵ eqsim ≂ Join ⋈ nless ≮ ngtr ≯ nleq ≰ ngeq ≱ nleqslant ⪇ ngeqslant ⪈ nleqq ≰ "
    "ngeqq ≱ lneq ⪇ gneq ⪈ lneqq ≨ gneqq ≩ lvertneqq ≨ gvertneqq ≩ lnsim ⋦ gnsim ⋧ lnapprox ⪉ gnapprox ⪊ "
    "nprec ⊀ nsucc ⊁ npreceq ⋠ nsucceq ⋡ precneqq ⪵ succneqq ⪶ precnsim ⋨ succnsim ⋩ precnapprox ⪹ "
    "succnapprox ⪺ nsim ≁ ncong ≇ nshortmid ∤ nshortparallel ∦ nmid ∤ nparallel ∦ nvdash ⊬ nvDash ⊭ "
    "nVdash ⊮ nVDash ⊯ ntriangleleft ⋪ ntriangleright ⋫ ntrianglelefteq ⋬ ntrianglerighteq ⋭ nsubseteq ⊈ "
    "nsupseteq ⊉ nsubseteqq ⊈ nsupseteqq ⊉ subsetneq ⊊ supsetneq ⊋ varsubsetneq ⊊ varsupsetneq ⊋ "
    "subsetneqq ⫋ supsetneqq ⫌ leftleftarrows ⇇ rightrightarrows ⇉ leftrightarrows ⇆ rightleftarrows ⇄ "
    "Lleftarrow ⇚ Rrightarrow ⇛ twoheadleftarrow ↞ twoheadrightarrow ↠ leftarrowtail ↢ rightarrowtail ↣ "
    "looparrowleft ↫ looparrowright ↬ leftrightharpoons ⇋ curvearrowleft ↶ curvearrowright ↷ "
    "circlearrowleft ↺ circlearrowright ↻ Lsh ↰ Rsh ↱ upuparrows ⇈ downdownarrows ⇊ upharpoonleft ↿ "
    "upharpoonright ↾ downharpoonleft ⇃ restriction ↾ multimap ⊸ downharpoonright ⇂ rightsquigarrow ⇝ "
    "leadsto ⇝ dashrightarrow ⇢ dashleftarrow ⇠ nleftarrow ↚ nrightarrow ↛ nLeftarrow ⇍ nRightarrow ⇏ "
    "nleftrightarrow ↮ nLeftrightarrow ⇎ uparrow ↑ downarrow ↓ updownarrow ↕ Uparrow ⇑ Downarrow ⇓ "
    "Updownarrow ⇕ implies ⟹ impliedby ⟸ iff ⟺ coloneqq ≔ isin ∈";

constexpr QStringView kOpening =
    u"langle ⟨ lbrace { { { lceil ⌈ lfloor ⌊ lbrack [ lvert | lVert ‖ ulcorner ⌜ "
    "llcorner ⌞ lgroup ⟮ lmoustache ⎰ lang ⟨";
constexpr QStringView kClosing =
    u"rangle ⟩ rbrace } } } rceil ⌉ rfloor ⌋ rbrack ] rvert | rVert ‖ urcorner ⌝ "
    "lrcorner ⌟ rgroup ⟯ rmoustache ⎱ rang ⟩";
constexpr QStringView kPunctuation = u"ldotp . cdotp ⋅ colon :";
constexpr QStringView kInner =
    u"ldots … cdots ⋯ dots … dotsc … dotsb ⋯ dotsm ⋯ dotsi ⋯ dotso … ddots ⋱ textellipsis … hellip …";

// Names that are set upright as they are.
constexpr QStringView kOperatorNames = u"arccos arcsin arctan arg cos cosh cot coth csc deg det dim exp gcd "
                                       u"hom inf ker lg lim ln log max min Pr sec sin "
                                       "sinh sup tan tanh";

// What the second stage knows and the first does not set (it may know some in simple cases).
constexpr QStringView kLayoutCommands =
    u"arrowvert Arrowvert bracevert notChar divsymbol above abovewithdelims atop atopwithdelims begin end "
    "bbFont bcancel bigg binom bmod boxed bra Bra brace brack braket Braket buildrel cancel cancelto cases "
    "cfrac "
    "choose cr cssId dbinom ddddot dddot DeclareMathOperator dfrac displaylines eqalign eqalignno eqref fbox "
    "frac "
    "framebox genfrac hdashline hfil hfill hfilll hline hphantom hskip hspace idotsint injlim kern ket Ket "
    "ketbra "
    "Ketbra label leftroot leqalignno limits llap lower mathchoice mathring matrix mkern mod moveleft "
    "moveright "
    "mskip mspace newline nonumber notag oldstyle operatorname over overbrace overleftarrow "
    "overleftrightarrow "
    "overline overparen overrightarrow overset overunderset overwithdelims phantom pmatrix pmb pmod pod "
    "projlim "
    "raise ref rlap root rule Rule set Set shoveleft shoveright sideset skew smash space Space sqrt stackbin "
    "stackrel substack tag tbinom tfrac underbrace underleftarrow underleftrightarrow underline underparen "
    "underrightarrow underset unicode uproot varinjlim varliminf varlimsup varprojlim vcenter vphantom "
    "widehat "
    "widetilde xcancel xleftarrow xrightarrow not array";

void addSymbols(QHash<QStringView, Symbol> &table, QStringView words, AtomClass atomClass,
                bool italic = false)
{
    QStringView name;
    for (const QStringView word : words.tokenize(u' ')) {
        if (name.isEmpty()) {
            name = word;
            continue;
        }
        table.insert(name, {word.toString(), atomClass, italic});
        name = {};
    }
}

const QHash<QStringView, Symbol> &symbols()
{
    static const QHash<QStringView, Symbol> table = [] {
        QHash<QStringView, Symbol> all;
        addSymbols(all, kItalicLetters, AtomClass::Ord, true);
        addSymbols(all, kOrdinary, AtomClass::Ord);
        addSymbols(all, kLargeOperators, AtomClass::Op);
        addSymbols(all, kBinary, AtomClass::Bin);
        addSymbols(all, kRelations, AtomClass::Rel);
        addSymbols(all, kOpening, AtomClass::Open);
        addSymbols(all, kClosing, AtomClass::Close);
        addSymbols(all, kPunctuation, AtomClass::Punct);
        addSymbols(all, kInner, AtomClass::Inner);
        return all;
    }();
    return table;
}

QSet<QStringView> wordSet(QStringView words)
{
    QSet<QStringView> set;
    for (const QStringView word : words.tokenize(u' '))
        set.insert(word);
    return set;
}

// Classes of characters that the source holds directly (≤, ×, ∈ …), from the same table.
const QHash<char16_t, AtomClass> &characterClasses()
{
    static const QHash<char16_t, AtomClass> table = [] {
        QHash<char16_t, AtomClass> all;
        for (const Symbol &each : symbols())
            if (each.text.size() == 1 && each.text[0].unicode() >= 0x80)
                all.insert(each.text[0].unicode(), each.atomClass);
        return all;
    }();
    return table;
}

struct NamedCharacter {
    QStringView name;
    char16_t character;
};
template <std::size_t Size>
char16_t find(const NamedCharacter (&table)[Size], QStringView name)
{
    for (const NamedCharacter &each : table)
        if (each.name == name)
            return each.character;
    return 0;
}

constexpr NamedCharacter kMathAccents[] = {
    {u"tilde", 0x303},   {u"widetilde", 0x303}, {u"Tilde", 0x303}, {u"hat", 0x302},
    {u"widehat", 0x302}, {u"Hat", 0x302},       {u"bar", 0x304},   {u"Bar", 0x304},
    {u"vec", 0x20d7},    {u"dot", 0x307},       {u"ddot", 0x308},  {u"acute", 0x301},
    {u"grave", 0x300},   {u"breve", 0x306},     {u"check", 0x30c}, {u"mathring", 0x30a}};

constexpr NamedCharacter kTextAccents[] = {
    {u"'", 0x301}, {u"`", 0x300}, {u"^", 0x302}, {u"\"", 0x308}, {u"~", 0x303}, {u"=", 0x304},
    {u".", 0x307}, {u"u", 0x306}, {u"v", 0x30c}, {u"H", 0x30b},  {u"c", 0x327}, {u"k", 0x328},
    {u"r", 0x30a}, {u"d", 0x323}, {u"b", 0x331}, {u"t", 0x361},  {u"G", 0x30f},
};

constexpr QStringView kTextLetters =
    u"o ø O Ø l ł L Ł ss ß ae æ AE Æ oe œ OE Œ aa å AA Å i ı j ȷ dh ð DH Ð th þ TH Þ dj đ DJ Đ ng ŋ NG Ŋ "
    "S § P ¶ pounds £ copyright © dag † ddag ‡ ldots … dots … textellipsis … textendash – textemdash — "
    "textquoteleft ‘ textquoteright ’ textquotedblleft “ textquotedblright ” textquotedbl \" textquotesingle "
    "' "
    "textbackslash \\ textasciitilde ~ textasciicircum ^ textdollar $ textunderscore _ textbar | textless < "
    "textgreater > textbraceleft { textbraceright } textmu µ textdegree ° texttimes × textdiv ÷ textpm ± "
    "texttrademark ™ textregistered ® textcopyright © texteuro € euro € textsterling £ textyen ¥ textbullet "
    "• "
    "textperiodcentered · textexclamdown ¡ textquestiondown ¿ textonehalf ½ textonequarter ¼ textordfeminine "
    "ª "
    "textordmasculine º guillemotleft « guillemotright » LaTeX LaTeX TeX TeX LaTeXe LaTeX2ε BibTeX BibTeX "
    "slash / "
    "textalpha α textbeta β textgamma γ textdelta δ textepsilon ε textlambda λ textpi π textsigma σ texttau "
    "τ "
    "textohm Ω textsection § textparagraph ¶ textasteriskcentered ∗ textrightarrow → textleftarrow ← lbrack "
    "[ "
    "rbrack ] degree ° micron µm textpercent % textampersand &";

} // namespace

const Symbol *symbol(QStringView name)
{
    const auto &table = symbols();
    const auto found = table.constFind(name);
    return found == table.cend() ? nullptr : &*found;
}

static Symbol makeCharacterSymbol(char32_t c)
{
    switch (c) {
    case U'-':
        return {u"\u2212"_s, AtomClass::Bin, false};
    case U'*':
        return {u"\u2217"_s, AtomClass::Bin, false};
    case U'+':
        return {u"+"_s, AtomClass::Bin, false};
    case U'=':
    case U'<':
    case U'>':
    case U':':
        return {QString(QChar(char16_t(c))), AtomClass::Rel, false};
    case U'(':
    case U'[':
        return {QString(QChar(char16_t(c))), AtomClass::Open, false};
    case U')':
    case U']':
    case U'!':
    case U'?':
        return {QString(QChar(char16_t(c))), AtomClass::Close, false};
    case U',':
    case U';':
        return {QString(QChar(char16_t(c))), AtomClass::Punct, false};
    default:
        break;
    }
    Symbol result;
    append(result.text, c);
    // Lower-case Greek is italic like Latin; capital Greek is upright in TeX.
    const bool lowerGreek =
        (c >= 0x3b1 && c <= 0x3c9) || c == 0x3d1 || c == 0x3d5 || c == 0x3d6 || c == 0x3f5;
    result.italic = lowerGreek || (QChar::isLetter(c) && c < 0x250);
    if (c >= 0x80 && c <= 0xffff)
        result.atomClass = characterClasses().value(char16_t(c), AtomClass::Ord);
    return result;
}

Symbol characterSymbol(char32_t c)
{
    // Formulas are mostly ASCII: share those strings instead of making them anew.
    static const std::array<Symbol, 128> ascii = [] {
        std::array<Symbol, 128> all;
        for (char32_t each = 0; each < 128; ++each)
            all[each] = makeCharacterSymbol(each);
        return all;
    }();
    return c < 128 ? ascii[c] : makeCharacterSymbol(c);
}

QStringView operatorName(QStringView command)
{
    static const QSet<QStringView> names = wordSet(kOperatorNames);
    if (const auto found = names.constFind(command); found != names.cend())
        return *found;
    if (command == u"liminf")
        return u"lim inf";
    if (command == u"limsup")
        return u"lim sup";
    return {};
}

char32_t inAlphabet(char32_t c, Alphabet alphabet)
{
    const bool upper = c >= U'A' && c <= U'Z', lower = c >= U'a' && c <= U'z', digit = c >= U'0' && c <= U'9';
    // The letters Unicode had before it got the alphabets.
    switch (alphabet) {
    case Alphabet::Calligraphic: {
        constexpr std::u32string_view letters = U"BEFHILMRego", early = U"ℬℰℱℋℐℒℳℛℯℊℴ";
        if (const auto at = letters.find(c); at != letters.npos)
            return early[at];
        return upper ? 0x1d49c + (c - U'A') : lower ? 0x1d4b6 + (c - U'a') : c;
    }
    case Alphabet::DoubleStruck: {
        constexpr std::u32string_view letters = U"CHNPQRZ", early = U"ℂℍℕℙℚℝℤ";
        if (const auto at = letters.find(c); at != letters.npos)
            return early[at];
        return upper ? 0x1d538 + (c - U'A') : lower ? 0x1d552 + (c - U'a') : digit ? 0x1d7d8 + (c - U'0') : c;
    }
    case Alphabet::Fraktur: {
        constexpr std::u32string_view letters = U"CHIRZ", early = U"ℭℌℑℜℨ";
        if (const auto at = letters.find(c); at != letters.npos)
            return early[at];
        return upper ? 0x1d504 + (c - U'A') : lower ? 0x1d51e + (c - U'a') : c;
    }
    default:
        return c;
    }
}

char16_t mathAccent(QStringView command)
{
    return find(kMathAccents, command);
}
char16_t textAccent(QStringView command)
{
    return find(kTextAccents, command);
}

QStringView textLetter(QStringView command)
{
    static const QHash<QStringView, QStringView> table = [] {
        QHash<QStringView, QStringView> all;
        QStringView name;
        for (const QStringView word : kTextLetters.tokenize(u' ')) {
            if (name.isEmpty()) {
                name = word;
            } else {
                all.insert(name, word);
                name = {};
            }
        }
        return all;
    }();
    return table.value(command);
}

bool isLayoutCommand(QStringView command)
{
    static const QSet<QStringView> names = wordSet(kLayoutCommands);
    return names.contains(command);
}

char16_t superscript(char16_t c)
{
    constexpr std::u16string_view plain = u"0123456789+\u2212-=()niT", raised = u"⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ⁿⁱᵀ";
    const auto at = plain.find(c);
    return at == plain.npos ? u'\0' : raised[at];
}

char16_t subscript(char16_t c)
{
    constexpr std::u16string_view plain = u"0123456789+\u2212-=()aehijklmnoprstuvx",
                                  lowered = u"₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎ₐₑₕᵢⱼₖₗₘₙₒₚᵣₛₜᵤᵥₓ";
    const auto at = plain.find(c);
    return at == plain.npos ? u'\0' : lowered[at];
}

void append(QString &out, char32_t character)
{
    if (QChar::requiresSurrogates(character)) {
        out += QChar(QChar::highSurrogate(character));
        out += QChar(QChar::lowSurrogate(character));
    } else {
        out += QChar(char16_t(character));
    }
}

} // namespace lectern::tex
