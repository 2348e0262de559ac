import { expect, test } from 'vitest';
import { shareLinks } from './share-links.ts';

const url = 'https://redstreet.example/video/x1';
const title = 'Q&A: 100% “growth”\r\nBcc: a@b.example';

test('each service is handed the address and no more than it takes', () => {
  const links = Object.fromEntries(shareLinks(url, title).map(({ name, href }) => [name, new URL(href)]));
  expect(links.Facebook?.searchParams.get('u')).toBe(url);
  expect(links.Twitter?.searchParams.get('url')).toBe(url);
  expect(links.Twitter?.searchParams.get('text')).toBe(title);
  expect(links.LinkedIn?.searchParams.get('url')).toBe(url);
  expect(Object.values(links).map(({ origin, pathname }) => origin + pathname)).toEqual([
    'https://www.facebook.com/sharer/sharer.php',
    'https://twitter.com/intent/tweet',
    'https://www.linkedin.com/sharing/share-offsite/',
    expect.stringMatching(/^null/),
  ]);
});

test('a title adds nothing to a mail but its own words', () => {
  const mail = shareLinks(url, title).find(({ name }) => name === 'Email')?.href ?? '';
  expect(mail).toMatch(/^mailto:\?subject=/);
  expect(mail).not.toMatch(/[\r\n+ ]/);
  const query = new URLSearchParams(mail.slice('mailto:?'.length));
  expect([...query.keys()]).toEqual(['subject', 'body']);
  expect(query.get('body')).toBe(`${title}\n${url}`);
});
