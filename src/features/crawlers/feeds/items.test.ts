import { expect, it } from 'vitest';
import { eventItem, newsItem, newsletterItem } from './items.ts';

it('an automated brief says so before anything else, and names nobody else as its author', () => {
  const item = newsItem({
    id: 'b-ACME',
    title: 'Acme files an 8-K',
    summary: 'Acme Inc. filed an 8-K.',
    automated: true,
    source: 'SEC EDGAR',
    company_symbol: 'ACME',
    category: '8-K',
  });
  expect(item).toMatchObject({
    path: '/news/b-ACME',
    text: 'Automated brief. Acme Inc. filed an 8-K.',
    author: 'Automated brief',
    tags: ['ACME', '8-K'],
  });
});

it('what others wrote is theirs, without its markup', () => {
  const item = newsItem({
    id: 'a b',
    title: 'T',
    description: '<p>One</p><p>Two <b>three</b></p>',
    source: 'The Wire',
  });
  expect(item).toMatchObject({
    path: '/news/a%20b',
    text: 'One Two three',
    author: 'The Wire',
    published: null,
  });
});

it('a newsletter leads to its page in the archive', () => {
  expect(newsletterItem({ id: 'letter', title: 'T' }).path).toBe('/newsletters/letter');
});

it('an event tells its date in its text, for an entry’s own date is when it was published', () => {
  const item = eventItem({
    id: 'e1',
    title: 'A webinar',
    upcoming_date: '2026-07-02T20:00:00.000Z',
    company_symbol: 'ACME',
    Company: { name: 'Acme Inc.' },
  });
  expect(item).toMatchObject({ path: '/events#event-e1', published: null });
  expect(item.text).toMatch(/Jul 2, 2026.*4:00 PM ET.*Acme Inc\./);
});
