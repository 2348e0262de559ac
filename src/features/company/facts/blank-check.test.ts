import { expect, test } from 'vitest';
import type { BlankCheck } from '#contract/blank-check.ts';
import { blankCheckLines, trustDocument } from './blank-check.ts';

const nothing: BlankCheck = {
  balances: [], prospectus: null, sponsor: null, merger: null, merger_forms: 0, agreement: null, report: null,
}; // prettier-ignore
const report = { form: '10-Q', filed_on: '2025-11-07', raw_text_link: 'https://www.sec.gov/q' };

test('a blank check without anything says of which months no merger is on record', () => {
  expect(blankCheckLines(nothing, 'filings of Oct to Dec 2025')).toEqual([
    { label: 'Merger filed about', text: 'None on record', detail: 'filings of Oct to Dec 2025' },
  ]);
  expect(trustDocument(nothing)).toBeNull();
});

test('what it has beside cash is called its trust with the day of the balance, and how it grew', () => {
  const lines = blankCheckLines(
    {
      ...nothing,
      balances: [
        { period_end: '2025-09-30', assets: 226232501, cash: 141921, liabilities: 12830516 },
        { period_end: '2025-03-31', assets: 221794001, cash: null, liabilities: null },
      ],
      merger: { form: '425', filed_on: '2025-12-03', raw_text_link: null },
      merger_forms: 3,
      report,
    },
    undefined,
  );
  expect(lines).toMatchObject([
    { text: '425, Dec 3, 2025', detail: 'the newest of 3 forms on record' },
    { label: 'Total assets', text: '$226.2M', detail: 'Sep 30, 2025' },
    { label: 'Since Mar 31, 2025', text: '+2.0%', detail: 'total assets then $221.8M' },
    { label: 'Other than cash', text: '$226.1M' },
    { label: 'Liabilities', text: '$12.8M' },
  ]);
  expect(trustDocument({ ...nothing, report })).toBe(report);
});
