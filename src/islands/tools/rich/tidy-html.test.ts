import { expect, it } from 'vitest';
import { lostIn, tidyHtml, wordsIn } from './tidy-html.ts';

it('an item or a cell of one paragraph holds its words alone', () => {
  expect(tidyHtml('<ul><li><p>a</p></li><li><p>b</p><ul><li><p>c</p></li></ul></li></ul>')).toBe(
    '<ul><li>a</li><li>b<ul><li>c</li></ul></li></ul>',
  );
  expect(tidyHtml('<ul><li><p>a</p><p>b</p></li></ul>')).toBe('<ul><li><p>a</p><p>b</p></li></ul>');
  expect(tidyHtml('<table><tbody><tr><td colspan="2"><p>a <em>b</em></p></td></tr></tbody></table>')).toBe(
    '<table><tbody><tr><td colspan="2">a <em>b</em></td></tr></tbody></table>',
  );
});

it('a first row of headings is the head of its table', () => {
  const row = (tag: string, text: string) => `<tr><${tag}><p>${text}</p></${tag}></tr>`;
  expect(tidyHtml(`<table><tbody>${row('th', 'A')}${row('td', 'b')}</tbody></table>`)).toBe(
    '<table><thead><tr><th scope="col">A</th></tr></thead><tbody><tr><td>b</td></tr></tbody></table>',
  );
  expect(tidyHtml(`<table><tbody>${row('td', 'b')}${row('th', 'A')}</tbody></table>`)).toContain(
    '<table><tbody>',
  );
});

it('empty ends are none, and an empty text is empty', () => {
  expect(tidyHtml('<p>a</p><p></p>')).toBe('<p>a</p>');
  expect(tidyHtml('<p></p>')).toBe('');
});

it('what the editor would lose is named', () => {
  expect(lostIn('<p>a</p><table><tr><td>b</td></tr></table><iframe src="x"></iframe><h2>c</h2>')).toEqual([]);
  expect(lostIn('<FIGURE><img><figcaption>a</figcaption></FIGURE><dl><dt>b</dt></dl>')).toEqual([
    'dl',
    'dt',
    'figure',
    'figcaption',
  ]);
});

it('words are counted', () => {
  expect([wordsIn(''), wordsIn(' one '), wordsIn('one\n two')]).toEqual([0, 1, 2]);
});
