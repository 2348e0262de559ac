import { expect, test } from 'vitest';
import type { Piece } from '#contract/letter.ts';
import { letterHtml } from '#kit/html/letter-html.ts';
import { withBlocks } from './blocks.ts';

const piece: Piece = {
  kind: 'news',
  id: 'a',
  title: 'P&G [up] *20%* <b>',
  summary: 'One_two\nthree',
  date: '2026-07-02',
  href: '/news/a?b=(c)',
};

test.each(['markdown', 'html'] as const)(
  'a block of %s says what it says, and nothing in it means more',
  (format) => {
    const html = letterHtml(format, withBlocks(format, 'First.', [piece]));
    expect(html).toContain('First.');
    expect(html).toMatch(/<h3><a href="\/news\/a\?b=\(c\)"[^>]*>P&amp;G \[up\] \*20%\* &lt;b&gt;<\/a><\/h3>/);
    expect(html).toContain('<em>Jul 2, 2026</em> · One_two three');
  },
);

test('what is known of a thing alone is said of it', () => {
  const screen: Piece = {
    ...piece,
    kind: 'screen',
    title: 'Oversold',
    summary: null,
    date: null,
    href: '/stocks',
  };
  expect(withBlocks('markdown', '', [screen])).toBe('### [Oversold](</stocks>)');
  expect(withBlocks('html', '', [screen])).toBe('<h3><a href="/stocks">Oversold</a></h3>');
});
