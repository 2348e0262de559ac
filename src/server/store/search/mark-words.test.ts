import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyText } from '#tests/support/any-text.ts';
import { markSnippet, markWords, snippetOfHtml } from './mark-words.ts';
import { queryWords } from '#kit/text/search-words.ts';

const shown = (pieces: { text: string; marked?: true }[]) =>
  pieces.map(({ text, marked }) => (marked ? `[${text}]` : text)).join('');

test.each([
  ['abeona', 'Abeona Therapeutics', '[Abeona] Therapeutics'],
  ['thera abeona', 'Abeona Therapeutics', '[Abeona] Therapeutics'],
  ['abeona thera', 'Abeona Therapeutics', '[Abeona] [Therapeutics]'],
  ['sohne', 'Söhne & Co.', '[Söhne] & Co.'],
  ['b', '<b>bold</b> & "b"', '<[b]>[bold]</[b]> & "[b]"'],
  ['xyz', 'Nothing of it', 'Nothing of it'],
  ['xyz', '', ''],
])('"%s" marks %s', (typed, text, marked) => {
  expect(shown(markWords(text, queryWords(typed)))).toBe(marked);
});

test('pieces put together are the text, whatever it is', () => {
  fc.assert(
    fc.property(anyText(), anyText(), (text, typed) => {
      expect(
        markWords(text, queryWords(typed))
          .map((piece) => piece.text)
          .join(''),
      ).toBe(text);
    }),
  );
});

test('an excerpt shows the first word found, within a text that is cut between words', () => {
  const long = `${'far away words '.repeat(20)}the needle stands here ${'and more words '.repeat(20)}`;
  const snippet = shown(markSnippet(long, ['needle']));
  expect(snippet).toMatch(/^… \w[\w ]* the \[needle\] stands here [\w ]*\w …$/);
  expect(snippet.length).toBeLessThan(175);
});

test('a short text is its own excerpt, and one without the words has none', () => {
  expect(shown(markSnippet('  A short\n text ', ['short']))).toBe('A [short] text');
  expect(markSnippet('A short text', ['long'])).toEqual([]);
  expect(markSnippet('', ['long'])).toEqual([]);
});

test('the excerpt of a letter is of its sentences, and of a table only where no sentence has the words', () => {
  const html =
    '<p>The week in the earnings calendar.</p><table><tr><th>Company</th><th>Filed</th></tr></table><p>More follows.</p>';
  expect(
    snippetOfHtml(html, ['earnings'])
      .map(({ text }) => text)
      .join(''),
  ).toBe('The week in the earnings calendar. More follows.');
  expect(snippetOfHtml(html, ['filed']).some(({ marked }) => marked)).toBe(true);
});
