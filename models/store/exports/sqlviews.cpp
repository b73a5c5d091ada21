#include "sqlviews.h"

namespace lectern
{

// Bits are those of PaperField and PaperFlag (types/sighting.h). A value that equals the shown one is stored
// with the paper only, so both tables are read (`same`).
QByteArrayView sqlViews()
{
    return R"sql(-- Views of a Lectern library, for this connection: sqlite3 -readonly -init FILE-OF-THIS LIBRARY
-- Columns that hold several values have "; " between them. Days are YYYY-MM-DD, times are in UTC.

CREATE TEMP VIEW papers AS
SELECT p.id,
    p.title,
    replace(p.authors, char(10), '; ') AS authors,
    (p.flags & 1) <> 0 AS authors_cut,
    replace(p.category, ' ', '; ') AS categories,
    date(p.date) AS date,
    (p.flags & 2) <> 0 AS date_inferred,
    coalesce(CAST(strftime('%Y', p.date) AS INTEGER), p.year) AS year,
    p.venue,
    p.score,
    p.citations,
    CASE WHEN p.flags & 4 THEN (p.flags & 8) <> 0 END AS code,
    p.affiliation,
    p.arxiv,
    p.doi,
    p.url,
    a.body AS abstract,
    coalesce(m.bookmarked, 0) <> 0 AS bookmarked,
    coalesce(m.read, 0) <> 0 AS read,
    r.stars AS rating,
    (SELECT group_concat(name, '; ') FROM (SELECT t.name FROM main.paper_tag x JOIN main.tag t ON t.id = x.tag
        WHERE x.paper = p.id ORDER BY t.name)) AS tags,
    (SELECT group_concat(name, '; ') FROM (SELECT l.name FROM main.list_paper x JOIN main.reading_list l ON l.id = x.list
        WHERE x.paper = p.id ORDER BY l.name)) AS lists,
    n.body AS note,
    p.conflicts <> 0 AS conflicting,
    (SELECT count(DISTINCT s.id >> 32) FROM main.sighting s WHERE s.paper = p.id) AS sources,
    (SELECT datetime(min(o.imported) / 1000, 'unixepoch') FROM main.sighting s JOIN main.source o ON o.id = s.id >> 32
        WHERE s.paper = p.id) AS added
FROM main.listed p
LEFT JOIN main.abstract a ON a.paper = p.id
LEFT JOIN main.mark m ON m.paper = p.id
LEFT JOIN main.rating r ON r.paper = p.id
LEFT JOIN main.paper_note n ON n.paper = p.id;

-- What each source says of each of its papers.
CREATE TEMP VIEW sightings AS
SELECT s.paper,
    s.id >> 32 AS source,
    s.line,
    CASE WHEN s.same & 1 THEN p.title ELSE x.title END AS title,
    replace(CASE WHEN s.same & 2 THEN p.authors ELSE x.authors END, char(10), '; ') AS authors,
    replace(CASE WHEN s.same & 4 THEN p.category ELSE x.category END, ' ', '; ') AS categories,
    date(CASE WHEN s.same & 8 THEN p.date ELSE x.date END) AS date,
    CASE WHEN s.same & 1024 THEN p.year ELSE x.year END AS year,
    CASE WHEN s.same & 2048 THEN p.venue ELSE x.venue END AS venue,
    CASE WHEN s.same & 16 THEN p.score ELSE x.score END AS score,
    CASE WHEN s.same & 8192 THEN p.citations ELSE x.citations END AS citations,
    CASE WHEN s.same & 64 THEN p.affiliation ELSE x.affiliation END AS affiliation,
    CASE WHEN s.same & 256 THEN p.arxiv ELSE x.arxiv END AS arxiv,
    CASE WHEN s.same & 512 THEN p.doi ELSE x.doi END AS doi,
    CASE WHEN s.same & 4096 THEN p.url ELSE x.url END AS url,
    CASE WHEN s.same & 128 THEN a.body ELSE x.abstract END AS abstract
FROM main.sighting s
JOIN main.listed p ON p.id = s.paper
LEFT JOIN main.abstract a ON a.paper = s.paper
LEFT JOIN main.stated x ON x.sighting = s.id;

-- Fields of sources that have no column of their own.
CREATE TEMP VIEW extra_fields AS
SELECT p.id AS paper, json_extract(e.value, '$[0]') AS name, json_extract(e.value, '$[1]') AS value
FROM main.listed p, json_each(p.extra) e
WHERE p.extra IS NOT NULL;

CREATE TEMP VIEW own_values AS
SELECT o.paper, o.field, o.value, datetime(o.edited / 1000, 'unixepoch') AS edited
FROM main.own_value o
JOIN main.listed p ON p.id = o.paper;

CREATE TEMP VIEW sources AS
SELECT s.id,
    s.name,
    s.path,
    s.format,
    date(s.saved) AS saved,
    datetime(s.imported / 1000, 'unixepoch') AS imported,
    s.bytes,
    s.not_understood,
    s.sightings,
    s.diagnostics AS remarks,
    lower(hex(s.hash)) AS sha256
FROM main.source s
WHERE NOT EXISTS(SELECT 1 FROM main.source_bin b WHERE b.source = s.id);

CREATE TEMP VIEW author_figures AS
SELECT o.author,
    o.source,
    date(s.saved) AS saved,
    o.name,
    o.category,
    o.h_index,
    o.papers,
    o.citations,
    o.novelty,
    o.ai_score
FROM main.author_observation o
JOIN main.source s ON s.id = o.source;

-- The figures are those that were stated last; papers counts those of this library.
CREATE TEMP VIEW authors AS
SELECT a.id,
    a.name,
    a.papers,
    (SELECT o.h_index FROM main.author_observation o JOIN main.source s ON s.id = o.source
        WHERE o.author = a.id AND o.h_index IS NOT NULL ORDER BY s.saved DESC, s.hash DESC LIMIT 1) AS h_index,
    (SELECT o.citations FROM main.author_observation o JOIN main.source s ON s.id = o.source
        WHERE o.author = a.id AND o.citations IS NOT NULL ORDER BY s.saved DESC, s.hash DESC LIMIT 1) AS citations,
    n.body AS note
FROM main.author a
LEFT JOIN main.author_note n ON n.author = a.id
WHERE a.listed;

CREATE TEMP VIEW authorship AS
SELECT x.paper, x.author
FROM main.paper_author x
JOIN main.listed p ON p.id = x.paper;

CREATE TEMP VIEW tags AS
SELECT t.id, t.name, (SELECT count(*) FROM main.paper_tag x JOIN main.listed p ON p.id = x.paper WHERE x.tag = t.id) AS papers
FROM main.tag t;

CREATE TEMP VIEW paper_tags AS
SELECT x.paper, t.name AS tag
FROM main.paper_tag x
JOIN main.tag t ON t.id = x.tag
JOIN main.listed p ON p.id = x.paper;

CREATE TEMP VIEW lists AS
SELECT l.id, l.parent, l.name, l.position
FROM main.reading_list l;

CREATE TEMP VIEW list_papers AS
SELECT x.list, x.paper, x.position
FROM main.list_paper x
JOIN main.listed p ON p.id = x.paper;

CREATE TEMP VIEW saved_searches AS
SELECT s.id, s.name, s.query, s.position
FROM main.saved_search s;

-- A path that is not absolute begins at the library's folder.
CREATE TEMP VIEW files AS
SELECT x.paper,
    x.name,
    f.path,
    f.bytes,
    nullif(f.pages, 0) AS pages,
    x.found,
    datetime(x.added / 1000, 'unixepoch') AS added,
    datetime(v.opened / 1000, 'unixepoch') AS opened,
    lower(hex(x.hash)) AS sha256
FROM main.attachment x
JOIN main.listed p ON p.id = x.paper
LEFT JOIN main.attached_file f ON f.hash = x.hash
LEFT JOIN main.file_visit v ON v.hash = x.hash;

-- What stands before and after the words, about 32 characters each.
CREATE TEMP VIEW highlights AS
SELECT h.paper,
    CAST(h.boxes AS INTEGER) + 1 AS page,
    h.quote,
    h.remark,
    CASE h.colour WHEN 1 THEN 'green' WHEN 2 THEN 'blue' WHEN 3 THEN 'red' WHEN 4 THEN 'purple' ELSE 'yellow' END AS colour,
    h."before",
    h."after",
    datetime(h.made / 1000, 'unixepoch') AS made,
    datetime(h.edited / 1000, 'unixepoch') AS edited,
    lower(hex(h.hash)) AS sha256
FROM main.highlight h
JOIN main.listed p ON p.id = h.paper;

-- A row that is changed by hand is wrong for the search index, the counters and the history.
PRAGMA query_only = ON;
)sql";
}

} // namespace lectern
