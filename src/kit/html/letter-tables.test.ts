import { expect, test } from 'vitest';
import { withColumnsOfWords } from './letter-tables.ts';

const table = (...rows: string[][]): string =>
  `<table><tbody>${rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</tbody></table>`;
const marked = (html: string): string[] =>
  [...withColumnsOfWords(html).matchAll(/<td class="words">(.*?)<\/td>/g)].map(([, cell = '']) => cell);

test('a column of words is marked with its head, one of figures is not', () => {
  const rows = [
    ['Code', 'Meaning', 'Price'],
    ['P', '<strong>Purchase</strong> in the market', '$4.20'],
    ['S', 'Sale in the market', 'N/A'],
  ];
  expect(marked(table(...rows))).toEqual([
    'Code',
    'Meaning',
    'P',
    '<strong>Purchase</strong> in the market',
    'S',
    'Sale in the market',
  ]);
});

test('figures that are not known are no words, nor are dates', () => {
  expect(marked(table(['Day', 'Change'], ['Jul 1', 'N/A'], ['Jul 2', 'N/A']))).toEqual([]);
});

test('a table with cells that span, and what is no table, stay as they are', () => {
  for (const html of [
    '<p>No table.</p>',
    '<table><tr><td colspan="2">Word</td></tr><tr><td>a</td></tr></table>',
  ])
    expect(withColumnsOfWords(html)).toBe(html);
});

test('what a cell is keeps its attributes', () => {
  expect(
    withColumnsOfWords('<table><tr><th scope="col">Code</th></tr><tr><th scope="row">P</th></tr></table>'),
  ).toContain('<th scope="row" class="words">P</th>');
});
