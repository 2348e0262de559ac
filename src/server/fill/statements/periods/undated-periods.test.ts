import { expect, test } from 'vitest';
import { bareFact } from '#tests/support/statement-rows.ts';
import { makePeriods } from './make-periods.ts';

test('DNN: earnings a share of Yahoo’s twelve months are in dollars, and none of a company whose amounts are in another currency', () => {
  const fact = (concept: string, value: number, unit: string) => ({
    ...bareFact(concept, '2026-03-31', value, unit),
    source: 'yahoo-twelve-months',
  });
  const twelve = (unit: string) =>
    makePeriods([fact('net_income_ttm', -288.6e6, unit), fact('eps_ttm', -0.22, `${unit}/share`)], false)
      .periods;
  expect(twelve('CAD')).toMatchObject([{ currency: 'CAD', net_income: -288.6e6, eps_diluted: null }]);
  expect(twelve('USD')).toMatchObject([{ currency: 'USD', eps_diluted: -0.22 }]);
});
