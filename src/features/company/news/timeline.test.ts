import { expect, test } from 'vitest';
import type { Filing } from '#contract/filing.ts';
import type { News } from '#contract/news.ts';
import { timelineOf } from './timeline.ts';

const story = (id: string, published_at: string, topic?: News['topic']): News => ({
  id,
  title: id,
  published_at,
  ...(topic !== undefined && { topic }),
});
const filing = (filing_type: string, day: string | null): Filing => ({
  accession_key: filing_type,
  company_symbol: 'SNDX',
  filing_type,
  description: null,
  raw_text_link: null,
  document_count: null,
  date_as_of_change: day,
});
const namesOf = (...given: Parameters<typeof timelineOf>) =>
  timelineOf(...given).map(({ news, filing: document }) => news?.id ?? document?.filing_type);

test('SNDX: stories and documents stand in one order, by their days', () => {
  const news = [story('move', '2026-05-01T20:00:00.000Z'), story('earnings', '2025-11-03')];
  const filings = [filing('8-K', '2025-12-19'), filing('10-Q', '2025-11-03'), filing('4', '2025-10-24')];
  const all = { isLastPage: true };
  expect(namesOf(news, filings, all)).toEqual(['move', '8-K', 'earnings', '10-Q', '4']);
  expect(namesOf([], filings, all)).toEqual(['8-K', '10-Q', '4']);
});

test('a document that a story is about does not stand beside it, and none without a day', () => {
  const news = [story('offering', '2025-12-19', 'filing')];
  expect(namesOf(news, [filing('424B5', '2025-12-19'), filing('8-K', null)], { isLastPage: true })).toEqual([
    'offering',
  ]);
});

test('documents of before the last story of a page stand behind the stories of the next', () => {
  const news = [story('new', '2026-05-01'), story('old', '2026-02-01')];
  const filings = [filing('8-K', '2026-03-01'), filing('4', '2025-12-01')];
  expect(namesOf(news, filings, { isLastPage: false })).toEqual(['new', '8-K', 'old']);
});
