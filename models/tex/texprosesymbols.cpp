#include "texprosesymbols.h"

#include <algorithm>
#include <array>
#include <utility>

namespace lectern
{

namespace
{

using Symbol = std::pair<QStringView, QStringView>;

// Sorted by name. Spacing commands give a space, commands that print nothing an empty text.
// clang-format off
constexpr Symbol kSymbols[] = {
    {u"AmS", u"AMS"}, {u"BibLaTeX", u"BibLaTeX"}, {u"BibTeX", u"BibTeX"}, {u"Box", u"□"}, {u"CYRA", u"А"},
    {u"CYRB", u"Б"}, {u"CYRC", u"Ц"}, {u"CYRCH", u"Ч"}, {u"CYRD", u"Д"}, {u"CYRE", u"Е"},
    {u"CYREREV", u"Э"}, {u"CYRERY", u"Ы"}, {u"CYRF", u"Ф"}, {u"CYRG", u"Г"}, {u"CYRH", u"Х"},
    {u"CYRHRDSN", u"Ъ"}, {u"CYRI", u"И"}, {u"CYRISHRT", u"Й"}, {u"CYRK", u"К"}, {u"CYRL", u"Л"},
    {u"CYRM", u"М"}, {u"CYRN", u"Н"}, {u"CYRO", u"О"}, {u"CYRP", u"П"}, {u"CYRR", u"Р"}, {u"CYRS", u"С"},
    {u"CYRSFTSN", u"Ь"}, {u"CYRSH", u"Ш"}, {u"CYRSHCH", u"Щ"}, {u"CYRT", u"Т"}, {u"CYRU", u"У"},
    {u"CYRV", u"В"}, {u"CYRYA", u"Я"}, {u"CYRYO", u"Ё"}, {u"CYRYU", u"Ю"}, {u"CYRZ", u"З"},
    {u"CYRZH", u"Ж"}, {u"Delta", u"Δ"}, {u"Diamond", u"◇"}, {u"Downarrow", u"⇓"}, {u"EUR", u"€"},
    {u"Gamma", u"Γ"}, {u"Im", u"ℑ"}, {u"LaTeX", u"LaTeX"}, {u"LaTeXe", u"LaTeX2ε"}, {u"Lambda", u"Λ"},
    {u"Leftarrow", u"⇐"}, {u"Leftrightarrow", u"⇔"}, {u"Longrightarrow", u"⟹"}, {u"LuaTeX", u"LuaTeX"},
    {u"Omega", u"Ω"}, {u"P", u"¶"}, {u"Phi", u"Φ"}, {u"Pi", u"Π"}, {u"Psi", u"Ψ"}, {u"Re", u"ℜ"},
    {u"Rightarrow", u"⇒"}, {u"S", u"§"}, {u"Sigma", u"Σ"}, {u"TeX", u"TeX"}, {u"Theta", u"Θ"},
    {u"Uparrow", u"⇑"}, {u"Upsilon", u"Υ"}, {u"Vert", u"‖"}, {u"XeTeX", u"XeTeX"}, {u"Xi", u"Ξ"},
    {u"aleph", u"ℵ"}, {u"allowbreak", u""}, {u"alpha", u"α"}, {u"amalg", u"⨿"}, {u"angle", u"∠"},
    {u"approx", u"≈"}, {u"approxeq", u"≊"}, {u"ast", u"∗"}, {u"astrosun", u"☉"}, {u"asymp", u"≍"},
    {u"backslash", u"\\"}, {u"barwedge", u"⊼"}, {u"because", u"∵"}, {u"beta", u"β"}, {u"beth", u"ℶ"},
    {u"bigcap", u"⋂"}, {u"bigcirc", u"◯"}, {u"bigcup", u"⋃"}, {u"bigoplus", u"⨁"}, {u"bigotimes", u"⨂"},
    {u"bigstar", u"★"}, {u"blacksquare", u"■"}, {u"bot", u"⊥"}, {u"bowtie", u"⋈"}, {u"break", u" "},
    {u"bullet", u"•"}, {u"cap", u"∩"}, {u"cdot", u"⋅"}, {u"cdotp", u"·"}, {u"cdots", u"⋯"},
    {u"celsius", u"℃"}, {u"cent", u"¢"}, {u"checkmark", u"✓"}, {u"chi", u"χ"}, {u"circ", u"∘"},
    {u"circledR", u"®"}, {u"clubsuit", u"♣"}, {u"colon", u":"}, {u"complement", u"∁"}, {u"cong", u"≅"},
    {u"coprod", u"∐"}, {u"copyright", u"©"}, {u"cup", u"∪"}, {u"cyra", u"а"}, {u"cyrb", u"б"},
    {u"cyrc", u"ц"}, {u"cyrch", u"ч"}, {u"cyrd", u"д"}, {u"cyre", u"е"}, {u"cyrerev", u"э"},
    {u"cyrery", u"ы"}, {u"cyrf", u"ф"}, {u"cyrg", u"г"}, {u"cyrh", u"х"}, {u"cyrhrdsn", u"ъ"},
    {u"cyri", u"и"}, {u"cyrishrt", u"й"}, {u"cyrk", u"к"}, {u"cyrl", u"л"}, {u"cyrm", u"м"},
    {u"cyrn", u"н"}, {u"cyro", u"о"}, {u"cyrp", u"п"}, {u"cyrr", u"р"}, {u"cyrs", u"с"},
    {u"cyrsftsn", u"ь"}, {u"cyrsh", u"ш"}, {u"cyrshch", u"щ"}, {u"cyrt", u"т"}, {u"cyru", u"у"},
    {u"cyrv", u"в"}, {u"cyrya", u"я"}, {u"cyryo", u"ё"}, {u"cyryu", u"ю"}, {u"cyrz", u"з"},
    {u"cyrzh", u"ж"}, {u"dag", u"†"}, {u"dagger", u"†"}, {u"dashv", u"⊣"}, {u"ddag", u"‡"},
    {u"ddagger", u"‡"}, {u"ddots", u"⋱"}, {u"degree", u"°"}, {u"delta", u"δ"}, {u"diamond", u"⋄"},
    {u"diamondsuit", u"♦"}, {u"digamma", u"ϝ"}, {u"displaystyle", u""}, {u"div", u"÷"}, {u"doteq", u"≐"},
    {u"dots", u"…"}, {u"dotsb", u"…"}, {u"dotsc", u"…"}, {u"downarrow", u"↓"}, {u"earth", u"♁"},
    {u"ell", u"ℓ"}, {u"emptyset", u"∅"}, {u"enskip", u" "}, {u"enspace", u" "}, {u"epsilon", u"ϵ"},
    {u"equiv", u"≡"}, {u"eta", u"η"}, {u"eth", u"ð"}, {u"euro", u"€"}, {u"exists", u"∃"},
    {u"female", u"♀"}, {u"flat", u"♭"}, {u"flqq", u"«"}, {u"forall", u"∀"}, {u"frown", u"⌢"},
    {u"frqq", u"»"}, {u"gamma", u"γ"}, {u"ge", u"≥"}, {u"geq", u"≥"}, {u"geqslant", u"⩾"}, {u"gets", u"←"},
    {u"gg", u"≫"}, {u"ggg", u"⋙"}, {u"glq", u"‚"}, {u"glqq", u"„"}, {u"grq", u"‘"}, {u"grqq", u"“"},
    {u"gtrsim", u"≳"}, {u"guillemetleft", u"«"}, {u"guillemetright", u"»"}, {u"guillemotleft", u"«"},
    {u"guillemotright", u"»"}, {u"guilsinglleft", u"‹"}, {u"guilsinglright", u"›"}, {u"hbar", u"ℏ"},
    {u"heartsuit", u"♥"}, {u"hfill", u" "}, {u"hookleftarrow", u"↩"}, {u"hookrightarrow", u"↪"},
    {u"hslash", u"ℏ"}, {u"hyphen", u"-"}, {u"iff", u"⇔"}, {u"ignorespaces", u""}, {u"iint", u"∬"}, {u"imath", u"ı"},
    {u"implies", u"⇒"}, {u"in", u"∈"}, {u"infty", u"∞"}, {u"int", u"∫"}, {u"iota", u"ι"}, {u"kappa", u"κ"},
    {u"lambda", u"λ"}, {u"land", u"∧"}, {u"langle", u"⟨"}, {u"lbrace", u"{"}, {u"lbrack", u"["},
    {u"lceil", u"⌈"}, {u"ldots", u"…"}, {u"ldq", u"“"}, {u"le", u"≤"}, {u"leadsto", u"⇝"},
    {u"leavevmode", u""}, {u"leftarrow", u"←"}, {u"leftharpoonup", u"↼"}, {u"leftrightarrow", u"↔"},
    {u"leq", u"≤"}, {u"leqslant", u"⩽"}, {u"lessgtr", u"≶"}, {u"lesssim", u"≲"}, {u"lfloor", u"⌊"},
    {u"linebreak", u" "}, {u"ll", u"≪"}, {u"lll", u"⋘"}, {u"lnot", u"¬"}, {u"longleftarrow", u"⟵"},
    {u"longmapsto", u"⟼"}, {u"longrightarrow", u"⟶"}, {u"lor", u"∨"}, {u"lozenge", u"◊"}, {u"lq", u"‘"},
    {u"ltimes", u"⋉"}, {u"male", u"♂"}, {u"maltese", u"✠"}, {u"mapsto", u"↦"}, {u"mars", u"♂"},
    {u"micro", u"µ"}, {u"mid", u"∣"}, {u"models", u"⊨"}, {u"mp", u"∓"}, {u"mu", u"μ"}, {u"nabla", u"∇"},
    {u"natural", u"♮"}, {u"ne", u"≠"}, {u"nearrow", u"↗"}, {u"neg", u"¬"}, {u"negthinspace", u""},
    {u"neq", u"≠"}, {u"newline", u" "}, {u"nexists", u"∄"}, {u"ni", u"∋"}, {u"nmid", u"∤"},
    {u"nobreak", u" "}, {u"nobreakspace", u" "}, {u"noindent", u""}, {u"nolinebreak", u" "},
    {u"notin", u"∉"}, {u"nu", u"ν"}, {u"null", u""}, {u"nwarrow", u"↖"}, {u"odot", u"⊙"}, {u"ohm", u"Ω"},
    {u"oint", u"∮"}, {u"omega", u"ω"}, {u"ominus", u"⊖"}, {u"oplus", u"⊕"}, {u"oslash", u"⊘"},
    {u"otimes", u"⊗"}, {u"parallel", u"∥"}, {u"partial", u"∂"}, {u"perp", u"⊥"}, {u"phi", u"ϕ"},
    {u"pi", u"π"}, {u"pm", u"±"}, {u"pounds", u"£"}, {u"prec", u"≺"}, {u"preceq", u"⪯"}, {u"prime", u"′"},
    {u"prod", u"∏"}, {u"propto", u"∝"}, {u"protect", u""}, {u"psi", u"ψ"}, {u"qquad", u" "},
    {u"quad", u" "}, {u"quotedblbase", u"„"}, {u"quotesinglbase", u"‚"}, {u"rangle", u"⟩"},
    {u"rbrace", u"}"}, {u"rbrack", u"]"}, {u"rceil", u"⌉"}, {u"rdq", u"”"}, {u"relax", u""},
    {u"rfloor", u"⌋"}, {u"rho", u"ρ"}, {u"rightarrow", u"→"}, {u"rightharpoondown", u"⇁"},
    {u"rightharpoonup", u"⇀"}, {u"rightleftharpoons", u"⇌"}, {u"rq", u"’"}, {u"rtimes", u"⋊"},
    {u"searrow", u"↘"}, {u"setminus", u"∖"}, {u"sharp", u"♯"}, {u"sigma", u"σ"}, {u"sim", u"∼"},
    {u"simeq", u"≃"}, {u"slash", u"/"}, {u"smile", u"⌣"}, {u"space", u" "}, {u"spadesuit", u"♠"},
    {u"sqcap", u"⊓"}, {u"sqcup", u"⊔"}, {u"sqrtsign", u"√"}, {u"sqsubseteq", u"⊑"}, {u"sqsupseteq", u"⊒"},
    {u"square", u"□"}, {u"star", u"⋆"}, {u"subset", u"⊂"}, {u"subseteq", u"⊆"}, {u"succ", u"≻"},
    {u"succeq", u"⪰"}, {u"sum", u"∑"}, {u"sun", u"☉"}, {u"supset", u"⊃"}, {u"supseteq", u"⊇"},
    {u"surd", u"√"}, {u"swarrow", u"↙"}, {u"tau", u"τ"}, {u"textDelta", u"Δ"}, {u"textGamma", u"Γ"},
    {u"textLambda", u"Λ"}, {u"textOmega", u"Ω"}, {u"textPhi", u"Φ"}, {u"textPsi", u"Ψ"},
    {u"textSigma", u"Σ"}, {u"textTheta", u"Θ"}, {u"textalpha", u"α"}, {u"textampersand", u"&"},
    {u"textasciiacute", u"´"}, {u"textasciicircum", u"^"}, {u"textasciidieresis", u"¨"},
    {u"textasciigrave", u"`"}, {u"textasciimacron", u"¯"}, {u"textasciitilde", u"~"},
    {u"textasteriskcentered", u"∗"}, {u"textbackslash", u"\\"}, {u"textbaht", u"฿"}, {u"textbar", u"|"},
    {u"textbardbl", u"‖"}, {u"textbeta", u"β"}, {u"textbigcircle", u"◯"}, {u"textbraceleft", u"{"},
    {u"textbraceright", u"}"}, {u"textbrokenbar", u"¦"}, {u"textbullet", u"•"}, {u"textcelsius", u"℃"},
    {u"textcent", u"¢"}, {u"textchi", u"χ"}, {u"textcircledP", u"℗"}, {u"textcolonmonetary", u"₡"},
    {u"textcompwordmark", u""}, {u"textcopyright", u"©"}, {u"textcurrency", u"¤"}, {u"textdagger", u"†"},
    {u"textdaggerdbl", u"‡"}, {u"textdegree", u"°"}, {u"textdelta", u"δ"}, {u"textdiv", u"÷"},
    {u"textdollar", u"$"}, {u"textdong", u"₫"}, {u"textdownarrow", u"↓"}, {u"textellipsis", u"…"},
    {u"textemdash", u"—"}, {u"textendash", u"–"}, {u"textepsilon", u"ε"}, {u"textestimated", u"℮"},
    {u"texteta", u"η"}, {u"texteuro", u"€"}, {u"textexclamdown", u"¡"}, {u"textflorin", u"ƒ"},
    {u"textfractionsolidus", u"⁄"}, {u"textgamma", u"γ"}, {u"textgreater", u">"}, {u"textguarani", u"₲"},
    {u"texthash", u"#"}, {u"textinterrobang", u"‽"}, {u"textiota", u"ι"}, {u"textkappa", u"κ"},
    {u"textlambda", u"λ"}, {u"textlangle", u"⟨"}, {u"textleftarrow", u"←"}, {u"textless", u"<"},
    {u"textlira", u"₤"}, {u"textlnot", u"¬"}, {u"textmarried", u"⚭"}, {u"textmho", u"℧"},
    {u"textminus", u"−"}, {u"textmu", u"µ"}, {u"textmugreek", u"μ"}, {u"textmusicalnote", u"♪"},
    {u"textnaira", u"₦"}, {u"textnormal@", u""}, {u"textnu", u"ν"}, {u"textnumero", u"№"},
    {u"textohm", u"Ω"}, {u"textomega", u"ω"}, {u"textonehalf", u"½"}, {u"textonequarter", u"¼"},
    {u"textonesuperior", u"¹"}, {u"textordfeminine", u"ª"}, {u"textordmasculine", u"º"},
    {u"textparagraph", u"¶"}, {u"textpercent", u"%"}, {u"textperiodcentered", u"·"},
    {u"textpertenthousand", u"‱"}, {u"textperthousand", u"‰"}, {u"textpeso", u"₱"}, {u"textphi", u"φ"},
    {u"textpi", u"π"}, {u"textpm", u"±"}, {u"textpsi", u"ψ"}, {u"textquestiondown", u"¿"},
    {u"textquotedbl", u"\""}, {u"textquotedblleft", u"“"}, {u"textquotedblright", u"”"},
    {u"textquoteleft", u"‘"}, {u"textquoteright", u"’"}, {u"textquotesingle", u"'"}, {u"textrangle", u"⟩"},
    {u"textrecipe", u"℞"}, {u"textreferencemark", u"※"}, {u"textregistered", u"®"}, {u"textrho", u"ρ"},
    {u"textrightarrow", u"→"}, {u"textsection", u"§"}, {u"textservicemark", u"℠"}, {u"textsigma", u"σ"},
    {u"textspace", u" "}, {u"textsterling", u"£"}, {u"textstyle", u""}, {u"textsurd", u"√"},
    {u"texttau", u"τ"}, {u"texttheta", u"θ"}, {u"textthreequarters", u"¾"}, {u"textthreesuperior", u"³"},
    {u"texttimes", u"×"}, {u"texttrademark", u"™"}, {u"texttwosuperior", u"²"}, {u"textunderscore", u"_"},
    {u"textuparrow", u"↑"}, {u"textupsilon", u"υ"}, {u"textvisiblespace", u"␣"}, {u"textwon", u"₩"},
    {u"textxi", u"ξ"}, {u"textyen", u"¥"}, {u"textzeta", u"ζ"}, {u"therefore", u"∴"}, {u"theta", u"θ"},
    {u"thinspace", u" "}, {u"times", u"×"}, {u"titlebreak", u" "}, {u"to", u"→"}, {u"top", u"⊤"},
    {u"triangle", u"△"}, {u"uparrow", u"↑"}, {u"updownarrow", u"↕"}, {u"uplus", u"⊎"}, {u"upsilon", u"υ"},
    {u"varepsilon", u"ε"}, {u"varnothing", u"∅"}, {u"varphi", u"φ"}, {u"varpi", u"ϖ"}, {u"varrho", u"ϱ"},
    {u"varsigma", u"ς"}, {u"vartheta", u"ϑ"}, {u"vdash", u"⊢"}, {u"vdots", u"⋮"}, {u"vee", u"∨"},
    {u"venus", u"♀"}, {u"vert", u"|"}, {u"wedge", u"∧"}, {u"wp", u"℘"}, {u"wr", u"≀"}, {u"xi", u"ξ"},
    {u"xspace", u""}, {u"yen", u"¥"}, {u"zeta", u"ζ"},
};
// clang-format on

template <typename List>
bool contains(const List &list, QStringView name)
{
    return std::find(std::begin(list), std::end(list), name) != std::end(list);
}

} // namespace

QStringView texSymbol(QStringView name)
{
    const auto less = [](const Symbol &symbol, QStringView key) { return symbol.first.compare(key) < 0; };
    const auto *it = std::lower_bound(std::begin(kSymbols), std::end(kSymbols), name, less);
    return it != std::end(kSymbols) && it->first == name ? it->second : QStringView();
}

bool isTexStyleCommand(QStringView name)
{
    static constexpr std::array<QStringView, 27> names{
        u"emph",   u"mkbibemph",       u"mkbibitalic",   u"mkbibbold", u"textit", u"textbf", u"textsc",
        u"texttt", u"textsf",          u"textrm",        u"textsl",    u"textup", u"textmd", u"underline",
        u"uline",  u"textsuperscript", u"textsubscript", u"mathrm",    u"mathit", u"mathbf", u"mathcal",
        u"mathsf", u"mathtt",          u"mathbb",        u"mathfrak",  u"sout",   u"textlf"};
    return contains(names, name);
}

bool isTexStyleSwitch(QStringView name)
{
    static constexpr std::array<QStringView, 24> names{
        u"it",       u"bf",      u"em",       u"sc",         u"rm",           u"tt",
        u"sl",       u"sf",      u"itshape",  u"bfseries",   u"scshape",      u"rmfamily",
        u"ttfamily", u"slshape", u"sffamily", u"upshape",    u"mdseries",     u"cal",
        u"small",    u"large",   u"tiny",     u"normalfont", u"footnotesize", u"Large"};
    return contains(names, name);
}

bool isTexTransparent(QStringView name)
{
    static constexpr std::array<QStringView, 11> names{
        u"mbox",      u"hbox",      u"text",      u"fbox",    u"ensuremath", u"textnormal",
        u"textlatin", u"uppercase", u"lowercase", u"makebox", u"nocase"};
    return contains(names, name);
}

} // namespace lectern
