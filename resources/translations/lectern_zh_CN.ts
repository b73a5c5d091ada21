<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>AccessiblePapers</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>“%1”</source>
        <translation>“%1”</translation>
    </message>
</context>
<context>
    <name>ComparisonWords</name>
    <message>
        <source>bookmarked</source>
        <translation>已加书签</translation>
    </message>
    <message>
        <source>read</source>
        <translation>已读</translation>
    </message>
    <message>
        <source>tagged %1</source>
        <translation>标签：%1</translation>
    </message>
    <message>
        <source>with a note: %1</source>
        <translation>有笔记：%1</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>Yours</source>
        <translation>您的内容</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>combined: %1</source>
        <translation>合并值：%1</translation>
    </message>
    <message numerus="yes">
        <source>▸ %n field(s) agree: %1</source>
        <translation>
            <numerusform>▸ %n 个字段一致：%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>▾ %n field(s) agree</source>
        <translation>
            <numerusform>▾ %n 个字段一致</numerusform>
        </translation>
    </message>
    <message>
        <source>both are kept</source>
        <translation>两者都保留</translation>
    </message>
</context>
<context>
    <name>Diagnostic</name>
    <message>
        <source>CatalyzeX author page</source>
        <translation>CatalyzeX 作者页面</translation>
    </message>
    <message>
        <source>EndNote (XML)</source>
        <translation>EndNote (XML)</translation>
    </message>
    <message>
        <source>EndNote (refer)</source>
        <translation>EndNote (refer)</translation>
    </message>
    <message>
        <source>HTML reading list</source>
        <translation>HTML 阅读列表</translation>
    </message>
    <message>
        <source>Lectern (JSON lines)</source>
        <translation>Lectern（JSON 行）</translation>
    </message>
    <message>
        <source>Markdown reading list</source>
        <translation>Markdown 阅读列表</translation>
    </message>
    <message>
        <source>OpenAlex (JSON)</source>
        <translation>OpenAlex (JSON)</translation>
    </message>
    <message>
        <source>Web page saved as Markdown</source>
        <translation>保存为 Markdown 的网页</translation>
    </message>
    <message>
        <source>Papers in JSON</source>
        <translation>JSON 论文数据</translation>
    </message>
    <message>
        <source>Papers as JSON lines</source>
        <translation>JSON 行论文数据</translation>
    </message>
    <message>
        <source>PubMed (XML)</source>
        <translation>PubMed (XML)</translation>
    </message>
    <message>
        <source>Scholar Feed author page</source>
        <translation>Scholar Feed 作者页面</translation>
    </message>
    <message>
        <source>Scholar Feed list</source>
        <translation>Scholar Feed 列表</translation>
    </message>
    <message>
        <source>Scholar Feed paper page</source>
        <translation>Scholar Feed 论文页面</translation>
    </message>
    <message>
        <source>Semantic Scholar (JSON)</source>
        <translation>Semantic Scholar (JSON)</translation>
    </message>
    <message>
        <source>Table (CSV)</source>
        <translation>表格 (CSV)</translation>
    </message>
    <message>
        <source>Text of a printed page</source>
        <translation>打印页面的文字</translation>
    </message>
    <message>
        <source>Web of Science (ISI)</source>
        <translation>Web of Science (ISI)</translation>
    </message>
    <message>
        <source>Web page</source>
        <translation>网页</translation>
    </message>
    <message>
        <source>Web page archive (MHTML)</source>
        <translation>单文件网页 (MHTML)</translation>
    </message>
    <message>
        <source>Word bibliography (XML)</source>
        <translation>Word 参考文献 (XML)</translation>
    </message>
    <message>
        <source>printed page (PDF)</source>
        <translation>打印的页面 (PDF)</translation>
    </message>
    <message>
        <source>arXiv metadata (JSON lines)</source>
        <translation>arXiv 元数据（JSON 行）</translation>
    </message>
    <message>
        <source>arXiv Atom feed</source>
        <translation>arXiv Atom 订阅</translation>
    </message>
    <message>
        <source>The text has no byte order mark; it was read as UTF-16.</source>
        <translation>文本没有字节顺序标记；已按 UTF-16 读取。</translation>
    </message>
    <message>
        <source>The text is not UTF-8; it was read as Windows-1252, so accented letters may be wrong.</source>
        <translation>文本不是 UTF-8；已按 Windows-1252 读取，带重音的字母可能有误。</translation>
    </message>
    <message>
        <source>The file ends in the middle of a character.</source>
        <translation>文件在一个字符中间结束。</translation>
    </message>
    <message>
        <source>This line contains bytes that are not text; they are shown as �.</source>
        <translation>此行含有不是文本的字节，显示为 �。</translation>
    </message>
    <message>
        <source>This is an image, not the text of a page. Save the page itself as text.</source>
        <translation>这是图片，不是页面的文字。请将页面本身保存为文本。</translation>
    </message>
    <message>
        <source>This is a PDF, not the text of a page. Save the page as text, or export the bibliography.</source>
        <translation>这是 PDF，不是页面的文字。请将页面保存为文本，或导出参考文献。</translation>
    </message>
    <message>
        <source>This is an archive or an office document (ZIP), not a page or a bibliography. Unpack it first.</source>
        <translation>这是压缩包或办公文档 (ZIP)，不是页面或参考文献。请先解压。</translation>
    </message>
    <message>
        <source>This is a compressed file. Unpack it first.</source>
        <translation>这是压缩文件。请先解压。</translation>
    </message>
    <message>
        <source>This is a program, not a page or a bibliography.</source>
        <translation>这是程序，不是页面或参考文献。</translation>
    </message>
    <message>
        <source>This is a Safari web archive. Save the page as HTML or text.</source>
        <translation>这是 Safari 网页归档。请将页面另存为 HTML 或文本。</translation>
    </message>
    <message>
        <source>This is an SQLite database, not a page or a bibliography. If it is a library, open it as one.</source>
        <translation>这是 SQLite 数据库，不是页面或参考文献。如果它是文献库，请直接打开。</translation>
    </message>
    <message>
        <source>This is an audio or video file, not a page or a bibliography.</source>
        <translation>这是音频或视频文件，不是页面或参考文献。</translation>
    </message>
    <message>
        <source>This is PostScript, not the text of a page.</source>
        <translation>这是 PostScript，不是页面的文字。</translation>
    </message>
    <message>
        <source>This is an office document, not a page or a bibliography.</source>
        <translation>这是办公文档，不是页面或参考文献。</translation>
    </message>
    <message>
        <source>This is a formatted document (RTF). Save it as plain text first.</source>
        <translation>这是带格式的文档 (RTF)。请先存为纯文本。</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>文件为空。</translation>
    </message>
    <message>
        <source>This is binary data, not the text of a page or a bibliography.</source>
        <translation>这是二进制数据，不是页面或参考文献的文字。</translation>
    </message>
    <message>
        <source>The file contains only white space.</source>
        <translation>文件中只有空白。</translation>
    </message>
    <message>
        <source>This is a web page (HTML), but no paper was found in it. Select the whole page in the browser, copy it and paste it here.</source>
        <translation>这是网页 (HTML)，但其中没有找到论文。请在浏览器中全选页面，复制后粘贴到这里。</translation>
    </message>
    <message>
        <source>This kind of XML is not supported.</source>
        <translation>不支持这种 XML。</translation>
    </message>
    <message>
        <source>This looks like JSON, but this kind is not supported.</source>
        <translation>这看起来像 JSON，但不支持这种结构。</translation>
    </message>
    <message>
        <source>This is text, but not a supported page or bibliography: no paper was found in it.</source>
        <translation>这是文本，但不是支持的页面或参考文献：其中没有找到论文。</translation>
    </message>
    <message>
        <source>This file is too large for the format “%1”: it has %2, the limit is %3.</source>
        <translation>此文件对格式“%1”来说太大：大小为 %2，上限为 %3。</translation>
    </message>
    <message>
        <source>This file contains more than %1 records, the limit for this format (%2). Split the file.</source>
        <translation>此文件超过 %1 条记录，即此格式（%2）的上限。请拆分文件。</translation>
    </message>
    <message>
        <source>This is %1, but no paper was found in it.</source>
        <translation>这是“%1”，但其中没有找到论文。</translation>
    </message>
    <message>
        <source>This entry has no title.</source>
        <translation>此条目没有标题。</translation>
    </message>
    <message>
        <source>This text is outside of all entries.</source>
        <translation>此文字在所有条目之外。</translation>
    </message>
    <message>
        <source>This @comment is not closed; it ends before the next entry.</source>
        <translation>此 @comment 没有闭合；它在下一条目之前结束。</translation>
    </message>
    <message>
        <source>This @preamble is not closed.</source>
        <translation>此 @preamble 没有闭合。</translation>
    </message>
    <message>
        <source>This @string cannot be read.</source>
        <translation>此 @string 无法读取。</translation>
    </message>
    <message>
        <source>This entry is not closed; it ends before the next one.</source>
        <translation>此条目没有闭合；它在下一条目之前结束。</translation>
    </message>
    <message>
        <source>This entry has no fields.</source>
        <translation>此条目没有字段。</translation>
    </message>
    <message>
        <source>An extra brace closes this entry; reading continues after it.</source>
        <translation>多余的花括号结束了此条目；将从其后继续读取。</translation>
    </message>
    <message>
        <source>This field cannot be read.</source>
        <translation>此字段无法读取。</translation>
    </message>
    <message>
        <source>A brace in this value is not closed; it ends before the next field.</source>
        <translation>此值中有花括号没有闭合；它在下一字段之前结束。</translation>
    </message>
    <message>
        <source>This value is not closed.</source>
        <translation>此值没有闭合。</translation>
    </message>
    <message>
        <source>A quotation mark in this value is not closed; it ends before the next field.</source>
        <translation>此值中的引号没有闭合；它在下一字段之前结束。</translation>
    </message>
    <message>
        <source>The @string definitions of this file expand without limit; this one was skipped.</source>
        <translation>此文件的 @string 定义会无限展开；此项已跳过。</translation>
    </message>
    <message>
        <source>This line has no tag and is outside of all records.</source>
        <translation>此行没有标识，且在所有记录之外。</translation>
    </message>
    <message>
        <source>This record has no closing ER line.</source>
        <translation>此记录缺少结尾的 ER 行。</translation>
    </message>
    <message>
        <source>This record is empty.</source>
        <translation>此记录为空。</translation>
    </message>
    <message>
        <source>This line is too long to be an abstract.</source>
        <translation>此行太长，不会是摘要。</translation>
    </message>
    <message>
        <source>The lines of this page were wrapped at %1 columns; they have been rejoined.</source>
        <translation>此页面的行在 %1 列处换行，已重新连接。</translation>
    </message>
    <message>
        <source>Abstract without text.</source>
        <translation>没有文字的摘要。</translation>
    </message>
    <message>
        <source>This paragraph below the abstract was read as part of it: %1</source>
        <translation>摘要下方的这一段被读作摘要的一部分：%1</translation>
    </message>
    <message>
        <source>This line does not belong to an abstract: %1</source>
        <translation>此行不属于任何摘要：%1</translation>
    </message>
    <message>
        <source>The source ends in the middle of this abstract.</source>
        <translation>来源在此摘要中间结束。</translation>
    </message>
    <message>
        <source>Too many diagnostics; the rest was dropped.</source>
        <translation>诊断信息过多；其余已舍弃。</translation>
    </message>
    <message>
        <source>The page header has figures but no name.</source>
        <translation>页首有指标但没有姓名。</translation>
    </message>
    <message>
        <source>The header of another author, %1, begins here; the papers below were read as part of this page.</source>
        <translation>另一位作者 %1 的页首从这里开始；其下的论文作为本页的一部分读取。</translation>
    </message>
    <message>
        <source>This figure is rounded on the page: %1</source>
        <translation>此指标在页面上已取整：%1</translation>
    </message>
    <message>
        <source>The source ends within the header of %1; this figure may be truncated: %2</source>
        <translation>来源在 %1 的页首中间结束；此指标可能被截断：%2</translation>
    </message>
    <message>
        <source>Unrecognised line in the header: %1</source>
        <translation>页首的这一行未能识别：%1</translation>
    </message>
    <message>
        <source>The page begins in the middle of a paper; its title is missing: %1</source>
        <translation>页面从一篇论文中间开始，缺少标题：%1</translation>
    </message>
    <message>
        <source>Unrecognised line before the first paper: %1</source>
        <translation>第一篇论文之前的这一行未能识别：%1</translation>
    </message>
    <message>
        <source>The source ends before the title of this paper.</source>
        <translation>来源在这篇论文的标题之前结束。</translation>
    </message>
    <message>
        <source>Date without a paper below it.</source>
        <translation>日期下方没有论文。</translation>
    </message>
    <message>
        <source>This line is too long to be the title of a paper.</source>
        <translation>此行太长，不会是论文标题。</translation>
    </message>
    <message>
        <source>The page begins in the middle of this paper: its date is missing, and possibly the beginning of its title.</source>
        <translation>页面从这篇论文中间开始：缺少日期，可能也缺标题开头。</translation>
    </message>
    <message>
        <source>Invalid date: %1</source>
        <translation>无效的日期：%1</translation>
    </message>
    <message>
        <source>No authors below the title %1</source>
        <translation>标题 %1 下方没有作者</translation>
    </message>
    <message>
        <source>This line above the authors was read as the end of the title: %1</source>
        <translation>作者上方的这一行被读作标题的结尾：%1</translation>
    </message>
    <message>
        <source>The source ends within the authors; %1 may be truncated and was skipped.</source>
        <translation>来源在作者列表中结束；%1 可能被截断，已跳过。</translation>
    </message>
    <message>
        <source>This line below the names was read as the abstract: %1</source>
        <translation>姓名下方的这一行被读作摘要：%1</translation>
    </message>
    <message>
        <source>The source ends here; possibly missing: %1.</source>
        <translation>来源在此结束；可能缺少：%1。</translation>
    </message>
    <message>
        <source>This paper has no %1.</source>
        <translation>这篇论文缺少：%1。</translation>
    </message>
    <message>
        <source>No authors found after the title %1</source>
        <translation>标题 %1 之后没有找到作者</translation>
    </message>
    <message>
        <source>The end of the title is uncertain; it was read as “%1”.</source>
        <translation>标题的结尾不确定；读作“%1”。</translation>
    </message>
    <message>
        <source>The end of the title is uncertain; it was read as “%1”, but may be “%2”.</source>
        <translation>标题的结尾不确定；读作“%1”，但也可能是“%2”。</translation>
    </message>
    <message>
        <source>The page contains only white space.</source>
        <translation>页面中只有空白。</translation>
    </message>
    <message>
        <source>The source ends before the abstract.</source>
        <translation>来源在摘要之前结束。</translation>
    </message>
    <message>
        <source>The author may be %1 or %2: none of the papers contains either name.</source>
        <translation>作者可能是 %1 或 %2：没有论文包含这两个姓名。</translation>
    </message>
    <message>
        <source>A quotation mark in this row is not closed.</source>
        <translation>此行的引号没有闭合。</translation>
    </message>
    <message>
        <source>This row has %1 values, but the header has %2 names; the extra values are kept by number.</source>
        <translation>此行有 %1 个值，而表头有 %2 个名称；多出的按编号保留。</translation>
    </message>
    <message>
        <source>This row has neither a title nor an abstract.</source>
        <translation>此行既没有标题也没有摘要。</translation>
    </message>
    <message>
        <source>Too few of its %1 (%2) are known paper fields.</source>
        <translation>其 %1（%2）中已知的论文字段太少。</translation>
    </message>
    <message>
        <source>None of its %1 (%2) is known as a title.</source>
        <translation>其 %1（%2）中没有已知的标题字段。</translation>
    </message>
    <message>
        <source>This is not a JSON object.</source>
        <translation>这不是 JSON 对象。</translation>
    </message>
    <message>
        <source>The objects here are nested too deeply.</source>
        <translation>此处的对象嵌套过深。</translation>
    </message>
    <message>
        <source>This list is not closed; the file is truncated.</source>
        <translation>此列表没有闭合；文件被截断。</translation>
    </message>
    <message>
        <source>This record is truncated.</source>
        <translation>此记录被截断。</translation>
    </message>
    <message>
        <source>This record is not valid JSON: %1.</source>
        <translation>此记录不是有效的 JSON：%1。</translation>
    </message>
    <message>
        <source>This object is not a paper.</source>
        <translation>此对象不是论文。</translation>
    </message>
    <message>
        <source>This document declares its own entities; they are not expanded.</source>
        <translation>此文档声明了自己的实体；不会展开。</translation>
    </message>
    <message>
        <source>This record cannot be read: %1.</source>
        <translation>此记录无法读取：%1。</translation>
    </message>
    <message>
        <source>This record does not contain a paper.</source>
        <translation>此记录不含论文。</translation>
    </message>
    <message>
        <source>Unexpected text after the JSON object of this line.</source>
        <translation>此行的 JSON 对象之后有多余的内容。</translation>
    </message>
    <message>
        <source>This line is not UTF-8.</source>
        <translation>此行不是 UTF-8。</translation>
    </message>
    <message>
        <source>This line is not a complete JSON object (%1).</source>
        <translation>此行不是完整的 JSON 对象（%1）。</translation>
    </message>
    <message>
        <source>This line has neither a title nor an abstract.</source>
        <translation>此行既没有标题也没有摘要。</translation>
    </message>
    <message>
        <source>The server returned an error: %1.</source>
        <translation>服务器返回错误：%1。</translation>
    </message>
    <message>
        <source>The archive has deleted this record.</source>
        <translation>该档案库已删除此记录。</translation>
    </message>
    <message>
        <source>The JSON-LD of this page cannot be read: %1.</source>
        <translation>此页面的 JSON-LD 无法读取：%1。</translation>
    </message>
    <message>
        <source>The machine-readable data of this page lists %1 papers that its text does not show; they were skipped.</source>
        <translation>此页面的机读数据列出了 %1 篇正文中没有的论文；已跳过。</translation>
    </message>
    <message>
        <source>This web page shows no paper and contains no readable data about one.</source>
        <translation>此网页没有显示论文，也没有可读取的论文数据。</translation>
    </message>
    <message>
        <source>Only the machine-readable data of this web page was read, not its visible text.</source>
        <translation>此网页只读取了机读数据，没有读取可见的文字。</translation>
    </message>
    <message>
        <source>This message does not contain a page.</source>
        <translation>此邮件不含页面。</translation>
    </message>
    <message>
        <source>%1 can be written, but not read.</source>
        <translation>%1 只能写出，不能读取。</translation>
    </message>
    <message>
        <source>%1 dates have no year, and the date when the page was saved is unknown.</source>
        <translation>%1 个日期没有年份，且页面的保存日期未知。</translation>
    </message>
    <message>
        <source>%1 appears above the figures of an author, but in none of the papers.</source>
        <translation>%1 出现在作者指标上方，但没有论文包含此姓名。</translation>
    </message>
    <message>
        <source>%1 appears alone above papers that contain this name, and was read as their author.</source>
        <translation>%1 单独出现在含此姓名的论文上方，已读作其作者。</translation>
    </message>
    <message>
        <source>Records skipped as duplicates of %1 others in this file: %2.</source>
        <translation>因与本文件另外 %1 条重复而跳过的记录：%2。</translation>
    </message>
    <message>
        <source>No field named “%1” was found at the beginning of this source.</source>
        <translation>此来源的开头没有名为“%1”的字段。</translation>
    </message>
    <message>
        <source>The elements of this page are too many or nested too deeply; some lines may be joined.</source>
        <translation>此页面的元素过多或嵌套过深；有些行可能被合并。</translation>
    </message>
    <message>
        <source>The inherited data of the entries in this file grows without limit; the rest was skipped.</source>
        <translation>此文件条目的继承数据无限增长；其余部分已跳过。</translation>
    </message>
    <message>
        <source>The number in “%1” is out of range; it was kept as text: %2</source>
        <translation>“%1”中的数字超出范围，已作为文本保留：%2</translation>
    </message>
    <message>
        <source>BibTeX</source>
        <translation>BibTeX</translation>
    </message>
    <message>
        <source>BibLaTeX</source>
        <translation>BibLaTeX</translation>
    </message>
    <message>
        <source>CSL-JSON</source>
        <translation>CSL-JSON</translation>
    </message>
    <message>
        <source>PubMed</source>
        <translation>PubMed</translation>
    </message>
    <message>
        <source>MODS</source>
        <translation>MODS</translation>
    </message>
    <message>
        <source>RIS</source>
        <translation>RIS</translation>
    </message>
    <message>
        <source>OAI-PMH</source>
        <translation>OAI-PMH</translation>
    </message>
    <message>
        <source>The text is not UTF-8; it was read as %1, so letters may be wrong.</source>
        <translation>文本不是 UTF-8，已按 %1 读取，文字可能有误。</translation>
    </message>
    <message>
        <source>Some characters cannot be read as %1; they are shown as �.</source>
        <translation>部分字符无法按 %1 读取，显示为 �。</translation>
    </message>
    <message>
        <source>An earlier version of Lectern had read this file; its papers were read again.</source>
        <translation>此文件曾由早期版本的 Lectern 读取，其中的论文已重新读取。</translation>
    </message>
    <message>
        <source>These lines belong to no record; they have no title and no author.</source>
        <translation>这些行不属于任何记录，既没有标题也没有作者。</translation>
    </message>
    <message>
        <source>This record has several titles; it may be several papers.</source>
        <translation>此记录有多个标题，可能是多篇论文。</translation>
    </message>
    <message>
        <source>The authors of this record were not understood; they were kept as text.</source>
        <translation>未能识别此记录的作者，已保留为文本。</translation>
    </message>
    <message>
        <source>The program %1 read %2 papers from this file, which has %3 records.</source>
        <translation>程序 %1 从此文件读取了 %2 篇论文，而文件有 %3 条记录。</translation>
    </message>
    <message>
        <source>The program %1 read authors for %2 papers, but %3 records of this file have some.</source>
        <translation>程序 %1 读取了 %2 篇论文的作者，但此文件有 %3 条记录包含作者。</translation>
    </message>
</context>
<context>
    <name>DiagnosticWords</name>
    <message>
        <source> and %1 more</source>
        <translation>，另有 %1 处</translation>
    </message>
    <message>
        <source>at %1</source>
        <translation>位于 %1</translation>
    </message>
    <message>
        <source>at line %1</source>
        <translation>位于第 %1 行</translation>
    </message>
    <message>
        <source>at lines %1</source>
        <translation>位于第 %1 行</translation>
    </message>
</context>
<context>
    <name>Display</name>
    <message>
        <source>(untitled)</source>
        <translation>（无标题）</translation>
    </message>
    <message>
        <source>Year inferred: the page gives no year. This is the latest such date before the page was saved.</source>
        <translation>年份为推断：页面没有写年份。这是页面保存之前最近的同一日期。</translation>
    </message>
    <message>
        <source>1 paper</source>
        <translation>1 篇论文</translation>
    </message>
    <message numerus="yes">
        <source>%1 papers</source>
        <translation>
            <numerusform>%1 篇论文</numerusform>
        </translation>
    </message>
    <message>
        <source>Title</source>
        <translation>标题</translation>
    </message>
    <message>
        <source>Authors</source>
        <translation>作者</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>类别</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>分数</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>代码</translation>
    </message>
    <message>
        <source>Abstract</source>
        <translation>摘要</translation>
    </message>
    <message>
        <source>Affiliation</source>
        <translation>机构</translation>
    </message>
    <message>
        <source>arXiv</source>
        <translation>arXiv</translation>
    </message>
    <message>
        <source>DOI</source>
        <translation>DOI</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>年份</translation>
    </message>
    <message>
        <source>Venue</source>
        <translation>出处</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>网址</translation>
    </message>
    <message>
        <source>Citations</source>
        <translation>引用数</translation>
    </message>
    <message>
        <source>Keywords</source>
        <translation>关键词</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>“%1”</translation>
    </message>
    <message>
        <source>with %1</source>
        <translation>与 %1</translation>
    </message>
    <message>
        <source>%1 in the title, three or more times in total</source>
        <translation>标题中有%1，共出现三次以上</translation>
    </message>
    <message>
        <source>%1 in the title</source>
        <translation>标题中有%1</translation>
    </message>
    <message>
        <source>%1 among the authors</source>
        <translation>作者中有%1</translation>
    </message>
    <message>
        <source>%1 three times or more</source>
        <translation>%1出现三次以上</translation>
    </message>
    <message>
        <source>%1 in your note</source>
        <translation>您的笔记中有%1</translation>
    </message>
    <message>
        <source>%1 in a tag</source>
        <translation>标签中有%1</translation>
    </message>
    <message>
        <source>%1 in the venue</source>
        <translation>出处中有%1</translation>
    </message>
    <message>
        <source>%1 once or twice</source>
        <translation>%1出现一两次</translation>
    </message>
    <message>
        <source>Matches: %1</source>
        <translation>匹配：%1</translation>
    </message>
    <message>
        <source>No paper contains all these words; each of these lacks one</source>
        <translation>没有论文包含所有这些词：以下论文各缺一个</translation>
    </message>
    <message>
        <source>Only titles, names and venues were searched; add another word to search abstracts too</source>
        <translation>仅搜索了标题、姓名和出处；再加一个词可同时搜索摘要</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>另有 %n 个</numerusform>
        </translation>
    </message>
    <message>
        <source>No results for %1; showing results for %2</source>
        <translation>没有%1的结果；显示%2的结果</translation>
    </message>
    <message>
        <source>by %1 and others</source>
        <translation>作者 %1 等</translation>
    </message>
    <message>
        <source>by %1</source>
        <translation>作者 %1</translation>
    </message>
    <message>
        <source>%1, year inferred</source>
        <translation>%1，年份为推断</translation>
    </message>
    <message>
        <source>score %1</source>
        <translation>分数 %1</translation>
    </message>
    <message>
        <source>with code</source>
        <translation>有代码</translation>
    </message>
    <message>
        <source>conflicting sources</source>
        <translation>来源冲突</translation>
    </message>
    <message>
        <source>bookmarked</source>
        <translation>已加书签</translation>
    </message>
    <message>
        <source>1 star</source>
        <translation>1 星</translation>
    </message>
    <message>
        <source>%1 stars</source>
        <translation>%1 星</translation>
    </message>
    <message>
        <source>1 tag</source>
        <translation>1 个标签</translation>
    </message>
    <message>
        <source>%1 tags</source>
        <translation>%1 个标签</translation>
    </message>
    <message>
        <source>with a note</source>
        <translation>有笔记</translation>
    </message>
    <message>
        <source>read</source>
        <translation>已读</translation>
    </message>
    <message>
        <source>unread</source>
        <translation>未读</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <comment>format</comment>
        <extracomment>The format of a day, in the syntax of QLocale::toString().</extracomment>
        <translation>yyyy年M月d日</translation>
    </message>
    <message>
        <source>d MMM &apos;~&apos;yyyy</source>
        <comment>format</comment>
        <translation>&apos;~&apos;yyyy年M月d日</translation>
    </message>
    <message>
        <source>%1 et al.</source>
        <translation>%1 等</translation>
    </message>
    <message>
        <source>with a PDF</source>
        <translation>有 PDF</translation>
    </message>
    <message>
        <source>Similar names: %1</source>
        <translation>相似的姓名：%1</translation>
    </message>
</context>
<context>
    <name>EditText</name>
    <message>
        <source>bookmark %1</source>
        <translation>为 %1加书签</translation>
    </message>
    <message>
        <source>%1 bookmarked</source>
        <translation>已为 %1加书签</translation>
    </message>
    <message>
        <source>remove bookmark from %1</source>
        <translation>移除 %1的书签</translation>
    </message>
    <message>
        <source>Bookmark removed from %1</source>
        <translation>已移除 %1的书签</translation>
    </message>
    <message>
        <source>mark %1 as read</source>
        <translation>将 %1标为已读</translation>
    </message>
    <message>
        <source>%1 marked as read</source>
        <translation>已将 %1标为已读</translation>
    </message>
    <message>
        <source>mark %1 as unread</source>
        <translation>将 %1标为未读</translation>
    </message>
    <message>
        <source>%1 marked as unread</source>
        <translation>已将 %1标为未读</translation>
    </message>
    <message>
        <source>rate %1</source>
        <translation>为 %1评星</translation>
    </message>
    <message>
        <source>%1 rated</source>
        <translation>已为 %1评星</translation>
    </message>
    <message>
        <source>tag %1 %2</source>
        <translation>为 %1加标签%2</translation>
    </message>
    <message>
        <source>%1 tagged %2</source>
        <translation>已为 %1加标签%2</translation>
    </message>
    <message>
        <source>remove tag %2 from %1</source>
        <translation>从 %1移除标签%2</translation>
    </message>
    <message>
        <source>Tag %2 removed from %1</source>
        <translation>已从 %1移除标签%2</translation>
    </message>
    <message>
        <source>create tag %2</source>
        <translation>新建标签%2</translation>
    </message>
    <message>
        <source>Tag %2 created</source>
        <translation>已新建标签%2</translation>
    </message>
    <message>
        <source>change tag %2</source>
        <translation>更改标签%2</translation>
    </message>
    <message>
        <source>Tag %2 changed</source>
        <translation>已更改标签%2</translation>
    </message>
    <message>
        <source>merge tag %2 into another</source>
        <translation>将标签%2合并到另一个</translation>
    </message>
    <message>
        <source>Tag %2 merged into another</source>
        <translation>已将标签%2合并到另一个</translation>
    </message>
    <message>
        <source>delete tag %2</source>
        <translation>删除标签%2</translation>
    </message>
    <message>
        <source>Tag %2 deleted</source>
        <translation>已删除标签%2</translation>
    </message>
    <message>
        <source>create list %2</source>
        <translation>新建列表%2</translation>
    </message>
    <message>
        <source>List %2 created</source>
        <translation>已新建列表%2</translation>
    </message>
    <message>
        <source>change list %2</source>
        <translation>更改列表%2</translation>
    </message>
    <message>
        <source>List %2 changed</source>
        <translation>已更改列表%2</translation>
    </message>
    <message>
        <source>delete list %2</source>
        <translation>删除列表%2</translation>
    </message>
    <message>
        <source>List %2 deleted</source>
        <translation>已删除列表%2</translation>
    </message>
    <message>
        <source>add %1 to list %2</source>
        <translation>将 %1添加到列表%2</translation>
    </message>
    <message>
        <source>%1 added to list %2</source>
        <translation>已将 %1添加到列表%2</translation>
    </message>
    <message>
        <source>remove %1 from list %2</source>
        <translation>从列表%2移除 %1</translation>
    </message>
    <message>
        <source>%1 removed from list %2</source>
        <translation>已从列表%2移除 %1</translation>
    </message>
    <message>
        <source>reorder list %2</source>
        <translation>重排列表%2</translation>
    </message>
    <message>
        <source>List %2 reordered</source>
        <translation>已重排列表%2</translation>
    </message>
    <message>
        <source>edit paper note</source>
        <translation>编辑论文的笔记</translation>
    </message>
    <message>
        <source>Note saved</source>
        <translation>已保存笔记</translation>
    </message>
    <message>
        <source>edit author note</source>
        <translation>编辑作者的笔记</translation>
    </message>
    <message>
        <source>save search %2</source>
        <translation>保存搜索%2</translation>
    </message>
    <message>
        <source>Search %2 saved</source>
        <translation>已保存搜索%2</translation>
    </message>
    <message>
        <source>change search %2</source>
        <translation>更改搜索%2</translation>
    </message>
    <message>
        <source>Search %2 changed</source>
        <translation>已更改搜索%2</translation>
    </message>
    <message>
        <source>move search %2</source>
        <translation>移动搜索%2</translation>
    </message>
    <message>
        <source>delete search %2</source>
        <translation>删除搜索%2</translation>
    </message>
    <message>
        <source>Search %2 deleted</source>
        <translation>已删除搜索%2</translation>
    </message>
    <message>
        <source>merge authors into %2</source>
        <translation>将作者合并到%2</translation>
    </message>
    <message>
        <source>Authors merged into %2</source>
        <translation>已将作者合并到%2</translation>
    </message>
    <message>
        <source>split %1 from %2</source>
        <translation>将 %1从%2中拆分</translation>
    </message>
    <message>
        <source>%1 split from %2</source>
        <translation>已将 %1从%2中拆分</translation>
    </message>
    <message>
        <source>assign %1 to %2</source>
        <translation>将 %1归于%2</translation>
    </message>
    <message>
        <source>%1 assigned to %2</source>
        <translation>已将 %1归于%2</translation>
    </message>
    <message>
        <source>rename %2</source>
        <translation>重命名%2</translation>
    </message>
    <message>
        <source>%2 renamed</source>
        <translation>已重命名%2</translation>
    </message>
    <message>
        <source>remove name from %2</source>
        <translation>从%2移除一个姓名</translation>
    </message>
    <message>
        <source>Name removed from %2</source>
        <translation>已从%2移除一个姓名</translation>
    </message>
    <message>
        <source>record decision on author %2</source>
        <translation>记录对作者%2的判定</translation>
    </message>
    <message>
        <source>Decision on author %2 recorded</source>
        <translation>已记录对作者%2的判定</translation>
    </message>
    <message>
        <source>record decision on duplicate papers</source>
        <translation>记录对重复论文的判定</translation>
    </message>
    <message>
        <source>Decision on duplicate papers recorded</source>
        <translation>已记录对重复论文的判定</translation>
    </message>
    <message>
        <source>split off source of %2</source>
        <translation>拆分%2的一个来源</translation>
    </message>
    <message>
        <source>Source of %2 split off</source>
        <translation>已拆分%2的一个来源</translation>
    </message>
    <message>
        <source>correct %2</source>
        <translation>更正%2</translation>
    </message>
    <message>
        <source>%2 corrected</source>
        <translation>已更正%2</translation>
    </message>
    <message>
        <source>import marks</source>
        <translation>导入标记</translation>
    </message>
    <message>
        <source>Marks imported</source>
        <translation>已导入标记</translation>
    </message>
    <message>
        <source>move %1 to trash</source>
        <translation>将 %1移到回收站</translation>
    </message>
    <message>
        <source>%1 moved to trash</source>
        <translation>已将 %1移到回收站</translation>
    </message>
    <message>
        <source>restore %1 from trash</source>
        <translation>从回收站还原 %1</translation>
    </message>
    <message>
        <source>%1 restored</source>
        <translation>已还原 %1</translation>
    </message>
    <message>
        <source>move source %2 to trash</source>
        <translation>将来源%2移到回收站</translation>
    </message>
    <message>
        <source>Source %2 moved to trash</source>
        <translation>已将来源%2移到回收站</translation>
    </message>
    <message>
        <source>restore source %2 from trash</source>
        <translation>从回收站还原来源%2</translation>
    </message>
    <message>
        <source>Source %2 restored</source>
        <translation>已还原来源%2</translation>
    </message>
    <message>
        <source>change</source>
        <translation>更改</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>已更改</translation>
    </message>
    <message>
        <source>Rating removed from %1</source>
        <translation>已移除 %1的星级</translation>
    </message>
    <message>
        <source>remove rating from %1</source>
        <translation>移除 %1的星级</translation>
    </message>
    <message>
        <source>%1 rated %2</source>
        <translation>%1已评为 %2</translation>
    </message>
    <message>
        <source>rate %1 %2</source>
        <translation>将 %1评为 %2</translation>
    </message>
    <message>
        <source>%1 corrected</source>
        <translation>已更正 %1</translation>
    </message>
    <message>
        <source>correct %1</source>
        <translation>更正 %1</translation>
    </message>
    <message>
        <source>%2 of %1 corrected</source>
        <translation>已更正 %1的%2</translation>
    </message>
    <message>
        <source>correct field %2 of %1</source>
        <translation>更正 %1的字段%2</translation>
    </message>
    <message>
        <source>Rating removed from %1%2</source>
        <translation>已移除 %1的星级%2</translation>
    </message>
    <message>
        <source>Undone: </source>
        <translation>已撤销：</translation>
    </message>
    <message>
        <source>Redone: </source>
        <translation>已重做：</translation>
    </message>
    <message>
        <source>; one part was kept because it was changed later</source>
        <translation>；有一部分因后来又有更改而保持不变</translation>
    </message>
    <message>
        <source>; %1 parts were kept because they were changed later</source>
        <translation>；有 %1 部分因后来又有更改而保持不变</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>“%1”</translation>
    </message>
    <message>
        <source>attach %2</source>
        <translation>附加 %2</translation>
    </message>
    <message>
        <source>%2 attached</source>
        <translation>已附加 %2</translation>
    </message>
    <message>
        <source>detach %2</source>
        <translation>移除附件 %2</translation>
    </message>
    <message>
        <source>%2 detached</source>
        <translation>已移除附件 %2</translation>
    </message>
    <message>
        <source>Files attached to %1</source>
        <translation>已为%1附加文件</translation>
    </message>
    <message>
        <source>attach files to %1</source>
        <translation>为%1附加文件</translation>
    </message>
    <message>
        <source>Files detached from %1</source>
        <translation>已移除%1的附件</translation>
    </message>
    <message>
        <source>detach files from %1</source>
        <translation>移除%1的附件</translation>
    </message>
    <message>
        <source>Decision on duplicates among %1 recorded</source>
        <translation>已记录对 %1中重复论文的判定</translation>
    </message>
    <message>
        <source>record decision on duplicates among %1</source>
        <translation>记录对 %1中重复论文的判定</translation>
    </message>
    <message>
        <source>highlight %2</source>
        <translation>高亮 %2</translation>
    </message>
    <message>
        <source>%2 highlighted</source>
        <translation>已高亮 %2</translation>
    </message>
    <message>
        <source>change highlight %2</source>
        <translation>更改高亮 %2</translation>
    </message>
    <message>
        <source>Highlight %2 changed</source>
        <translation>已更改高亮 %2</translation>
    </message>
    <message>
        <source>remove highlight %2</source>
        <translation>移除高亮 %2</translation>
    </message>
    <message>
        <source>Highlight %2 removed</source>
        <translation>已移除高亮 %2</translation>
    </message>
    <message>
        <source>Highlights added to %1</source>
        <translation>已为 %1添加高亮</translation>
    </message>
    <message>
        <source>add highlights to %1</source>
        <translation>为 %1添加高亮</translation>
    </message>
    <message>
        <source>Highlights removed from %1</source>
        <translation>已移除 %1的高亮</translation>
    </message>
    <message>
        <source>remove highlights from %1</source>
        <translation>移除 %1的高亮</translation>
    </message>
    <message>
        <source>add %1</source>
        <translation>添加 %1</translation>
    </message>
    <message>
        <source>%1 added</source>
        <translation>已添加 %1</translation>
    </message>
    <message>
        <source>Decision on duplicates of “%1” recorded</source>
        <translation>已记录对“%1”重复论文的判定</translation>
    </message>
    <message>
        <source>record decision on duplicates of “%1”</source>
        <translation>记录对“%1”重复论文的判定</translation>
    </message>
</context>
<context>
    <name>EmptyWords</name>
    <message>
        <source>Cannot open this library</source>
        <translation>无法打开此文献库</translation>
    </message>
    <message>
        <source>The message below gives the reason. Restore a backup (the current file is kept), or recover the readable data into a new library.</source>
        <translation>原因见下方的消息。您可以还原备份（当前文件会保留），或将可读取的数据恢复到新文献库。</translation>
    </message>
    <message>
        <source>Importing papers</source>
        <translation>正在导入论文</translation>
    </message>
    <message>
        <source>Papers appear here after the first file is imported. Progress is shown below.</source>
        <translation>第一个文件导入后，论文会显示在这里。进度显示在下方。</translation>
    </message>
    <message>
        <source>No papers yet</source>
        <translation>还没有论文</translation>
    </message>
    <message>
        <source>No papers in “%1” yet</source>
        <translation>“%1”中还没有论文</translation>
    </message>
    <message>
        <source>No papers in the trash</source>
        <translation>回收站中没有论文</translation>
    </message>
    <message>
        <source>Papers in the trash can be restored until it is emptied.</source>
        <translation>回收站中的论文在清空之前都可以还原。</translation>
    </message>
    <message>
        <source>No papers in “%1”</source>
        <translation>“%1”中没有论文</translation>
    </message>
    <message>
        <source>Matching papers will appear here.</source>
        <translation>符合的论文会显示在这里。</translation>
    </message>
    <message>
        <source>No matching papers</source>
        <translation>没有匹配的论文</translation>
    </message>
    <message>
        <source>Remove a condition above or use fewer words.</source>
        <translation>请移除上方的一个条件，或减少搜索词。</translation>
    </message>
    <message>
        <source>Preview before import</source>
        <translation>导入前可预览</translation>
    </message>
    <message>
        <source>Fictional papers to try everything out</source>
        <translation>用来试用各项功能的虚构论文</translation>
    </message>
    <message>
        <source>Earlier copies of this library</source>
        <translation>此文献库的早期副本</translation>
    </message>
    <message>
        <source>Drag papers onto the list on the left, or select them and press %1.</source>
        <translation>将论文拖到左侧的列表上，或选择论文后按 %1。</translation>
    </message>
    <message>
        <source>Results without one of the conditions:</source>
        <translation>去掉一个条件后的结果：</translation>
    </message>
    <message>
        <source>Try fewer words or another spelling.</source>
        <translation>请减少词语，或换一种拼写。</translation>
    </message>
    <message>
        <source>Drop saved author pages, paper lists or bibliography files onto the window. Imported data stays on this computer, in this folder:</source>
        <translation>将保存的作者页面、论文列表或参考文献文件拖到窗口中。导入的数据保留在此计算机上的以下文件夹中：</translation>
    </message>
</context>
<context>
    <name>Facets</name>
    <message>
        <source>Category</source>
        <translation>类别</translation>
    </message>
    <message>
        <source>Venue</source>
        <translation>出处</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>作者</translation>
    </message>
    <message>
        <source>Tag</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>分数</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>年份</translation>
    </message>
    <message>
        <source>with a PDF</source>
        <translation>有 PDF</translation>
    </message>
    <message>
        <source>with highlights</source>
        <translation>有高亮</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>with code</source>
        <translation>有代码</translation>
    </message>
    <message>
        <source>Bookmarked</source>
        <translation>已加书签</translation>
    </message>
    <message>
        <source>Unread</source>
        <translation>未读</translation>
    </message>
</context>
<context>
    <name>FileSteps</name>
    <message>
        <source>Show</source>
        <translation>显示</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
</context>
<context>
    <name>HighlightColour</name>
    <message>
        <source>Yellow</source>
        <translation>黄色</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>绿色</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>蓝色</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>红色</translation>
    </message>
    <message>
        <source>Purple</source>
        <translation>紫色</translation>
    </message>
</context>
<context>
    <name>ImportWords</name>
    <message>
        <source>1 source imported</source>
        <translation>已导入 1 个来源</translation>
    </message>
    <message>
        <source>%1 sources imported</source>
        <translation>已导入 %1 个来源</translation>
    </message>
    <message>
        <source>%1 new, %2 matched</source>
        <translation>新增 %1，匹配已有 %2</translation>
    </message>
    <message>
        <source>%1 matched with a different title or authors</source>
        <translation>%1 篇匹配到标题或作者不同的论文</translation>
    </message>
    <message>
        <source>%1 already in the library</source>
        <translation>%1 个已在库中</translation>
    </message>
    <message>
        <source>%1 in the trash</source>
        <translation>%1 个在回收站中</translation>
    </message>
    <message>
        <source>%1 rejected</source>
        <translation>%1 个被拒绝</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>已取消</translation>
    </message>
    <message>
        <source>Nothing to import</source>
        <translation>没有可导入的内容</translation>
    </message>
    <message>
        <source>Importing %1, %2 of %3</source>
        <translation>正在导入 %1，第 %2 个，共 %3 个</translation>
    </message>
    <message>
        <source>Importing %1</source>
        <translation>正在导入 %1</translation>
    </message>
    <message>
        <source>writing the index</source>
        <translation>正在写入索引</translation>
    </message>
    <message>
        <source>%1 per second</source>
        <translation>每秒 %1 条</translation>
    </message>
    <message>
        <source>about %1 min left</source>
        <translation>约剩 %1 分钟</translation>
    </message>
    <message>
        <source>about %1 s left</source>
        <translation>约剩 %1 秒</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 等另 %2 篇</translation>
    </message>
    <message>
        <source>%1, pasted %2</source>
        <translation>%1，%2粘贴</translation>
    </message>
    <message>
        <source>some text not recognised</source>
        <translation>部分文本未识别</translation>
    </message>
    <message>
        <source>1 new paper</source>
        <translation>1 篇新论文</translation>
    </message>
    <message>
        <source>%1 new papers</source>
        <translation>%1 篇新论文</translation>
    </message>
    <message>
        <source>No new papers</source>
        <translation>没有新论文</translation>
    </message>
</context>
<context>
    <name>Manual</name>
    <message>
        <source>Term</source>
        <translation>条件</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>示例</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>含义</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>格式</translation>
    </message>
    <message>
        <source>File names</source>
        <translation>文件名</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>导入</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>needs the package %1</source>
        <translation>需要软件包 %1</translation>
    </message>
</context>
<context>
    <name>Messages</name>
    <message>
        <source>Show this help.</source>
        <translation>显示此帮助。</translation>
    </message>
    <message>
        <source>The library file.</source>
        <translation>文献库文件。</translation>
    </message>
    <message>
        <source>Print JSON instead of text.</source>
        <translation>输出 JSON 而不是文本。</translation>
    </message>
    <message>
        <source>The date when the pages were saved; completes dates without a year. Default: modification date of each file.</source>
        <translation>页面的保存日期，用于补全没有年份的日期。默认：各文件的修改日期。</translation>
    </message>
    <message>
        <source>Read the files in this format instead of detecting it.</source>
        <translation>按此格式读取文件，不自动检测。</translation>
    </message>
    <message>
        <source>Read the column or key KEY of tables and JSON as FIELD: title, authors, abstract, year, date …, or extra to keep it unchanged. May be repeated.</source>
        <translation>将表格和 JSON 的列或键 KEY 读作 FIELD：title、authors、abstract、year、date …，或用 extra 原样保留。可重复使用。</translation>
    </message>
    <message>
        <source>--map expects KEY=FIELD, not “%1”; the fields are: %2.</source>
        <translation>--map 需要 KEY=FIELD，而不是“%1”；字段有：%2。</translation>
    </message>
    <message>
        <source>usage: lectern-cli %1 [option...] %2</source>
        <translation>用法：lectern-cli %1 [选项...] %2</translation>
    </message>
    <message>
        <source>--library is missing.</source>
        <translation>缺少 --library。</translation>
    </message>
    <message>
        <source>--saved-on expects a date as YYYY-MM-DD, not “%1”.</source>
        <translation>--saved-on 需要 YYYY-MM-DD 形式的日期，而不是“%1”。</translation>
    </message>
    <message>
        <source>Unknown format “%1”; available: %2.</source>
        <translation>未知格式“%1”；可用：%2。</translation>
    </message>
    <message>
        <source>Missing operand.</source>
        <translation>缺少参数。</translation>
    </message>
    <message>
        <source>Too many operands.</source>
        <translation>参数过多。</translation>
    </message>
    <message>
        <source>usage: lectern-cli %1 [option...] %2 (--help for more)</source>
        <translation>用法：lectern-cli %1 [选项...] %2（更多见 --help）</translation>
    </message>
    <message>
        <source>Folder for the backups. Default: “&lt;library&gt; backups” next to the library.</source>
        <translation>备份文件夹。默认：文献库旁的“&lt;文献库&gt; backups”。</translation>
    </message>
    <message>
        <source>File “%1” does not exist.</source>
        <translation>文件“%1”不存在。</translation>
    </message>
    <message>
        <source>No backup of “%1” in “%2”.</source>
        <translation>“%2”中没有“%1”的备份。</translation>
    </message>
    <message>
        <source>Restored from %1</source>
        <translation>已从 %1 还原</translation>
    </message>
    <message>
        <source>The damaged library was kept as %1</source>
        <translation>损坏的文献库已保留为 %1</translation>
    </message>
    <message>
        <source>Copy a library, even while in use, and check the copy.</source>
        <translation>复制文献库（使用中的也可以）并检查副本。</translation>
    </message>
    <message>
        <source>Restore BACKUP, or the newest backup. The current library is backed up first, or kept under another name if damaged.</source>
        <translation>还原 BACKUP；不给出时还原最新的备份。当前文献库会先备份；若已损坏，则以其他名称保留。</translation>
    </message>
    <message>
        <source>The library is intact.</source>
        <translation>文献库完好。</translation>
    </message>
    <message>
        <source>Check the integrity and consistency of a library.</source>
        <translation>检查文献库的完整性和一致性。</translation>
    </message>
    <message>
        <source>Completions exist for %1, not for “%2”.</source>
        <translation>支持 %1 的补全，不支持“%2”。</translation>
    </message>
    <message>
        <source>Print the shell completions for verbs, options and formats.</source>
        <translation>输出动词、选项和格式的 shell 补全脚本。</translation>
    </message>
    <message>
        <source>merge the two given papers; the marks and notes of both are kept</source>
        <translation>合并给出的两篇论文；两者的标记和笔记都保留</translation>
    </message>
    <message>
        <source>Merged.</source>
        <translation>已合并。</translation>
    </message>
    <message>
        <source>mark them as different papers; they are not suggested again</source>
        <translation>标为不同的论文；不再提示</translation>
    </message>
    <message>
        <source>Saved.</source>
        <translation>已保存。</translation>
    </message>
    <message>
        <source>link them as versions of one work; both are kept</source>
        <translation>关联为同一作品的版本；两者都保留</translation>
    </message>
    <message>
        <source>Linked.</source>
        <translation>已关联。</translation>
    </message>
    <message>
        <source>undo the decision that they are different papers or versions</source>
        <translation>取消“不同论文”或“版本”的判定</translation>
    </message>
    <message>
        <source>Undone.</source>
        <translation>已取消。</translation>
    </message>
    <message>
        <source>--%1 expects the numbers of two papers.</source>
        <translation>--%1 需要两篇论文的编号。</translation>
    </message>
    <message>
        <source>There is no decision on these two papers.</source>
        <translation>这两篇论文没有判定。</translation>
    </message>
    <message>
        <source>possible duplicate</source>
        <translation>可能重复</translation>
    </message>
    <message>
        <source>possible versions</source>
        <translation>可能是不同版本</translation>
    </message>
    <message>
        <source>No likely duplicates found.</source>
        <translation>没有找到可能重复的论文。</translation>
    </message>
    <message>
        <source>--apart expects the number of a paper and one of its appearances, such as 3:12 (see --joined).</source>
        <translation>--apart 需要一篇论文的编号和它的一处出现，如 3:12（见 --joined）。</translation>
    </message>
    <message>
        <source>It is now paper %1.</source>
        <translation>现在它是论文 %1。</translation>
    </message>
    <message>
        <source>          %1  %2, line %3: %4 (%5)</source>
        <translation>          %1  %2，第 %3 行：%4（%5）</translation>
    </message>
    <message>
        <source>No source conflicts in title or authors.</source>
        <translation>标题和作者没有来源冲突。</translation>
    </message>
    <message>
        <source>list papers whose sources conflict in title or authors</source>
        <translation>列出来源在标题或作者上有冲突的论文</translation>
    </message>
    <message>
        <source>split the given appearance (see --joined) off the given paper</source>
        <translation>将给出的出现处（见 --joined）从给出的论文中拆分</translation>
    </message>
    <message>
        <source>--%1 and --%2 cannot be combined.</source>
        <translation>--%1 与 --%2 不能同时使用。</translation>
    </message>
    <message>
        <source>--joined and --apart cannot be combined with other options.</source>
        <translation>--joined 和 --apart 不能与其他选项同时使用。</translation>
    </message>
    <message>
        <source>--joined does not take numbers.</source>
        <translation>--joined 不需要编号。</translation>
    </message>
    <message>
        <source>Paper numbers need an option such as --merge.</source>
        <translation>论文编号需与 --merge 等选项一起使用。</translation>
    </message>
    <message>
        <source>List likely duplicate papers, or record whether two papers are duplicates, versions or different.</source>
        <translation>列出可能重复的论文，或指定两篇论文是重复、版本还是不同论文。</translation>
    </message>
    <message>
        <source>Only papers that match this query (syntax as for search). Default: all.</source>
        <translation>仅匹配此查询的论文（语法同 search）。默认：全部。</translation>
    </message>
    <message>
        <source>%1. Default: by the extension of FILE.</source>
        <translation>%1。默认：按 FILE 的扩展名。</translation>
    </message>
    <message>
        <source>Same as --format jsonl: all data, including marks.</source>
        <translation>同 --format jsonl：全部数据，包括标记。</translation>
    </message>
    <message>
        <source>Output file. Default: standard output.</source>
        <translation>输出文件。默认：标准输出。</translation>
    </message>
    <message>
        <source>--jsonl and --format %1 cannot be combined.</source>
        <translation>--jsonl 与 --format %1 不能同时使用。</translation>
    </message>
    <message>
        <source>--format is missing; available: %1.</source>
        <translation>缺少 --format；可用：%1。</translation>
    </message>
    <message>
        <source>The format “%1” can only be read; writable formats: %2.</source>
        <translation>格式“%1”只能读取；可写出的有：%2。</translation>
    </message>
    <message>
        <source>Export papers as BibTeX, RIS, CSL-JSON, CSV, JSON lines or a reading list.</source>
        <translation>将论文导出为 BibTeX、RIS、CSL-JSON、CSV、JSON 行或阅读列表。</translation>
    </message>
    <message>
        <source>%1: in the trash of the library</source>
        <translation>%1：在文献库的回收站中</translation>
    </message>
    <message>
        <source>%1: already in the library</source>
        <translation>%1：已在文献库中</translation>
    </message>
    <message>
        <source>%1:%2: “%3” (%4) matched to paper %5, known as “%6” (%7)</source>
        <translation>%1:%2：“%3”（%4）归入论文 %5，其已知信息为“%6”（%7）</translation>
    </message>
    <message>
        <source>%1: %2 more matched to a paper with a different title or authors</source>
        <translation>%1：另有 %2 条归入标题或作者不同的论文</translation>
    </message>
    <message>
        <source>%1:%2: not recognised: %3</source>
        <translation>%1:%2：未能识别：%3</translation>
    </message>
    <message>
        <source>%1: %2 of %3 bytes not recognised: %4 % recognised</source>
        <translation>%1：%3 字节中有 %2 字节未能识别：识别率 %4 %</translation>
    </message>
    <message>
        <source>Standard input exceeds %1 bytes; import from a file instead.</source>
        <translation>标准输入超过 %1 字节；请改从文件导入。</translation>
    </message>
    <message>
        <source>The mapping given with --map is stored in the library for the layout of the source (its set of names)</source>
        <translation>--map 给出的对应关系会按来源的结构（其名称集合）保存在库中，</translation>
    </message>
    <message>
        <source>and is reused for sources with the same layout.</source>
        <translation>并用于结构相同的来源。</translation>
    </message>
    <message>
        <source>, %1 per second</source>
        <translation>，每秒 %1 条</translation>
    </message>
    <message>
        <source>, writing the index</source>
        <translation>，正在写入索引</translation>
    </message>
    <message>
        <source>, %1 s left</source>
        <translation>，剩 %1 秒</translation>
    </message>
    <message>
        <source> Map them with --map KEY=FIELD.</source>
        <translation> 请用 --map KEY=FIELD 指定对应的字段。</translation>
    </message>
    <message>
        <source>Import files and folders into a library; creates it if missing.</source>
        <translation>将文件和文件夹导入文献库；不存在时新建。</translation>
    </message>
    <message>
        <source>usage: lectern-cli VERB [option...] [operand...]</source>
        <translation>用法：lectern-cli VERB [选项...] [参数...]</translation>
    </message>
    <message>
        <source>lectern-cli VERB --help shows the options of a verb. The exit status is 0 on success,</source>
        <translation>lectern-cli VERB --help 显示某个动词的选项。退出状态：0 表示成功，</translation>
    </message>
    <message>
        <source>1 on failure, 2 on incorrect usage.</source>
        <translation>1 表示失败，2 表示用法错误。</translation>
    </message>
    <message>
        <source>Missing verb.</source>
        <translation>缺少动词。</translation>
    </message>
    <message>
        <source>Unknown verb “%1”.</source>
        <translation>未知动词“%1”。</translation>
    </message>
    <message>
        <source>usage: lectern-cli VERB [option...] [operand...] (--help for more)</source>
        <translation>用法：lectern-cli VERB [选项...] [参数...]（更多见 --help）</translation>
    </message>
    <message>
        <source>“%1” is too large for a marks file.</source>
        <translation>“%1”太大，不是标记文件。</translation>
    </message>
    <message>
        <source>Library “%1” does not exist.</source>
        <translation>文献库“%1”不存在。</translation>
    </message>
    <message>
        <source>“marks export” does not take a file; use -o FILE.</source>
        <translation>“marks export”不接受文件；请用 -o FILE。</translation>
    </message>
    <message>
        <source>“marks import” expects a file.</source>
        <translation>“marks import”需要一个文件。</translation>
    </message>
    <message>
        <source>“marks” expects “export” or “import”, not “%1”.</source>
        <translation>“marks”需要“export”或“import”，而不是“%1”。</translation>
    </message>
    <message>
        <source>Export all bookmarks, tags, lists and notes as JSON, or import such a file.</source>
        <translation>将所有书签、标签、列表和笔记导出为 JSON，或导入此类文件。</translation>
    </message>
    <message>
        <source>The output could not be written: %1.</source>
        <translation>无法写出：%1。</translation>
    </message>
    <message>
        <source>Query, character %1: %2</source>
        <translation>查询，第 %1 个字符：%2</translation>
    </message>
    <message>
        <source>field “%1” is kept unchanged</source>
        <translation>字段“%1”原样保留</translation>
    </message>
    <message>
        <source>field “%1” is read as %2</source>
        <translation>字段“%1”读作 %2</translation>
    </message>
    <message>
        <source> (year inferred)</source>
        <translation>（年份为推断）</translation>
    </message>
    <message>
        <source>(untitled) </source>
        <translation>（无标题）</translation>
    </message>
    <message>
        <source> et al.</source>
        <translation> 等</translation>
    </message>
    <message>
        <source>“%1” exceeds %2 bytes, the limit for the format %3.</source>
        <translation>“%1”超过 %2 字节，即格式 %3 的上限。</translation>
    </message>
    <message>
        <source>“%1”: %2 Map them with --map KEY=FIELD.</source>
        <translation>“%1”：%2 请用 --map KEY=FIELD 指定对应的字段。</translation>
    </message>
    <message>
        <source>Print one paper per line as JSON; unrecognised input goes to standard error.</source>
        <translation>每行以 JSON 输出一篇论文；未能识别的内容输出到标准错误。</translation>
    </message>
    <message>
        <source>Print how each range of a file was read, and why.</source>
        <translation>输出文件每一段的识别结果及原因。</translation>
    </message>
    <message>
        <source>Print the file with all letters as x and all digits as 9, for reporting a page that is not recognised.</source>
        <translation>以 x 代替每个字母、以 9 代替每个数字输出文件，用于报告无法识别的页面。</translation>
    </message>
    <message>
        <source>--json and --jsonl cannot be combined.</source>
        <translation>--json 与 --jsonl 不能同时使用。</translation>
    </message>
    <message>
        <source>--explain, --layout, --json and --jsonl cannot be combined.</source>
        <translation>--explain、--layout、--json 与 --jsonl 不能同时使用。</translation>
    </message>
    <message>
        <source>Show the papers in files without importing them. FILE may be - for standard input.</source>
        <translation>显示文件中的论文而不导入。FILE 可以是 -，表示标准输入。</translation>
    </message>
    <message>
        <source>Search index rebuilt.</source>
        <translation>搜索索引已重建。</translation>
    </message>
    <message>
        <source>Rebuild the search index; indexes of older versions lack some spellings.</source>
        <translation>重建搜索索引；旧版本的索引缺少部分写法。</translation>
    </message>
    <message>
        <source>%1 of %2 pages of the file were unreadable</source>
        <translation>文件的 %2 页中有 %1 页无法读取</translation>
    </message>
    <message>
        <source>Only the history was lost.</source>
        <translation>只丢失了更改历史。</translation>
    </message>
    <message>
        <source>Lost, in addition to the history:</source>
        <translation>除更改历史外，丢失的有：</translation>
    </message>
    <message>
        <source>The damaged library is not changed. NEW must not exist; afterwards open it like any</source>
        <translation>损坏的文献库不会被更改。NEW 必须不存在；之后可以像其他</translation>
    </message>
    <message>
        <source>other library. A recent backup may contain more data: see restore.</source>
        <translation>文献库一样打开。较新的备份可能包含更多数据：见 restore。</translation>
    </message>
    <message>
        <source>reading page %1 of %2</source>
        <translation>正在读取第 %1 页，共 %2 页</translation>
    </message>
    <message>
        <source>writing paper %1 of %2</source>
        <translation>正在写入第 %1 篇论文，共 %2 篇</translation>
    </message>
    <message>
        <source>Recover the readable data of a damaged library into a new one, marks first, and list what is lost.</source>
        <translation>将损坏的文献库中可读取的数据恢复到新库（标记优先），并列出丢失的内容。</translation>
    </message>
    <message>
        <source>Query syntax:</source>
        <translation>查询语法：</translation>
    </message>
    <message>
        <source>Print at most N papers. Default: all.</source>
        <translation>最多输出 N 篇论文。默认：全部。</translation>
    </message>
    <message>
        <source>--limit expects a number from 0, not “%1”.</source>
        <translation>--limit 需要不小于 0 的数，而不是“%1”。</translation>
    </message>
    <message>
        <source>“%1” also matched: %2. Use =%1 for this spelling only.</source>
        <translation>“%1”还匹配到：%2。用 =%1 只查找这种写法。</translation>
    </message>
    <message>
        <source>No paper contains all these words; each of these lacks one.</source>
        <translation>没有论文包含所有这些词；以下论文各缺一个。</translation>
    </message>
    <message>
        <source>Only titles, names and venues were searched; add another word to search abstracts too.</source>
        <translation>仅搜索了标题、姓名和出处；再加一个词可同时搜索摘要。</translation>
    </message>
    <message>
        <source>List papers that match a query.</source>
        <translation>列出匹配查询的论文。</translation>
    </message>
    <message>
        <source>Unknown field “%1”. Available: %2.</source>
        <translation>未知字段“%1”。可用：%2。</translation>
    </message>
    <message>
        <source>No paper matches “%1”.</source>
        <translation>没有论文匹配“%1”。</translation>
    </message>
    <message>
        <source>Nothing changed.</source>
        <translation>没有更改。</translation>
    </message>
    <message>
        <source>your value</source>
        <translation>您的值</translation>
    </message>
    <message>
        <source>%1, line %2</source>
        <translation>%1，第 %2 行</translation>
    </message>
    <message>
        <source>All papers that match this query, instead of numbers.</source>
        <translation>用匹配此查询的所有论文代替编号。</translation>
    </message>
    <message>
        <source>Replace TEXT in FIELD with VALUE, ignoring case.</source>
        <translation>在 FIELD 中将 TEXT 替换为 VALUE，不区分大小写。</translation>
    </message>
    <message>
        <source>Fields: %1.</source>
        <translation>字段：%1。</translation>
    </message>
    <message>
        <source>Separate authors with semicolons; FIELD= states that the paper has none.</source>
        <translation>作者之间用分号分隔；FIELD= 表示论文没有此项。</translation>
    </message>
    <message>
        <source>With one paper and no field: list the values of each source.</source>
        <translation>给出一篇论文而不给字段时，列出各来源给出的值。</translation>
    </message>
    <message>
        <source>“set” expects the numbers of papers, or --query.</source>
        <translation>“set”需要论文编号或 --query。</translation>
    </message>
    <message>
        <source>“set” expects a value, such as venue=NeurIPS.</source>
        <translation>“set”需要一个值，如 venue=NeurIPS。</translation>
    </message>
    <message>
        <source>“%1” is neither a number nor FIELD=VALUE.</source>
        <translation>“%1”既不是编号也不是 FIELD=VALUE。</translation>
    </message>
    <message>
        <source>--find expects a text and one FIELD=REPLACEMENT.</source>
        <translation>--find 需要一段文字和一个 FIELD=替换内容。</translation>
    </message>
    <message>
        <source>All fields.</source>
        <translation>所有字段。</translation>
    </message>
    <message>
        <source>“unset” expects the numbers of papers, or --query.</source>
        <translation>“unset”需要论文编号或 --query。</translation>
    </message>
    <message>
        <source>“unset” expects the names of fields, or --all.</source>
        <translation>“unset”需要字段名或 --all。</translation>
    </message>
    <message>
        <source>Set fields of papers; your values override all sources.</source>
        <translation>设置论文的字段；您的值优先于所有来源。</translation>
    </message>
    <message>
        <source>Remove your values; the values of the sources apply again.</source>
        <translation>移除您的值；重新采用来源的值。</translation>
    </message>
    <message>
        <source>standard input</source>
        <translation>标准输入</translation>
    </message>
    <message>
        <source>“%1” is a folder, not a file.</source>
        <translation>“%1”是文件夹，不是文件。</translation>
    </message>
    <message>
        <source>“%1” is not a regular file; pass its content on standard input, with “-”.</source>
        <translation>“%1”不是普通文件；请用“-”从标准输入传入其内容。</translation>
    </message>
    <message>
        <source>“%1” cannot be read: %2.</source>
        <translation>无法读取“%1”：%2。</translation>
    </message>
    <message>
        <source>Show statistics of a library.</source>
        <translation>显示文献库的统计信息。</translation>
    </message>
    <message>
        <source>lectern: No display available. Start Lectern in a desktop session, or use --screenshot FILE.png or lectern-cli.</source>
        <translation>lectern：没有可用的显示器。请在桌面会话中启动 Lectern，或使用 --screenshot FILE.png 或 lectern-cli。</translation>
    </message>
    <message>
        <source>lectern: the library is open in another window that does not respond.</source>
        <translation>lectern：该文献库已在另一个没有响应的窗口中打开。</translation>
    </message>
    <message>
        <source>Open the window. A FILE that is a library (*.lectern) is opened; other files are previewed and imported after confirmation.</source>
        <translation>打开窗口。FILE 若是文献库 (*.lectern) 则打开；其他文件先预览，确认后导入。</translation>
    </message>
    <message>
        <source>The library to open. Default: your default library.</source>
        <translation>要打开的文献库。默认：您的默认文献库。</translation>
    </message>
    <message>
        <source>Import the files without a preview.</source>
        <translation>不预览，直接导入文件。</translation>
    </message>
    <message>
        <source>Open the sample library of fictional papers.</source>
        <translation>打开由虚构论文组成的示例库。</translation>
    </message>
    <message>
        <source>Search for this query at startup.</source>
        <translation>启动时搜索此查询。</translation>
    </message>
    <message>
        <source>Colour theme of this session.</source>
        <translation>此次会话的主题。</translation>
    </message>
    <message>
        <source>Language of this session: %1.</source>
        <translation>此次会话的语言：%1。</translation>
    </message>
    <message>
        <source>Render the window to a PNG file without showing it, and exit.</source>
        <translation>将窗口渲染为 PNG 文件而不显示，然后退出。</translation>
    </message>
    <message>
        <source>Size of the image. Default: 1280x800.</source>
        <translation>图片大小，默认 1280x800。</translation>
    </message>
    <message>
        <source>Select the author or sidebar entry, else the paper, that contains TEXT.</source>
        <translation>选择含 TEXT 的作者或侧栏条目，否则选择含它的论文。</translation>
    </message>
    <message>
        <source>Show the version.</source>
        <translation>显示版本。</translation>
    </message>
    <message>
        <source>Libraries to open, or files to preview and import.</source>
        <translation>要打开的文献库，或要预览并导入的文件。</translation>
    </message>
    <message>
        <source>--size expects WIDTHxHEIGHT in pixels, such as 1280x800, not “%1”.</source>
        <translation>--size 需要以像素计的 宽x高，如 1280x800，而不是“%1”。</translation>
    </message>
    <message>
        <source>Unknown option %1%2; see lectern --help.</source>
        <translation>未知选项 %1%2；见 lectern --help。</translation>
    </message>
    <message>
        <source>%1 See lectern --help.</source>
        <translation>%1 见 lectern --help。</translation>
    </message>
    <message>
        <source>--theme expects light or dark, not “%1”.</source>
        <translation>--theme 需要 light 或 dark，而不是“%1”。</translation>
    </message>
    <message>
        <source>Unknown language “%1”; available: %2.</source>
        <translation>未知语言“%1”；可用：%2。</translation>
    </message>
    <message>
        <source>A window shows one library: start lectern again for %1.</source>
        <translation>一个窗口显示一个文献库：请为 %1 另启动一次 lectern。</translation>
    </message>
    <message>
        <source>%1 % of the shorter abstract&apos;s phrases in both</source>
        <translation>较短摘要的词组有 %1 % 两者共有</translation>
    </message>
    <message>
        <source>%1 % of the authors in both</source>
        <translation>%1 % 的作者两者共有</translation>
    </message>
    <message>
        <source>Any word with this beginning.</source>
        <translation>以此开头的任何词。</translation>
    </message>
    <message>
        <source>Any word with these parts, of at least three letters; the star matches any letters.</source>
        <translation>含这些部分（至少三个字母）的任何词；星号匹配任意字母。</translation>
    </message>
    <message>
        <source>Texts that match a regular expression (RE2), ignoring case; expressions that span several words search abstracts only if other words narrow the result.</source>
        <translation>匹配正则表达式 (RE2) 的文本，不区分大小写；跨多个词的表达式仅在其他词已缩小结果时才搜索摘要。</translation>
    </message>
    <message>
        <source>These words in sequence, in this spelling.</source>
        <translation>这些词依次相邻出现，按此写法。</translation>
    </message>
    <message>
        <source>The word in this spelling only.</source>
        <translation>只按此写法查找该词。</translation>
    </message>
    <message>
        <source>Excludes papers with this word; works before any condition.</source>
        <translation>排除含该词的论文；可放在任何条件之前。</translation>
    </message>
    <message>
        <source>Either condition; use brackets to group.</source>
        <translation>任一条件；括号用于分组。</translation>
    </message>
    <message>
        <source>Words in this field only.</source>
        <translation>只在此字段中查找。</translation>
    </message>
    <message>
        <source>The name as printed.</source>
        <translation>按印刷的姓名。</translation>
    </message>
    <message>
        <source>Any of these categories.</source>
        <translation>这些类别中的任何一个。</translation>
    </message>
    <message>
        <source>Words of the venue or of its abbreviation, in any form; the last one may be a prefix.</source>
        <translation>出处或其缩写中的词，任何写法均可；最后一个可以只写开头。</translation>
    </message>
    <message>
        <source>A year, a month or a day, or a range: year:2024.., date:2026-01..2026-03-15, year:inferred.</source>
        <translation>年、月、日或范围：year:2024..、date:2026-01..2026-03-15、year:inferred。</translation>
    </message>
    <message>
        <source>Added within the given days (d), weeks (w), months (m) or years (y), or since a date: added:2026-01..</source>
        <translation>在若干天 (d)、周 (w)、月 (m) 或年 (y) 内加入，或自某日起：added:2026-01..</translation>
    </message>
    <message>
        <source>A number or a range: score:70..80.</source>
        <translation>数字或范围：score:70..80。</translation>
    </message>
    <message>
        <source>Your rating; rating:0 finds unrated papers.</source>
        <translation>您的星级；rating:0 查找未评星的论文。</translation>
    </message>
    <message>
        <source>The paper with this identifier; identifiers, their URLs and BibTeX entries can also be pasted unchanged.</source>
        <translation>具有此标识的论文；标识、其网址和 BibTeX 条目也可以原样粘贴。</translation>
    </message>
    <message>
        <source>Papers with this tag, in this list, or from this file; separate several with commas.</source>
        <translation>带此标签、在此列表中或来自此文件的论文；多个用逗号分隔。</translation>
    </message>
    <message>
        <source>bookmarked, read, unread, new since the last visit, trash (in the trash; also binned), edited (with your own values), cut (author list ends in “et al.”).</source>
        <translation>bookmarked（已加书签）、read（已读）、unread（未读）、new（自上次查看后新增）、trash（在回收站；也可用 binned）、edited（有您自己的值）、cut（作者列表以“et al.”结尾）。</translation>
    </message>
    <message>
        <source>All papers.</source>
        <translation>所有论文。</translation>
    </message>
    <message>
        <source>“or” is searched as a word; use OR in capitals for either condition</source>
        <translation>“or”按词搜索；表示任一条件请用大写的 OR</translation>
    </message>
    <message>
        <source>This “)” has no matching “(”.</source>
        <translation>此“)”没有对应的“(”。</translation>
    </message>
    <message>
        <source>Expected a word or condition before OR.</source>
        <translation>OR 之前应有一个词或条件。</translation>
    </message>
    <message>
        <source>Expected a word or condition after OR.</source>
        <translation>OR 之后应有一个词或条件。</translation>
    </message>
    <message>
        <source>Expected AND between two conditions.</source>
        <translation>两个条件之间应有 AND。</translation>
    </message>
    <message>
        <source>Expected a word to exclude here.</source>
        <translation>此处应有要排除的词。</translation>
    </message>
    <message>
        <source>Only the first 1,000 conditions are searched.</source>
        <translation>只搜索前 1,000 个条件。</translation>
    </message>
    <message>
        <source>Expected a word with letters or digits here.</source>
        <translation>此处应有含字母或数字的词。</translation>
    </message>
    <message>
        <source>Brackets can be nested up to 50 levels.</source>
        <translation>最多支持 50 层括号。</translation>
    </message>
    <message>
        <source>This “(” has no matching “)”.</source>
        <translation>此“(”没有对应的“)”。</translation>
    </message>
    <message>
        <source>Expected a word or condition in the brackets.</source>
        <translation>括号中应有一个词或条件。</translation>
    </message>
    <message>
        <source>Expected words between the quotes.</source>
        <translation>引号之间应有词。</translation>
    </message>
    <message>
        <source>This quote has no matching closing quote.</source>
        <translation>此引号没有对应的右引号。</translation>
    </message>
    <message>
        <source>Expected a regular expression between the slashes (%1).</source>
        <translation>斜线之间应有正则表达式（%1）。</translation>
    </message>
    <message>
        <source>Expected a field such as author: or cat: before the colon; searched as words.</source>
        <translation>冒号之前应有 author: 或 cat: 这样的字段；已按词搜索。</translation>
    </message>
    <message>
        <source>Expected at least three letters next to the stars.</source>
        <translation>星号旁至少应有三个字母。</translation>
    </message>
    <message>
        <source>Expected a word or a quoted phrase after the colon.</source>
        <translation>冒号之后应有一个词或引号中的词组。</translation>
    </message>
    <message>
        <source>Expected a category such as cat:LG or cat:cs.LG,cs.CL.</source>
        <translation>应为 cat:LG 或 cat:cs.LG,cs.CL 这样的类别。</translation>
    </message>
    <message>
        <source>Expected a year such as year:2024, year:2020..2023 or year:inferred.</source>
        <translation>应为 year:2024、year:2020..2023 或 year:inferred 这样的年份。</translation>
    </message>
    <message>
        <source>Expected a date such as date:2026-01, date:2026-01-15.. or date:2025..2026-03.</source>
        <translation>应为 date:2026-01、date:2026-01-15.. 或 date:2025..2026-03 这样的日期。</translation>
    </message>
    <message>
        <source>Expected a score such as score:&gt;=80 or score:60..80.</source>
        <translation>应为 score:&gt;=80 或 score:60..80 这样的分数。</translation>
    </message>
    <message>
        <source>Expected a number of stars such as rating:&gt;=4 or rating:5; rating:0 finds unrated papers.</source>
        <translation>应为 rating:&gt;=4 或 rating:5 这样的星数；rating:0 查找未评星的论文。</translation>
    </message>
    <message>
        <source>Expected one of these after has: %1.</source>
        <translation>has: 之后应为其中之一：%1。</translation>
    </message>
    <message>
        <source>Expected one of these after is: %1.</source>
        <translation>is: 之后应为其中之一：%1。</translation>
    </message>
    <message>
        <source>Expected a tag after the colon.</source>
        <translation>冒号之后应有标签。</translation>
    </message>
    <message>
        <source>Expected the name of a list after the colon, in quotes if it contains spaces.</source>
        <translation>冒号之后应有列表名称，含空格时加引号。</translation>
    </message>
    <message>
        <source>Expected part of a source&apos;s file name after the colon.</source>
        <translation>冒号之后应有来源文件名的一部分。</translation>
    </message>
    <message>
        <source>Expected words of a venue after the colon, in quotes if there are several.</source>
        <translation>冒号之后应有出处中的词，多个词时加引号。</translation>
    </message>
    <message>
        <source>Expected a number of citations such as citations:&gt;=100 or citations:10..50.</source>
        <translation>应为 citations:&gt;=100 或 citations:10..50 这样的引用数。</translation>
    </message>
    <message>
        <source>Expected a period such as added:7d, added:3m or added:2026-01..</source>
        <translation>应为 added:7d、added:3m 或 added:2026-01.. 这样的时间。</translation>
    </message>
    <message>
        <source>Expected a DOI or an arXiv id after the colon.</source>
        <translation>冒号之后应有 DOI 或 arXiv 标识。</translation>
    </message>
    <message>
        <source>This is %1; install the package %2 to read it.</source>
        <translation>这是 %1；请安装软件包 %2 以读取它。</translation>
    </message>
    <message>
        <source>This file is too large for its format (%1): it has %2, the limit is %3.</source>
        <translation>此文件对其格式（%1）来说太大：大小为 %2，上限为 %3。</translation>
    </message>
    <message>
        <source>Could not start the program %1: %2.</source>
        <translation>无法启动程序 %1：%2。</translation>
    </message>
    <message>
        <source>The program %1 was stopped: its output for this file exceeded %2.</source>
        <translation>程序 %1 已被终止：它为此文件输出的内容超过 %2。</translation>
    </message>
    <message>
        <source>The program %1 was stopped: this file took longer than %2 seconds.</source>
        <translation>程序 %1 已被终止：处理此文件超过 %2 秒。</translation>
    </message>
    <message>
        <source>The program %1 could not read this file as %2.</source>
        <translation>程序 %1 无法将此文件读作 %2。</translation>
    </message>
    <message>
        <source>The program %1 found no records in this file (%2).</source>
        <translation>程序 %1 在此文件中没有找到记录（%2）。</translation>
    </message>
    <message>
        <source>File or folder %1 does not exist.</source>
        <translation>文件或文件夹 %1 不存在。</translation>
    </message>
    <message>
        <source>The folder %1 cannot be read: permission denied.</source>
        <translation>无法读取文件夹 %1：没有权限。</translation>
    </message>
    <message>
        <source>The folder %1 contains no files.</source>
        <translation>文件夹 %1 中没有文件。</translation>
    </message>
    <message>
        <source>The file cannot be read: %1.</source>
        <translation>无法读取文件：%1。</translation>
    </message>
    <message>
        <source>This is not a regular file.</source>
        <translation>这不是普通文件。</translation>
    </message>
    <message>
        <source>Line %1 is longer than %2, the limit for a record.</source>
        <translation>第 %1 行超过 %2，即一条记录的上限。</translation>
    </message>
    <message>
        <source>The file changed while it was being read.</source>
        <translation>文件在读取过程中发生了变化。</translation>
    </message>
    <message>
        <source>The file %1 cannot be written: %2.</source>
        <translation>无法写入文件 %1：%2。</translation>
    </message>
    <message>
        <source>This author is no longer in the library.</source>
        <translation>此作者已不在库中。</translation>
    </message>
    <message>
        <source>An author cannot be merged with itself.</source>
        <translation>作者不能与自己合并。</translation>
    </message>
    <message>
        <source>“%1” is not a name of %2.</source>
        <translation>“%1”不是 %2 的姓名。</translation>
    </message>
    <message>
        <source>“%1” is the only name of %2 and cannot be removed.</source>
        <translation>“%1”是 %2 唯一的姓名，无法移除。</translation>
    </message>
    <message>
        <source>To split %1, select some, but not all, of the papers.</source>
        <translation>要拆分 %1，请选择部分论文，但不是全部。</translation>
    </message>
    <message>
        <source>These papers already belong to %1.</source>
        <translation>这些论文已属于 %1。</translation>
    </message>
    <message>
        <source>An author name can have at most 200 characters.</source>
        <translation>作者姓名最多 200 个字符。</translation>
    </message>
    <message>
        <source>An author cannot be marked as different from itself.</source>
        <translation>不能将作者标为与自己不同。</translation>
    </message>
    <message>
        <source>A reading list needs a name.</source>
        <translation>阅读列表需要名称。</translation>
    </message>
    <message>
        <source>The name of a reading list can have at most 200 characters.</source>
        <translation>阅读列表的名称最多 200 个字符。</translation>
    </message>
    <message>
        <source>This reading list no longer exists.</source>
        <translation>此阅读列表已不存在。</translation>
    </message>
    <message>
        <source>“%1” cannot be moved below itself.</source>
        <translation>“%1”不能移到自身之下。</translation>
    </message>
    <message>
        <source>A note can have at most 1,000,000 characters.</source>
        <translation>笔记最多一百万个字符。</translation>
    </message>
    <message>
        <source>A rating must be 0 to 5 stars.</source>
        <translation>星级必须为 0 到 5 星。</translation>
    </message>
    <message>
        <source>This paper is no longer in the library.</source>
        <translation>这篇论文已不在库中。</translation>
    </message>
    <message>
        <source>None of these papers is still in the library.</source>
        <translation>这些论文都已不在库中。</translation>
    </message>
    <message>
        <source>Enter the text to replace.</source>
        <translation>请输入要替换的文字。</translation>
    </message>
    <message>
        <source>These papers are already merged.</source>
        <translation>这些论文已经合并。</translation>
    </message>
    <message>
        <source>This source no longer contains the paper.</source>
        <translation>此来源不再有这篇论文。</translation>
    </message>
    <message>
        <source>No other source contains this paper.</source>
        <translation>没有其他来源有这篇论文。</translation>
    </message>
    <message>
        <source>This saved search no longer exists.</source>
        <translation>此保存的搜索已不存在。</translation>
    </message>
    <message>
        <source>A saved search needs a name.</source>
        <translation>保存的搜索需要名称。</translation>
    </message>
    <message>
        <source>A tag needs a name.</source>
        <translation>标签需要名称。</translation>
    </message>
    <message>
        <source>The name of a tag can have at most 200 characters.</source>
        <translation>标签的名称最多 200 个字符。</translation>
    </message>
    <message>
        <source>The tag “%1” already exists.</source>
        <translation>已有标签“%1”。</translation>
    </message>
    <message>
        <source>This tag no longer exists.</source>
        <translation>此标签已不存在。</translation>
    </message>
    <message>
        <source>Select two different tags to merge.</source>
        <translation>请选择两个不同的标签进行合并。</translation>
    </message>
    <message>
        <source>The tag “%1” already exists; merge the two tags instead.</source>
        <translation>已有标签“%1”；请合并两者。</translation>
    </message>
    <message>
        <source>No writable format “%1”.</source>
        <translation>没有可写出的格式“%1”。</translation>
    </message>
    <message>
        <source>This source has no number or no hash.</source>
        <translation>此来源没有编号或哈希值。</translation>
    </message>
    <message>
        <source>This is not a marks file written by Lectern.</source>
        <translation>这不是 Lectern 写出的标记文件。</translation>
    </message>
    <message>
        <source>These marks were written by a newer version of Lectern; update Lectern to read them.</source>
        <translation>这些标记由较新版本的 Lectern 写出；请更新 Lectern 后读取。</translation>
    </message>
    <message>
        <source>Dates must be YYYY-MM-DD, such as 2024-05-17; if only the year is known, set the year.</source>
        <translation>日期格式必须为 YYYY-MM-DD，如 2024-05-17；只知年份时请设置年份。</translation>
    </message>
    <message>
        <source>A score must be a number from 0 to 100.</source>
        <translation>分数必须是 0 到 100 的数。</translation>
    </message>
    <message>
        <source>This is not a DOI; a DOI begins with 10. and a number.</source>
        <translation>这不是 DOI；DOI 以 10. 和数字开头。</translation>
    </message>
    <message>
        <source>This is not an arXiv id, such as 2405.01234.</source>
        <translation>这不是 2405.01234 这样的 arXiv 标识。</translation>
    </message>
    <message>
        <source>Code must be yes or no.</source>
        <translation>代码必须为 yes 或 no。</translation>
    </message>
    <message>
        <source>This value is too long.</source>
        <translation>此值过长。</translation>
    </message>
    <message>
        <source>This value contains an invalid character.</source>
        <translation>此值含有无效的字符。</translation>
    </message>
    <message>
        <source>A paper needs a title; remove your value to use the title of the sources.</source>
        <translation>论文需要标题；要使用来源的标题，请移除您的值。</translation>
    </message>
    <message>
        <source>Too many authors.</source>
        <translation>作者过多。</translation>
    </message>
    <message>
        <source>A year must be a number such as 2024.</source>
        <translation>年份必须是 2024 这样的数。</translation>
    </message>
    <message>
        <source>Citations must be a whole number.</source>
        <translation>引用数必须是整数。</translation>
    </message>
    <message>
        <source>An address must begin with https:, http: or mailto:.</source>
        <translation>网址必须以 https:、http: 或 mailto: 开头。</translation>
    </message>
    <message>
        <source>The record at line %1 has %2 authors; the limit is %3.</source>
        <translation>第 %1 行的记录有 %2 位作者；上限为 %3 位。</translation>
    </message>
    <message>
        <source>Another program has just imported into this library; try again.</source>
        <translation>另一个程序刚刚导入到此文献库；请重试。</translation>
    </message>
    <message>
        <source>This source is no longer in the library.</source>
        <translation>此来源已不在库中。</translation>
    </message>
    <message>
        <source>This line is not valid JSON: %1.</source>
        <translation>此行不是有效的 JSON：%1。</translation>
    </message>
    <message>
        <source>This line contains no object.</source>
        <translation>此行不含对象。</translation>
    </message>
    <message>
        <source>This line was not written by Lectern.</source>
        <translation>此行不是由 Lectern 写出的。</translation>
    </message>
    <message>
        <source>This file is truncated or lines are missing: it should contain %1 papers, but %2 were read.</source>
        <translation>此文件被截断或缺少行：应有 %1 篇论文，读到 %2 篇。</translation>
    </message>
    <message>
        <source>The number of this source is already used by another.</source>
        <translation>此来源的编号已被另一来源使用。</translation>
    </message>
    <message>
        <source>This line has neither a title nor an abstract.</source>
        <translation>此行既没有标题也没有摘要。</translation>
    </message>
    <message>
        <source>Another paper is already at this position in its source.</source>
        <translation>来源的此位置已有另一篇论文。</translation>
    </message>
    <message>
        <source>The papers were imported, but their marks were not: %1</source>
        <translation>论文已导入，但其标记没有导入：%1</translation>
    </message>
    <message>
        <source>These papers are not the result of a query.</source>
        <translation>这些论文不是查询的结果。</translation>
    </message>
    <message>
        <source>Could not read or write a temporary file next to the library %1: %2.</source>
        <translation>无法读写文献库 %1 旁的临时文件：%2。</translation>
    </message>
    <message>
        <source>File %1 does not exist.</source>
        <translation>文件 %1 不存在。</translation>
    </message>
    <message>
        <source>%1 is not a regular file.</source>
        <translation>%1 不是普通文件。</translation>
    </message>
    <message>
        <source>The file %1 cannot be read: %2.</source>
        <translation>无法读取文件 %1：%2。</translation>
    </message>
    <message>
        <source>The file %1 is empty.</source>
        <translation>文件 %1 为空。</translation>
    </message>
    <message>
        <source>Another program changed %1 while it was being read. Close that program and try again.</source>
        <translation>读取 %1 时另一个程序写入了它。请关闭该程序后重试。</translation>
    </message>
    <message>
        <source>The file %1 already exists. Choose another name for the new library.</source>
        <translation>文件 %1 已存在。请为新文献库另取名称。</translation>
    </message>
    <message>
        <source>The folder %1 does not exist.</source>
        <translation>文件夹 %1 不存在。</translation>
    </message>
    <message>
        <source>%1 is a database of another program, not a Lectern library.</source>
        <translation>%1 是其他程序的数据库，不是 Lectern 文献库。</translation>
    </message>
    <message>
        <source>The library %1 was written by a newer version of Lectern; update Lectern to recover it.</source>
        <translation>文献库 %1 由较新版本的 Lectern 写出；请更新 Lectern 后恢复。</translation>
    </message>
    <message>
        <source>No data of %1 could be read. Look for a backup in its backup folder.</source>
        <translation>%1 中没有可读取的数据。请在其备份文件夹中查找备份。</translation>
    </message>
    <message>
        <source>Could not write the new library next to %1: %2.</source>
        <translation>无法在 %1 旁写入新文献库：%2。</translation>
    </message>
    <message>
        <source>The library %1 does not exist.</source>
        <translation>文献库 %1 不存在。</translation>
    </message>
    <message>
        <source>Could not create the backup folder %1.</source>
        <translation>无法创建备份文件夹 %1。</translation>
    </message>
    <message>
        <source>%1 is a folder, not a library file.</source>
        <translation>%1 是文件夹，不是文献库文件。</translation>
    </message>
    <message>
        <source>Cannot create the library %1: its folder is read-only.</source>
        <translation>无法创建文献库 %1：其文件夹为只读。</translation>
    </message>
    <message>
        <source>Cannot read the library %1: permission denied.</source>
        <translation>无法读取文献库 %1：没有权限。</translation>
    </message>
    <message>
        <source>The library %1 is empty.</source>
        <translation>文献库 %1 为空。</translation>
    </message>
    <message>
        <source>Cannot change the library %1: the file is read-only. It can be opened for reading.</source>
        <translation>无法更改文献库 %1：文件为只读。可以以只读方式打开。</translation>
    </message>
    <message>
        <source>Cannot read the library %1 in this folder: its latest changes are in the file %2, which can only be read in a writable folder. Copy both files to a writable folder.</source>
        <translation>无法在此文件夹中读取文献库 %1：其最新更改在文件 %2 中，该文件只能在可写的文件夹中读取。请将两个文件复制到可写的文件夹。</translation>
    </message>
    <message>
        <source>Cannot open the library %1: %2.</source>
        <translation>无法打开文献库 %1：%2。</translation>
    </message>
    <message>
        <source>Qt&apos;s SQLite driver provides no database handle.</source>
        <translation>Qt 的 SQLite 驱动未提供数据库句柄。</translation>
    </message>
    <message>
        <source>The library %1 is damaged: reading its content does not end.</source>
        <translation>文献库 %1 已损坏：读取其内容无法结束。</translation>
    </message>
    <message>
        <source>The disk is full; nothing was changed in the library %1.</source>
        <translation>磁盘已满；文献库 %1 中没有任何更改。</translation>
    </message>
    <message>
        <source>Cannot change the library %1: the file or its folder is read-only.</source>
        <translation>无法更改文献库 %1：文件或其文件夹为只读。</translation>
    </message>
    <message>
        <source>The library %1 is damaged (%2).</source>
        <translation>文献库 %1 已损坏（%2）。</translation>
    </message>
    <message>
        <source>%1 is not a Lectern library.</source>
        <translation>%1 不是 Lectern 文献库。</translation>
    </message>
    <message>
        <source>Another program is writing to the library %1; try again when it has finished.</source>
        <translation>另一个程序正在写入文献库 %1；请等它完成后重试。</translation>
    </message>
    <message>
        <source>Cannot open the library %1: could not create a file next to it.</source>
        <translation>无法打开文献库 %1：无法创建它旁边的文件。</translation>
    </message>
    <message>
        <source>The library %1 could not be read or written (%2).</source>
        <translation>无法读写文献库 %1（%2）。</translation>
    </message>
    <message>
        <source>There is not enough memory for the library %1.</source>
        <translation>内存不足，无法使用文献库 %1。</translation>
    </message>
    <message>
        <source>The library %1 could not answer the request (%2).</source>
        <translation>文献库 %1 无法响应请求（%2）。</translation>
    </message>
    <message>
        <source>The library %1 no longer exists: another program has moved or deleted it.</source>
        <translation>文献库 %1 已不在原处：另一个程序移动或删除了它。</translation>
    </message>
    <message>
        <source>Another program has replaced the library %1 with another file.</source>
        <translation>另一个程序用另一个文件替换了文献库 %1。</translation>
    </message>
    <message>
        <source>Another program has replaced or deleted the file %1-wal, which belongs to the library.</source>
        <translation>另一个程序替换或删除了属于该文献库的文件 %1-wal。</translation>
    </message>
    <message>
        <source>The file %1 already exists.</source>
        <translation>文件 %1 已存在。</translation>
    </message>
    <message>
        <source>The disk is full: there is no space for a copy of the library in %1.</source>
        <translation>磁盘已满：%1 中没有空间存放文献库的副本。</translation>
    </message>
    <message>
        <source>The library %1 is damaged; no copy was created.</source>
        <translation>文献库 %1 已损坏；没有创建副本。</translation>
    </message>
    <message>
        <source>The file %1 is not a backup of a Lectern library.</source>
        <translation>文件 %1 不是 Lectern 文献库的备份。</translation>
    </message>
    <message>
        <source>The file %1 was written by a newer version of Lectern; update Lectern to use it.</source>
        <translation>文件 %1 由较新版本的 Lectern 写出；请更新 Lectern 后使用。</translation>
    </message>
    <message>
        <source>The file %1 is damaged.</source>
        <translation>文件 %1 已损坏。</translation>
    </message>
    <message>
        <source>Could not keep the damaged library %1 as %2: %3.</source>
        <translation>损坏的文献库 %1 无法保留为 %2：%3。</translation>
    </message>
    <message>
        <source>Could not restore the library %1: %2. The previous file was kept as %3.</source>
        <translation>无法还原文献库 %1：%2。原文件已保留为 %3。</translation>
    </message>
    <message>
        <source>The file %1 is the library itself, not a backup of it.</source>
        <translation>文件 %1 是文献库本身，不是它的备份。</translation>
    </message>
    <message>
        <source>Format migration step %1: %2</source>
        <translation>格式迁移第 %1 步：%2</translation>
    </message>
    <message>
        <source>The library %1 was written by a newer version of Lectern; update Lectern to open it.</source>
        <translation>文献库 %1 由较新版本的 Lectern 写出；请更新 Lectern 后打开。</translation>
    </message>
    <message>
        <source>The library %1 was written by an older version of Lectern; open it once for writing to upgrade it.</source>
        <translation>文献库 %1 由较旧版本的 Lectern 写出；请先以可写方式打开一次以升级。</translation>
    </message>
    <message>
        <source>The library %1 needs an upgrade, but the backup before it could not be written: %2</source>
        <translation>文献库 %1 需要升级，但升级前的备份无法写入：%2</translation>
    </message>
    <message>
        <source>Could not create the library format: %1.</source>
        <translation>无法创建文献库格式：%1。</translation>
    </message>
    <message>
        <source>The library %1 was not opened because its structure is not Lectern&apos;s: %2.</source>
        <translation>文献库 %1 未打开，因为其结构不是 Lectern 的结构：%2。</translation>
    </message>
    <message>
        <source>Could not write the file %1: the disk is full. The previous file is unchanged.</source>
        <translation>无法写入文件 %1：磁盘已满。原文件没有改变。</translation>
    </message>
    <message>
        <source>Could not write the file %1: %2.</source>
        <translation>无法写入文件 %1：%2。</translation>
    </message>
    <message>
        <source>%1 is a folder, not a file.</source>
        <translation>%1 是文件夹，不是文件。</translation>
    </message>
    <message>
        <source>%1 belongs to a Lectern library and must not be overwritten. Choose another file.</source>
        <translation>%1 属于 Lectern 的文献库，不能覆盖。请选择其他文件。</translation>
    </message>
    <message>
        <source>%1 is a device, not a file.</source>
        <translation>%1 是设备，不是文件。</translation>
    </message>
    <message>
        <source>Could not rename the file %1 to %2: %3.</source>
        <translation>文件 %1 无法改名为 %2：%3。</translation>
    </message>
    <message>
        <source>--without expects abstracts, marks and notes, separated by commas.</source>
        <translation>--without 接受 abstracts、marks 和 notes，用逗号分隔。</translation>
    </message>
    <message>
        <source>At most %1 papers can be formatted in a citation style at once.</source>
        <translation>一次最多可按引文样式格式化 %1 篇论文。</translation>
    </message>
    <message>
        <source>This build of Lectern does not support citation styles: it was built without Qt Qml.</source>
        <translation>此版本的 Lectern 不支持引文样式：构建时没有 Qt Qml。</translation>
    </message>
    <message>
        <source>The citation style “%1” does not define a bibliography.</source>
        <translation>引文样式“%1”没有定义参考文献列表。</translation>
    </message>
    <message>
        <source>Unknown citation style “%1”.</source>
        <translation>未知的引文样式“%1”。</translation>
    </message>
    <message>
        <source>This is not a citation style.</source>
        <translation>这不是引文样式。</translation>
    </message>
    <message>
        <source>This citation style is nested too deeply.</source>
        <translation>此引文样式嵌套过深。</translation>
    </message>
    <message>
        <source>Cannot read this citation style: line %1: %2.</source>
        <translation>此引文样式无法读取：第 %1 行：%2。</translation>
    </message>
    <message>
        <source>This file is too large for a citation style.</source>
        <translation>此文件对引文样式来说太大。</translation>
    </message>
    <message>
        <source>At most %1 papers can be formatted in a citation style at once; %2 are selected.</source>
        <translation>一次最多可按引文样式格式化 %1 篇论文；已选 %2 篇。</translation>
    </message>
    <message>
        <source>This took longer than %1 seconds.</source>
        <translation>耗时超过 %1 秒。</translation>
    </message>
    <message>
        <source>The script returned no result.</source>
        <translation>脚本没有返回结果。</translation>
    </message>
    <message>
        <source>Cannot show PDFs: the program lectern-pdf is not installed.</source>
        <translation>无法显示 PDF：程序 lectern-pdf 未安装。</translation>
    </message>
    <message>
        <source>This PDF is protected by a password.</source>
        <translation>此 PDF 受密码保护。</translation>
    </message>
    <message>
        <source>This file is damaged or not a PDF.</source>
        <translation>此文件已损坏，或不是 PDF。</translation>
    </message>
    <message>
        <source>This PDF has no pages.</source>
        <translation>此 PDF 没有页面。</translation>
    </message>
    <message>
        <source>This page is damaged.</source>
        <translation>此页已损坏。</translation>
    </message>
    <message>
        <source>This page is too large to show.</source>
        <translation>此页太大，无法显示。</translation>
    </message>
    <message>
        <source>The PDF reader returned an invalid result.</source>
        <translation>PDF 读取程序返回了无效的结果。</translation>
    </message>
    <message>
        <source>%1 is not a file.</source>
        <translation>%1 不是文件。</translation>
    </message>
    <message>
        <source>This took too long and was stopped.</source>
        <translation>耗时过长，已停止。</translation>
    </message>
    <message>
        <source>The PDF reader crashed on this file.</source>
        <translation>PDF 读取程序在处理此文件时崩溃。</translation>
    </message>
    <message>
        <source>The PDF reader crashed repeatedly on this file.</source>
        <translation>PDF 读取程序在处理此文件时多次崩溃。</translation>
    </message>
    <message>
        <source>selected manually</source>
        <translation>手动选择</translation>
    </message>
    <message>
        <source>by arXiv stamp</source>
        <translation>依据 arXiv 标记</translation>
    </message>
    <message>
        <source>by DOI</source>
        <translation>依据 DOI</translation>
    </message>
    <message>
        <source>by title and authors</source>
        <translation>依据标题和作者</translation>
    </message>
    <message>
        <source>by abstract</source>
        <translation>依据摘要</translation>
    </message>
    <message>
        <source>created from the file</source>
        <translation>由文件生成</translation>
    </message>
    <message>
        <source>present</source>
        <translation>存在</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>已改变</translation>
    </message>
    <message>
        <source>moved</source>
        <translation>已移动</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>缺失</translation>
    </message>
    <message>
        <source>%1: attached to “%2” (%3)</source>
        <translation>%1：已附加到“%2”（%3）</translation>
    </message>
    <message>
        <source>%1: already attached to “%2”</source>
        <translation>%1：已附加到“%2”</translation>
    </message>
    <message>
        <source>%1: no matching paper in this library</source>
        <translation>%1：此文献库中没有匹配的论文</translation>
    </message>
    <message>
        <source>%1: uncertain; possible matches</source>
        <translation>%1：不确定；可能匹配的论文</translation>
    </message>
    <message>
        <source>Attach the files to the paper with this number.</source>
        <translation>将文件附加到此编号的论文。</translation>
    </message>
    <message>
        <source>List all attached files and check that they exist; search the folders for moved files.</source>
        <translation>列出所有附加的文件并检查其是否存在；在各文件夹中查找移动过的文件。</translation>
    </message>
    <message>
        <source>Files are matched to papers by the arXiv stamp, DOI, title or abstract on their first pages.</source>
        <translation>根据文件前几页的 arXiv 标记、DOI、标题或摘要匹配论文。</translation>
    </message>
    <message>
        <source>Uncertain matches are listed, not attached. Files are not moved.</source>
        <translation>不确定的匹配只列出，不附加。文件不会移动。</translation>
    </message>
    <message>
        <source>“attach” expects a FILE or folder.</source>
        <translation>“attach”需要一个 FILE 或文件夹。</translation>
    </message>
    <message>
        <source>--paper expects the number of a paper.</source>
        <translation>--paper 需要论文的编号。</translation>
    </message>
    <message>
        <source>Attach PDF files to their papers, or list attached files.</source>
        <translation>将 PDF 文件附加到对应的论文，或列出已附加的文件。</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2.</source>
        <translation>%1 无法读取：%2。</translation>
    </message>
    <message>
        <source>it is a library</source>
        <translation>它是一个文献库</translation>
    </message>
    <message>
        <source>permission denied</source>
        <translation>没有权限</translation>
    </message>
    <message>
        <source>%1 is not a PDF file.</source>
        <translation>%1 不是 PDF 文件。</translation>
    </message>
    <message>
        <source>Could not create the folder %1.</source>
        <translation>无法创建文件夹 %1。</translation>
    </message>
    <message>
        <source>%1 changed while it was being copied.</source>
        <translation>%1 在复制过程中发生了变化。</translation>
    </message>
    <message>
        <source>lectern-pdf, which reads PDF files, is not installed; files can still be attached manually.</source>
        <translation>未安装读取 PDF 文件的 lectern-pdf；仍可手动附加文件。</translation>
    </message>
    <message>
        <source>A file needs a name, a path and a checksum.</source>
        <translation>文件需要名称、路径和校验和。</translation>
    </message>
    <message>
        <source>same title</source>
        <translation>标题相同</translation>
    </message>
    <message>
        <source>one title adds a form, such as extended abstract</source>
        <translation>一个标题注明了形式，例如扩展摘要</translation>
    </message>
    <message>
        <source>one title is the beginning of the other</source>
        <translation>一个标题是另一个的开头</translation>
    </message>
    <message>
        <source>one title lacks the subtitle</source>
        <translation>一个标题缺少副标题</translation>
    </message>
    <message>
        <source>same words in another order</source>
        <translation>词相同，顺序不同</translation>
    </message>
    <message>
        <source>titles %1 % similar</source>
        <translation>标题相似度 %1 %</translation>
    </message>
    <message>
        <source>same words in both abstracts</source>
        <translation>两篇摘要用词相同</translation>
    </message>
    <message>
        <source>same authors</source>
        <translation>作者相同</translation>
    </message>
    <message>
        <source>one author list contains the other</source>
        <translation>一个作者列表包含另一个</translation>
    </message>
    <message>
        <source>different DOIs: two publications</source>
        <translation>两个不同的 DOI：两次发表</translation>
    </message>
    <message>
        <source>published in different venues</source>
        <translation>发表于不同出处</translation>
    </message>
    <message>
        <source>different years</source>
        <translation>年份不同</translation>
    </message>
    <message>
        <source>each title has a distinct word</source>
        <translation>各标题有各自的词</translation>
    </message>
    <message>
        <source>not truncated</source>
        <translation>未截断</translation>
    </message>
    <message>
        <source>without a form</source>
        <translation>不带形式</translation>
    </message>
    <message>
        <source>not in capitals</source>
        <translation>非全大写</translation>
    </message>
    <message>
        <source>full title</source>
        <translation>完整标题</translation>
    </message>
    <message>
        <source>complete list</source>
        <translation>完整列表</translation>
    </message>
    <message>
        <source>full names from both</source>
        <translation>两边的全名</translation>
    </message>
    <message>
        <source>full names</source>
        <translation>全名</translation>
    </message>
    <message>
        <source>longer, contains the other</source>
        <translation>较长，且包含另一个</translation>
    </message>
    <message>
        <source>only value</source>
        <translation>唯一的值</translation>
    </message>
    <message>
        <source>stated year</source>
        <translation>所述年份</translation>
    </message>
    <message>
        <source>published</source>
        <translation>已发表</translation>
    </message>
    <message>
        <source>has code</source>
        <translation>有代码</translation>
    </message>
    <message>
        <source>larger number</source>
        <translation>较大的数</translation>
    </message>
    <message>
        <source>contains the other</source>
        <translation>包含另一个</translation>
    </message>
    <message>
        <source>from both</source>
        <translation>来自两者</translation>
    </message>
    <message>
        <source>most recently saved</source>
        <translation>最后保存</translation>
    </message>
    <message>
        <source>Print SQL that defines readable views of a library for sqlite3.</source>
        <translation>输出为 sqlite3 定义易读视图的 SQL。</translation>
    </message>
    <message>
        <source>No pairs match this rule.</source>
        <translation>没有符合此规则的论文对。</translation>
    </message>
    <message numerus="yes">
        <source>Merged %n pair(s).</source>
        <translation>
            <numerusform>已合并 %n 对论文。</numerusform>
        </translation>
    </message>
    <message>
        <source>list only the pairs that match a rule, or with --merge merge each of them, keeping the better values: %1</source>
        <translation>只列出符合某规则的论文对，或用 --merge 合并每一对并保留较好的值：%1</translation>
    </message>
    <message>
        <source>--rule expects one of %1.</source>
        <translation>--rule 需要以下之一：%1。</translation>
    </message>
    <message>
        <source>--rule can only be combined with --merge, without numbers.</source>
        <translation>--rule 只能与 --merge 同时使用，且不带编号。</translation>
    </message>
    <message>
        <source>Citation keys for BibTeX and CSL-JSON: lectern (winter2021slow) or better-bibtex (winterSlowCamerasObserve2021); imported keys are kept.</source>
        <translation>BibTeX 与 CSL-JSON 的引用键：lectern (winter2021slow) 或 better-bibtex (winterSlowCamerasObserve2021)；导入的键保持不变。</translation>
    </message>
    <message>
        <source>--keys expects lectern or better-bibtex.</source>
        <translation>--keys 可取 lectern 或 better-bibtex。</translation>
    </message>
    <message>
        <source>JSON lines, one per highlight, instead of Markdown.</source>
        <translation>输出 JSON 行（每条高亮一行），而不是 Markdown。</translation>
    </message>
    <message>
        <source>QUERY selects the papers, with the syntax of search. Default: all papers.</source>
        <translation>QUERY 选择论文，语法同 search。默认：全部论文。</translation>
    </message>
    <message>
        <source>highlight:WORDS finds papers with these words in a highlight or its comment.</source>
        <translation>highlight:WORDS 查找高亮或批注中含有这些词的论文。</translation>
    </message>
    <message>
        <source>Export the highlights in the PDFs of papers, with your comments.</source>
        <translation>导出论文 PDF 中的高亮及您的批注。</translation>
    </message>
    <message>
        <source>Words highlighted in a PDF of the paper, or in your comments on them.</source>
        <translation>论文 PDF 中高亮的词，或其批注中的词。</translation>
    </message>
    <message>
        <source>Known values: code, abstract, note, doi, score, arxiv, citations, date, rating; pdf: has an attached file; highlight: has highlights; conflict: has source conflicts.</source>
        <translation>已知的内容：code、abstract、note、doi、score、arxiv、citations、date、rating；pdf：已附加文件；highlight：有高亮；conflict：有来源冲突。</translation>
    </message>
    <message>
        <source>A comment can have at most 100,000 characters.</source>
        <translation>批注最多 100,000 个字符。</translation>
    </message>
    <message>
        <source>A highlight needs text of a file.</source>
        <translation>高亮需要文件中的文字。</translation>
    </message>
    <message>
        <source>The copy would replace the original file; choose another name.</source>
        <translation>副本会替换原文件；请换一个名称。</translation>
    </message>
    <message numerus="yes">
        <source>“%1” has %n conflicts.</source>
        <translation>
            <numerusform>“%1”有 %n 处冲突。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n papers</source>
        <translation>
            <numerusform>%1 / %n 篇论文</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n papers (%2)</source>
        <translation>
            <numerusform>%1：%n 篇论文（%2）</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2): %3, %4, %5 matched to known papers</source>
        <translation>%1（%2）：%3，%4，%5 条归入已有论文</translation>
    </message>
    <message numerus="yes">
        <source>%n records</source>
        <translation>
            <numerusform>%n 条记录</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new papers</source>
        <translation>
            <numerusform>%n 篇新论文</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2: %3, %4 %, %n records</source>
        <translation>
            <numerusform>第 %1 个，共 %2 个：%3，%4 %，%n 条记录</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Marks of %n papers: %1 applied, %2 waiting for their papers to be imported</source>
        <translation>
            <numerusform>%n 篇论文的标记：已应用 %1 篇，%2 篇等待论文导入</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n papers, %1 bytes, of which %2 not recognised: %3 % recognised</source>
        <translation>
            <numerusform>%n 篇论文，%1 字节，其中 %2 未能识别：识别率 %3 %</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 in %3</source>
        <translation>%1：%3的 %2</translation>
    </message>
    <message numerus="yes">
        <source>%n highlights</source>
        <translation>
            <numerusform>%n 条高亮</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n papers</source>
        <translation>
            <numerusform>%n 篇论文</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 from %3; with marks: %4</source>
        <translation>%1：%2，来自 %3；其中有标记：%4 篇</translation>
    </message>
    <message numerus="yes">
        <source>%n sources</source>
        <translation>
            <numerusform>%n 个来源</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n papers changed.</source>
        <translation>
            <numerusform>已更改 %n 篇论文。</numerusform>
        </translation>
    </message>
    <message>
        <source>Run this window command first, such as overview; separate several with commas.</source>
        <translation>先执行窗口的此命令，如 overview；多个命令以逗号分隔。</translation>
    </message>
    <message>
        <source>Bookmarks and read states</source>
        <translation>书签和已读状态</translation>
    </message>
    <message>
        <source>Ratings</source>
        <translation>星级</translation>
    </message>
    <message>
        <source>Notes on papers</source>
        <translation>论文笔记</translation>
    </message>
    <message>
        <source>Own values</source>
        <translation>您的值</translation>
    </message>
    <message>
        <source>Attached files</source>
        <translation>附加的文件</translation>
    </message>
    <message>
        <source>Locations of files</source>
        <translation>文件的位置</translation>
    </message>
    <message>
        <source>Last read positions in files</source>
        <translation>文件中的上次阅读位置</translation>
    </message>
    <message>
        <source>Highlights in files</source>
        <translation>文件中的高亮</translation>
    </message>
    <message>
        <source>Notes on authors</source>
        <translation>作者笔记</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>Tags of papers</source>
        <translation>论文的标签</translation>
    </message>
    <message>
        <source>Lists</source>
        <translation>列表</translation>
    </message>
    <message>
        <source>Positions of papers in lists</source>
        <translation>论文在列表中的位置</translation>
    </message>
    <message>
        <source>Saved searches</source>
        <translation>保存的搜索</translation>
    </message>
    <message>
        <source>Names assigned to authors</source>
        <translation>归于作者的姓名</translation>
    </message>
    <message>
        <source>Merged author names</source>
        <translation>合并的作者姓名</translation>
    </message>
    <message>
        <source>Preferred author names</source>
        <translation>作者的首选姓名</translation>
    </message>
    <message>
        <source>Authors marked as different</source>
        <translation>标为不同的作者</translation>
    </message>
    <message>
        <source>Decisions about pairs of papers</source>
        <translation>对论文对的判定</translation>
    </message>
    <message>
        <source>Parts of decisions about pairs of papers</source>
        <translation>对论文对的判定的各方</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Papers in the trash, now listed again</source>
        <translation>回收站中的论文（现已在列表中）</translation>
    </message>
    <message>
        <source>Sources in the trash, now restored</source>
        <translation>回收站中的来源（现已还原）</translation>
    </message>
    <message>
        <source>Papers waiting for their source</source>
        <translation>等待其来源的论文</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>Paper records</source>
        <translation>论文记录</translation>
    </message>
    <message>
        <source>Abstracts</source>
        <translation>摘要</translation>
    </message>
    <message>
        <source>Appearances of papers in sources</source>
        <translation>论文在来源中的出现</translation>
    </message>
    <message>
        <source>Conflicting values of sources</source>
        <translation>来源的冲突值</translation>
    </message>
    <message>
        <source>Papers of sources in the trash</source>
        <translation>回收站中来源的论文</translation>
    </message>
    <message>
        <source>Figures of authors</source>
        <translation>作者的指标</translation>
    </message>
    <message>
        <source>Diagnostics of sources</source>
        <translation>来源的诊断信息</translation>
    </message>
    <message>
        <source>Unrecognised passages</source>
        <translation>未能识别的段落</translation>
    </message>
    <message>
        <source>Unreadable entries (%1)</source>
        <translation>无法读取的条目（%1）</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation>至少 %1</translation>
    </message>
    <message>
        <source>an unknown number</source>
        <translation>数量未知</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Papers of which only a reference was found</source>
        <translation>只找到引用记录的论文</translation>
    </message>
    <message>
        <source>Papers of which only the marks were found, now titled “Lost paper”</source>
        <translation>只找到标记的论文（现名为“Lost paper”）</translation>
    </message>
    <message>
        <source>Papers that were partly recovered</source>
        <translation>部分恢复的论文</translation>
    </message>
    <message>
        <source>Sources known only by their papers, now named “Lost source”</source>
        <translation>只找到其论文的来源（现名为“Lost source”）</translation>
    </message>
    <message>
        <source>Appearances of papers in recovered sources</source>
        <translation>论文在已恢复的来源中的出现</translation>
    </message>
    <message>
        <source>Notes on authors without a recovered name</source>
        <translation>姓名未恢复的作者的笔记</translation>
    </message>
    <message>
        <source>Decisions about pairs of papers of which only one was recovered</source>
        <translation>只恢复了其中一篇的论文对的判定</translation>
    </message>
    <message>
        <source>Pages of the file with rows of unknown type</source>
        <translation>文件中行类型未知的页</translation>
    </message>
    <message>
        <source>The type must be one of %1.</source>
        <translation>类型须为以下之一：%1。</translation>
    </message>
    <message>
        <source>Words of other source data: affiliations, keywords, comments, addresses, the author whose page lists the paper, the citation key; the last one may be a prefix.</source>
        <translation>来源其他数据中的词：机构、关键词、备注、网址、列出该论文的页面的作者、引用键；最后一个词可以只写开头。</translation>
    </message>
    <message>
        <source>Expected words after the colon, in quotes if there are several.</source>
        <translation>冒号后应有词语，多个词请加引号。</translation>
    </message>
    <message>
        <source>One of %1 (most recently read PDF). Default: relevance if words are searched, otherwise newest.</source>
        <translation>以下之一：%1（最近阅读过的 PDF）。默认：搜索词语时为 relevance，否则为 newest。</translation>
    </message>
    <message>
        <source>--sort expects one of %1, not “%2”.</source>
        <translation>--sort 只接受以下之一：%1，而不是“%2”。</translation>
    </message>
    <message>
        <source>linked by its source</source>
        <translation>由来源链接</translation>
    </message>
    <message>
        <source>%1: not found at its stated location</source>
        <translation>%1：在所述位置未找到</translation>
    </message>
    <message>
        <source>Attach the files that bibliographies in the library link to their papers, as reference managers export them; search the folders for missing files.</source>
        <translation>附加库中的书目文件为论文链接的文件（由文献管理软件导出）；缺失的文件在给出的文件夹中查找。</translation>
    </message>
    <message>
        <source>“%1” contains no searchable word.</source>
        <translation>“%1”中没有可查找的词。</translation>
    </message>
    <message>
        <source>No results for the whole query; “%1” was replaced with: %2.</source>
        <translation>完整查询没有结果；“%1”已替换为：%2。</translation>
    </message>
    <message>
        <source>--query expects a condition; use “*” for all papers.</source>
        <translation>--query 需要一个条件；“*”表示所有论文。</translation>
    </message>
    <message>
        <source>Papers with all these words in the title, names, abstract, your notes and tags, or the abbreviated venue, in any order; matches singular and plural, British and American spelling, hyphenated and joined forms. The last word may be a prefix.</source>
        <translation>标题、姓名、摘要、您的笔记和标签或出处缩写中含有全部这些词的论文，顺序不限；单数或复数、英式或美式拼写、带连字符或连写均可匹配。最后一个词可以只写开头。</translation>
    </message>
    <message>
        <source>A word of a name; a full name in quotes finds the person under all spellings. Initials and either order are accepted; middle initials can be omitted.</source>
        <translation>姓名中的一个词；引号中的全名查找此人的所有写法。可用首字母，姓名顺序不限，中间名的首字母可以省略。</translation>
    </message>
    <message>
        <source>Paper numbers are those printed by search.</source>
        <translation>论文编号即 search 输出的编号。</translation>
    </message>
    <message>
        <source>Unmatched files</source>
        <translation>未匹配的文件</translation>
    </message>
    <message>
        <source>An element of this citation style has too many attributes.</source>
        <translation>此引文样式的某个元素属性过多。</translation>
    </message>
    <message>
        <source>The library %1 is damaged: the file %2 next to it refers to more pages than exist.</source>
        <translation>文献库 %1 已损坏：旁边的文件 %2 引用的页数多于实际页数。</translation>
    </message>
    <message>
        <source>The library %1 was not opened: %2 next to it is not a regular file. Move it away and open the library again.</source>
        <translation>文献库 %1 未打开：旁边的 %2 不是普通文件。请将其移走，然后重新打开文献库。</translation>
    </message>
    <message>
        <source>The library %1 was not opened: the file %2 next to it refers to another file, which would be deleted. Lectern never writes such a file. Move it away and open the library again.</source>
        <translation>文献库 %1 未打开：旁边的文件 %2 指定了另一个会因此被删除的文件。Lectern 从不写入这样的文件。请将其移走，然后重新打开文献库。</translation>
    </message>
    <message>
        <source>Cannot change the library %1: its file has several names (hard links). Copy the file and open the copy; the original can be opened for reading.</source>
        <translation>无法更改文献库 %1：其文件有多个名称（硬链接）。请复制该文件并打开副本；原文件仍可以只读方式打开。</translation>
    </message>
    <message>
        <source>This library is damaged: the number of an author is too large. Use recover to save the readable data into a new library.</source>
        <translation>此文献库已损坏：某位作者的编号过大。请用 recover 将可读取的数据恢复到新文献库。</translation>
    </message>
    <message>
        <source>With bibtex, biblatex, ris and csl-json: include abstracts, keywords, marks, notes and files, for another Lectern. Default: only the data needed for citing.</source>
        <translation>在 bibtex、biblatex、ris 和 csl-json 中包含摘要、关键词、标记、笔记和文件，供另一个 Lectern 使用。默认：仅引用所需的数据。</translation>
    </message>
    <message>
        <source>Omit these, separated by commas: abstracts, marks, notes.</source>
        <translation>不包含这些内容，以逗号分隔：abstracts、marks、notes。</translation>
    </message>
    <message>
        <source>The library %1 was written by a development version of Lectern before 0.1.0. Export its marks and papers with that version, then import them here.</source>
        <translation>文献库 %1 由 Lectern 0.1.0 之前的开发版本写出。请用该版本导出其中的标记和论文，然后在此导入。</translation>
    </message>
    <message>
        <source>pasted text</source>
        <translation>粘贴的文字</translation>
    </message>
    <message>
        <source>pasted page</source>
        <translation>粘贴的页面</translation>
    </message>
    <message>
        <source>Read the files in this character encoding instead of detecting it: GB18030, Shift_JIS, KOI8-R …</source>
        <translation>按此字符编码读取文件，而不是自动检测：GB18030、Shift_JIS、KOI8-R……</translation>
    </message>
    <message>
        <source>Unknown encoding “%1”.</source>
        <translation>未知的编码“%1”。</translation>
    </message>
    <message>
        <source>The name of the library %1 is not UTF-8. Rename it.</source>
        <translation>文献库 %1 的名称不是 UTF-8，请重命名。</translation>
    </message>
</context>
<context>
    <name>PaperHtml</name>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Your value; no source states one.</source>
        <translation>您的值；没有来源给出此项。</translation>
    </message>
    <message>
        <source>Your value. Values in the sources:</source>
        <translation>您的值。各来源的值：</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>另有 %1 位</translation>
    </message>
    <message>
        <source>show fewer</source>
        <translation>收起</translation>
    </message>
    <message>
        <source>et al.</source>
        <translation>等</translation>
    </message>
    <message>
        <source>no %1</source>
        <translation>无%1</translation>
    </message>
    <message>
        <source>keywords: %1</source>
        <translation>关键词：%1</translation>
    </message>
    <message>
        <source>published %1</source>
        <translation>发表于 %1</translation>
    </message>
    <message>
        <source>score %1</source>
        <translation>分数 %1</translation>
    </message>
    <message>
        <source>code</source>
        <translation>代码</translation>
    </message>
    <message>
        <source>1 citation</source>
        <translation>被引 1 次</translation>
    </message>
    <message>
        <source>%1 citations</source>
        <translation>被引 %1 次</translation>
    </message>
    <message>
        <source>%1, line %2</source>
        <translation>%1，第 %2 行</translation>
    </message>
    <message>
        <source>Split off this source</source>
        <translation>拆分此来源</translation>
    </message>
    <message>
        <source>your value</source>
        <translation>您的值</translation>
    </message>
    <message>
        <source>, line %1</source>
        <translation>，第 %1 行</translation>
    </message>
    <message>
        <source>, %1</source>
        <translation>，%1</translation>
    </message>
    <message>
        <source>, saved %1</source>
        <translation>，保存于 %1</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>(year inferred)</source>
        <translation>（年份为推断）</translation>
    </message>
    <message>
        <source>shown</source>
        <translation>显示中</translation>
    </message>
    <message>
        <source>No source contains an abstract of this paper.</source>
        <translation>没有来源包含这篇论文的摘要。</translation>
    </message>
    <message>
        <source>(truncated in the source)</source>
        <translation>（来源中被截断）</translation>
    </message>
    <message>
        <source>Only the abstract is known. A source with the title will be matched to this paper.</source>
        <translation>仅知摘要。导入带标题的来源后会归入这篇论文。</translation>
    </message>
    <message>
        <source>From 1 source</source>
        <translation>来自 1 个来源</translation>
    </message>
    <message>
        <source>From %1 sources</source>
        <translation>来自 %1 个来源</translation>
    </message>
    <message>
        <source>, conflicting on %1</source>
        <translation>，以下方面有冲突：%1</translation>
    </message>
    <message>
        <source>Correct metadata…</source>
        <translation>更正元数据…</translation>
    </message>
    <message>
        <source>Related papers</source>
        <translation>相关论文</translation>
    </message>
    <message numerus="yes">
        <source>%n pages</source>
        <translation>
            <numerusform>%n 页</numerusform>
        </translation>
    </message>
    <message>
        <source>read to page %1</source>
        <translation>读到第 %1 页</translation>
    </message>
    <message>
        <source>Detach</source>
        <translation>移除附件</translation>
    </message>
    <message>
        <source>Attach another PDF…</source>
        <translation>附加另一个 PDF…</translation>
    </message>
    <message>
        <source>Attach PDF…</source>
        <translation>附加 PDF…</translation>
    </message>
    <message numerus="yes">
        <source>%n highlights</source>
        <translation>
            <numerusform>%n 条高亮</numerusform>
        </translation>
    </message>
    <message>
        <source>page %1</source>
        <translation>第 %1 页</translation>
    </message>
    <message>
        <source>pages %1</source>
        <translation>第 %1 页</translation>
    </message>
    <message>
        <source>volume %1</source>
        <translation>第 %1 卷</translation>
    </message>
</context>
<context>
    <name>PaperMenu</name>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
</context>
<context>
    <name>PrintJob</name>
    <message>
        <source>The printer does not accept pages.</source>
        <translation>打印机不接受页面。</translation>
    </message>
    <message>
        <source>Could not write %1.</source>
        <translation>无法写入 %1。</translation>
    </message>
    <message>
        <source>Tags: %1</source>
        <translation>标签：%1</translation>
    </message>
    <message>
        <source>Could not start a new page. Check the free disk space.</source>
        <translation>无法开始新的一页。请检查可用磁盘空间。</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>笔记</translation>
    </message>
</context>
<context>
    <name>QCommandLineParser</name>
    <message>
        <source>Options:</source>
        <translation>选项：</translation>
    </message>
</context>
<context>
    <name>RelatedWording</name>
    <message>
        <source>score %1</source>
        <translation>分数 %1</translation>
    </message>
    <message>
        <source>Another version:</source>
        <translation>另一版本：</translation>
    </message>
    <message>
        <source>(not a version)</source>
        <translation>（不是版本）</translation>
    </message>
    <message>
        <source>No related papers: none shares a distinctive word or an author.</source>
        <translation>没有相关论文：没有论文与它有共同的特征词或作者。</translation>
    </message>
    <message>
        <source>All %1 related papers</source>
        <translation>全部 %1 篇相关论文</translation>
    </message>
</context>
<context>
    <name>RelatedWords</name>
    <message>
        <source>both mention %1</source>
        <translation>都提到 %1</translation>
    </message>
    <message>
        <source>shared author: %1</source>
        <translation>共同作者：%1</translation>
    </message>
    <message>
        <source>shared authors: %1 and %2</source>
        <translation>共同作者：%1 和 %2</translation>
    </message>
    <message>
        <source>both in %1</source>
        <translation>都属于 %1</translation>
    </message>
    <message>
        <source>same day</source>
        <translation>同一天</translation>
    </message>
    <message>
        <source>one day apart</source>
        <translation>相隔一天</translation>
    </message>
    <message>
        <source>%1 days apart</source>
        <translation>相隔 %1 天</translation>
    </message>
    <message>
        <source>both from %1</source>
        <translation>都来自 %1 年</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>“%1”</translation>
    </message>
</context>
<context>
    <name>Sort</name>
    <message>
        <source>Newest</source>
        <translation>最新</translation>
    </message>
    <message>
        <source>Oldest</source>
        <translation>最早</translation>
    </message>
    <message>
        <source>Relevance</source>
        <translation>相关性</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>分数</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>标题</translation>
    </message>
    <message>
        <source>Authors</source>
        <translation>作者</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>类别</translation>
    </message>
    <message>
        <source>Citations</source>
        <translation>引用数</translation>
    </message>
    <message>
        <source>Bookmarked first</source>
        <translation>书签优先</translation>
    </message>
    <message>
        <source>Unread first</source>
        <translation>未读优先</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>星级</translation>
    </message>
    <message>
        <source>List order</source>
        <translation>列表顺序</translation>
    </message>
    <message>
        <source>Last opened</source>
        <translation>最近打开</translation>
    </message>
    <message>
        <source>Venue</source>
        <translation>出处</translation>
    </message>
    <message>
        <source>Code first</source>
        <translation>有代码的在前</translation>
    </message>
    <message>
        <source>Recently added</source>
        <translation>最近添加</translation>
    </message>
</context>
<context>
    <name>TagColour</name>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>红</translation>
    </message>
    <message>
        <source>Orange</source>
        <translation>橙</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>黄</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>绿</translation>
    </message>
    <message>
        <source>Teal</source>
        <translation>青</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>蓝</translation>
    </message>
    <message>
        <source>Purple</source>
        <translation>紫</translation>
    </message>
    <message>
        <source>Pink</source>
        <translation>粉</translation>
    </message>
</context>
<context>
    <name>ViewKeys</name>
    <message>
        <source>%1 to %2</source>
        <translation>%1 至 %2</translation>
    </message>
</context>
<context>
    <name>lectern</name>
    <message>
        <source>Import files…</source>
        <translation>导入文件…</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>文献库</translation>
    </message>
    <message>
        <source>Import folder…</source>
        <translation>导入文件夹…</translation>
    </message>
    <message>
        <source>Paste page text</source>
        <translation>粘贴页面文字</translation>
    </message>
    <message>
        <source>New paper…</source>
        <translation>新建论文…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>导出…</translation>
    </message>
    <message>
        <source>Watch folder…</source>
        <translation>监视文件夹…</translation>
    </message>
    <message>
        <source>Watch clipboard</source>
        <translation>监视剪贴板</translation>
    </message>
    <message>
        <source>Show last import</source>
        <translation>显示上次导入</translation>
    </message>
    <message>
        <source>Move source to trash</source>
        <translation>将来源移到回收站</translation>
    </message>
    <message>
        <source>New library…</source>
        <translation>新建文献库…</translation>
    </message>
    <message>
        <source>Find duplicate papers</source>
        <translation>查找重复论文</translation>
    </message>
    <message>
        <source>Source conflicts</source>
        <translation>来源冲突</translation>
    </message>
    <message>
        <source>Split off this source</source>
        <translation>拆分此来源</translation>
    </message>
    <message>
        <source>Open library…</source>
        <translation>打开文献库…</translation>
    </message>
    <message>
        <source>Open recent library</source>
        <translation>打开最近的文献库</translation>
    </message>
    <message>
        <source>Open sample library</source>
        <translation>打开示例库</translation>
    </message>
    <message>
        <source>Open default library</source>
        <translation>打开默认文献库</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>打印…</translation>
    </message>
    <message>
        <source>History</source>
        <translation>更改历史</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>备份</translation>
    </message>
    <message>
        <source>Back up now</source>
        <translation>立即备份</translation>
    </message>
    <message>
        <source>Recover damaged library…</source>
        <translation>恢复损坏的文献库…</translation>
    </message>
    <message>
        <source>Export marks…</source>
        <translation>导出标记…</translation>
    </message>
    <message>
        <source>Import marks…</source>
        <translation>导入标记…</translation>
    </message>
    <message>
        <source>Restore from trash</source>
        <translation>从回收站还原</translation>
    </message>
    <message>
        <source>Empty trash…</source>
        <translation>清空回收站…</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>退出</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>搜索</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>查找</translation>
    </message>
    <message>
        <source>Clear search and filters</source>
        <translation>清除搜索和筛选</translation>
    </message>
    <message>
        <source>Narrow by venue, author, tag…</source>
        <translation>按出处、作者、标签…缩小范围</translation>
    </message>
    <message>
        <source>Sort by relevance</source>
        <translation>按相关性排序</translation>
    </message>
    <message>
        <source>All papers</source>
        <translation>所有论文</translation>
    </message>
    <message>
        <source>Bookmarks</source>
        <translation>书签</translation>
    </message>
    <message>
        <source>Unread papers</source>
        <translation>未读论文</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>统计</translation>
    </message>
    <message>
        <source>Show new papers</source>
        <translation>显示新论文</translation>
    </message>
    <message>
        <source>All authors</source>
        <translation>所有作者</translation>
    </message>
    <message>
        <source>Trash</source>
        <translation>回收站</translation>
    </message>
    <message>
        <source>Next paper</source>
        <translation>下一篇论文</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>阅读</translation>
    </message>
    <message>
        <source>Previous paper</source>
        <translation>上一篇论文</translation>
    </message>
    <message>
        <source>Read paper</source>
        <translation>阅读论文</translation>
    </message>
    <message>
        <source>Page down or next unread paper</source>
        <translation>向下翻页或下一篇未读论文</translation>
    </message>
    <message>
        <source>Page up</source>
        <translation>向上翻页</translation>
    </message>
    <message>
        <source>Next unread paper</source>
        <translation>下一篇未读论文</translation>
    </message>
    <message>
        <source>Bookmark</source>
        <translation>书签</translation>
    </message>
    <message>
        <source>Mark as read or unread</source>
        <translation>标为已读或未读</translation>
    </message>
    <message>
        <source>Clear rating</source>
        <translation>清除星级</translation>
    </message>
    <message>
        <source>Rate 1 star</source>
        <translation>评 1 星</translation>
    </message>
    <message>
        <source>Rate 2 stars</source>
        <translation>评 2 星</translation>
    </message>
    <message>
        <source>Rate 3 stars</source>
        <translation>评 3 星</translation>
    </message>
    <message>
        <source>Rate 4 stars</source>
        <translation>评 4 星</translation>
    </message>
    <message>
        <source>Rate 5 stars</source>
        <translation>评 5 星</translation>
    </message>
    <message>
        <source>Tag…</source>
        <translation>标签…</translation>
    </message>
    <message>
        <source>Add to list…</source>
        <translation>添加到列表…</translation>
    </message>
    <message>
        <source>Edit note</source>
        <translation>编辑笔记</translation>
    </message>
    <message>
        <source>Correct metadata…</source>
        <translation>更正元数据…</translation>
    </message>
    <message>
        <source>New reading list…</source>
        <translation>新建阅读列表…</translation>
    </message>
    <message>
        <source>Lists, tags, searches</source>
        <translation>列表、标签、搜索</translation>
    </message>
    <message>
        <source>Save search…</source>
        <translation>保存搜索…</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>重命名…</translation>
    </message>
    <message>
        <source>Remove from list or tag</source>
        <translation>从列表或标签移除</translation>
    </message>
    <message>
        <source>Move up in list</source>
        <translation>在列表中上移</translation>
    </message>
    <message>
        <source>Move down in list</source>
        <translation>在列表中下移</translation>
    </message>
    <message>
        <source>Move to trash</source>
        <translation>移到回收站</translation>
    </message>
    <message>
        <source>Select all papers</source>
        <translation>选择所有论文</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>重做</translation>
    </message>
    <message>
        <source>Show author</source>
        <translation>显示作者</translation>
    </message>
    <message>
        <source>Related papers</source>
        <translation>相关论文</translation>
    </message>
    <message>
        <source>Co-author graph</source>
        <translation>合著者图</translation>
    </message>
    <message>
        <source>Merge author…</source>
        <translation>合并作者…</translation>
    </message>
    <message>
        <source>Authors</source>
        <translation>作者</translation>
    </message>
    <message>
        <source>Split author…</source>
        <translation>拆分作者…</translation>
    </message>
    <message>
        <source>Rename author…</source>
        <translation>重命名作者…</translation>
    </message>
    <message>
        <source>Edit author note</source>
        <translation>编辑作者笔记</translation>
    </message>
    <message>
        <source>Show changes</source>
        <translation>显示变化</translation>
    </message>
    <message>
        <source>Duplicate authors</source>
        <translation>重复作者</translation>
    </message>
    <message>
        <source>Mark all as seen</source>
        <translation>全部标为已看</translation>
    </message>
    <message>
        <source>Merge papers</source>
        <translation>合并论文</translation>
    </message>
    <message>
        <source>Mark as different papers</source>
        <translation>标为不同的论文</translation>
    </message>
    <message>
        <source>Link as versions</source>
        <translation>关联为不同版本</translation>
    </message>
    <message>
        <source>Copy citation</source>
        <translation>复制引文</translation>
    </message>
    <message>
        <source>Copy BibTeX</source>
        <translation>复制 BibTeX</translation>
    </message>
    <message>
        <source>Copy Markdown link</source>
        <translation>复制 Markdown 链接</translation>
    </message>
    <message>
        <source>Open in browser</source>
        <translation>在浏览器中打开</translation>
    </message>
    <message>
        <source>Reading mode</source>
        <translation>阅读模式</translation>
    </message>
    <message>
        <source>View</source>
        <translation>视图</translation>
    </message>
    <message>
        <source>Close view</source>
        <translation>关闭视图</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>放大文字</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>缩小文字</translation>
    </message>
    <message>
        <source>Reset text size</source>
        <translation>重置文字大小</translation>
    </message>
    <message>
        <source>Sans serif</source>
        <translation>无衬线字体</translation>
    </message>
    <message>
        <source>Serif</source>
        <translation>衬线字体</translation>
    </message>
    <message>
        <source>Narrow text</source>
        <translation>窄版文字</translation>
    </message>
    <message>
        <source>Medium text width</source>
        <translation>中等文字宽度</translation>
    </message>
    <message>
        <source>Wide text</source>
        <translation>宽版文字</translation>
    </message>
    <message>
        <source>Tight line spacing</source>
        <translation>紧密行距</translation>
    </message>
    <message>
        <source>Normal line spacing</source>
        <translation>正常行距</translation>
    </message>
    <message>
        <source>Wide line spacing</source>
        <translation>宽松行距</translation>
    </message>
    <message>
        <source>System theme</source>
        <translation>系统主题</translation>
    </message>
    <message>
        <source>Light theme</source>
        <translation>浅色主题</translation>
    </message>
    <message>
        <source>Dark theme</source>
        <translation>深色主题</translation>
    </message>
    <message>
        <source>Two-line list</source>
        <translation>两行列表</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>表格</translation>
    </message>
    <message>
        <source>Comfortable rows</source>
        <translation>宽松行高</translation>
    </message>
    <message>
        <source>Compact rows</source>
        <translation>紧凑行高</translation>
    </message>
    <message>
        <source>Sidebar</source>
        <translation>侧栏</translation>
    </message>
    <message>
        <source>Paper pane</source>
        <translation>论文栏</translation>
    </message>
    <message>
        <source>Facets</source>
        <translation>分面</translation>
    </message>
    <message>
        <source>Menu bar</source>
        <translation>菜单栏</translation>
    </message>
    <message>
        <source>Author figures and co-authors</source>
        <translation>作者的指标和合著者</translation>
    </message>
    <message>
        <source>Animate panes and messages</source>
        <translation>面板和消息动画</translation>
    </message>
    <message>
        <source>Mark as read after a delay</source>
        <translation>延迟标为已读</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Command palette</source>
        <translation>命令面板</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>帮助</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>键盘快捷键</translation>
    </message>
    <message>
        <source>Search syntax</source>
        <translation>搜索语法</translation>
    </message>
    <message>
        <source>Go to last message</source>
        <translation>转到上一条消息</translation>
    </message>
    <message>
        <source>Open menu</source>
        <translation>打开菜单</translation>
    </message>
    <message>
        <source>First paper</source>
        <translation>第一篇论文</translation>
    </message>
    <message>
        <source>Last paper</source>
        <translation>最后一篇论文</translation>
    </message>
    <message>
        <source>About the figures</source>
        <translation>指标说明</translation>
    </message>
    <message>
        <source>Troubleshooting</source>
        <translation>故障排除</translation>
    </message>
    <message>
        <source>About Lectern</source>
        <translation>关于 Lectern</translation>
    </message>
    <message>
        <source>Copy version information</source>
        <translation>复制版本信息</translation>
    </message>
    <message>
        <source>Lectern</source>
        <translation>Lectern</translation>
    </message>
    <message>
        <source>Vim style</source>
        <translation>Vim 风格</translation>
    </message>
    <message>
        <source>Mail program style</source>
        <translation>邮件程序风格</translation>
    </message>
    <message>
        <source>Paper list</source>
        <translation>论文列表</translation>
    </message>
    <message>
        <source>Open paper</source>
        <translation>打开的论文</translation>
    </message>
    <message>
        <source>Search box</source>
        <translation>搜索框</translation>
    </message>
    <message>
        <source>Tag or list selection</source>
        <translation>标签或阅读列表的选择</translation>
    </message>
    <message>
        <source>Metadata form</source>
        <translation>元数据表单</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>图表</translation>
    </message>
    <message>
        <source>Related papers and similar lists</source>
        <translation>相关论文及类似列表</translation>
    </message>
    <message>
        <source>Previous or next paper</source>
        <translation>上一篇或下一篇论文</translation>
    </message>
    <message>
        <source>Page up or down</source>
        <translation>向上或向下翻一页</translation>
    </message>
    <message>
        <source>First or last paper</source>
        <translation>第一篇或最后一篇论文</translation>
    </message>
    <message>
        <source>Select several</source>
        <translation>选择多篇</translation>
    </message>
    <message>
        <source>Scroll</source>
        <translation>滚动</translation>
    </message>
    <message>
        <source>Copy selection</source>
        <translation>复制所选内容</translation>
    </message>
    <message>
        <source>Next suggestion, or result list</source>
        <translation>下一个建议或结果列表</translation>
    </message>
    <message>
        <source>Accept suggestion</source>
        <translation>采用建议</translation>
    </message>
    <message>
        <source>Collapse or expand</source>
        <translation>折叠或展开</translation>
    </message>
    <message>
        <source>Move list one level up, or below the list above</source>
        <translation>将列表上移一级，或移到上方列表之下</translation>
    </message>
    <message>
        <source>Show papers of the entry</source>
        <translation>显示该条目的论文</translation>
    </message>
    <message>
        <source>Tick and close</source>
        <translation>勾选并关闭</translation>
    </message>
    <message>
        <source>Tick and keep open</source>
        <translation>勾选并保持打开</translation>
    </message>
    <message>
        <source>Tag colour</source>
        <translation>标签的颜色</translation>
    </message>
    <message>
        <source>Save changes</source>
        <translation>保存更改</translation>
    </message>
    <message>
        <source>Discard changes</source>
        <translation>放弃更改</translation>
    </message>
    <message>
        <source>Next or previous bar</source>
        <translation>下一个或上一个条形</translation>
    </message>
    <message>
        <source>Search for papers of the bar</source>
        <translation>搜索该条形的论文</translation>
    </message>
    <message>
        <source>Copy values</source>
        <translation>复制数值</translation>
    </message>
    <message>
        <source>Next or previous author</source>
        <translation>下一位或上一位作者</translation>
    </message>
    <message>
        <source>Zoom in or out</source>
        <translation>放大或缩小</translation>
    </message>
    <message>
        <source>Show papers of the author</source>
        <translation>显示作者的论文</translation>
    </message>
    <message>
        <source>Centre the author</source>
        <translation>将作者居中</translation>
    </message>
    <message>
        <source>Fit graph to window</source>
        <translation>使图适合窗口</translation>
    </message>
    <message>
        <source>Same person</source>
        <translation>同一人</translation>
    </message>
    <message>
        <source>Different people</source>
        <translation>不同的人</translation>
    </message>
    <message>
        <source>Next or previous line</source>
        <translation>下一行或上一行</translation>
    </message>
    <message>
        <source>Open PDF…</source>
        <translation>打开 PDF…</translation>
    </message>
    <message>
        <source>PDF contents and thumbnails</source>
        <translation>PDF 目录和缩略图</translation>
    </message>
    <message>
        <source>Two pages side by side</source>
        <translation>双页并排</translation>
    </message>
    <message>
        <source>Fit width</source>
        <translation>适合宽度</translation>
    </message>
    <message>
        <source>Fit page</source>
        <translation>适合页面</translation>
    </message>
    <message>
        <source>Rotate pages</source>
        <translation>旋转页面</translation>
    </message>
    <message>
        <source>Page colour</source>
        <translation>页面颜色</translation>
    </message>
    <message>
        <source>Find in PDF</source>
        <translation>在 PDF 中查找</translation>
    </message>
    <message>
        <source>PDF</source>
        <translation>PDF</translation>
    </message>
    <message>
        <source>Scroll down or up</source>
        <translation>向下或向上滚动</translation>
    </message>
    <message>
        <source>Screen down or up</source>
        <translation>向下或向上一屏</translation>
    </message>
    <message>
        <source>Previous or next page</source>
        <translation>上一页、下一页</translation>
    </message>
    <message>
        <source>First or last page</source>
        <translation>第一页或最后一页</translation>
    </message>
    <message>
        <source>Find text in the PDF</source>
        <translation>在 PDF 中查找文字</translation>
    </message>
    <message>
        <source>Next or previous match</source>
        <translation>下一处或上一处结果</translation>
    </message>
    <message>
        <source>Rotate clockwise</source>
        <translation>顺时针旋转</translation>
    </message>
    <message>
        <source>Contents and thumbnails</source>
        <translation>目录和缩略图</translation>
    </message>
    <message>
        <source>Back to the followed link</source>
        <translation>返回点击链接的位置</translation>
    </message>
    <message>
        <source>Select page text, copy selection</source>
        <translation>选择本页文字、复制所选内容</translation>
    </message>
    <message>
        <source>Match PDFs to papers…</source>
        <translation>将 PDF 匹配到论文…</translation>
    </message>
    <message>
        <source>Unmatched PDFs</source>
        <translation>未匹配的 PDF</translation>
    </message>
    <message>
        <source>Attach PDF…</source>
        <translation>附加 PDF…</translation>
    </message>
    <message>
        <source>Duplicate papers</source>
        <translation>重复论文</translation>
    </message>
    <message>
        <source>Mark as not related</source>
        <translation>标为不相关</translation>
    </message>
    <message>
        <source>From pairs to fields; in fields, merge</source>
        <translation>从论文对到字段；在字段中则合并</translation>
    </message>
    <message>
        <source>Use value of the left or right paper</source>
        <translation>采用左侧或右侧论文的值</translation>
    </message>
    <message>
        <source>Use all values of one paper</source>
        <translation>采用一篇论文的全部值</translation>
    </message>
    <message>
        <source>Next option of the field</source>
        <translation>该字段的下一个选项</translation>
    </message>
    <message>
        <source>Next or previous pair</source>
        <translation>下一对或上一对</translation>
    </message>
    <message>
        <source>Save figures as CSV…</source>
        <translation>将指标另存为 CSV…</translation>
    </message>
    <message>
        <source>Highlights of listed papers</source>
        <translation>所列论文的高亮</translation>
    </message>
    <message>
        <source>Highlights of this paper</source>
        <translation>此论文的高亮</translation>
    </message>
    <message>
        <source>Highlight selection</source>
        <translation>高亮所选内容</translation>
    </message>
    <message>
        <source>Comment on highlight</source>
        <translation>为高亮添加批注</translation>
    </message>
    <message>
        <source>Next highlight</source>
        <translation>下一条高亮</translation>
    </message>
    <message>
        <source>Previous highlight</source>
        <translation>上一条高亮</translation>
    </message>
    <message>
        <source>Remove highlight</source>
        <translation>移除高亮</translation>
    </message>
    <message>
        <source>Select a word, the next one, the one below</source>
        <translation>选择一个词、下一个词、下方的词</translation>
    </message>
    <message>
        <source>Extend or reduce selection by word or line</source>
        <translation>按词和按行扩大或缩小选择</translation>
    </message>
    <message>
        <source>Highlight selection or search match</source>
        <translation>高亮所选内容或搜索结果</translation>
    </message>
    <message>
        <source>Highlight in this colour, or change the colour of the highlight</source>
        <translation>用此颜色高亮，或更改高亮的颜色</translation>
    </message>
    <message>
        <source>Next or previous highlight</source>
        <translation>下一条或上一条高亮</translation>
    </message>
    <message>
        <source>Paper pane next to PDF</source>
        <translation>在 PDF 旁显示论文栏</translation>
    </message>
    <message>
        <source>Follow link in PDF</source>
        <translation>跟随 PDF 中的链接</translation>
    </message>
    <message>
        <source>PDF of next paper</source>
        <translation>下一篇论文的 PDF</translation>
    </message>
    <message>
        <source>PDF of previous paper</source>
        <translation>上一篇论文的 PDF</translation>
    </message>
    <message>
        <source>Import existing highlights</source>
        <translation>导入已有的高亮</translation>
    </message>
    <message>
        <source>Save copy with highlights…</source>
        <translation>保存带高亮的副本…</translation>
    </message>
    <message>
        <source>Show letters on visible links; type one to follow the link</source>
        <translation>为可见链接显示字母；键入字母即可跟随</translation>
    </message>
    <message>
        <source>In the empty box: edit or remove the last condition</source>
        <translation>输入框为空时：修改或移除最后一个条件</translation>
    </message>
    <message>
        <source>Copy citation key</source>
        <translation>复制引用键</translation>
    </message>
    <message>
        <source>Attach linked PDFs</source>
        <translation>附加链接的 PDF</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>Copy citation in style…</source>
        <translation>按样式复制引文…</translation>
    </message>
    <message>
        <source>Type of work</source>
        <translation>文献类型</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>卷</translation>
    </message>
    <message>
        <source>Issue</source>
        <translation>期</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>页码</translation>
    </message>
    <message>
        <source>Publisher</source>
        <translation>出版者</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>代码</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>笔记</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>分数</translation>
    </message>
    <message>
        <source>Cat.</source>
        <translation>类别</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>类别</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>标题</translation>
    </message>
    <message>
        <source>Bookmarked</source>
        <translation>已加书签</translation>
    </message>
    <message>
        <source>Unread</source>
        <translation>未读</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>星级</translation>
    </message>
    <message>
        <source>Venue</source>
        <translation>出处</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>Cited</source>
        <translation>被引</translation>
    </message>
    <message>
        <source>Citations</source>
        <translation>引用数</translation>
    </message>
    <message>
        <source>Added</source>
        <translation>加入时间</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Attached files</source>
        <translation>附加的文件</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>编辑(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Paper</source>
        <translation>论文(&amp;P)</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>作者</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Go</source>
        <translation>转到(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>年份</translation>
    </message>
    <message>
        <source>Abstract</source>
        <translation>摘要</translation>
    </message>
    <message>
        <source>DOI</source>
        <translation>DOI</translation>
    </message>
    <message>
        <source>arXiv number</source>
        <translation>arXiv 编号</translation>
    </message>
    <message>
        <source>Journal or conference</source>
        <translation>期刊或会议</translation>
    </message>
    <message>
        <source>Address (URL)</source>
        <translation>网址 (URL)</translation>
    </message>
    <message>
        <source>Has code</source>
        <translation>有代码</translation>
    </message>
    <message>
        <source>Affiliation</source>
        <translation>机构</translation>
    </message>
    <message>
        <source>Author list is truncated</source>
        <translation>作者列表不完整</translation>
    </message>
    <message>
        <source>Unicode (UTF-8)</source>
        <translation>Unicode (UTF-8)</translation>
    </message>
    <message>
        <source>Unicode (UTF-16)</source>
        <translation>Unicode (UTF-16)</translation>
    </message>
    <message>
        <source>Western European (Windows-1252)</source>
        <translation>西欧 (Windows-1252)</translation>
    </message>
    <message>
        <source>Western European (Mac OS Roman)</source>
        <translation>西欧 (Mac OS Roman)</translation>
    </message>
    <message>
        <source>Central European (Windows-1250)</source>
        <translation>中欧 (Windows-1250)</translation>
    </message>
    <message>
        <source>Central European (ISO 8859-2)</source>
        <translation>中欧 (ISO 8859-2)</translation>
    </message>
    <message>
        <source>Cyrillic (Windows-1251)</source>
        <translation>西里尔文 (Windows-1251)</translation>
    </message>
    <message>
        <source>Cyrillic (KOI8-R)</source>
        <translation>西里尔文 (KOI8-R)</translation>
    </message>
    <message>
        <source>Greek (Windows-1253)</source>
        <translation>希腊文 (Windows-1253)</translation>
    </message>
    <message>
        <source>Turkish (Windows-1254)</source>
        <translation>土耳其文 (Windows-1254)</translation>
    </message>
    <message>
        <source>Chinese, simplified (GB18030)</source>
        <translation>简体中文 (GB18030)</translation>
    </message>
    <message>
        <source>Chinese, traditional (Big5)</source>
        <translation>繁体中文 (Big5)</translation>
    </message>
    <message>
        <source>Japanese (Shift-JIS)</source>
        <translation>日文 (Shift-JIS)</translation>
    </message>
    <message>
        <source>Japanese (EUC-JP)</source>
        <translation>日文 (EUC-JP)</translation>
    </message>
    <message>
        <source>Japanese (ISO-2022-JP)</source>
        <translation>日文 (ISO-2022-JP)</translation>
    </message>
    <message>
        <source>Korean (EUC-KR)</source>
        <translation>韩文 (EUC-KR)</translation>
    </message>
    <message>
        <source>Clean up library</source>
        <translation>清理文献库</translation>
    </message>
    <message>
        <source>Read PDF</source>
        <translation>阅读 PDF</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>导入</translation>
    </message>
    <message>
        <source>PDF files</source>
        <translation>PDF 文件</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>标记</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>比较</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>文字大小</translation>
    </message>
    <message>
        <source>Tags: %1</source>
        <translation>标签：%1</translation>
    </message>
    <message>
        <source>PDF in new window</source>
        <translation>在新窗口中显示 PDF</translation>
    </message>
</context>
<context>
    <name>lectern::AbstractPane</name>
    <message>
        <source>Font, width and line spacing</source>
        <translation>字体、行宽和行距</translation>
    </message>
    <message>
        <source>Remove this tag from the paper</source>
        <translation>从论文移除此标签</translation>
    </message>
    <message>
        <source>Remove the paper from this list</source>
        <translation>从此列表移除论文</translation>
    </message>
    <message>
        <source>Remove the paper from list %1</source>
        <translation>从列表 %1移除论文</translation>
    </message>
    <message>
        <source>Remove bookmark</source>
        <translation>移除书签</translation>
    </message>
    <message>
        <source>Bookmark</source>
        <translation>书签</translation>
    </message>
    <message>
        <source>Mark as unread</source>
        <translation>标为未读</translation>
    </message>
    <message>
        <source>Mark as read</source>
        <translation>标为已读</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>正在查找…</translation>
    </message>
    <message>
        <source>Read PDF</source>
        <translation>阅读 PDF</translation>
    </message>
    <message numerus="yes">
        <source>%1 · %n pages</source>
        <translation>
            <numerusform>%1 · %n 页</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lectern::Actions</name>
    <message>
        <source>%1 or %2</source>
        <comment>keys</comment>
        <translation>%1 或 %2</translation>
    </message>
</context>
<context>
    <name>lectern::AttachCommands</name>
    <message>
        <source>Select the paper first to attach a file to it.</source>
        <translation>请先选择要附加文件的论文。</translation>
    </message>
    <message>
        <source>Attach PDF to “%1”</source>
        <translation>将 PDF 附加到“%1”</translation>
    </message>
    <message>
        <source>PDF files (*.pdf);;All files (*)</source>
        <translation>PDF 文件 (*.pdf);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Match the PDF files of a folder to papers</source>
        <translation>将文件夹中的 PDF 文件匹配到论文</translation>
    </message>
    <message>
        <source>Matching files to papers</source>
        <translation>正在将文件匹配到论文</translation>
    </message>
    <message>
        <source>%1 attached to “%2”.</source>
        <translation>%1 已附加到“%2”。</translation>
    </message>
    <message>
        <source>The other files were not processed.</source>
        <translation>其余文件未处理。</translation>
    </message>
    <message>
        <source>No PDF files found.</source>
        <translation>没有找到 PDF 文件。</translation>
    </message>
    <message>
        <source>Show unmatched PDFs</source>
        <translation>显示未匹配的 PDF</translation>
    </message>
    <message>
        <source>No file is attached to this paper.</source>
        <translation>此论文没有附加文件。</translation>
    </message>
    <message>
        <source>Select a paper first.</source>
        <translation>请先选择一篇论文。</translation>
    </message>
    <message>
        <source>%1 was not found at its location or nearby: %2</source>
        <translation>在原处和附近都没有找到 %1：%2</translation>
    </message>
    <message>
        <source>Search in folder…</source>
        <translation>在文件夹中查找…</translation>
    </message>
    <message>
        <source>Detach</source>
        <translation>移除附件</translation>
    </message>
    <message>
        <source>%1 has changed since it was attached.</source>
        <translation>%1 自附加以来已改变。</translation>
    </message>
    <message>
        <source>%1 was moved and has been found again.</source>
        <translation>%1 被移动过；已重新找到。</translation>
    </message>
    <message>
        <source>Folder to search for %1</source>
        <translation>查找 %1 的文件夹</translation>
    </message>
    <message>
        <source>%1 attached</source>
        <translation>已附加 %1 个</translation>
    </message>
    <message>
        <source>%1 already attached</source>
        <translation>%1 个已附加过</translation>
    </message>
    <message>
        <source>%1 uncertain</source>
        <translation>%1 个不确定</translation>
    </message>
    <message>
        <source>%1 unreadable</source>
        <translation>%1 个无法读取</translation>
    </message>
    <message>
        <source>PDF files: %1.</source>
        <translation>PDF 文件：%1。</translation>
    </message>
    <message>
        <source>“%1”, from its PDF</source>
        <translation>“%1”，读自其 PDF</translation>
    </message>
    <message>
        <source>This PDF does not belong to any paper in the library.</source>
        <translation>此 PDF 不属于文献库中的任何论文。</translation>
    </message>
    <message>
        <source>No later paper in the list has a PDF.</source>
        <translation>列表中此论文之后没有带 PDF 的论文。</translation>
    </message>
    <message>
        <source>No earlier paper in the list has a PDF.</source>
        <translation>列表中此论文之前没有带 PDF 的论文。</translation>
    </message>
    <message>
        <source>%1 links a PDF of a paper.</source>
        <translation>%1 链接了一篇论文的 PDF。</translation>
    </message>
    <message>
        <source>The import</source>
        <translation>本次导入</translation>
    </message>
    <message>
        <source>%1 links %2 PDFs of its papers.</source>
        <translation>%1 链接了其论文的 %2 个 PDF。</translation>
    </message>
    <message>
        <source>The import links %1 PDFs of its papers.</source>
        <translation>本次导入链接了其论文的 %1 个 PDF。</translation>
    </message>
    <message>
        <source>Attach</source>
        <translation>附加</translation>
    </message>
    <message>
        <source>All PDFs linked by bibliographies of this library are already attached.</source>
        <translation>此库的书目文件所链接的 PDF 都已附加。</translation>
    </message>
    <message>
        <source>Attaching linked files</source>
        <translation>正在附加链接的文件</translation>
    </message>
    <message>
        <source>Search for these files in a folder and its subfolders</source>
        <translation>在某个文件夹及其所有子文件夹中查找这些文件</translation>
    </message>
    <message>
        <source>%1 not found at their stated location</source>
        <translation>%1 个在所述位置未找到</translation>
    </message>
    <message>
        <source>%1 removed from the unmatched PDFs.</source>
        <translation>已从未匹配的 PDF 中移除 %1。</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message numerus="yes">
        <source>%n files removed from the unmatched PDFs.</source>
        <translation>
            <numerusform>已从未匹配的 PDF 中移除 %n 个文件。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lectern::AuthorCommands</name>
    <message>
        <source>Papers added from now on are shown as new.</source>
        <translation>从现在起加入的论文显示为新增。</translation>
    </message>
    <message>
        <source>New since %1</source>
        <translation>自 %1以来的新内容</translation>
    </message>
    <message>
        <source>Open an author first: press A for the author of a paper, or select one in the sidebar.</source>
        <translation>请先打开一位作者：按 A 打开论文的作者，或在侧栏中选择。</translation>
    </message>
    <message>
        <source>This library is read-only.</source>
        <translation>此文献库为只读。</translation>
    </message>
    <message>
        <source>Select the authors to merge: Ctrl or Shift with a click or the arrow keys.</source>
        <translation>请选择要合并的作者：按住 Ctrl 或 Shift 并单击或用方向键。</translation>
    </message>
    <message>
        <source>Merge %1 with</source>
        <translation>将 %1 合并到</translation>
    </message>
    <message>
        <source>Select the papers of the other author in the list, then split again.</source>
        <translation>请在列表中选择属于另一位作者的论文，然后再拆分。</translation>
    </message>
    <message>
        <source>Move the selected paper of %1 to</source>
        <translation>将 %1 的所选论文归于</translation>
    </message>
    <message>
        <source>Move the %1 selected papers of %2 to</source>
        <translation>将 %2 的所选 %1 篇论文归于</translation>
    </message>
    <message>
        <source>new author %1 (Return)</source>
        <translation>新作者 %1（回车）</translation>
    </message>
    <message>
        <source>Rename %1 to</source>
        <translation>将 %1 重命名为</translation>
    </message>
    <message>
        <source>No stated figures: the library contains no page of this author.</source>
        <translation>没有所述指标：库中没有这位作者的页面。</translation>
    </message>
    <message>
        <source>Save figures as CSV</source>
        <translation>将指标另存为 CSV</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>表格 (*.csv)</translation>
    </message>
    <message>
        <source>Figures of %1</source>
        <translation>%1 的指标</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>已存为 %1。</translation>
    </message>
    <message>
        <source>Part of the name</source>
        <translation>姓名的一部分</translation>
    </message>
    <message>
        <source>As printed on papers and pages</source>
        <translation>论文和页面上印刷的写法</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>重命名</translation>
    </message>
    <message>
        <source>Your input was not saved.</source>
        <translation>您的输入未保存。</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>without co-authors</source>
        <translation>没有合著者</translation>
    </message>
    <message>
        <source>with %1</source>
        <translation>与 %1</translation>
    </message>
    <message>
        <source>only the selected paper</source>
        <translation>仅所选论文</translation>
    </message>
    <message numerus="yes">
        <source>Split off one of %n groups without a common co-author</source>
        <translation>
            <numerusform>拆分 %n 个没有共同合著者的组之一</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lectern::AuthorDuplicatesPage</name>
    <message>
        <source>same name</source>
        <translation>姓名相同</translation>
    </message>
    <message>
        <source>same words in the name</source>
        <translation>姓名中的词相同</translation>
    </message>
    <message>
        <source>one name can be an abbreviation of the other</source>
        <translation>一个姓名可能是另一个的缩写</translation>
    </message>
    <message>
        <source>, 1 shared co-author</source>
        <translation>，1 位共同的合著者</translation>
    </message>
    <message>
        <source>, %1 shared co-authors</source>
        <translation>，%1 位共同的合著者</translation>
    </message>
    <message>
        <source>Duplicate authors</source>
        <translation>重复作者</translation>
    </message>
    <message>
        <source>Different people (D)</source>
        <translation>不同的人(D)</translation>
    </message>
    <message>
        <source>Same person (S)</source>
        <translation>同一人(S)</translation>
    </message>
    <message>
        <source>Pairs of authors</source>
        <translation>作者对</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>作者</translation>
    </message>
    <message>
        <source>Possible duplicate</source>
        <translation>可能重复</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>Comparing all names; this takes a few seconds in a large library…</source>
        <translation>正在比较所有姓名；文献库较大时需要几秒…</translation>
    </message>
    <message>
        <source>%1, and %2; %3</source>
        <translation>%1，和 %2；%3</translation>
    </message>
    <message>
        <source>The %1 most certain pairs. Decisions are saved and can be undone.</source>
        <translation>最确定的 %1 对。判定会保存，也可以撤销。</translation>
    </message>
    <message>
        <source>No pairs left to decide</source>
        <translation>没有剩余的作者对需要判定</translation>
    </message>
    <message>
        <source>Possible duplicates</source>
        <translation>可能重复的作者</translation>
    </message>
    <message>
        <source>Different people</source>
        <translation>不同的人</translation>
    </message>
    <message>
        <source>decided</source>
        <translation>已判定</translation>
    </message>
    <message>
        <source>Reset decision (D)</source>
        <translation>重置判定 (D)</translation>
    </message>
    <message>
        <source>Compare (C)</source>
        <translation>比较 (C)</translation>
    </message>
    <message>
        <source>Decisions are saved; Undo reverts them. Lectern never merges authors automatically.</source>
        <translation>判定会保存，可用“撤销”恢复。Lectern 从不自动合并作者。</translation>
    </message>
    <message>
        <source>Comparing all names: %1 %</source>
        <translation>正在比较所有姓名：%1 %</translation>
    </message>
</context>
<context>
    <name>lectern::AuthorListModel</name>
    <message>
        <source>Name</source>
        <translation>姓名</translation>
    </message>
    <message>
        <source>Papers in this library, counted by Lectern</source>
        <translation>此库中的论文，由 Lectern 统计</translation>
    </message>
    <message>
        <source>In library</source>
        <translation>库中论文</translation>
    </message>
    <message>
        <source>As stated on the most recently saved page</source>
        <translation>取自最近保存的页面</translation>
    </message>
    <message>
        <source>h-index</source>
        <translation>h 指数</translation>
    </message>
    <message>
        <source>Citations</source>
        <translation>引用数</translation>
    </message>
    <message>
        <source>Novelty</source>
        <translation>Novelty</translation>
    </message>
    <message>
        <source>AI Score</source>
        <translation>AI Score</translation>
    </message>
    <message>
        <source>Year of the first paper in this library</source>
        <translation>此库中第一篇论文的年份</translation>
    </message>
    <message>
        <source>First</source>
        <translation>最早</translation>
    </message>
    <message>
        <source>Year of the last paper in this library</source>
        <translation>此库中最近一篇论文的年份</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>最近</translation>
    </message>
    <message>
        <source>Loading</source>
        <translation>正在载入</translation>
    </message>
    <message>
        <source>(no longer in the library)</source>
        <translation>（已不在库中）</translation>
    </message>
    <message>
        <source>%1 in this library</source>
        <translation>%1在库中</translation>
    </message>
</context>
<context>
    <name>lectern::AuthorListPage</name>
    <message>
        <source>Authors</source>
        <translation>作者</translation>
    </message>
    <message>
        <source>Duplicate authors…</source>
        <translation>重复作者…</translation>
    </message>
    <message>
        <source>Different people</source>
        <translation>不同的人</translation>
    </message>
    <message>
        <source>Mark the two selected authors as different people</source>
        <translation>将所选两位作者标为不同的人</translation>
    </message>
    <message>
        <source>Merge</source>
        <translation>合并</translation>
    </message>
    <message>
        <source>Merge the selected authors into one</source>
        <translation>将所选作者合并为一位</translation>
    </message>
    <message>
        <source>Part of a name</source>
        <translation>姓名的一部分</translation>
    </message>
    <message>
        <source>Find author</source>
        <translation>查找作者</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>列</translation>
    </message>
    <message>
        <source>Loading authors…</source>
        <translation>正在载入作者…</translation>
    </message>
    <message>
        <source>No authors yet. Import pages or lists with authors.</source>
        <translation>还没有作者。请导入列出作者的页面或列表。</translation>
    </message>
    <message>
        <source>No author name contains “%1”.</source>
        <translation>没有作者姓名包含“%1”。</translation>
    </message>
    <message>
        <source>1 author</source>
        <translation>1 位作者</translation>
    </message>
    <message>
        <source>%1 authors</source>
        <translation>%1 位作者</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
</context>
<context>
    <name>lectern::AuthorMergePage</name>
    <message>
        <source>no year</source>
        <translation>无年份</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>years</comment>
        <translation>%1 至 %2</translation>
    </message>
    <message>
        <source>no author page</source>
        <translation>没有作者页面</translation>
    </message>
    <message>
        <source>h-index %1, saved %2</source>
        <translation>h 指数 %1，保存于 %2</translation>
    </message>
    <message>
        <source>saved %1</source>
        <translation>保存于 %1</translation>
    </message>
    <message>
        <source>Same person?</source>
        <translation>是同一人吗？</translation>
    </message>
    <message>
        <source>Different people</source>
        <translation>不同的人</translation>
    </message>
    <message>
        <source>They are not suggested as duplicates again</source>
        <translation>不再提示他们重复</translation>
    </message>
    <message>
        <source>Same person</source>
        <translation>同一人</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Loading their papers…</source>
        <translation>正在载入他们的论文…</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a row of a table</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Keep this name</source>
        <translation>保留此姓名</translation>
    </message>
    <message>
        <source>%1; keep this name</source>
        <translation>%1；保留此姓名</translation>
    </message>
    <message>
        <source>Also known as</source>
        <translation>也作</translation>
    </message>
    <message>
        <source>Papers in this library</source>
        <translation>库中论文</translation>
    </message>
    <message>
        <source>Years</source>
        <translation>年份</translation>
    </message>
    <message>
        <source>Categories</source>
        <translation>类别</translation>
    </message>
    <message>
        <source>Co-authors</source>
        <translation>合著者</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>页面</translation>
    </message>
    <message>
        <source>Both are authors of %1, so they are probably different people: %2</source>
        <translation>两者同为 %1的作者，很可能是不同的人：%2</translation>
    </message>
    <message>
        <source>No shared co-authors.</source>
        <translation>没有共同的合著者。</translation>
    </message>
    <message>
        <source>Shared co-authors: %1, and %2 more.</source>
        <translation>共同的合著者：%1，以及另外 %2 位。</translation>
    </message>
    <message>
        <source>Shared co-authors: %1.</source>
        <translation>共同的合著者：%1。</translation>
    </message>
    <message>
        <source>All %1 will be merged into one author; the first %2 are shown.</source>
        <translation>全部 %1 位将成为一位作者；显示前 %2 位。</translation>
    </message>
    <message>
        <source>They will be merged into one author with %1. Ctrl+Z undoes it.</source>
        <translation>他们将合并为一位作者，共 %1。Ctrl+Z 可撤销。</translation>
    </message>
    <message>
        <source>Select the name to keep. The figures of all pages are kept.</source>
        <translation>请选择要保留的姓名。所有页面的数据都会保留。</translation>
    </message>
</context>
<context>
    <name>lectern::AuthorPanelView</name>
    <message>
        <source>h-index</source>
        <translation>h 指数</translation>
    </message>
    <message>
        <source>papers</source>
        <translation>论文</translation>
    </message>
    <message>
        <source>citations</source>
        <translation>引用</translation>
    </message>
    <message>
        <source>Novelty</source>
        <translation>Novelty</translation>
    </message>
    <message>
        <source>AI Score</source>
        <translation>AI Score</translation>
    </message>
    <message>
        <source>Scores of the papers of this library</source>
        <translation>此库中论文的分数</translation>
    </message>
    <message>
        <source>New since your last visit</source>
        <translation>自您上次查看后新增</translation>
    </message>
    <message>
        <source>Close author</source>
        <translation>关闭作者</translation>
    </message>
    <message>
        <source>Back to all papers</source>
        <translation>返回所有论文</translation>
    </message>
    <message>
        <source>Identity</source>
        <translation>作者身份</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>分数</translation>
    </message>
    <message>
        <source>Split off “%1”</source>
        <translation>拆分“%1”</translation>
    </message>
    <message>
        <source>also %1</source>
        <translation>也作 %1</translation>
    </message>
    <message>
        <source>%1 new since your last visit</source>
        <translation>自您上次查看后新增 %1</translation>
    </message>
    <message>
        <source>added after %1</source>
        <translation>%1之后加入</translation>
    </message>
    <message>
        <source>Stated on %1, saved %2</source>
        <translation>据 %1 所述，保存于 %2</translation>
    </message>
    <message>
        <source>Stated on %1</source>
        <translation>据 %1 所述</translation>
    </message>
    <message>
        <source>; the lines show %1 saved versions</source>
        <translation>；线条显示 %1 次保存的数据</translation>
    </message>
    <message>
        <source>score %1 to below %2: %3</source>
        <translation>分数 %1 至不足 %2：%3</translation>
    </message>
    <message>
        <source>, %1 without year</source>
        <translation>，%1无年份</translation>
    </message>
    <message>
        <source>Computed from the papers in this library, not stated on any page</source>
        <translation>根据此库的论文计算，没有页面给出</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>代码</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>%1 with code, of %2; known for %3</source>
        <translation>%1有代码，共 %2；已知 %3 篇</translation>
    </message>
    <message>
        <source>At least %1 co-authors</source>
        <translation>至少 %1 位合著者</translation>
    </message>
    <message>
        <source>%1 co-authors</source>
        <translation>%1 位合著者</translation>
    </message>
    <message>
        <source>; one author list ends in “et al.”</source>
        <translation>；有一个作者列表以“et al.”结尾</translation>
    </message>
    <message>
        <source>; %1 author lists end in “et al.”</source>
        <translation>；有 %1 个作者列表以“et al.”结尾</translation>
    </message>
    <message>
        <source>%1, %2 joint</source>
        <translation>%1，合著 %2</translation>
    </message>
    <message>
        <source>at least %1 joint</source>
        <translation>合著至少 %1</translation>
    </message>
    <message>
        <source>%1 joint</source>
        <translation>合著 %1</translation>
    </message>
    <message>
        <source>1 other page</source>
        <translation>另有 1 个页面</translation>
    </message>
    <message>
        <source>%1 other pages</source>
        <translation>另有 %1 个页面</translation>
    </message>
    <message>
        <source>Figures on other pages</source>
        <translation>其他页面的指标</translation>
    </message>
    <message>
        <source>%1, saved %2: %3</source>
        <translation>%1，保存于 %2：%3</translation>
    </message>
    <message>
        <source>About the figures</source>
        <translation>指标说明</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>where figures are stated, the figures</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>; one line for each of the %1 pages, from %2 saved versions</source>
        <translation>；%1 个页面各一条线，取自 %2 次保存</translation>
    </message>
    <message>
        <source>score %1 or higher: %2</source>
        <translation>分数 %1 及以上：%2</translation>
    </message>
    <message>
        <source>%1: click to list them, Ctrl+click to open %2.</source>
        <translation>%1：单击列出它们，Ctrl+单击打开 %2。</translation>
    </message>
    <message>
        <source>Co-authors</source>
        <translation>合著者</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>数据</translation>
    </message>
    <message>
        <source>first author %1</source>
        <translation>第一作者 %1</translation>
    </message>
    <message>
        <source>last %1</source>
        <translation>末位作者 %1</translation>
    </message>
    <message>
        <source>solo %1</source>
        <translation>独著 %1</translation>
    </message>
    <message>
        <source>At least %1</source>
        <translation>至少 %1</translation>
    </message>
</context>
<context>
    <name>lectern::AuthorYears</name>
    <message>
        <source>Papers per year, computed from this library</source>
        <translation>每年论文数，按此库计算</translation>
    </message>
    <message>
        <source>Chart by year</source>
        <translation>按年份的图表</translation>
    </message>
    <message>
        <source>Papers per year</source>
        <translation>每年论文数</translation>
    </message>
    <message>
        <source>Author position, by year</source>
        <translation>作者位次，按年份</translation>
    </message>
    <message>
        <source>Authors per paper, by year</source>
        <translation>每篇论文的作者数，按年份</translation>
    </message>
    <message>
        <source>Papers per year by author position</source>
        <translation>每年的论文，按作者位次</translation>
    </message>
    <message>
        <source>Mean number of authors per paper, by year</source>
        <translation>每篇论文的平均作者数，按年份</translation>
    </message>
    <message>
        <source>first</source>
        <translation>第一</translation>
    </message>
    <message>
        <source>middle</source>
        <translation>居中</translation>
    </message>
    <message>
        <source>last</source>
        <translation>末位</translation>
    </message>
    <message>
        <source>sole</source>
        <translation>独立</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>%1: %2 in this library</source>
        <translation>%1：库中 %2</translation>
    </message>
    <message>
        <source>%1: first author of %2, middle author of %3, last author of %4, sole author of %5</source>
        <translation>%1：第一作者 %2 篇，居中 %3 篇，末位作者 %4 篇，独立作者 %5 篇</translation>
    </message>
    <message>
        <source>; not listed before “et al.” on %1</source>
        <translation>；%1 篇的“et al.”之前未列出</translation>
    </message>
    <message>
        <source>%1: %2 authors per paper, mean of %3</source>
        <translation>%1：每篇 %2 位作者，%3的平均值</translation>
    </message>
    <message>
        <source>%1: no paper lists all its authors</source>
        <translation>%1：没有论文列出全部作者</translation>
    </message>
</context>
<context>
    <name>lectern::BackupService</name>
    <message>
        <source>The backup folder %1 does not exist. The backup was created next to the library.</source>
        <translation>备份文件夹 %1 不存在。备份已创建在文献库旁。</translation>
    </message>
</context>
<context>
    <name>lectern::BackupsView</name>
    <message>
        <source>Backups</source>
        <translation>备份</translation>
    </message>
    <message>
        <source>A verified backup is created on each day the library is open, before its format changes, and before another backup is restored. Kept are all backups of the last 7 days, the newest of each of the last 8 weeks and of each of the last 12 months. They are stored in a folder next to the library.</source>
        <translation>文献库打开的每一天、其格式更改之前以及还原另一备份之前，都会创建经验证的备份。保留最近 7 天的全部备份、最近 8 周每周和最近 12 个月每月最新的一份。备份存放在文献库旁的文件夹中。</translation>
    </message>
    <message>
        <source>Back up now</source>
        <translation>立即备份</translation>
    </message>
    <message>
        <source>Restore…</source>
        <translation>还原…</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>创建时间</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>Papers</source>
        <translation>论文</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>unreadable</source>
        <translation>无法读取</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <translation>%1，%2，%3</translation>
    </message>
    <message>
        <source>No backups yet. The first one is created once the library contains data.</source>
        <translation>还没有备份。文献库中有数据后会创建第一份。</translation>
    </message>
</context>
<context>
    <name>lectern::ChangesPage</name>
    <message>
        <source>Score</source>
        <translation>分数</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>类别</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>代码</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>标题</translation>
    </message>
    <message>
        <source>Authors</source>
        <translation>作者</translation>
    </message>
    <message>
        <source>Abstract</source>
        <translation>摘要</translation>
    </message>
    <message>
        <source>Affiliation</source>
        <translation>机构</translation>
    </message>
    <message>
        <source>Citations</source>
        <translation>引用数</translation>
    </message>
    <message>
        <source>h-index</source>
        <translation>h 指数</translation>
    </message>
    <message>
        <source>Papers</source>
        <translation>论文</translation>
    </message>
    <message>
        <source>Novelty</source>
        <translation>Novelty</translation>
    </message>
    <message>
        <source>AI Score</source>
        <translation>AI Score</translation>
    </message>
    <message>
        <source>not stated</source>
        <translation>未给出</translation>
    </message>
    <message>
        <source>Older version</source>
        <translation>较早保存</translation>
    </message>
    <message>
        <source>Newer version</source>
        <translation>较新保存</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>变化</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>项目</translation>
    </message>
    <message>
        <source>before</source>
        <translation>之前</translation>
    </message>
    <message>
        <source>now</source>
        <translation>现在</translation>
    </message>
    <message>
        <source>growth</source>
        <translation>增长</translation>
    </message>
    <message>
        <source>Comparing the pages…</source>
        <translation>正在比较页面…</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>score %1</source>
        <translation>分数 %1</translation>
    </message>
    <message>
        <source>%1: before %2, now %3</source>
        <translation>%1：之前 %2，现在 %3</translation>
    </message>
    <message>
        <source>Changes: %1</source>
        <translation>变化：%1</translation>
    </message>
    <message>
        <source>The library contains no page of this author.</source>
        <translation>库中没有这位作者的页面。</translation>
    </message>
    <message>
        <source>Only one version of this page is in the library. Save the page again later and import it to compare.</source>
        <translation>库中只有此页面的一次保存。请以后再次保存并导入，以便比较。</translation>
    </message>
    <message>
        <source>No differences.</source>
        <translation>没有不同。</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>指标</translation>
    </message>
    <message>
        <source>New papers</source>
        <translation>新论文</translation>
    </message>
    <message>
        <source>No longer on the page</source>
        <translation>不再出现在页面上</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>已更改</translation>
    </message>
</context>
<context>
    <name>lectern::Chart</name>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Copy as &amp;Image</source>
        <translation>复制为图片(&amp;I)</translation>
    </message>
    <message>
        <source>Copy as &amp;CSV</source>
        <translation>复制为 CSV(&amp;C)</translation>
    </message>
    <message>
        <source>%1 to %2: %3</source>
        <comment>a range of bars, what they add up to</comment>
        <translation>%1 至 %2：%3</translation>
    </message>
</context>
<context>
    <name>lectern::Chip</name>
    <message>
        <source>Remove condition %1</source>
        <translation>移除条件 %1</translation>
    </message>
    <message>
        <source>Remove: %1</source>
        <translation>移除：%1</translation>
    </message>
</context>
<context>
    <name>lectern::CleanUpTabs</name>
    <message>
        <source>Clean up</source>
        <translation>清理</translation>
    </message>
    <message>
        <source>Duplicate papers</source>
        <translation>重复论文</translation>
    </message>
    <message>
        <source>Duplicate authors</source>
        <translation>重复作者</translation>
    </message>
    <message>
        <source>Source conflicts</source>
        <translation>来源冲突</translation>
    </message>
    <message>
        <source>Unmatched PDFs</source>
        <translation>未匹配的 PDF</translation>
    </message>
</context>
<context>
    <name>lectern::CoauthorGraphView</name>
    <message>
        <source>Co-author graph</source>
        <translation>合著者图</translation>
    </message>
    <message>
        <source>Co-author graph of %1</source>
        <translation>%1 的合著者图</translation>
    </message>
    <message numerus="yes">
        <source>%n paper(s) in this library</source>
        <translation>
            <numerusform>库中 %n 篇论文</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>at least </source>
        <translation>至少 </translation>
    </message>
    <message>
        <source>%1: %2%3 with %4, %5</source>
        <translation>%1：与 %4 合著 %2%3，%5</translation>
    </message>
    <message numerus="yes">
        <source>%n paper(s)</source>
        <translation>
            <numerusform>%n 篇论文</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: co-author of %2, %3</source>
        <translation>%1：%2 的合著者，%3</translation>
    </message>
    <message>
        <source>%1 and %2: at least %3 joint</source>
        <comment>names, papers</comment>
        <translation>%1 和 %2：至少合著 %3</translation>
    </message>
    <message>
        <source>%1 and %2: %3 joint</source>
        <comment>names, papers</comment>
        <translation>%1 和 %2：合著 %3</translation>
    </message>
</context>
<context>
    <name>lectern::CommandPalette</name>
    <message>
        <source>Command</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Command, paper, author, tag, list</source>
        <translation>命令、论文、作者、标签、列表</translation>
    </message>
    <message>
        <source>No matches.</source>
        <translation>没有匹配项。</translation>
    </message>
</context>
<context>
    <name>lectern::ComparisonView</name>
    <message>
        <source>Comparison of the two papers by field</source>
        <translation>两篇论文的逐字段比较</translation>
    </message>
    <message>
        <source>left</source>
        <translation>左</translation>
    </message>
    <message>
        <source>right</source>
        <translation>右</translation>
    </message>
    <message>
        <source>combined</source>
        <translation>合并值</translation>
    </message>
    <message>
        <source>%1, %2 selected: %3</source>
        <comment>a field, a side, a value</comment>
        <translation>%1，已选%2：%3</translation>
    </message>
</context>
<context>
    <name>lectern::CorrectManyPane</name>
    <message>
        <source>Find</source>
        <translation>查找</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>更改</translation>
    </message>
    <message>
        <source>Preview of changes</source>
        <translation>更改预览</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Ctrl+Return</source>
        <translation>Ctrl+回车</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>字段</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>Set to</source>
        <translation>设为</translation>
    </message>
    <message>
        <source>Find and replace</source>
        <translation>查找和替换</translation>
    </message>
    <message>
        <source>Remove your values</source>
        <translation>移除您的值</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>Correct %1</source>
        <translation>更正 %1</translation>
    </message>
    <message>
        <source>Replace with</source>
        <translation>替换为</translation>
    </message>
    <message>
        <source>Names, separated by semicolons</source>
        <translation>姓名之间用分号</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>另有 %1 篇</translation>
    </message>
    <message>
        <source>%1 of %2 will change.</source>
        <translation>%2中有 %1 会更改。</translation>
    </message>
    <message>
        <source>No changes.</source>
        <translation>没有更改。</translation>
    </message>
    <message>
        <source>%1 will not change: the result is not valid for this field.</source>
        <translation>%1不会更改：结果对此字段无效。</translation>
    </message>
</context>
<context>
    <name>lectern::CorrectionField</name>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Remove your %1</source>
        <translation>移除您的值：%1</translation>
    </message>
    <message>
        <source>No value in the sources.</source>
        <translation>来源中没有值。</translation>
    </message>
    <message>
        <source>In the sources: %1</source>
        <translation>来源中的值：%1</translation>
    </message>
    <message>
        <source>One name per line, in order; end with “et al.” if there are more.</source>
        <translation>每行一个姓名，按顺序；若还有更多，以“et al.”结尾。</translation>
    </message>
    <message>
        <source>YYYY-MM-DD</source>
        <translation>YYYY-MM-DD</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 等另 %2 篇</translation>
    </message>
    <message>
        <source>%1 — %2</source>
        <translation>%1 — %2</translation>
    </message>
    <message>
        <source>%1

Stated by %2. Click to use it.</source>
        <translation>%1

由 %2 给出。单击以采用。</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>已移除</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>已更改</translation>
    </message>
    <message>
        <source>your value</source>
        <translation>您的值</translation>
    </message>
    <message>
        <source>article</source>
        <translation>文章</translation>
    </message>
    <message>
        <source>book</source>
        <translation>图书</translation>
    </message>
    <message>
        <source>chapter</source>
        <translation>章节</translation>
    </message>
    <message>
        <source>conference</source>
        <translation>会议论文</translation>
    </message>
    <message>
        <source>dataset</source>
        <translation>数据集</translation>
    </message>
    <message>
        <source>manuscript</source>
        <translation>手稿</translation>
    </message>
    <message>
        <source>patent</source>
        <translation>专利</translation>
    </message>
    <message>
        <source>preprint</source>
        <translation>预印本</translation>
    </message>
    <message>
        <source>proceedings</source>
        <translation>会议录</translation>
    </message>
    <message>
        <source>report</source>
        <translation>报告</translation>
    </message>
    <message>
        <source>software</source>
        <translation>软件</translation>
    </message>
    <message>
        <source>thesis</source>
        <translation>学位论文</translation>
    </message>
    <message>
        <source>web page</source>
        <translation>网页</translation>
    </message>
</context>
<context>
    <name>lectern::CorrectionPane</name>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Ctrl+Return</source>
        <translation>Ctrl+回车</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Your values override all sources.</source>
        <translation>您的值优先于任何来源。</translation>
    </message>
    <message>
        <source>A paper needs a title or an abstract.</source>
        <translation>论文需要标题或摘要。</translation>
    </message>
    <message>
        <source>Your input for %1 was not saved: %2</source>
        <translation>您为 %1输入的内容未保存：%2</translation>
    </message>
    <message>
        <source>Metadata found in the PDF. Save creates the paper and attaches the file.</source>
        <translation>PDF 中的元数据。“保存”会新建论文并附加该文件。</translation>
    </message>
    <message>
        <source>DOI, arXiv id, BibTeX or title</source>
        <translation>DOI、arXiv 编号、BibTeX 或标题</translation>
    </message>
    <message>
        <source>New paper, entered manually.</source>
        <translation>手动输入的新论文。</translation>
    </message>
</context>
<context>
    <name>lectern::DuplicateBatchPage</name>
    <message>
        <source>Same DOI and title</source>
        <translation>DOI 和标题相同</translation>
    </message>
    <message>
        <source>Same arXiv id and first author</source>
        <translation>arXiv 编号和第一作者相同</translation>
    </message>
    <message>
        <source>Same title, authors and year</source>
        <translation>标题、作者和年份相同</translation>
    </message>
    <message>
        <source>Same title and abstract</source>
        <translation>标题和摘要相同</translation>
    </message>
    <message>
        <source>Same authors and year, similar title</source>
        <translation>作者和年份相同，标题相近</translation>
    </message>
    <message>
        <source>Merge many pairs</source>
        <translation>批量合并</translation>
    </message>
    <message>
        <source>Back to pairs</source>
        <translation>返回论文对</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>全选</translation>
    </message>
    <message>
        <source>Select none</source>
        <translation>全不选</translation>
    </message>
    <message>
        <source>Merge</source>
        <translation>合并</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Pairs to merge</source>
        <translation>要合并的论文对</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>论文</translation>
    </message>
    <message>
        <source>Merged with</source>
        <translation>合并到</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>依据</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a rule, how many pairs</comment>
        <translation>%1（%2）</translation>
    </message>
    <message numerus="yes">
        <source>Merge %n pair(s)</source>
        <translation>
            <numerusform>合并 %n 对</numerusform>
        </translation>
    </message>
    <message>
        <source>No remaining pair matches a rule.</source>
        <translation>剩余的论文对都不符合规则。</translation>
    </message>
    <message>
        <source>Each pair is merged into one paper with the better values. Space selects or clears a pair; one Ctrl+Z undoes everything.</source>
        <translation>每对合并为一篇论文，取较好的值。空格键勾选或取消；按一次 Ctrl+Z 全部撤销。</translation>
    </message>
</context>
<context>
    <name>lectern::DuplicateCommands</name>
    <message>
        <source>No pair to decide.</source>
        <translation>没有要判定的论文对。</translation>
    </message>
    <message>
        <source>Select two papers first, using Ctrl+click.</source>
        <translation>请先用 Ctrl+单击选择两篇论文。</translation>
    </message>
    <message>
        <source>These papers are already decided.</source>
        <translation>这些论文已经判定过。</translation>
    </message>
    <message numerus="yes">
        <source>Merged %n pair(s)</source>
        <translation>
            <numerusform>已合并 %n 对论文</numerusform>
        </translation>
    </message>
    <message>
        <source>At most %1 papers can be merged manually. Use Find duplicate papers to merge many pairs.</source>
        <translation>最多可手动合并 %1 篇论文。要批量合并，请使用“查找重复论文”。</translation>
    </message>
</context>
<context>
    <name>lectern::DuplicatesPage</name>
    <message>
        <source>Search again</source>
        <translation>重新查找</translation>
    </message>
    <message>
        <source>Searching for duplicates</source>
        <translation>正在查找重复</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Duplicate papers</source>
        <translation>重复论文</translation>
    </message>
    <message>
        <source>Not searched yet</source>
        <translation>尚未搜索</translation>
    </message>
    <message>
        <source>Likely duplicates in the library appear here.</source>
        <translation>整个文献库中可能的重复对会显示在这里。</translation>
    </message>
    <message>
        <source>Comparing all papers of the library…</source>
        <translation>正在比较库中所有论文…</translation>
    </message>
    <message>
        <source>Duplicates could not be searched</source>
        <translation>无法查找重复</translation>
    </message>
    <message>
        <source>No likely duplicates left</source>
        <translation>没有剩余的可能重复论文</translation>
    </message>
    <message>
        <source>Decisions are saved and also apply when the same pages are imported again.</source>
        <translation>判定会保存，再次导入相同页面时仍有效。</translation>
    </message>
    <message>
        <source>possible versions: %1</source>
        <translation>可能是不同版本：%1</translation>
    </message>
    <message>
        <source>One likely duplicate. The decision can be undone.</source>
        <translation>一个可能的重复对。判定可以撤销。</translation>
    </message>
    <message>
        <source>%1 likely duplicates, most certain first. Each decision can be undone.</source>
        <translation>%1 个可能的重复对，最确定的在前。每个判定都可以撤销。</translation>
    </message>
    <message>
        <source>Merge many…</source>
        <translation>批量合并…</translation>
    </message>
    <message>
        <source>Review and merge all pairs that match a rule</source>
        <translation>查看并合并符合某条规则的所有论文对</translation>
    </message>
</context>
<context>
    <name>lectern::EditCommands</name>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>重做</translation>
    </message>
</context>
<context>
    <name>lectern::EmptyState</name>
    <message>
        <source>More actions</source>
        <translation>更多操作</translation>
    </message>
</context>
<context>
    <name>lectern::EmptyStates</name>
    <message>
        <source>In the whole library: %1</source>
        <translation>在整个文献库中：%1</translation>
    </message>
    <message>
        <source>Without “%1”: %2</source>
        <translation>不含“%1”：%2</translation>
    </message>
    <message>
        <source>Words only: %1</source>
        <translation>仅用这些词：%1</translation>
    </message>
</context>
<context>
    <name>lectern::ExportCommands</name>
    <message>
        <source>BibTeX copied: %1.</source>
        <translation>已复制 BibTeX：%1。</translation>
    </message>
    <message>
        <source>Citation copied: %1.</source>
        <translation>已复制引文：%1。</translation>
    </message>
    <message>
        <source>Link copied: %1.</source>
        <translation>已复制链接：%1。</translation>
    </message>
    <message>
        <source>No papers to export.</source>
        <translation>没有可导出的论文。</translation>
    </message>
    <message>
        <source>Exporting %1</source>
        <translation>正在导出 %1</translation>
    </message>
    <message>
        <source>Cancelled; no file was written.</source>
        <translation>已取消：没有写入文件。</translation>
    </message>
    <message>
        <source>Exported %1 to %2</source>
        <translation>已将 %1导出到 %2</translation>
    </message>
    <message>
        <source>%1 are too many for the clipboard; export them to a file instead.</source>
        <translation>%1对剪贴板来说太多；请导出到文件。</translation>
    </message>
    <message>
        <source>reference style APA MLA IEEE ACM Chicago Harvard Vancouver Nature CSL</source>
        <comment>words by which the command is found, too</comment>
        <translation>引文样式 参考文献 APA MLA IEEE ACM Chicago Harvard Vancouver Nature CSL</translation>
    </message>
    <message>
        <source>%1 already exists (%2). Replace it?</source>
        <translation>%1 已存在（%2）。要替换吗？</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>替换</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Select a paper first.</source>
        <translation>请先选择一篇论文。</translation>
    </message>
    <message>
        <source>Plain text, one line</source>
        <translation>纯文本，一行</translation>
    </message>
    <message>
        <source>Citation key copied: %1</source>
        <translation>已复制引用键：%1</translation>
    </message>
    <message>
        <source>Citation style</source>
        <translation>引文样式</translation>
    </message>
    <message>
        <source>default citation style</source>
        <translation>默认引文样式</translation>
    </message>
    <message>
        <source>citation style</source>
        <translation>引文样式</translation>
    </message>
</context>
<context>
    <name>lectern::ExportPanel</name>
    <message>
        <source>All data, with tags, lists, notes and every source. For another Lectern, for archiving, for programs.</source>
        <translation>全部数据，包括标签、列表、笔记和所有来源。用于另一个 Lectern、存档或供程序使用。</translation>
    </message>
    <message>
        <source>For LaTeX and most reference managers. Formulas and protected capitals are kept.</source>
        <translation>用于 LaTeX 和大多数文献管理软件。公式和受保护的大写保持原样。</translation>
    </message>
    <message>
        <source>For LaTeX with BibLaTeX: full dates, eprint fields.</source>
        <translation>用于 LaTeX 和 BibLaTeX：完整日期，eprint 字段。</translation>
    </message>
    <message>
        <source>For EndNote, Zotero, Mendeley and most databases.</source>
        <translation>用于 EndNote、Zotero、Mendeley 和大多数数据库。</translation>
    </message>
    <message>
        <source>For Zotero, Pandoc and citation processors.</source>
        <translation>用于 Zotero、Pandoc 和引文处理程序。</translation>
    </message>
    <message>
        <source>For spreadsheets, one paper per row.</source>
        <translation>用于电子表格，每行一篇论文。</translation>
    </message>
    <message>
        <source>An editable reading list with links and abstracts.</source>
        <translation>带链接和摘要的阅读列表，可以编辑。</translation>
    </message>
    <message>
        <source>A reading list for any browser: one file without external content.</source>
        <translation>用于任何浏览器的阅读列表：单个文件，不从外部载入任何内容。</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>选择…</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>Export papers</source>
        <translation>导出论文</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>格式</translation>
    </message>
    <message>
        <source>Formats</source>
        <translation>格式</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Preview of the file</source>
        <translation>文件预览</translation>
    </message>
    <message>
        <source>Papers</source>
        <translation>论文</translation>
    </message>
    <message>
        <source>The selected paper</source>
        <translation>所选论文</translation>
    </message>
    <message>
        <source>The selected papers (%1)</source>
        <translation>所选论文（%1）</translation>
    </message>
    <message>
        <source>This list: %1 (%2)</source>
        <translation>此列表：%1（%2）</translation>
    </message>
    <message>
        <source>The whole library (%1)</source>
        <translation>整个文献库（%1）</translation>
    </message>
    <message>
        <source>An export is already running; wait for it or cancel it below.</source>
        <translation>正在导出；请等待，或在下方取消。</translation>
    </message>
    <message>
        <source>Enter a file name.</source>
        <translation>请输入文件名。</translation>
    </message>
    <message>
        <source>The folder %1 does not exist.</source>
        <translation>文件夹 %1 不存在。</translation>
    </message>
    <message>
        <source>Export to file</source>
        <translation>导出到文件</translation>
    </message>
    <message>
        <source>A bibliography in the citation style of a journal.</source>
        <translation>采用期刊引文样式的参考文献列表。</translation>
    </message>
    <message>
        <source>Abstracts</source>
        <translation>摘要</translation>
    </message>
    <message>
        <source>Tags, lists, ratings, bookmarks and read states</source>
        <translation>标签、列表、星级、书签和已读状态</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>笔记</translation>
    </message>
    <message>
        <source>References (HTML)</source>
        <translation>参考文献 (HTML)</translation>
    </message>
    <message>
        <source>References (text)</source>
        <translation>参考文献（文本）</translation>
    </message>
    <message>
        <source>Citation style</source>
        <translation>引文样式</translation>
    </message>
    <message>
        <source>Citation styles</source>
        <translation>引文样式</translation>
    </message>
    <message>
        <source>Include</source>
        <translation>包含</translation>
    </message>
    <message>
        <source>Citation keys</source>
        <translation>引用键</translation>
    </message>
    <message>
        <source>Keys such as winter2021slow</source>
        <translation>键如 winter2021slow</translation>
    </message>
    <message>
        <source>Better BibTeX keys, such as winterSlowCamerasObserve2021</source>
        <translation>Better BibTeX 的键，如 winterSlowCamerasObserve2021</translation>
    </message>
    <message>
        <source>Imported keys are kept</source>
        <translation>导入的键保持不变</translation>
    </message>
    <message>
        <source>This list contains no papers.</source>
        <translation>此列表中没有论文。</translation>
    </message>
    <message>
        <source>This file already exists; you will be asked before it is replaced.</source>
        <translation>此文件已存在；替换前会询问您。</translation>
    </message>
    <message>
        <source>Only data for &amp;citing</source>
        <translation>仅引用所需的内容(&amp;C)</translation>
    </message>
    <message>
        <source>All data, for &amp;another Lectern</source>
        <translation>全部数据，供另一个 Lectern 使用(&amp;A)</translation>
    </message>
    <message>
        <source>Only data for citing</source>
        <translation>仅引用所需的内容</translation>
    </message>
    <message>
        <source>Without abstracts, keywords, marks, notes and files</source>
        <translation>不含摘要、关键词、标记、笔记和文件</translation>
    </message>
    <message>
        <source>All data, for another Lectern</source>
        <translation>全部数据，供另一个 Lectern 使用</translation>
    </message>
    <message>
        <source>Includes your marks and notes and the locations of attached files</source>
        <translation>包括您的标记和笔记，以及文件所在位置</translation>
    </message>
</context>
<context>
    <name>lectern::FacetPopup</name>
    <message>
        <source>Facets</source>
        <translation>分面</translation>
    </message>
    <message>
        <source>By %1</source>
        <translation>按 %1</translation>
    </message>
    <message>
        <source>Find in: %1</source>
        <translation>查找范围：%1</translation>
    </message>
    <message>
        <source>Find a value: %1</source>
        <translation>查找值：%1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Search all other values for “%1”</source>
        <translation>在所有其他值中查找“%1”</translation>
    </message>
    <message>
        <source>One value is already selected. Remove its condition to select another.</source>
        <translation>已选择一个值。要选择其他值，请先移除该条件。</translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation>正在统计…</translation>
    </message>
    <message>
        <source>No values for these papers.</source>
        <translation>这些论文没有此项的值。</translation>
    </message>
    <message>
        <source>No matching values.</source>
        <translation>没有匹配的值。</translation>
    </message>
    <message>
        <source>The %1 most frequent values. Type to search for others.</source>
        <translation>最常见的 %1 个值。输入以查找其他值。</translation>
    </message>
    <message>
        <source>Year or range: 2018-2022</source>
        <translation>年份或范围：2018-2022</translation>
    </message>
    <message>
        <source>Lowest score, or range: 70-90</source>
        <translation>最低分数或范围：70-90</translation>
    </message>
    <message>
        <source>Only %1</source>
        <translation>仅 %1</translation>
    </message>
</context>
<context>
    <name>lectern::FacetStrip</name>
    <message>
        <source>More…</source>
        <translation>更多…</translation>
    </message>
    <message>
        <source>Facets</source>
        <translation>分面</translation>
    </message>
    <message>
        <source>All values, by category, venue, author, tag, source, score and year</source>
        <translation>所有值：按类别、出处、作者、标签、来源、分数和年份</translation>
    </message>
    <message>
        <source>More facets</source>
        <translation>更多分面</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Unread</source>
        <translation>未读</translation>
    </message>
    <message>
        <source>Bookmarked</source>
        <translation>已加书签</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>代码</translation>
    </message>
    <message>
        <source>Before %1</source>
        <translation>%1 之前</translation>
    </message>
    <message>
        <source>%1…</source>
        <translation>%1…</translation>
    </message>
    <message>
        <source>All values of these papers: %1</source>
        <translation>这些论文的所有值：%1</translation>
    </message>
    <message>
        <source>Papers per year</source>
        <translation>每年论文数</translation>
    </message>
</context>
<context>
    <name>lectern::FieldTable</name>
    <message>
        <source>Keep as additional field</source>
        <translation>作为附加字段保留</translation>
    </message>
    <message>
        <source>Field mapping</source>
        <translation>字段对应</translation>
    </message>
    <message>
        <source>Column mapping of %1</source>
        <translation>%1 的列对应</translation>
    </message>
    <message>
        <source>Key mapping of %1</source>
        <translation>%1 的键对应</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>列</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>键</translation>
    </message>
    <message>
        <source>First values</source>
        <translation>前几个值</translation>
    </message>
    <message>
        <source>Read as</source>
        <translation>读作</translation>
    </message>
    <message>
        <source>Field for “%1”; first values: %2</source>
        <translation>“%1”对应的字段；前几个值：%2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1: as you specified</source>
        <translation>%1：按您指定的</translation>
    </message>
</context>
<context>
    <name>lectern::FigureCourse</name>
    <message>
        <source>%1 on %2</source>
        <translation>%2：%1</translation>
    </message>
    <message>
        <source>%1 over time: %2</source>
        <translation>%1 的变化：%2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a page, what it states</comment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>lectern::FilterBar</name>
    <message>
        <source>Other spellings</source>
        <translation>其他写法</translation>
    </message>
    <message>
        <source>Sort order</source>
        <translation>排序</translation>
    </message>
    <message>
        <source>Reverse sort order</source>
        <translation>反向排序</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>正在搜索…</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>%1 unread in the library</source>
        <translation>库中 %1 篇未读</translation>
    </message>
    <message>
        <source>also “%1”</source>
        <translation>也含“%1”</translation>
    </message>
    <message>
        <source>also “%1” and %2 more</source>
        <translation>也含“%1”和另外 %2 个</translation>
    </message>
    <message>
        <source>Also found: %1. Click to search only for the words as typed.</source>
        <translation>还找到：%1。单击则只按输入的词搜索。</translation>
    </message>
    <message>
        <source>Also found in other spellings: %1. Search only for the words as typed.</source>
        <translation>还找到其他写法：%1。只按输入的词搜索。</translation>
    </message>
    <message>
        <source>%1, reversed</source>
        <translation>%1，反向</translation>
    </message>
    <message>
        <source>Sort order: %1</source>
        <translation>排序：%1</translation>
    </message>
</context>
<context>
    <name>lectern::FirstPagePicture</name>
    <message>
        <source>Reading the first page…</source>
        <translation>正在读取第一页…</translation>
    </message>
    <message>
        <source>First page of %1</source>
        <translation>%1 的第一页</translation>
    </message>
</context>
<context>
    <name>lectern::FolderWatch</name>
    <message>
        <source>The watched folder %1 no longer exists; files are not imported from it.</source>
        <translation>监视的文件夹 %1 已不存在；不再从中导入。</translation>
    </message>
</context>
<context>
    <name>lectern::GraphPage</name>
    <message>
        <source>Co-authors of %1</source>
        <translation>%1 的合著者</translation>
    </message>
    <message>
        <source>Drawing…</source>
        <translation>正在绘制…</translation>
    </message>
    <message>
        <source>No known co-authors</source>
        <translation>没有已知的合著者</translation>
    </message>
    <message>
        <source>All author lists end in “et al.” before naming a co-author.</source>
        <translation>所有作者列表在列出合著者之前就以“et al.”结尾。</translation>
    </message>
    <message>
        <source>No paper in this library lists a co-author.</source>
        <translation>此库中没有论文列出合著者。</translation>
    </message>
    <message>
        <source>%1 more are not shown.</source>
        <translation>另有 %1 位未显示。</translation>
    </message>
    <message>
        <source>Some author lists end in “et al.”, so there may be more links.</source>
        <translation>有些作者列表以“et al.”结尾，因此可能还有更多关系。</translation>
    </message>
    <message>
        <source>Co-authors</source>
        <translation>合著者</translation>
    </message>
    <message>
        <source>The co-authors could not be read</source>
        <translation>无法读取合著者</translation>
    </message>
    <message>
        <source>Images (*.png)</source>
        <translation>图片 (*.png)</translation>
    </message>
    <message>
        <source>Drawings (*.svg)</source>
        <translation>矢量图 (*.svg)</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>已存为 %1。</translation>
    </message>
    <message>
        <source>Previous author</source>
        <translation>上一位作者</translation>
    </message>
    <message>
        <source>Author previously in the centre (Backspace)</source>
        <translation>之前位于中心的作者 (Backspace)</translation>
    </message>
    <message>
        <source>Show papers</source>
        <translation>显示论文</translation>
    </message>
    <message>
        <source>Show papers of the author in the centre</source>
        <translation>显示中心作者的论文</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>保存…</translation>
    </message>
    <message>
        <source>Joint papers</source>
        <translation>合著论文</translation>
    </message>
    <message>
        <source>Image (PNG)…</source>
        <translation>图片 (PNG)…</translation>
    </message>
    <message>
        <source>Drawing (SVG)…</source>
        <translation>矢量图 (SVG)…</translation>
    </message>
    <message>
        <source>Graph (GraphML)…</source>
        <translation>图结构 (GraphML)…</translation>
    </message>
    <message>
        <source>Graphs (*.graphml)</source>
        <translation>图结构 (*.graphml)</translation>
    </message>
    <message>
        <source>Table of links (CSV)…</source>
        <translation>连线表格 (CSV)…</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>表格 (*.csv)</translation>
    </message>
    <message>
        <source>%1 authors, up to two steps away. Click a name to centre it, or a line to show the joint papers; thicker lines mean more joint papers, here up to %2. Arrow keys move between names, Return centres one, Space cycles through its lines, + and − zoom, 0 fits the graph.</source>
        <translation>%1 位作者，两步之内。单击姓名将其居中，单击连线显示合著论文；连线越粗，合著论文越多，此处最多 %2 篇。方向键在姓名间移动，回车居中，空格依次查看其连线，+ 和 − 缩放，0 适合窗口。</translation>
    </message>
    <message>
        <source>No co-authors in these years</source>
        <translation>这些年份没有合著者</translation>
    </message>
    <message>
        <source>Use the sliders above to select other years.</source>
        <translation>用上方滑块选择其他年份。</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a title, its year</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Save co-authors</source>
        <translation>保存合著者</translation>
    </message>
    <message>
        <source>Authors</source>
        <translation>作者数</translation>
    </message>
    <message>
        <source>From year</source>
        <translation>起始年份</translation>
    </message>
    <message>
        <source>To year</source>
        <translation>截止年份</translation>
    </message>
    <message>
        <source>%1 authors</source>
        <translation>%1 位作者</translation>
    </message>
    <message>
        <source>One year</source>
        <translation>一年</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>years</comment>
        <translation>%1 至 %2</translation>
    </message>
</context>
<context>
    <name>lectern::HelpCommands</name>
    <message>
        <source>Version information copied. It contains no personal data.</source>
        <translation>已复制版本信息。其中不含个人数据。</translation>
    </message>
    <message>
        <source>“%1” is not available now.</source>
        <translation>“%1”目前不可用。</translation>
    </message>
    <message>
        <source>Lectern is a desktop reader for research papers. It is free software under the MIT licence.</source>
        <translation>Lectern 是研究论文的桌面阅读器，是采用 MIT 许可证的自由软件。</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Location</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>文献库</translation>
    </message>
    <message>
        <source>Backup folder</source>
        <translation>备份文件夹</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>About Lectern</source>
        <translation>关于 Lectern</translation>
    </message>
    <message>
        <source>Component</source>
        <translation>组件</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>版本</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>版本</translation>
    </message>
</context>
<context>
    <name>lectern::HelpPage</name>
    <message>
        <source>Help</source>
        <translation>帮助</translation>
    </message>
    <message>
        <source>Search the manual</source>
        <translation>搜索手册</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>目录</translation>
    </message>
    <message>
        <source>No page of the manual contains “%1”.</source>
        <translation>手册中没有包含“%1”的页面。</translation>
    </message>
</context>
<context>
    <name>lectern::HighlightCommands</name>
    <message>
        <source>Select a paper first.</source>
        <translation>请先选择一篇论文。</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>已复制。</translation>
    </message>
    <message>
        <source>This PDF has no highlights.</source>
        <translation>此 PDF 中没有高亮。</translation>
    </message>
    <message>
        <source>Highlights of %1 copied as Markdown.</source>
        <translation>已将 %1 的高亮复制为 Markdown。</translation>
    </message>
    <message>
        <source>Select text first, with the mouse or with Shift and the arrow keys.</source>
        <translation>请先选择文字：使用鼠标，或 Shift 加方向键。</translation>
    </message>
    <message>
        <source>Highlights are saved with a paper, but this PDF is not attached to one yet.</source>
        <translation>高亮随论文保存，而此 PDF 尚未附加到任何论文。</translation>
    </message>
    <message>
        <source>Match to paper</source>
        <translation>匹配论文</translation>
    </message>
    <message>
        <source>The file is still being read; try again in a moment.</source>
        <translation>仍在读取文件；请稍后再试。</translation>
    </message>
    <message>
        <source>Select a highlight first, with a click or with %1.</source>
        <translation>请先选择一条高亮：单击它，或按 %1。</translation>
    </message>
    <message>
        <source>This paper no longer has an attached file; attach it again to continue reading.</source>
        <translation>此论文不再有附加的文件；请重新附加后继续阅读。</translation>
    </message>
    <message>
        <source>Save highlights</source>
        <translation>保存高亮</translation>
    </message>
    <message>
        <source>Markdown (*.md);;JSON lines (*.jsonl)</source>
        <translation>Markdown (*.md);;JSON 行 (*.jsonl)</translation>
    </message>
    <message>
        <source>%1: highlights of %2.</source>
        <translation>%1：%2 的高亮。</translation>
    </message>
    <message numerus="yes">
        <source>This PDF contains %n highlights from other programs.</source>
        <translation>
            <numerusform>此 PDF 包含 %n 条来自其他程序的高亮。</numerusform>
        </translation>
    </message>
    <message>
        <source>Import</source>
        <translation>导入</translation>
    </message>
    <message>
        <source>This PDF contains no highlights from other programs.</source>
        <translation>此 PDF 不含其他程序的高亮。</translation>
    </message>
    <message>
        <source>All highlights from other programs in this PDF are already imported.</source>
        <translation>此 PDF 中其他程序的高亮都已导入。</translation>
    </message>
    <message>
        <source>Save copy with highlights</source>
        <translation>保存带高亮的副本</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>PDF 文件 (*.pdf)</translation>
    </message>
    <message>
        <source>%1, highlighted</source>
        <translation>%1（高亮）</translation>
    </message>
    <message>
        <source>Highlights saved to %1, readable by any PDF viewer.</source>
        <translation>已将高亮保存到 %1，任何 PDF 阅读器都能显示。</translation>
    </message>
</context>
<context>
    <name>lectern::HighlightsPage</name>
    <message>
        <source>Highlights</source>
        <translation>高亮</translation>
    </message>
    <message>
        <source>Open in PDF</source>
        <translation>在 PDF 中打开</translation>
    </message>
    <message>
        <source>Show paper</source>
        <translation>显示论文</translation>
    </message>
    <message>
        <source>Copy all as Markdown</source>
        <translation>全部复制为 Markdown</translation>
    </message>
    <message>
        <source>Save all…</source>
        <translation>全部保存…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Loading highlights…</source>
        <translation>正在载入高亮…</translation>
    </message>
    <message>
        <source>Could not read the highlights</source>
        <translation>无法读取高亮</translation>
    </message>
    <message>
        <source>%1 · page %2</source>
        <translation>%1 · 第 %2 页</translation>
    </message>
    <message>
        <source>Highlights: %1</source>
        <translation>高亮：%1</translation>
    </message>
    <message numerus="yes">
        <source>%n highlights</source>
        <translation>
            <numerusform>%n 条高亮</numerusform>
        </translation>
    </message>
    <message>
        <source>No highlights</source>
        <translation>没有高亮</translation>
    </message>
    <message>
        <source>Select text in the PDF of a paper and press H. Your highlights appear here and can be copied and saved with your comments.</source>
        <translation>在论文的 PDF 中选择文字并按 H。您的高亮会显示在这里，可以连同批注一起复制和保存。</translation>
    </message>
</context>
<context>
    <name>lectern::HistoryView</name>
    <message>
        <source>History</source>
        <translation>更改历史</translation>
    </message>
    <message>
        <source>Changes and imports in this library, newest first. Click an entry to show its papers. “Undo to here” undoes a change and all later ones; undone changes can be redone until the next new change.</source>
        <translation>此文献库的更改和导入，最新的在前。单击一项可显示其论文。“撤销到此处”会撤销该更改及之后的所有更改；在有新的更改之前可以重做。</translation>
    </message>
    <message>
        <source>Undo to here</source>
        <translation>撤销到此处</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>项目</translation>
    </message>
    <message>
        <source>Keep changes of the last</source>
        <translation>保留更改：最近</translation>
    </message>
    <message>
        <source>and at most</source>
        <translation>且最多</translation>
    </message>
    <message>
        <source>month</source>
        <translation>1 个月</translation>
    </message>
    <message>
        <source>3 months</source>
        <translation>3 个月</translation>
    </message>
    <message>
        <source>year</source>
        <translation>1 年</translation>
    </message>
    <message>
        <source>10 years</source>
        <translation>10 年</translation>
    </message>
    <message>
        <source>%1 changes</source>
        <translation>%1 项更改</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1, and %2 more</source>
        <translation>%1，以及另外 %2 项</translation>
    </message>
    <message>
        <source>undone</source>
        <translation>已撤销</translation>
    </message>
    <message>
        <source>%1, %2%3</source>
        <translation>%1，%2%3</translation>
    </message>
    <message>
        <source>, undone</source>
        <translation>，已撤销</translation>
    </message>
    <message>
        <source>No changes yet.</source>
        <translation>还没有更改。</translation>
    </message>
    <message>
        <source>These papers are no longer in the library.</source>
        <translation>这些论文已不在库中。</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>另有 %1 篇</translation>
    </message>
    <message>
        <source>Redo to here</source>
        <translation>重做到此处</translation>
    </message>
    <message>
        <source>To undo an import, move its source to the trash</source>
        <translation>要撤销导入，请将其来源移到回收站</translation>
    </message>
    <message>
        <source>%1 imported, %2</source>
        <translation>已导入 %1，%2</translation>
    </message>
</context>
<context>
    <name>lectern::ImportCommands</name>
    <message>
        <source>The import of %1 was interrupted when this library was last open.</source>
        <translation>上次打开此文献库时，%1 的导入中断了。</translation>
    </message>
    <message>
        <source>An import was interrupted when this library was last open: %1 and %2 more.</source>
        <translation>上次打开此文献库时，有导入中断：%1 和另外 %2 个。</translation>
    </message>
    <message>
        <source>Import now</source>
        <translation>立即导入</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Map columns…</source>
        <translation>指定列的对应…</translation>
    </message>
    <message>
        <source>Only files on this computer can be imported; Lectern does not use the network.</source>
        <translation>只能导入此计算机上的文件；Lectern 不使用网络。</translation>
    </message>
    <message>
        <source>Import folder</source>
        <translation>导入文件夹</translation>
    </message>
    <message>
        <source>Import files</source>
        <translation>导入文件</translation>
    </message>
    <message>
        <source>The clipboard contains no text. Copy the text of a page first (Ctrl+A, Ctrl+C in the browser).</source>
        <translation>剪贴板中没有文字。请先复制页面的文字（在浏览器中按 Ctrl+A、Ctrl+C）。</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1：%2。</translation>
    </message>
    <message>
        <source> First paper: “%1”.</source>
        <translation> 第一篇：“%1”。</translation>
    </message>
    <message>
        <source>Watch folder and import new files automatically</source>
        <translation>监视文件夹并自动导入新文件</translation>
    </message>
    <message>
        <source>New files in %1 will be imported automatically.</source>
        <translation>%1 中的新文件将自动导入。</translation>
    </message>
    <message>
        <source>Watch folder…</source>
        <translation>监视文件夹…</translation>
    </message>
    <message>
        <source>Last import</source>
        <translation>上次导入</translation>
    </message>
    <message numerus="yes">
        <source>%n folders are already watched, the maximum; remove one in the settings first.</source>
        <translation>
            <numerusform>已监视 %n 个文件夹，达到上限；请先在设置中移除一个。</numerusform>
        </translation>
    </message>
    <message>
        <source>Watching %1…</source>
        <translation>正在监视 %1…</translation>
    </message>
    <message numerus="yes">
        <source>Watching %n folders…</source>
        <translation>
            <numerusform>正在监视 %n 个文件夹…</numerusform>
        </translation>
    </message>
    <message>
        <source>The import into “%1” continues when that library is opened again.</source>
        <translation>再次打开文献库“%1”时，将继续向其导入。</translation>
    </message>
    <message>
        <source>Saved on</source>
        <translation>保存于</translation>
    </message>
    <message>
        <source>Date when the page was saved</source>
        <translation>页面保存的日期</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>导入</translation>
    </message>
    <message>
        <source>%1 When was the page saved? Years of dates without a year are inferred from it.</source>
        <translation>%1 页面是何时保存的？没有年份的日期将据此推断年份。</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>显示</translation>
    </message>
    <message>
        <source> Some text was not recognised.</source>
        <translation> 部分文本未识别。</translation>
    </message>
    <message>
        <source>Show report</source>
        <translation>显示报告</translation>
    </message>
</context>
<context>
    <name>lectern::ImportPanel</name>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>导入</translation>
    </message>
    <message>
        <source>Files to import</source>
        <translation>要导入的文件</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Content</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>Saved on (all)</source>
        <translation>保存日期（全部）</translation>
    </message>
    <message>
        <source>Date when the pages were saved</source>
        <translation>页面保存的日期</translation>
    </message>
    <message>
        <source>Some dates have no year; it is inferred from the date when the page was saved. Default: the modification date of each file.</source>
        <translation>有些日期没有年份，将根据页面的保存日期推断。默认：各文件的修改日期。</translation>
    </message>
    <message>
        <source>Some dates have no year; it is inferred from the date when the page was saved:</source>
        <translation>有些日期没有年份，将根据页面的保存日期推断：</translation>
    </message>
    <message>
        <source>Pasted text, %1 lines</source>
        <translation>粘贴的文字，%1 行</translation>
    </message>
    <message>
        <source>…</source>
        <translation>…</translation>
    </message>
    <message>
        <source>… and %1 more files</source>
        <translation>… 以及另外 %1 个文件</translation>
    </message>
    <message>
        <source>They are read during the import.</source>
        <translation>导入时会读取。</translation>
    </message>
    <message>
        <source>%1 in the first megabytes, possibly more</source>
        <translation>前几兆字节中有 %1，可能还有更多</translation>
    </message>
    <message>
        <source>; with diagnostics</source>
        <translation>；有诊断信息</translation>
    </message>
    <message>
        <source>; fully recognised</source>
        <translation>；全部识别</translation>
    </message>
    <message>
        <source>Line %1, not recognised</source>
        <translation>第 %1 行，未能识别</translation>
    </message>
    <message>
        <source>Line %1, diagnostic</source>
        <translation>第 %1 行，诊断信息</translation>
    </message>
    <message>
        <source>Diagnostic</source>
        <translation>诊断信息</translation>
    </message>
    <message>
        <source>pasted text</source>
        <translation>粘贴的文字</translation>
    </message>
    <message>
        <source>Reading the pasted text…</source>
        <translation>正在读取粘贴的文字…</translation>
    </message>
    <message>
        <source>Nothing to import in the pasted text</source>
        <translation>粘贴的文字中没有可导入的内容</translation>
    </message>
    <message>
        <source>%1 in the pasted text</source>
        <translation>粘贴的文字中有 %1</translation>
    </message>
    <message>
        <source>Reading the files…</source>
        <translation>正在读取文件…</translation>
    </message>
    <message>
        <source>Nothing to import</source>
        <translation>没有可导入的内容</translation>
    </message>
    <message>
        <source>1 file to import</source>
        <translation>1 个文件待导入</translation>
    </message>
    <message>
        <source>%1 files to import</source>
        <translation>%1 个文件待导入</translation>
    </message>
    <message>
        <source>%1 skipped</source>
        <translation>跳过 %1 个</translation>
    </message>
    <message>
        <source>Character encoding of the file</source>
        <translation>文件的字符编码</translation>
    </message>
    <message>
        <source>Encoding: %1 (detected)</source>
        <translation>编码：%1（检测到的）</translation>
    </message>
    <message>
        <source>Count these papers as read</source>
        <translation>将这些论文计为已读</translation>
    </message>
    <message>
        <source>Otherwise all of them count as unread</source>
        <translation>否则全部计为未读</translation>
    </message>
    <message>
        <source>; some text not recognised</source>
        <translation>；部分文本未识别</translation>
    </message>
    <message>
        <source>… and more</source>
        <translation>……以及更多</translation>
    </message>
    <message>
        <source>… and %1 more</source>
        <translation>……以及另外 %1 篇</translation>
    </message>
    <message>
        <source>more than %1</source>
        <translation>超过 %1</translation>
    </message>
</context>
<context>
    <name>lectern::ImportSummary</name>
    <message>
        <source>Undo import</source>
        <translation>撤销导入</translation>
    </message>
    <message>
        <source>Copy anonymised file</source>
        <translation>复制匿名化的文件</translation>
    </message>
    <message>
        <source>Copy the selected file with all letters as x and all digits as 9, to attach to a bug report without revealing its content</source>
        <translation>以 x 代替所有字母、以 9 代替所有数字复制所选文件，用于错误报告而不泄露内容</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Move the sources of this import to the trash</source>
        <translation>将此次导入的来源移到回收站</translation>
    </message>
    <message>
        <source>Import result</source>
        <translation>导入的结果</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>Diagnostic</source>
        <translation>诊断信息</translation>
    </message>
    <message>
        <source>%1, %2 times</source>
        <translation>%1，%2 次</translation>
    </message>
    <message>
        <source>%1, in the trash; restore it to get its papers back</source>
        <translation>%1，在回收站中；还原后可恢复其论文</translation>
    </message>
    <message>
        <source>%1, already in the library</source>
        <translation>%1，已在库中</translation>
    </message>
    <message>
        <source>%1: %2, %3 new, %4 matched</source>
        <translation>%1：%2，新增 %3，归入已有 %4</translation>
    </message>
    <message>
        <source>; fully recognised</source>
        <translation>；全部识别</translation>
    </message>
    <message>
        <source>; 1 diagnostic</source>
        <translation>；1 条诊断信息</translation>
    </message>
    <message>
        <source>; %1 diagnostics</source>
        <translation>；%1 条诊断信息</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Matched</source>
        <translation>归入</translation>
    </message>
    <message>
        <source>%1 matched to the paper known as %2</source>
        <translation>%1 归入已知的论文 %2</translation>
    </message>
    <message>
        <source>… and %1 more</source>
        <translation>… 以及另外 %1 条</translation>
    </message>
    <message>
        <source>No diagnostics for the import of %1.</source>
        <translation>导入 %1 时没有诊断信息。</translation>
    </message>
    <message>
        <source>Diagnostics of %1</source>
        <translation>%1 的诊断信息</translation>
    </message>
    <message>
        <source>Cannot read the file %1 any more: %2.</source>
        <translation>无法再读取文件 %1：%2。</translation>
    </message>
    <message>
        <source>Anonymised content of %1 copied.</source>
        <translation>已复制 %1 的匿名化内容。</translation>
    </message>
    <message>
        <source>Anonymised beginning of %1 copied.</source>
        <translation>已复制 %1 开头的匿名化内容。</translation>
    </message>
    <message>
        <source>Show these papers</source>
        <translation>显示这些论文</translation>
    </message>
    <message>
        <source>; %1 % recognised</source>
        <translation>；已识别 %1%</translation>
    </message>
    <message>
        <source>Not recognised</source>
        <translation>未识别</translation>
    </message>
</context>
<context>
    <name>lectern::JobStatus</name>
    <message>
        <source>Progress of the import</source>
        <translation>导入进度</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>详情</translation>
    </message>
    <message>
        <source>Details of the last import</source>
        <translation>上次导入的详情</translation>
    </message>
</context>
<context>
    <name>lectern::KeyBindings</name>
    <message>
        <source>This key cannot be used as a shortcut.</source>
        <translation>此键不能用作快捷键。</translation>
    </message>
    <message>
        <source>%1 cannot be reassigned: it is used to move around the window.</source>
        <translation>%1 不能另作他用：它用于在窗口中移动。</translation>
    </message>
    <message>
        <source>No key was pressed.</source>
        <translation>没有按键。</translation>
    </message>
    <message>
        <source>%1 is used in fields and on buttons; combine it with Ctrl or Alt.</source>
        <translation>%1 在字段和按钮中使用；请与 Ctrl 或 Alt 组合。</translation>
    </message>
</context>
<context>
    <name>lectern::KeysPage</name>
    <message>
        <source>Reset all</source>
        <translation>全部重置</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>键盘快捷键</translation>
    </message>
    <message>
        <source>Return adds a shortcut, Delete removes the last one.</source>
        <translation>回车添加快捷键，Delete 移除最后一个。</translation>
    </message>
    <message>
        <source>Find by name</source>
        <translation>按名称查找</translation>
    </message>
    <message>
        <source>Find commands by name</source>
        <translation>按名称查找命令</translation>
    </message>
    <message>
        <source>Find by key</source>
        <translation>按快捷键查找</translation>
    </message>
    <message>
        <source>Find commands by pressing a key; Escape clears it</source>
        <translation>按下按键来查找命令；按 Esc 清除</translation>
    </message>
    <message>
        <source>Keyboard shortcut scheme</source>
        <translation>快捷键方案</translation>
    </message>
    <message>
        <source>All shortcuts reset to “%1”.</source>
        <translation>已将所有快捷键重置为“%1”。</translation>
    </message>
    <message>
        <source>Keyboard shortcut scheme set to “%1”.</source>
        <translation>已采用“%1”快捷键方案。</translation>
    </message>
    <message>
        <source>Commands and keyboard shortcuts</source>
        <translation>命令和快捷键</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>Press new shortcut</source>
        <translation>请按新的快捷键</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>添加</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>重置</translation>
    </message>
    <message>
        <source>Shortcuts of “%1” reset.</source>
        <translation>已重置“%1”的快捷键。</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>已更改</translation>
    </message>
    <message>
        <source>%1, no shortcut</source>
        <translation>%1，无快捷键</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>No matching commands.</source>
        <translation>没有匹配的命令。</translation>
    </message>
    <message>
        <source>No matching command uses %1.</source>
        <translation>没有匹配的命令使用快捷键 %1。</translation>
    </message>
    <message>
        <source>Remove %1 from “%2”</source>
        <translation>从“%2”移除 %1</translation>
    </message>
    <message>
        <source>%1 removed from “%2”.</source>
        <translation>已从“%2”移除 %1。</translation>
    </message>
    <message>
        <source>New shortcut for “%1”</source>
        <translation>“%1”的新快捷键</translation>
    </message>
    <message>
        <source>A shortcut has up to four keys in sequence; Backspace removes the last one, Return adds the shortcut.</source>
        <translation>快捷键最多由四个依次按下的按键组成；退格键移除最后一个，回车添加快捷键。</translation>
    </message>
    <message>
        <source>%1 opens the menu “%2” when the menu bar is shown.</source>
        <translation>显示菜单栏时，%1 打开菜单“%2”。</translation>
    </message>
    <message>
        <source>%1 is already a shortcut of this command.</source>
        <translation>%1 已是此命令的快捷键。</translation>
    </message>
    <message numerus="yes">
        <source>A command can have at most %n shortcuts; remove one first.</source>
        <translation>
            <numerusform>每个命令最多 %n 个快捷键；请先移除一个。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is a shortcut of “%2” and will be removed from it.</source>
        <translation>%1 是“%2”的快捷键，将从中移除。</translation>
    </message>
    <message>
        <source>It begins with %1, a shortcut of “%2”, which will be removed.</source>
        <translation>它以“%2”的快捷键 %1 开头，后者将被移除。</translation>
    </message>
    <message>
        <source>%1, a shortcut of “%2”, begins with it and will be removed.</source>
        <translation>“%2”的快捷键 %1 以此开头，将被移除。</translation>
    </message>
    <message>
        <source>It keeps another meaning in: %1.</source>
        <translation>在以下位置仍有其他含义：%1。</translation>
    </message>
    <message>
        <source>Reassign</source>
        <translation>重新分配</translation>
    </message>
    <message>
        <source>%1 is available.</source>
        <translation>%1 可用。</translation>
    </message>
    <message>
        <source>%1 assigned to “%2”.</source>
        <translation>已将 %1 分配给“%2”。</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>fixed</source>
        <translation>固定</translation>
    </message>
    <message>
        <source>These keys cannot be changed.</source>
        <translation>这些按键无法更改。</translation>
    </message>
</context>
<context>
    <name>lectern::LibraryCommands</name>
    <message>
        <source>This will be done after the current file is imported.</source>
        <translation>当前文件导入完成后执行。</translation>
    </message>
    <message>
        <source>Waiting to save: another program is writing to this library.</source>
        <translation>等待保存：另一个程序正在写入此文献库。</translation>
    </message>
    <message>
        <source>%1 Changes are no longer saved.</source>
        <translation>%1 更改不再保存。</translation>
    </message>
    <message>
        <source>%1 Changes are no longer saved. The library that was open is saved in the backup %2.</source>
        <translation>%1 更改不再保存。之前打开的文献库已存入备份 %2。</translation>
    </message>
    <message>
        <source>Open new file</source>
        <translation>打开新的文件</translation>
    </message>
    <message>
        <source>Hidden elsewhere, even if imported again.</source>
        <translation>在其他各处不显示，再次导入也一样。</translation>
    </message>
    <message>
        <source>%1 is in the trash. Restoring it restores %2.</source>
        <translation>%1 在回收站中。还原它将恢复 %2。</translation>
    </message>
    <message>
        <source>Select a source in the sidebar first.</source>
        <translation>请先在侧栏中选择来源。</translation>
    </message>
    <message>
        <source>%1 moved to trash</source>
        <translation>已将 %1移到回收站</translation>
    </message>
    <message>
        <source>%1 restored</source>
        <translation>已还原 %1</translation>
    </message>
    <message>
        <source>The trash is empty.</source>
        <translation>回收站是空的。</translation>
    </message>
    <message>
        <source>Select a paper first.</source>
        <translation>请先选择论文。</translation>
    </message>
    <message>
        <source>Move %1 to trash?</source>
        <translation>将 %1移到回收站？</translation>
    </message>
    <message>
        <source>Move to trash</source>
        <translation>移到回收站</translation>
    </message>
    <message>
        <source>Restore %1 from trash?</source>
        <translation>从回收站还原 %1？</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>还原</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Select a paper in the trash first.</source>
        <translation>请先在回收站中选择论文。</translation>
    </message>
    <message>
        <source>1 source</source>
        <translation>1 个来源</translation>
    </message>
    <message>
        <source>%1 sources</source>
        <translation>%1 个来源</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1和 %2</translation>
    </message>
    <message>
        <source>Empty the trash? %1 will be deleted permanently, with their notes, tags and other marks. This cannot be undone.</source>
        <translation>清空回收站？%1及其笔记、标签和其他标记将永久删除，无法撤销。</translation>
    </message>
    <message>
        <source>Empty trash</source>
        <translation>清空回收站</translation>
    </message>
    <message>
        <source>%1 changes undone</source>
        <translation>已撤销 %1 项更改</translation>
    </message>
    <message>
        <source>%1 changes redone</source>
        <translation>已重做 %1 项更改</translation>
    </message>
    <message>
        <source>%1; %2 parts were kept because they were changed later</source>
        <translation>%1；其中 %2 部分因后来又有更改而保持不变</translation>
    </message>
    <message>
        <source>Creating backup…</source>
        <translation>正在备份…</translation>
    </message>
    <message>
        <source>Backup created: %1</source>
        <translation>已创建备份：%1</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>显示</translation>
    </message>
    <message>
        <source>Restored. The previous library is the newest backup.</source>
        <translation>已还原。之前的文献库是最新的备份。</translation>
    </message>
    <message>
        <source>Restored. The damaged library was kept as %1 in the same folder.</source>
        <translation>已还原。损坏的文献库保留在同一文件夹中，名为 %1。</translation>
    </message>
    <message>
        <source>Restore the library of %1, with %2? The current file is kept in the same folder.</source>
        <translation>将文献库还原到 %1 的状态（%2）？当前文件会保留在同一文件夹中。</translation>
    </message>
    <message>
        <source>Restore the library of %1, with %2? The current library is backed up first.</source>
        <translation>将文献库还原到 %1 的状态（%2）？当前文献库会先备份。</translation>
    </message>
    <message>
        <source>Open library</source>
        <translation>打开文献库</translation>
    </message>
    <message>
        <source>Libraries (*.lectern);;All files (*)</source>
        <translation>文献库 (*.lectern);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Marks exported to %1</source>
        <translation>标记已导出到 %1</translation>
    </message>
    <message>
        <source>All these marks already exist.</source>
        <translation>这些标记都已存在。</translation>
    </message>
    <message>
        <source>Marks of %1 imported</source>
        <translation>已导入 %1的标记</translation>
    </message>
    <message>
        <source>; those of %1 are waiting for the papers to be imported</source>
        <translation>；%1的标记等待论文导入</translation>
    </message>
    <message>
        <source>New library</source>
        <translation>新建文献库</translation>
    </message>
    <message>
        <source>Libraries (*.lectern)</source>
        <translation>文献库 (*.lectern)</translation>
    </message>
    <message>
        <source>The file %1 already exists. Open it, or choose another name for the new library.</source>
        <translation>已有文件 %1。请打开它，或为新文献库另取名称。</translation>
    </message>
    <message>
        <source>%1 marks.json</source>
        <translation>%1 标记.json</translation>
    </message>
    <message>
        <source>Export marks</source>
        <translation>导出标记</translation>
    </message>
    <message>
        <source>Import marks</source>
        <translation>导入标记</translation>
    </message>
    <message>
        <source>Marks (*.json);;All files (*)</source>
        <translation>标记 (*.json);;所有文件 (*)</translation>
    </message>
    <message>
        <source>The library %1 no longer exists.</source>
        <translation>文献库 %1 已不存在。</translation>
    </message>
    <message>
        <source>The window closes when all changes are saved.</source>
        <translation>所有更改保存后，窗口将关闭。</translation>
    </message>
    <message>
        <source>1 change is not saved yet because another program is writing to this library. The window closes when it is saved.</source>
        <translation>有 1 项更改尚未保存，因为另一个程序正在写入此文献库。保存后窗口将关闭。</translation>
    </message>
    <message>
        <source>%1 changes are not saved yet because another program is writing to this library. The window closes when they are saved.</source>
        <translation>有 %1 项更改尚未保存，因为另一个程序正在写入此文献库。保存后窗口将关闭。</translation>
    </message>
    <message>
        <source>Close without saving</source>
        <translation>不保存并关闭</translation>
    </message>
    <message>
        <source>Keep the window open</source>
        <translation>保持窗口打开</translation>
    </message>
    <message>
        <source>Marks, tags, notes and list positions can be saved to a file next to the library; other changes are lost if you close now.</source>
        <translation>标记、标签、笔记和列表中的位置可以保存到文献库旁的文件中；如果现在关闭，其他更改将丢失。</translation>
    </message>
    <message>
        <source>Save next to the library and close</source>
        <translation>保存到文献库旁并关闭</translation>
    </message>
    <message>
        <source>Empty trash…</source>
        <translation>清空回收站…</translation>
    </message>
    <message>
        <source>Recent library</source>
        <translation>最近的文献库</translation>
    </message>
    <message>
        <source>library</source>
        <translation>文献库</translation>
    </message>
</context>
<context>
    <name>lectern::LibraryReader</name>
    <message>
        <source>%1 Reopen the library; if the error remains, restore a backup.</source>
        <translation>%1 请重新打开文献库；如果错误仍然存在，请还原备份。</translation>
    </message>
    <message>
        <source>Could not read the data. Try again.</source>
        <translation>无法读取数据。请重试。</translation>
    </message>
    <message>
        <source>%1 Restore a backup: File &gt; Backups.</source>
        <translation>%1 请还原备份：文件 &gt; 备份。</translation>
    </message>
</context>
<context>
    <name>lectern::LibrarySettings</name>
    <message>
        <source>Next to the library</source>
        <translation>文献库旁</translation>
    </message>
    <message>
        <source>This library</source>
        <translation>此文献库</translation>
    </message>
    <message>
        <source>Backup folder</source>
        <translation>备份文件夹</translation>
    </message>
    <message>
        <source>Another folder…</source>
        <translation>其他文件夹…</translation>
    </message>
    <message>
        <source>Choose another backup folder</source>
        <translation>选择其他备份文件夹</translation>
    </message>
    <message>
        <source>Number of backups to keep</source>
        <translation>保留的备份数量</translation>
    </message>
    <message>
        <source>%1 days, %2 weeks, %3 months</source>
        <translation>%1 天、%2 周、%3 个月</translation>
    </message>
    <message>
        <source>Keep the last backup of each of</source>
        <translation>各保留最新一份</translation>
    </message>
    <message>
        <source>Use as backup folder</source>
        <translation>用作备份文件夹</translation>
    </message>
    <message>
        <source>New backups are stored there; existing backups are not moved.</source>
        <translation>新备份将存放在那里；已有的备份不会移动。</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>No library is open.</source>
        <translation>没有打开文献库。</translation>
    </message>
    <message>
        <source>A folder next to the library</source>
        <translation>文献库旁的文件夹</translation>
    </message>
    <message>
        <source>Watched folders of this library</source>
        <translation>此文献库监视的文件夹</translation>
    </message>
    <message>
        <source>Watch folder…</source>
        <translation>监视文件夹…</translation>
    </message>
    <message>
        <source>Save date of pages</source>
        <translation>页面的保存日期</translation>
    </message>
    <message>
        <source>File modification date</source>
        <translation>文件修改日期</translation>
    </message>
    <message>
        <source>Import date</source>
        <translation>导入日期</translation>
    </message>
    <message>
        <source>Dates without a year are set to the latest matching date before it.</source>
        <translation>没有年份的日期取该日期之前最近的同一天。</translation>
    </message>
    <message>
        <source>Pages saved on</source>
        <translation>页面保存于</translation>
    </message>
    <message>
        <source>No watched folders. New files in a watched folder are imported into this library.</source>
        <translation>没有监视的文件夹。监视文件夹中的新文件会导入此文献库。</translation>
    </message>
    <message>
        <source>Include subfolders</source>
        <translation>包括子文件夹</translation>
    </message>
    <message>
        <source>Also watch subfolders of %1</source>
        <translation>同时监视 %1 的子文件夹</translation>
    </message>
    <message>
        <source>Stop watching %1</source>
        <translation>不再监视 %1</translation>
    </message>
    <message>
        <source>Stop watching</source>
        <translation>不再监视</translation>
    </message>
    <message>
        <source>%1 is no longer watched.</source>
        <translation>不再监视 %1。</translation>
    </message>
    <message>
        <source>Default export format</source>
        <translation>默认导出格式</translation>
    </message>
    <message>
        <source>Default format</source>
        <translation>默认格式</translation>
    </message>
    <message>
        <source>Style of copied citations</source>
        <translation>复制的引文的样式</translation>
    </message>
    <message>
        <source>Plain text, one line</source>
        <translation>纯文本，一行</translation>
    </message>
    <message>
        <source>Citations</source>
        <translation>引文</translation>
    </message>
    <message>
        <source>Handling of attached files</source>
        <translation>附加文件的处理方式</translation>
    </message>
    <message>
        <source>Keep in place</source>
        <translation>留在原处</translation>
    </message>
    <message>
        <source>Copy next to the library</source>
        <translation>复制到文献库旁</translation>
    </message>
    <message>
        <source>Attached files</source>
        <translation>附加的文件</translation>
    </message>
</context>
<context>
    <name>lectern::LibraryWriter</name>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>lectern::LinkCommands</name>
    <message>
        <source>Select a paper first.</source>
        <translation>请先选择论文。</translation>
    </message>
    <message>
        <source>Select an author first, or a paper with known authors.</source>
        <translation>请先选择作者，或作者已知的论文。</translation>
    </message>
    <message>
        <source>No previous view to go back to.</source>
        <translation>没有可返回的视图。</translation>
    </message>
    <message>
        <source>No source to split off.</source>
        <translation>没有可拆分的来源。</translation>
    </message>
    <message>
        <source>Select the source below to split off.</source>
        <translation>请在下方选择要拆分的来源。</translation>
    </message>
</context>
<context>
    <name>lectern::MainWindow</name>
    <message>
        <source>%1 selected</source>
        <translation>已选 %1</translation>
    </message>
    <message>
        <source>No messages yet.</source>
        <translation>还没有任何消息。</translation>
    </message>
    <message>
        <source>%1 of %2 unread</source>
        <translation>%1 篇未读，共 %2 篇</translation>
    </message>
    <message>
        <source>%1 unread in the library</source>
        <translation>库中 %1 篇未读</translation>
    </message>
    <message>
        <source>New since last visit</source>
        <translation>自上次查看后新增</translation>
    </message>
    <message>
        <source>All papers</source>
        <translation>所有论文</translation>
    </message>
    <message>
        <source>Attach to this paper</source>
        <translation>附加到这篇论文</translation>
    </message>
    <message numerus="yes">
        <source>Import %n files</source>
        <translation>
            <numerusform>导入 %n 个文件</numerusform>
        </translation>
    </message>
    <message>
        <source>Import text</source>
        <translation>导入文本</translation>
    </message>
</context>
<context>
    <name>lectern::MergePapersPage</name>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Differences are listed first, with the better value selected. Left and Right select another one, Return merges, Escape keeps both papers unchanged.</source>
        <translation>不同之处列在前面，已选较好的值。左右键另选，回车合并，Esc 保持两篇论文不变。</translation>
    </message>
    <message>
        <source>Same paper? %1 of %2</source>
        <comment>pairs that are looked at one after another</comment>
        <translation>是同一篇吗？第 %1 对，共 %2 对</translation>
    </message>
    <message>
        <source>Same paper?</source>
        <translation>是同一篇吗？</translation>
    </message>
</context>
<context>
    <name>lectern::MessageBar</name>
    <message>
        <source>Close message</source>
        <translation>关闭此消息</translation>
    </message>
</context>
<context>
    <name>lectern::NameBar</name>
    <message>
        <source>Search query</source>
        <translation>搜索内容</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>姓名</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>确定</translation>
    </message>
    <message>
        <source>Enter a word or a condition.</source>
        <translation>请输入一个词或条件。</translation>
    </message>
    <message>
        <source>No other author named “%1”. Leave the name empty for a new author.</source>
        <translation>没有其他名为“%1”的作者。如需新建作者，请将姓名留空。</translation>
    </message>
    <message>
        <source>No other author named “%1”.</source>
        <translation>没有其他名为“%1”的作者。</translation>
    </message>
</context>
<context>
    <name>lectern::NotePane</name>
    <message>
        <source>Note</source>
        <translation>笔记</translation>
    </message>
    <message>
        <source>Note (Markdown)</source>
        <translation>笔记（Markdown）</translation>
    </message>
    <message>
        <source>Your note on this paper, in Markdown. Ctrl+Return saves, Esc cancels.</source>
        <translation>您对这篇论文的笔记，使用 Markdown。Ctrl+Return 保存，Esc 取消。</translation>
    </message>
    <message>
        <source>Your note on this author, in Markdown. Ctrl+Return saves, Esc cancels.</source>
        <translation>您对这位作者的笔记，使用 Markdown。Ctrl+Return 保存，Esc 取消。</translation>
    </message>
</context>
<context>
    <name>lectern::OverviewCharts</name>
    <message>
        <source>Papers per year</source>
        <translation>每年论文数</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>分数</translation>
    </message>
    <message>
        <source>Main categories</source>
        <translation>主要类别</translation>
    </message>
    <message>
        <source>Authors with most papers</source>
        <translation>论文最多的作者</translation>
    </message>
    <message>
        <source>Title words</source>
        <translation>标题中的词</translation>
    </message>
    <message>
        <source>No data.</source>
        <translation>没有数据。</translation>
    </message>
    <message>
        <source>score %1–%2</source>
        <translation>分数 %1–%2</translation>
    </message>
    <message>
        <source>others</source>
        <translation>其他</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1: %2 (%3)</source>
        <translation>%1：%2（%3）</translation>
    </message>
    <message>
        <source>%1 before %2</source>
        <translation>%1在 %2 之前</translation>
    </message>
    <message>
        <source>%1 without year</source>
        <translation>%1无年份</translation>
    </message>
    <message>
        <source>Score from %1 to below %2: %3</source>
        <translation>分数 %1 至不足 %2：%3</translation>
    </message>
    <message>
        <source>Score from %1 to 100: %2</source>
        <translation>分数 %1 至 100：%2</translation>
    </message>
    <message>
        <source>%1 without score</source>
        <translation>%1无分数</translation>
    </message>
    <message>
        <source>%1 in other categories</source>
        <translation>%1属于其他类别</translation>
    </message>
    <message>
        <source>%1 without category</source>
        <translation>%1无类别</translation>
    </message>
    <message>
        <source>“%1”: in the title of %2</source>
        <translation>“%1”：在 %2的标题中</translation>
    </message>
    <message>
        <source>, %1 times as frequent as in the rest of the library</source>
        <translation>，频率是库中其余部分的 %1 倍</translation>
    </message>
    <message>
        <source>, not in the rest of the library</source>
        <translation>，库中其余部分没有</translation>
    </message>
    <message>
        <source>Significantly more frequent here than in the rest of the library</source>
        <translation>在这里明显比库中其余部分更常见</translation>
    </message>
    <message>
        <source>Most frequent words, without common English words</source>
        <translation>最常见的词，不含英语常用词</translation>
    </message>
    <message>
        <source>Venues</source>
        <translation>出处</translation>
    </message>
</context>
<context>
    <name>lectern::OverviewPage</name>
    <message>
        <source>Scores</source>
        <translation>分数</translation>
    </message>
    <message>
        <source>Title words</source>
        <translation>标题中的词</translation>
    </message>
    <message>
        <source>Remove “%1”</source>
        <translation>移除“%1”</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>统计</translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation>正在统计…</translation>
    </message>
    <message>
        <source>Could not compute the statistics</source>
        <translation>无法计算统计</translation>
    </message>
    <message>
        <source>No data</source>
        <translation>没有数据</translation>
    </message>
    <message>
        <source>The library is empty; import papers first.</source>
        <translation>文献库是空的；请先导入论文。</translation>
    </message>
    <message>
        <source>No matching papers. Remove a condition above.</source>
        <translation>没有匹配的论文。请移除上方的一个条件。</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>表格</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>保存…</translation>
    </message>
    <message>
        <source>Table (CSV)…</source>
        <translation>表格 (CSV)…</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>表格 (*.csv)</translation>
    </message>
    <message>
        <source>Charts (SVG)…</source>
        <translation>图表 (SVG)…</translation>
    </message>
    <message>
        <source>Drawings (*.svg)</source>
        <translation>矢量图 (*.svg)</translation>
    </message>
    <message>
        <source>Save statistics</source>
        <translation>保存统计</translation>
    </message>
    <message>
        <source>Statistics table</source>
        <translation>统计表格</translation>
    </message>
    <message>
        <source>Return filters by the selected bar; drag over years or scores, or press Shift with the arrow keys, to select several.</source>
        <translation>按回车筛选所选条形的论文；在年份或分数上拖动，或按 Shift 加方向键，可选择多个。</translation>
    </message>
    <message>
        <source>All %1 in the library.</source>
        <translation>文献库全部 %1。</translation>
    </message>
    <message>
        <source>%1 of %2 in the library.</source>
        <translation>文献库 %2 中的 %1。</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>项目</translation>
    </message>
    <message>
        <source>Papers</source>
        <translation>论文</translation>
    </message>
    <message>
        <source>All papers</source>
        <translation>所有论文</translation>
    </message>
    <message>
        <source>Years</source>
        <translation>年份</translation>
    </message>
    <message>
        <source>Categories</source>
        <translation>类别</translation>
    </message>
    <message>
        <source>Authors</source>
        <translation>作者</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>已存为 %1。</translation>
    </message>
</context>
<context>
    <name>lectern::Page</name>
    <message>
        <source>Back to papers</source>
        <translation>返回论文</translation>
    </message>
</context>
<context>
    <name>lectern::PagePreview</name>
    <message>
        <source>author</source>
        <translation>作者</translation>
    </message>
    <message>
        <source>figures</source>
        <translation>指标</translation>
    </message>
    <message>
        <source>date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>title</source>
        <translation>标题</translation>
    </message>
    <message>
        <source>names</source>
        <translation>姓名</translation>
    </message>
    <message>
        <source>abstract</source>
        <translation>摘要</translation>
    </message>
    <message>
        <source>other field</source>
        <translation>其他字段</translation>
    </message>
    <message>
        <source>site text</source>
        <translation>网站文字</translation>
    </message>
    <message>
        <source>not recognised</source>
        <translation>未能识别</translation>
    </message>
    <message>
        <source>Mark as &amp;author</source>
        <translation>标为作者(&amp;A)</translation>
    </message>
    <message>
        <source>Mark as not a &amp;paper</source>
        <translation>标为不是论文(&amp;P)</translation>
    </message>
    <message>
        <source>End &amp;title here</source>
        <translation>标题在此结束(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>重置(&amp;R)</translation>
    </message>
    <message>
        <source>Page preview with recognised parts</source>
        <translation>含识别结果的页面预览</translation>
    </message>
    <message>
        <source>The line at the cursor is the author of the page.</source>
        <translation>光标所在行是页面的作者。</translation>
    </message>
    <message>
        <source>The text starting at this line is not a paper, for example an advert.</source>
        <translation>从此行开始的文字不是论文，例如广告。</translation>
    </message>
    <message>
        <source>The title ends at the cursor; the names follow.</source>
        <translation>标题在光标处结束，之后是姓名。</translation>
    </message>
    <message>
        <source>To correct a mistake, put the cursor there and select an action. Corrections apply to this page and to later pages with the same line.</source>
        <translation>要更正错误，请将光标放在该处并选择一项操作。更正对此页面以及以后含有同样一行的页面有效。</translation>
    </message>
    <message>
        <source>You marked this line as the author.</source>
        <translation>您已将此行标为作者。</translation>
    </message>
    <message>
        <source>You marked the text at this line as not a paper.</source>
        <translation>您已将从此行开始的文字标为不是论文。</translation>
    </message>
    <message>
        <source>You set the title to end after “%1”.</source>
        <translation>您已将标题设为在“%1”之后结束。</translation>
    </message>
</context>
<context>
    <name>lectern::PaletteObjects</name>
    <message>
        <source>list</source>
        <translation>列表</translation>
    </message>
    <message>
        <source>tag</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>saved search</source>
        <translation>已保存的搜索</translation>
    </message>
    <message>
        <source>source</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>paper</source>
        <translation>论文</translation>
    </message>
</context>
<context>
    <name>lectern::PaperList</name>
    <message>
        <source>Papers</source>
        <translation>论文</translation>
    </message>
</context>
<context>
    <name>lectern::PaperListModel</name>
    <message>
        <source>Loading</source>
        <translation>正在载入</translation>
    </message>
    <message>
        <source>(no longer in the library)</source>
        <translation>（已不在库中）</translation>
    </message>
</context>
<context>
    <name>lectern::PaperRowDelegate</name>
    <message>
        <source>Code</source>
        <translation>代码</translation>
    </message>
    <message>
        <source>(no longer in the library)</source>
        <translation>（已不在库中）</translation>
    </message>
    <message>
        <source>PDF</source>
        <translation>PDF</translation>
    </message>
</context>
<context>
    <name>lectern::PaperTableView</name>
    <message>
        <source>Columns</source>
        <translation>列</translation>
    </message>
    <message>
        <source>Reset columns</source>
        <translation>重置列</translation>
    </message>
</context>
<context>
    <name>lectern::PdfBar</name>
    <message>
        <source>Page</source>
        <translation>第</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>缩小</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>放大</translation>
    </message>
    <message>
        <source>Page number</source>
        <translation>页码</translation>
    </message>
    <message>
        <source>Type a page number and press Return to go to the page</source>
        <translation>输入页码并按回车键转到该页</translation>
    </message>
    <message>
        <source>Page layout and zoom</source>
        <translation>页面布局和缩放</translation>
    </message>
    <message>
        <source>Highlights</source>
        <translation>高亮</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>页，共 %1 页</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>%1, page layout and zoom</source>
        <translation>%1，页面布局和缩放</translation>
    </message>
    <message>
        <source>Previous match (Shift+N)</source>
        <translation>上一个匹配 (Shift+N)</translation>
    </message>
    <message>
        <source>Next match (N)</source>
        <translation>下一个匹配 (N)</translation>
    </message>
</context>
<context>
    <name>lectern::PdfCommands</name>
    <message>
        <source>This link cannot be opened: it is neither a web address nor a mail address.</source>
        <translation>无法打开此链接：它既不是网址，也不是邮件地址。</translation>
    </message>
    <message>
        <source>Open %1?</source>
        <translation>打开 %1？</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Page colour: white</source>
        <translation>页面颜色：白色</translation>
    </message>
    <message>
        <source>Page colour: sepia</source>
        <translation>页面颜色：棕褐色</translation>
    </message>
    <message>
        <source>Page colour: dark</source>
        <translation>页面颜色：深色</translation>
    </message>
    <message>
        <source>Open PDF</source>
        <translation>打开 PDF</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>PDF 文件 (*.pdf)</translation>
    </message>
    <message>
        <source>Cannot open %1: no program is set up for this file type.</source>
        <translation>无法打开 %1：没有可打开此类文件的程序。</translation>
    </message>
    <message>
        <source>Opening the PDF in another program.</source>
        <translation>正在用其他程序打开 PDF。</translation>
    </message>
    <message>
        <source>Opening the PDF in another program: lectern-pdf, which shows PDFs here, is not installed.</source>
        <translation>正在用其他程序打开 PDF：在此显示 PDF 的 lectern-pdf 未安装。</translation>
    </message>
    <message>
        <source>No visible links.</source>
        <translation>没有可见的链接。</translation>
    </message>
</context>
<context>
    <name>lectern::PdfMarkCard</name>
    <message>
        <source>Highlight</source>
        <translation>高亮</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>A colour, and the key that gives it.</extracomment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>批注</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Add or edit comment (E)</source>
        <translation>添加或编辑批注 (E)</translation>
    </message>
    <message>
        <source>Remove highlight (Del)</source>
        <translation>移除高亮 (Del)</translation>
    </message>
    <message>
        <source>Comment on highlight</source>
        <translation>高亮的批注</translation>
    </message>
    <message>
        <source>Comment; Ctrl+Return saves it</source>
        <translation>批注；Ctrl+回车保存</translation>
    </message>
</context>
<context>
    <name>lectern::PdfPage</name>
    <message>
        <source>Try again</source>
        <translation>重试</translation>
    </message>
    <message>
        <source>Open in another program</source>
        <translation>用其他程序打开</translation>
    </message>
    <message>
        <source>Find in PDF</source>
        <translation>在 PDF 中查找</translation>
    </message>
    <message>
        <source>Opening…</source>
        <translation>正在打开…</translation>
    </message>
    <message>
        <source>Cannot show this PDF</source>
        <translation>无法显示此 PDF</translation>
    </message>
    <message>
        <source>More than %1</source>
        <translation>超过 %1 处</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>未找到</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>正在搜索…</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Close window</source>
        <translation>关闭窗口</translation>
    </message>
</context>
<context>
    <name>lectern::PdfSidebar</name>
    <message>
        <source>Page %1</source>
        <translation>第 %1 页</translation>
    </message>
    <message>
        <source>Table of contents</source>
        <translation>目录</translation>
    </message>
    <message>
        <source>Page thumbnails</source>
        <translation>页面缩略图</translation>
    </message>
    <message>
        <source>Search matches</source>
        <translation>查找结果</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>目录</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>页面</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Page %1: %2</source>
        <translation>第 %1 页：%2</translation>
    </message>
    <message>
        <source>PDF contents and thumbnails</source>
        <translation>PDF 目录和缩略图</translation>
    </message>
    <message>
        <source>Highlights in the PDF</source>
        <translation>PDF 中的高亮</translation>
    </message>
    <message>
        <source>Highlights</source>
        <translation>高亮</translation>
    </message>
    <message>
        <source>not in this version of the file</source>
        <translation>不在此版本的文件中</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>lectern::PdfView</name>
    <message>
        <source>Page %1</source>
        <translation>第 %1 页</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Select page text</source>
        <translation>选择本页文字</translation>
    </message>
    <message>
        <source>PDF pages</source>
        <translation>PDF 的页面</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>第 %1 页，共 %2 页</translation>
    </message>
    <message>
        <source>Highlight</source>
        <translation>高亮</translation>
    </message>
</context>
<context>
    <name>lectern::PlaceCommands</name>
    <message>
        <source>New since your last visit</source>
        <translation>自您上次查看后新增</translation>
    </message>
    <message>
        <source>%1 new since your last visit; %2 shows only new papers.</source>
        <translation>自您上次查看后新增 %1；%2 只显示新论文。</translation>
    </message>
    <message>
        <source>Remove %1 from this list?</source>
        <translation>从此列表移除 %1？</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>New reading list</source>
        <translation>新建阅读列表</translation>
    </message>
    <message>
        <source>New reading list below “%1”</source>
        <translation>在“%1”下新建阅读列表</translation>
    </message>
    <message>
        <source>Reading list name</source>
        <translation>阅读列表的名称</translation>
    </message>
    <message>
        <source>Create</source>
        <translation>新建</translation>
    </message>
    <message>
        <source>No search to save: enter words or select filters first.</source>
        <translation>没有可保存的搜索：请先输入词语或选择筛选条件。</translation>
    </message>
    <message>
        <source>Save search</source>
        <translation>保存搜索</translation>
    </message>
    <message>
        <source>Name of the saved search</source>
        <translation>保存的搜索的名称</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Rename list “%1”</source>
        <translation>重命名列表“%1”</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>重命名</translation>
    </message>
    <message>
        <source>Rename tag “%1”; “a/b” is shown below “a”</source>
        <translation>重命名标签“%1”；“a/b”显示在“a”之下</translation>
    </message>
    <message>
        <source>Tag name</source>
        <translation>标签的名称</translation>
    </message>
    <message>
        <source>The tag “%1” already exists. Merge “%2” into it? Papers with either tag keep it.</source>
        <translation>标签“%1”已存在。将“%2”合并到其中？带有任一标签的论文都会保留它。</translation>
    </message>
    <message>
        <source>Merge</source>
        <translation>合并</translation>
    </message>
    <message>
        <source>Change saved search “%1”</source>
        <translation>更改保存的搜索“%1”</translation>
    </message>
    <message>
        <source>Remove tag “%1” from %2?</source>
        <translation>从 %2移除标签“%1”？</translation>
    </message>
    <message>
        <source>To move papers, sort by list order.</source>
        <translation>要移动论文，请按列表顺序排序。</translation>
    </message>
    <message>
        <source>Only papers in a reading list can be moved; select a list in the sidebar first.</source>
        <translation>只有阅读列表中的论文可以移动；请先在侧栏中选择一个列表。</translation>
    </message>
    <message>
        <source>Add %1 to list “%2”?</source>
        <translation>将 %1添加到列表“%2”？</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>添加</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Tag %1 with “%2”?</source>
        <translation>为 %1加标签“%2”？</translation>
    </message>
    <message>
        <source>Tag</source>
        <translation>加标签</translation>
    </message>
    <message>
        <source>Bookmark %1?</source>
        <translation>为 %1加书签？</translation>
    </message>
    <message>
        <source>Bookmark</source>
        <translation>加书签</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>重命名…</translation>
    </message>
    <message>
        <source>New sublist…</source>
        <translation>新建子列表…</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>上移</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>下移</translation>
    </message>
    <message>
        <source>Move below the list above</source>
        <translation>移到上方列表之下</translation>
    </message>
    <message>
        <source>Move one level up</source>
        <translation>上移一级</translation>
    </message>
    <message>
        <source>Delete list</source>
        <translation>删除列表</translation>
    </message>
    <message>
        <source>Rename or merge…</source>
        <translation>重命名或合并…</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>颜色</translation>
    </message>
    <message>
        <source>Delete tag</source>
        <translation>删除标签</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>更改…</translation>
    </message>
    <message>
        <source>Delete search</source>
        <translation>删除搜索</translation>
    </message>
    <message>
        <source>Select a list, tag, saved search or author in the sidebar first.</source>
        <translation>请先在侧栏中选择列表、标签、已保存的搜索或作者。</translation>
    </message>
</context>
<context>
    <name>lectern::PrintCommands</name>
    <message>
        <source>All papers</source>
        <translation>所有论文</translation>
    </message>
    <message>
        <source>From: %1</source>
        <translation>来自：%1</translation>
    </message>
    <message>
        <source>Save %1 as PDF</source>
        <translation>将 %1另存为 PDF</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>PDF 文件 (*.pdf)</translation>
    </message>
    <message>
        <source>No papers to print.</source>
        <translation>没有可打印的论文。</translation>
    </message>
    <message>
        <source>Print %1</source>
        <translation>打印 %1</translation>
    </message>
    <message>
        <source>Printing is already in progress; wait for it or cancel it at the bottom of the window.</source>
        <translation>正在打印；请等待，或在窗口底部取消。</translation>
    </message>
    <message>
        <source>Printing</source>
        <translation>正在打印</translation>
    </message>
    <message>
        <source>Saving %1</source>
        <translation>正在保存 %1</translation>
    </message>
    <message>
        <source>1 page</source>
        <translation>1 页</translation>
    </message>
    <message>
        <source>%1 pages</source>
        <translation>%1 页</translation>
    </message>
    <message>
        <source>Printing cancelled.</source>
        <translation>打印已取消。</translation>
    </message>
    <message>
        <source>Cancelled; no file was written.</source>
        <translation>已取消：没有写入文件。</translation>
    </message>
    <message>
        <source>%1 on %2; %3 were removed from the library meanwhile and are missing.</source>
        <translation>%1，共 %2；其间 %3已从文献库移除，未能包括。</translation>
    </message>
    <message>
        <source>Sent to the printer: %1.</source>
        <translation>已发送到打印机：%1。</translation>
    </message>
    <message>
        <source>Saved %1: %2</source>
        <translation>已保存 %1：%2</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>打印</translation>
    </message>
    <message>
        <source>Papers to print</source>
        <translation>要打印的论文</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>另存为 PDF…</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>打印…</translation>
    </message>
    <message>
        <source>Selection: %1</source>
        <translation>所选：%1</translation>
    </message>
    <message>
        <source>List: %1</source>
        <translation>列表：%1</translation>
    </message>
    <message>
        <source>References of the selection</source>
        <translation>所选论文的参考文献</translation>
    </message>
    <message>
        <source>References of the list</source>
        <translation>列表的参考文献</translation>
    </message>
    <message>
        <source>References</source>
        <translation>参考文献</translation>
    </message>
</context>
<context>
    <name>lectern::QueryCommands</name>
    <message>
        <source>Bookmarks</source>
        <translation>书签</translation>
    </message>
    <message>
        <source>Unread</source>
        <translation>未读</translation>
    </message>
    <message>
        <source>Trash</source>
        <translation>回收站</translation>
    </message>
    <message>
        <source>The search “%1” is not applied; %2 returns to it.</source>
        <translation>未应用搜索“%1”；%2 可返回该搜索。</translation>
    </message>
    <message>
        <source>Search here</source>
        <translation>在此搜索</translation>
    </message>
    <message>
        <source>Search cleared.</source>
        <translation>已清除搜索。</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
</context>
<context>
    <name>lectern::RatingBar</name>
    <message>
        <source>Not rated</source>
        <translation>未评星</translation>
    </message>
    <message>
        <source>Rating: %1 of %2 stars</source>
        <translation>星级：%1 / %2 星</translation>
    </message>
    <message>
        <source>Your rating</source>
        <translation>您的星级</translation>
    </message>
</context>
<context>
    <name>lectern::ReadingCommands</name>
    <message>
        <source>A note belongs to a paper; select one first.</source>
        <translation>笔记属于一篇论文；请先选择论文。</translation>
    </message>
    <message>
        <source>“%1”, entered manually</source>
        <translation>“%1”，手动输入</translation>
    </message>
    <message>
        <source>Your input was not saved.</source>
        <translation>您的输入未保存。</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Select a paper to correct first.</source>
        <translation>请先选择要更正的论文。</translation>
    </message>
    <message>
        <source>Another paper is open now.</source>
        <translation>现在打开的是另一篇论文。</translation>
    </message>
    <message>
        <source>No other unread papers.</source>
        <translation>没有其他未读论文。</translation>
    </message>
    <message>
        <source>This paper has no known author.</source>
        <translation>这篇论文的作者未知。</translation>
    </message>
    <message>
        <source>New paper added to the library.</source>
        <translation>新论文已加入库中。</translation>
    </message>
</context>
<context>
    <name>lectern::ReadingView</name>
    <message>
        <source>Paper</source>
        <translation>论文</translation>
    </message>
</context>
<context>
    <name>lectern::RecoveryCommands</name>
    <message>
        <source>A library is being recovered; progress is shown below.</source>
        <translation>正在恢复文献库；进度显示在下方。</translation>
    </message>
    <message>
        <source>New library for recovered data</source>
        <translation>存放恢复数据的新文献库</translation>
    </message>
    <message>
        <source>Libraries (*.lectern)</source>
        <translation>文献库 (*.lectern)</translation>
    </message>
    <message>
        <source>%1 recovered.lectern</source>
        <translation>%1 已恢复.lectern</translation>
    </message>
    <message>
        <source>Recovering %1</source>
        <translation>正在恢复 %1</translation>
    </message>
    <message>
        <source>Cancelled; no library was created.</source>
        <translation>已取消；没有创建文献库。</translation>
    </message>
    <message>
        <source>%1 contains %2, %3 of them with your marks.</source>
        <translation>%1 有 %2，其中 %3 篇有您的标记。</translation>
    </message>
    <message>
        <source>%1 Only the history was lost.</source>
        <translation>%1 只丢失了更改历史。</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>%1 Lost, in addition to the history: %2.</source>
        <translation>%1 除更改历史外，还丢失了：%2。</translation>
    </message>
</context>
<context>
    <name>lectern::RelatedPage</name>
    <message>
        <source>Related papers</source>
        <translation>相关论文</translation>
    </message>
    <message>
        <source>Related to “%1”</source>
        <translation>与“%1”相关</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>正在查找…</translation>
    </message>
    <message>
        <source>No related papers</source>
        <translation>没有相关论文</translation>
    </message>
    <message>
        <source>No other paper in this library shares a distinctive word or an author with it.</source>
        <translation>此库中没有其他论文与它有共同的特征词或作者。</translation>
    </message>
    <message>
        <source>Could not read related papers</source>
        <translation>无法读取相关论文</translation>
    </message>
    <message>
        <source>Not related (X)</source>
        <translation>不相关 (X)</translation>
    </message>
    <message>
        <source>The two papers are no longer shown as related. Ctrl+Z undoes this.</source>
        <translation>这两篇论文不再显示为相关。Ctrl+Z 可撤销。</translation>
    </message>
    <message>
        <source>%1, most related first. Return shows one in the list; %2 returns here.</source>
        <translation>%1，最相关的在前。回车在列表中显示论文；%2 返回此处。</translation>
    </message>
</context>
<context>
    <name>lectern::Screenshot</name>
    <message>
        <source>No available command “%1”.</source>
        <translation>没有可用的命令“%1”。</translation>
    </message>
</context>
<context>
    <name>lectern::SearchBox</name>
    <message>
        <source>Search: words, &quot;a phrase&quot;, author:, cat:, year:2024..</source>
        <translation>搜索：词、&quot;词组&quot;、author:、cat:、year:2024..</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>搜索</translation>
    </message>
    <message>
        <source>Completions</source>
        <translation>补全</translation>
    </message>
</context>
<context>
    <name>lectern::SelectionCommands</name>
    <message>
        <source>Correct %1?</source>
        <translation>更正 %1？</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>更正</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Toggle the bookmark of %1?</source>
        <translation>切换 %1的书签？</translation>
    </message>
    <message>
        <source>Toggle</source>
        <translation>切换</translation>
    </message>
    <message>
        <source>Remove bookmark from %1?</source>
        <translation>移除 %1的书签？</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Bookmark %1?</source>
        <translation>为 %1加书签？</translation>
    </message>
    <message>
        <source>Bookmark</source>
        <translation>加书签</translation>
    </message>
    <message>
        <source>Toggle the read state of %1?</source>
        <translation>切换 %1的已读状态？</translation>
    </message>
    <message>
        <source>Mark %1 as unread?</source>
        <translation>将 %1标为未读？</translation>
    </message>
    <message>
        <source>Mark as unread</source>
        <translation>标为未读</translation>
    </message>
    <message>
        <source>Mark %1 as read?</source>
        <translation>将 %1标为已读？</translation>
    </message>
    <message>
        <source>Mark as read</source>
        <translation>标为已读</translation>
    </message>
    <message>
        <source>Rate %1 %2?</source>
        <translation>将 %1评为 %2？</translation>
    </message>
    <message>
        <source>Remove rating from %1?</source>
        <translation>移除 %1的星级？</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>评星</translation>
    </message>
    <message>
        <source>Remove tag “%1” from %2?</source>
        <translation>从 %2移除标签“%1”？</translation>
    </message>
    <message>
        <source>Select a paper first.</source>
        <translation>请先选择一篇论文。</translation>
    </message>
</context>
<context>
    <name>lectern::SelectionPane</name>
    <message>
        <source>Tags</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>Reading lists</source>
        <translation>阅读列表</translation>
    </message>
    <message>
        <source>Shared authors</source>
        <translation>共同作者</translation>
    </message>
    <message>
        <source>Press Escape to return to one paper.</source>
        <translation>按 Esc 返回单篇论文。</translation>
    </message>
    <message>
        <source>%1 selected</source>
        <translation>已选 %1</translation>
    </message>
    <message>
        <source>all read</source>
        <translation>全部已读</translation>
    </message>
    <message>
        <source>all unread</source>
        <translation>全部未读</translation>
    </message>
    <message>
        <source>%1 read</source>
        <translation>%1 篇已读</translation>
    </message>
    <message>
        <source>all bookmarked</source>
        <translation>全部已加书签</translation>
    </message>
    <message>
        <source>none bookmarked</source>
        <translation>均未加书签</translation>
    </message>
    <message>
        <source>%1 bookmarked</source>
        <translation>已为 %1加书签</translation>
    </message>
    <message>
        <source>%1 rated</source>
        <translation>已为 %1评星</translation>
    </message>
    <message>
        <source>%1 with a note</source>
        <translation>%1 篇有笔记</translation>
    </message>
    <message>
        <source>all</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Remove this tag from the selected papers</source>
        <translation>从所选论文移除此标签</translation>
    </message>
    <message>
        <source>Remove tag %1 from %2</source>
        <translation>从 %2移除标签 %1</translation>
    </message>
    <message>
        <source>Remove the selected papers from this list</source>
        <translation>从此列表移除所选论文</translation>
    </message>
    <message>
        <source>Remove %1 from list %2</source>
        <translation>从列表 %2移除 %1</translation>
    </message>
</context>
<context>
    <name>lectern::SettingsPage</name>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>外观</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>主题</translation>
    </message>
    <message>
        <source>List</source>
        <translation>列表</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>阅读</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>导入</translation>
    </message>
    <message>
        <source>Interface language</source>
        <translation>界面语言</translation>
    </message>
    <message>
        <source>System language</source>
        <translation>系统语言</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>Text size of papers, in percent</source>
        <translation>论文的文字大小，百分比</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>文字大小</translation>
    </message>
    <message>
        <source>Font</source>
        <translation>字体</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>行宽</translation>
    </message>
    <message>
        <source>Line spacing</source>
        <translation>行距</translation>
    </message>
    <message>
        <source> seconds</source>
        <translation> 秒</translation>
    </message>
    <message>
        <source>Delay before a paper is marked as read, in seconds</source>
        <translation>将论文标为已读之前的延迟，以秒计</translation>
    </message>
    <message>
        <source>Mark as read after</source>
        <translation>标为已读的延迟</translation>
    </message>
    <message>
        <source>Library and backups</source>
        <translation>文献库和备份</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>键盘快捷键</translation>
    </message>
</context>
<context>
    <name>lectern::Sidebar</name>
    <message>
        <source>Library</source>
        <translation>文献库</translation>
    </message>
    <message>
        <source>Show import diagnostics</source>
        <translation>显示导入时的诊断信息</translation>
    </message>
    <message>
        <source>Changes since the previous version</source>
        <translation>与上次保存相比的变化</translation>
    </message>
    <message>
        <source>Restore source</source>
        <translation>还原此来源</translation>
    </message>
    <message>
        <source>Move source to trash</source>
        <translation>将来源移到回收站</translation>
    </message>
</context>
<context>
    <name>lectern::SidebarModel</name>
    <message>
        <source>All papers</source>
        <translation>所有论文</translation>
    </message>
    <message>
        <source>Bookmarks</source>
        <translation>书签</translation>
    </message>
    <message>
        <source>Unread</source>
        <translation>未读</translation>
    </message>
    <message>
        <source>New since last visit</source>
        <translation>自上次查看后新增</translation>
    </message>
    <message>
        <source>Papers added after Lectern was last closed</source>
        <translation>上次关闭 Lectern 之后加入的论文</translation>
    </message>
    <message>
        <source>%1 new</source>
        <translation>%1 新</translation>
    </message>
    <message>
        <source>, stated h-index %1</source>
        <translation>，所述 h 指数 %1</translation>
    </message>
    <message>
        <source>All authors…</source>
        <translation>所有作者…</translation>
    </message>
    <message>
        <source>List of all authors, sortable by any figure</source>
        <translation>所有作者的列表，可按任一指标排序</translation>
    </message>
    <message>
        <source>page of %1</source>
        <translation>%1 的页面</translation>
    </message>
    <message>
        <source>saved on %1</source>
        <translation>保存于 %1</translation>
    </message>
    <message>
        <source>%1 bytes not recognised</source>
        <translation>%1 字节未能识别</translation>
    </message>
    <message>
        <source>Removed papers</source>
        <translation>已移除的论文</translation>
    </message>
    <message>
        <source>%1, removed on %2</source>
        <translation>%1，移除于 %2</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>文献库</translation>
    </message>
    <message>
        <source>Lists</source>
        <translation>列表</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>Searches</source>
        <translation>搜索</translation>
    </message>
    <message>
        <source>Authors</source>
        <translation>作者</translation>
    </message>
    <message>
        <source>Categories</source>
        <translation>类别</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>Trash</source>
        <translation>回收站</translation>
    </message>
    <message>
        <source>Sidebar entries</source>
        <translation>侧栏条目</translation>
    </message>
    <message>
        <source>%1, %2 of them</source>
        <translation>%1，其中 %2</translation>
    </message>
    <message>
        <source>expanded</source>
        <translation>已展开</translation>
    </message>
    <message>
        <source>collapsed</source>
        <translation>已折叠</translation>
    </message>
    <message>
        <source>page %1 of %2</source>
        <translation>第 %1 页，共 %2 页</translation>
    </message>
    <message>
        <source>last read %1</source>
        <translation>最近阅读于 %1</translation>
    </message>
    <message>
        <source>Continue reading</source>
        <translation>继续阅读</translation>
    </message>
    <message>
        <source>Clean up</source>
        <translation>清理</translation>
    </message>
    <message>
        <source>Duplicates, source conflicts and unmatched PDFs</source>
        <translation>重复项、来源冲突和未匹配的 PDF</translation>
    </message>
    <message>
        <source>%1, collapsed</source>
        <translation>%1，已折叠</translation>
    </message>
</context>
<context>
    <name>lectern::SourceConflictsPage</name>
    <message>
        <source>Values by source</source>
        <translation>各来源的值</translation>
    </message>
    <message>
        <source>Source conflicts</source>
        <translation>来源冲突</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>正在查找…</translation>
    </message>
    <message>
        <source>%1, line %2</source>
        <translation>%1，第 %2 行</translation>
    </message>
    <message>
        <source>%1; shown as “%2”</source>
        <translation>%1；显示为“%2”</translation>
    </message>
    <message>
        <source>No title</source>
        <translation>没有标题</translation>
    </message>
    <message>
        <source>No source conflicts</source>
        <translation>没有来源冲突</translation>
    </message>
    <message>
        <source>Papers whose sources give different titles or authors appear here, so that papers merged by mistake can be separated.</source>
        <translation>来源给出的标题或作者不同的论文会显示在这里，以便分开误合并的论文。</translation>
    </message>
    <message>
        <source>The newest %1</source>
        <translation>最新的 %1</translation>
    </message>
    <message>
        <source>%1, with the values of each source. Return shows the paper in the list. Split off a source that belongs to another paper; Ctrl+Z undoes it.</source>
        <translation>%1，列出每个来源的值。回车在列表中显示该论文。属于另一篇论文的来源可以拆分；Ctrl+Z 可撤销。</translation>
    </message>
    <message>
        <source>Could not read the papers</source>
        <translation>无法读取论文</translation>
    </message>
    <message>
        <source>Source %1 of %2</source>
        <translation>来源 %1（共 %2 个）</translation>
    </message>
</context>
<context>
    <name>lectern::StatedFigures</name>
    <message>
        <source>h-index</source>
        <translation>h 指数</translation>
    </message>
    <message>
        <source>papers</source>
        <translation>论文</translation>
    </message>
    <message>
        <source>citations</source>
        <translation>引用</translation>
    </message>
    <message>
        <source>Novelty</source>
        <translation>Novelty</translation>
    </message>
    <message>
        <source>AI Score</source>
        <translation>AI Score</translation>
    </message>
</context>
<context>
    <name>lectern::TagListChecklist</name>
    <message>
        <source>Select a paper first.</source>
        <translation>请先选择论文。</translation>
    </message>
    <message>
        <source>Reading lists of %1</source>
        <translation>%1的阅读列表</translation>
    </message>
    <message>
        <source>Find or create list</source>
        <translation>查找或新建列表</translation>
    </message>
    <message>
        <source>Create list “%1”</source>
        <translation>新建列表“%1”</translation>
    </message>
    <message>
        <source>Tags of %1</source>
        <translation>%1的标签</translation>
    </message>
    <message>
        <source>Find or create tag, such as method/rl</source>
        <translation>查找或新建标签，如 method/rl</translation>
    </message>
    <message>
        <source>Create tag “%1”</source>
        <translation>新建标签“%1”</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Add %1 to list “%2”?</source>
        <translation>将 %1添加到列表“%2”？</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>添加</translation>
    </message>
    <message>
        <source>Remove %1 from list “%2”?</source>
        <translation>从列表“%2”移除 %1？</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Tag %1 with “%2”?</source>
        <translation>为 %1加标签“%2”？</translation>
    </message>
    <message>
        <source>Tag</source>
        <translation>加标签</translation>
    </message>
    <message>
        <source>Remove tag “%1” from %2?</source>
        <translation>从 %2移除标签“%1”？</translation>
    </message>
    <message>
        <source>Add %1 to new list “%2”?</source>
        <translation>将 %1添加到新列表“%2”？</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>%1, on all papers</source>
        <translation>%1，全部都有</translation>
    </message>
    <message>
        <source>%1, on no papers</source>
        <translation>%1，全部都没有</translation>
    </message>
    <message>
        <source>%1, on %2</source>
        <translation>%1，其中 %2 有</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>颜色</translation>
    </message>
</context>
<context>
    <name>lectern::TagSwatches</name>
    <message>
        <source>%1 (Alt+%2)</source>
        <translation>%1 (Alt+%2)</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>颜色</translation>
    </message>
    <message>
        <source>Colour of %1</source>
        <translation>%1 的颜色</translation>
    </message>
    <message>
        <source>No colour</source>
        <translation>无颜色</translation>
    </message>
    <message>
        <source>%1 for tag %2</source>
        <translation>标签 %2 用 %1</translation>
    </message>
</context>
<context>
    <name>lectern::TaskLine</name>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>%1: %2 of %3</source>
        <translation>%1：%2 / %3</translation>
    </message>
    <message>
        <source>Cancel: %1</source>
        <translation>取消：%1</translation>
    </message>
</context>
<context>
    <name>lectern::TopBar</name>
    <message>
        <source>Sidebar</source>
        <translation>侧栏</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>导入</translation>
    </message>
    <message>
        <source>View</source>
        <translation>视图</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>菜单</translation>
    </message>
    <message>
        <source>Search syntax</source>
        <translation>搜索语法</translation>
    </message>
</context>
<context>
    <name>lectern::UnmatchedFilesPage</name>
    <message>
        <source>Files and possible papers</source>
        <translation>文件和可能对应的论文</translation>
    </message>
    <message>
        <source>Attach to this paper</source>
        <translation>附加到此论文</translation>
    </message>
    <message>
        <source>Open file</source>
        <translation>打开文件</translation>
    </message>
    <message>
        <source>Show paper</source>
        <translation>显示论文</translation>
    </message>
    <message>
        <source>Ignore file</source>
        <translation>忽略文件</translation>
    </message>
    <message>
        <source>No matching paper in this library</source>
        <translation>此文献库中没有匹配的论文</translation>
    </message>
    <message>
        <source>Unmatched PDFs</source>
        <translation>未匹配的 PDF</translation>
    </message>
    <message>
        <source>No unmatched PDFs</source>
        <translation>没有未匹配的 PDF</translation>
    </message>
    <message>
        <source>New paper</source>
        <translation>新论文</translation>
    </message>
    <message>
        <source>PDFs without a certain match stay here until you select their paper.</source>
        <translation>无法确定对应论文的 PDF 会保留在这里，直到您指定论文。</translation>
    </message>
    <message>
        <source>possibly titled “%1”</source>
        <translation>标题似乎是“%1”</translation>
    </message>
    <message numerus="yes">
        <source>%n files. Return attaches the selected files to the papers below their names, Delete ignores them. To attach a file to another paper, select that paper in the list and attach it there.</source>
        <translation>
            <numerusform>%n 个文件。按 Return 将所选文件附加到其名称下方的论文，按 Delete 忽略它们。要将文件附加到其他论文，请在列表中选择该论文并在那里附加。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lectern::ViewCommands</name>
    <message>
        <source>The language changes when Lectern is restarted.</source>
        <translation>重新启动 Lectern 后语言生效。</translation>
    </message>
</context>
<context>
    <name>lectern::WindowNotices</name>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>帮助</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
</context>
<context>
    <name>lectern::WriteWorker</name>
    <message>
        <source>No library is open.</source>
        <translation>没有打开文献库。</translation>
    </message>
    <message>
        <source>The library is being restored.</source>
        <translation>正在还原文献库。</translation>
    </message>
</context>
</TS>
