// Interface to MathJax: converts one formula to flat shapes. Defines one function, lecternMath(tex, display).
'use strict';

const {mathjax} = require('mathjax-full/js/mathjax.js');
const {TeX} = require('mathjax-full/js/input/tex.js');
const {SVG} = require('mathjax-full/js/output/svg.js');
const {liteAdaptor} = require('mathjax-full/js/adaptors/liteAdaptor.js');
const {RegisterHTMLHandler} = require('mathjax-full/js/handlers/html.js');
const {Configuration} = require('mathjax-full/js/input/tex/Configuration.js');
const {CommandMap} = require('mathjax-full/js/input/tex/SymbolMap.js');
const BaseMethods = require('mathjax-full/js/input/tex/base/BaseMethods.js').default;
const {flatten} = require('./flatten.js');

// No newcommand: a definition in one abstract would change every formula after it.
require('mathjax-full/js/input/tex/base/BaseConfiguration.js');
require('mathjax-full/js/input/tex/ams/AmsConfiguration.js');
require('mathjax-full/js/input/tex/noundefined/NoUndefinedConfiguration.js');
require('mathjax-full/js/input/tex/boldsymbol/BoldsymbolConfiguration.js');
require('mathjax-full/js/input/tex/textmacros/TextMacrosConfiguration.js');
require('mathjax-full/js/input/tex/unicode/UnicodeConfiguration.js');
require('mathjax-full/js/input/tex/upgreek/UpgreekConfiguration.js');
require('mathjax-full/js/input/tex/braket/BraketConfiguration.js');
require('mathjax-full/js/input/tex/cancel/CancelConfiguration.js');

// Commands of common packages and the shorthands of texvc; the first stage supports the same ones.
const macro = (text, count) => count ? ['Macro', text, count] : ['Macro', text];
new CommandMap('lectern', {
    R: macro('\\mathbb{R}'), N: macro('\\mathbb{N}'), Z: macro('\\mathbb{Z}'),
    reals: macro('\\mathbb{R}'), Reals: macro('\\mathbb{R}'), natnums: macro('\\mathbb{N}'),
    Complex: macro('\\mathbb{C}'), cnums: macro('\\mathbb{C}'),
    bm: macro('\\boldsymbol{#1}', 1), bold: macro('\\mathbf{#1}', 1), mathds: macro('\\mathbb{#1}', 1),
    mathbbm: macro('\\mathbb{#1}', 1), nicefrac: macro('{#1}/{#2}', 2), ensuremath: macro('{#1}', 1),
    textsc: macro('\\text{#1}', 1), emph: macro('\\textit{#1}', 1), textmd: macro('\\text{#1}', 1),
    textsl: macro('\\textit{#1}', 1), textcolor: macro('{#2}', 2), color: macro('', 1), xspace: macro(''),
    coloneqq: macro('\\mathrel{:=}'), mleft: macro('\\left'), mright: macro('\\right'), lbrack: macro('['),
    rbrack: macro(']'), textmu: macro('\\mu'), textdegree: macro('^{\\circ}'), Tilde: macro('\\tilde{#1}', 1),
    Hat: macro('\\hat{#1}', 1), Bar: macro('\\bar{#1}', 1), texttimes: macro('\\times'), em: macro('\\it'),
}, BaseMethods);
Configuration.create('lectern', {handler: {macro: ['lectern']}});

const adaptor = liteAdaptor();
RegisterHTMLHandler(adaptor);
const tex = new TeX({
    packages: ['base', 'ams', 'noundefined', 'boldsymbol', 'textmacros', 'unicode', 'upgreek', 'braket', 'cancel',
               'lectern'],
    noundefined: {color: '', background: '', size: ''},
    formatError: (jax, error) => { throw error; },
});
const page = mathjax.document('', {InputJax: tex, OutputJax: new SVG({fontCache: 'none'})});

// Chemistry and units are excluded: their source is more readable than their letters as math. Of the ams package, the command
// that defines others is excluded, because definitions would persist.
const foreign = /\\(?:DeclareMathOperator|ce|cf|num|SI|si|qty|unit|ang|tikz|includegraphics)(?![A-Za-z])/;

// tex: the text between the delimiters. Returns the result of flatten() as JSON; throws if it is not valid math.
globalThis.lecternMath = function (source, display) {
    if (foreign.test(source))
        throw Error('not math');
    // In TeX % begins a comment, in an abstract it is a percent sign; # would be a parameter. A converter that many
    // publishers use leaves \kern-\nulldelimiterspace, which has no width. \tilde\mathcal{O} is valid LaTeX that
    // MathJax rejects.
    const escaped = source.replace(/\\[\s\S]|[%#]/g, (found) => (found.length > 1 ? found : '\\' + found))
        .replace(/\\kern\s*-?\s*\\nulldelimiterspace(?![A-Za-z])/g, '')
        .replace(/(\\(?:wide)?(?:tilde|hat)|\\(?:bar|vec|dot|overline))\s*(\\math[a-z]+\s*\{[^{}]*\})/g, '$1{$2}');
    tex.reset();
    return JSON.stringify(flatten(adaptor, page.convert(escaped, {display: display, em: 16, ex: 8, containerWidth: 1e6})));
};
