import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import type { CatalystDate, EarningsDate } from '#contract/calendar.ts';
import { catalystsIcs, earningsIcs } from './ics.ts';
import { catalystsGraph, earningsGraph } from './structured-data.ts';
import { catalystFacts, catalystTitle, dayMark, reportFacts, reportTitle, sourcesRead } from './words.ts';

const report = (given: Partial<EarningsDate> = {}): EarningsDate => ({
  symbol: 'ABC',
  name: 'Alpha Works Inc.',
  sector_name: 'Technology',
  market_cap: 1e8,
  quote_date: '2026-07-02',
  date: '2026-08-04',
  state: 'estimated',
  asOf: '2026-07-02',
  source: 'yahoo',
  epsExpected: 0.31,
  epsExpectedAsOf: '2026-07-02',
  epsActual: null,
  revenue: null,
  revenueGrowth: null,
  over2Percent: null,
  last: { date: '2026-05-05', epsActual: 0.3, epsEstimate: 0.25 },
  ...given,
});
const catalyst = (given: Partial<CatalystDate> = {}): CatalystDate => ({
  symbol: 'ABC',
  name: 'Alpha Works Inc.',
  sector_name: 'Life Sciences',
  market_cap: 1e8,
  quote_date: '2026-07-02',
  id: 'expected-ABC',
  date: '2026-12-12',
  group: 'FDA',
  kind: 'FDA decision date',
  subject: 'Alphamab',
  indication: 'IgA Nephropathy',
  phase: 'BLA',
  status: null,
  outcome: null,
  state: 'set',
  asOf: '2026-06-28',
  source: 'biotech-calendar',
  raw_text_link: null,
  ...given,
});
const site = { name: 'RedStreet', url: 'https://redstreet.example' };
const now = new Date('2026-11-22T15:00:00Z');
const parse = (text: string) => {
  ICAL.design.strict = true;
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  return calendar.getAllSubcomponents('vevent').map((part) => new ICAL.Event(part));
};

test('a day that has passed was expected, and an estimate is named one', () => {
  expect(reportTitle(report(), '2026-07-06')).toBe('Alpha Works (ABC) is to report, estimated day');
  expect(reportTitle(report({ state: 'published' }), '2026-11-22')).toBe('Alpha Works (ABC) was to report');
  expect(reportFacts(report(), '2026-11-22')).toEqual([
    'Was expected on Aug 4, 2026; what came is not on record.',
    'Estimated day, not confirmed by the company: Yahoo Finance, Jul 2, 2026.',
    'EPS expected: $0.31 (snapshot of Jul 2, 2026).',
    'Report before, May 5, 2026: EPS $0.30, beat by $0.05.',
  ]);
  expect(catalystFacts(catalyst(), '2026-11-22')).toEqual([
    'IgA Nephropathy, BLA',
    'FDA goal date: Hand-kept biotech calendar, Jun 28, 2026.',
  ]);
});

test('a row speaks of its day where that is estimated, and is silent where it is as published', () => {
  expect([dayMark(report()), dayMark(report({ state: 'published' }))]).toEqual(['Estimated day', '']);
});

test('a lock-up says its offering’s day as days are written, and its span once', () => {
  const lockUp = catalyst({ kind: 'Lock-up end, 180 days', subject: 'Offering of 2026-01-08', group: 'Lock-ups', state: 'computed' });
  expect(catalystTitle(lockUp)).toBe('Alpha Works (ABC): Lock-up end, Offering of Jan 8, 2026');
}); // prettier-ignore

test('sources stand with the days on which they were read', () => {
  expect(sourcesRead([report(), report({ asOf: '2026-06-27' }), report({ source: null })])).toBe(
    'Yahoo Finance, Jun 27, 2026 to Jul 2, 2026',
  );
});

test('files hold every entry as a whole day, a guessed one as tentative, however many there are', async () => {
  const many = Array.from({ length: 95 }, (_, i) => report({ symbol: `S${i}`, state: i % 2 ? 'published' : 'estimated' }));
  const text = await earningsIcs(many, site, now, '2026-11-22');
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  const events = parse(text);
  expect(events).toHaveLength(95);
  expect(new Set(events.map(({ uid }) => uid)).size).toBe(95);
  expect(events[1]?.startDate).toMatchObject({ isDate: true, month: 8, day: 4 });
  expect(events.slice(0, 2).map(({ component }) => component.getFirstPropertyValue('status'))).toEqual(['TENTATIVE', 'CONFIRMED']);
  expect(events[0]?.description).toContain('https://redstreet.example/events/earnings?day=2026-08-04');
  const [fda] = parse(await catalystsIcs([catalyst({ subject: 'Evil\r\nEND:VEVENT' })], site, now, '2026-11-22'));
  expect(fda?.summary).toBe('Alpha Works (ABC): FDA decision date, Evil END:VEVENT');
  expect(parse(await earningsIcs([], site, now, '2026-11-22'))).toEqual([]);
}); // prettier-ignore

test('machines are told of no guess and of nothing that has passed', () => {
  expect(earningsGraph([report(), report({ state: 'published' })], '2026-11-22', site)).toBeNull();
  expect(earningsGraph([report(), report({ state: 'published' })], '2026-07-06', site)?.['@graph']).toHaveLength(1);
  expect(catalystsGraph([catalyst(), catalyst({ state: 'expected' })], '2026-11-22', site)?.['@graph']).toHaveLength(1);
}); // prettier-ignore
