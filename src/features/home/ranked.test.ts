import { expect, test } from 'vitest';
import type { Move } from '#contract/move.ts';
import type { Fact, News } from '#contract/news.ts';
import { movesOnRecord, rankedLine } from './ranked.ts';

const move = (...facts: Fact[]): News => ({
  id: 'm',
  title: 'Acme rises',
  topic: 'move',
  facts: [
    { label: 'Change', value: 22.4, unit: 'percent' },
    { label: 'Against average', value: 5197.4, unit: 'ratio' },
    { label: 'Dollar volume', value: 565_600_000, unit: 'usd' },
    ...facts,
  ],
});

test('a ranked move shows its change, its ratio and its money, from its own figures', () => {
  expect(rankedLine(move())).toMatchObject({ change: 22.4, ratio: '5,197×', dollars: '$565.60M' });
});

test('its headline does not repeat what the columns beside it say', () => {
  const titled = (title: string) => rankedLine({ ...move(), title }).headline;
  expect(titled('CaliberCos rises 90.61% to $1.23 on 2,141 times its usual volume')).toBe(
    'CaliberCos rises 90.61% to $1.23',
  );
  expect(titled('Power Solutions International falls 28.97% to $60.91 on 4.4× usual volume')).toBe(
    'Power Solutions International falls 28.97% to $60.91',
  );
  expect(titled('Arteris falls 19.97% to $35.06 on twice its usual volume')).toBe(
    'Arteris falls 19.97% to $35.06',
  );
  expect(titled('SurgePays rises 38.08% to $0.57, with $101.50M traded')).toBe(
    'SurgePays rises 38.08% to $0.57',
  );
  expect(titled('Acme traded')).toBe('Acme traded');
  const without = move();
  expect(rankedLine({ ...without, title: 'Acme rises on twice its usual volume', facts: [] }).headline).toBe(
    'Acme rises on twice its usual volume',
  );
});

test('beside it stands what is on record of the day, else what was last, else that there is nothing', () => {
  expect(rankedLine(move()).record).toEqual({ words: 'Nothing on record that day', isOfDay: false });
  const last: Fact = { label: 'Last on record, Dec 16, 2025', value: '8-K', unit: 'text' };
  expect(rankedLine(move(last)).record?.words).toBe('Last on record: 8-K, Dec 16, 2025');
  const stake: Fact = { label: 'On record that day', value: '13D by Corre', unit: 'text' };
  const eve: Fact = { label: 'On record, Jul 1, 2026', value: '424B5', unit: 'text' };
  expect(rankedLine(move(stake, eve)).record).toEqual({
    words: 'On record: 13D by Corre; 424B5',
    isOfDay: true,
  });
});

test('another kind of story has none of it', () => {
  expect(rankedLine({ ...move(), topic: 'earnings' })).toEqual({
    headline: 'Acme rises',
    change: null,
    record: undefined,
    ratio: null,
    dollars: null,
  });
});

const moved = (symbol: string, change: number, onRecord: Move['onRecord'] = []): Move => ({
  symbol,
  name: `${symbol} Inc.`,
  change,
  last: 3.49,
  dollarVolume: 21_770_386,
  marketCap: null,
  onRecord,
  lastOnRecord: null,
});
const stakeOf = (day: string) => ({ kind: 'stake' as const, words: '13D/A by Corre', day, url: '/x' });
const dayOf = (...data: Move[]) => ({ date: '2026-07-02', filingsTo: '2026-07-01', data });

test('below the ranked stories stand the first three moves with something on record, and how many there are', () => {
  const found = movesOnRecord(
    dayOf(
      moved('AA', 90),
      moved('NNBR', -12.531, [stakeOf('2026-07-01')]),
      moved('BB', 12, [stakeOf('2026-07-02')]),
      moved('CC', 11, [stakeOf('2026-07-02')]),
      moved('DD', 10, [stakeOf('2026-07-02')]),
    ),
    [],
  );
  expect(found?.words).toBe('4 of the 5 companies that moved by 10% or more on $250K');
  expect(found?.rows.map(({ symbol }) => symbol)).toEqual(['NNBR', 'BB', 'CC']);
  expect(found?.rows.slice(0, 2)).toMatchObject([
    {
      headline: 'NNBR falls 12.53% to $3.49',
      href: '/stocks/NNBR/marketdata',
      record: { words: 'On record: 13D/A by Corre', isOfDay: true, filed: 'filed Jul 1' },
      dollars: '$21.77M',
    },
    { headline: 'BB rises 12.00% to $3.49', record: { words: 'On record: 13D/A by Corre' } },
  ]);
});

test('a company that a story above is about does not stand below it, and a day without any has no list', () => {
  const day = dayOf(moved('NNBR', -12, [stakeOf('2026-07-02')]));
  expect(movesOnRecord(day, [{ ...move(), company_symbol: 'NNBR' }])).toBeNull();
  expect(movesOnRecord(dayOf(moved('AA', 90)), [])).toBeNull();
});
