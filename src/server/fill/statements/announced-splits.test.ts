import { expect, test } from 'vitest';
import { periodOf } from '#tests/fixtures/financials.ts';
import { afterAnnounced } from './announced-splits.ts';

type Rows = Parameters<typeof afterAnnounced>[0];
type Company = Parameters<typeof afterAnnounced>[1];

/** LFWD, which made one share of twelve in February 2026, and whose quarter was filed and announced before. */
const restated = (eps_diluted: number, announced: number, given: Partial<Rows[number]> = {}) => {
  const period = periodOf('2025-09-30', { eps_diluted, net_income: -3.17e6, shares_outstanding: 17_732_137 });
  const company = {
    splits: [{ date: '2026-02-24', factor: 1 / 12 }],
    reports: [{ date: '2025-11-14', eps_actual: announced }],
  } as unknown as Company;
  return afterAnnounced([{ ...period, marks: null, ...given } as unknown as Rows[number]], company)[0];
};

test('LFWD: a quarter that was announced in the shares of after a split is shown in them as well, and marked', () => {
  expect(restated(-0.2, -2.28)).toMatchObject({
    eps_diluted: -2.4,
    shares_outstanding: 1_477_678,
    marks: expect.stringContaining('"eps_diluted":{"split":') as unknown,
  });
});

test('a quarter that agrees with what was announced, or is far from both readings, or restated already, stays', () => {
  expect(restated(-2.4, -2.28)?.eps_diluted).toBe(-2.4);
  expect(restated(-0.2, -0.6)?.eps_diluted).toBe(-0.2);
  expect(restated(-0.2, 2.28)?.eps_diluted).toBe(-0.2);
  expect(restated(-0.2, -2.28, { marks: '{"eps_diluted":{"split":0.1}}' })?.eps_diluted).toBe(-0.2);
});

test('AGEN: a quarter that was restated twice is as its source has it', () => {
  const marks = `{"eps_diluted":{"split":${1 / 12}}}`;
  expect(restated(-47.2, -4, { marks })).toMatchObject({ eps_diluted: -3.9333, marks: '{}' });
  expect(restated(-4.2, -4, { marks })?.eps_diluted).toBe(-4.2);
});
