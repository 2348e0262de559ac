import { expect, test } from 'vitest';
import type { FigureMark, StatementFigure } from '#contract/financials.ts';
import { noFigures } from '#server/store/statements/financial-periods.ts';
import { markGap, withholdContradictions, withoutEmptyGross, withoutOtherShares } from './contradictions.ts';

type Given = Partial<Record<StatementFigure, number>>;
const afterwards = (given: Given) => {
  const values = { ...noFigures, ...given };
  const marks: Partial<Record<StatementFigure, FigureMark>> = {};
  withholdContradictions(values, marks);
  markGap(values, marks);
  return { values, marks };
};

test.each<[string, Given, StatementFigure]>([
  ['cash over assets', { cash: 87e6, assets: 49e6 }, 'cash'],
  ['current assets over assets', { current_assets: 1_274e6, assets: 737e6 }, 'current_assets'],
  ['equity over assets', { equity: 697e6, assets: 7.5e6 }, 'equity'],
  ['equity a little over assets, as of LEXX', { equity: 9.18e6, assets: 9.14e6 }, 'equity'],
  [
    'NXRT: notes of a little more than is owed',
    { long_term_debt: 1_593.2e6, liabilities: 1_586e6 },
    'long_term_debt',
  ],
  ['debt over liabilities', { debt: 20e6, liabilities: 10e6 }, 'debt'],
  [
    'a total of cash under cash alone',
    { cash: 46e6, cash_and_investments: 10e6, assets: 90e6 },
    'cash_and_investments',
  ],
  ['a debt under long-term debt', { long_term_debt: 90.3e6, debt: 10.2e6 }, 'debt'],
  ['long-term debt a little over the debt', { long_term_debt: 1901.2e6, debt: 1890.3e6 }, 'long_term_debt'],
  ['all expenses under research', { research: 225e6, operating_expenses: 177e6 }, 'operating_expenses'],
])('%s is not shown', (_, given, withheld) => {
  const { values, marks } = afterwards(given);
  expect([values[withheld], marks[withheld]]).toEqual([null, { withheld: true }]);
  const others = Object.keys(given).filter((figure) => figure !== withheld) as StatementFigure[];
  for (const figure of others) expect(values[figure]).toBe(given[figure]);
});

test('a gross profit that is the whole revenue is none, as of a fund', () => {
  const gross = (gross_profit: number | null, revenue: number | null) => {
    const values = { gross_profit, revenue };
    withoutEmptyGross(values);
    return values.gross_profit;
  };
  expect([gross(90e6, 90e6), gross(89.8e6, 90e6), gross(89e6, 90e6), gross(90e6, null)]).toEqual([
    null,
    null,
    89e6,
    90e6,
  ]);
});

test('a debt that an extract rounds to a hundred thousand stands', () => {
  const given = { long_term_debt: 15_260_000, debt: 15_200_000 };
  expect(afterwards(given).values).toMatchObject(given);
});

test('AAT: equity is marked with what assets have less than liabilities and equity', () => {
  const { values, marks } = afterwards({ assets: 2_921e6, liabilities: 1_830e6, equity: 1_151e6 });
  expect([values.equity, marks.equity]).toEqual([1_151e6, { gap: -60e6 }]);
});

test('WHLR: earnings a share of a hundred prices are of shares of before several splits', () => {
  const row = (eps_diluted: number, net_income: number | null = null) => ({
    eps_basic: null,
    eps_diluted,
    net_income,
    shares_outstanding: null,
    marks: null,
  });
  const [split, plain] = withoutOtherShares([row(-129_727.27), row(-9.45)], 1.03);
  expect(split).toEqual({ ...row(0), eps_diluted: null, marks: '{"eps_diluted":{"withheld":true}}' });
  expect(plain).toEqual(row(-9.45));
  // BDCI: a loss of $492, which an extract has as that of a share.
  expect(withoutOtherShares([row(-492, -492)], 10.09)[0]?.eps_diluted).toBeNull();
  expect(withoutOtherShares([row(-2.1, -30_000)], 10.09)[0]?.eps_diluted).toBe(-2.1);
  // FBLA: nothing a share, of before there were any; of what a cent rounds, or what preferred shares get, it may be.
  expect(withoutOtherShares([row(0, -895_000)], 15.21, 16.2e6)[0]?.eps_diluted).toBeNull();
  expect(withoutOtherShares([row(0, -95_000)], 15.21, 16.2e6)[0]?.eps_diluted).toBe(0);
  expect(withoutOtherShares([row(0, -895_000)], 15.21)[0]?.eps_diluted).toBe(0);
  // GROY: of a loss preferred shares leave nothing less than a cent rounds; a profit may be what they get.
  expect(withoutOtherShares([row(0, -4_130_000)], 2.86, 254.4e6)[0]?.eps_diluted).toBeNull();
  expect(withoutOtherShares([row(0, 4_130_000)], 2.86, 254.4e6)[0]?.eps_diluted).toBe(0);
  // GEMI: nobody says what was earned.
  expect(withoutOtherShares([{ ...row(0), net_income: null }], 4.23)[0]?.eps_diluted).toBeNull();
});
