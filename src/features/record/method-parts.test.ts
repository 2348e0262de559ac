import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { methodParts } from './method-parts.ts';

test('the first paragraph of a part is its short answer, and all that follows is said in full', () => {
  const html =
    '<p>Intro.</p><h2 id="reports">Reports</h2><h3 id="cash">Cash</h3><p>In short.</p><p>More.</p><ul><li>One</li></ul>' +
    '<h3 id="eps">EPS</h3><p>All of it.</p><h2 id="news">News</h2><h3 id="told">Told</h3><p>Briefs.</p>';
  expect(methodParts(html)).toEqual({
    intro: '<p>Intro.</p>',
    groups: [
      {
        id: 'reports',
        title: 'Reports',
        parts: [
          { id: 'cash', title: 'Cash', short: '<p>In short.</p>', full: '<p>More.</p><ul><li>One</li></ul>' },
          { id: 'eps', title: 'EPS', short: '<p>All of it.</p>', full: '' },
        ],
      },
      {
        id: 'news',
        title: 'News',
        parts: [{ id: 'told', title: 'Told', short: '<p>Briefs.</p>', full: '' }],
      },
    ],
  });
});

test('every part of the document begins with an answer that is read at a glance', () => {
  const document = readFileSync(new URL('../../../docs/methods.md', import.meta.url), 'utf8');
  const groups = document.split(/^## /m).slice(1);
  for (const group of groups) expect(group, 'stands above its parts alone').toMatch(/^.+\n\n### /);
  for (const part of document.split(/^### /m).slice(1)) {
    const [title, short = ''] = part.split('\n\n');
    expect(short.length, title).toBeLessThan(250);
  }
});
