#include "texcharacters.h"

#include "commandname.h"

#include <algorithm>

namespace lectern::tex
{

namespace
{

// Letters of LaTeX, of MathSciNet (\cprime, \lasp, \dbar …), which are frequent in its files, the
// Cyrillic ones of T2A, and the phonetic ones of tipa. Sorted by command for binary search. In formulas
// "imath" and "jmath" are symbols instead.
// clang-format off
constexpr Letter kLetters[] = {
    {"AA", u'Å'}, {"AE", u'Æ'}, {"CYRA", u'А'}, {"CYRB", u'Б'}, {"CYRC", u'Ц'}, {"CYRCH", u'Ч'},
    {"CYRD", u'Д'}, {"CYRE", u'Е'}, {"CYREREV", u'Э'}, {"CYRERY", u'Ы'}, {"CYRF", u'Ф'}, {"CYRG", u'Г'},
    {"CYRH", u'Х'}, {"CYRHRDSN", u'Ъ'}, {"CYRI", u'И'}, {"CYRISHRT", u'Й'}, {"CYRK", u'К'}, {"CYRL", u'Л'},
    {"CYRM", u'М'}, {"CYRN", u'Н'}, {"CYRO", u'О'}, {"CYRP", u'П'}, {"CYRR", u'Р'}, {"CYRS", u'С'},
    {"CYRSFTSN", u'Ь'}, {"CYRSH", u'Ш'}, {"CYRSHCH", u'Щ'}, {"CYRT", u'Т'}, {"CYRU", u'У'}, {"CYRV", u'В'},
    {"CYRYA", u'Я'}, {"CYRYO", u'Ё'}, {"CYRYU", u'Ю'}, {"CYRZ", u'З'}, {"CYRZH", u'Ж'}, {"DH", u'Ð'},
    {"DJ", u'Đ'}, {"Dbar", u'Đ'}, {"IJ", u'Ĳ'}, {"L", u'Ł'}, {"NG", u'Ŋ'}, {"O", u'Ø'}, {"OE", u'Œ'},
    {"SS", u'ẞ'}, {"TH", u'Þ'}, {"aa", u'å'}, {"ae", u'æ'}, {"cdprime", u'ʺ'}, {"cprime", u'ʹ'},
    {"cyra", u'а'}, {"cyrb", u'б'}, {"cyrc", u'ц'}, {"cyrch", u'ч'}, {"cyrd", u'д'}, {"cyre", u'е'},
    {"cyrerev", u'э'}, {"cyrery", u'ы'}, {"cyrf", u'ф'}, {"cyrg", u'г'}, {"cyrh", u'х'}, {"cyrhrdsn", u'ъ'},
    {"cyri", u'и'}, {"cyrishrt", u'й'}, {"cyrk", u'к'}, {"cyrl", u'л'}, {"cyrm", u'м'}, {"cyrn", u'н'},
    {"cyro", u'о'}, {"cyrp", u'п'}, {"cyrr", u'р'}, {"cyrs", u'с'}, {"cyrsftsn", u'ь'}, {"cyrsh", u'ш'},
    {"cyrshch", u'щ'}, {"cyrt", u'т'}, {"cyru", u'у'}, {"cyrv", u'в'}, {"cyrya", u'я'}, {"cyryo", u'ё'},
    {"cyryu", u'ю'}, {"cyrz", u'з'}, {"cyrzh", u'ж'}, {"dbar", u'đ'}, {"dh", u'ð'}, {"dj", u'đ'}, {"i", u'ı'},
    {"ij", u'ĳ'}, {"imath", u'ı'}, {"j", u'ȷ'}, {"jmath", u'ȷ'}, {"l", u'ł'}, {"lasp", u'ʻ'}, {"ng", u'ŋ'},
    {"o", u'ø'}, {"oe", u'œ'}, {"ss", u'ß'}, {"textEsh", u'Ʃ'}, {"textEzh", u'Ʒ'}, {"textHbar", u'Ħ'},
    {"textObardotlessj", u'ɟ'}, {"textOpeno", u'Ɔ'}, {"textbabygamma", u'ɣ'}, {"textbardotlessj", u'ɟ'},
    {"textbarglotstop", u'ʡ'}, {"textbari", u'ɨ'}, {"textbaro", u'ɵ'}, {"textbarrevglotstop", u'ʢ'},
    {"textbaru", u'ʉ'}, {"textbeltl", u'ɬ'}, {"textbullseye", u'ʘ'}, {"textcloseomega", u'ɷ'},
    {"textcloserevepsilon", u'ɞ'}, {"textcrb", u'ƀ'}, {"textcrd", u'đ'}, {"textcrh", u'ħ'}, {"textctc", u'ɕ'},
    {"textctd", u'ȡ'}, {"textctesh", u'ʆ'}, {"textctj", u'ʝ'}, {"textctl", u'ȴ'}, {"textctn", u'ȵ'},
    {"textctt", u'ȶ'}, {"textctz", u'ʑ'}, {"textdoublebarpipe", u'ǂ'}, {"textdoublepipe", u'ǁ'},
    {"texteng", u'ŋ'}, {"textesh", u'ʃ'}, {"textezh", u'ʒ'}, {"textfishhookr", u'ɾ'},
    {"textgammalatinsmall", u'ɣ'}, {"textglotstop", u'ʔ'}, {"texthalflength", u'ˑ'}, {"texthbar", u'ħ'},
    {"texthtb", u'ɓ'}, {"texthtc", u'ƈ'}, {"texthtd", u'ɗ'}, {"texthtg", u'ɠ'}, {"texthth", u'ɦ'},
    {"texththeng", u'ɧ'}, {"texthtk", u'ƙ'}, {"texthtp", u'ƥ'}, {"texthtq", u'ʠ'}, {"texthtscg", u'ʛ'},
    {"texthtt", u'ƭ'}, {"texthvlig", u'ƕ'}, {"textinvglotstop", u'ʖ'}, {"textinvscr", u'ʁ'},
    {"textipagamma", u'ɣ'}, {"textlengthmark", u'ː'}, {"textltailm", u'ɱ'}, {"textltailn", u'ɲ'},
    {"textltilde", u'ɫ'}, {"textlyoghlig", u'ɮ'}, {"textopeno", u'ɔ'}, {"textpipe", u'ǀ'},
    {"textprimstress", u'ˈ'}, {"textraiseglotstop", u'ˀ'}, {"textramshorns", u'ɤ'}, {"textreve", u'ɘ'},
    {"textrevepsilon", u'ɜ'}, {"textrevglotstop", u'ʕ'}, {"textrhookrevepsilon", u'ɝ'},
    {"textrhookschwa", u'ɚ'}, {"textrtaild", u'ɖ'}, {"textrtaill", u'ɭ'}, {"textrtailn", u'ɳ'},
    {"textrtailr", u'ɽ'}, {"textrtails", u'ʂ'}, {"textrtailt", u'ʈ'}, {"textrtailz", u'ʐ'}, {"textsca", u'ᴀ'},
    {"textscb", u'ʙ'}, {"textsce", u'ᴇ'}, {"textscg", u'ɢ'}, {"textsch", u'ʜ'}, {"textschwa", u'ə'},
    {"textsci", u'ɪ'}, {"textscl", u'ʟ'}, {"textscn", u'ɴ'}, {"textscoelig", u'ɶ'}, {"textscr", u'ʀ'},
    {"textscripta", u'ɑ'}, {"textscriptg", u'ɡ'}, {"textscriptv", u'ʋ'}, {"textscu", u'ᴜ'}, {"textscy", u'ʏ'},
    {"textsecstress", u'ˌ'}, {"textstretchc", u'ʗ'}, {"textthorn", u'þ'}, {"textturna", u'ɐ'},
    {"textturne", u'ǝ'}, {"textturnh", u'ɥ'}, {"textturnk", u'ʞ'}, {"textturnlonglegr", u'ɺ'},
    {"textturnm", u'ɯ'}, {"textturnmrleg", u'ɰ'}, {"textturnr", u'ɹ'}, {"textturnrrtail", u'ɻ'},
    {"textturnscripta", u'ɒ'}, {"textturnt", u'ʇ'}, {"textturnv", u'ʌ'}, {"textturnw", u'ʍ'},
    {"textturny", u'ʎ'}, {"textwynn", u'ƿ'}, {"textyogh", u'ʒ'}, {"th", u'þ'},
};
// clang-format on

} // namespace

std::span<const Letter> letters()
{
    return kLetters;
}

char16_t letter(std::string_view command)
{
    const auto less = [](const Letter &row, std::string_view name) { return row.command < name; };
    const auto *row = std::lower_bound(std::begin(kLetters), std::end(kLetters), command, less);
    return row != std::end(kLetters) && row->command == command ? row->letter : u'\0';
}

char16_t letter(QStringView command)
{
    return letter(CommandName(command).utf8());
}

} // namespace lectern::tex
