var module = {}; // citeproc.js is a module of CommonJS
