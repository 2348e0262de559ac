import { expect, test } from 'vitest';
import { toHtml, toText, type Letter } from './letter.ts';

const letter: Letter = {
  subject: 'Your code <now>',
  paragraphs: ['Hello <script>Bob</script> & Co,', 'It is "valid".'],
  code: '012345',
  link: { label: 'Open', url: 'https://site.example/a?b=1&c="x"' },
  unasked: 'Ignore this.',
};

test('plain text has the code after the first paragraph, and the link spelled out', () => {
  expect(toText(letter, 'RedStreet').split('\n\n')).toEqual([
    'Hello <script>Bob</script> & Co,',
    '012345',
    'It is "valid".',
    'Open: https://site.example/a?b=1&c="x"',
    'Ignore this.',
    'RedStreet\n',
  ]);
});

test('HTML shows whatever a name contains as text, and fetches nothing', () => {
  const html = toHtml(letter, 'Red<b>Street');
  expect(html).not.toMatch(/<script|<b>|<img|src=/);
  expect(html).toContain('Hello &lt;script&gt;Bob&lt;/script&gt; &amp; Co,');
  expect(html).toContain('href="https://site.example/a?b=1&amp;c=&quot;x&quot;"');
});

test('a letter without code and link has neither', () => {
  const { subject, paragraphs, unasked } = letter;
  expect(toText({ subject, paragraphs, unasked }, 'S')).not.toContain('http');
  expect(toHtml({ subject, paragraphs, unasked }, 'S')).not.toContain('href');
});
