import { describe, expect, test } from 'vitest';
import type { Bar } from '#server/fill/seed/format.ts';
import { fiscalYearEnd, reportDateRows } from '../expectations/consensus.ts';
import { isOwn } from '../catalysts/catalysts.ts';
import type { Sources } from '../sources.ts';
import { purchaseRows } from './purchases.ts';
import { averageVolume, shortInterestRows } from './short-interest.ts';
import { snapshotRows } from './snapshots.ts';
import { readSplits } from './splits.ts';
import { firmName, indexedStakes } from './stakes.ts';
import { type Position, positionRows } from './thirteen-f.ts';

/** Sources made of rows by the end of their file's name. */
const sourcesOf = (
  files: Record<string, Record<string, string>[]>,
  json: unknown = { rows: [] },
): Sources => ({
  text: () => '',
  json: () => json,
  records: (path) => Object.entries(files).find(([name]) => path.includes(name))?.[1] ?? [],
});
const noSplits = readSplits(sourcesOf({}));
const symbols = new Set(['ABC']);

describe('positions of managers', () => {
  const position = (given: Partial<Position>): Position => ({
    symbol: 'ABC',
    cik: 1055951,
    manager: 'Orbimed Advisors',
    reportDate: '2026-03-31',
    filedOn: '2026-05-15',
    accession: '0001172661-26-002369',
    shares: null,
    isDebt: false,
    value: 1_000_000,
    priorValue: null,
    knowsPrior: false,
    ...given,
  });
  const market = { closeOn: () => 10, sharesOf: () => 1_000_000, splits: noSplits };

  test('a manager of two files and two names counts once, with the shares of one and the quarter before of the other', () => {
    const rows = positionRows(
      [
        position({ manager: 'sculptor', shares: 100_000 }),
        position({ knowsPrior: true, priorValue: 500_000 }),
      ],
      market,
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({
      institution_name: 'OrbiMed Advisors',
      shares_held: 100_000,
      shares_held_percentage: 10,
      prior_shares: 50_000,
      is_computed: 0,
      is_new: 0,
    });
  });

  test('shares that no file counts are the value over the close of the report, and say so', () => {
    expect(positionRows([position({ knowsPrior: true })], market)[0]).toMatchObject({
      shares_held: 100_000,
      is_computed: 1,
      is_new: 1,
    });
  });

  test.each([
    ['a report of 2023', { reportDate: '2023-12-31' }],
    ['a note, which counts no shares', { isDebt: true }],
    ['a price of another security', { shares: 1_000_000 }],
  ])('%s is left out', (_, given) => {
    expect(positionRows([position(given)], market)).toEqual([]);
  });

  test('ANAB: a distribution that a source writes as a split lowers closes of before it, and no count', () => {
    const splits = readSplits(
      sourcesOf({
        last_split: [{ symbol: 'ABC', split_date: '2026-05-01', split_factor_new_to_old: '15:10' }],
      }),
    );
    const shares = (given: Partial<Position>) =>
      positionRows([position({ knowsPrior: true, ...given })], { ...market, splits })[0]?.shares_held;
    expect(shares({})).toBe(Math.round(100_000 / 1.5));
    expect(shares({ shares: 66_000 })).toBe(66_000);
    expect(splits.isBetween('ABC', '2026-03-31', '2026-06-30')).toBe(false);
  });

  test('shares of before a split are counted in shares of today', () => {
    const splits = readSplits(
      sourcesOf({
        last_split: [{ symbol: 'ABC', split_date: '2026-05-01', split_factor_new_to_old: '1:20' }],
      }),
    );
    expect(positionRows([position({ shares: 2_000_000 })], { ...market, splits })[0]?.shares_held).toBe(
      100_000,
    );
  });
});

describe('float and ownership', () => {
  const read = (row: Record<string, string>, known: number | undefined = 1_000_000) =>
    snapshotRows(
      sourcesOf({ float_ownership: [{ symbol: 'ABC', fetched: '2026-06-27', ...row }] }),
      symbols,
      {
        sharesOf: () => known,
        splits: noSplits,
      },
    );

  test('institutions may hold over all shares, insiders may not', () => {
    expect(read({ pct_held_insiders: '17.53', pct_held_institutions: '1.25' })[0]).toMatchObject({
      insiders_percent: null,
      institutions_percent: 125,
    });
  });

  test('a float above the shares, or shares of another size, are unknown', () => {
    expect(
      read({ shares_outstanding: '1000000', float_shares: '1500000', pct_held_insiders: '0.1' })[0],
    ).toMatchObject({ float_shares: null, shares_outstanding: 1_000_000 });
    expect(read({ shares_outstanding: '20000000', float_shares: '500000' })[0]).toMatchObject({
      shares_outstanding: null,
    });
  });

  test('COUR: more shares that were counted in these weeks stand, an offering or a merger brought them', () => {
    const count = (fetched: string, shares: number) =>
      read({ fetched, shares_outstanding: String(shares), pct_held_insiders: '0.1' })[0]?.shares_outstanding;
    expect(count('2026-06-27', 1_690_000)).toBe(1_690_000);
    expect(count('2026-05-09', 1_690_000)).toBeNull();
    expect(count('2026-06-27', 20_000_000)).toBeNull();
    expect(count('2026-06-27', 500_000)).toBeNull();
  });

  test('what was fetched after the quotes is left out', () => {
    expect(read({ fetched: '2026-07-18', pct_held_insiders: '0.1' })).toEqual([]);
  });
});

describe('short interest', () => {
  const bars = Array.from({ length: 25 }, (_, i): Bar => ({
    date: `2026-05-${String(i + 1).padStart(2, '0')}`,
    open: null,
    high: null,
    low: null,
    close: 10,
    volume: 1_000 + i,
    doubtful: 0,
  }));
  const read = (files: Parameters<typeof sourcesOf>[0]) =>
    shortInterestRows(sourcesOf(files), symbols, {
      history: new Map([['ABC', bars]]),
      floatOf: () => 100_000,
      splits: noSplits,
    });

  test('days to cover and the share of the float are computed where no source gives them, and say so', () => {
    const finra = [
      { symbol: 'ABC', settlement: '2026-05-25', shares_short: '10145', highest_since_2021: '20000' },
    ];
    // Twenty sessions of 1,005 to 1,024 shares.
    expect(averageVolume(bars, '2026-05-25')).toBe(1_014.5);
    expect(read({ finra })).toEqual([
      {
        symbol: 'ABC',
        settlement: '2026-05-25',
        shares_short: 10_145,
        change_percent: null,
        percent_of_float: 10.145,
        published_percent: null,
        days_to_cover: 10,
        is_days_computed: 1,
        is_float_computed: 1,
        highest: 20_000,
        source: 'finra',
      },
    ]);
  });

  test('VIVO: what is computed is not rounded before a page rounds it (41.548 %, not 41.55 and so 41.6)', () => {
    const row = { symbol: 'ABC', settlement: '2026-04-30', days_to_cover: '2.88', pct_of_float: '' };
    const prior = { shares_short_prior: '1923594', prior_settlement: '2026-03-31' };
    const rows = read({ 'short_interest_yahoo.csv': [{ ...row, ...prior, shares_short: '2722806' }] });
    expect(rows.map(({ change_percent }) => change_percent)).toEqual([null, 41.5479]);
  });

  test('a published share that does not fit the float on record is not believed, none exceeds the float', () => {
    const row = { symbol: 'ABC', settlement: '2026-06-15', days_to_cover: '1', shares_short_prior: '' };
    expect(
      read({ 'short_interest_yahoo.csv': [{ ...row, shares_short: '3000', pct_of_float: '2.89' }] })[0],
    ).toMatchObject({
      percent_of_float: 3,
      published_percent: null,
      is_float_computed: 1,
      is_days_computed: 0,
    });
    // What the source itself says is kept beside it.
    expect(
      read({ 'short_interest_yahoo.csv': [{ ...row, shares_short: '3000', pct_of_float: '0.0089' }] })[0],
    ).toMatchObject({ percent_of_float: 3, published_percent: 0.89 });
    expect(
      read({ 'short_interest_yahoo.csv': [{ ...row, shares_short: '130000', pct_of_float: '' }] })[0],
    ).toMatchObject({ percent_of_float: null });
  });

  test('a settlement that was published after the quotes is left out', () => {
    const row = { symbol: 'ABC', settlement: '2026-06-30', shares_short: '3000' };
    expect(read({ 'short_interest_yahoo.csv': [row] })).toEqual([]);
  });
});

describe('stakes', () => {
  const index = [
    '1|KINGDON CAPITAL MANAGEMENT, L.L.C.|SCHEDULE 13G/A|2025-11-12|edgar/data/1/0000919574-25-006584.txt',
    '2|ABC Corp.|SCHEDULE 13G/A|2025-11-12|edgar/data/2/0000919574-25-006584.txt',
  ].join('\n');

  test('the index names a schedule under company and holder: the other line is the holder', () => {
    expect(indexedStakes(index, [{ symbol: 'ABC', cik: 2 }])).toEqual([
      {
        symbol: 'ABC',
        accession_key: '0000919574-25-006584',
        form: '13G/A',
        holder: 'Kingdon Capital Management, L.L.C.',
        filed_on: '2025-11-12',
        raw_text_link: 'https://www.sec.gov/Archives/edgar/data/2/0000919574-25-006584.txt',
      },
    ]);
  });

  test('of two companies of ours it is not said who holds whom', () => {
    expect(
      indexedStakes(index, [
        { symbol: 'ABC', cik: 2 },
        { symbol: 'KCM', cik: 1 },
      ]),
    ).toEqual([]);
  });

  test('names in capitals are set in capitals and small letters', () => {
    expect(
      ['VANGUARD GROUP INC', 'FMR LLC', 'Avoro Capital Advisors LLC', 'BANK OF AMERICA CORP /DE/'].map(
        firmName,
      ),
    ).toEqual(['Vanguard Group Inc', 'FMR LLC', 'Avoro Capital Advisors LLC', 'Bank of America Corp']);
  });
});

test('a purchase at a price that cannot be is left out', () => {
  const row = {
    symbol: 'ABC',
    owner: 'Doe Jane',
    relation: 'Pres, CEO',
    shares: '10',
    value: '100',
    filed: '2025-06-17',
  };
  const rows = purchaseRows(
    sourcesOf({
      openinsider: [
        { ...row, price: '150000.0' },
        { ...row, price: '10.0' },
      ],
    }),
    symbols,
  );
  expect(rows.map(({ price, role, purchaser }) => [price, role, purchaser])).toEqual([
    [10, 'President, CEO', 'Jane Doe'],
  ]);
});

test('a next report that lies before the quotes was never next; the latest fetch decides', () => {
  const rows = reportDateRows(
    sourcesOf({
      targets: [
        {
          symbol: 'ABC',
          fetched: '2026-06-27',
          next_earnings: '2026-07-30',
          next_earnings_is_estimate: 'True',
        },
      ],
      next_earnings_dates: [{ symbol: 'ABC', date: '2026-04-28', is_estimate: 'False' }],
    }),
    symbols,
  );
  expect(rows).toEqual([
    { symbol: 'ABC', date: '2026-07-30', is_estimate: 1, as_of: '2026-06-27', source: 'yahoo' },
  ]);
});

test.each([
  ['1231', '2026-07-02', '2026-12-31'],
  ['0131', '2026-07-02', '2027-01-31'],
  ['0630', '2026-07-02', null],
  ['', '2026-07-02', null],
])('the fiscal year to %s on %s ends %s', (end, day, expected) => {
  expect(fiscalYearEnd(end, day)).toBe(expected);
});

test.each([
  ['ACADIA PHARMS INC', 'ACADIA Pharmaceuticals Inc.', true],
  ['HARROW EYE', 'Harrow, Inc.', true],
  ['GE HEALTHCARE', 'Viridian Therapeutics, Inc.', false],
  ['CYCLE', 'Bicycle Therapeutics plc', false],
])('%s is %s: %s', (sponsor, name, own) => {
  expect(isOwn(sponsor, name)).toBe(own);
});
