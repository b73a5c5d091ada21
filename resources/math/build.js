// Builds mathjax.js, the bundle that Lectern includes: npm ci && node build.js [OUTPUT]
'use strict';

const esbuild = require('esbuild');
const path = require('path');

const attributes = {
    name: 'attributes',
    setup(build) {
        build.onResolve({filter: /\/Attributes\.js$/}, () => ({path: path.join(__dirname, 'attributes.js')}));
    },
};

esbuild.build({
    absWorkingDir: __dirname,
    entryPoints: ['math.js'],
    outfile: process.argv[2] || 'mathjax.js',
    bundle: true,
    format: 'iife',
    target: 'es2015',
    platform: 'neutral',
    mainFields: ['main'],
    minify: true,
    charset: 'utf8',
    legalComments: 'none',
    banner: {js: '/* MathJax 3.2.2, Apache License 2.0, see LICENSE-MathJax; built by build.js, do not edit. */\n'
                 + 'var globalThis=this;'},
    plugins: [attributes],
    logLevel: 'warning',
}).catch(() => process.exit(1));
