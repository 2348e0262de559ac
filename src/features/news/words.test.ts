import { describe, expect, it } from 'vitest';
import type { News } from '#contract/news.ts';
import { groupByDay } from './day-groups.ts';
import { newsDay } from '#kit/news/news-day.ts';
import { kindLabel } from '#kit/news/news-kinds.ts';
import { newsPath } from '#kit/href/addresses.ts';
import { cardDateWords, dateWords, timeWords } from './words.ts';

const item = (given: Partial<News>): News => ({ id: 'one', title: 'One', ...given });

describe('an item says', () => {
  it.each([
    [{ kind: 'release' }, 'Press release'],
    [{ kind: 'filing' }, 'Filing'],
    [{ kind: 'media' }, 'Media'],
    [{ kind: 'own' }, 'Our own'],
    [{ kind: 'brief', category: '8-K' }, '8-K'],
    [{ kind: 'brief' }, 'Automated brief'],
    [{}, 'Media'],
  ] as const)('of %o what kind it is: %s', (given, label) => {
    expect(kindLabel(item(given))).toBe(label);
  });

  it('when it was, with a time only where there is one', () => {
    const filed = item({ kind: 'brief', topic: 'filing', published_at: '2025-11-12' });
    expect([timeWords(filed), dateWords(filed)]).toEqual(['Filed', 'Filed Nov 12, 2025']);
    const move = item({ kind: 'brief', topic: 'move', published_at: '2026-07-02T20:00:00.000Z' });
    expect([timeWords(move), dateWords(move)]).toEqual(['4:00 PM', 'Jul 2, 2026, 4:00 PM ET']);
    expect(dateWords(item({ kind: 'release', published_at: '2026-07-02' }))).toBe('Published Jul 2, 2026');
  });

  it.each([
    ['2026-07-02T20:00:00.000Z', '2026-07-02T20:00:20Z', 'just now'],
    ['2026-07-02T20:00:00.000Z', '2026-07-02T20:05:00Z', '5 minutes ago'],
    ['2026-07-02T20:00:00.000Z', '2026-07-05T21:00:00Z', '3 days ago'],
    ['2026-07-02', '2026-07-02T15:00:00Z', 'Published today'],
    ['2026-07-02', '2026-07-03T15:00:00Z', 'Published yesterday'],
    ['2026-07-02T20:00:00.000Z', '2026-07-10T15:00:00Z', 'Jul 2, 2026, 4:00 PM ET'],
    ['2026-07-02', '2026-07-10T15:00:00Z', 'Published Jul 2, 2026'],
    // A clock elsewhere that is ahead.
    ['2026-07-02T20:00:00.000Z', '2026-07-01T20:00:00Z', 'Jul 2, 2026, 4:00 PM ET'],
  ])('on a card how long ago %s was, seen at %s: %s', (published_at, now, said) => {
    expect(cardDateWords(item({ kind: 'release', published_at }), new Date(now))).toBe(said);
  });

  it('where it is, whatever its id', () => {
    expect(newsPath('a/b c')).toBe('/news/a%2Fb%20c');
  });
});

describe('the day of an item', () => {
  it.each([
    ['2026-07-02', '2026-07-02'],
    // Still the evening before in New York; the clocks go forward on Mar 8 and back on Nov 1, 2026.
    ['2026-07-03T03:59:00Z', '2026-07-02'],
    ['2026-03-08T04:59:00Z', '2026-03-07'],
    ['2026-03-09T03:59:00Z', '2026-03-08'],
    ['2026-11-02T04:59:00Z', '2026-11-01'],
    ['2026-12-31T23:00:00-05:00', '2026-12-31'],
    ['some day', ''],
    [null, ''],
  ])('%s is %s', (published, day) => {
    expect(newsDay(published)).toBe(day);
  });

  it('stands above its items, in their order', () => {
    const groups = groupByDay([
      item({ id: 'a', published_at: '2026-07-02T20:00:00Z' }),
      item({ id: 'b', published_at: '2026-07-02' }),
      item({ id: 'c', published_at: '2026-07-01' }),
      item({ id: 'd', published_at: null }),
    ]);
    expect(groups.map(({ label, news }) => [label, news.map(({ id }) => id)])).toEqual([
      ['Thursday, Jul 2, 2026', ['a', 'b']],
      ['Wednesday, Jul 1, 2026', ['c']],
      ['Unknown Date', ['d']],
    ]);
  });
});
