import { expect, test } from 'vitest';
import { companyContext, statementRow } from '#tests/support/statement-rows.ts';
import { checkRows } from '../check-rows.ts';

const left = (cash: number, investments: number, assets: number) => {
  const filed = statementRow('2025-12-31', { cash, short_term_investments: investments, assets });
  const [row] = checkRows([filed], companyContext()).periods;
  return [row?.cash, row?.short_term_investments];
};

test('IKT: cash that is over the assets with its investments is the total of both, and not shown as cash alone', () => {
  expect(left(178.8e6, 39.5e6, 181.2e6)).toEqual([null, 39.5e6]);
});

test('RANI: so are investments that hold the cash', () => {
  expect(left(27e6, 98.5e6, 108e6)).toEqual([27e6, null]);
});

test('both stand where the assets hold them', () => {
  expect(left(46.2e6, 173.7e6, 230e6)).toEqual([46.2e6, 173.7e6]);
});
