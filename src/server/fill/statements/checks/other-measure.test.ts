import { expect, test } from 'vitest';
import type { Fundamentals } from '#contract/financials.ts';
import { statementRow as row } from '#tests/support/statement-rows.ts';
import { withoutOtherMeasure } from './other-measure.ts';

const quarter = (period_end: string, net_income: number) => row(period_end, { net_income: net_income * 1e6 });
const filed = [
  quarter('2025-12-31', 1359.5),
  quarter('2025-09-30', 108.4),
  quarter('2025-06-30', 31.8),
  quarter('2025-03-31', 784),
];
const source = 'yahoo-twelve-months';
const vistance = [
  ...filed,
  row('2025-12-31', { kind: 'twelve_months', source, net_income: 255.4e6, eps_diluted: 1.11 }),
  row('2025-12-31', {
    kind: 'year',
    source: 'sec-annual',
    net_income: 255.4e6,
    marks: JSON.stringify({ net_income: { source } }),
  }),
];
const of = (rows: typeof vistance, net_income: number) =>
  withoutOtherMeasure(rows, { fundamentals: { net_income } as Fundamentals });

test('VISN: a net income without a sale of operations is none beside quarters that add up to the published one', () => {
  const { periods, doubts } = of(vistance, 2284e6);
  expect(periods.map(({ net_income }) => net_income)).toEqual([1359.5e6, 108.4e6, 31.8e6, 784e6, null, null]);
  expect(periods[4]?.eps_diluted).toBeNull();
  expect(doubts).toMatchObject([{ kind: 'twelve_months' }, { kind: 'year' }]);
});

test('DAN: the published one may be that of four quarters before', () => {
  const later = [quarter('2026-03-31', 1087), ...vistance].map((each) =>
    each.kind === 'quarter' ? each : { ...each, period_end: '2026-03-31' },
  );
  expect(of(later, 2284e6).periods.at(-1)?.net_income).toBeNull();
  // WHG: quarters that nobody bears out, beside what was published.
  expect(of(vistance, 255e6).periods).toEqual(vistance);
  expect(of(vistance, 4e6).periods).toEqual(vistance);
});

test('another day, a filed year, and what is about the same stay', () => {
  const others = vistance.map((each) =>
    each.kind === 'quarter' ? each : { ...each, period_end: '2026-03-31' },
  );
  expect(of(others, 2284e6).periods).toEqual(others);
  const own = vistance.map((each) => ({ ...each, source: 'sec-facts', marks: null }));
  expect(of(own, 2284e6).periods).toEqual(own);
  const near = vistance.map((each) => (each.kind === 'quarter' ? each : { ...each, net_income: 2250e6 }));
  expect(of(near, 2284e6).periods).toEqual(near);
});

test('LCID: earnings a share beside it are those of ordinary shares, and stay', () => {
  const lucid = vistance.map((each) =>
    each.kind === 'quarter' ? each : { ...each, net_income: 3_100e6, eps_diluted: 12 },
  );
  expect(of(lucid, 2284e6).periods[4]).toMatchObject({ net_income: null, eps_diluted: 12 });
});

test('KITT: the net income of a fiscal year is another than the one published of it, with its sales', () => {
  const loss = { source, net_income: -98.8e6, eps_diluted: -30 };
  const months = (revenue: number) => [
    row('2025-12-31', { kind: 'twelve_months', ...loss }),
    row('2025-12-31', { kind: 'year', source: 'sec-annual', revenue }),
  ];
  const fundamentals = (net_income: number) => ({ net_income, sales: 5e6 }) as Fundamentals;
  const left = (revenue: number, net_income: number) =>
    withoutOtherMeasure(months(revenue), { fundamentals: fundamentals(net_income) }).periods[0];
  expect(left(5.27e6, -41e6)).toMatchObject({ net_income: null, eps_diluted: -30 });
  expect(left(5.27e6, -90e6)?.net_income).toBe(-98.8e6);
  expect(left(6.5e6, -41e6)?.net_income).toBe(-98.8e6);
  expect(left(5.27e6, 0)?.net_income).toBe(-98.8e6);
  const few = withoutOtherMeasure(months(5.27e6), { fundamentals: fundamentals(-41e6), sharesToday: 10e6 });
  expect(few.periods[0]).toMatchObject({ net_income: null, eps_diluted: null });
  // ORGO: nor are earnings a share made of what was published; ELF: beside four older quarters the headline asks.
  expect(few.none).toEqual(['eps_diluted']);
  const elf = [...filed.map((each) => ({ ...each, net_income: 1e6 })), ...months(5.27e6)];
  const asked = (asOf: string) =>
    withoutOtherMeasure(elf, { fundamentals: fundamentals(-41e6), asOf }).periods;
  expect(asked('2026-07-02')).toEqual(elf);
  expect(asked('2027-09-30')[4]?.net_income).toBeNull();
});
