// Replaces mathjax-full/js/core/MmlTree/Attributes.js. MathJax stores the attributes of a node in objects whose prototypes are
// the attributes of its parents, four levels deep. When a prototype object gets a new property, Qt's engine walks the tree of
// all its hidden classes, which needs two thirds of the time of a formula. Layered plain objects give the same output, byte
// for byte, about six times as fast.
'use strict';

exports.INHERIT = '_inherit_';

const has = (object, name) => Object.prototype.hasOwnProperty.call(object, name);

exports.Attributes = class {
    constructor(defaults, global) {
        this.global = global;
        this.defaults = Object.assign({}, defaults);
        this.inherited = {};
        this.attributes = {};
    }
    set(name, value) { this.attributes[name] = value; }
    setList(list) { Object.assign(this.attributes, list); }
    get(name) {
        const value = has(this.attributes, name) ? this.attributes[name] : this.getInherited(name);
        return value === exports.INHERIT ? this.global[name] : value;
    }
    getExplicit(name) { return has(this.attributes, name) ? this.attributes[name] : undefined; }
    getList(...names) {
        const values = {};
        for (const name of names)
            values[name] = this.get(name);
        return values;
    }
    setInherited(name, value) { this.inherited[name] = value; }
    getInherited(name) { return has(this.inherited, name) ? this.inherited[name] : this.getDefault(name); }
    getDefault(name) { return has(this.defaults, name) ? this.defaults[name] : this.global[name]; }
    isSet(name) { return has(this.attributes, name) || has(this.inherited, name); }
    hasDefault(name) { return has(this.defaults, name) || name in this.global; }
    getExplicitNames() { return Object.keys(this.attributes); }
    getInheritedNames() { return Object.keys(this.inherited); }
    getDefaultNames() { return Object.keys(this.defaults); }
    getGlobalNames() { return Object.keys(this.global); }
    getAllAttributes() { return this.attributes; }
    getAllInherited() { return this.inherited; }
    getAllDefaults() { return this.defaults; }
    getAllGlobals() { return this.global; }
};
