// Converts the nested SVG of one formula to a flat list of filled shapes, as a painter path requires.
//
// Result: {width, ascent, descent (in em), parts: [[a, b, c, d, e, f, path], …]}; a part with a null path is
// followed by its width, height and parts, which are clipped to that box. The matrices map to thousandths of an em with y
// downwards and the baseline at 0. Content other than shapes (text in a system font, an image) throws, and the formula is shown as its
// source.
'use strict';

const multiply = (m, n) => [
    m[0] * n[0] + m[2] * n[1], m[1] * n[0] + m[3] * n[1],
    m[0] * n[2] + m[2] * n[3], m[1] * n[2] + m[3] * n[3],
    m[0] * n[4] + m[2] * n[5] + m[4], m[1] * n[4] + m[3] * n[5] + m[5],
];

// The matrix of a transform attribute.
function matrixOf(transform) {
    let matrix = [1, 0, 0, 1, 0, 0];
    const pattern = /(\w+)\(([^)]*)\)/g;
    for (let match; (match = pattern.exec(transform || ''));) {
        const v = match[2].trim().split(/[\s,]+/).map(Number);
        let next;
        switch (match[1]) {
        case 'translate':
            next = [1, 0, 0, 1, v[0], v[1] || 0];
            break;
        case 'scale':
            next = [v[0], 0, 0, v.length > 1 ? v[1] : v[0], 0, 0];
            break;
        case 'matrix':
            next = v;
            break;
        case 'rotate': {
            const angle = v[0] * Math.PI / 180, cos = Math.cos(angle), sin = Math.sin(angle);
            const x = v[1] || 0, y = v[2] || 0;
            next = [cos, sin, -sin, cos, x - cos * x + sin * y, y - sin * x - cos * y];
            break;
        }
        default:
            throw Error('transform ' + match[1]);
        }
        matrix = multiply(matrix, next);
    }
    return matrix;
}

const rectangle = (x, y, w, h) => 'M' + x + ' ' + y + 'H' + (x + w) + 'V' + (y + h) + 'H' + x + 'Z';

// A line with thickness, as a filled box.
function bar(x1, y1, x2, y2, thickness) {
    const length = Math.hypot(x2 - x1, y2 - y1) || 1;
    const dx = (y2 - y1) / length * thickness / 2, dy = (x2 - x1) / length * thickness / 2;
    return 'M' + (x1 - dx) + ' ' + (y1 + dy) + 'L' + (x2 - dx) + ' ' + (y2 + dy) + 'L' + (x2 + dx) + ' ' + (y2 - dy)
        + 'L' + (x1 + dx) + ' ' + (y1 - dy) + 'Z';
}

function walk(adaptor, node, matrix, parts) {
    const get = (name) => adaptor.getAttribute(node, name);
    const number = (name) => parseFloat(get(name) || '0') || 0;
    const style = (name) => adaptor.getStyle(node, name);
    const own = multiply(matrix, matrixOf(get('transform')));
    const add = (path) => parts.push(own.concat(path));
    switch (adaptor.kind(node)) {
    case 'g':
        for (const child of adaptor.childNodes(node))
            walk(adaptor, child, own, parts);
        break;
    case 'path':
        if (get('fill') === 'none')
            throw Error('stroked path');
        if (get('d'))
            add(get('d'));
        break;
    case 'rect': {
        const x = number('x'), y = number('y'), w = number('width'), h = number('height');
        if (get('data-background') || get('data-bgcolor'))
            break;
        if (get('fill') === 'none') {
            const t = number('stroke-width') || parseFloat(style('stroke-width')) || 67;
            add(bar(x, y, x + w, y, t));
            add(bar(x, y + h, x + w, y + h, t));
            add(bar(x, y - t / 2, x, y + h + t / 2, t));
            add(bar(x + w, y - t / 2, x + w, y + h + t / 2, t));
        } else if (w > 0 && h > 0) {
            add(rectangle(x, y, w, h));
        }
        break;
    }
    case 'line':
        add(bar(number('x1'), number('y1'), number('x2'), number('y2'),
                number('stroke-width') || parseFloat(style('stroke-width')) || 67));
        break;
    case 'svg': {
        const inner = [];
        const box = (get('viewBox') || '').split(/[\s,]+/).map(Number);
        if (get('data-table') || get('data-labels') || box.length !== 4)
            throw Error('labelled table');
        const w = number('width'), h = number('height');
        const shift = multiply(own, [w / box[2], 0, 0, h / box[3], number('x'), number('y')]);
        for (const child of adaptor.childNodes(node))
            walk(adaptor, child, [1, 0, 0, 1, -box[0], -box[1]], inner);
        parts.push(shift.concat(null, box[2], box[3], [inner]));
        break;
    }
    case 'defs':
    case 'title':
        break;
    case '#text':
        if (adaptor.value(node).trim())
            throw Error('text');
        break;
    default:
        throw Error(adaptor.kind(node));
    }
}

exports.flatten = function (adaptor, container) {
    const svg = adaptor.firstChild(container);
    const box = adaptor.getAttribute(svg, 'viewBox').split(/\s+/).map(Number);
    const parts = [];
    for (const child of adaptor.childNodes(svg))
        walk(adaptor, child, [1, 0, 0, 1, -box[0], 0], parts);
    return {width: box[2] / 1000, ascent: -box[1] / 1000, descent: (box[3] + box[1]) / 1000, parts: parts};
};
