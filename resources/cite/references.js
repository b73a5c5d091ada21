// The only function that the program calls: converts papers in CSL-JSON to the entries of a reference list in HTML.
'use strict';

// An item with "lectern-more-authors" has more authors than are known: its list ends with "et al." in every style,
// and counts as longer than it is. CSL has no field for that.
(function() {
    var names = CSL.NameOutput.prototype;
    var truncate = names.truncatePersonalNameLists;
    names.truncatePersonalNameLists = function() {
        truncate.call(this);
        if (this.Item['lectern-more-authors'] && this.freeters.author && this.freeters.author.length) {
            this.freeters_count.author += 1;
            this.etal_use_last = false; // the last author is not known
        }
    };
})();

var lecternReferences = (function() {
    // style, terms: JSON of the files; papers: JSON. Returns a list of entries as JSON, in the style's order.
    return function(style, terms, language, papers) {
        var items = JSON.parse(papers);
        var byId = {};
        items.forEach(function(item) { byId[item.id] = item; });
        var system = {
            retrieveLocale: function() { return JSON.parse(terms); },
            retrieveItem: function(id) { return byId[id]; },
        };
        var engine = new CSL.Engine(system, JSON.parse(style), language);
        engine.setOutputFormat('html');
        engine.updateItems(items.map(function(item) { return item.id; }));
        var made = engine.makeBibliography();
        return JSON.stringify(made ? made[1] : []);
    };
})();
