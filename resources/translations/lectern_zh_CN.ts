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
        <source>not known</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>together: %1</source>
        <translation>合在一起：%1</translation>
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
        <source>both stay</source>
        <translation>两者都保留</translation>
    </message>
</context>
<context>
    <name>Display</name>
    <message>
        <source>(untitled)</source>
        <translation>（无标题）</translation>
    </message>
    <message>
        <source>The page gives no year; this is the latest such day before the page was saved.</source>
        <translation>页面没有写年份；这是页面保存之前最近的这一天。</translation>
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
        <source>%1 in the title and three times or more</source>
        <translation>标题中有%1，且出现三次以上</translation>
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
        <source>Ranks here for %1</source>
        <translation>排在此处的原因：%1</translation>
    </message>
    <message>
        <source>Nothing has all these words: each of these papers lacks one</source>
        <translation>没有论文包含所有这些词：以下论文各缺一个</translation>
    </message>
    <message>
        <source>Only titles, names and venues were looked through: with another word beside the expression abstracts are too</source>
        <translation>只搜索了标题、姓名和出处：在表达式之外再加一个词，也会搜索摘要</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>另有 %n 个</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing has %1 here: these have %2</source>
        <translation>此处没有%1：以下论文包含%2</translation>
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
        <source>sources disagree</source>
        <translation>来源不一致</translation>
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
        <extracomment>How a day is written, in the letters of QLocale::toString().</extracomment>
        <translation>yyyy年M月d日</translation>
    </message>
    <message>
        <source>d MMM &apos;[&apos;yyyy&apos;]&apos;</source>
        <comment>format</comment>
        <translation>&apos;[&apos;yyyy&apos;]&apos;年M月d日</translation>
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
        <source>Kind of work</source>
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
        <source>take the bookmark from %1</source>
        <translation>移除 %1的书签</translation>
    </message>
    <message>
        <source>Bookmark taken from %1</source>
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
        <source>take the tag %2 from %1</source>
        <translation>从 %1移除标签%2</translation>
    </message>
    <message>
        <source>Tag %2 taken from %1</source>
        <translation>已从 %1移除标签%2</translation>
    </message>
    <message>
        <source>make the tag %2</source>
        <translation>新建标签%2</translation>
    </message>
    <message>
        <source>Tag %2 made</source>
        <translation>已新建标签%2</translation>
    </message>
    <message>
        <source>change the tag %2</source>
        <translation>更改标签%2</translation>
    </message>
    <message>
        <source>Tag %2 changed</source>
        <translation>已更改标签%2</translation>
    </message>
    <message>
        <source>merge the tag %2 into another</source>
        <translation>将标签%2合并到另一个</translation>
    </message>
    <message>
        <source>Tag %2 merged into another</source>
        <translation>已将标签%2合并到另一个</translation>
    </message>
    <message>
        <source>delete the tag %2</source>
        <translation>删除标签%2</translation>
    </message>
    <message>
        <source>Tag %2 deleted</source>
        <translation>已删除标签%2</translation>
    </message>
    <message>
        <source>make the list %2</source>
        <translation>新建列表%2</translation>
    </message>
    <message>
        <source>List %2 made</source>
        <translation>已新建列表%2</translation>
    </message>
    <message>
        <source>change the list %2</source>
        <translation>更改列表%2</translation>
    </message>
    <message>
        <source>List %2 changed</source>
        <translation>已更改列表%2</translation>
    </message>
    <message>
        <source>delete the list %2</source>
        <translation>删除列表%2</translation>
    </message>
    <message>
        <source>List %2 deleted</source>
        <translation>已删除列表%2</translation>
    </message>
    <message>
        <source>put %1 into the list %2</source>
        <translation>将 %1放入列表%2</translation>
    </message>
    <message>
        <source>%1 put into the list %2</source>
        <translation>已将 %1放入列表%2</translation>
    </message>
    <message>
        <source>take %1 out of the list %2</source>
        <translation>将 %1移出列表%2</translation>
    </message>
    <message>
        <source>%1 taken out of the list %2</source>
        <translation>已将 %1移出列表%2</translation>
    </message>
    <message>
        <source>reorder the list %2</source>
        <translation>重排列表%2</translation>
    </message>
    <message>
        <source>List %2 reordered</source>
        <translation>已重排列表%2</translation>
    </message>
    <message>
        <source>edit the note of a paper</source>
        <translation>编辑论文的笔记</translation>
    </message>
    <message>
        <source>Note written</source>
        <translation>已写入笔记</translation>
    </message>
    <message>
        <source>edit the note of an author</source>
        <translation>编辑作者的笔记</translation>
    </message>
    <message>
        <source>save the search %2</source>
        <translation>保存搜索%2</translation>
    </message>
    <message>
        <source>Search %2 saved</source>
        <translation>已保存搜索%2</translation>
    </message>
    <message>
        <source>change the search %2</source>
        <translation>更改搜索%2</translation>
    </message>
    <message>
        <source>Search %2 changed</source>
        <translation>已更改搜索%2</translation>
    </message>
    <message>
        <source>move the search %2</source>
        <translation>移动搜索%2</translation>
    </message>
    <message>
        <source>delete the search %2</source>
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
        <translation>将 %1从%2拆分出来</translation>
    </message>
    <message>
        <source>%1 split from %2</source>
        <translation>已将 %1从%2拆分出来</translation>
    </message>
    <message>
        <source>give %1 to %2</source>
        <translation>将 %1归于%2</translation>
    </message>
    <message>
        <source>%1 given to %2</source>
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
        <source>take a name out of %2</source>
        <translation>从%2取出一个姓名</translation>
    </message>
    <message>
        <source>A name taken out of %2</source>
        <translation>已从%2取出一个姓名</translation>
    </message>
    <message>
        <source>decide who is %2</source>
        <translation>判定谁是%2</translation>
    </message>
    <message>
        <source>Decided who is %2</source>
        <translation>已判定谁是%2</translation>
    </message>
    <message>
        <source>decide which papers are the same</source>
        <translation>判定哪些论文是同一篇</translation>
    </message>
    <message>
        <source>Decided how these papers belong together</source>
        <translation>已判定这些论文的关系</translation>
    </message>
    <message>
        <source>make a source of %2 another paper</source>
        <translation>将%2的一个来源作为另一篇论文</translation>
    </message>
    <message>
        <source>A source of %2 is a paper of its own now</source>
        <translation>%2的一个来源现在是独立的论文</translation>
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
        <source>move %1 to the bin</source>
        <translation>将 %1移到回收站</translation>
    </message>
    <message>
        <source>%1 moved to the bin</source>
        <translation>已将 %1移到回收站</translation>
    </message>
    <message>
        <source>restore %1 from the bin</source>
        <translation>从回收站还原 %1</translation>
    </message>
    <message>
        <source>%1 restored</source>
        <translation>已还原 %1</translation>
    </message>
    <message>
        <source>move the source %2 to the bin</source>
        <translation>将来源%2移到回收站</translation>
    </message>
    <message>
        <source>Source %2 moved to the bin</source>
        <translation>已将来源%2移到回收站</translation>
    </message>
    <message>
        <source>restore the source %2 from the bin</source>
        <translation>从回收站还原来源%2</translation>
    </message>
    <message>
        <source>Source %2 restored</source>
        <translation>已还原来源%2</translation>
    </message>
    <message>
        <source>a change</source>
        <translation>一项更改</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>已更改</translation>
    </message>
    <message>
        <source>Rating taken from %1</source>
        <translation>已移除 %1的星级</translation>
    </message>
    <message>
        <source>take the rating from %1</source>
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
        <source>correct the field %2 of %1</source>
        <translation>更正 %1的字段%2</translation>
    </message>
    <message>
        <source>Rating taken from %1%2</source>
        <translation>已移除 %1的星级%2</translation>
    </message>
    <message>
        <source>Undone: </source>
        <translation>已撤销：</translation>
    </message>
    <message>
        <source>Done again: </source>
        <translation>已重做：</translation>
    </message>
    <message>
        <source>; one part was left as it is, because it has been changed since</source>
        <translation>；有一部分保持原样，因为之后又有更改</translation>
    </message>
    <message>
        <source>; %1 parts were left as they are, because they have been changed since</source>
        <translation>；有 %1 部分保持原样，因为之后又有更改</translation>
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
        <source>Decided which of %1 are the same</source>
        <translation>已决定 %1 中哪些是同一篇</translation>
    </message>
    <message>
        <source>decide which of %1 are the same</source>
        <translation>决定 %1 中哪些是同一篇</translation>
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
        <source>change the highlight %2</source>
        <translation>更改高亮 %2</translation>
    </message>
    <message>
        <source>Highlight %2 changed</source>
        <translation>已更改高亮 %2</translation>
    </message>
    <message>
        <source>remove the highlight %2</source>
        <translation>移除高亮 %2</translation>
    </message>
    <message>
        <source>Highlight %2 removed</source>
        <translation>已移除高亮 %2</translation>
    </message>
    <message>
        <source>Highlights added to %1</source>
        <translation>已为 %1 添加高亮</translation>
    </message>
    <message>
        <source>add highlights to %1</source>
        <translation>为 %1 添加高亮</translation>
    </message>
    <message>
        <source>Highlights of %1 removed</source>
        <translation>已移除 %1 的高亮</translation>
    </message>
    <message>
        <source>remove highlights of %1</source>
        <translation>移除 %1 的高亮</translation>
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
        <source>Decided on “%1” and another paper: one or two</source>
        <translation>已决定“%1”与另一篇论文是否为同一篇</translation>
    </message>
    <message>
        <source>decide on “%1” and another paper: one or two</source>
        <translation>决定“%1”与另一篇论文是否为同一篇</translation>
    </message>
</context>
<context>
    <name>EmptyWords</name>
    <message>
        <source>This library cannot be opened</source>
        <translation>无法打开此文献库</translation>
    </message>
    <message>
        <source>The message below says why. A backup can take its place; what is there now is kept. Of a damaged library, a new one can be made of what can be read.</source>
        <translation>原因见下方的消息。可以用备份替换它；现有内容会保留。对于损坏的文献库，可以用还能读取的内容建一个新库。</translation>
    </message>
    <message>
        <source>Reading your papers</source>
        <translation>正在读取您的论文</translation>
    </message>
    <message>
        <source>They appear here as soon as the first file is in. How far it is says the line below.</source>
        <translation>第一个文件读完后，论文就会显示在这里。进度见下方一行。</translation>
    </message>
    <message>
        <source>Nothing here yet</source>
        <translation>这里还没有内容</translation>
    </message>
    <message>
        <source>No paper in “%1” yet</source>
        <translation>“%1”中还没有论文</translation>
    </message>
    <message>
        <source>No removed papers here</source>
        <translation>这里没有已移除的论文</translation>
    </message>
    <message>
        <source>What is moved to the bin can be restored until the bin is emptied.</source>
        <translation>移到回收站的内容在清空之前都可以还原。</translation>
    </message>
    <message>
        <source>Nothing in “%1”</source>
        <translation>“%1”中没有内容</translation>
    </message>
    <message>
        <source>Papers appear here as soon as there are some.</source>
        <translation>有论文时会显示在这里。</translation>
    </message>
    <message>
        <source>No paper matches</source>
        <translation>没有匹配的论文</translation>
    </message>
    <message>
        <source>Take a condition away above, or search for fewer words.</source>
        <translation>请去掉上方的一个条件，或减少搜索词。</translation>
    </message>
    <message>
        <source>Drop saved author pages, paper lists or bibliography files onto the window. What comes in stays on this computer, in %1.</source>
        <translation>将保存的作者页面、论文列表或参考文献文件拖到窗口上。导入的内容只保存在此计算机上，位于 %1。</translation>
    </message>
    <message>
        <source>You see what they hold before anything comes in</source>
        <translation>导入之前可以看到其中的内容</translation>
    </message>
    <message>
        <source>Everything readable in it and below it</source>
        <translation>其中及其下所有可读取的内容</translation>
    </message>
    <message>
        <source>The text of a page, copied in the browser</source>
        <translation>在浏览器中复制的页面文字</translation>
    </message>
    <message>
        <source>What is saved into it comes in by itself</source>
        <translation>存入其中的内容会自动导入</translation>
    </message>
    <message>
        <source>One that is there already; this one stays</source>
        <translation>已有的文献库；当前的会保留</translation>
    </message>
    <message>
        <source>Invented papers to try everything on</source>
        <translation>用来试用各项功能的虚构论文</translation>
    </message>
    <message>
        <source>Copies of this library from before</source>
        <translation>此文献库以前的副本</translation>
    </message>
    <message>
        <source>Drag papers onto the list at the left, or choose them and press %1.</source>
        <translation>将论文拖到左侧的列表上，或选择论文后按 %1。</translation>
    </message>
    <message>
        <source>There are some without a part of what is asked:</source>
        <translation>去掉其中一个条件后可以找到：</translation>
    </message>
    <message>
        <source>Try fewer words, or another spelling.</source>
        <translation>请减少词语，或换一种拼写。</translation>
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
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>with a PDF</source>
        <translation>有 PDF</translation>
    </message>
    <message>
        <source>with highlights</source>
        <translation>有高亮</translation>
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
    <name>Help</name>
    <message>
        <source>What comes in</source>
        <translation>可以导入的</translation>
    </message>
    <message>
        <source>A file is recognised by what it holds, whatever it is called; it may be compressed (gzip, zstd, xz, bzip2). Names of files that are usual stand behind the format.</source>
        <translation>文件按内容识别，与名称无关；可以是压缩的（gzip、zstd、xz、bzip2）。常用的文件扩展名列在格式之后。</translation>
    </message>
    <message>
        <source>What goes out</source>
        <translation>可以导出的</translation>
    </message>
    <message>
        <source>With other programs</source>
        <translation>借助其他程序</translation>
    </message>
    <message>
        <source>These come in where the package that is named is installed.</source>
        <translation>安装了所列软件包时可以导入这些。</translation>
    </message>
    <message>
        <source>Package %1</source>
        <translation>软件包 %1</translation>
    </message>
    <message>
        <source>Print, PDF</source>
        <translation>打印、PDF</translation>
    </message>
    <message>
        <source>Papers or the whole list, as they are read.</source>
        <translation>论文或整个列表，与阅读时一样。</translation>
    </message>
    <message>
        <source>All marks</source>
        <translation>所有标记</translation>
    </message>
    <message>
        <source>Everything you made, as one JSON file.</source>
        <translation>您所做的一切，存为一个 JSON 文件。</translation>
    </message>
    <message>
        <source>Stated</source>
        <translation>所述</translation>
    </message>
    <message>
        <source>These numbers are printed on a page or stand in a file, and Lectern only repeats them. Beside them stands which page says so and when it was saved; where several say it, the page saved last is shown.</source>
        <translation>这些数字印在页面上或写在文件中，Lectern 只是照录。旁边注明出自哪个页面以及何时保存；有多个页面时，显示最近保存的。</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>分数</translation>
    </message>
    <message>
        <source>A number from 0 to 100 beside a paper. How it is made up is the page&apos;s own affair: Lectern sorts and narrows by it and adds nothing.</source>
        <translation>论文旁的 0 到 100 之间的数字。如何得出由页面决定：Lectern 只按它排序和筛选，不作任何添加。</translation>
    </message>
    <message>
        <source>Novelty</source>
        <translation>Novelty</translation>
    </message>
    <message>
        <source>In percent, at the top of an author&apos;s page, as that page states it.</source>
        <translation>百分比，位于作者页面顶部，照该页面所述。</translation>
    </message>
    <message>
        <source>AI Score</source>
        <translation>AI Score</translation>
    </message>
    <message>
        <source>At the top of an author&apos;s page, as that page states it.</source>
        <translation>位于作者页面顶部，照该页面所述。</translation>
    </message>
    <message>
        <source>h-index</source>
        <translation>h 指数</translation>
    </message>
    <message>
        <source>As an author&apos;s page or a dump states it: so many papers with at least as many citations each. Lectern does not count it, because a library rarely holds all papers of anybody.</source>
        <translation>照作者页面或数据转储所述：有这么多篇论文各被引至少这么多次。Lectern 不计算它，因为文献库很少收有某人的全部论文。</translation>
    </message>
    <message>
        <source>Papers, citations of an author</source>
        <translation>作者的论文、引用</translation>
    </message>
    <message>
        <source>What the page states, beside what the library holds.</source>
        <translation>页面所述的数目，与库中的数目并列。</translation>
    </message>
    <message>
        <source>Citations of a paper</source>
        <translation>论文的引用</translation>
    </message>
    <message>
        <source>As a dump, an export or a table states it; empty where none does.</source>
        <translation>照数据转储、导出文件或表格所述；都没有给出时为空。</translation>
    </message>
    <message>
        <source>Counted</source>
        <translation>统计</translation>
    </message>
    <message>
        <source>These numbers Lectern counts from the papers of this library. What is in the bin counts nowhere.</source>
        <translation>这些数字由 Lectern 按此库的论文统计。回收站中的内容一律不计。</translation>
    </message>
    <message>
        <source>Papers of an author</source>
        <translation>作者的论文</translation>
    </message>
    <message>
        <source>All papers that name the person under any name you merged. “At least” stands before it where lists of authors end in “et al.”, because the name may be among those left out.</source>
        <translation>以您合并的任一姓名列出此人的所有论文。作者列表以“et al.”结尾时前面有“至少”，因为该姓名可能在略去的姓名之中。</translation>
    </message>
    <message>
        <source>Co-authors</source>
        <translation>合著者</translation>
    </message>
    <message>
        <source>People who are named beside the author on a paper here, each once.</source>
        <translation>在这里的论文上与作者一同列出的人，每人计一次。</translation>
    </message>
    <message>
        <source>Papers a year</source>
        <translation>每年论文数</translation>
    </message>
    <message>
        <source>By the year of the date shown; papers without one are counted apart.</source>
        <translation>按所显示日期的年份；没有年份的论文另计。</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>代码</translation>
    </message>
    <message>
        <source>The share of those papers whose pages can tell whether there is code.</source>
        <translation>在其页面能说明有无代码的论文中所占的比例。</translation>
    </message>
    <message>
        <source>Counts above the list</source>
        <translation>列表上方的计数</translation>
    </message>
    <message>
        <source>How many papers are found when the value is added to what is asked already.</source>
        <translation>在已有条件上加上该值后能找到的论文数。</translation>
    </message>
    <message>
        <source>Unread</source>
        <translation>未读</translation>
    </message>
    <message>
        <source>Papers you have neither marked as read nor looked at for a while.</source>
        <translation>您既没有标为已读也没有看过一会儿的论文。</translation>
    </message>
    <message>
        <source>New</source>
        <translation>新增</translation>
    </message>
    <message>
        <source>What came in since Lectern was last closed, or since you last looked there.</source>
        <translation>自上次关闭 Lectern 或您上次查看那里之后加入的内容。</translation>
    </message>
    <message>
        <source>Related papers</source>
        <translation>相关论文</translation>
    </message>
    <message>
        <source>Likely duplicates</source>
        <translation>可能的重复论文</translation>
    </message>
    <message>
        <source>Pairs of like titles or names that no id tells apart, the surest first.</source>
        <translation>标题或姓名相似且没有标识符可区分的成对论文，最确定的在前。</translation>
    </message>
    <message>
        <source>Save an author page or a list of papers in the browser, or copy it. Then:</source>
        <translation>在浏览器中保存作者页面或论文列表，或复制它。然后：</translation>
    </message>
    <message>
        <source>Shows what files hold, then takes them in. Dropping does too.</source>
        <translation>显示文件的内容，然后导入。拖入也可以。</translation>
    </message>
    <message>
        <source>Takes the text that was copied.</source>
        <translation>导入已复制的文字。</translation>
    </message>
    <message>
        <source>Imports files saved there later into this library.</source>
        <translation>将以后存入其中的文件导入此文献库。</translation>
    </message>
    <message>
        <source>Words, names, years; the answer comes while you type.</source>
        <translation>词、姓名、年份；输入时即显示结果。</translation>
    </message>
    <message>
        <source>Reads on, and goes to the next unread paper.</source>
        <translation>继续阅读，然后转到下一篇未读论文。</translation>
    </message>
    <message>
        <source>Marks the paper; tags, lists, ratings and notes are beside it.</source>
        <translation>标记论文；标签、列表、星级和笔记就在旁边。</translation>
    </message>
    <message>
        <source>Takes back what you did, also days later.</source>
        <translation>收回您做过的更改，几天之后也可以。</translation>
    </message>
    <message>
        <source>Writes BibTeX and others.</source>
        <translation>写出 BibTeX 等格式。</translation>
    </message>
    <message>
        <source>Finds every command by its name.</source>
        <translation>按名称查找所有命令。</translation>
    </message>
    <message>
        <source>Everything can be combined. An example runs when it is chosen.</source>
        <translation>一切条件都可以组合。选择示例即可运行。</translation>
    </message>
    <message>
        <source>Keys of your own, and sets of keys as in other programs.</source>
        <translation>自定快捷键，以及与其他程序相同的快捷键方案。</translation>
    </message>
    <message>
        <source>What failed is said at the foot of the window until it is closed; nothing is half done.</source>
        <translation>失败的原因显示在窗口底部，直到关闭该消息；不会只完成一半。</translation>
    </message>
    <message>
        <source>A file does not come in</source>
        <translation>文件无法导入</translation>
    </message>
    <message>
        <source>The reason stands in the summary of the import. Names of columns or keys that Lectern does not know can be said there; a page whose lines are read wrongly can be corrected before it comes in.</source>
        <translation>原因见导入的结果。Lectern 不认识的列名或键名可以在那里说明；行识别有误的页面可以在导入之前更正。</translation>
    </message>
    <message>
        <source>The library cannot be opened</source>
        <translation>无法打开文献库</translation>
    </message>
    <message>
        <source>A copy of each day stands beside it. Going back to one keeps what is there now.</source>
        <translation>旁边有每一天的副本。回到其中一个时，现有内容会保留。</translation>
    </message>
    <message>
        <source>No copy is good</source>
        <translation>没有可用的副本</translation>
    </message>
    <message>
        <source>A new library is made of what can be read of the damaged one, your marks first.</source>
        <translation>用损坏的文献库中还能读取的内容建一个新库，先取您的标记。</translation>
    </message>
    <message>
        <source>It can only be read</source>
        <translation>只能读取</translation>
    </message>
    <message>
        <source>The file or its folder may not be written to, or another program keeps it: close that, or give yourself the right to write.</source>
        <translation>文件或其文件夹不可写，或被另一个程序占用：请关闭该程序，或授予自己写入权限。</translation>
    </message>
    <message>
        <source>The disk is full</source>
        <translation>磁盘已满</translation>
    </message>
    <message>
        <source>Nothing is lost: make room, then do it again.</source>
        <translation>没有丢失任何内容：请腾出空间，然后重试。</translation>
    </message>
    <message>
        <source>Something was changed by mistake</source>
        <translation>误改了内容</translation>
    </message>
    <message>
        <source>The history lists all you did and what came in, and goes back to any point of it.</source>
        <translation>更改历史列出您做过的和导入的一切，可以回到其中任意一点。</translation>
    </message>
    <message>
        <source>It still fails</source>
        <translation>仍然失败</translation>
    </message>
    <message>
        <source>Send what was said with the report on this program; neither names a paper or a person.</source>
        <translation>请将消息连同关于此程序的报告一起发送；两者都不含论文或人名。</translation>
    </message>
    <message>
        <source>What leaves this computer</source>
        <translation>什么会离开此计算机</translation>
    </message>
    <message>
        <source>Nothing by itself</source>
        <translation>没有任何内容自动离开</translation>
    </message>
    <message>
        <source>Lectern opens no network connection and has no account. A link is opened by your browser, when you click it, and by nothing else.</source>
        <translation>Lectern 不建立网络连接，也没有账户。链接只在您单击时由浏览器打开。</translation>
    </message>
    <message>
        <source>What is imported</source>
        <translation>导入的内容</translation>
    </message>
    <message>
        <source>It loads no picture and starts no program, whatever it says.</source>
        <translation>无论其中写了什么，都不会载入图片，也不会启动程序。</translation>
    </message>
    <message>
        <source>Where files lie</source>
        <translation>文件的位置</translation>
    </message>
    <message>
        <source>This library</source>
        <translation>此文献库</translation>
    </message>
    <message>
        <source>Its copies</source>
        <translation>它的副本</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>What is written down</source>
        <translation>记录哪些内容</translation>
    </message>
    <message>
        <source>In the library</source>
        <translation>在文献库中</translation>
    </message>
    <message>
        <source>Papers, their sources, what you made, and each change, so that it can be taken back.</source>
        <translation>论文、其来源、您所做的，以及每项更改，以便收回。</translation>
    </message>
    <message>
        <source>In the settings</source>
        <translation>在设置中</translation>
    </message>
    <message>
        <source>How the window was left, where you were in each library, which commands you choose by name, which libraries were open.</source>
        <translation>窗口关闭时的样子、您在各文献库中的位置、您按名称选择的命令、打开过的文献库。</translation>
    </message>
    <message>
        <source>Nowhere else</source>
        <translation>别处没有</translation>
    </message>
    <message>
        <source>There is no log file, and nothing is counted or sent.</source>
        <translation>没有日志文件，也不统计或发送任何内容。</translation>
    </message>
    <message>
        <source>Who may read it</source>
        <translation>谁可以读取</translation>
    </message>
    <message>
        <source>New libraries and copies can be read by their owner only.</source>
        <translation>新的文献库和副本只有其所有者可以读取。</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>版本</translation>
    </message>
    <message>
        <source>Lectern is a desktop reader for research papers. It is free software under the MIT licence.</source>
        <translation>Lectern 是阅读研究论文的桌面程序。它是采用 MIT 许可证的自由软件。</translation>
    </message>
    <message>
        <source>The versions below as text for a report of a fault, without anything of yours.</source>
        <translation>以文本形式提供下列版本，用于错误报告，不含您的任何内容。</translation>
    </message>
    <message>
        <source>First steps</source>
        <translation>入门</translation>
    </message>
    <message>
        <source>How to search</source>
        <translation>如何搜索</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>快捷键</translation>
    </message>
    <message>
        <source>What the numbers mean</source>
        <translation>数字的含义</translation>
    </message>
    <message>
        <source>Formats</source>
        <translation>格式</translation>
    </message>
    <message>
        <source>When something fails</source>
        <translation>出错时怎么办</translation>
    </message>
    <message>
        <source>Privacy</source>
        <translation>隐私</translation>
    </message>
    <message>
        <source>About Lectern</source>
        <translation>关于 Lectern</translation>
    </message>
    <message>
        <source>Shows it here; / finds words in it, O shows its contents, Esc leads back.</source>
        <translation>在此显示；/ 在其中查找，O 显示目录，Esc 返回。</translation>
    </message>
    <message>
        <source>Attaches each file to its paper; P opens the one of the paper that is read.</source>
        <translation>将每个文件附加到其论文；P 键打开正在阅读的论文的文件。</translation>
    </message>
    <message>
        <source>Ordered by words and pairs of words that few papers share, by authors and by categories; the reasons stand below each, and filled circles say how strong the tie is.</source>
        <translation>按少数论文共有的词和词对、作者和类别排序；理由列在每篇之下，实心圆点表示关联的强弱。</translation>
    </message>
    <message>
        <source>Lists what you marked in its PDFs: there, select words and press H, or 1 to 5 for a colour; E writes a remark.</source>
        <translation>列出您在其 PDF 中高亮的内容：在 PDF 中选择词语并按 H，或按 1 至 5 选择颜色；E 写批注。</translation>
    </message>
    <message>
        <source>“Export…” writes what is selected, the list or the library. Bibliographies hold what citing needs; “Everything, for another Lectern” adds abstracts, marks, notes and files.</source>
        <translation>“导出…”写出所选内容、列表或文献库。书目格式只含引用所需的内容；“全部内容，供另一个 Lectern 使用”会加上摘要、标记、笔记和文件。</translation>
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
        <source>%1 new, %2 joined</source>
        <translation>新增 %1，归入已有 %2</translation>
    </message>
    <message>
        <source>%1 joined under another title or other authors</source>
        <translation>%1 篇归入标题或作者不同的论文</translation>
    </message>
    <message>
        <source>%1 already in the library</source>
        <translation>%1 个已在库中</translation>
    </message>
    <message>
        <source>%1 in the bin</source>
        <translation>%1 个在回收站中</translation>
    </message>
    <message>
        <source>%1 refused</source>
        <translation>%1 个被拒绝</translation>
    </message>
    <message>
        <source>%1 bytes not understood</source>
        <translation>%1 字节未能识别</translation>
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
        <source>%1 a second</source>
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
        <source>Your value. The sources state:</source>
        <translation>您的值。各来源给出：</translation>
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
        <source>This source is another paper</source>
        <translation>此来源是另一篇论文</translation>
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
        <source>No source gives an abstract of this paper.</source>
        <translation>没有来源给出这篇论文的摘要。</translation>
    </message>
    <message>
        <source>(the source is cut off here)</source>
        <translation>（来源在此处截断）</translation>
    </message>
    <message>
        <source>Known by its abstract only; a source with its title will join it.</source>
        <translation>只有摘要；出现带标题的来源时会归入此论文。</translation>
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
        <source>, which disagree on %1</source>
        <translation>，在以下方面不一致：%1</translation>
    </message>
    <message>
        <source>Correct…</source>
        <translation>更正…</translation>
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
        <translation>再附加一个 PDF…</translation>
    </message>
    <message>
        <source>Attach a PDF…</source>
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
        <source>Rating</source>
        <translation>星级</translation>
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
        <source>(not so)</source>
        <translation>（不是）</translation>
    </message>
    <message>
        <source>No other paper here shares a telling word or an author with it.</source>
        <translation>这里没有其他论文与它有共同的特征词或作者。</translation>
    </message>
    <message>
        <source>All %1 related papers</source>
        <translation>全部 %1 篇相关论文</translation>
    </message>
</context>
<context>
    <name>RelatedWords</name>
    <message>
        <source>both say %1</source>
        <translation>都提到 %1</translation>
    </message>
    <message>
        <source>%1 wrote both</source>
        <translation>都由 %1 撰写</translation>
    </message>
    <message>
        <source>%1 and %2 wrote both</source>
        <translation>都由 %1 和 %2 撰写</translation>
    </message>
    <message>
        <source>both in %1</source>
        <translation>都属于 %1</translation>
    </message>
    <message>
        <source>on the same day</source>
        <translation>同一天</translation>
    </message>
    <message>
        <source>a day apart</source>
        <translation>相隔一天</translation>
    </message>
    <message>
        <source>%1 days apart</source>
        <translation>相隔 %1 天</translation>
    </message>
    <message>
        <source>both of %1</source>
        <translation>都是 %1 年</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>“%1”</translation>
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
        <source>Page kept as Markdown</source>
        <translation>存为 Markdown 的页面</translation>
    </message>
    <message>
        <source>Papers in JSON</source>
        <translation>JSON 论文数据</translation>
    </message>
    <message>
        <source>Papers in lines of JSON</source>
        <translation>JSON 行论文数据</translation>
    </message>
    <message>
        <source>PubMed (XML)</source>
        <translation>PubMed (XML)</translation>
    </message>
    <message>
        <source>Safari web archive</source>
        <translation>Safari 网页归档</translation>
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
        <source>Web page in one message (MHTML)</source>
        <translation>单文件网页 (MHTML)</translation>
    </message>
    <message>
        <source>Word bibliography (XML)</source>
        <translation>Word 参考文献 (XML)</translation>
    </message>
    <message>
        <source>print of a page (PDF)</source>
        <translation>页面的打印稿 (PDF)</translation>
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
        <source>The text has no byte order mark; it was read as UTF-16, which it looks like.</source>
        <translation>文本没有字节顺序标记；看起来像 UTF-16，已按此读取。</translation>
    </message>
    <message>
        <source>The text is not UTF-8; it was read as Windows-1252, so letters with accents may be wrong.</source>
        <translation>文本不是 UTF-8；已按 Windows-1252 读取，带重音的字母可能有误。</translation>
    </message>
    <message>
        <source>The file ends inside a character.</source>
        <translation>文件在一个字符中间结束。</translation>
    </message>
    <message>
        <source>This line holds bytes that are no text; they are shown as �.</source>
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
        <source>This is a packed file. Unpack it first.</source>
        <translation>这是压缩文件。请先解压。</translation>
    </message>
    <message>
        <source>This is a program, not a page or a bibliography.</source>
        <translation>这是程序，不是页面或参考文献。</translation>
    </message>
    <message>
        <source>This is a SQLite database, not a page or a bibliography. Open it as a library if it is one.</source>
        <translation>这是 SQLite 数据库，不是页面或参考文献。如果它是文献库，请直接打开。</translation>
    </message>
    <message>
        <source>This is a sound or video file, not a page or a bibliography.</source>
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
        <source>These are binary data, not the text of a page or a bibliography.</source>
        <translation>这是二进制数据，不是页面或参考文献的文字。</translation>
    </message>
    <message>
        <source>The file holds nothing but white space.</source>
        <translation>文件中只有空白。</translation>
    </message>
    <message>
        <source>This is a web page (HTML), but no paper was found on it. Select all of the page in the browser, copy it and paste it here.</source>
        <translation>这是网页 (HTML)，但其中没有找到论文。请在浏览器中全选页面，复制后粘贴到这里。</translation>
    </message>
    <message>
        <source>This is XML of a kind that Lectern does not know.</source>
        <translation>这是 Lectern 不认识的一种 XML。</translation>
    </message>
    <message>
        <source>This looks like JSON, but not of a kind that Lectern knows.</source>
        <translation>这看起来像 JSON，但不是 Lectern 认识的种类。</translation>
    </message>
    <message>
        <source>This is text, but not a page or a bibliography that Lectern knows: no paper was found in it.</source>
        <translation>这是文本，但不是 Lectern 认识的页面或参考文献：其中没有找到论文。</translation>
    </message>
    <message>
        <source>This file is too large to be a %1: it has %2, and such pages have at most %3.</source>
        <translation>对于“%1”，此文件太大：有 %2，而此类页面最多 %3。</translation>
    </message>
    <message>
        <source>This file holds more than %1 records, too many for its kind (%2), which is read as a whole. Divide it.</source>
        <translation>此文件超过 %1 条记录，对需整体读取的种类（%2）来说太多。请拆分。</translation>
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
        <source>This text stands outside every entry.</source>
        <translation>此文字在所有条目之外。</translation>
    </message>
    <message>
        <source>This @comment is never closed; it ends before the next entry.</source>
        <translation>此 @comment 没有闭合；它在下一条目之前结束。</translation>
    </message>
    <message>
        <source>This @preamble is never closed.</source>
        <translation>此 @preamble 没有闭合。</translation>
    </message>
    <message>
        <source>This @string cannot be read.</source>
        <translation>此 @string 无法读取。</translation>
    </message>
    <message>
        <source>This entry is never closed; it ends before the next one.</source>
        <translation>此条目没有闭合；它在下一条目之前结束。</translation>
    </message>
    <message>
        <source>This entry has no fields.</source>
        <translation>此条目没有字段。</translation>
    </message>
    <message>
        <source>A brace too many closes this entry; reading goes on behind it.</source>
        <translation>多余的花括号结束了此条目；之后继续读取。</translation>
    </message>
    <message>
        <source>This field cannot be read.</source>
        <translation>此字段无法读取。</translation>
    </message>
    <message>
        <source>A brace is not closed in this value; it ends before the next field.</source>
        <translation>此值中有花括号没有闭合；它在下一字段之前结束。</translation>
    </message>
    <message>
        <source>This value is never closed.</source>
        <translation>此值没有闭合。</translation>
    </message>
    <message>
        <source>The quotation mark is not closed in this value; it ends before the next field.</source>
        <translation>此值中的引号没有闭合；它在下一字段之前结束。</translation>
    </message>
    <message>
        <source>The @string texts of this file grow without end; this one is left out.</source>
        <translation>此文件的 @string 文本无限增长；此项已略去。</translation>
    </message>
    <message>
        <source>This line has no tag and stands outside every record.</source>
        <translation>此行没有标识，且在所有记录之外。</translation>
    </message>
    <message>
        <source>This record is not closed by ER.</source>
        <translation>此记录没有以 ER 结束。</translation>
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
        <source>The lines of this page are broken at %1 columns and were joined again.</source>
        <translation>此页面的行在 %1 列处折断，已重新连接。</translation>
    </message>
    <message>
        <source>An abstract without text.</source>
        <translation>没有文字的摘要。</translation>
    </message>
    <message>
        <source>This paragraph below the abstract was taken for a part of it: %1</source>
        <translation>摘要下方的这一段被当作摘要的一部分：%1</translation>
    </message>
    <message>
        <source>This line is no part of an abstract: %1</source>
        <translation>此行不属于任何摘要：%1</translation>
    </message>
    <message>
        <source>The source ends inside this abstract.</source>
        <translation>来源在此摘要中间结束。</translation>
    </message>
    <message>
        <source>There were more remarks than are kept.</source>
        <translation>备注超出了保留的数量。</translation>
    </message>
    <message>
        <source>The head of the page has figures but no name.</source>
        <translation>页首有指标但没有姓名。</translation>
    </message>
    <message>
        <source>The head of another author begins here, %1; its papers are read as this page&apos;s.</source>
        <translation>另一位作者 %1 的页首从这里开始；其论文作为本页的论文读取。</translation>
    </message>
    <message>
        <source>This figure is rounded on the page: %1</source>
        <translation>此指标在页面上是四舍五入的：%1</translation>
    </message>
    <message>
        <source>The source ends inside the head of %1; this figure may be cut off: %2</source>
        <translation>来源在 %1 的页首中间结束；此指标可能被截断：%2</translation>
    </message>
    <message>
        <source>This line of the head was not understood: %1</source>
        <translation>页首的这一行未能识别：%1</translation>
    </message>
    <message>
        <source>The page begins inside a paper, whose title is not there: %1</source>
        <translation>页面从一篇论文中间开始，缺少标题：%1</translation>
    </message>
    <message>
        <source>This line before the first paper was not understood: %1</source>
        <translation>第一篇论文之前的这一行未能识别：%1</translation>
    </message>
    <message>
        <source>The source ends before the title of this paper.</source>
        <translation>来源在这篇论文的标题之前结束。</translation>
    </message>
    <message>
        <source>A date without a paper below it.</source>
        <translation>日期下方没有论文。</translation>
    </message>
    <message>
        <source>This line is too long to be the title of a paper.</source>
        <translation>此行太长，不会是论文标题。</translation>
    </message>
    <message>
        <source>The page begins inside this paper: its date, and perhaps the beginning of its title, is not there.</source>
        <translation>页面从这篇论文中间开始：缺少日期，标题开头可能也缺。</translation>
    </message>
    <message>
        <source>There is no such day: %1</source>
        <translation>没有这样的日期：%1</translation>
    </message>
    <message>
        <source>No authors below the title %1</source>
        <translation>标题 %1 下方没有作者</translation>
    </message>
    <message>
        <source>This line above the authors was taken for the end of the title: %1</source>
        <translation>作者上方的这一行被当作标题的结尾：%1</translation>
    </message>
    <message>
        <source>The source ends inside the authors; %1 may be cut off and was left out.</source>
        <translation>来源在作者处结束；%1 可能被截断，已略去。</translation>
    </message>
    <message>
        <source>This line below the names was taken for the abstract: %1</source>
        <translation>姓名下方的这一行被当作摘要：%1</translation>
    </message>
    <message>
        <source>The source ends here; %1 may be missing.</source>
        <translation>来源在此结束；可能缺少：%1。</translation>
    </message>
    <message>
        <source>This paper has no %1.</source>
        <translation>这篇论文缺少：%1。</translation>
    </message>
    <message>
        <source>No authors were found behind the title %1</source>
        <translation>标题 %1 之后没有找到作者</translation>
    </message>
    <message>
        <source>Where the title ends is not certain; it was read as “%1”.</source>
        <translation>标题在何处结束不确定；读作“%1”。</translation>
    </message>
    <message>
        <source>Where the title ends is not certain; it was read as “%1”, but it may be “%2”.</source>
        <translation>标题在何处结束不确定；读作“%1”，但也可能是“%2”。</translation>
    </message>
    <message>
        <source>The page holds nothing but white space.</source>
        <translation>页面中只有空白。</translation>
    </message>
    <message>
        <source>The source ends before the abstract.</source>
        <translation>来源在摘要之前结束。</translation>
    </message>
    <message>
        <source>The author may be %1 or %2: none of the papers shows either name.</source>
        <translation>作者可能是 %1 或 %2：没有论文出现这两个姓名。</translation>
    </message>
    <message>
        <source>A quotation mark of this row is never closed.</source>
        <translation>此行的引号没有闭合。</translation>
    </message>
    <message>
        <source>This row has %1 values and the header %2 names; the further ones are kept by number.</source>
        <translation>此行有 %1 个值，而表头有 %2 个名称；多出的按编号保留。</translation>
    </message>
    <message>
        <source>This row has neither a title nor an abstract.</source>
        <translation>此行既没有标题也没有摘要。</translation>
    </message>
    <message>
        <source>Too little of its %1 (%2) is known to be of papers.</source>
        <translation>其 %1（%2）中已知与论文有关的太少。</translation>
    </message>
    <message>
        <source>None of its %1 (%2) is known to hold a title.</source>
        <translation>其 %1（%2）中没有已知为标题的。</translation>
    </message>
    <message>
        <source>Something stands here that is no JSON object.</source>
        <translation>此处的内容不是 JSON 对象。</translation>
    </message>
    <message>
        <source>Objects stand in each other here deeper than those of any service.</source>
        <translation>此处对象嵌套的深度超过任何服务。</translation>
    </message>
    <message>
        <source>This list is never closed; the file is cut off.</source>
        <translation>此列表没有闭合；文件被截断。</translation>
    </message>
    <message>
        <source>This record is cut off.</source>
        <translation>此记录被截断。</translation>
    </message>
    <message>
        <source>This record is no JSON: %1.</source>
        <translation>此记录不是 JSON：%1。</translation>
    </message>
    <message>
        <source>This object is no paper.</source>
        <translation>此对象不是论文。</translation>
    </message>
    <message>
        <source>This document declares entities of its own; they are not expanded.</source>
        <translation>此文档声明了自己的实体；不会展开。</translation>
    </message>
    <message>
        <source>This record cannot be read: %1.</source>
        <translation>此记录无法读取：%1。</translation>
    </message>
    <message>
        <source>This record holds no paper.</source>
        <translation>此记录不含论文。</translation>
    </message>
    <message>
        <source>Something stands behind the JSON object of this line.</source>
        <translation>此行的 JSON 对象之后还有内容。</translation>
    </message>
    <message>
        <source>This line is not UTF-8.</source>
        <translation>此行不是 UTF-8。</translation>
    </message>
    <message>
        <source>This line is no whole JSON object (%1).</source>
        <translation>此行不是完整的 JSON 对象（%1）。</translation>
    </message>
    <message>
        <source>This line has neither a title nor an abstract.</source>
        <translation>此行既没有标题也没有摘要。</translation>
    </message>
    <message>
        <source>The server answered with an error: %1.</source>
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
        <source>The data for machines on this page state %1 papers that its text does not show; they were left out.</source>
        <translation>此页面的机读数据给出 %1 篇正文中没有的论文；已略去。</translation>
    </message>
    <message>
        <source>This web page shows no paper and carries no data about one that we can read.</source>
        <translation>此网页没有显示论文，也没有可读取的论文数据。</translation>
    </message>
    <message>
        <source>Of this web page only the data for machines were read, not the text a person sees.</source>
        <translation>此网页只读取了机读数据，没有读取可见的文字。</translation>
    </message>
    <message>
        <source>This message holds no page.</source>
        <translation>此邮件不含页面。</translation>
    </message>
    <message>
        <source>This web archive holds no page.</source>
        <translation>此网页归档不含页面。</translation>
    </message>
    <message>
        <source>%1 is only written, not read.</source>
        <translation>%1 只能写出，不能读取。</translation>
    </message>
    <message>
        <source>%1 dates have no year, and the day the page was saved is not known.</source>
        <translation>%1 个日期没有年份，且不知道页面保存的日期。</translation>
    </message>
    <message>
        <source>%1 stands above the figures of an author, but none of the papers shows this name.</source>
        <translation>%1 在作者指标上方，但没有论文出现这个姓名。</translation>
    </message>
    <message>
        <source>%1 stands alone above papers that show this name, and was taken for their author.</source>
        <translation>%1 单独出现在含此姓名的论文上方，已当作其作者。</translation>
    </message>
    <message>
        <source>Records left out because each says the same as %1 others of this file: %2.</source>
        <translation>因与本文件另外 %1 条内容相同而略去的记录：%2。</translation>
    </message>
    <message>
        <source>The beginning of this source shows no field that is called “%1”.</source>
        <translation>此来源的开头没有名为“%1”的字段。</translation>
    </message>
    <message>
        <source>The elements of this page stand too deep in each other, or there are too many of them; some lines may be read as one.</source>
        <translation>此页面的元素嵌套过深或过多；有些行可能被读成一行。</translation>
    </message>
    <message>
        <source>What the entries of this file inherit grows without end; the rest is left out.</source>
        <translation>此文件的条目所继承的内容无限增长；其余部分已略去。</translation>
    </message>
    <message>
        <source>The number in “%1” is out of range and is kept as text: %2</source>
        <translation>“%1”中的数字超出范围，已作为文本保留：%2</translation>
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
        <source>The day the pages were saved, which gives dates without a year theirs; without it each file&apos;s modification date.</source>
        <translation>页面保存的日期，用于补全没有年份的日期；不给出时使用各文件的修改日期。</translation>
    </message>
    <message>
        <source>Read the files as this format instead of recognising it.</source>
        <translation>按此格式读取文件，而不自动识别。</translation>
    </message>
    <message>
        <source>Read the column or key KEY of tables and JSON as FIELD: title, authors, abstract, year, date …, or extra to keep it as it is. Can be given several times.</source>
        <translation>将表格和 JSON 的列或键 KEY 读作 FIELD：title、authors、abstract、year、date …，或用 extra 原样保留。可多次给出。</translation>
    </message>
    <message>
        <source>--map takes KEY=FIELD, not “%1”; the fields are: %2.</source>
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
        <source>--saved-on takes a day as YYYY-MM-DD, not “%1”.</source>
        <translation>--saved-on 需要 YYYY-MM-DD 形式的日期，而不是“%1”。</translation>
    </message>
    <message>
        <source>There is no format “%1”; there are: %2.</source>
        <translation>没有格式“%1”；可用：%2。</translation>
    </message>
    <message>
        <source>An operand is missing.</source>
        <translation>缺少参数。</translation>
    </message>
    <message>
        <source>There are more operands than expected.</source>
        <translation>参数过多。</translation>
    </message>
    <message>
        <source>usage: lectern-cli %1 [option...] %2 (--help for more)</source>
        <translation>用法：lectern-cli %1 [选项...] %2（更多见 --help）</translation>
    </message>
    <message>
        <source>The folder of the copies; without it “&lt;library&gt; backups” beside the library.</source>
        <translation>存放副本的文件夹；不给出时为文献库旁的“&lt;文献库&gt; backups”。</translation>
    </message>
    <message>
        <source>There is no file “%1”.</source>
        <translation>没有文件“%1”。</translation>
    </message>
    <message>
        <source>There is no backup of “%1” in “%2”.</source>
        <translation>“%2”中没有“%1”的备份。</translation>
    </message>
    <message>
        <source>Restored from %1</source>
        <translation>已从 %1 还原</translation>
    </message>
    <message>
        <source>The damaged library is kept as %1</source>
        <translation>损坏的文献库保留为 %1</translation>
    </message>
    <message>
        <source>Copy a library, also one that is in use, and check the copy.</source>
        <translation>复制文献库（使用中的也可以）并检查副本。</translation>
    </message>
    <message>
        <source>Go back to a backup, the newest without BACKUP; what is there is backed up first, or kept aside.</source>
        <translation>回到某个备份，不给 BACKUP 时为最新的；现有内容会先备份，或另行保留。</translation>
    </message>
    <message>
        <source>The library is whole.</source>
        <translation>文献库完好。</translation>
    </message>
    <message>
        <source>An earlier Lectern made its search index, which lacks hyphenated words as one: lectern-cli reindex makes it anew.</source>
        <translation>其搜索索引由较早的 Lectern 建立，缺少作为一个词的连字符词：lectern-cli reindex 可重建。</translation>
    </message>
    <message>
        <source>Say whether a library is whole and agrees with itself.</source>
        <translation>检查文献库是否完整一致。</translation>
    </message>
    <message>
        <source>There are completions for %1, not for “%2”.</source>
        <translation>有 %1 的补全，没有“%2”的。</translation>
    </message>
    <message>
        <source>Write what a shell needs to complete verbs, options and formats.</source>
        <translation>输出 shell 补全动词、选项和格式所需的内容。</translation>
    </message>
    <message>
        <source>the two papers named are one; all that was made on either is kept</source>
        <translation>所列两篇论文是同一篇；对两者所做的都保留</translation>
    </message>
    <message>
        <source>Merged.</source>
        <translation>已合并。</translation>
    </message>
    <message>
        <source>they are different papers, and not offered again</source>
        <translation>它们是不同的论文，不再提示</translation>
    </message>
    <message>
        <source>Remembered.</source>
        <translation>已记住。</translation>
    </message>
    <message>
        <source>they are versions of one work; both stay</source>
        <translation>它们是同一作品的版本；两者都保留</translation>
    </message>
    <message>
        <source>Linked.</source>
        <translation>已关联。</translation>
    </message>
    <message>
        <source>take back that they are different or versions</source>
        <translation>撤回“不同”或“版本”的判定</translation>
    </message>
    <message>
        <source>Forgotten.</source>
        <translation>已忘记。</translation>
    </message>
    <message>
        <source>--%1 wants the numbers of two papers.</source>
        <translation>--%1 需要两篇论文的编号。</translation>
    </message>
    <message>
        <source>Nothing was said about these two papers.</source>
        <translation>对这两篇论文没有任何判定。</translation>
    </message>
    <message>
        <source>perhaps one paper</source>
        <translation>可能是同一篇</translation>
    </message>
    <message>
        <source>perhaps two versions</source>
        <translation>可能是两个版本</translation>
    </message>
    <message>
        <source>No two papers look like one.</source>
        <translation>没有两篇看起来相同的论文。</translation>
    </message>
    <message>
        <source>--apart wants the number of a paper and one of its places, such as 3:12 (see --joined).</source>
        <translation>--apart 需要一篇论文的编号和它的一处出现，如 3:12（见 --joined）。</translation>
    </message>
    <message>
        <source>It is paper %1 now.</source>
        <translation>现在它是论文 %1。</translation>
    </message>
    <message>
        <source>          %1  %2, line %3: %4 (%5)</source>
        <translation>          %1  %2，第 %3 行：%4（%5）</translation>
    </message>
    <message>
        <source>No paper&apos;s sources disagree on title or authors.</source>
        <translation>没有论文的来源在标题或作者上不一致。</translation>
    </message>
    <message>
        <source>list the papers whose sources disagree on title or authors</source>
        <translation>列出来源在标题或作者上不一致的论文</translation>
    </message>
    <message>
        <source>the place named second (of --joined) is another paper than the one named first</source>
        <translation>第二个所列的出现处（见 --joined）与第一个所列的不是同一篇论文</translation>
    </message>
    <message>
        <source>--%1 and --%2 exclude each other.</source>
        <translation>--%1 与 --%2 不能同时使用。</translation>
    </message>
    <message>
        <source>--joined and --apart stand alone.</source>
        <translation>--joined 和 --apart 要单独使用。</translation>
    </message>
    <message>
        <source>--joined takes no numbers.</source>
        <translation>--joined 不需要编号。</translation>
    </message>
    <message>
        <source>Numbers of papers need a word about them, such as --merge.</source>
        <translation>给出论文编号时还要说明关系，如 --merge。</translation>
    </message>
    <message>
        <source>List papers that may be one, or say what two papers are to each other.</source>
        <translation>列出可能相同的论文，或说明两篇论文的关系。</translation>
    </message>
    <message>
        <source>Only papers that match, typed as for search; all without it.</source>
        <translation>只取匹配的论文，写法同 search；不给出时为全部。</translation>
    </message>
    <message>
        <source>%1; without it what the name of FILE ends in.</source>
        <translation>%1；不给出时取决于 FILE 的扩展名。</translation>
    </message>
    <message>
        <source>The same as --format jsonl: everything Lectern knows, marks included.</source>
        <translation>同 --format jsonl：Lectern 所知的一切，包括标记。</translation>
    </message>
    <message>
        <source>The file; standard output without it.</source>
        <translation>文件；不给出时为标准输出。</translation>
    </message>
    <message>
        <source>--jsonl and --format %1 do not go together.</source>
        <translation>--jsonl 与 --format %1 不能同时使用。</translation>
    </message>
    <message>
        <source>--format is missing; there are: %1.</source>
        <translation>缺少 --format；可用：%1。</translation>
    </message>
    <message>
        <source>The format “%1” is only read; these can be written: %2.</source>
        <translation>格式“%1”只能读取；可写出的有：%2。</translation>
    </message>
    <message>
        <source>Write papers as BibTeX, RIS, CSL-JSON, CSV, JSON lines or a reading list.</source>
        <translation>将论文写成 BibTeX、RIS、CSL-JSON、CSV、JSON 行或阅读列表。</translation>
    </message>
    <message>
        <source>%1: is in the bin of the library</source>
        <translation>%1：在文献库的回收站中</translation>
    </message>
    <message>
        <source>%1: is in the library already</source>
        <translation>%1：已在文献库中</translation>
    </message>
    <message>
        <source>%1:%2: “%3” (%4) joined paper %5, known as “%6” (%7)</source>
        <translation>%1:%2：“%3”（%4）归入论文 %5，已知为“%6”（%7）</translation>
    </message>
    <message>
        <source>%1: %2 more joined a paper of another title or other authors</source>
        <translation>%1：另有 %2 条归入标题或作者不同的论文</translation>
    </message>
    <message>
        <source>%1:%2: not understood: %3</source>
        <translation>%1:%2：未能识别：%3</translation>
    </message>
    <message>
        <source>%1: %2 of %3 bytes not understood: %4 % understood</source>
        <translation>%1：%3 字节中有 %2 字节未能识别：识别率 %4 %</translation>
    </message>
    <message>
        <source>Standard input holds more than %1 bytes; import it from a file.</source>
        <translation>标准输入超过 %1 字节；请从文件导入。</translation>
    </message>
    <message>
        <source>What --map says is kept in the library for the layout of the source, its set of names, and</source>
        <translation>--map 所说的内容会按来源的结构（其名称集合）保存在库中，</translation>
    </message>
    <message>
        <source>counts for the next source that has the same.</source>
        <translation>并用于下一个结构相同的来源。</translation>
    </message>
    <message>
        <source>, %1 a second</source>
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
        <source> Say what they are with --map KEY=FIELD.</source>
        <translation> 请用 --map KEY=FIELD 说明它们是什么。</translation>
    </message>
    <message>
        <source>Take files and folders into a library, which is made if need be.</source>
        <translation>将文件和文件夹导入文献库，必要时新建。</translation>
    </message>
    <message>
        <source>usage: lectern-cli VERB [option...] [operand...]</source>
        <translation>用法：lectern-cli VERB [选项...] [参数...]</translation>
    </message>
    <message>
        <source>lectern-cli VERB --help shows the options of a verb. The exit status is 0 when done,</source>
        <translation>lectern-cli VERB --help 显示某个动词的选项。退出状态：0 表示完成，</translation>
    </message>
    <message>
        <source>1 when it could not be done, 2 for wrong usage.</source>
        <translation>1 表示未能完成，2 表示用法错误。</translation>
    </message>
    <message>
        <source>A verb is missing.</source>
        <translation>缺少动词。</translation>
    </message>
    <message>
        <source>There is no verb “%1”.</source>
        <translation>没有动词“%1”。</translation>
    </message>
    <message>
        <source>usage: lectern-cli VERB [option...] [operand...] (--help for more)</source>
        <translation>用法：lectern-cli VERB [选项...] [参数...]（更多见 --help）</translation>
    </message>
    <message>
        <source>“%1”: This is too large for a file of marks.</source>
        <translation>“%1”：对标记文件来说太大。</translation>
    </message>
    <message>
        <source>There is no library “%1”.</source>
        <translation>没有文献库“%1”。</translation>
    </message>
    <message>
        <source>The file to export to; without it, standard output.</source>
        <translation>导出到的文件；不给出时为标准输出。</translation>
    </message>
    <message>
        <source>“marks export” takes no file; say where to with -o FILE.</source>
        <translation>“marks export”不需要文件；请用 -o FILE 指定目标。</translation>
    </message>
    <message>
        <source>“marks import” wants the file to read.</source>
        <translation>“marks import”需要要读取的文件。</translation>
    </message>
    <message>
        <source>“marks” wants “export” or “import”, not “%1”.</source>
        <translation>“marks”需要“export”或“import”，而不是“%1”。</translation>
    </message>
    <message>
        <source>Write all bookmarks, tags, lists and notes as JSON, or add those of such a file.</source>
        <translation>将所有书签、标签、列表和笔记写成 JSON，或加入此类文件中的内容。</translation>
    </message>
    <message>
        <source>The output could not be written: %1.</source>
        <translation>无法写出：%1。</translation>
    </message>
    <message>
        <source>In the query at character %1: %2</source>
        <translation>查询的第 %1 个字符处：%2</translation>
    </message>
    <message>
        <source>field “%1” is kept as it is</source>
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
        <source>(no title) </source>
        <translation>（无标题）</translation>
    </message>
    <message>
        <source> et al.</source>
        <translation> 等</translation>
    </message>
    <message>
        <source>“%1”: This is larger than the %2 bytes a file of the format %3 can have.</source>
        <translation>“%1”：超过格式 %3 的文件最多可有的 %2 字节。</translation>
    </message>
    <message>
        <source>“%1”: %2 Say what they are with --map KEY=FIELD.</source>
        <translation>“%1”：%2 请用 --map KEY=FIELD 说明它们是什么。</translation>
    </message>
    <message>
        <source>Print one paper a line as JSON; what was not understood goes to standard error.</source>
        <translation>每行以 JSON 输出一篇论文；未能识别的内容输出到标准错误。</translation>
    </message>
    <message>
        <source>Print for each range of a file what it was read as, and why.</source>
        <translation>输出文件每一段被读作什么以及原因。</translation>
    </message>
    <message>
        <source>Print the file with every letter as x and every digit as 9, to report a page that is not understood.</source>
        <translation>以 x 代替每个字母、以 9 代替每个数字输出文件，用于报告无法识别的页面。</translation>
    </message>
    <message>
        <source>--json and --jsonl exclude each other.</source>
        <translation>--json 与 --jsonl 不能同时使用。</translation>
    </message>
    <message>
        <source>--explain, --layout, --json and --jsonl exclude each other.</source>
        <translation>--explain、--layout、--json 与 --jsonl 不能同时使用。</translation>
    </message>
    <message>
        <source>Show what files hold; changes nothing. A FILE may be - for standard input.</source>
        <translation>显示文件中有什么；不作更改。FILE 可以是 -，表示标准输入。</translation>
    </message>
    <message>
        <source>The search index is made anew.</source>
        <translation>搜索索引已重建。</translation>
    </message>
    <message>
        <source>Make the search index anew, which an older library has without all spellings.</source>
        <translation>重建搜索索引；较旧的库的索引缺少部分写法。</translation>
    </message>
    <message>
        <source>%1 of %2 pages of the file made no sense</source>
        <translation>文件的 %2 页中有 %1 页无法理解</translation>
    </message>
    <message>
        <source>Nothing was lost but the history of changes.</source>
        <translation>除更改历史外没有丢失任何内容。</translation>
    </message>
    <message>
        <source>Lost, besides the history of changes:</source>
        <translation>除更改历史外，丢失的有：</translation>
    </message>
    <message>
        <source>The damaged library is only read. NEW must not exist yet; it is opened like any</source>
        <translation>损坏的文献库只会被读取。NEW 必须尚不存在；之后可以像其他</translation>
    </message>
    <message>
        <source>other library afterwards. A recent backup may have more: see restore.</source>
        <translation>文献库一样打开。较新的备份可能内容更多：见 restore。</translation>
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
        <source>Bring what can be read of a damaged library into a new one, marks first, and list what is lost.</source>
        <translation>将损坏的文献库中还能读取的内容（标记优先）写入新库，并列出丢失的内容。</translation>
    </message>
    <message>
        <source>What a QUERY can hold:</source>
        <translation>QUERY 可以包含：</translation>
    </message>
    <message>
        <source>Print at most N papers; all without it.</source>
        <translation>最多输出 N 篇论文；不给出时为全部。</translation>
    </message>
    <message>
        <source>--limit takes a number from 0, not “%1”.</source>
        <translation>--limit 需要不小于 0 的数，而不是“%1”。</translation>
    </message>
    <message>
        <source>Found too for “%1”: %2. With =%1 only this spelling.</source>
        <translation>“%1”还找到了：%2。用 =%1 只找这种写法。</translation>
    </message>
    <message>
        <source>Nothing matches all these words; each of these papers lacks one.</source>
        <translation>没有论文包含所有这些词；以下论文各缺一个。</translation>
    </message>
    <message>
        <source>Only titles, names and venues were looked through; with another word beside the expression abstracts are too.</source>
        <translation>只搜索了标题、姓名和出处；在表达式之外再加一个词，也会搜索摘要。</translation>
    </message>
    <message>
        <source>List the papers that match a query.</source>
        <translation>列出匹配查询的论文。</translation>
    </message>
    <message>
        <source>“%1” is no field of a paper. There are %2.</source>
        <translation>“%1”不是论文的字段。有：%2。</translation>
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
        <source>All papers that this finds, in the place of numbers.</source>
        <translation>以此查询找到的所有论文代替编号。</translation>
    </message>
    <message>
        <source>In the FIELD, replace TEXT by VALUE, in any case of letters.</source>
        <translation>在 FIELD 中将 TEXT 替换为 VALUE，不区分大小写。</translation>
    </message>
    <message>
        <source>Fields: %1.</source>
        <translation>字段：%1。</translation>
    </message>
    <message>
        <source>Authors stand between semicolons; FIELD= says that the paper has none.</source>
        <translation>作者之间用分号；FIELD= 表示论文没有此项。</translation>
    </message>
    <message>
        <source>With one paper and no field, lists which source states what.</source>
        <translation>给出一篇论文而不给字段时，列出各来源给出的值。</translation>
    </message>
    <message>
        <source>“set” wants the numbers of papers, or --query.</source>
        <translation>“set”需要论文编号或 --query。</translation>
    </message>
    <message>
        <source>“set” wants what to set, such as venue=NeurIPS.</source>
        <translation>“set”需要要设置的内容，如 venue=NeurIPS。</translation>
    </message>
    <message>
        <source>“%1” is neither a number nor FIELD=VALUE.</source>
        <translation>“%1”既不是编号也不是 FIELD=VALUE。</translation>
    </message>
    <message>
        <source>--find wants a text and one FIELD=REPLACEMENT.</source>
        <translation>--find 需要一段文字和一个 FIELD=替换内容。</translation>
    </message>
    <message>
        <source>All fields.</source>
        <translation>所有字段。</translation>
    </message>
    <message>
        <source>“unset” wants the numbers of papers, or --query.</source>
        <translation>“unset”需要论文编号或 --query。</translation>
    </message>
    <message>
        <source>“unset” wants the names of fields, or --all.</source>
        <translation>“unset”需要字段名或 --all。</translation>
    </message>
    <message>
        <source>Correct or complete fields of papers: your values outrank all sources.</source>
        <translation>更正或补充论文的字段：您的值优先于所有来源。</translation>
    </message>
    <message>
        <source>Take your values back: the sources speak again.</source>
        <translation>收回您的值：重新采用来源的值。</translation>
    </message>
    <message>
        <source>standard input</source>
        <translation>标准输入</translation>
    </message>
    <message>
        <source>“%1”: This is a folder, not a file.</source>
        <translation>“%1”：这是文件夹，不是文件。</translation>
    </message>
    <message>
        <source>“%1”: This is no ordinary file; give what comes out of it as standard input, with “-”.</source>
        <translation>“%1”：这不是普通文件；请用“-”把其内容作为标准输入。</translation>
    </message>
    <message>
        <source>“%1”: This cannot be read: %2.</source>
        <translation>“%1”：无法读取：%2。</translation>
    </message>
    <message>
        <source>Count what a library holds.</source>
        <translation>统计文献库的内容。</translation>
    </message>
    <message>
        <source>lectern: There is no display to open a window on. Start Lectern in a desktop session, or use --screenshot FILE.png or lectern-cli.</source>
        <translation>lectern：没有可显示窗口的屏幕。请在桌面会话中启动 Lectern，或使用 --screenshot FILE.png 或 lectern-cli。</translation>
    </message>
    <message>
        <source>lectern: the library is open in another window that does not answer.</source>
        <translation>lectern：该文献库已在另一个没有响应的窗口中打开。</translation>
    </message>
    <message>
        <source>Opens the window. A FILE that is a library (*.lectern) is opened; of others it shows what they hold, and imports them once you say so.</source>
        <translation>打开窗口。FILE 若是文献库 (*.lectern) 则打开；其他文件则显示其内容，经您确认后导入。</translation>
    </message>
    <message>
        <source>The library to open; without it your own.</source>
        <translation>要打开的文献库；不给出时为您自己的。</translation>
    </message>
    <message>
        <source>Import the files at once, without the look before.</source>
        <translation>立即导入文件，不先查看。</translation>
    </message>
    <message>
        <source>The sample library of invented papers.</source>
        <translation>由虚构论文组成的示例库。</translation>
    </message>
    <message>
        <source>Search for this at the start.</source>
        <translation>启动时搜索此内容。</translation>
    </message>
    <message>
        <source>Colours of this run.</source>
        <translation>本次运行的配色。</translation>
    </message>
    <message>
        <source>Language of this run: %1, or pseudo to find what is not translated.</source>
        <translation>本次运行的语言：%1，或用 pseudo 查找未翻译的文字。</translation>
    </message>
    <message>
        <source>Paint the window into a PNG file without showing it, and exit.</source>
        <translation>将窗口绘成 PNG 文件而不显示，然后退出。</translation>
    </message>
    <message>
        <source>Size of the picture, 1280x800 unless given.</source>
        <translation>图片大小，默认 1280x800。</translation>
    </message>
    <message>
        <source>Choose the author or place of the sidebar, else the paper, that contains TEXT.</source>
        <translation>选择侧栏中含 TEXT 的作者或位置，否则选择含它的论文。</translation>
    </message>
    <message>
        <source>Show the version.</source>
        <translation>显示版本。</translation>
    </message>
    <message>
        <source>What to open, or to look into and import.</source>
        <translation>要打开，或要查看并导入的内容。</translation>
    </message>
    <message>
        <source>--size wants WIDTHxHEIGHT in pixels, such as 1280x800, not “%1”.</source>
        <translation>--size 需要以像素计的 宽x高，如 1280x800，而不是“%1”。</translation>
    </message>
    <message>
        <source>There is no option %1%2; lectern --help lists them.</source>
        <translation>没有选项 %1%2；lectern --help 列出所有选项。</translation>
    </message>
    <message>
        <source>%1 See lectern --help.</source>
        <translation>%1 见 lectern --help。</translation>
    </message>
    <message>
        <source>--theme is light or dark, not “%1”.</source>
        <translation>--theme 为 light 或 dark，而不是“%1”。</translation>
    </message>
    <message>
        <source>There is no language “%1”; there are: %2.</source>
        <translation>没有语言“%1”；可用：%2。</translation>
    </message>
    <message>
        <source>One window shows one library: start lectern once for %1.</source>
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
        <source>Any word that begins so.</source>
        <translation>以此开头的任何词。</translation>
    </message>
    <message>
        <source>Any word with these parts, of three letters at least; a star stands for what is between.</source>
        <translation>含这些部分的任何词，至少三个字母；星号代表中间的内容。</translation>
    </message>
    <message>
        <source>Texts that a regular expression (RE2) is found in, in any case of letters; one of more than single words looks through abstracts where other words leave few papers.</source>
        <translation>能找到该正则表达式 (RE2) 的文本，不区分大小写；涉及多个词时，会在其他词留下的少量论文中搜索摘要。</translation>
    </message>
    <message>
        <source>These words next to each other, in this spelling.</source>
        <translation>这些词紧邻出现，按此写法。</translation>
    </message>
    <message>
        <source>The word in this spelling only.</source>
        <translation>只按此写法查找该词。</translation>
    </message>
    <message>
        <source>Leaves out what has the word; works before anything.</source>
        <translation>排除含该词的论文；可放在任何条件之前。</translation>
    </message>
    <message>
        <source>One or the other; brackets group.</source>
        <translation>二者之一；括号用于分组。</translation>
    </message>
    <message>
        <source>Words of this part only.</source>
        <translation>只在这一部分查找。</translation>
    </message>
    <message>
        <source>The name as it is printed.</source>
        <translation>按印刷的姓名。</translation>
    </message>
    <message>
        <source>Any of these categories.</source>
        <translation>这些类别中的任何一个。</translation>
    </message>
    <message>
        <source>Words of the venue or of its short name, however it is printed; the last one may be a beginning.</source>
        <translation>出处或其简称中的词，不论如何印刷；最后一个可以只写开头。</translation>
    </message>
    <message>
        <source>A year, a month or a day, or a range: year:2024.., date:2026-01..2026-03-15, year:inferred.</source>
        <translation>年、月、日或范围：year:2024..、date:2026-01..2026-03-15、year:inferred。</translation>
    </message>
    <message>
        <source>Came in within so many days (d), weeks (w), months (m) or years (y), or since a day: added:2026-01..</source>
        <translation>在若干天 (d)、周 (w)、月 (m) 或年 (y) 内加入，或自某日起：added:2026-01..</translation>
    </message>
    <message>
        <source>A number or a range: score:70..80.</source>
        <translation>数字或范围：score:70..80。</translation>
    </message>
    <message>
        <source>Your stars; rating:0 is not rated.</source>
        <translation>您的星级；rating:0 为未评星。</translation>
    </message>
    <message>
        <source>The paper with this id; ids, their addresses and BibTeX entries can also be pasted as they are.</source>
        <translation>具有此标识的论文；标识、其网址和 BibTeX 条目也可以原样粘贴。</translation>
    </message>
    <message>
        <source>What you tagged, put into a list, or took from a file; several by commas.</source>
        <translation>您加了标签、放入列表或来自某文件的论文；多个用逗号分隔。</translation>
    </message>
    <message>
        <source>bookmarked, read, unread, new since the last visit, binned, edited (with values of your own), cut (its list of authors ends in “et al.”).</source>
        <translation>bookmarked（已加书签）、read（已读）、unread（未读）、new（自上次查看后新增）、binned（在回收站）、edited（有您自己的值）、cut（作者列表以“et al.”结尾）。</translation>
    </message>
    <message>
        <source>Every paper.</source>
        <translation>所有论文。</translation>
    </message>
    <message>
        <source>“or” is searched as a word; OR in capitals finds one or the other</source>
        <translation>“or”按词搜索；大写的 OR 表示二者之一</translation>
    </message>
    <message>
        <source>A “(” is expected before this “)”.</source>
        <translation>此“)”之前应有“(”。</translation>
    </message>
    <message>
        <source>A word or condition is expected before OR.</source>
        <translation>OR 之前应有一个词或条件。</translation>
    </message>
    <message>
        <source>A word or condition is expected after OR.</source>
        <translation>OR 之后应有一个词或条件。</translation>
    </message>
    <message>
        <source>AND is expected between two conditions.</source>
        <translation>两个条件之间应有 AND。</translation>
    </message>
    <message>
        <source>The word to leave out is expected here.</source>
        <translation>此处应有要排除的词。</translation>
    </message>
    <message>
        <source>At most 1,000 conditions are searched; the rest is left out.</source>
        <translation>最多搜索 1,000 个条件；其余略去。</translation>
    </message>
    <message>
        <source>A word with letters or digits is expected here.</source>
        <translation>此处应有含字母或数字的词。</translation>
    </message>
    <message>
        <source>At most 50 levels of brackets are understood.</source>
        <translation>最多支持 50 层括号。</translation>
    </message>
    <message>
        <source>A closing “)” is expected for this “(”.</source>
        <translation>此“(”应有对应的“)”。</translation>
    </message>
    <message>
        <source>A word or condition is expected in the brackets.</source>
        <translation>括号中应有一个词或条件。</translation>
    </message>
    <message>
        <source>Words are expected between the quotes.</source>
        <translation>引号之间应有词。</translation>
    </message>
    <message>
        <source>A closing quote is expected for this one.</source>
        <translation>此引号应有对应的右引号。</translation>
    </message>
    <message>
        <source>A regular expression is expected between the slashes (%1).</source>
        <translation>斜线之间应有正则表达式（%1）。</translation>
    </message>
    <message>
        <source>A field such as author: or cat: is expected before the colon; searched as words.</source>
        <translation>冒号之前应有 author: 或 cat: 这样的字段；已按词搜索。</translation>
    </message>
    <message>
        <source>Three letters at least are expected beside the stars.</source>
        <translation>星号旁至少应有三个字母。</translation>
    </message>
    <message>
        <source>A word or a quoted phrase is expected after the colon.</source>
        <translation>冒号之后应有一个词或引号中的词组。</translation>
    </message>
    <message>
        <source>A category such as cat:LG or cat:cs.LG,cs.CL is expected.</source>
        <translation>应为 cat:LG 或 cat:cs.LG,cs.CL 这样的类别。</translation>
    </message>
    <message>
        <source>A year such as year:2024, year:2020..2023 or year:inferred is expected.</source>
        <translation>应为 year:2024、year:2020..2023 或 year:inferred 这样的年份。</translation>
    </message>
    <message>
        <source>A date such as date:2026-01, date:2026-01-15.. or date:2025..2026-03 is expected.</source>
        <translation>应为 date:2026-01、date:2026-01-15.. 或 date:2025..2026-03 这样的日期。</translation>
    </message>
    <message>
        <source>A score such as score:&gt;=80 or score:60..80 is expected.</source>
        <translation>应为 score:&gt;=80 或 score:60..80 这样的分数。</translation>
    </message>
    <message>
        <source>A number of stars such as rating:&gt;=4 or rating:5 is expected; rating:0 is not rated.</source>
        <translation>应为 rating:&gt;=4 或 rating:5 这样的星数；rating:0 为未评星。</translation>
    </message>
    <message>
        <source>One of these is expected after has: %1.</source>
        <translation>has: 之后应为其中之一：%1。</translation>
    </message>
    <message>
        <source>One of these is expected after is: %1.</source>
        <translation>is: 之后应为其中之一：%1。</translation>
    </message>
    <message>
        <source>A tag is expected after the colon.</source>
        <translation>冒号之后应有标签。</translation>
    </message>
    <message>
        <source>The name of a list is expected after the colon, in quotes if it has spaces.</source>
        <translation>冒号之后应有列表名称，含空格时加引号。</translation>
    </message>
    <message>
        <source>A part of a source&apos;s file name is expected after the colon.</source>
        <translation>冒号之后应有来源文件名的一部分。</translation>
    </message>
    <message>
        <source>Words of a venue are expected after the colon, in quotes if there are several.</source>
        <translation>冒号之后应有出处中的词，多个词时加引号。</translation>
    </message>
    <message>
        <source>A number of citations such as citations:&gt;=100 or citations:10..50 is expected.</source>
        <translation>应为 citations:&gt;=100 或 citations:10..50 这样的引用数。</translation>
    </message>
    <message>
        <source>A time such as added:7d, added:3m or added:2026-01.. is expected.</source>
        <translation>应为 added:7d、added:3m 或 added:2026-01.. 这样的时间。</translation>
    </message>
    <message>
        <source>A DOI or an arXiv id is expected after the colon.</source>
        <translation>冒号之后应有 DOI 或 arXiv 标识。</translation>
    </message>
    <message>
        <source>This is %1; install the package %2 to read it.</source>
        <translation>这是 %1；请安装软件包 %2 以读取它。</translation>
    </message>
    <message>
        <source>This file is too large for its kind (%1): it has %2, and at most %3 are read.</source>
        <translation>此文件对其种类（%1）来说太大：有 %2，最多读取 %3。</translation>
    </message>
    <message>
        <source>The program %1 could not be started: %2.</source>
        <translation>无法启动程序 %1：%2。</translation>
    </message>
    <message>
        <source>The program %1 wrote more than %2 for this file and was ended.</source>
        <translation>程序 %1 为此文件写出超过 %2，已被终止。</translation>
    </message>
    <message>
        <source>The program %1 took more than %2 seconds for this file and was ended.</source>
        <translation>程序 %1 处理此文件超过 %2 秒，已被终止。</translation>
    </message>
    <message>
        <source>The program %1 could not read this file as %2.</source>
        <translation>程序 %1 无法将此文件读作 %2。</translation>
    </message>
    <message>
        <source>The program %1 found no record in this file (%2).</source>
        <translation>程序 %1 在此文件中没有找到记录（%2）。</translation>
    </message>
    <message>
        <source>There is no file or folder %1.</source>
        <translation>没有文件或文件夹 %1。</translation>
    </message>
    <message>
        <source>The folder %1 cannot be read: permission denied.</source>
        <translation>无法读取文件夹 %1：没有权限。</translation>
    </message>
    <message>
        <source>The folder %1 holds no files.</source>
        <translation>文件夹 %1 中没有文件。</translation>
    </message>
    <message>
        <source>The file cannot be read: %1.</source>
        <translation>无法读取文件：%1。</translation>
    </message>
    <message>
        <source>This is no ordinary file.</source>
        <translation>这不是普通文件。</translation>
    </message>
    <message>
        <source>Line %1 is longer than %2, which no record is.</source>
        <translation>第 %1 行超过 %2，不会是记录。</translation>
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
        <source>“%1” is the only name of %2.</source>
        <translation>“%1”是 %2 唯一的姓名。</translation>
    </message>
    <message>
        <source>To split %1, choose some of the papers, but not all.</source>
        <translation>要拆分 %1，请选择部分论文，但不是全部。</translation>
    </message>
    <message>
        <source>These papers are %1&apos;s already.</source>
        <translation>这些论文已属于 %1。</translation>
    </message>
    <message>
        <source>The name of an author can have at most 200 characters.</source>
        <translation>作者姓名最多 200 个字符。</translation>
    </message>
    <message>
        <source>An author is always the same as itself.</source>
        <translation>作者总是与自己相同。</translation>
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
        <source>This reading list is gone.</source>
        <translation>此阅读列表已不存在。</translation>
    </message>
    <message>
        <source>“%1” cannot stand below itself.</source>
        <translation>“%1”不能位于自身之下。</translation>
    </message>
    <message>
        <source>A note can have at most a million characters.</source>
        <translation>笔记最多一百万个字符。</translation>
    </message>
    <message>
        <source>A rating has 0 to 5 stars.</source>
        <translation>星级为 0 到 5 星。</translation>
    </message>
    <message>
        <source>This paper is no longer in the library.</source>
        <translation>这篇论文已不在库中。</translation>
    </message>
    <message>
        <source>None of these papers is in the library any more.</source>
        <translation>这些论文都已不在库中。</translation>
    </message>
    <message>
        <source>Say what is to be replaced.</source>
        <translation>请说明要替换什么。</translation>
    </message>
    <message>
        <source>These are one paper already.</source>
        <translation>这些已是同一篇论文。</translation>
    </message>
    <message>
        <source>This source no longer knows the paper.</source>
        <translation>此来源不再有这篇论文。</translation>
    </message>
    <message>
        <source>No other source knows this paper.</source>
        <translation>没有其他来源有这篇论文。</translation>
    </message>
    <message>
        <source>This saved search is gone.</source>
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
        <source>There is a tag “%1” already.</source>
        <translation>已有标签“%1”。</translation>
    </message>
    <message>
        <source>This tag is gone.</source>
        <translation>此标签已不存在。</translation>
    </message>
    <message>
        <source>Two different tags are needed to merge.</source>
        <translation>合并需要两个不同的标签。</translation>
    </message>
    <message>
        <source>There is a tag “%1” already; merge the two instead.</source>
        <translation>已有标签“%1”；请合并两者。</translation>
    </message>
    <message>
        <source>There is no format “%1” that can be written.</source>
        <translation>没有可写出的格式“%1”。</translation>
    </message>
    <message>
        <source>This source has no number or no hash.</source>
        <translation>此来源没有编号或哈希值。</translation>
    </message>
    <message>
        <source>This is no file of marks that Lectern wrote.</source>
        <translation>这不是 Lectern 写出的标记文件。</translation>
    </message>
    <message>
        <source>These marks were written by a newer Lectern; update Lectern to read them.</source>
        <translation>这些标记由较新的 Lectern 写出；请更新 Lectern 后读取。</translation>
    </message>
    <message>
        <source>A date is written YYYY-MM-DD, such as 2024-05-17; of what has only a year, set the year.</source>
        <translation>日期写作 YYYY-MM-DD，如 2024-05-17；只知年份时请设置年份。</translation>
    </message>
    <message>
        <source>A score is a number from 0 to 100.</source>
        <translation>分数是 0 到 100 的数。</translation>
    </message>
    <message>
        <source>This is no DOI; one begins with 10. and a number.</source>
        <translation>这不是 DOI；DOI 以 10. 和数字开头。</translation>
    </message>
    <message>
        <source>This is no arXiv id, such as 2405.01234.</source>
        <translation>这不是 2405.01234 这样的 arXiv 标识。</translation>
    </message>
    <message>
        <source>Whether there is code is said with yes or no.</source>
        <translation>是否有代码用 yes 或 no 表示。</translation>
    </message>
    <message>
        <source>This is longer than any such value.</source>
        <translation>这比任何此类值都长。</translation>
    </message>
    <message>
        <source>This holds a character that is none.</source>
        <translation>其中含有无效的字符。</translation>
    </message>
    <message>
        <source>A paper has a title; to go back to what the sources state, take your value back.</source>
        <translation>论文要有标题；要恢复来源给出的值，请收回您的值。</translation>
    </message>
    <message>
        <source>These are more authors than any paper has.</source>
        <translation>作者数超过任何论文。</translation>
    </message>
    <message>
        <source>A year is a number such as 2024.</source>
        <translation>年份是 2024 这样的数。</translation>
    </message>
    <message>
        <source>Citations are a whole number.</source>
        <translation>引用数是整数。</translation>
    </message>
    <message>
        <source>An address begins with https:, http: or mailto:.</source>
        <translation>网址以 https:、http: 或 mailto: 开头。</translation>
    </message>
    <message>
        <source>The record at line %1 has %2 authors, more than any paper (%3 are taken at most).</source>
        <translation>第 %1 行的记录有 %2 位作者，多于任何论文（最多取 %3 位）。</translation>
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
        <source>This line is no JSON: %1.</source>
        <translation>此行不是 JSON：%1。</translation>
    </message>
    <message>
        <source>This line holds no object.</source>
        <translation>此行不含对象。</translation>
    </message>
    <message>
        <source>This line is none of Lectern&apos;s.</source>
        <translation>此行不是 Lectern 的。</translation>
    </message>
    <message>
        <source>This file is cut off or lines are missing: it should hold %1 papers, and %2 were read.</source>
        <translation>此文件被截断或缺少行：应有 %1 篇论文，读到 %2 篇。</translation>
    </message>
    <message>
        <source>This source has the number of another.</source>
        <translation>此来源的编号属于另一来源。</translation>
    </message>
    <message>
        <source>This line has neither a title nor an abstract.</source>
        <translation>此行既没有标题也没有摘要。</translation>
    </message>
    <message>
        <source>Another paper stands at this place of its source.</source>
        <translation>来源的此处是另一篇论文。</translation>
    </message>
    <message>
        <source>The papers came in, but not what was made of them: %1</source>
        <translation>论文已导入，但对它们所做的没有导入：%1</translation>
    </message>
    <message>
        <source>These papers are not the answer to a query.</source>
        <translation>这些论文不是查询的结果。</translation>
    </message>
    <message>
        <source>A working file beside the library %1 could not be written or read: %2.</source>
        <translation>无法读写文献库 %1 旁的工作文件：%2。</translation>
    </message>
    <message>
        <source>There is no file %1.</source>
        <translation>没有文件 %1。</translation>
    </message>
    <message>
        <source>%1 is no ordinary file.</source>
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
        <source>Another program wrote to %1 while it was read. Close it and try again.</source>
        <translation>读取 %1 时另一个程序写入了它。请关闭该程序后重试。</translation>
    </message>
    <message>
        <source>The file %1 exists already. Choose another name for the new library.</source>
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
        <source>The library %1 was written by a newer Lectern; update Lectern to salvage it.</source>
        <translation>文献库 %1 由较新的 Lectern 写出；请更新 Lectern 后抢救。</translation>
    </message>
    <message>
        <source>Nothing of %1 could be read. Whether there is a backup of it, its folder says.</source>
        <translation>%1 中没有可读取的内容。其所在文件夹中或许有备份。</translation>
    </message>
    <message>
        <source>The new library could not be written beside %1: %2.</source>
        <translation>无法在 %1 旁写入新文献库：%2。</translation>
    </message>
    <message>
        <source>There is no library %1.</source>
        <translation>没有文献库 %1。</translation>
    </message>
    <message>
        <source>The folder %1 for backups could not be made.</source>
        <translation>无法创建备份文件夹 %1。</translation>
    </message>
    <message>
        <source>%1 is a folder, not a library file.</source>
        <translation>%1 是文件夹，不是文献库文件。</translation>
    </message>
    <message>
        <source>The library %1 cannot be created: its folder is read-only.</source>
        <translation>无法创建文献库 %1：其文件夹为只读。</translation>
    </message>
    <message>
        <source>The library %1 cannot be read: its permissions do not allow it.</source>
        <translation>无法读取文献库 %1：权限不允许。</translation>
    </message>
    <message>
        <source>The library %1 is empty.</source>
        <translation>文献库 %1 为空。</translation>
    </message>
    <message>
        <source>The library %1 cannot be changed: the file is read-only. It can be opened for reading.</source>
        <translation>无法更改文献库 %1：文件为只读。可以以只读方式打开。</translation>
    </message>
    <message>
        <source>The library %1 cannot be read where it is: its newest changes are in the file %2 beside it, and that can only be read in a folder that can be written. Copy both files to one.</source>
        <translation>无法在原处读取文献库 %1：其最新更改在旁边的文件 %2 中，只有在可写的文件夹中才能读取。请将两个文件复制到这样的文件夹。</translation>
    </message>
    <message>
        <source>The library %1 cannot be opened: %2.</source>
        <translation>无法打开文献库 %1：%2。</translation>
    </message>
    <message>
        <source>Qt&apos;s SQLite driver does not give its handle.</source>
        <translation>Qt 的 SQLite 驱动没有给出句柄。</translation>
    </message>
    <message>
        <source>The library %1 is damaged: reading what is in it comes to no end.</source>
        <translation>文献库 %1 已损坏：读取其内容没有尽头。</translation>
    </message>
    <message>
        <source>The disk is full; nothing was changed in the library %1.</source>
        <translation>磁盘已满；文献库 %1 中没有任何更改。</translation>
    </message>
    <message>
        <source>The library %1 cannot be changed: the file or its folder is read-only.</source>
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
        <source>The library %1 cannot be opened: a file beside it could not be made.</source>
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
        <source>The library %1 could not answer (%2).</source>
        <translation>文献库 %1 无法回答（%2）。</translation>
    </message>
    <message>
        <source>The library %1 is not there any more: another program has moved or deleted it.</source>
        <translation>文献库 %1 已不在原处：另一个程序移动或删除了它。</translation>
    </message>
    <message>
        <source>Another program has put another file in the place of the library %1.</source>
        <translation>另一个程序在文献库 %1 的位置放了另一个文件。</translation>
    </message>
    <message>
        <source>Another program has replaced or deleted the file %1-wal, which belongs to the library.</source>
        <translation>另一个程序替换或删除了属于该文献库的文件 %1-wal。</translation>
    </message>
    <message>
        <source>The file %1 exists already.</source>
        <translation>文件 %1 已存在。</translation>
    </message>
    <message>
        <source>The disk is full: there is no room for a copy of the library in %1.</source>
        <translation>磁盘已满：%1 中没有空间存放文献库的副本。</translation>
    </message>
    <message>
        <source>The library %1 is damaged, so no copy of it was made.</source>
        <translation>文献库 %1 已损坏，因此没有制作副本。</translation>
    </message>
    <message>
        <source>The file %1 is no backup of a Lectern library.</source>
        <translation>文件 %1 不是 Lectern 文献库的备份。</translation>
    </message>
    <message>
        <source>The file %1 was written by a newer Lectern; update Lectern to use it.</source>
        <translation>文件 %1 由较新的 Lectern 写出；请更新 Lectern 后使用。</translation>
    </message>
    <message>
        <source>The file %1 is damaged.</source>
        <translation>文件 %1 已损坏。</translation>
    </message>
    <message>
        <source>The damaged library %1 could not be kept as %2: %3.</source>
        <translation>损坏的文献库 %1 无法保留为 %2：%3。</translation>
    </message>
    <message>
        <source>The library %1 could not be put in place: %2. What was there is %3.</source>
        <translation>文献库 %1 无法放到原位：%2。原有内容在 %3。</translation>
    </message>
    <message>
        <source>The file %1 is the library itself, not a backup of it.</source>
        <translation>文件 %1 是文献库本身，不是它的备份。</translation>
    </message>
    <message>
        <source>Step %1 of the library&apos;s format: %2</source>
        <translation>文献库格式的第 %1 步：%2</translation>
    </message>
    <message>
        <source>The library %1 was written by a newer Lectern; update Lectern to open it.</source>
        <translation>文献库 %1 由较新的 Lectern 写出；请更新 Lectern 后打开。</translation>
    </message>
    <message>
        <source>The library %1 was written by an older Lectern; open it once for writing.</source>
        <translation>文献库 %1 由较旧的 Lectern 写出；请先以可写方式打开一次。</translation>
    </message>
    <message>
        <source>The library %1 needs an upgrade, but the copy made before could not be written: %2</source>
        <translation>文献库 %1 需要升级，但升级前的副本无法写入：%2</translation>
    </message>
    <message>
        <source>The format of libraries could not be made: %1.</source>
        <translation>无法建立文献库的格式：%1。</translation>
    </message>
    <message>
        <source>The library %1 is not as Lectern makes it, so it is not opened: %2.</source>
        <translation>文献库 %1 与 Lectern 建立的不同，因此没有打开：%2。</translation>
    </message>
    <message>
        <source>The file %1 could not be written: the disk is full. What was there before is unchanged.</source>
        <translation>无法写入文件 %1：磁盘已满。原有内容没有改变。</translation>
    </message>
    <message>
        <source>The file %1 could not be written: %2.</source>
        <translation>无法写入文件 %1：%2。</translation>
    </message>
    <message>
        <source>%1 is a folder, not a file.</source>
        <translation>%1 是文件夹，不是文件。</translation>
    </message>
    <message>
        <source>%1 belongs to a library of Lectern, which must not be overwritten. Choose another file.</source>
        <translation>%1 属于 Lectern 的文献库，不能覆盖。请选择其他文件。</translation>
    </message>
    <message>
        <source>%1 is a disk, not a file.</source>
        <translation>%1 是磁盘，不是文件。</translation>
    </message>
    <message>
        <source>The file %1 could not be named %2: %3.</source>
        <translation>文件 %1 无法改名为 %2：%3。</translation>
    </message>
    <message>
        <source>--without takes abstracts, marks and notes, with commas between.</source>
        <translation>--without 接受 abstracts、marks 和 notes，用逗号分隔。</translation>
    </message>
    <message>
        <source>At most %1 papers are set in a citation style at once.</source>
        <translation>一次最多按引文样式排印 %1 篇论文。</translation>
    </message>
    <message>
        <source>This build of Lectern has no citation styles: it was made without Qt Qml.</source>
        <translation>此 Lectern 没有引文样式：构建时没有 Qt Qml。</translation>
    </message>
    <message>
        <source>The citation style “%1” has no rules for a list of papers.</source>
        <translation>引文样式“%1”没有用于参考文献列表的规则。</translation>
    </message>
    <message>
        <source>There is no citation style “%1”.</source>
        <translation>没有引文样式“%1”。</translation>
    </message>
    <message>
        <source>This is no citation style.</source>
        <translation>这不是引文样式。</translation>
    </message>
    <message>
        <source>This citation style nests too deeply.</source>
        <translation>此引文样式嵌套过深。</translation>
    </message>
    <message>
        <source>This citation style cannot be read: line %1: %2.</source>
        <translation>此引文样式无法读取：第 %1 行：%2。</translation>
    </message>
    <message>
        <source>This file is too large for a citation style.</source>
        <translation>此文件对引文样式来说太大。</translation>
    </message>
    <message>
        <source>At most %1 papers are set in a citation style at once; these are %2.</source>
        <translation>一次最多按引文样式排印 %1 篇论文；这里有 %2 篇。</translation>
    </message>
    <message>
        <source>This took longer than %1 seconds.</source>
        <translation>耗时超过 %1 秒。</translation>
    </message>
    <message>
        <source>The script gave no answer.</source>
        <translation>脚本没有给出结果。</translation>
    </message>
    <message>
        <source>Lectern cannot show PDFs here: its program lectern-pdf is not installed.</source>
        <translation>Lectern 无法在此显示 PDF：其程序 lectern-pdf 未安装。</translation>
    </message>
    <message>
        <source>This PDF is locked with a password.</source>
        <translation>此 PDF 受密码保护。</translation>
    </message>
    <message>
        <source>This file is damaged, or it is not a PDF.</source>
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
        <source>This page is too large to be shown.</source>
        <translation>此页太大，无法显示。</translation>
    </message>
    <message>
        <source>The program that reads PDFs gave no answer that makes sense.</source>
        <translation>读取 PDF 的程序没有给出有意义的结果。</translation>
    </message>
    <message>
        <source>%1 is not a file.</source>
        <translation>%1 不是文件。</translation>
    </message>
    <message>
        <source>This takes too long and was stopped.</source>
        <translation>耗时过长，已停止。</translation>
    </message>
    <message>
        <source>The program that reads PDFs broke down over this.</source>
        <translation>读取 PDF 的程序因此崩溃。</translation>
    </message>
    <message>
        <source>This PDF brought down the program that reads PDFs again and again.</source>
        <translation>此 PDF 多次使读取 PDF 的程序崩溃。</translation>
    </message>
    <message>
        <source>chosen by hand</source>
        <translation>手动选择</translation>
    </message>
    <message>
        <source>by its arXiv stamp</source>
        <translation>依据 arXiv 标记</translation>
    </message>
    <message>
        <source>by its DOI</source>
        <translation>依据 DOI</translation>
    </message>
    <message>
        <source>by its title and authors</source>
        <translation>依据标题和作者</translation>
    </message>
    <message>
        <source>by its abstract</source>
        <translation>依据摘要</translation>
    </message>
    <message>
        <source>made from the file</source>
        <translation>由文件生成</translation>
    </message>
    <message>
        <source>there</source>
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
        <source>%1: belongs to “%2” already</source>
        <translation>%1：已属于“%2”</translation>
    </message>
    <message>
        <source>%1: no paper of this library seems to be it</source>
        <translation>%1：此文献库中似乎没有这篇论文</translation>
    </message>
    <message>
        <source>%1: not sure; it may be</source>
        <translation>%1：不确定；可能是</translation>
    </message>
    <message>
        <source>Attach the files to the paper of this number.</source>
        <translation>将文件附加到此编号的论文。</translation>
    </message>
    <message>
        <source>List all attached files and whether they are where they were; look for those that are not in the folders.</source>
        <translation>列出所有附加的文件以及它们是否在原处；不在原处的在各文件夹中查找。</translation>
    </message>
    <message>
        <source>A file&apos;s paper is found by its first pages: by the arXiv stamp, the DOI, the title or the abstract.</source>
        <translation>文件对应的论文由其首页确定：arXiv 标记、DOI、标题或摘要。</translation>
    </message>
    <message>
        <source>What is not sure is listed and not attached. The files stay where they are.</source>
        <translation>不确定的只列出，不附加。文件留在原处。</translation>
    </message>
    <message>
        <source>“attach” wants a FILE or folder.</source>
        <translation>“attach”需要一个 FILE 或文件夹。</translation>
    </message>
    <message>
        <source>--paper wants the number of a paper.</source>
        <translation>--paper 需要论文的编号。</translation>
    </message>
    <message>
        <source>Attach PDF files to the papers they hold, or list them.</source>
        <translation>将 PDF 文件附加到其所含的论文，或列出它们。</translation>
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
        <source>you may not read it</source>
        <translation>您没有读取权限</translation>
    </message>
    <message>
        <source>%1 is not a PDF file.</source>
        <translation>%1 不是 PDF 文件。</translation>
    </message>
    <message>
        <source>The folder %1 cannot be made.</source>
        <translation>无法建立文件夹 %1。</translation>
    </message>
    <message>
        <source>%1 changed while it was copied.</source>
        <translation>%1 在复制过程中发生了变化。</translation>
    </message>
    <message>
        <source>lectern-pdf, which reads PDF files, is not installed; a file can be attached to a paper by hand.</source>
        <translation>未安装读取 PDF 文件的 lectern-pdf；可以手动将文件附加到论文。</translation>
    </message>
    <message>
        <source>A file needs a name, a place and its checksum.</source>
        <translation>文件需要名称、位置和校验和。</translation>
    </message>
    <message>
        <source>same title</source>
        <translation>标题相同</translation>
    </message>
    <message>
        <source>one title names a form, such as an extended abstract</source>
        <translation>一个标题注明了形式，例如扩展摘要</translation>
    </message>
    <message>
        <source>one title is the beginning of the other</source>
        <translation>一个标题是另一个的开头</translation>
    </message>
    <message>
        <source>one title is the other without its subtitle</source>
        <translation>一个标题是去掉副标题的另一个</translation>
    </message>
    <message>
        <source>same words in another order</source>
        <translation>词相同，顺序不同</translation>
    </message>
    <message>
        <source>titles %1 % alike</source>
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
        <source>all authors of the shorter list in both</source>
        <translation>较短列表的作者两边都有</translation>
    </message>
    <message>
        <source>two different DOIs: two publications</source>
        <translation>两个不同的 DOI：两次发表</translation>
    </message>
    <message>
        <source>published in different places</source>
        <translation>发表于不同地方</translation>
    </message>
    <message>
        <source>of different years</source>
        <translation>年份不同</translation>
    </message>
    <message>
        <source>each title has a word of its own</source>
        <translation>各标题有各自的词</translation>
    </message>
    <message>
        <source>not cut</source>
        <translation>未截断</translation>
    </message>
    <message>
        <source>without the name of a form</source>
        <translation>不带形式名称</translation>
    </message>
    <message>
        <source>not in capitals</source>
        <translation>非全大写</translation>
    </message>
    <message>
        <source>the whole title</source>
        <translation>完整标题</translation>
    </message>
    <message>
        <source>the complete list</source>
        <translation>完整列表</translation>
    </message>
    <message>
        <source>the full names of both</source>
        <translation>两边的全名</translation>
    </message>
    <message>
        <source>full names</source>
        <translation>全名</translation>
    </message>
    <message>
        <source>longer, and holds the other</source>
        <translation>较长，且包含另一个</translation>
    </message>
    <message>
        <source>the only one</source>
        <translation>唯一的值</translation>
    </message>
    <message>
        <source>a stated year</source>
        <translation>所述年份</translation>
    </message>
    <message>
        <source>published</source>
        <translation>已发表</translation>
    </message>
    <message>
        <source>there is code</source>
        <translation>有代码</translation>
    </message>
    <message>
        <source>the greater number</source>
        <translation>较大的数</translation>
    </message>
    <message>
        <source>holds the other</source>
        <translation>包含另一个</translation>
    </message>
    <message>
        <source>of both</source>
        <translation>来自两者</translation>
    </message>
    <message>
        <source>saved last</source>
        <translation>最后保存</translation>
    </message>
    <message>
        <source>Write SQL that gives sqlite3 readable views of a library.</source>
        <translation>输出 SQL，使 sqlite3 能以易读的视图查看文献库。</translation>
    </message>
    <message>
        <source>This rule is sure of no pair.</source>
        <translation>没有一对论文完全符合此规则。</translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s) became one paper each.</source>
        <translation>
            <numerusform>%n 对论文已各自合并为一篇。</numerusform>
        </translation>
    </message>
    <message>
        <source>list only the pairs that a rule is sure of, or with --merge make each of them one paper with the better values: %1</source>
        <translation>只列出某规则能确定的论文对，或用 --merge 将每对以较好的值合并为一篇：%1</translation>
    </message>
    <message>
        <source>--rule wants one of %1.</source>
        <translation>--rule 需要以下之一：%1。</translation>
    </message>
    <message>
        <source>--rule stands alone, or with --merge and no numbers.</source>
        <translation>--rule 单独使用，或与 --merge 一起使用且不带编号。</translation>
    </message>
    <message>
        <source>Citation keys of BibTeX and CSL-JSON: lectern (winter2021slow) or better-bibtex (winterSlowCamerasObserve2021); a key that a paper came with stays.</source>
        <translation>BibTeX 与 CSL-JSON 的引用键：lectern (winter2021slow) 或 better-bibtex (winterSlowCamerasObserve2021)；论文自带的键保持不变。</translation>
    </message>
    <message>
        <source>--keys takes lectern or better-bibtex.</source>
        <translation>--keys 可取 lectern 或 better-bibtex。</translation>
    </message>
    <message>
        <source>Lines of JSON, one a highlight, instead of Markdown.</source>
        <translation>输出 JSON 行（每条高亮一行），而不是 Markdown。</translation>
    </message>
    <message>
        <source>QUERY chooses the papers, as for search; all of them without it.</source>
        <translation>QUERY 与 search 一样选择论文；省略时为全部论文。</translation>
    </message>
    <message>
        <source>highlight:WORDS finds those in which these words are marked or remarked on.</source>
        <translation>highlight:WORDS 查找高亮或批注中含有这些词的论文。</translation>
    </message>
    <message>
        <source>Write what is highlighted in the PDFs of papers, with your remarks.</source>
        <translation>写出论文 PDF 中的高亮及您的批注。</translation>
    </message>
    <message>
        <source>Words that you highlighted in a PDF of the paper, or wrote about them.</source>
        <translation>您在论文 PDF 中高亮的词，或为其写下的批注中的词。</translation>
    </message>
    <message>
        <source>What is known: code, abstract, note, doi, score, arxiv, citations, date, rating; pdf: a file is attached; highlight: something in it is highlighted; conflict: its sources disagree.</source>
        <translation>已知的内容：code、abstract、note、doi、score、arxiv、citations、date、rating；pdf：已附加文件；highlight：其中有高亮；conflict：来源不一致。</translation>
    </message>
    <message>
        <source>A remark can have at most 100,000 characters.</source>
        <translation>批注最多 100,000 个字符。</translation>
    </message>
    <message>
        <source>A highlight needs words of a file.</source>
        <translation>高亮需要文件中的词语。</translation>
    </message>
    <message>
        <source>The copy would take the place of the file itself; choose another name.</source>
        <translation>副本会取代文件本身；请换一个名称。</translation>
    </message>
    <message numerus="yes">
        <source>“%1” has %n disagreements.</source>
        <translation>
            <numerusform>“%1”有 %n 处不一致。</numerusform>
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
        <source>%1 (%2): %3, %4, %5 joined known ones</source>
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
        <source>Marks of %n papers: %1 here, %2 waiting until their papers come in</source>
        <translation>
            <numerusform>%n 篇论文的标记：%1 篇在库中，%2 篇等待论文导入</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n papers, %1 bytes, of which %2 not understood: %3 % understood</source>
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
        <source>%1: %2 of %3; with marks: %4</source>
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
        <source>Run this command of the window before, such as overview; several with commas between.</source>
        <translation>先执行窗口的此命令，如 overview；多个命令以逗号分隔。</translation>
    </message>
    <message>
        <source>Bookmarks and read marks</source>
        <translation>书签和已读标记</translation>
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
        <source>Values that a person gave</source>
        <translation>由人填写的值</translation>
    </message>
    <message>
        <source>Files of papers</source>
        <translation>论文的文件</translation>
    </message>
    <message>
        <source>Places of files</source>
        <translation>文件的位置</translation>
    </message>
    <message>
        <source>Last places in files</source>
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
        <source>Papers with a tag</source>
        <translation>带标签的论文</translation>
    </message>
    <message>
        <source>Lists</source>
        <translation>列表</translation>
    </message>
    <message>
        <source>Places of papers in lists</source>
        <translation>论文在列表中的位置</translation>
    </message>
    <message>
        <source>Saved searches</source>
        <translation>保存的搜索</translation>
    </message>
    <message>
        <source>Names given to people</source>
        <translation>归于人物的姓名</translation>
    </message>
    <message>
        <source>Merged names of people</source>
        <translation>人物的合并姓名</translation>
    </message>
    <message>
        <source>Chosen names of people</source>
        <translation>人物的选定姓名</translation>
    </message>
    <message>
        <source>People said to be different</source>
        <translation>被标为不同的人物</translation>
    </message>
    <message>
        <source>Decisions about two papers</source>
        <translation>关于两篇论文的决定</translation>
    </message>
    <message>
        <source>Sides of decisions about two papers</source>
        <translation>关于两篇论文的决定的各方</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Papers in the bin, which are in the list now</source>
        <translation>回收站中的论文（现已在列表中）</translation>
    </message>
    <message>
        <source>Sources in the bin, which are back now</source>
        <translation>回收站中的来源（现已还原）</translation>
    </message>
    <message>
        <source>Papers that wait for their source</source>
        <translation>等待其来源的论文</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>Rows of papers</source>
        <translation>论文的行</translation>
    </message>
    <message>
        <source>Abstracts</source>
        <translation>摘要</translation>
    </message>
    <message>
        <source>Appearances of papers on sources</source>
        <translation>论文在来源中的出现</translation>
    </message>
    <message>
        <source>Differing values of sources</source>
        <translation>来源的不同值</translation>
    </message>
    <message>
        <source>Papers of sources in the bin</source>
        <translation>回收站中来源的论文</translation>
    </message>
    <message>
        <source>Figures of authors</source>
        <translation>作者的指标</translation>
    </message>
    <message>
        <source>Remarks on sources</source>
        <translation>来源的备注</translation>
    </message>
    <message>
        <source>Passages that were not understood</source>
        <translation>未能理解的段落</translation>
    </message>
    <message>
        <source>Entries that make no sense (%1)</source>
        <translation>没有意义的条目（%1）</translation>
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
        <source>Papers of which nothing but a trace was found</source>
        <translation>只找到痕迹的论文</translation>
    </message>
    <message>
        <source>Papers of which only the marks were found, called “Lost paper” now</source>
        <translation>只找到标记的论文（现名为“Lost paper”）</translation>
    </message>
    <message>
        <source>Papers of which only a part was found</source>
        <translation>只找到一部分的论文</translation>
    </message>
    <message>
        <source>Sources whose papers were found, called “Lost source” now</source>
        <translation>找到其论文的来源（现名为“Lost source”）</translation>
    </message>
    <message>
        <source>Appearances of papers on sources that were found</source>
        <translation>论文在已找到的来源中的出现</translation>
    </message>
    <message>
        <source>Notes on authors whose names were not found</source>
        <translation>未找到姓名的作者的笔记</translation>
    </message>
    <message>
        <source>Decisions about two papers of which only one was found</source>
        <translation>只找到其中一篇的两篇论文的决定</translation>
    </message>
    <message>
        <source>Pages of the file with rows of which nothing says what they are</source>
        <translation>文件中无从得知其行为何物的页</translation>
    </message>
    <message>
        <source>The kind is one of %1.</source>
        <translation>类型须为以下之一：%1。</translation>
    </message>
    <message>
        <source>Words of what else the sources state: where the authors work, keywords, comments, addresses, the author whose page the paper stands on, the key it is cited by; the last one may be a beginning.</source>
        <translation>来源另外给出的内容中的词：作者单位、关键词、备注、链接、论文所在页面的作者、引用键；最后一个词可以只写开头。</translation>
    </message>
    <message>
        <source>Words are expected after the colon, in quotes if there are several.</source>
        <translation>冒号后应有词语，多个词请加引号。</translation>
    </message>
    <message>
        <source>One of %1 (whose PDF was read last); without it relevance where words are sought, else newest.</source>
        <translation>以下之一：%1（最近阅读过 PDF 的）；不给出时，搜索词语则为 relevance，否则为 newest。</translation>
    </message>
    <message>
        <source>--sort takes one of %1, not “%2”.</source>
        <translation>--sort 只接受以下之一：%1，而不是“%2”。</translation>
    </message>
    <message>
        <source>named by its source</source>
        <translation>由其来源指明</translation>
    </message>
    <message>
        <source>%1: not where it is said to be</source>
        <translation>%1：不在所说的位置</translation>
    </message>
    <message>
        <source>Attach the files that bibliographies of the library name for their papers, as reference managers do; look for those that are not where they should be in the folders.</source>
        <translation>附加库中的书目文件为其论文指明的文件（文献管理软件会写出它们的位置）；不在原处的文件到给出的文件夹中查找。</translation>
    </message>
    <message>
        <source>“%1” holds no word to look for.</source>
        <translation>“%1”中没有可查找的词。</translation>
    </message>
    <message>
        <source>Nothing matches all of it; searched in the place of “%1”: %2.</source>
        <translation>没有完全匹配的内容；改为查找（代替“%1”）：%2。</translation>
    </message>
    <message>
        <source>--query wants a condition; “*” stands for all papers.</source>
        <translation>--query 需要一个条件；“*”表示所有论文。</translation>
    </message>
    <message>
        <source>Papers with all the words in title, names, abstract, your notes and tags, or the short name of the venue, in any order, also in singular or plural, in British or American spelling, hyphenated or joined; the last word may be a beginning.</source>
        <translation>标题、姓名、摘要、您的笔记和标签或出处简称中含有全部这些词的论文，顺序不限，单数或复数、英式或美式拼写、带连字符或连写均可；最后一个词可以只是开头。</translation>
    </message>
    <message>
        <source>A word of a name; a whole name in quotes is the person, under all spellings; initials and either order will do, and initials in the middle may be left out.</source>
        <translation>姓名中的一个词；引号中的完整姓名指这个人，包括所有写法；可用首字母，姓名顺序不限，中间名的首字母可以省略。</translation>
    </message>
    <message>
        <source>The numbers of papers are those that search prints.</source>
        <translation>论文编号即 search 输出的编号。</translation>
    </message>
    <message>
        <source>Files whose paper is not known</source>
        <translation>尚不知属于哪篇论文的文件</translation>
    </message>
    <message>
        <source>An element of this citation style has too many attributes.</source>
        <translation>此引文样式的某个元素属性过多。</translation>
    </message>
    <message>
        <source>The library %1 is damaged: the file %2 beside it speaks of more pages than there are.</source>
        <translation>文献库 %1 已损坏：旁边的文件 %2 所称的页数多于实际页数。</translation>
    </message>
    <message>
        <source>The library %1 was not opened: %2 beside it is no ordinary file. Move it away and open the library again.</source>
        <translation>文献库 %1 未打开：旁边的 %2 不是普通文件。请将其移走，然后重新打开文献库。</translation>
    </message>
    <message>
        <source>The library %1 was not opened: the file %2 beside it names another file, which would be deleted. Lectern never writes such a file. Move it away and open the library again.</source>
        <translation>文献库 %1 未打开：旁边的文件 %2 指定了另一个会因此被删除的文件。Lectern 从不写入这样的文件。请将其移走，然后重新打开文献库。</translation>
    </message>
    <message>
        <source>The library %1 cannot be changed: its file has more than one name (hard links). Copy the file and open the copy; this one can be opened for reading.</source>
        <translation>文献库 %1 无法更改：其文件有多个名称（硬链接）。请复制该文件并打开副本；此文件仍可打开阅读。</translation>
    </message>
    <message>
        <source>This library is damaged: the number of an author is too large. What can be read can be brought into a new library with salvage.</source>
        <translation>此文献库已损坏：某位作者的编号过大。可用 salvage 将可读取的内容带入新的文献库。</translation>
    </message>
    <message>
        <source>In bibtex, biblatex, ris and csl-json also abstracts, keywords, marks, notes and files, for another Lectern; without it only what citing needs.</source>
        <translation>在 bibtex、biblatex、ris 和 csl-json 中还写出摘要、关键词、标记、笔记和文件，供另一个 Lectern 使用；不加此选项时只写引用所需的内容。</translation>
    </message>
    <message>
        <source>Everything but these, with commas between: abstracts, marks, notes.</source>
        <translation>写出除这些之外的全部内容，以逗号分隔：abstracts、marks、notes。</translation>
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
        <source>Best match</source>
        <translation>最佳匹配</translation>
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
        <source>Added</source>
        <translation>加入时间</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>代码</translation>
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
        <source>Order of the list</source>
        <translation>列表顺序</translation>
    </message>
    <message>
        <source>Last opened</source>
        <translation>最近打开</translation>
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
    <name>WindowNotices</name>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
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
        <source>Import a folder…</source>
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
        <source>Watch a folder…</source>
        <translation>监视文件夹…</translation>
    </message>
    <message>
        <source>Offer to import what is copied</source>
        <translation>提示导入复制的内容</translation>
    </message>
    <message>
        <source>Show the last import</source>
        <translation>显示上次导入</translation>
    </message>
    <message>
        <source>Move this source to the bin</source>
        <translation>将此来源移到回收站</translation>
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
        <source>Papers whose sources disagree</source>
        <translation>来源不一致的论文</translation>
    </message>
    <message>
        <source>This source is another paper</source>
        <translation>此来源是另一篇论文</translation>
    </message>
    <message>
        <source>Open another library…</source>
        <translation>打开其他文献库…</translation>
    </message>
    <message>
        <source>Open a recent library</source>
        <translation>打开最近的文献库</translation>
    </message>
    <message>
        <source>Open the sample library</source>
        <translation>打开示例库</translation>
    </message>
    <message>
        <source>Open my library</source>
        <translation>打开我的文献库</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>打印…</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>另存为 PDF…</translation>
    </message>
    <message>
        <source>Print the whole list…</source>
        <translation>打印整个列表…</translation>
    </message>
    <message>
        <source>Save the whole list as PDF…</source>
        <translation>将整个列表另存为 PDF…</translation>
    </message>
    <message>
        <source>History of changes</source>
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
        <source>Salvage what can be read…</source>
        <translation>抢救可读取的内容…</translation>
    </message>
    <message>
        <source>Export all marks…</source>
        <translation>导出所有标记…</translation>
    </message>
    <message>
        <source>Import marks…</source>
        <translation>导入标记…</translation>
    </message>
    <message>
        <source>Restore from the bin</source>
        <translation>从回收站还原</translation>
    </message>
    <message>
        <source>Empty the bin…</source>
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
        <source>Filters</source>
        <translation>筛选</translation>
    </message>
    <message>
        <source>Clear search and filters</source>
        <translation>清除搜索和筛选</translation>
    </message>
    <message>
        <source>Narrow down by venue, author, tag…</source>
        <translation>按出处、作者、标签…缩小范围</translation>
    </message>
    <message>
        <source>Best match first, or the usual order</source>
        <translation>最佳匹配优先，或通常顺序</translation>
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
        <source>Overview of these papers</source>
        <translation>这些论文的概览</translation>
    </message>
    <message>
        <source>What is new here, or since the last visit</source>
        <translation>此处或自上次查看后的新内容</translation>
    </message>
    <message>
        <source>All authors</source>
        <translation>所有作者</translation>
    </message>
    <message>
        <source>Bin</source>
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
        <source>Read the paper</source>
        <translation>阅读论文</translation>
    </message>
    <message>
        <source>Page down, then next unread</source>
        <translation>向下翻页，然后下一篇未读</translation>
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
        <source>Read or unread</source>
        <translation>已读或未读</translation>
    </message>
    <message>
        <source>No rating</source>
        <translation>不评星</translation>
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
        <source>Add to a list…</source>
        <translation>加入列表…</translation>
    </message>
    <message>
        <source>Write a note</source>
        <translation>写笔记</translation>
    </message>
    <message>
        <source>Correct…</source>
        <translation>更正…</translation>
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
        <source>Save this search…</source>
        <translation>保存此搜索…</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>重命名…</translation>
    </message>
    <message>
        <source>Remove from here</source>
        <translation>从此处移除</translation>
    </message>
    <message>
        <source>Move up in the list</source>
        <translation>在列表中上移</translation>
    </message>
    <message>
        <source>Move down in the list</source>
        <translation>在列表中下移</translation>
    </message>
    <message>
        <source>Move to the bin</source>
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
        <source>Show the author</source>
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
        <source>Merge with…</source>
        <translation>合并到…</translation>
    </message>
    <message>
        <source>Authors</source>
        <translation>作者</translation>
    </message>
    <message>
        <source>Split papers…</source>
        <translation>拆分论文…</translation>
    </message>
    <message>
        <source>Rename the author…</source>
        <translation>重命名作者…</translation>
    </message>
    <message>
        <source>Note on the author</source>
        <translation>作者的笔记</translation>
    </message>
    <message>
        <source>What changed</source>
        <translation>有何变化</translation>
    </message>
    <message>
        <source>Who is who</source>
        <translation>作者辨识</translation>
    </message>
    <message>
        <source>Mark everything as seen</source>
        <translation>全部标为已看</translation>
    </message>
    <message>
        <source>Merge two papers</source>
        <translation>合并两篇论文</translation>
    </message>
    <message>
        <source>Two different papers</source>
        <translation>两篇不同的论文</translation>
    </message>
    <message>
        <source>Two versions of one work</source>
        <translation>同一作品的两个版本</translation>
    </message>
    <message>
        <source>Copy the citation</source>
        <translation>复制引文</translation>
    </message>
    <message>
        <source>Copy as BibTeX</source>
        <translation>复制为 BibTeX</translation>
    </message>
    <message>
        <source>Copy as Markdown link</source>
        <translation>复制为 Markdown 链接</translation>
    </message>
    <message>
        <source>Open in the browser</source>
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
        <source>Back</source>
        <translation>返回</translation>
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
        <source>Normal text size</source>
        <translation>正常文字大小</translation>
    </message>
    <message>
        <source>Letters without serifs</source>
        <translation>无衬线字体</translation>
    </message>
    <message>
        <source>Letters with serifs</source>
        <translation>衬线字体</translation>
    </message>
    <message>
        <source>Short lines</source>
        <translation>短行</translation>
    </message>
    <message>
        <source>Lines of medium length</source>
        <translation>中等行宽</translation>
    </message>
    <message>
        <source>Long lines</source>
        <translation>长行</translation>
    </message>
    <message>
        <source>Lines close together</source>
        <translation>紧密行距</translation>
    </message>
    <message>
        <source>Lines at the usual distance</source>
        <translation>通常行距</translation>
    </message>
    <message>
        <source>Lines far apart</source>
        <translation>宽松行距</translation>
    </message>
    <message>
        <source>Colours of the system</source>
        <translation>跟随系统的颜色</translation>
    </message>
    <message>
        <source>Light colours</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>Dark colours</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>List of two lines</source>
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
        <source>Abstract pane</source>
        <translation>摘要栏</translation>
    </message>
    <message>
        <source>How the papers shown divide</source>
        <translation>所显示论文的分布</translation>
    </message>
    <message>
        <source>Menu bar</source>
        <translation>菜单栏</translation>
    </message>
    <message>
        <source>Figures and co-authors of the author</source>
        <translation>作者的指标和合著者</translation>
    </message>
    <message>
        <source>Panes and messages slide</source>
        <translation>面板和消息滑动显示</translation>
    </message>
    <message>
        <source>Mark as read after a moment</source>
        <translation>片刻后标为已读</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Every command by name</source>
        <translation>按名称查找所有命令</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>帮助</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>快捷键</translation>
    </message>
    <message>
        <source>How to search</source>
        <translation>如何搜索</translation>
    </message>
    <message>
        <source>Go to the last message</source>
        <translation>转到上一条消息</translation>
    </message>
    <message>
        <source>Open the menu</source>
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
        <source>Change keys</source>
        <translation>更改快捷键</translation>
    </message>
    <message>
        <source>What the numbers mean</source>
        <translation>数字的含义</translation>
    </message>
    <message>
        <source>When something fails</source>
        <translation>出错时怎么办</translation>
    </message>
    <message>
        <source>About Lectern</source>
        <translation>关于 Lectern</translation>
    </message>
    <message>
        <source>Copy a report on this program</source>
        <translation>复制关于此程序的报告</translation>
    </message>
    <message>
        <source>Hide the hint for ever</source>
        <translation>永久隐藏提示</translation>
    </message>
    <message>
        <source>Hints at the first minutes</source>
        <translation>最初几分钟的提示</translation>
    </message>
    <message>
        <source>Lectern</source>
        <translation>Lectern</translation>
    </message>
    <message>
        <source>As in vim</source>
        <translation>同 vim</translation>
    </message>
    <message>
        <source>As in a mail reader</source>
        <translation>同邮件程序</translation>
    </message>
    <message>
        <source>In the list of papers</source>
        <translation>在论文列表中</translation>
    </message>
    <message>
        <source>In the paper that is read</source>
        <translation>在正在阅读的论文中</translation>
    </message>
    <message>
        <source>In the search box</source>
        <translation>在搜索框中</translation>
    </message>
    <message>
        <source>In the sidebar</source>
        <translation>在侧栏中</translation>
    </message>
    <message>
        <source>In the list of tags or reading lists</source>
        <translation>在标签或阅读列表的列表中</translation>
    </message>
    <message>
        <source>In the form of corrections</source>
        <translation>在更正表单中</translation>
    </message>
    <message>
        <source>On a chart</source>
        <translation>在图表上</translation>
    </message>
    <message>
        <source>On the graph of co-authors</source>
        <translation>在合著者图上</translation>
    </message>
    <message>
        <source>In who is who</source>
        <translation>在作者辨识中</translation>
    </message>
    <message>
        <source>In related papers and other lists of lines</source>
        <translation>在相关论文和其他逐行列表中</translation>
    </message>
    <message>
        <source>One paper up or down</source>
        <translation>上移或下移一篇论文</translation>
    </message>
    <message>
        <source>A page up or down</source>
        <translation>向上或向下翻一页</translation>
    </message>
    <message>
        <source>The first or the last paper</source>
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
        <source>Copy what is selected</source>
        <translation>复制所选内容</translation>
    </message>
    <message>
        <source>The next suggestion, or the list</source>
        <translation>下一个建议，或列表</translation>
    </message>
    <message>
        <source>Take the suggestion</source>
        <translation>采用建议</translation>
    </message>
    <message>
        <source>Fold and unfold</source>
        <translation>折叠和展开</translation>
    </message>
    <message>
        <source>Move a list out of the one above, or below it</source>
        <translation>将列表移出上级列表，或移到上方列表之下</translation>
    </message>
    <message>
        <source>Show the papers of the place</source>
        <translation>显示该位置的论文</translation>
    </message>
    <message>
        <source>Tick, and close the list</source>
        <translation>勾选并关闭列表</translation>
    </message>
    <message>
        <source>Tick, and stay</source>
        <translation>勾选并停留</translation>
    </message>
    <message>
        <source>Colour of the tag</source>
        <translation>标签的颜色</translation>
    </message>
    <message>
        <source>Keep what was corrected</source>
        <translation>保留更正</translation>
    </message>
    <message>
        <source>Leave it as it was</source>
        <translation>保持原样</translation>
    </message>
    <message>
        <source>From bar to bar</source>
        <translation>在条形之间移动</translation>
    </message>
    <message>
        <source>Ask for the papers of the bar</source>
        <translation>查询该条形的论文</translation>
    </message>
    <message>
        <source>Copy the numbers</source>
        <translation>复制数字</translation>
    </message>
    <message>
        <source>From author to author</source>
        <translation>在作者之间移动</translation>
    </message>
    <message>
        <source>Nearer, or further away</source>
        <translation>放大或缩小</translation>
    </message>
    <message>
        <source>Show the papers of the author</source>
        <translation>显示作者的论文</translation>
    </message>
    <message>
        <source>The author in the middle</source>
        <translation>中间的作者</translation>
    </message>
    <message>
        <source>Everything in the picture</source>
        <translation>显示全图</translation>
    </message>
    <message>
        <source>The same person</source>
        <translation>同一人</translation>
    </message>
    <message>
        <source>Different people</source>
        <translation>不同的人</translation>
    </message>
    <message>
        <source>One line down or up</source>
        <translation>下移或上移一行</translation>
    </message>
    <message>
        <source>Open a PDF…</source>
        <translation>打开 PDF…</translation>
    </message>
    <message>
        <source>Contents and pages of the PDF</source>
        <translation>PDF 的目录和页面</translation>
    </message>
    <message>
        <source>Two pages side by side</source>
        <translation>双页并排</translation>
    </message>
    <message>
        <source>Pages as wide as the window</source>
        <translation>页面适合窗口宽度</translation>
    </message>
    <message>
        <source>Whole pages</source>
        <translation>整页显示</translation>
    </message>
    <message>
        <source>Turn the pages to the right</source>
        <translation>向右旋转页面</translation>
    </message>
    <message>
        <source>White, sepia or dark paper</source>
        <translation>白色、棕褐色或深色纸张</translation>
    </message>
    <message>
        <source>Find in this PDF</source>
        <translation>在此 PDF 中查找</translation>
    </message>
    <message>
        <source>In a PDF</source>
        <translation>在 PDF 中</translation>
    </message>
    <message>
        <source>A little down or up</source>
        <translation>向下或向上一点</translation>
    </message>
    <message>
        <source>A page of the window down or up</source>
        <translation>向下或向上一屏</translation>
    </message>
    <message>
        <source>The page before, the next page</source>
        <translation>上一页、下一页</translation>
    </message>
    <message>
        <source>The first or the last page</source>
        <translation>第一页或最后一页</translation>
    </message>
    <message>
        <source>Find words in the PDF</source>
        <translation>在 PDF 中查找词语</translation>
    </message>
    <message>
        <source>The next or the previous place found</source>
        <translation>下一处或上一处结果</translation>
    </message>
    <message>
        <source>As wide as the window</source>
        <translation>适合窗口宽度</translation>
    </message>
    <message>
        <source>Turn to the right</source>
        <translation>向右旋转</translation>
    </message>
    <message>
        <source>Contents and pages beside it</source>
        <translation>旁边的目录和页面</translation>
    </message>
    <message>
        <source>Back to where a link was followed</source>
        <translation>返回点击链接之处</translation>
    </message>
    <message>
        <source>Select the text of the page, copy what is selected</source>
        <translation>选择本页文字、复制所选内容</translation>
    </message>
    <message>
        <source>Find the papers of PDF files…</source>
        <translation>查找 PDF 文件对应的论文…</translation>
    </message>
    <message>
        <source>Files whose paper is not sure</source>
        <translation>不确定属于哪篇论文的文件</translation>
    </message>
    <message>
        <source>Open its PDF</source>
        <translation>打开其 PDF</translation>
    </message>
    <message>
        <source>Attach a PDF…</source>
        <translation>附加 PDF…</translation>
    </message>
    <message>
        <source>In duplicate papers</source>
        <translation>在重复论文中</translation>
    </message>
    <message>
        <source>In related papers</source>
        <translation>在相关论文中</translation>
    </message>
    <message>
        <source>Not related: not shown again</source>
        <translation>不相关：不再显示</translation>
    </message>
    <message>
        <source>From the pairs to the fields; in the fields, merge</source>
        <translation>从论文对到字段；在字段中则合并</translation>
    </message>
    <message>
        <source>Take the value of the left or the right paper</source>
        <translation>采用左侧或右侧论文的值</translation>
    </message>
    <message>
        <source>Take all values of one paper</source>
        <translation>采用一篇论文的全部值</translation>
    </message>
    <message>
        <source>The next choice of the field</source>
        <translation>该字段的下一个选项</translation>
    </message>
    <message>
        <source>The next pair, or the one before</source>
        <translation>下一对或上一对</translation>
    </message>
    <message>
        <source>Save all figures as CSV…</source>
        <translation>将所有指标另存为 CSV…</translation>
    </message>
    <message>
        <source>Print as references…</source>
        <translation>打印为参考文献…</translation>
    </message>
    <message>
        <source>Save as references (PDF)…</source>
        <translation>将参考文献另存为 PDF…</translation>
    </message>
    <message>
        <source>Highlights of the papers shown</source>
        <translation>所示论文的高亮</translation>
    </message>
    <message>
        <source>Highlights of the paper</source>
        <translation>论文的高亮</translation>
    </message>
    <message>
        <source>Highlight what is selected</source>
        <translation>高亮所选内容</translation>
    </message>
    <message>
        <source>Remark on the highlight</source>
        <translation>高亮的批注</translation>
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
        <source>Remove the highlight</source>
        <translation>移除高亮</translation>
    </message>
    <message>
        <source>Select a word of the page, the next one, the one below</source>
        <translation>选择页面上的一个词、下一个词、下方的词</translation>
    </message>
    <message>
        <source>Select more or less, by word and by line</source>
        <translation>按词和按行扩大或缩小选择</translation>
    </message>
    <message>
        <source>Highlight what is selected, or what was found</source>
        <translation>高亮所选内容或找到的内容</translation>
    </message>
    <message>
        <source>The same in this colour, or another colour for the highlight</source>
        <translation>用此颜色高亮，或更改高亮的颜色</translation>
    </message>
    <message>
        <source>Write a remark on it</source>
        <translation>为其写批注</translation>
    </message>
    <message>
        <source>The next or the previous highlight</source>
        <translation>下一条或上一条高亮</translation>
    </message>
    <message>
        <source>Abstract and note beside the PDF</source>
        <translation>在 PDF 旁显示摘要和笔记</translation>
    </message>
    <message>
        <source>Follow a link of the PDF</source>
        <translation>跟随 PDF 中的链接</translation>
    </message>
    <message>
        <source>The PDF of the next paper</source>
        <translation>下一篇论文的 PDF</translation>
    </message>
    <message>
        <source>The PDF of the previous paper</source>
        <translation>上一篇论文的 PDF</translation>
    </message>
    <message>
        <source>Take over what other programs highlighted</source>
        <translation>接收其他程序的高亮</translation>
    </message>
    <message>
        <source>Save a copy with the highlights…</source>
        <translation>保存带高亮的副本…</translation>
    </message>
    <message>
        <source>Abstract and note beside it</source>
        <translation>旁边显示摘要和笔记</translation>
    </message>
    <message>
        <source>Letters for the links in sight, which one types to follow them</source>
        <translation>为可见链接标上字母，键入字母即可跟随</translation>
    </message>
    <message>
        <source>Where nothing is typed: change or remove the last condition</source>
        <translation>输入框为空时：修改或移除最后一个条件</translation>
    </message>
    <message>
        <source>Copy the key to cite</source>
        <translation>复制引用键</translation>
    </message>
    <message>
        <source>Attach the PDFs that bibliographies name</source>
        <translation>附加书目文件指明的 PDF</translation>
    </message>
    <message>
        <source>Back to what was shown before</source>
        <translation>返回之前显示的内容</translation>
    </message>
    <message>
        <source>Copy the citation in a style…</source>
        <translation>按某种样式复制引文…</translation>
    </message>
</context>
<context>
    <name>lectern::AbstractPane</name>
    <message>
        <source>Letters, width and lines</source>
        <translation>字体、行宽和行距</translation>
    </message>
    <message>
        <source>No paper chosen</source>
        <translation>未选择论文</translation>
    </message>
    <message>
        <source>Take this tag from the paper</source>
        <translation>从论文移除此标签</translation>
    </message>
    <message>
        <source>Take the paper out of this list</source>
        <translation>将论文移出此列表</translation>
    </message>
    <message>
        <source>Take the paper out of the list %1</source>
        <translation>将论文移出列表 %1</translation>
    </message>
    <message>
        <source>Remove the bookmark</source>
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
        <source>Looking…</source>
        <translation>正在查找…</translation>
    </message>
    <message>
        <source>Choose one in the list: %1 and %2 go up and down.</source>
        <translation>请在列表中选择一篇：%1 和 %2 上下移动。</translation>
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
        <source>Choose the paper first to which a file is to be attached.</source>
        <translation>请先选择要附加文件的论文。</translation>
    </message>
    <message>
        <source>Attach a PDF to “%1”</source>
        <translation>将 PDF 附加到“%1”</translation>
    </message>
    <message>
        <source>PDF files (*.pdf);;All files (*)</source>
        <translation>PDF 文件 (*.pdf);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Find the papers of the PDF files in a folder</source>
        <translation>查找文件夹中 PDF 文件对应的论文</translation>
    </message>
    <message>
        <source>Finding the papers of these files</source>
        <translation>正在查找这些文件对应的论文</translation>
    </message>
    <message>
        <source>%1 attached to “%2”.</source>
        <translation>%1 已附加到“%2”。</translation>
    </message>
    <message>
        <source>The others were not looked at.</source>
        <translation>其余的未查看。</translation>
    </message>
    <message>
        <source>There is no PDF file.</source>
        <translation>没有 PDF 文件。</translation>
    </message>
    <message>
        <source>Say which</source>
        <translation>指明</translation>
    </message>
    <message>
        <source>No file is attached to this paper.</source>
        <translation>此论文没有附加文件。</translation>
    </message>
    <message>
        <source>Choose a paper first.</source>
        <translation>请先选择一篇论文。</translation>
    </message>
    <message>
        <source>%1 is no longer where it was, nor near it: %2</source>
        <translation>%1 已不在原处，附近也没有：%2</translation>
    </message>
    <message>
        <source>Look in a folder…</source>
        <translation>在文件夹中查找…</translation>
    </message>
    <message>
        <source>Detach it</source>
        <translation>移除附件</translation>
    </message>
    <message>
        <source>%1 has changed since it was attached.</source>
        <translation>%1 自附加以来已改变。</translation>
    </message>
    <message>
        <source>%1 was moved; it was found again.</source>
        <translation>%1 被移动过；已重新找到。</translation>
    </message>
    <message>
        <source>Where to look for %1</source>
        <translation>在何处查找 %1</translation>
    </message>
    <message>
        <source>%1 attached</source>
        <translation>已附加 %1 个</translation>
    </message>
    <message>
        <source>%1 there already</source>
        <translation>%1 个早已附加</translation>
    </message>
    <message>
        <source>%1 not sure</source>
        <translation>%1 个不确定</translation>
    </message>
    <message>
        <source>%1 not readable</source>
        <translation>%1 个无法读取</translation>
    </message>
    <message>
        <source>PDF files: %1.</source>
        <translation>PDF 文件：%1。</translation>
    </message>
    <message>
        <source>“%1”, read from its PDF</source>
        <translation>“%1”，读自其 PDF</translation>
    </message>
    <message>
        <source>This PDF belongs to no paper of the library.</source>
        <translation>此 PDF 不属于文献库中的任何论文。</translation>
    </message>
    <message>
        <source>No paper behind this one in the list has a PDF.</source>
        <translation>列表中此论文之后没有带 PDF 的论文。</translation>
    </message>
    <message>
        <source>No paper before this one in the list has a PDF.</source>
        <translation>列表中此论文之前没有带 PDF 的论文。</translation>
    </message>
    <message>
        <source>%1 names a PDF of a paper.</source>
        <translation>%1 指明了一篇论文的 PDF。</translation>
    </message>
    <message>
        <source>The import</source>
        <translation>本次导入</translation>
    </message>
    <message>
        <source>%1 names %2 PDFs of its papers.</source>
        <translation>%1 指明了其论文的 %2 个 PDF。</translation>
    </message>
    <message>
        <source>The import names %1 PDFs of its papers.</source>
        <translation>本次导入指明了其论文的 %1 个 PDF。</translation>
    </message>
    <message>
        <source>Attach it</source>
        <translation>附加</translation>
    </message>
    <message>
        <source>Attach them</source>
        <translation>附加</translation>
    </message>
    <message>
        <source>No bibliography of this library names a PDF that is not attached.</source>
        <translation>此库的书目文件没有指明尚未附加的 PDF。</translation>
    </message>
    <message>
        <source>Attaching the files that are named</source>
        <translation>正在附加所指明的文件</translation>
    </message>
    <message>
        <source>Look for these files in a folder and all that is in it</source>
        <translation>在某个文件夹及其所有子文件夹中查找这些文件</translation>
    </message>
    <message>
        <source>%1 not where they are said to be</source>
        <translation>%1 个不在所说的位置</translation>
    </message>
    <message>
        <source>%1 no longer waits for its paper.</source>
        <translation>%1 不再等待指定论文。</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
</context>
<context>
    <name>lectern::AttachStatus</name>
    <message>
        <source>Progress of finding papers of files</source>
        <translation>查找文件对应论文的进度</translation>
    </message>
    <message>
        <source>Cancel finding papers of files</source>
        <translation>取消查找文件对应的论文</translation>
    </message>
</context>
<context>
    <name>lectern::AuthorCommands</name>
    <message>
        <source>What comes in from now on counts as new.</source>
        <translation>从现在起加入的内容算作新内容。</translation>
    </message>
    <message>
        <source>New since %1</source>
        <translation>自 %1以来的新内容</translation>
    </message>
    <message>
        <source>Open an author first: A for the author of a paper, or choose one in the sidebar.</source>
        <translation>请先打开一位作者：按 A 打开论文的作者，或在侧栏中选择。</translation>
    </message>
    <message>
        <source>This library can only be read.</source>
        <translation>此文献库只能读取。</translation>
    </message>
    <message>
        <source>Select the authors that are one person: Ctrl or Shift and a click or the arrows.</source>
        <translation>请选择属于同一人的作者：按住 Ctrl 或 Shift 并单击或用方向键。</translation>
    </message>
    <message>
        <source>%1 is the same person as</source>
        <translation>%1 与此人相同：</translation>
    </message>
    <message>
        <source>Select in the list the papers that are somebody else&apos;s, then split again.</source>
        <translation>请在列表中选择属于别人的论文，然后再拆分。</translation>
    </message>
    <message>
        <source>The selected paper is not by this %1, but by</source>
        <translation>所选论文不属于这位 %1，而属于</translation>
    </message>
    <message>
        <source>The %1 selected papers are not by this %2, but by</source>
        <translation>所选 %1 篇论文不属于这位 %2，而属于</translation>
    </message>
    <message>
        <source>another %1, new here (Return)</source>
        <translation>另一位 %1，新建（回车）</translation>
    </message>
    <message>
        <source>Show %1 as</source>
        <translation>将 %1 显示为</translation>
    </message>
    <message>
        <source>No page of this author is in the library: no stated figures.</source>
        <translation>库中没有这位作者的页面：没有所述指标。</translation>
    </message>
    <message>
        <source>Save all figures as CSV</source>
        <translation>将所有指标另存为 CSV</translation>
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
</context>
<context>
    <name>lectern::AuthorListModel</name>
    <message>
        <source>Name</source>
        <translation>姓名</translation>
    </message>
    <message>
        <source>Papers in this library, counted here</source>
        <translation>此库中的论文，在此统计</translation>
    </message>
    <message>
        <source>Papers here</source>
        <translation>库中论文</translation>
    </message>
    <message>
        <source>As stated on the page saved last</source>
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
        <source>%1 here</source>
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
        <source>Who is who…</source>
        <translation>作者辨识…</translation>
    </message>
    <message>
        <source>Not the same</source>
        <translation>不是同一人</translation>
    </message>
    <message>
        <source>The two authors selected are different people</source>
        <translation>所选两位作者是不同的人</translation>
    </message>
    <message>
        <source>Merge</source>
        <translation>合并</translation>
    </message>
    <message>
        <source>The authors selected are one person</source>
        <translation>所选作者是同一人</translation>
    </message>
    <message>
        <source>Part of a name</source>
        <translation>姓名的一部分</translation>
    </message>
    <message>
        <source>Find an author</source>
        <translation>查找作者</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>列</translation>
    </message>
    <message>
        <source>Looking up the authors…</source>
        <translation>正在查找作者…</translation>
    </message>
    <message>
        <source>No authors yet. Import pages or lists that name them.</source>
        <translation>还没有作者。请导入列出作者的页面或列表。</translation>
    </message>
    <message>
        <source>No author of this library has “%1” in the name.</source>
        <translation>此库中没有姓名含“%1”的作者。</translation>
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
    <name>lectern::AuthorNameBar</name>
    <message>
        <source>Name of the author</source>
        <translation>作者姓名</translation>
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
        <source>No other author here is called “%1”. Leave the name empty for somebody new.</source>
        <translation>这里没有其他名为“%1”的作者。如果是新作者，请将姓名留空。</translation>
    </message>
    <message>
        <source>No other author here is called “%1”.</source>
        <translation>这里没有其他名为“%1”的作者。</translation>
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
        <source>New since you last looked</source>
        <translation>自您上次查看后新增</translation>
    </message>
    <message>
        <source>Close the author</source>
        <translation>关闭作者</translation>
    </message>
    <message>
        <source>Back to all papers</source>
        <translation>返回所有论文</translation>
    </message>
    <message>
        <source>Who is this?</source>
        <translation>这是谁？</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>分数</translation>
    </message>
    <message>
        <source>“%1” is somebody else</source>
        <translation>“%1”是别人</translation>
    </message>
    <message>
        <source>also %1</source>
        <translation>也作 %1</translation>
    </message>
    <message>
        <source>%1 new since you last looked</source>
        <translation>自您上次查看后新增 %1</translation>
    </message>
    <message>
        <source>came in after %1</source>
        <translation>%1之后加入</translation>
    </message>
    <message>
        <source>No page of this author is in the library: no stated figures.</source>
        <translation>库中没有这位作者的页面：没有所述指标。</translation>
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
        <source>; the lines show %1 saves</source>
        <translation>；线条显示 %1 次保存</translation>
    </message>
    <message>
        <source>score %1 to below %2: %3</source>
        <translation>分数 %1 至不足 %2：%3</translation>
    </message>
    <message>
        <source>Computed: at least %1 here</source>
        <translation>计算：库中至少 %1</translation>
    </message>
    <message>
        <source>Computed: %1 here</source>
        <translation>计算：库中 %1</translation>
    </message>
    <message>
        <source>, of %1</source>
        <translation>，共 %1</translation>
    </message>
    <message>
        <source>, %1 to %2</source>
        <translation>，%1 至 %2</translation>
    </message>
    <message>
        <source>, %1 without a year</source>
        <translation>，%1无年份</translation>
    </message>
    <message>
        <source>Counted from the papers of this library, not stated on any page</source>
        <translation>按此库的论文统计，任何页面都没有给出</translation>
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
        <source>%1 with code, of %2; pages tell for %3</source>
        <translation>%1有代码，共 %2；%3 篇的页面有说明</translation>
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
        <source>; one of the author lists ends in “et al.”</source>
        <translation>；有一个作者列表以“et al.”结尾</translation>
    </message>
    <message>
        <source>; %1 of the author lists end in “et al.”</source>
        <translation>；有 %1 个作者列表以“et al.”结尾</translation>
    </message>
    <message>
        <source>%1, %2 together</source>
        <translation>%1，合著 %2</translation>
    </message>
    <message>
        <source>at least %1 together</source>
        <translation>合著至少 %1</translation>
    </message>
    <message>
        <source>%1 together</source>
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
        <source>What other pages state</source>
        <translation>其他页面所述</translation>
    </message>
    <message>
        <source>%1, saved %2: %3</source>
        <translation>%1，保存于 %2：%3</translation>
    </message>
    <message>
        <source>What the numbers mean</source>
        <translation>数字的含义</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>where figures are stated, the figures</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>; a line each of the %1 pages, over %2 saves</source>
        <translation>；%1 个页面各一条线，共 %2 次保存</translation>
    </message>
    <message>
        <source>score %1 and more: %2</source>
        <translation>分数 %1 及以上：%2</translation>
    </message>
    <message>
        <source>First author of %1, last of %2, alone on %3, between others on %4</source>
        <translation>第一作者 %1 篇，末位作者 %2 篇，独立作者 %3 篇，居中 %4 篇</translation>
    </message>
    <message>
        <source>; not named before the “et al.” of %1</source>
        <translation>；%1 篇的“et al.”之前未列出</translation>
    </message>
    <message>
        <source>%1: a click lists them. With Ctrl it opens %2.</source>
        <translation>%1：单击列出它们。按住 Ctrl 单击则打开 %2。</translation>
    </message>
</context>
<context>
    <name>lectern::AuthorYears</name>
    <message>
        <source>Papers a year, computed from this library</source>
        <translation>每年论文数，按此库计算</translation>
    </message>
    <message>
        <source>What is counted by year</source>
        <translation>按年份统计的内容</translation>
    </message>
    <message>
        <source>Papers a year</source>
        <translation>每年论文数</translation>
    </message>
    <message>
        <source>Place among the authors, by year</source>
        <translation>作者位次，按年份</translation>
    </message>
    <message>
        <source>Authors of a paper, by year</source>
        <translation>每篇论文的作者数，按年份</translation>
    </message>
    <message>
        <source>Papers a year by the author&apos;s place</source>
        <translation>每年的论文，按作者位次</translation>
    </message>
    <message>
        <source>Authors of a paper, the mean of each year</source>
        <translation>每篇论文的作者数，每年的平均值</translation>
    </message>
    <message>
        <source>first</source>
        <translation>第一</translation>
    </message>
    <message>
        <source>between</source>
        <translation>居中</translation>
    </message>
    <message>
        <source>last</source>
        <translation>末位</translation>
    </message>
    <message>
        <source>alone</source>
        <translation>独立</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>%1: %2 here</source>
        <translation>%1：库中 %2</translation>
    </message>
    <message>
        <source>%1: first author of %2, between others on %3, last of %4, alone on %5</source>
        <translation>%1：第一作者 %2 篇，居中 %3 篇，末位作者 %4 篇，独立作者 %5 篇</translation>
    </message>
    <message>
        <source>; not named before the “et al.” of %1</source>
        <translation>；%1 篇的“et al.”之前未列出</translation>
    </message>
    <message>
        <source>%1: %2 authors a paper, the mean of %3</source>
        <translation>%1：每篇 %2 位作者，%3的平均值</translation>
    </message>
    <message>
        <source>%1: no paper names all its authors</source>
        <translation>%1：没有论文列出全部作者</translation>
    </message>
</context>
<context>
    <name>lectern::BackupsView</name>
    <message>
        <source>Backups</source>
        <translation>备份</translation>
    </message>
    <message>
        <source>A checked copy is made on every day the library is open, before its format changes, and before another is restored. Kept are all of the last 7 days that have one, the newest of each of the last 8 weeks and of the last 12 months. They stand in a folder beside the library.</source>
        <translation>文献库打开的每一天、其格式更改之前以及还原另一备份之前，都会制作一份经检查的副本。保留最近 7 个有备份的日子的全部副本、最近 8 周每周和最近 12 个月每月最新的一份。它们在文献库旁的文件夹中。</translation>
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
        <source>Made</source>
        <translation>制作于</translation>
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
        <source>cannot be read</source>
        <translation>无法读取</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <translation>%1，%2，%3</translation>
    </message>
    <message>
        <source>There is no backup yet. The first is made once there is something to lose.</source>
        <translation>还没有备份。一旦有可能丢失的内容，就会制作第一份。</translation>
    </message>
</context>
<context>
    <name>lectern::TrashBar</name>
    <message>
        <source>Restore</source>
        <translation>还原</translation>
    </message>
    <message>
        <source>Empty the bin…</source>
        <translation>清空回收站…</translation>
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
        <source>Older save</source>
        <translation>较早保存</translation>
    </message>
    <message>
        <source>Newer save</source>
        <translation>较新保存</translation>
    </message>
    <message>
        <source>What changed</source>
        <translation>有何变化</translation>
    </message>
    <message>
        <source>What</source>
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
        <source>What changed: %1</source>
        <translation>有何变化：%1</translation>
    </message>
    <message>
        <source>No page of this author is in the library.</source>
        <translation>库中没有这位作者的页面。</translation>
    </message>
    <message>
        <source>There is one save of this page. Save it again later and import it too.</source>
        <translation>此页面只保存过一次。请以后再保存一次并导入。</translation>
    </message>
    <message>
        <source>Nothing is different.</source>
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
        <source>%n paper(s) here</source>
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
        <source>%1: wrote with a co-author of %2, %3</source>
        <translation>%1：与 %2 的合著者合著，%3</translation>
    </message>
    <message>
        <source>%1 and %2: at least %3 together</source>
        <comment>names, papers</comment>
        <translation>%1 和 %2：至少合著 %3</translation>
    </message>
    <message>
        <source>%1 and %2: %3 together</source>
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
        <source>Commands</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>No command is called so.</source>
        <translation>没有这样的命令。</translation>
    </message>
</context>
<context>
    <name>lectern::ComparisonView</name>
    <message>
        <source>The two papers, field by field</source>
        <translation>两篇论文，逐字段</translation>
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
        <source>together</source>
        <translation>合在一起</translation>
    </message>
    <message>
        <source>%1, %2 chosen: %3</source>
        <comment>a field, a side, a value</comment>
        <translation>%1，已选%2：%3</translation>
    </message>
</context>
<context>
    <name>lectern::ConfirmBar</name>
    <message>
        <source>Keep</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>是</translation>
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
        <source>What would change</source>
        <translation>将要更改的内容</translation>
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
        <source>Do</source>
        <translation>执行</translation>
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
        <source>Take your values back</source>
        <translation>收回您的值</translation>
    </message>
    <message>
        <source>What to do</source>
        <translation>要做什么</translation>
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
        <source>Replace by</source>
        <translation>替换为</translation>
    </message>
    <message>
        <source>Names with semicolons between</source>
        <translation>姓名之间用分号</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>另有 %1 位</translation>
    </message>
    <message>
        <source>%1 of %2 would change.</source>
        <translation>%2中有 %1 会更改。</translation>
    </message>
    <message>
        <source>Nothing would change.</source>
        <translation>没有会更改的。</translation>
    </message>
    <message>
        <source>Of %1 the field could not hold the result: they stay.</source>
        <translation>有 %1的字段容不下结果：它们保持原样。</translation>
    </message>
</context>
<context>
    <name>lectern::CorrectionField</name>
    <message>
        <source>Take back</source>
        <translation>收回</translation>
    </message>
    <message>
        <source>Take your %1 back</source>
        <translation>收回您的值：%1</translation>
    </message>
    <message>
        <source>No source states one.</source>
        <translation>没有来源给出此项。</translation>
    </message>
    <message>
        <source>The sources state: %1</source>
        <translation>来源给出：%1</translation>
    </message>
    <message>
        <source>One name a line, in order; “et al.” where there are more.</source>
        <translation>每行一个姓名，按顺序；还有更多时写“et al.”。</translation>
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

Stated by %2. A click takes it.</source>
        <translation>%1

由 %2 给出。单击即采用。</translation>
    </message>
    <message>
        <source>taken back</source>
        <translation>已收回</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>已更改</translation>
    </message>
    <message>
        <source>your value</source>
        <translation>您的值</translation>
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
        <source>A paper made by hand. Title and DOI may stand in one line.</source>
        <translation>手工建立的论文。标题和 DOI 可以写在一行。</translation>
    </message>
    <message>
        <source>Your values outrank what any source states.</source>
        <translation>您的值优先于任何来源。</translation>
    </message>
    <message>
        <source>A paper has a title, or at least an abstract.</source>
        <translation>论文要有标题，或至少有摘要。</translation>
    </message>
    <message>
        <source>What you typed as %1 was not kept: %2</source>
        <translation>您为 %1输入的内容没有保留：%2</translation>
    </message>
    <message>
        <source>What the PDF states of its paper. Save creates the paper and attaches the file.</source>
        <translation>以下是 PDF 中写明的论文信息。“保存”会新建论文并附上该文件。</translation>
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
        <source>Same authors and year, small changes in the title</source>
        <translation>作者和年份相同，标题略有改动</translation>
    </message>
    <message>
        <source>Many pairs at once</source>
        <translation>一次处理多对</translation>
    </message>
    <message>
        <source>Back to the pairs</source>
        <translation>返回论文对</translation>
    </message>
    <message>
        <source>Tick all</source>
        <translation>全选</translation>
    </message>
    <message>
        <source>Tick none</source>
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
        <source>Pairs that become one paper each</source>
        <translation>各合为一篇的论文对</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>论文</translation>
    </message>
    <message>
        <source>becomes one with</source>
        <translation>合并到</translation>
    </message>
    <message>
        <source>because of</source>
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
        <source>No rule is sure of any pair that is left.</source>
        <translation>对剩下的论文对，没有规则有把握。</translation>
    </message>
    <message>
        <source>Each pair becomes one paper with the better values. Space ticks; one Ctrl+Z takes all back.</source>
        <translation>每对合为一篇论文，取较好的值。空格键勾选；按一次 Ctrl+Z 全部撤销。</translation>
    </message>
</context>
<context>
    <name>lectern::DuplicateCommands</name>
    <message>
        <source>There is no pair to decide.</source>
        <translation>没有要判定的一对。</translation>
    </message>
    <message>
        <source>Select the two papers first, with Ctrl and a click.</source>
        <translation>请先选择两篇论文，按住 Ctrl 并单击。</translation>
    </message>
    <message>
        <source>That was decided already.</source>
        <translation>这已经判定过了。</translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s) became one paper each</source>
        <translation>
            <numerusform>%n 对论文已各合为一篇</numerusform>
        </translation>
    </message>
    <message>
        <source>Up to %1 papers can be merged by hand. Find duplicates merges many pairs at once.</source>
        <translation>最多可手动合并 %1 篇论文。查找重复论文可一次合并多对。</translation>
    </message>
</context>
<context>
    <name>lectern::DuplicatesPage</name>
    <message>
        <source>Look again</source>
        <translation>重新查找</translation>
    </message>
    <message>
        <source>Looking for duplicates</source>
        <translation>正在查找重复</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Likely pairs</source>
        <translation>可能的重复对</translation>
    </message>
    <message>
        <source>Duplicate papers</source>
        <translation>重复论文</translation>
    </message>
    <message>
        <source>Not looked for yet</source>
        <translation>尚未查找</translation>
    </message>
    <message>
        <source>Likely pairs of the whole library come here.</source>
        <translation>整个文献库中可能的重复对会显示在这里。</translation>
    </message>
    <message>
        <source>Comparing all papers of the library…</source>
        <translation>正在比较库中所有论文…</translation>
    </message>
    <message>
        <source>The duplicates could not be looked for</source>
        <translation>无法查找重复</translation>
    </message>
    <message>
        <source>No likely pair is left</source>
        <translation>没有剩下可能的重复对</translation>
    </message>
    <message>
        <source>What was decided here is remembered, also when the same pages are imported again.</source>
        <translation>这里的判定会记住，再次导入相同页面时也有效。</translation>
    </message>
    <message>
        <source>perhaps two versions: %1</source>
        <translation>可能是两个版本：%1</translation>
    </message>
    <message>
        <source>One likely pair. A decision can be undone.</source>
        <translation>一个可能的重复对。判定可以撤销。</translation>
    </message>
    <message>
        <source>%1 likely pairs, the surest first. Every decision can be undone.</source>
        <translation>%1 个可能的重复对，最确定的在前。每个判定都可以撤销。</translation>
    </message>
    <message>
        <source>Many at once…</source>
        <translation>一次处理多对…</translation>
    </message>
    <message>
        <source>The pairs that a rule is sure of, to look through and merge together</source>
        <translation>某条规则有把握的论文对，可查看并一起合并</translation>
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
        <source>With the words alone: %1</source>
        <translation>仅用这些词：%1</translation>
    </message>
</context>
<context>
    <name>lectern::ErrorBar</name>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>What to do</source>
        <translation>如何处理</translation>
    </message>
</context>
<context>
    <name>lectern::ExportCommands</name>
    <message>
        <source>Copied as BibTeX: %1.</source>
        <translation>已复制为 BibTeX：%1。</translation>
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
        <source>There is no paper to export.</source>
        <translation>没有可导出的论文。</translation>
    </message>
    <message>
        <source>Exporting %1</source>
        <translation>正在导出 %1</translation>
    </message>
    <message>
        <source>Cancelled: no file was written.</source>
        <translation>已取消：没有写入文件。</translation>
    </message>
    <message>
        <source>Exported %1 into %2</source>
        <translation>已将 %1导出到 %2</translation>
    </message>
    <message>
        <source>%1 are too many for the clipboard; export them into a file.</source>
        <translation>%1对剪贴板来说太多；请导出到文件。</translation>
    </message>
    <message>
        <source>reference style APA MLA IEEE ACM Chicago Harvard Vancouver Nature CSL</source>
        <comment>words by which the command is found, too</comment>
        <translation>引文样式 参考文献 APA MLA IEEE ACM Chicago Harvard Vancouver Nature CSL</translation>
    </message>
    <message>
        <source>%1 is there already, from %2. Replace it?</source>
        <translation>%1 已存在，日期为 %2。要替换它吗？</translation>
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
        <source>Choose a paper first.</source>
        <translation>请先选择一篇论文。</translation>
    </message>
    <message>
        <source>One plain line</source>
        <translation>一行纯文本</translation>
    </message>
    <message>
        <source>Choose the usual one…</source>
        <translation>选择常用样式…</translation>
    </message>
    <message>
        <source>Key copied: %1</source>
        <translation>已复制键：%1</translation>
    </message>
</context>
<context>
    <name>lectern::ExportPanel</name>
    <message>
        <source>Everything Lectern knows, with tags, lists, notes and every source. For another Lectern, for a copy, for programs.</source>
        <translation>Lectern 所知的一切，包括标签、列表、笔记和所有来源。用于另一个 Lectern、留作副本或供程序使用。</translation>
    </message>
    <message>
        <source>For LaTeX and most reference managers. Formulas and protected capitals stay as they are.</source>
        <translation>用于 LaTeX 和大多数文献管理软件。公式和受保护的大写保持原样。</translation>
    </message>
    <message>
        <source>For LaTeX with BibLaTeX: whole dates, eprint fields.</source>
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
        <source>A table for spreadsheets, one paper a row.</source>
        <translation>用于电子表格的表格，每行一篇论文。</translation>
    </message>
    <message>
        <source>A reading list with links and abstracts, to be edited.</source>
        <translation>带链接和摘要的阅读列表，可以编辑。</translation>
    </message>
    <message>
        <source>A reading list for any browser: one file, nothing is loaded from outside.</source>
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
        <source>The beginning of the file</source>
        <translation>文件的开头</translation>
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
        <source>An export is running; wait for it or cancel it below.</source>
        <translation>正在导出；请等待，或在下方取消。</translation>
    </message>
    <message>
        <source>The file needs a name.</source>
        <translation>文件需要名称。</translation>
    </message>
    <message>
        <source>There is no folder %1.</source>
        <translation>没有文件夹 %1。</translation>
    </message>
    <message>
        <source>Export into a file</source>
        <translation>导出到文件</translation>
    </message>
    <message>
        <source>A list of references as a journal prints it, in its citation style.</source>
        <translation>期刊所刊印的参考文献列表，采用其引文样式。</translation>
    </message>
    <message>
        <source>Abstracts</source>
        <translation>摘要</translation>
    </message>
    <message>
        <source>Tags, lists, stars, bookmarks and read marks</source>
        <translation>标签、列表、星级、书签和已读标记</translation>
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
        <source>With</source>
        <translation>包含</translation>
    </message>
    <message>
        <source>Citation keys</source>
        <translation>引用键</translation>
    </message>
    <message>
        <source>Keys as winter2021slow</source>
        <translation>键如 winter2021slow</translation>
    </message>
    <message>
        <source>Keys of Better BibTeX, as winterSlowCamerasObserve2021</source>
        <translation>Better BibTeX 的键，如 winterSlowCamerasObserve2021</translation>
    </message>
    <message>
        <source>A key that a paper came with stays as it is</source>
        <translation>论文自带的键保持不变</translation>
    </message>
    <message>
        <source>There is no paper in this list.</source>
        <translation>此列表中没有论文。</translation>
    </message>
    <message>
        <source>This file is there already; you are asked before it is replaced.</source>
        <translation>此文件已存在；替换前会询问您。</translation>
    </message>
    <message>
        <source>Only what &amp;citing needs</source>
        <translation>仅引用所需的内容(&amp;C)</translation>
    </message>
    <message>
        <source>Everything, for &amp;another Lectern</source>
        <translation>全部内容，供另一个 Lectern 使用(&amp;A)</translation>
    </message>
    <message>
        <source>Only what citing needs</source>
        <translation>仅引用所需的内容</translation>
    </message>
    <message>
        <source>Without abstracts, keywords, marks, notes and files</source>
        <translation>不含摘要、关键词、标记、笔记和文件</translation>
    </message>
    <message>
        <source>Everything, for another Lectern</source>
        <translation>全部内容，供另一个 Lectern 使用</translation>
    </message>
    <message>
        <source>Also what you made of the papers and where their files are</source>
        <translation>还包括您对论文所做的标记和笔记，以及文件所在位置</translation>
    </message>
</context>
<context>
    <name>lectern::ExportStatus</name>
    <message>
        <source>Progress of the export</source>
        <translation>导出进度</translation>
    </message>
    <message>
        <source>Cancel the export</source>
        <translation>取消导出</translation>
    </message>
</context>
<context>
    <name>lectern::FacetPopup</name>
    <message>
        <source>How the papers divide</source>
        <translation>论文的分布</translation>
    </message>
    <message>
        <source>By %1</source>
        <translation>按 %1</translation>
    </message>
    <message>
        <source>Find a value</source>
        <translation>查找值</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>值</translation>
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
        <source>Look for “%1” among all others</source>
        <translation>在所有其他值中查找“%1”</translation>
    </message>
    <message>
        <source>One is asked for already. Take its condition away to choose another.</source>
        <translation>已有此条件。要选择其他值，请先去掉它。</translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation>正在统计…</translation>
    </message>
    <message>
        <source>None of these papers has one.</source>
        <translation>这些论文都没有此项。</translation>
    </message>
    <message>
        <source>None is called so.</source>
        <translation>没有这样的值。</translation>
    </message>
    <message>
        <source>The %1 with most papers. Type to look for others.</source>
        <translation>论文最多的 %1 个。输入以查找其他值。</translation>
    </message>
</context>
<context>
    <name>lectern::FacetStrip</name>
    <message>
        <source>More…</source>
        <translation>更多…</translation>
    </message>
    <message>
        <source>How the papers shown divide</source>
        <translation>所显示论文的分布</translation>
    </message>
    <message>
        <source>All values, by category, venue, author, tag, source, score and year</source>
        <translation>所有值：按类别、出处、作者、标签、来源、分数和年份</translation>
    </message>
    <message>
        <source>More ways to divide these papers</source>
        <translation>这些论文的更多分布</translation>
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
</context>
<context>
    <name>lectern::FieldTable</name>
    <message>
        <source>Not read, kept as extra</source>
        <translation>不读取，作为附加内容保留</translation>
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
        <source>Year</source>
        <translation>年份</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日期</translation>
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
        <source>Category</source>
        <translation>类别</translation>
    </message>
    <message>
        <source>Citations</source>
        <translation>引用数</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>分数</translation>
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
        <source>Author list is cut</source>
        <translation>作者列表不完整</translation>
    </message>
    <message>
        <source>What each field is read as</source>
        <translation>各字段读作什么</translation>
    </message>
    <message>
        <source>What the columns of %1 are read as</source>
        <translation>%1 的各列读作什么</translation>
    </message>
    <message>
        <source>What the keys of %1 are read as</source>
        <translation>%1 的各键读作什么</translation>
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
        <source>Is read as</source>
        <translation>读作</translation>
    </message>
    <message>
        <source>What “%1” is read as; its first values: %2</source>
        <translation>“%1”读作什么；其前几个值：%2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1: as you said</source>
        <translation>%1：按您所说</translation>
    </message>
</context>
<context>
    <name>lectern::FigureCourse</name>
    <message>
        <source>%1 on %2</source>
        <translation>%2：%1</translation>
    </message>
    <message>
        <source>%1 over the saves: %2</source>
        <translation>%1 的历次保存：%2</translation>
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
        <source>Order</source>
        <translation>排序</translation>
    </message>
    <message>
        <source>Filters</source>
        <translation>筛选</translation>
    </message>
    <message>
        <source>Reverse order</source>
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
        <source>Found too: %1. A click searches only for the words as they are typed.</source>
        <translation>还找到：%1。单击则只按输入的词搜索。</translation>
    </message>
    <message>
        <source>Found in other spellings too: %1. Search only for the words as typed.</source>
        <translation>还找到其他写法：%1。只按输入的词搜索。</translation>
    </message>
    <message>
        <source>%1, reversed</source>
        <translation>%1，反向</translation>
    </message>
    <message>
        <source>Order: %1</source>
        <translation>排序：%1</translation>
    </message>
</context>
<context>
    <name>lectern::FilterPopup</name>
    <message>
        <source>any</source>
        <translation>不限</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>类别</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>年份</translation>
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
        <source>to</source>
        <translation>至</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>分数</translation>
    </message>
    <message>
        <source>Lowest score</source>
        <translation>最低分数</translation>
    </message>
    <message>
        <source>Only</source>
        <translation>只看</translation>
    </message>
    <message>
        <source>With code</source>
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
    <message>
        <source>Clear all</source>
        <translation>全部清除</translation>
    </message>
    <message>
        <source>Category %1</source>
        <translation>类别 %1</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation>至少 %1</translation>
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
        <source>The watched folder %1 is not there any more; nothing comes in from it.</source>
        <translation>监视的文件夹 %1 已不存在；不会再从中导入。</translation>
    </message>
</context>
<context>
    <name>lectern::GraphControls</name>
    <message>
        <source>People</source>
        <translation>人数</translation>
    </message>
    <message>
        <source>From the year</source>
        <translation>起始年份</translation>
    </message>
    <message>
        <source>To the year</source>
        <translation>截止年份</translation>
    </message>
    <message>
        <source>%1 people</source>
        <translation>%1 人</translation>
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
        <source>No co-author is known</source>
        <translation>没有已知的合著者</translation>
    </message>
    <message>
        <source>The author lists here end in “et al.” before another name comes.</source>
        <translation>这里的作者列表在出现其他姓名之前就以“et al.”结尾。</translation>
    </message>
    <message>
        <source>No paper of this library names another author beside them.</source>
        <translation>此库中没有论文列出其他作者。</translation>
    </message>
    <message>
        <source>%1 more had no room.</source>
        <translation>另有 %1 人没有位置。</translation>
    </message>
    <message>
        <source>Some author lists end in “et al.”: there may be more ties than these.</source>
        <translation>有些作者列表以“et al.”结尾：关系可能比这些更多。</translation>
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
        <source>Pictures (*.png)</source>
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
        <source>Who stood in the middle before (Backspace)</source>
        <translation>之前位于中心的人 (Backspace)</translation>
    </message>
    <message>
        <source>Their papers</source>
        <translation>其论文</translation>
    </message>
    <message>
        <source>The papers of the author in the middle</source>
        <translation>中心作者的论文</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>保存…</translation>
    </message>
    <message>
        <source>Papers together</source>
        <translation>合著论文</translation>
    </message>
    <message>
        <source>Picture (PNG)…</source>
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
        <source>Table of the lines (CSV)…</source>
        <translation>连线表格 (CSV)…</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>表格 (*.csv)</translation>
    </message>
    <message>
        <source>%1 people, two steps out. A click on a name brings it into the middle, one on a line shows the papers behind it; lines are the thicker the more papers two wrote together, here up to %2. Arrows go from name to name, Return chooses one, Space goes through its lines, + and − zoom, 0 fits.</source>
        <translation>%1 人，两步之内。点击姓名将其移至中心，点击连线显示其论文；两人合著越多，连线越粗，此处最多 %2 篇。方向键在姓名间移动，回车选择，空格依次查看其连线，+ 和 − 缩放，0 适合窗口。</translation>
    </message>
    <message>
        <source>No co-author of these years</source>
        <translation>这些年份没有合著者</translation>
    </message>
    <message>
        <source>The sliders above choose other years.</source>
        <translation>用上方滑块选择其他年份。</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a title, its year</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Save the co-authors</source>
        <translation>保存合著者</translation>
    </message>
</context>
<context>
    <name>lectern::HelpCommands</name>
    <message>
        <source>“%1” is not possible at the moment.</source>
        <translation>“%1”目前无法执行。</translation>
    </message>
    <message>
        <source>The report is on the clipboard. It names versions and nothing of yours.</source>
        <translation>报告已在剪贴板中。其中只有版本信息，没有您的任何内容。</translation>
    </message>
</context>
<context>
    <name>lectern::HelpPage</name>
    <message>
        <source>Help</source>
        <translation>帮助</translation>
    </message>
    <message>
        <source>Find in the help</source>
        <translation>在帮助中查找</translation>
    </message>
    <message>
        <source>Topics</source>
        <translation>主题</translation>
    </message>
    <message>
        <source>The help has no “%1”. Fewer words find more.</source>
        <translation>帮助中没有“%1”。减少词可以找到更多。</translation>
    </message>
</context>
<context>
    <name>lectern::HighlightCommands</name>
    <message>
        <source>Choose a paper first.</source>
        <translation>请先选择一篇论文。</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>已复制。</translation>
    </message>
    <message>
        <source>Nothing is highlighted in this PDF.</source>
        <translation>此 PDF 中没有高亮。</translation>
    </message>
    <message>
        <source>Copied as Markdown: the highlights of %1.</source>
        <translation>已复制为 Markdown：%1 的高亮。</translation>
    </message>
    <message>
        <source>Select words first: with the mouse, or with Shift and the arrow keys.</source>
        <translation>请先选择词语：使用鼠标，或 Shift 加方向键。</translation>
    </message>
    <message>
        <source>Highlights are kept with a paper of the library, and this PDF belongs to none yet.</source>
        <translation>高亮与文献库中的论文一起保存，而此 PDF 尚不属于任何论文。</translation>
    </message>
    <message>
        <source>Find its paper</source>
        <translation>查找其论文</translation>
    </message>
    <message>
        <source>The file is still being looked at; try again in a moment.</source>
        <translation>文件仍在查看中；请稍后再试。</translation>
    </message>
    <message>
        <source>Choose a highlight first: with a click, or with %1.</source>
        <translation>请先选择一条高亮：单击它，或按 %1。</translation>
    </message>
    <message>
        <source>No file is attached to this paper any more; attach it again to read on.</source>
        <translation>此论文不再附有文件；请重新附加后继续阅读。</translation>
    </message>
    <message>
        <source>Save these highlights</source>
        <translation>保存这些高亮</translation>
    </message>
    <message>
        <source>Markdown (*.md);;JSON lines (*.jsonl)</source>
        <translation>Markdown (*.md);;JSON 行 (*.jsonl)</translation>
    </message>
    <message>
        <source>%1: the highlights of %2.</source>
        <translation>%1：%2 的高亮。</translation>
    </message>
</context>
<context>
    <name>lectern::HighlightsPage</name>
    <message>
        <source>Highlights</source>
        <translation>高亮</translation>
    </message>
    <message>
        <source>Open in its PDF</source>
        <translation>在 PDF 中打开</translation>
    </message>
    <message>
        <source>Show the paper</source>
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
        <source>Looking for what is highlighted…</source>
        <translation>正在查找高亮…</translation>
    </message>
    <message>
        <source>The highlights cannot be read</source>
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
        <source>Nothing is highlighted here</source>
        <translation>这里没有高亮</translation>
    </message>
    <message>
        <source>Select words in a PDF of a paper and press H. What you mark stands here, and can be copied and saved with your remarks.</source>
        <translation>在论文的 PDF 中选择词语并按 H。您高亮的内容会显示在这里，可以连同批注一起复制和保存。</translation>
    </message>
</context>
<context>
    <name>lectern::HintBar</name>
    <message>
        <source>Hide</source>
        <translation>隐藏</translation>
    </message>
    <message>
        <source>No more hints</source>
        <translation>不再提示</translation>
    </message>
</context>
<context>
    <name>lectern::HintCommands</name>
    <message>
        <source>No hint is shown.</source>
        <translation>没有显示提示。</translation>
    </message>
    <message>
        <source>%1 and %2 go through the papers; %3 reads on and goes to the next unread one.</source>
        <translation>%1 和 %2 在论文间移动；%3 继续阅读，然后转到下一篇未读论文。</translation>
    </message>
    <message>
        <source>More than words can be searched: author:, year:2024.., -without, “a phrase”. %1 lists it all, with examples that run.</source>
        <translation>不只可以搜索词：author:、year:2024..、-不含、“词组”。%1 列出全部，并有可运行的示例。</translation>
    </message>
    <message>
        <source>%1 takes back whatever you did, also days later; %2 lists all of it.</source>
        <translation>%1 可收回您做过的任何更改，几天之后也可以；%2 列出全部。</translation>
    </message>
    <message>
        <source>Save the page again later and drop it too: what changed is added, what you marked stays. “%1” lets saved pages come in by themselves.</source>
        <translation>以后再次保存此页面并拖入：有变化的会加入，您的标记会保留。“%1”可让保存的页面自动导入。</translation>
    </message>
    <message>
        <source>“%1” also has a key: %2. %3 finds every command by its name.</source>
        <translation>“%1”也有快捷键：%2。%3 可按名称查找所有命令。</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>隐藏</translation>
    </message>
    <message>
        <source>Hide (%1)</source>
        <translation>隐藏 (%1)</translation>
    </message>
</context>
<context>
    <name>lectern::HistoryView</name>
    <message>
        <source>History of changes</source>
        <translation>更改历史</translation>
    </message>
    <message>
        <source>What was done in this library and what came in, the last first. A step shows its papers on a click. Undoing down to a change takes it back and all changes after it; what is undone can be done again until something new is done.</source>
        <translation>在此文献库中做过的和导入的，最近的在前。单击一步会显示其论文。撤销到某项更改会收回它及其后的所有更改；在有新的更改之前，撤销的内容可以重做。</translation>
    </message>
    <message>
        <source>Undo down to here</source>
        <translation>撤销到此处</translation>
    </message>
    <message>
        <source>When</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>What</source>
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
        <source>import %1, %2</source>
        <translation>导入 %1，%2</translation>
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
        <source>Nothing has been changed in this library yet.</source>
        <translation>此文献库还没有任何更改。</translation>
    </message>
    <message>
        <source>These papers are no longer in the library.</source>
        <translation>这些论文已不在库中。</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>另有 %1 位</translation>
    </message>
    <message>
        <source>Redo up to here</source>
        <translation>重做到此处</translation>
    </message>
    <message>
        <source>An import is taken back by moving its source to the bin</source>
        <translation>要收回导入，请将其来源移到回收站</translation>
    </message>
</context>
<context>
    <name>lectern::ImportCommands</name>
    <message>
        <source>The import of %1 was cut off when this library was last open.</source>
        <translation>上次打开此文献库时，%1 的导入中断了。</translation>
    </message>
    <message>
        <source>An import was cut off when this library was last open: %1 and %2 more.</source>
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
        <source>Say what they are…</source>
        <translation>说明它们是什么…</translation>
    </message>
    <message>
        <source>Only files on this computer can be imported: Lectern opens no network connection.</source>
        <translation>只能导入此计算机上的文件：Lectern 不建立网络连接。</translation>
    </message>
    <message>
        <source>Import a folder</source>
        <translation>导入文件夹</translation>
    </message>
    <message>
        <source>Import files</source>
        <translation>导入文件</translation>
    </message>
    <message>
        <source>The clipboard holds no text. Copy the text of a page first (Ctrl+A, Ctrl+C in the browser).</source>
        <translation>剪贴板中没有文字。请先复制页面的文字（在浏览器中按 Ctrl+A、Ctrl+C）。</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1：%2。</translation>
    </message>
    <message>
        <source> The first: “%1”.</source>
        <translation> 第一篇：“%1”。</translation>
    </message>
    <message>
        <source> %1 bytes are not understood.</source>
        <translation> %1 字节未能识别。</translation>
    </message>
    <message>
        <source>Watch a folder: new files in it are imported by themselves</source>
        <translation>监视文件夹：其中的新文件会自动导入</translation>
    </message>
    <message>
        <source>New files in %1 come in by themselves from now on.</source>
        <translation>从现在起，%1 中的新文件会自动导入。</translation>
    </message>
    <message>
        <source>Watch a folder…</source>
        <translation>监视文件夹…</translation>
    </message>
    <message>
        <source>Last import</source>
        <translation>上次导入</translation>
    </message>
    <message>
        <source>New since last visit</source>
        <translation>自上次查看后新增</translation>
    </message>
    <message numerus="yes">
        <source>%n folders are watched already: take one away in the settings first.</source>
        <translation>
            <numerusform>已监视 %n 个文件夹：请先在设置中去掉一个。</numerusform>
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
        <source>The import into “%1” waits until that library is opened again.</source>
        <translation>导入到“%1”的内容将等到再次打开该文献库时继续。</translation>
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
        <source>What it holds</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>All were saved on</source>
        <translation>全部保存于</translation>
    </message>
    <message>
        <source>Day the pages were saved</source>
        <translation>页面保存的日期</translation>
    </message>
    <message>
        <source>Some dates say no year; they count back from the day the page was saved. That is the day each file was last changed, unless you say another.</source>
        <translation>有些日期没有年份，从页面保存之日向前推算。默认为各文件最后修改的日期，除非您另行指定。</translation>
    </message>
    <message>
        <source>Some dates say no year; they count back from the day the page was saved, which was:</source>
        <translation>有些日期没有年份，从页面保存之日向前推算，即：</translation>
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
        <source>They are looked into when they are imported.</source>
        <translation>导入时会查看它们。</translation>
    </message>
    <message>
        <source>%1 in the first megabytes, and more</source>
        <translation>前几兆字节中有 %1，还有更多</translation>
    </message>
    <message>
        <source>; %1 bytes not understood</source>
        <translation>；%1 字节未能识别</translation>
    </message>
    <message>
        <source>; with remarks</source>
        <translation>；有备注</translation>
    </message>
    <message>
        <source>; everything understood</source>
        <translation>；全部识别</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>论文</translation>
    </message>
    <message>
        <source>Line %1, not understood</source>
        <translation>第 %1 行，未能识别</translation>
    </message>
    <message>
        <source>Line %1, remark</source>
        <translation>第 %1 行，备注</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>the pasted text</source>
        <translation>粘贴的文字</translation>
    </message>
    <message>
        <source>Looking into the pasted text…</source>
        <translation>正在查看粘贴的文字…</translation>
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
        <source>Looking into the files…</source>
        <translation>正在查看文件…</translation>
    </message>
    <message>
        <source>There is nothing to import</source>
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
        <source>%1 or more</source>
        <translation>%1或更多</translation>
    </message>
    <message>
        <source>%1 left out</source>
        <translation>%1 个略去</translation>
    </message>
</context>
<context>
    <name>lectern::ImportPreviewer</name>
    <message>
        <source>pasted text</source>
        <translation>粘贴的文字</translation>
    </message>
    <message>
        <source>pasted page</source>
        <translation>粘贴的页面</translation>
    </message>
</context>
<context>
    <name>lectern::ImportSummary</name>
    <message>
        <source>Take back</source>
        <translation>收回</translation>
    </message>
    <message>
        <source>Copy layout</source>
        <translation>复制版式</translation>
    </message>
    <message>
        <source>Copy the chosen file with every letter as x and every digit as 9: a report that can be sent, from which nothing can be read</source>
        <translation>以 x 代替每个字母、以 9 代替每个数字复制所选文件：可以发送的报告，读不出任何内容</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Move the sources that came in with this import to the bin</source>
        <translation>将此次导入的来源移到回收站</translation>
    </message>
    <message>
        <source>What the import did</source>
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
        <source>Remark</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>%1, %2 times</source>
        <translation>%1，%2 次</translation>
    </message>
    <message>
        <source>%1, in the bin: restore it there to have its papers back</source>
        <translation>%1，在回收站中：在那里还原即可恢复其论文</translation>
    </message>
    <message>
        <source>%1, already in the library</source>
        <translation>%1，已在库中</translation>
    </message>
    <message>
        <source>%1: %2, %3 new, %4 joined</source>
        <translation>%1：%2，新增 %3，归入已有 %4</translation>
    </message>
    <message>
        <source>; everything understood</source>
        <translation>；全部识别</translation>
    </message>
    <message>
        <source>; 1 remark</source>
        <translation>；1 条备注</translation>
    </message>
    <message>
        <source>; %1 remarks</source>
        <translation>；%1 条备注</translation>
    </message>
    <message>
        <source>; %1 % understood, %2 bytes not</source>
        <translation>；识别率 %1 %，%2 字节未能识别</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Joined</source>
        <translation>归入</translation>
    </message>
    <message>
        <source>%1 joined what was known as %2</source>
        <translation>%1 归入已知为 %2 的论文</translation>
    </message>
    <message>
        <source>Not understood, %1 bytes</source>
        <translation>未能识别，%1 字节</translation>
    </message>
    <message>
        <source>… and %1 more</source>
        <translation>… 以及另外 %1 条</translation>
    </message>
    <message>
        <source>Nothing was remarked when %1 was imported.</source>
        <translation>导入 %1 时没有备注。</translation>
    </message>
    <message>
        <source>Remarks on %1</source>
        <translation>%1 的备注</translation>
    </message>
    <message>
        <source>The file %1 cannot be read any more: %2.</source>
        <translation>无法再读取文件 %1：%2。</translation>
    </message>
    <message>
        <source>The layout of %1 is copied; it holds none of its words.</source>
        <translation>已复制 %1 的版式；其中不含它的任何词。</translation>
    </message>
    <message>
        <source>The layout of the beginning of %1 is copied; it holds none of its words.</source>
        <translation>已复制 %1 开头的版式；其中不含它的任何词。</translation>
    </message>
    <message>
        <source>Show these papers</source>
        <translation>显示这些论文</translation>
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
    <name>lectern::SourceConflictCommands</name>
    <message>
        <source>There is no source to take out.</source>
        <translation>没有可取出的来源。</translation>
    </message>
    <message>
        <source>Choose which of the sources below is another paper.</source>
        <translation>请选择下方哪个来源是另一篇论文。</translation>
    </message>
    <message>
        <source>Choose a paper first.</source>
        <translation>请先选择论文。</translation>
    </message>
</context>
<context>
    <name>lectern::SourceConflictsPage</name>
    <message>
        <source>What the sources state</source>
        <translation>各来源给出的内容</translation>
    </message>
    <message>
        <source>Papers whose sources disagree</source>
        <translation>来源不一致的论文</translation>
    </message>
    <message>
        <source>Looking…</source>
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
        <source>All sources agree</source>
        <translation>所有来源一致</translation>
    </message>
    <message>
        <source>Where one source states another title or other authors of a paper than the rest, both stand here, so that two papers that became one can be parted.</source>
        <translation>如果某个来源给出的论文标题或作者与其他来源不同，这里会同时列出，以便将被合成一篇的两篇论文分开。</translation>
    </message>
    <message>
        <source>The newest %1</source>
        <translation>最新的 %1</translation>
    </message>
    <message>
        <source>%1, each as every source states it. Return shows the paper in the list. A source that is another paper can be taken out, and Ctrl+Z puts it back.</source>
        <translation>%1，各按每个来源所给出的列出。回车在列表中显示该论文。属于另一篇论文的来源可以取出，Ctrl+Z 可放回。</translation>
    </message>
    <message>
        <source>The papers could not be read</source>
        <translation>无法读取论文</translation>
    </message>
</context>
<context>
    <name>lectern::LibraryCommands</name>
    <message>
        <source>This is done when the file that is being imported is in.</source>
        <translation>正在导入的文件完成后再执行。</translation>
    </message>
    <message>
        <source>Saving waits for another program that writes to this library.</source>
        <translation>正在等待另一个写入此文献库的程序，然后保存。</translation>
    </message>
    <message>
        <source>%1 Nothing is written any more.</source>
        <translation>%1 不再写入任何内容。</translation>
    </message>
    <message>
        <source>%1 Nothing is written any more. What was open here is saved in the backup %2.</source>
        <translation>%1 不再写入任何内容。此处打开的内容已存入备份 %2。</translation>
    </message>
    <message>
        <source>Open what is there now</source>
        <translation>打开现有的文献库</translation>
    </message>
    <message>
        <source>Removed papers: left out of everything else, also when they are imported again.</source>
        <translation>已移除的论文：不出现在其他任何地方，再次导入也一样。</translation>
    </message>
    <message>
        <source>%1 is in the bin. Restored, it brings back %2.</source>
        <translation>%1 在回收站中。还原后会带回 %2。</translation>
    </message>
    <message>
        <source>Choose a source in the sidebar first.</source>
        <translation>请先在侧栏中选择来源。</translation>
    </message>
    <message>
        <source>%1 moved to the bin</source>
        <translation>已将 %1移到回收站</translation>
    </message>
    <message>
        <source>%1 restored</source>
        <translation>已还原 %1</translation>
    </message>
    <message>
        <source>The bin is empty.</source>
        <translation>回收站是空的。</translation>
    </message>
    <message>
        <source>Choose a paper first.</source>
        <translation>请先选择论文。</translation>
    </message>
    <message>
        <source>Move %1 to the bin?</source>
        <translation>将 %1移到回收站？</translation>
    </message>
    <message>
        <source>Move to the bin</source>
        <translation>移到回收站</translation>
    </message>
    <message>
        <source>Restore %1 from the bin?</source>
        <translation>从回收站还原 %1？</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>还原</translation>
    </message>
    <message>
        <source>Leave them there</source>
        <translation>留在那里</translation>
    </message>
    <message>
        <source>Choose a paper in the bin first.</source>
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
        <source>Empty the bin? %1 will be gone for good, with the notes, tags and other marks on them. This cannot be undone.</source>
        <translation>清空回收站？%1及其笔记、标签和其他标记将永久消失，无法撤销。</translation>
    </message>
    <message>
        <source>Empty the bin</source>
        <translation>清空回收站</translation>
    </message>
    <message>
        <source>%1 changes undone</source>
        <translation>已撤销 %1 项更改</translation>
    </message>
    <message>
        <source>%1 changes done again</source>
        <translation>已重做 %1 项更改</translation>
    </message>
    <message>
        <source>%1; %2 parts of them were left as they are, because they have been changed since</source>
        <translation>%1；其中 %2 部分保持原样，因为之后又有更改</translation>
    </message>
    <message>
        <source>Making a backup…</source>
        <translation>正在备份…</translation>
    </message>
    <message>
        <source>Backed up as %1</source>
        <translation>已备份为 %1</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>显示</translation>
    </message>
    <message>
        <source>Restored. What was there before is the newest backup.</source>
        <translation>已还原。之前的内容是最新的备份。</translation>
    </message>
    <message>
        <source>Restored. The damaged library is kept as %1, beside it.</source>
        <translation>已还原。损坏的文献库保留在旁边，名为 %1。</translation>
    </message>
    <message>
        <source>Make the library what it was on %1, with %2? What is there now is kept beside it.</source>
        <translation>将文献库恢复到 %1 的状态（%2）？现有内容会保留在旁边。</translation>
    </message>
    <message>
        <source>Make the library what it was on %1, with %2? What it is now is backed up first.</source>
        <translation>将文献库恢复到 %1 的状态（%2）？现有状态会先备份。</translation>
    </message>
    <message>
        <source>Keep it as it is</source>
        <translation>保持原样</translation>
    </message>
    <message>
        <source>Open a library</source>
        <translation>打开文献库</translation>
    </message>
    <message>
        <source>Libraries (*.lectern);;All files (*)</source>
        <translation>文献库 (*.lectern);;所有文件 (*)</translation>
    </message>
    <message>
        <source>All marks are in %1</source>
        <translation>所有标记在 %1 中</translation>
    </message>
    <message>
        <source>All these marks are here already.</source>
        <translation>这些标记都已存在。</translation>
    </message>
    <message>
        <source>Marks of %1 imported</source>
        <translation>已导入 %1的标记</translation>
    </message>
    <message>
        <source>; those of %1 wait until the papers come in</source>
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
        <source>There is a file %1 already. Open it, or choose another name for the new library.</source>
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
        <source>There is no library %1 any more.</source>
        <translation>已没有文献库 %1。</translation>
    </message>
    <message>
        <source>The window closes when all changes are saved.</source>
        <translation>所有更改保存后，窗口将关闭。</translation>
    </message>
    <message>
        <source>1 change is not saved yet, because another program is writing to this library. The window closes when it is saved.</source>
        <translation>有 1 项更改尚未保存，因为另一个程序正在写入此文献库。保存后窗口将关闭。</translation>
    </message>
    <message>
        <source>%1 changes are not saved yet, because another program is writing to this library. The window closes when they are saved.</source>
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
        <source>Marks, tags, notes and places in lists can be saved in a file next to the library; other changes are lost if you close now.</source>
        <translation>标记、标签、笔记和列表中的位置可以保存到文献库旁的文件中；如果现在关闭，其他更改将丢失。</translation>
    </message>
    <message>
        <source>Save next to the library and close</source>
        <translation>保存到文献库旁并关闭</translation>
    </message>
</context>
<context>
    <name>lectern::KeyBindings</name>
    <message>
        <source>This key has no name that could be kept.</source>
        <translation>此键没有可以保存的名称。</translation>
    </message>
    <message>
        <source>%1 cannot be given away: the window is moved about in with it.</source>
        <translation>%1 不能另作他用：它用于在窗口中移动。</translation>
    </message>
    <message>
        <source>No key was pressed.</source>
        <translation>没有按键。</translation>
    </message>
    <message>
        <source>%1 is needed in fields and on buttons; with Ctrl or Alt it can be used.</source>
        <translation>%1 在字段和按钮上有用；与 Ctrl 或 Alt 组合即可使用。</translation>
    </message>
</context>
<context>
    <name>lectern::KeyList</name>
    <message>
        <source>Keys</source>
        <translation>快捷键</translation>
    </message>
    <message>
        <source>Find a command or a key</source>
        <translation>查找命令或按键</translation>
    </message>
    <message>
        <source>No command and no key has “%1”.</source>
        <translation>没有含“%1”的命令或按键。</translation>
    </message>
    <message>
        <source>Change keys</source>
        <translation>更改快捷键</translation>
    </message>
</context>
<context>
    <name>lectern::KeysPage</name>
    <message>
        <source>Reset all</source>
        <translation>全部重置</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>快捷键</translation>
    </message>
    <message>
        <source>Return: a new key. Delete: take the last one away.</source>
        <translation>回车：新的快捷键。Delete：去掉最后一个。</translation>
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
        <source>Find by pressing a key</source>
        <translation>按下按键来查找</translation>
    </message>
    <message>
        <source>Find commands by pressing a key; Escape forgets it</source>
        <translation>按下按键来查找命令；按 Esc 清除</translation>
    </message>
    <message>
        <source>The set of keys to begin with</source>
        <translation>起始的快捷键方案</translation>
    </message>
    <message>
        <source>All commands have the keys of “%1” again.</source>
        <translation>所有命令已恢复“%1”的快捷键。</translation>
    </message>
    <message>
        <source>The keys are those of “%1” now.</source>
        <translation>快捷键现在采用“%1”的方案。</translation>
    </message>
    <message>
        <source>Commands and their keys</source>
        <translation>命令及其快捷键</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>Press a new key</source>
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
        <source>“%1” has its usual keys again.</source>
        <translation>“%1”已恢复通常的快捷键。</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>已更改</translation>
    </message>
    <message>
        <source>%1, no key</source>
        <translation>%1，无快捷键</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>No command is called so.</source>
        <translation>没有这样的命令。</translation>
    </message>
    <message>
        <source>No command that is called so has the key %1.</source>
        <translation>没有这样的命令使用快捷键 %1。</translation>
    </message>
    <message>
        <source>Take %1 away from “%2”</source>
        <translation>从“%2”去掉 %1</translation>
    </message>
    <message>
        <source>%1 does not mean “%2” any more.</source>
        <translation>%1 不再表示“%2”。</translation>
    </message>
    <message>
        <source>New key for “%1”</source>
        <translation>“%1”的新快捷键</translation>
    </message>
    <message>
        <source>Up to four keys one after the other make one; Backspace takes the last away, Return adds them.</source>
        <translation>最多四个按键依次按下构成一个快捷键；退格键去掉最后一个，回车添加。</translation>
    </message>
    <message>
        <source>%1 opens the menu “%2” where the menu bar is shown.</source>
        <translation>显示菜单栏时，%1 打开菜单“%2”。</translation>
    </message>
    <message>
        <source>%1 means this already.</source>
        <translation>%1 已是此命令的快捷键。</translation>
    </message>
    <message numerus="yes">
        <source>No command has more than %n keys: take one away first.</source>
        <translation>
            <numerusform>每个命令最多 %n 个快捷键：请先去掉一个。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is a key of “%2”, which would lose it.</source>
        <translation>%1 是“%2”的快捷键，后者会失去它。</translation>
    </message>
    <message>
        <source>It begins with %1, a key of “%2”, which would lose it.</source>
        <translation>它以“%2”的快捷键 %1 开头，后者会失去该键。</translation>
    </message>
    <message>
        <source>%1, a key of “%2”, begins so and would be lost.</source>
        <translation>“%2”的快捷键 %1 以此开头，将会失去。</translation>
    </message>
    <message>
        <source>It goes on meaning something else here: %1.</source>
        <translation>在以下位置它仍有其他含义：%1。</translation>
    </message>
    <message>
        <source>Take it</source>
        <translation>改用于此</translation>
    </message>
    <message>
        <source>%1 is free.</source>
        <translation>%1 未被使用。</translation>
    </message>
    <message>
        <source>%1 means “%2” now.</source>
        <translation>%1 现在表示“%2”。</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
</context>
<context>
    <name>lectern::BackupService</name>
    <message>
        <source>The folder for backups, %1, is not there. The copy was made beside the library.</source>
        <translation>备份文件夹 %1 不存在。副本已存放在文献库旁。</translation>
    </message>
</context>
<context>
    <name>lectern::LibrarySettings</name>
    <message>
        <source>Beside the library</source>
        <translation>文献库旁</translation>
    </message>
    <message>
        <source>This library</source>
        <translation>此文献库</translation>
    </message>
    <message>
        <source>Backups lie in</source>
        <translation>备份位于</translation>
    </message>
    <message>
        <source>Another folder…</source>
        <translation>其他文件夹…</translation>
    </message>
    <message>
        <source>Choose another folder for backups</source>
        <translation>选择其他备份文件夹</translation>
    </message>
    <message>
        <source>How many backups stay</source>
        <translation>保留多少备份</translation>
    </message>
    <message>
        <source>%1 days, %2 weeks, %3 months</source>
        <translation>%1 天、%2 周、%3 个月</translation>
    </message>
    <message>
        <source>The last of each of</source>
        <translation>各保留最新一份</translation>
    </message>
    <message>
        <source>Make backups in this folder</source>
        <translation>在此文件夹中备份</translation>
    </message>
    <message>
        <source>The next backup goes there; those that are made stay where they are.</source>
        <translation>下一个备份存放在那里；已有的留在原处。</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>None is open.</source>
        <translation>没有打开。</translation>
    </message>
    <message>
        <source>A folder beside the library</source>
        <translation>文献库旁的文件夹</translation>
    </message>
    <message>
        <source>Watched folders of this library</source>
        <translation>此文献库监视的文件夹</translation>
    </message>
    <message>
        <source>Watch a folder…</source>
        <translation>监视文件夹…</translation>
    </message>
    <message>
        <source>The day a page was saved</source>
        <translation>页面保存的日期</translation>
    </message>
    <message>
        <source>The day of its file</source>
        <translation>文件的日期</translation>
    </message>
    <message>
        <source>The day it comes in</source>
        <translation>导入的日期</translation>
    </message>
    <message>
        <source>Dates without a year fall on the latest such day before it.</source>
        <translation>没有年份的日期取在它之前最近的这一天。</translation>
    </message>
    <message>
        <source>Pages were saved on</source>
        <translation>页面保存于</translation>
    </message>
    <message>
        <source>None. New files in a watched folder are imported into this library.</source>
        <translation>无。监视文件夹中的新文件会导入此文献库。</translation>
    </message>
    <message>
        <source>and folders below it</source>
        <translation>及其下的文件夹</translation>
    </message>
    <message>
        <source>Watch the folders below %1 too</source>
        <translation>也监视 %1 下的文件夹</translation>
    </message>
    <message>
        <source>Watch %1 no more</source>
        <translation>不再监视 %1</translation>
    </message>
    <message>
        <source>Watch it no more</source>
        <translation>不再监视</translation>
    </message>
    <message>
        <source>%1 is watched no more.</source>
        <translation>不再监视 %1。</translation>
    </message>
    <message>
        <source>Format that exports begin with</source>
        <translation>导出时起始的格式</translation>
    </message>
    <message>
        <source>Begin with</source>
        <translation>起始格式</translation>
    </message>
    <message>
        <source>Style of copied citations</source>
        <translation>复制的引文的样式</translation>
    </message>
    <message>
        <source>One plain line</source>
        <translation>一行纯文本</translation>
    </message>
    <message>
        <source>Citations</source>
        <translation>引文</translation>
    </message>
    <message>
        <source>What becomes of files that are attached</source>
        <translation>如何处理附加的文件</translation>
    </message>
    <message>
        <source>Stay where they are</source>
        <translation>留在原处</translation>
    </message>
    <message>
        <source>Are copied beside the library</source>
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
        <source>No library is open.</source>
        <translation>没有打开文献库。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>The library is being restored.</source>
        <translation>正在还原文献库。</translation>
    </message>
</context>
<context>
    <name>lectern::LinkCommands</name>
    <message>
        <source>Choose a paper first.</source>
        <translation>请先选择论文。</translation>
    </message>
    <message>
        <source>Choose an author first, or a paper whose authors are known.</source>
        <translation>请先选择作者，或作者已知的论文。</translation>
    </message>
    <message>
        <source>There is nothing to go back to.</source>
        <translation>没有可以返回的地方。</translation>
    </message>
</context>
<context>
    <name>lectern::MainWindow</name>
    <message>
        <source>%1 selected</source>
        <translation>已选 %1</translation>
    </message>
    <message>
        <source>Nothing was said yet.</source>
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
</context>
<context>
    <name>lectern::MergePapersPage</name>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>What differs stands first, the better value chosen. Left and Right choose another one, Return merges, Escape leaves both as they are.</source>
        <translation>不同之处排在前面，已选较好的值。左右键另选，回车合并，Esc 保持两者不变。</translation>
    </message>
    <message>
        <source>One paper? %1 of %2</source>
        <comment>pairs that are looked at one after another</comment>
        <translation>是同一篇吗？第 %1 对，共 %2 对</translation>
    </message>
    <message>
        <source>One paper?</source>
        <translation>是同一篇吗？</translation>
    </message>
</context>
<context>
    <name>lectern::AuthorMergePage</name>
    <message>
        <source>no year stated</source>
        <translation>未给出年份</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>years</comment>
        <translation>%1 至 %2</translation>
    </message>
    <message>
        <source>no page of their own</source>
        <translation>没有自己的页面</translation>
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
        <source>One person?</source>
        <translation>是同一人吗？</translation>
    </message>
    <message>
        <source>Different people</source>
        <translation>不同的人</translation>
    </message>
    <message>
        <source>They are not offered as one person again</source>
        <translation>不再提示他们可能是同一人</translation>
    </message>
    <message>
        <source>One person</source>
        <translation>同一人</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Looking at their papers…</source>
        <translation>正在查看他们的论文…</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a row of a table</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>This name stays</source>
        <translation>保留此姓名</translation>
    </message>
    <message>
        <source>%1; this name stays</source>
        <translation>%1；保留此姓名</translation>
    </message>
    <message>
        <source>Also called</source>
        <translation>也作</translation>
    </message>
    <message>
        <source>Papers here</source>
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
        <source>Wrote with</source>
        <translation>合著者</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>页面</translation>
    </message>
    <message>
        <source>They sign %1 together, as two people do: %2</source>
        <translation>他们共同署名 %1，如同两个人：%2</translation>
    </message>
    <message>
        <source>Nobody wrote with more than one of them.</source>
        <translation>没有人与其中一位以上合著过。</translation>
    </message>
    <message>
        <source>Wrote with more than one of them: %1, and %2 more.</source>
        <translation>与其中一位以上合著过：%1，以及另外 %2 位。</translation>
    </message>
    <message>
        <source>Wrote with more than one of them: %1.</source>
        <translation>与其中一位以上合著过：%1。</translation>
    </message>
    <message>
        <source>All %1 become one author; the first %2 are shown.</source>
        <translation>全部 %1 位将成为一位作者；显示前 %2 位。</translation>
    </message>
    <message>
        <source>They become one author with %1. Ctrl+Z takes it back.</source>
        <translation>他们将成为一位作者，共 %1。Ctrl+Z 可收回。</translation>
    </message>
    <message>
        <source>Choose the name that stays. What pages state of each is kept.</source>
        <translation>请选择要保留的姓名。页面对各人的所述都会保留。</translation>
    </message>
</context>
<context>
    <name>lectern::NameBar</name>
    <message>
        <source>What is searched</source>
        <translation>搜索的内容</translation>
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
        <source>A word or a condition is expected.</source>
        <translation>应有一个词或条件。</translation>
    </message>
</context>
<context>
    <name>lectern::NotePane</name>
    <message>
        <source>Note</source>
        <translation>笔记</translation>
    </message>
    <message>
        <source>Note, as Markdown</source>
        <translation>笔记，Markdown 格式</translation>
    </message>
    <message>
        <source>Your note on this paper, in Markdown. It is saved as you write.</source>
        <translation>您对这篇论文的笔记，Markdown 格式。书写时自动保存。</translation>
    </message>
    <message>
        <source>Your note on this author, in Markdown. It is saved as you write.</source>
        <translation>您对这位作者的笔记，Markdown 格式。书写时自动保存。</translation>
    </message>
</context>
<context>
    <name>lectern::NoticeBar</name>
    <message>
        <source>Close this message</source>
        <translation>关闭此消息</translation>
    </message>
</context>
<context>
    <name>lectern::OverviewCharts</name>
    <message>
        <source>Papers a year</source>
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
        <source>Words of titles</source>
        <translation>标题中的词</translation>
    </message>
    <message>
        <source>Nothing to count here.</source>
        <translation>这里没有可统计的内容。</translation>
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
        <source>%1 without a year</source>
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
        <source>No paper here has a score.</source>
        <translation>这里没有论文有分数。</translation>
    </message>
    <message>
        <source>%1 without a score</source>
        <translation>%1无分数</translation>
    </message>
    <message>
        <source>No paper here has a category.</source>
        <translation>这里没有论文有类别。</translation>
    </message>
    <message>
        <source>%1 in other categories</source>
        <translation>%1属于其他类别</translation>
    </message>
    <message>
        <source>%1 without one</source>
        <translation>%1无类别</translation>
    </message>
    <message>
        <source>No paper here names its authors.</source>
        <translation>这里没有论文列出作者。</translation>
    </message>
    <message>
        <source>“%1”: in the title of %2</source>
        <translation>“%1”：在 %2的标题中</translation>
    </message>
    <message>
        <source>, %1 times as often as in the rest of the library</source>
        <translation>，频率是库中其余部分的 %1 倍</translation>
    </message>
    <message>
        <source>, nowhere in the rest of the library</source>
        <translation>，库中其余部分没有</translation>
    </message>
    <message>
        <source>No word of these titles stands out.</source>
        <translation>这些标题中没有突出的词。</translation>
    </message>
    <message>
        <source>Remarkably more frequent here than in the rest of the library</source>
        <translation>在这里明显比库中其余部分更常见</translation>
    </message>
    <message>
        <source>The most frequent, without the commonest of English</source>
        <translation>最常见的词，不含英语中最普通的词</translation>
    </message>
</context>
<context>
    <name>lectern::OverviewPage</name>
    <message>
        <source>Scores</source>
        <translation>分数</translation>
    </message>
    <message>
        <source>Words of titles</source>
        <translation>标题中的词</translation>
    </message>
    <message>
        <source>Take “%1” away</source>
        <translation>去掉“%1”</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>概览</translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation>正在统计…</translation>
    </message>
    <message>
        <source>The overview could not be counted</source>
        <translation>无法统计概览</translation>
    </message>
    <message>
        <source>Nothing to count</source>
        <translation>没有可统计的内容</translation>
    </message>
    <message>
        <source>The library is empty; import some pages first.</source>
        <translation>文献库是空的；请先导入一些页面。</translation>
    </message>
    <message>
        <source>No paper matches. Take a condition away above.</source>
        <translation>没有匹配的论文。请去掉上方的一个条件。</translation>
    </message>
    <message>
        <source>Beside another search</source>
        <translation>与另一搜索并排</translation>
    </message>
    <message>
        <source>As a table</source>
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
        <source>Save the overview</source>
        <translation>保存概览</translation>
    </message>
    <message>
        <source>Another search, as it is typed above the list</source>
        <translation>另一搜索，写法同列表上方</translation>
    </message>
    <message>
        <source>The other search</source>
        <translation>另一搜索</translation>
    </message>
    <message>
        <source>Hold this search</source>
        <translation>保留此搜索</translation>
    </message>
    <message>
        <source>It becomes the other one; what is searched next stands beside it</source>
        <translation>它成为另一搜索；接下来的搜索与其并排</translation>
    </message>
    <message>
        <source>Figures of the overview</source>
        <translation>概览数字</translation>
    </message>
    <message>
        <source>Return on a bar keeps only its papers; a drag over years or scores, or Shift with the arrows, takes several.</source>
        <translation>在柱上按回车只保留其论文；在年份或分数上拖动，或按 Shift 加方向键，可选多个。</translation>
    </message>
    <message>
        <source>All %1 of the library.</source>
        <translation>文献库全部 %1。</translation>
    </message>
    <message>
        <source>%1 of the %2 in the library.</source>
        <translation>文献库 %2 中的 %1。</translation>
    </message>
    <message>
        <source>The whole library: %1</source>
        <translation>整个文献库：%1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a search, its papers</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>What</source>
        <translation>项目</translation>
    </message>
    <message>
        <source>Papers</source>
        <translation>论文</translation>
    </message>
    <message>
        <source>Of the other search</source>
        <translation>另一搜索的</translation>
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
        <source>not stated</source>
        <translation>未给出</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>已存为 %1。</translation>
    </message>
</context>
<context>
    <name>lectern::Page</name>
    <message>
        <source>Back to the papers</source>
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
        <source>the site&apos;s own words</source>
        <translation>网站自身的文字</translation>
    </message>
    <message>
        <source>not understood</source>
        <translation>未能识别</translation>
    </message>
    <message>
        <source>This is the &amp;author</source>
        <translation>这是作者(&amp;A)</translation>
    </message>
    <message>
        <source>This is no &amp;paper</source>
        <translation>这不是论文(&amp;P)</translation>
    </message>
    <message>
        <source>The &amp;title ends here</source>
        <translation>标题在此结束(&amp;T)</translation>
    </message>
    <message>
        <source>Take &amp;back what was said</source>
        <translation>收回所说(&amp;B)</translation>
    </message>
    <message>
        <source>The page as it was understood</source>
        <translation>识别后的页面</translation>
    </message>
    <message>
        <source>The line with the cursor is the name of the page&apos;s author.</source>
        <translation>光标所在行是页面作者的姓名。</translation>
    </message>
    <message>
        <source>What begins with the line with the cursor is an advert or the like.</source>
        <translation>从光标所在行开始的是广告之类。</translation>
    </message>
    <message>
        <source>Before the cursor stands the title, behind it the names.</source>
        <translation>光标之前是标题，之后是姓名。</translation>
    </message>
    <message>
        <source>Where this is wrong, put the cursor there and say so. What you say holds for this page and for every later one with the same line.</source>
        <translation>如有错误，请将光标放在那里并指出。您的说明对此页面以及以后含有同样一行的每个页面都有效。</translation>
    </message>
    <message>
        <source>You said that this line is the author.</source>
        <translation>您说明了此行是作者。</translation>
    </message>
    <message>
        <source>You said that what begins with this line is no paper.</source>
        <translation>您说明了从此行开始的不是论文。</translation>
    </message>
    <message>
        <source>You said that the title ends behind “%1”.</source>
        <translation>您说明了标题在“%1”之后结束。</translation>
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
        <source>Score</source>
        <translation>分数</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>类别</translation>
    </message>
    <message>
        <source>Cat.</source>
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
        <source>Authors</source>
        <translation>作者</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>代码</translation>
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
        <source>Citations</source>
        <translation>引用数</translation>
    </message>
    <message>
        <source>Cited</source>
        <translation>被引</translation>
    </message>
    <message>
        <source>Added</source>
        <translation>加入时间</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>笔记</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>来源</translation>
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
        <source>Files attached</source>
        <translation>附加的文件</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>文件</translation>
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
        <source>As at first</source>
        <translation>恢复初始</translation>
    </message>
</context>
<context>
    <name>lectern::PasteBar</name>
    <message>
        <source>Saved on</source>
        <translation>保存于</translation>
    </message>
    <message>
        <source>Day the page was saved</source>
        <translation>页面保存的日期</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>导入</translation>
    </message>
    <message>
        <source>%1 lines of pasted text.</source>
        <translation>%1 行粘贴的文字。</translation>
    </message>
    <message>
        <source>%1 On which day was the page saved? Dates without a year count back from it.</source>
        <translation>%1 页面是哪天保存的？没有年份的日期从那天向前推算。</translation>
    </message>
</context>
<context>
    <name>lectern::PdfBar</name>
    <message>
        <source>Page</source>
        <translation>第</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>缩小</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>放大</translation>
    </message>
    <message>
        <source>Number of the page</source>
        <translation>页码</translation>
    </message>
    <message>
        <source>Type a number and press Return to go to that page</source>
        <translation>输入页码并按回车键转到该页</translation>
    </message>
    <message>
        <source>How the pages stand</source>
        <translation>页面的排列方式</translation>
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
        <source>%1, how the pages stand</source>
        <translation>%1，页面的排列方式</translation>
    </message>
</context>
<context>
    <name>lectern::PdfCommands</name>
    <message>
        <source>This link is not opened: it leads to neither a web page nor a mail address.</source>
        <translation>不会打开此链接：它既不指向网页，也不指向邮件地址。</translation>
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
        <source>Stay here</source>
        <translation>留在此处</translation>
    </message>
    <message>
        <source>Pages are shown on white paper.</source>
        <translation>页面以白色纸张显示。</translation>
    </message>
    <message>
        <source>Pages are shown on sepia paper.</source>
        <translation>页面以棕褐色纸张显示。</translation>
    </message>
    <message>
        <source>Pages are shown on dark paper.</source>
        <translation>页面以深色纸张显示。</translation>
    </message>
    <message>
        <source>Open a PDF</source>
        <translation>打开 PDF</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>PDF 文件 (*.pdf)</translation>
    </message>
    <message>
        <source>%1 cannot be opened: there is no program for it.</source>
        <translation>无法打开 %1：没有可用的程序。</translation>
    </message>
    <message>
        <source>The PDF is opened by another program.</source>
        <translation>PDF 已由其他程序打开。</translation>
    </message>
    <message>
        <source>The PDF is opened by another program: lectern-pdf, which shows it here, is not installed.</source>
        <translation>PDF 已由其他程序打开：在此显示 PDF 的 lectern-pdf 未安装。</translation>
    </message>
    <message>
        <source>No link is in sight.</source>
        <translation>视野内没有链接。</translation>
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
        <source>Remark</source>
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
        <source>Write a remark (E)</source>
        <translation>写批注（E）</translation>
    </message>
    <message>
        <source>Remove the highlight (Del)</source>
        <translation>移除高亮（Del）</translation>
    </message>
    <message>
        <source>Remark on the highlight</source>
        <translation>高亮的批注</translation>
    </message>
    <message>
        <source>Remark; Ctrl+Return keeps it</source>
        <translation>批注；Ctrl+Return 保留</translation>
    </message>
</context>
<context>
    <name>lectern::PdfPage</name>
    <message>
        <source>Try again</source>
        <translation>重试</translation>
    </message>
    <message>
        <source>Open with another program</source>
        <translation>用其他程序打开</translation>
    </message>
    <message>
        <source>Find in this PDF</source>
        <translation>在此 PDF 中查找</translation>
    </message>
    <message>
        <source>Opening…</source>
        <translation>正在打开…</translation>
    </message>
    <message>
        <source>This PDF cannot be shown</source>
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
        <source>Looking…</source>
        <translation>正在查找…</translation>
    </message>
    <message numerus="yes">
        <source>%n found</source>
        <translation>
            <numerusform>找到 %n 处</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lectern::PdfSidebar</name>
    <message>
        <source>Page %1</source>
        <translation>第 %1 页</translation>
    </message>
    <message>
        <source>Contents of the PDF</source>
        <translation>PDF 的目录</translation>
    </message>
    <message>
        <source>Pages of the PDF</source>
        <translation>PDF 的页面</translation>
    </message>
    <message>
        <source>Where it was found</source>
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
        <source>Found</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Page %1: %2</source>
        <translation>第 %1 页：%2</translation>
    </message>
    <message>
        <source>Contents and pages of the PDF</source>
        <translation>PDF 的目录和页面</translation>
    </message>
    <message>
        <source>Highlights in the PDF</source>
        <translation>PDF 中的高亮</translation>
    </message>
    <message>
        <source>Marked</source>
        <translation>已标记</translation>
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
        <source>Select the text of the page</source>
        <translation>选择本页文字</translation>
    </message>
    <message>
        <source>Pages of the PDF</source>
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
    <name>lectern::PlaceChecklist</name>
    <message>
        <source>Find or make one</source>
        <translation>查找或新建</translation>
    </message>
    <message>
        <source>What there is</source>
        <translation>现有的</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>%1, on all of them</source>
        <translation>%1，全部都有</translation>
    </message>
    <message>
        <source>%1, on none of them</source>
        <translation>%1，全部都没有</translation>
    </message>
    <message>
        <source>%1, on %2 of them</source>
        <translation>%1，其中 %2 有</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>颜色</translation>
    </message>
</context>
<context>
    <name>lectern::PlaceCommands</name>
    <message>
        <source>New since you last looked</source>
        <translation>自您上次查看后新增</translation>
    </message>
    <message>
        <source>%1 new since you last looked; %2 shows only what is new.</source>
        <translation>自您上次查看后新增 %1；%2 只显示新内容。</translation>
    </message>
    <message>
        <source>Take %1 out of this list?</source>
        <translation>将 %1移出此列表？</translation>
    </message>
    <message>
        <source>Take out</source>
        <translation>移出</translation>
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
        <source>Name of the reading list</source>
        <translation>阅读列表的名称</translation>
    </message>
    <message>
        <source>Make</source>
        <translation>新建</translation>
    </message>
    <message>
        <source>Nothing is searched for: type something, or choose filters, then save the search.</source>
        <translation>没有搜索内容：请输入内容或选择筛选条件，然后保存搜索。</translation>
    </message>
    <message>
        <source>Save the search</source>
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
        <source>Rename the list “%1”</source>
        <translation>重命名列表“%1”</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>重命名</translation>
    </message>
    <message>
        <source>Rename the tag “%1”; “a/b” stands below “a”</source>
        <translation>重命名标签“%1”；“a/b”位于“a”之下</translation>
    </message>
    <message>
        <source>Name of the tag</source>
        <translation>标签的名称</translation>
    </message>
    <message>
        <source>Choose a list, a tag or a saved search at the left first.</source>
        <translation>请先在左侧选择列表、标签或保存的搜索。</translation>
    </message>
    <message>
        <source>There is a tag “%1” already. Make “%2” and it one tag? Papers that carry either keep it.</source>
        <translation>已有标签“%1”。将“%2”与它合为一个标签？带有其中任一个的论文会保留它。</translation>
    </message>
    <message>
        <source>Merge</source>
        <translation>合并</translation>
    </message>
    <message>
        <source>Change the saved search “%1”</source>
        <translation>更改保存的搜索“%1”</translation>
    </message>
    <message>
        <source>Take the tag “%1” from %2?</source>
        <translation>从 %2移除标签“%1”？</translation>
    </message>
    <message>
        <source>Show the papers in the order of the list to move them.</source>
        <translation>请按列表的顺序显示论文，然后移动它们。</translation>
    </message>
    <message>
        <source>Papers have an order of your own in a reading list: choose one at the left first.</source>
        <translation>只有阅读列表中的论文可以自定顺序：请先在左侧选择一个。</translation>
    </message>
    <message>
        <source>Put %1 into the list “%2”?</source>
        <translation>将 %1放入列表“%2”？</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>加入</translation>
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
        <translation>标签</translation>
    </message>
    <message>
        <source>Bookmark %1?</source>
        <translation>为 %1加书签？</translation>
    </message>
    <message>
        <source>Bookmark</source>
        <translation>书签</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>重命名…</translation>
    </message>
    <message>
        <source>New list below it…</source>
        <translation>在其下新建列表…</translation>
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
        <source>Move out of the list above</source>
        <translation>移出上级列表</translation>
    </message>
    <message>
        <source>Delete the list</source>
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
        <source>Delete the tag</source>
        <translation>删除标签</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>更改…</translation>
    </message>
    <message>
        <source>Delete the search</source>
        <translation>删除搜索</translation>
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
        <source>There is no paper to save.</source>
        <translation>没有可保存的论文。</translation>
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
        <source>There is no paper to print.</source>
        <translation>没有可打印的论文。</translation>
    </message>
    <message>
        <source>Print %1</source>
        <translation>打印 %1</translation>
    </message>
    <message>
        <source>Something is being printed already; wait for it or cancel it at the bottom of the window.</source>
        <translation>正在打印其他内容；请等待，或在窗口下方取消。</translation>
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
        <source>Printing was cancelled.</source>
        <translation>打印已取消。</translation>
    </message>
    <message>
        <source>Cancelled: no file was written.</source>
        <translation>已取消：没有写入文件。</translation>
    </message>
    <message>
        <source>%1 on %2; %3 left the library meanwhile and are missing.</source>
        <translation>%1，共 %2；其间有 %3 离开了文献库，未能包括。</translation>
    </message>
    <message>
        <source>Sent to the printer: %1.</source>
        <translation>已发送到打印机：%1。</translation>
    </message>
    <message>
        <source>Saved %1: %2</source>
        <translation>已保存 %1：%2</translation>
    </message>
</context>
<context>
    <name>lectern::PrintJob</name>
    <message>
        <source>The printer takes no pages.</source>
        <translation>打印机不接受页面。</translation>
    </message>
    <message>
        <source>%1 cannot be written.</source>
        <translation>无法写入 %1。</translation>
    </message>
    <message>
        <source>Tags: %1</source>
        <translation>标签：%1</translation>
    </message>
    <message>
        <source>A page could not be begun; is the disk full?</source>
        <translation>无法开始一页；磁盘是否已满？</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>笔记</translation>
    </message>
    <message>
        <source>At most %1 papers are set in a citation style at once; these are %2.</source>
        <translation>一次最多按引文样式排印 %1 篇论文；这里有 %2 篇。</translation>
    </message>
</context>
<context>
    <name>lectern::PrintStatus</name>
    <message>
        <source>Progress of printing</source>
        <translation>打印进度</translation>
    </message>
    <message>
        <source>Cancel printing</source>
        <translation>取消打印</translation>
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
        <source>Bin</source>
        <translation>回收站</translation>
    </message>
    <message>
        <source>Without the search “%1”; %2 goes back to it.</source>
        <translation>未使用搜索“%1”；%2 可返回该搜索。</translation>
    </message>
    <message>
        <source>Search here</source>
        <translation>在此搜索</translation>
    </message>
</context>
<context>
    <name>lectern::LibraryReader</name>
    <message>
        <source>%1 Open the library anew; if that does not help, go back to a backup.</source>
        <translation>%1 请重新打开文献库；如果没有用，请回到某个备份。</translation>
    </message>
    <message>
        <source>This could not be read. Try it once more.</source>
        <translation>无法读取。请重试。</translation>
    </message>
    <message>
        <source>%1 Go back to a backup: File &gt; Backups.</source>
        <translation>%1 请回到某个备份：文件 &gt; 备份。</translation>
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
        <source>A note is written on one paper: choose it first.</source>
        <translation>笔记写给一篇论文：请先选择论文。</translation>
    </message>
    <message>
        <source>“%1”, by hand</source>
        <translation>“%1”，手工</translation>
    </message>
    <message>
        <source>What you typed was not kept.</source>
        <translation>您输入的内容没有保留。</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Choose the paper to correct first.</source>
        <translation>请先选择要更正的论文。</translation>
    </message>
    <message>
        <source>Another paper is read now.</source>
        <translation>现在读的是另一篇论文。</translation>
    </message>
    <message>
        <source>Nothing else is unread here.</source>
        <translation>这里没有其他未读论文。</translation>
    </message>
    <message>
        <source>No author of this paper is known.</source>
        <translation>这篇论文的作者未知。</translation>
    </message>
    <message>
        <source>The new paper is in the library.</source>
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
        <source>Looking…</source>
        <translation>正在查找…</translation>
    </message>
    <message>
        <source>Nothing related here</source>
        <translation>这里没有相关论文</translation>
    </message>
    <message>
        <source>No other paper of this library shares a telling word or an author with it.</source>
        <translation>此库中没有其他论文与它有共同的特征词或作者。</translation>
    </message>
    <message>
        <source>The related papers could not be read</source>
        <translation>无法读取相关论文</translation>
    </message>
    <message>
        <source>Not related (X)</source>
        <translation>不相关 (X)</translation>
    </message>
    <message>
        <source>It is not shown here again, from either paper. Ctrl+Z takes that back.</source>
        <translation>从任何一篇都不再显示于此。Ctrl+Z 可撤销。</translation>
    </message>
    <message>
        <source>%1, strongest first. Return shows one in the list; %2 comes back here.</source>
        <translation>%1，最强的在前。回车键在列表中显示一篇；%2 返回此处。</translation>
    </message>
</context>
<context>
    <name>lectern::RecoveryCommands</name>
    <message>
        <source>A library is being salvaged; how far it is says the line below.</source>
        <translation>正在抢救文献库；进度见下方一行。</translation>
    </message>
    <message>
        <source>New library for what can be read</source>
        <translation>存放可读取内容的新文献库</translation>
    </message>
    <message>
        <source>Libraries (*.lectern)</source>
        <translation>文献库 (*.lectern)</translation>
    </message>
    <message>
        <source>%1 salvaged.lectern</source>
        <translation>%1 抢救.lectern</translation>
    </message>
    <message>
        <source>Salvaging %1</source>
        <translation>正在抢救 %1</translation>
    </message>
    <message>
        <source>Cancelled: no library was made.</source>
        <translation>已取消：没有建立文献库。</translation>
    </message>
    <message>
        <source>%1 has %2, %3 of them with your marks.</source>
        <translation>%1 有 %2，其中 %3 篇有您的标记。</translation>
    </message>
    <message>
        <source>%1 Nothing was lost but the history of changes.</source>
        <translation>%1 除更改历史外没有丢失任何内容。</translation>
    </message>
    <message>
        <source>Open it</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>%1 Lost, besides the history of changes: %2.</source>
        <translation>%1 除更改历史外，还丢失了：%2。</translation>
    </message>
</context>
<context>
    <name>lectern::RecoveryStatus</name>
    <message>
        <source>Progress of salvaging</source>
        <translation>抢救进度</translation>
    </message>
    <message>
        <source>Cancel salvaging</source>
        <translation>取消抢救</translation>
    </message>
</context>
<context>
    <name>lectern::Screenshot</name>
    <message>
        <source>There is no command “%1” that can run now.</source>
        <translation>没有现在可以执行的命令“%1”。</translation>
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
        <source>Turn the bookmark of %1 round?</source>
        <translation>反转 %1的书签？</translation>
    </message>
    <message>
        <source>Turn round</source>
        <translation>反转</translation>
    </message>
    <message>
        <source>Take the bookmark from %1?</source>
        <translation>移除 %1的书签？</translation>
    </message>
    <message>
        <source>Take it away</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Bookmark %1?</source>
        <translation>为 %1加书签？</translation>
    </message>
    <message>
        <source>Bookmark</source>
        <translation>书签</translation>
    </message>
    <message>
        <source>Turn read and unread of %1 round?</source>
        <translation>反转 %1的已读和未读？</translation>
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
        <source>Take the rating from %1?</source>
        <translation>移除 %1的星级？</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>评星</translation>
    </message>
    <message>
        <source>Take the tag “%1” from %2?</source>
        <translation>从 %2移除标签“%1”？</translation>
    </message>
    <message>
        <source>Choose a paper first.</source>
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
        <source>Authors of several</source>
        <translation>多篇论文的作者</translation>
    </message>
    <message>
        <source>Escape goes back to one paper.</source>
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
        <source>Take this tag from the selected papers</source>
        <translation>从所选论文移除此标签</translation>
    </message>
    <message>
        <source>Take the tag %1 from %2</source>
        <translation>从 %2移除标签 %1</translation>
    </message>
    <message>
        <source>Take the selected papers out of this list</source>
        <translation>将所选论文移出此列表</translation>
    </message>
    <message>
        <source>Take %1 out of the list %2</source>
        <translation>将 %1移出列表 %2</translation>
    </message>
</context>
<context>
    <name>lectern::SettingsPage</name>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>外观</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>颜色</translation>
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
        <source>Language of the window</source>
        <translation>窗口的语言</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>跟随系统</translation>
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
        <source>Text size of the abstract, in percent</source>
        <translation>摘要的文字大小，百分比</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>文字大小</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>字体</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>行宽</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>行距</translation>
    </message>
    <message>
        <source> seconds</source>
        <translation> 秒</translation>
    </message>
    <message>
        <source>How long a paper is looked at before it counts as read, in seconds</source>
        <translation>论文看多久后算作已读，以秒计</translation>
    </message>
    <message>
        <source>A moment is</source>
        <translation>“片刻”为</translation>
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
        <source>Keys</source>
        <translation>快捷键</translation>
    </message>
</context>
<context>
    <name>lectern::Sidebar</name>
    <message>
        <source>Find an author, tag, source</source>
        <translation>查找作者、标签、来源</translation>
    </message>
    <message>
        <source>Find in the sidebar</source>
        <translation>在侧栏中查找</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>文献库</translation>
    </message>
    <message>
        <source>Show what was remarked on import</source>
        <translation>显示导入时的备注</translation>
    </message>
    <message>
        <source>What changed since the save before</source>
        <translation>与上次保存相比的变化</translation>
    </message>
    <message>
        <source>Restore this source</source>
        <translation>还原此来源</translation>
    </message>
    <message>
        <source>Move this source to the bin</source>
        <translation>将此来源移到回收站</translation>
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
        <source>Papers that came in after Lectern was last closed</source>
        <translation>上次关闭 Lectern 之后加入的论文</translation>
    </message>
    <message>
        <source>Papers in an order of your own</source>
        <translation>按您自定顺序的论文</translation>
    </message>
    <message>
        <source>Words of your own on papers</source>
        <translation>您给论文加的词</translation>
    </message>
    <message>
        <source>%1 new</source>
        <translation>%1 新</translation>
    </message>
    <message>
        <source>Questions you ask again</source>
        <translation>您再次提出的问题</translation>
    </message>
    <message>
        <source>, h-index %1 as stated</source>
        <translation>，所述 h 指数 %1</translation>
    </message>
    <message>
        <source>More match: type on</source>
        <translation>还有更多匹配：请继续输入</translation>
    </message>
    <message>
        <source>All authors…</source>
        <translation>所有作者…</translation>
    </message>
    <message>
        <source>Every author as a list, by any figure</source>
        <translation>以列表显示所有作者，按任一指标</translation>
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
        <source>%1 bytes not understood</source>
        <translation>%1 字节未能识别</translation>
    </message>
    <message>
        <source>Papers</source>
        <translation>论文</translation>
    </message>
    <message>
        <source>Papers that were removed</source>
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
        <source>Bin</source>
        <translation>回收站</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>位置</translation>
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
        <source>read on %1</source>
        <translation>阅读于 %1</translation>
    </message>
    <message>
        <source>Continue reading</source>
        <translation>继续阅读</translation>
    </message>
</context>
<context>
    <name>lectern::EmbeddedHighlightCommands</name>
    <message numerus="yes">
        <source>%n highlights of another program stand in this PDF.</source>
        <translation>
            <numerusform>此 PDF 中有 %n 条其他程序的高亮。</numerusform>
        </translation>
    </message>
    <message>
        <source>Take them over</source>
        <translation>接收</translation>
    </message>
    <message>
        <source>The file is still being looked at; try again in a moment.</source>
        <translation>仍在查看此文件；请稍后再试。</translation>
    </message>
    <message>
        <source>No other program highlighted anything in this PDF.</source>
        <translation>没有其他程序在此 PDF 中做过高亮。</translation>
    </message>
    <message>
        <source>Highlights are kept with a paper of the library, and this PDF belongs to none yet.</source>
        <translation>高亮随文献库中的论文保存，而此 PDF 还不属于任何论文。</translation>
    </message>
    <message>
        <source>What other programs highlighted in this PDF is taken over already.</source>
        <translation>其他程序在此 PDF 中的高亮已经接收。</translation>
    </message>
    <message>
        <source>Nothing is highlighted in this PDF.</source>
        <translation>此 PDF 中没有高亮。</translation>
    </message>
    <message>
        <source>Save a copy with the highlights</source>
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
        <source>%1 has the highlights, for any viewer to show.</source>
        <translation>%1 已包含高亮，任何阅读器都能显示。</translation>
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
        <source>%1 for the tag %2</source>
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
</context>
<context>
    <name>lectern::TagListChecklist</name>
    <message>
        <source>Choose a paper first.</source>
        <translation>请先选择论文。</translation>
    </message>
    <message>
        <source>Reading lists of %1</source>
        <translation>%1的阅读列表</translation>
    </message>
    <message>
        <source>Find or make a list</source>
        <translation>查找或新建列表</translation>
    </message>
    <message>
        <source>Make the list “%1”</source>
        <translation>新建列表“%1”</translation>
    </message>
    <message>
        <source>Tags of %1</source>
        <translation>%1的标签</translation>
    </message>
    <message>
        <source>Find or make a tag, such as method/rl</source>
        <translation>查找或新建标签，如 method/rl</translation>
    </message>
    <message>
        <source>Make the tag “%1”</source>
        <translation>新建标签“%1”</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Put %1 into the list “%2”?</source>
        <translation>将 %1放入列表“%2”？</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>加入</translation>
    </message>
    <message>
        <source>Take %1 out of the list “%2”?</source>
        <translation>将 %1移出列表“%2”？</translation>
    </message>
    <message>
        <source>Take out</source>
        <translation>移出</translation>
    </message>
    <message>
        <source>Tag %1 with “%2”?</source>
        <translation>为 %1加标签“%2”？</translation>
    </message>
    <message>
        <source>Tag</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>Take the tag “%1” from %2?</source>
        <translation>从 %2移除标签“%1”？</translation>
    </message>
    <message>
        <source>Take it away</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Put %1 into the new list “%2”?</source>
        <translation>将 %1放入新列表“%2”？</translation>
    </message>
</context>
<context>
    <name>lectern::Toast</name>
    <message>
        <source>Close this message</source>
        <translation>关闭此消息</translation>
    </message>
</context>
<context>
    <name>lectern::TopBar</name>
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
        <source>Rating</source>
        <translation>星级</translation>
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
        <source>Text of the paper</source>
        <translation>论文的文字</translation>
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
        <source>How to search</source>
        <translation>如何搜索</translation>
    </message>
    <message>
        <source>PDF</source>
        <translation>PDF</translation>
    </message>
</context>
<context>
    <name>lectern::UnmatchedFilesPage</name>
    <message>
        <source>Files and the papers they may be</source>
        <translation>文件及其可能对应的论文</translation>
    </message>
    <message>
        <source>Attach to this paper</source>
        <translation>附加到此论文</translation>
    </message>
    <message>
        <source>Open the file</source>
        <translation>打开文件</translation>
    </message>
    <message>
        <source>Show the paper</source>
        <translation>显示论文</translation>
    </message>
    <message>
        <source>Leave this file</source>
        <translation>略过此文件</translation>
    </message>
    <message>
        <source>%1, which seems to be called “%2”</source>
        <translation>%1，标题似乎是“%2”</translation>
    </message>
    <message>
        <source>No paper of this library seems to be it</source>
        <translation>此文献库中似乎没有这篇论文</translation>
    </message>
    <message>
        <source>Which papers are these files?</source>
        <translation>这些文件是哪些论文？</translation>
    </message>
    <message numerus="yes">
        <source>%n files. Return attaches the file below to the paper above it, Delete leaves it; to attach it to another paper, choose that one in the list and attach it there.</source>
        <translation>
            <numerusform>%n 个文件。回车键将下方的文件附加到其上方的论文，Delete 键略过；要附加到其他论文，请在列表中选择该论文并在那里附加。</numerusform>
        </translation>
    </message>
    <message>
        <source>No file waits</source>
        <translation>没有等待的文件</translation>
    </message>
    <message>
        <source>New paper</source>
        <translation>新论文</translation>
    </message>
    <message>
        <source>PDF files whose paper is not sure are kept here, also after a restart, until you say which paper each one is.</source>
        <translation>尚不确定属于哪篇论文的 PDF 文件会保留在这里（重启后也在），直到您指定各自的论文。</translation>
    </message>
</context>
<context>
    <name>lectern::ViewCommands</name>
    <message>
        <source>The window speaks this language from the next start on.</source>
        <translation>窗口从下次启动起使用此语言。</translation>
    </message>
</context>
<context>
    <name>lectern::AuthorDuplicatesPage</name>
    <message>
        <source>the same name</source>
        <translation>姓名相同</translation>
    </message>
    <message>
        <source>the same words in the name</source>
        <translation>姓名中的词相同</translation>
    </message>
    <message>
        <source>one name can be written for the other</source>
        <translation>一个姓名可以写作另一个</translation>
    </message>
    <message>
        <source>, 1 co-author in common</source>
        <translation>，1 位共同的合著者</translation>
    </message>
    <message>
        <source>, %1 co-authors in common</source>
        <translation>，%1 位共同的合著者</translation>
    </message>
    <message>
        <source>Who is who</source>
        <translation>作者辨识</translation>
    </message>
    <message>
        <source>Different people (D)</source>
        <translation>不同的人(D)</translation>
    </message>
    <message>
        <source>The same person (S)</source>
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
        <source>may be</source>
        <translation>可能是</translation>
    </message>
    <message>
        <source>because of</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>Comparing all names. In a large library this takes a few seconds…</source>
        <translation>正在比较所有姓名。文献库较大时需要几秒…</translation>
    </message>
    <message>
        <source>%1, and %2; %3</source>
        <translation>%1，和 %2；%3</translation>
    </message>
    <message>
        <source>The %1 surest pairs. What you decide is remembered and can be undone.</source>
        <translation>最确定的 %1 对。您的判定会记住，也可以撤销。</translation>
    </message>
    <message>
        <source>No pair is left to be decided</source>
        <translation>没有要判定的作者对</translation>
    </message>
    <message>
        <source>May be one person</source>
        <translation>可能是同一人</translation>
    </message>
    <message>
        <source>Told apart</source>
        <translation>已区分</translation>
    </message>
    <message>
        <source>decided</source>
        <translation>已判定</translation>
    </message>
    <message>
        <source>Undecided again (D)</source>
        <translation>恢复为未判定 (D)</translation>
    </message>
    <message>
        <source>Side by side (C)</source>
        <translation>并排对照(C)</translation>
    </message>
    <message>
        <source>Decided once and remembered; Undo takes it back. Lectern itself never merges anybody.</source>
        <translation>判定一次即记住；“撤销”可收回。Lectern 自己从不合并任何人。</translation>
    </message>
    <message>
        <source>Comparing all names: %1 %</source>
        <translation>正在比较所有姓名：%1 %</translation>
    </message>
</context>
<context>
    <name>lectern::YearBars</name>
    <message>
        <source>Papers a year</source>
        <translation>每年论文数</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
</context>
</TS>
