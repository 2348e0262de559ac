import { expect, test } from 'vitest';
import type { ChartMark } from '#contract/chart-mark.ts';
import type { News } from '#contract/news.ts';
import { withNews } from './news-marks.ts';

const mark: ChartMark = { date: '2026-07-01', kind: 'filing', words: '8-K', url: null };
const item = (id: string, kind: News['kind'], published_at: string | null): News => ({
  id,
  title: `Title ${id}`,
  kind,
  published_at,
});

test('news stand at their day in New York, in order with the other events', () => {
  const late = item('a', 'release', '2026-07-02T01:30:00Z');
  const early = item('b', 'own', '2026-06-30');
  expect(withNews([mark], [late, early]).map(({ date, words }) => `${date} ${words}`)).toEqual([
    '2026-06-30 Title b',
    '2026-07-01 8-K',
    '2026-07-01 Title a',
  ]);
});

test('briefs and filings are marked already, and news without a day cannot be', () => {
  const others = [
    item('a', 'brief', '2026-07-01'),
    item('b', 'filing', '2026-07-01'),
    item('c', 'own', null),
    item('d', 'own', 'soon'),
  ];
  expect(withNews([mark], others)).toEqual([mark]);
});

test('an item leads to its own page', () => {
  expect(withNews([], [item('a/b', 'media', '2026-07-01')])[0]?.url).toBe('/news/a%2Fb');
});

test('the brief of a move is marked where the day has no move with something on record', () => {
  const brief = { ...item('b-A-20260701-move', 'brief', '2026-07-01'), topic: 'move' as const };
  expect(withNews([mark], [brief]).map(({ kind }) => kind)).toEqual(['filing', 'news']);
  const move: ChartMark = { ...mark, kind: 'move' };
  expect(withNews([move], [brief])).toEqual([move]);
});
