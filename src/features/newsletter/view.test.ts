import { describe, expect, it, test } from 'vitest';
import { sinceDay } from './load.ts';
import { archiveView, dateChips } from './view.ts';

test('the chips are the seven of the specification, in order', () => {
  expect(dateChips.map(({ label }) => label)).toEqual([
    'All',
    'One Week Ago',
    'One Month Ago',
    'Three Months Ago',
    'Six Months Ago',
    'One Year Ago',
    'Two Years Ago',
  ]);
});

describe('the first day of a chip', () => {
  it.each([
    ['1w', '2026-07-09T16:00:00Z', '2026-07-02'],
    ['1m', '2026-03-31T16:00:00Z', '2026-02-28'],
    ['3m', '2026-05-31T16:00:00Z', '2026-02-28'],
    ['6m', '2026-08-31T16:00:00Z', '2026-02-28'],
    ['1y', '2024-02-29T16:00:00Z', '2023-02-28'],
    ['2y', '2026-07-02T16:00:00Z', '2024-07-02'],
  ] as const)('%s before %s is %s', (since, now, day) => {
    expect(sinceDay(since, new Date(now))).toBe(day);
  });

  it('is counted in New York, over both changes of its time', () => {
    expect(sinceDay('1w', new Date('2026-07-10T03:59:00Z'))).toBe('2026-07-02');
    expect(sinceDay('1w', new Date('2026-03-10T03:59:00Z'))).toBe('2026-03-02');
    expect(sinceDay('1w', new Date('2026-11-03T04:59:00Z'))).toBe('2026-10-26');
  });
});

describe('an address of the archive', () => {
  it('shows a search through all dates, and the first page for a page that is none', () => {
    expect(archiveView.read(new URLSearchParams('query= a &since=1w&page=-3'))).toEqual({
      query: 'a',
      since: null,
      page: 1,
    });
    expect(archiveView.read(new URLSearchParams('since=toString'))).toEqual({
      query: '',
      since: null,
      page: 1,
    });
  });
});
