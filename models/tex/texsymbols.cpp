#include "texsymbols.h"

#include <QHash>
#include <QSet>

#include <array>

namespace lectern::tex
{

using namespace Qt::StringLiterals;

namespace
{

// Each group: "name text name text …". Names, characters and classes are those of plain TeX, LaTeX and
// amssymb as in MathJax 3.2.2 (the second stage). If Unicode has several similar characters, unicode-math
// decides: \square is U+25A1 (MathJax: U+25FB), \bullet U+2022, \cdotp U+00B7. N, R, Z and the following are
// texvc's shorthands, known from Wikipedia and KaTeX.
// clang-format off
constexpr QStringView kItalicLetters =
    u"alpha α beta β gamma γ delta δ epsilon ϵ zeta ζ eta η theta θ iota ι kappa κ lambda λ mu μ nu ν "
    u"xi ξ omicron ο pi π rho ρ sigma σ tau τ upsilon υ phi ϕ chi χ psi ψ omega ω varepsilon ε vartheta ϑ "
    u"varpi ϖ varrho ϱ varsigma ς varphi φ imath ı jmath ȷ digamma ϝ varkappa ϰ partial ∂ varGamma Γ "
    u"varDelta Δ varTheta Θ varLambda Λ varXi Ξ varPi Π varSigma Σ varUpsilon Υ varPhi Φ varPsi Ψ "
    u"varOmega Ω";
constexpr QStringView kOrdinary =
    u"Gamma Γ Delta Δ Theta Θ Lambda Λ Xi Ξ Pi Π Sigma Σ Upsilon Υ Phi Φ Psi Ψ Omega Ω _ _ # # $ $ % % "
    u"& & And & hbar ℏ ell ℓ prime ′ beth ℶ gimel ℷ daleth ℸ backprime ‵ hslash ℏ varnothing ∅ "
    u"blacktriangle ▴ triangledown ▽ blacktriangledown ▾ square □ Box □ blacksquare ■ lozenge ◊ Diamond ◇ "
    u"blacklozenge ⧫ bigstar ★ sphericalangle ∢ measuredangle ∡ nexists ∄ complement ∁ mho ℧ Finv Ⅎ "
    u"diagup ╱ Game ⅁ diagdown ╲ yen ¥ circledR ® checkmark ✓ maltese ✠ aleph ℵ wp ℘ Re ℜ Im ℑ infty ∞ "
    u"emptyset ∅ nabla ∇ top ⊤ bot ⊥ angle ∠ triangle △ backslash \\ forall ∀ exists ∃ neg ¬ lnot ¬ "
    u"flat ♭ natural ♮ sharp ♯ clubsuit ♣ diamondsuit ♢ heartsuit ♡ spadesuit ♠ circledS Ⓢ eth ð "
    u"upalpha α upbeta β upgamma γ updelta δ upepsilon ϵ upzeta ζ upeta η uptheta θ upiota ι upkappa κ "
    u"uplambda λ upmu μ upnu ν upxi ξ uppi π uprho ρ upsigma σ uptau τ upupsilon υ upphi ϕ upchi χ "
    u"uppsi ψ upomega ω upvarepsilon ε upvartheta ϑ upvarphi φ Vert ‖ | ‖ vert | surd √ vdots ⋮ Bbbk 𝕜 "
    u"N ℕ R ℝ Z ℤ natnums ℕ Reals ℝ reals ℝ cnums ℂ Complex ℂ alef ℵ infin ∞ real ℜ image ℑ sqrtsign √";
constexpr QStringView kLargeOperators =
    u"coprod ∐ bigvee ⋁ bigwedge ⋀ biguplus ⨄ bigcap ⋂ bigcup ⋃ int ∫ intop ∫ iint ∬ iiint ∭ prod ∏ sum ∑ "
    u"bigotimes ⨂ bigoplus ⨁ bigodot ⨀ oint ∮ bigsqcup ⨆ smallint ∫";
constexpr QStringView kBinary =
    u"triangleleft ◃ triangleright ▹ bigtriangleup △ bigtriangledown ▽ wedge ∧ land ∧ vee ∨ lor ∨ cap ∩ "
    u"cup ∪ ddagger ‡ dagger † sqcap ⊓ sqcup ⊔ uplus ⊎ amalg ⨿ diamond ⋄ bullet • wr ≀ div ÷ odot ⊙ "
    u"oslash ⊘ otimes ⊗ ominus ⊖ oplus ⊕ mp ∓ pm ± circ ∘ bigcirc ◯ setminus ∖ cdot ⋅ ast ∗ times × "
    u"star ⋆ dotplus ∔ ltimes ⋉ smallsetminus ∖ rtimes ⋊ Cap ⋒ doublecap ⋒ leftthreetimes ⋋ Cup ⋓ "
    u"doublecup ⋓ rightthreetimes ⋌ barwedge ⊼ curlywedge ⋏ veebar ⊻ curlyvee ⋎ doublebarwedge ⩞ "
    u"boxminus ⊟ circleddash ⊝ boxtimes ⊠ circledast ⊛ boxdot ⊡ circledcirc ⊚ boxplus ⊞ centerdot ⋅ "
    u"divideontimes ⋇ intercal ⊺ blacktriangleleft ◂ blacktriangleright ▸ vartriangle △ sdot ⋅";
constexpr QStringView kRelations =
    u"propto ∝ sqsubseteq ⊑ sqsupseteq ⊒ parallel ∥ mid ∣ dashv ⊣ vdash ⊢ leq ≤ le ≤ geq ≥ ge ≥ lt < gt > "
    u"succ ≻ prec ≺ approx ≈ succeq ⪰ preceq ⪯ supset ⊃ subset ⊂ supseteq ⊇ subseteq ⊆ in ∈ ni ∋ notin ∉ "
    u"owns ∋ gg ≫ ll ≪ sim ∼ simeq ≃ perp ⊥ equiv ≡ asymp ≍ smile ⌣ frown ⌢ ne ≠ neq ≠ cong ≅ doteq ≐ "
    u"bowtie ⋈ models ⊨ Leftrightarrow ⇔ Leftarrow ⇐ Rightarrow ⇒ leftrightarrow ↔ leftarrow ← gets ← "
    u"rightarrow → to → mapsto ↦ leftharpoonup ↼ leftharpoondown ↽ rightharpoonup ⇀ rightharpoondown ⇁ "
    u"nearrow ↗ searrow ↘ nwarrow ↖ swarrow ↙ rightleftharpoons ⇌ hookrightarrow ↪ hookleftarrow ↩ "
    u"longleftarrow ⟵ Longleftarrow ⟸ longrightarrow ⟶ Longrightarrow ⟹ Longleftrightarrow ⟺ "
    u"longleftrightarrow ⟷ longmapsto ⟼ leqq ≦ geqq ≧ leqslant ⩽ geqslant ⩾ eqslantless ⪕ eqslantgtr ⪖ "
    u"lesssim ≲ gtrsim ≳ lessapprox ⪅ gtrapprox ⪆ approxeq ≊ lessdot ⋖ gtrdot ⋗ lll ⋘ llless ⋘ ggg ⋙ "
    u"gggtr ⋙ lessgtr ≶ gtrless ≷ lesseqgtr ⋚ gtreqless ⋛ lesseqqgtr ⪋ gtreqqless ⪌ doteqdot ≑ Doteq ≑ "
    u"eqcirc ≖ risingdotseq ≓ circeq ≗ fallingdotseq ≒ triangleq ≜ backsim ∽ thicksim ∼ backsimeq ⋍ "
    u"thickapprox ≈ subseteqq ⫅ supseteqq ⫆ Subset ⋐ Supset ⋑ sqsubset ⊏ sqsupset ⊐ preccurlyeq ≼ "
    u"succcurlyeq ≽ curlyeqprec ⋞ curlyeqsucc ⋟ precsim ≾ succsim ≿ precapprox ⪷ succapprox ⪸ "
    u"vartriangleleft ⊲ lhd ⊲ vartriangleright ⊳ rhd ⊳ trianglelefteq ⊴ unlhd ⊴ trianglerighteq ⊵ unrhd ⊵ "
    u"vDash ⊨ Vdash ⊩ Vvdash ⊪ shortmid ∣ shortparallel ∥ bumpeq ≏ between ≬ Bumpeq ≎ pitchfork ⋔ "
    u"varpropto ∝ backepsilon ∍ therefore ∴ because ∵ eqsim ≂ Join ⋈ nless ≮ ngtr ≯ nleq ≰ ngeq ≱ "
    u"nleqslant ⪇ ngeqslant ⪈ nleqq ≰ ngeqq ≱ lneq ⪇ gneq ⪈ lneqq ≨ gneqq ≩ lvertneqq ≨ gvertneqq ≩ "
    u"lnsim ⋦ gnsim ⋧ lnapprox ⪉ gnapprox ⪊ nprec ⊀ nsucc ⊁ npreceq ⋠ nsucceq ⋡ precneqq ⪵ succneqq ⪶ "
    u"precnsim ⋨ succnsim ⋩ precnapprox ⪹ succnapprox ⪺ nsim ≁ ncong ≇ nshortmid ∤ nshortparallel ∦ "
    u"nmid ∤ nparallel ∦ nvdash ⊬ nvDash ⊭ nVdash ⊮ nVDash ⊯ ntriangleleft ⋪ ntriangleright ⋫ "
    u"ntrianglelefteq ⋬ ntrianglerighteq ⋭ nsubseteq ⊈ nsupseteq ⊉ nsubseteqq ⊈ nsupseteqq ⊉ subsetneq ⊊ "
    u"supsetneq ⊋ varsubsetneq ⊊ varsupsetneq ⊋ subsetneqq ⫋ supsetneqq ⫌ leftleftarrows ⇇ "
    u"rightrightarrows ⇉ leftrightarrows ⇆ rightleftarrows ⇄ Lleftarrow ⇚ Rrightarrow ⇛ "
    u"twoheadleftarrow ↞ twoheadrightarrow ↠ leftarrowtail ↢ rightarrowtail ↣ looparrowleft ↫ "
    u"looparrowright ↬ leftrightharpoons ⇋ curvearrowleft ↶ curvearrowright ↷ circlearrowleft ↺ "
    u"circlearrowright ↻ Lsh ↰ Rsh ↱ upuparrows ⇈ downdownarrows ⇊ upharpoonleft ↿ upharpoonright ↾ "
    u"downharpoonleft ⇃ restriction ↾ multimap ⊸ downharpoonright ⇂ rightsquigarrow ⇝ leadsto ⇝ "
    u"dashrightarrow ⇢ dashleftarrow ⇠ nleftarrow ↚ nrightarrow ↛ nLeftarrow ⇍ nRightarrow ⇏ "
    u"nleftrightarrow ↮ nLeftrightarrow ⇎ uparrow ↑ downarrow ↓ updownarrow ↕ Uparrow ⇑ Downarrow ⇓ "
    u"Updownarrow ⇕ implies ⟹ impliedby ⟸ iff ⟺ coloneqq ≔ isin ∈";
constexpr QStringView kOpening =
    u"langle ⟨ lbrace { { { lceil ⌈ lfloor ⌊ lvert | lVert ‖ ulcorner ⌜ llcorner ⌞ lgroup ⟮ lmoustache ⎰ "
    u"lang ⟨";
constexpr QStringView kClosing =
    u"rangle ⟩ rbrace } } } rceil ⌉ rfloor ⌋ rvert | rVert ‖ urcorner ⌝ lrcorner ⌟ rgroup ⟯ rmoustache ⎱ "
    u"rang ⟩";
constexpr QStringView kPunctuation =
    u"ldotp . cdotp · colon :";
constexpr QStringView kInner =
    u"cdots ⋯ dotsc … dotsb ⋯ dotsm ⋯ dotsi ⋯ dotso … ddots ⋱ hellip …";
// Symbols that LaTeX also defines outside formulas.
constexpr QStringView kTextSigns =
    u"S § P ¶ textbackslash \\ textasciitilde ~ textmu µ textdegree ° degree ° copyright © pounds £ dag † "
    u"ddag ‡ textendash – textemdash — textquoteleft ‘ textquoteright ’ textquotedblleft “ "
    u"textquotedblright ” textquotedbl \" textquotesingle ' textasciicircum ^ textdollar $ "
    u"textunderscore _ textbar | textless < textgreater > textbraceleft { textbraceright } textdiv ÷ "
    u"textpm ± texttrademark ™ textregistered ® textcopyright © texteuro € euro € textsterling £ "
    u"textyen ¥ textbullet • textperiodcentered · textexclamdown ¡ textquestiondown ¿ textonehalf ½ "
    u"textonequarter ¼ textordfeminine ª textordmasculine º guillemotleft « guillemotright » LaTeX LaTeX "
    u"TeX TeX LaTeXe LaTeX2ε BibTeX BibTeX slash / textalpha α textbeta β textgamma γ textdelta δ "
    u"textepsilon ε textlambda λ textpi π textsigma σ texttau τ textohm Ω textsection § textparagraph ¶ "
    u"textasteriskcentered ∗ textrightarrow → textleftarrow ← micron µm textpercent % textampersand & "
    u"AmS AMS BibLaTeX BibLaTeX EUR € LuaTeX LuaTeX XeTeX XeTeX astrosun ☉ celsius ℃ cent ¢ earth ♁ "
    u"female ♀ flqq « frqq » glq ‚ glqq „ grq ‘ grqq “ guillemetleft « guillemetright » guilsinglleft ‹ "
    u"guilsinglright › hyphen - ldq “ lq ‘ male ♂ mars ♂ micro µ ohm Ω quotedblbase „ quotesinglbase ‚ "
    u"rdq ” rq ’ sun ☉ textDelta Δ textGamma Γ textLambda Λ textOmega Ω textPhi Φ textPsi Ψ textSigma Σ "
    u"textTheta Θ textasciiacute ´ textasciidieresis ¨ textasciigrave ` textasciimacron ¯ textbaht ฿ "
    u"textbardbl ‖ textbigcircle ◯ textbrokenbar ¦ textcelsius ℃ textcent ¢ textchi χ textcircledP ℗ "
    u"textcolonmonetary ₡ textcurrency ¤ textdagger † textdaggerdbl ‡ textdong ₫ textdownarrow ↓ "
    u"textestimated ℮ texteta η textflorin ƒ textfractionsolidus ⁄ textguarani ₲ texthash # "
    u"textinterrobang ‽ textiota ι textkappa κ textlangle ⟨ textlira ₤ textlnot ¬ textmarried ⚭ textmho ℧ "
    u"textminus − textmugreek μ textmusicalnote ♪ textnaira ₦ textnu ν textnumero № textomega ω "
    u"textonesuperior ¹ textpertenthousand ‱ textperthousand ‰ textpeso ₱ textphi φ textpsi ψ "
    u"textrangle ⟩ textrecipe ℞ textreferencemark ※ textrho ρ textservicemark ℠ textsurd √ texttheta θ "
    u"textthreequarters ¾ textthreesuperior ³ texttwosuperior ² textuparrow ↑ textupsilon υ "
    u"textvisiblespace ␣ textwon ₩ textxi ξ textzeta ζ venus ♀";
constexpr QStringView kTextBinary =
    u"texttimes ×";
constexpr QStringView kTextOpening =
    u"lbrack [";
constexpr QStringView kTextClosing =
    u"rbrack ]";
constexpr QStringView kTextInner =
    u"ldots … dots … textellipsis …";
// clang-format on

struct Group {
    QStringView words;
    AtomClass atomClass;
    bool italic = false, inText = false;
};
// A character in the source has the class of its first name in this table.
constexpr Group kGroups[] = {
    {kItalicLetters, AtomClass::Ord, true},
    {kOrdinary, AtomClass::Ord},
    {kLargeOperators, AtomClass::Op},
    {kBinary, AtomClass::Bin},
    {kRelations, AtomClass::Rel},
    {kOpening, AtomClass::Open},
    {kClosing, AtomClass::Close},
    {kPunctuation, AtomClass::Punct},
    {kInner, AtomClass::Inner},
    {kTextBinary, AtomClass::Bin, false, true},
    {kTextOpening, AtomClass::Open, false, true},
    {kTextClosing, AtomClass::Close, false, true},
    {kTextInner, AtomClass::Inner, false, true},
    {kTextSigns, AtomClass::Ord, false, true},
};

// Operator names that are printed upright.
constexpr QStringView kOperatorNames = u"arccos arcsin arctan arg cos cosh cot coth csc deg det dim exp gcd "
                                       u"hom inf ker lg lim ln log max min Pr sec sin "
                                       "sinh sup tan tanh";

// Commands that the second stage supports and the first does not (except for simple cases of some).
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

// Returns the index of each command in symbols().
const QHash<QStringView, qsizetype> &rowsByName()
{
    static const QHash<QStringView, qsizetype> table = [] {
        QHash<QStringView, qsizetype> all;
        const QList<NamedSymbol> &rows = symbols();
        for (qsizetype row = 0; row < rows.size(); ++row)
            all.insert(rows[row].name, row);
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

// Returns the classes of characters in the source (≤, ×, ∈ …), from the same table.
const QHash<char16_t, AtomClass> &characterClasses()
{
    static const QHash<char16_t, AtomClass> table = [] {
        QHash<char16_t, AtomClass> all;
        for (const auto &[name, symbol] : symbols())
            if (const QString &text = symbol.text; text.size() == 1 && text[0].unicode() >= 0x80)
                if (!all.contains(text[0].unicode()))
                    all.insert(text[0].unicode(), symbol.atomClass);
        return all;
    }();
    return table;
}

} // namespace

const QList<NamedSymbol> &symbols()
{
    static const QList<NamedSymbol> table = [] {
        QList<NamedSymbol> all;
        for (const Group &group : kGroups) {
            QStringView name;
            for (const QStringView word : group.words.tokenize(u' ')) {
                if (name.isEmpty()) {
                    name = word;
                    continue;
                }
                all.append({name, {word.toString(), group.atomClass, group.italic, group.inText}});
                name = {};
            }
        }
        return all;
    }();
    return table;
}

const Symbol *symbol(QStringView name)
{
    const auto &rows = rowsByName();
    const auto found = rows.constFind(name);
    return found == rows.cend() ? nullptr : &symbols()[*found].symbol;
}

static Symbol makeCharacterSymbol(char32_t c)
{
    switch (c) {
    case U'-':
        return {u"\u2212"_s, AtomClass::Bin};
    case U'*':
        return {u"\u2217"_s, AtomClass::Bin};
    case U'+':
        return {u"+"_s, AtomClass::Bin};
    case U'=':
    case U'<':
    case U'>':
    case U':':
        return {QString(QChar(char16_t(c))), AtomClass::Rel};
    case U'(':
    case U'[':
        return {QString(QChar(char16_t(c))), AtomClass::Open};
    case U')':
    case U']':
    case U'!':
    case U'?':
        return {QString(QChar(char16_t(c))), AtomClass::Close};
    case U',':
    case U';':
        return {QString(QChar(char16_t(c))), AtomClass::Punct};
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
    // Formulas are mostly ASCII, so these strings are shared instead of allocated.
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
    // Some letters existed in Unicode before the alphabets were added.
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
