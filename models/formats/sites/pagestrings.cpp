#include "pagestrings.h"

#include "models/formats/base/encoding.h"

#include <QSet>

#include <algorithm>

namespace lectern
{

using namespace Qt::StringLiterals;

namespace
{

constexpr qsizetype kMaxBoilerplateLength = 400; // in characters; enough for a cookie banner

// Whole lines, in lower case, without punctuation at the ends.
constexpr QStringView kLines[] = {
    // Navigation.
    u"skip to main content",
    u"skip to content",
    u"skip navigation",
    u"toggle navigation",
    u"toggle theme",
    u"toggle menu",
    u"open menu",
    u"close menu",
    u"main menu",
    u"dark mode",
    u"light mode",
    u"back to top",
    u"go back",
    u"all papers",
    u"all authors",
    u"all categories",
    u"all topics",
    u"all years",
    u"all time",
    u"switch language",
    u"browse by topic",
    u"top authors",
    u"top papers",
    u"this week",
    u"this month",
    u"this year",
    u"today's papers",
    u"for you",
    // Account.
    u"sign in",
    u"sign up",
    u"sign out",
    u"sign up for free",
    u"sign in with google",
    u"log in",
    u"log out",
    u"login",
    u"logout",
    u"register",
    u"create account",
    u"create a free account",
    u"my library",
    u"my papers",
    u"my feed",
    u"my profile",
    u"my account",
    u"reading list",
    u"upgrade to pro",
    u"go pro",
    u"try pro",
    u"claim this profile",
    u"claim profile",
    u"edit profile",
    u"is this you?",
    u"follow author",
    // Banners.
    u"accept all",
    u"accept cookies",
    u"accept all cookies",
    u"reject all",
    u"only necessary",
    u"manage cookies",
    u"cookie settings",
    u"cookie preferences",
    u"cookie policy",
    u"got it",
    u"i agree",
    u"no thanks",
    u"download our app",
    u"get the app",
    u"install app",
    u"learn more",
    u"read more",
    u"see more",
    u"see all",
    u"view all",
    u"view more",
    u"load more",
    u"show less",
    u"new!",
    u"beta",
    // Filters and pages.
    u"sort by",
    u"filter by",
    u"filter by year",
    u"filter by category",
    u"clear all",
    u"clear filters",
    u"most cited",
    u"most recent",
    u"newest first",
    u"oldest first",
    u"highest score",
    u"has code",
    u"with code",
    u"date range",
    u"next page",
    u"previous page",
    u"first page",
    u"last page",
    u"load more papers",
    u"no papers found",
    u"no papers yet",
    u"no results",
    u"no results found",
    u"search results",
    u"no more papers",
    // Below a paper.
    u"copy link",
    u"copy citation",
    u"copy bibtex",
    u"view pdf",
    u"open pdf",
    u"download pdf",
    u"add to library",
    u"add to list",
    u"read paper",
    u"view paper",
    u"view on arxiv",
    u"view code",
    u"view abstract",
    u"show abstract",
    u"hide abstract",
    u"share on twitter",
    u"share on x",
    u"not interested",
    u"mark as read",
    u"saved",
    u"bookmarked",
    u"ai summary",
    u"add code",
    u"figures and tables",
    u"via arxiv",
    // Footers.
    u"all rights reserved.",
    u"all rights reserved",
    u"about us",
    u"contact us",
    u"contact",
    u"report an issue",
    u"report a bug",
    u"send feedback",
    u"give feedback",
    u"help center",
    u"help centre",
    u"terms of service",
    u"terms of use",
    u"terms and conditions",
    u"privacy policy",
    u"privacy settings",
    u"powered by arxiv",
    u"data from arxiv",
    u"do not sell my personal information",
    u"accessibility statement",
    // Boxes and advertisements.
    u"advertisement",
    u"sponsored",
    u"promoted",
    u"related papers",
    u"related authors",
    u"related topics",
    u"similar papers",
    u"similar authors",
    u"recommended papers",
    u"recommended for you",
    u"you may also like",
    u"you might also like",
    u"trending papers",
    u"trending topics",
    u"trending now",
    u"popular papers",
    u"popular topics",
    u"latest papers",
    u"co-authors",
    u"coauthors",
    u"frequent co-authors",
    u"people also viewed",
    u"recently viewed",
};

// Words of menus and buttons. A line that consists only of them is boilerplate ("Home Authors Papers About").
constexpr QStringView kMenuWords[] = {
    u"home",       u"feed",        u"authors",  u"papers",    u"about",      u"explore",     u"trending",
    u"topics",     u"search",      u"browse",   u"blog",      u"help",       u"faq",         u"docs",
    u"api",        u"pricing",     u"careers",  u"contact",   u"privacy",    u"terms",       u"cookies",
    u"imprint",    u"legal",       u"status",   u"menu",      u"close",      u"settings",    u"notifications",
    u"profile",    u"account",     u"login",    u"logout",    u"register",   u"follow",      u"following",
    u"unfollow",   u"share",       u"save",     u"bookmark",  u"bookmarks",  u"cite",        u"like",
    u"dislike",    u"comment",     u"comments", u"report",    u"copy",       u"pdf",         u"bibtex",
    u"html",       u"arxiv",       u"code",     u"github",    u"twitter",    u"linkedin",    u"facebook",
    u"mastodon",   u"bluesky",     u"reddit",   u"discord",   u"slack",      u"rss",         u"email",
    u"newsletter", u"next",        u"previous", u"prev",      u"first",      u"last",        u"newest",
    u"oldest",     u"latest",      u"popular",  u"top",       u"hot",        u"most",        u"cited",
    u"recent",     u"relevance",   u"date",     u"score",     u"novelty",    u"citations",   u"sort",
    u"filter",     u"filters",     u"apply",    u"reset",     u"clear",      u"all",         u"any",
    u"year",       u"years",       u"month",    u"week",      u"day",        u"today",       u"more",
    u"less",       u"and",         u"by",       u"&",         u"en",         u"de",          u"fr",
    u"es",         u"it",          u"pt",       u"ru",        u"zh",         u"ja",          u"ko",
    u"english",    u"deutsch",     u"français", u"español",   u"italiano",   u"português",   u"русский",
    u"中文",       u"日本語",      u"한국어",   u"polski",    u"türkçe",     u"community",   u"collections",
    u"categories", u"library",     u"history",  u"dashboard", u"upgrade",    u"pro",         u"premium",
    u"journals",   u"conferences", u"datasets", u"models",    u"benchmarks", u"leaderboard", u"news",
};

constexpr QStringView kBeginnings[] = {
    u"sort by:",
    u"sort by ",
    u"filter by ",
    u"filter:",
    u"showing ",
    u"results for ",
    u"search results for ",
    u"search papers",
    u"search for ",
    u"search authors",
    u"page ",
    u"©",
    u"(c) ",
    u"copyright ",
    u"last updated",
    u"updated ",
    u"subscribe to ",
    u"subscribe for ",
    u"sign in to ",
    u"sign up to ",
    u"sign up for ",
    u"log in to ",
    u"join ",
    u"follow us ",
    u"download the ",
    u"get weekly ",
    u"get daily ",
    u"logged in as ",
    u"signed in as ",
    u"welcome back",
    u"skip to ",
    u"picture for ",
    u"photo of ",
    u"avatar of ",
    u"try our ",
};

// Words of banner and footer sentences. A line with two of them is boilerplate.
constexpr QStringView kBannerWords[] = {
    u"cookie", u"cookies",   u"consent", u"privacy",    u"newsletter", u"inbox",           u"unsubscribe",
    u"spam",   u"subscribe", u"account", u"browser",    u"website",    u"our site",        u"experience",
    u"policy", u"terms of",  u"sign up", u"sign in",    u"log in",     u"rights reserved", u"free trial",
    u"©",      u"premium",   u"our app", u"javascript", u"advert",
};

QString stripped(QStringView line)
{
    const QString tidy = tidySpace(line).toLower();
    const auto isSign = [](QChar c) {
        return !c.isLetterOrNumber() && !QStringView(u".!?%©&()\"'“”").contains(c);
    };
    qsizetype begin = 0, end = tidy.size();
    while (begin < end && isSign(tidy[begin]))
        ++begin;
    while (end > begin && isSign(tidy[end - 1]))
        --end;
    return tidy.mid(begin, end - begin);
}

QSet<QString> setOf(const QStringView *begin, const QStringView *end)
{
    QSet<QString> set;
    for (const QStringView *text = begin; text != end; ++text)
        set.insert(text->toString());
    return set;
}

// "1 2 3 … 10 Next", "EN | DE", "Home Authors Papers About": only menu words, numbers and punctuation.
bool isMenu(QStringView text)
{
    static const QSet<QString> words = setOf(std::begin(kMenuWords), std::end(kMenuWords));
    qsizetype begin = 0;
    const auto isBetween = [](QChar c) { return c.isSpace() || QStringView(u"|·•,/›»«‹←→:…").contains(c); };
    for (qsizetype i = 0; i <= text.size(); ++i) {
        if (i < text.size() && !isBetween(text[i]))
            continue;
        const QStringView word = text.mid(begin, i - begin);
        begin = i + 1;
        const bool isNumber =
            std::all_of(word.begin(), word.end(), [](QChar c) { return c.isDigit() || !c.isLetter(); });
        if (!word.isEmpty() && !isNumber && !words.contains(word.toString()))
            return false;
    }
    return true;
}

bool isBanner(QStringView text)
{
    int words = 0;
    for (const QStringView word : kBannerWords)
        words += text.contains(word);
    return words >= 2;
}

} // namespace

bool isBoilerplate(QStringView line)
{
    static const QSet<QString> lines = setOf(std::begin(kLines), std::end(kLines));
    if (line.size() > kMaxBoilerplateLength)
        return false;
    const QString text = stripped(line);
    if (lines.contains(text))
        return true;
    if (text.size() <= 120) {
        if (isMenu(text))
            return true;
        for (const QStringView begin : kBeginnings)
            if (text.startsWith(begin) && (text.size() <= 60 || isBanner(text)))
                return true;
        if (text.endsWith(u" results") && text.front().isDigit())
            return true;
        // "Privacy Policy · Terms of Service · Contact": check each part.
        const auto parts = QStringView(text).split(u'·');
        if (parts.size() > 1 && std::all_of(parts.begin(), parts.end(), [&](QStringView part) {
                return lines.contains(part.trimmed().toString()) || isMenu(part.trimmed());
            }))
            return true;
    }
    return isBanner(text);
}

bool isKnownCategory(QStringView text)
{
    static const QSet<QString> classes = [] {
        const QString codes = u"AC AG AI AO AP AR AS AT BM CA CB CC CD CE CG CL CO CP CR CT CV CY DB DC DG "
                              u"DL DM DS EC EM EP ET FA FL "
                              "GA GL GM GN GR GT HC HE HO IM IR IT IV KT LG LO MA ME MF MG ML MM MN MP MS NA "
                              "NC NE NI NT OA OC OH OS "
                              "OT PE PF PL PM PR PS QA QM RA RM RO RT SC SD SE SG SI SP SR ST SY TH TO TR"_s;
        const QStringList list = codes.split(u' ');
        return QSet<QString>(list.begin(), list.end());
    }();
    static const QSet<QString> archives = [] {
        const QString names =
            u"astro-ph cond-mat gr-qc hep-ex hep-lat hep-ph hep-th math-ph nlin nucl-ex nucl-th "
            "physics quant-ph math cs q-bio q-fin stat eess econ"_s;
        const QStringList list = names.split(u' ');
        return QSet<QString>(list.begin(), list.end());
    }();
    const QString category = tidySpace(text);
    const qsizetype dot = category.indexOf(u'.');
    if (dot < 0)
        return classes.contains(category) || archives.contains(category);
    return archives.contains(category.first(dot));
}

} // namespace lectern
