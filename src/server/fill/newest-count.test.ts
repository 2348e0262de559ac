import { expect, test } from 'vitest';
import { newestCount } from './newest-count.ts';

const day = '2026-07-02';
const counted = (shares: number, date = '2026-06-27', float: number | null = null) => ({
  date,
  shares,
  float,
});
const reported = (shares: number, date = '2025-12-31') => ({ date, shares });
const count = (listed: number, parts: Partial<Parameters<typeof newestCount>[1]>) =>
  newestCount(listed, { counted: null, reported: null, ...parts }, day);

test('the count of the market value stands where nothing counts a quarter more', () => {
  expect(count(10e6, {})).toBe(10e6);
  expect(count(10e6, { counted: counted(12e6), reported: reported(12e6) })).toBe(10e6);
  expect(count(10e6, { counted: counted(4e6), reported: reported(5e6) })).toBe(10e6);
});

test('EDIT, COUR, ALGT: a market value of the shares of the last report is made of those counted since', () => {
  expect(count(97_906_282, { counted: counted(153_461_838), reported: reported(97_870_000) })).toBe(
    153_461_838,
  );
  expect(count(169.33e6, { counted: counted(286.36e6), reported: reported(169.3e6, '2026-03-31') })).toBe(
    286.36e6,
  );
});

test('DGXX: so is one of fewer shares than trade freely', () => {
  expect(count(69.8e6, { counted: counted(90.4e6, '2026-06-27', 83.1e6) })).toBe(90.4e6);
});

test('GPRK, CXAI: where no third source decides, or the larger count is months old, there is none', () => {
  expect(count(51.7e6, { counted: counted(64.7e6, '2026-05-09') })).toBeNull();
  expect(count(70.1e6, { counted: counted(109.1e6), reported: reported(28.6e6) })).toBeNull();
});

test('FSBW: a report of the year before with half as many more is contradicted by nobody: there is none', () => {
  expect(count(5.41e6, { reported: reported(7.52e6, '2025-09-30') })).toBeNull();
  expect(count(5.41e6, { reported: reported(7.52e6, '2025-01-31') })).toBe(5.41e6);
});

test('NHTC: unless who counted since counts as the market value does', () => {
  expect(count(8.58e6, { reported: reported(11.5e6), counted: counted(8.6e6, '2026-03-21') })).toBe(8.58e6);
});

test('a report of twice the shares and more is of before a split that is not on record', () => {
  expect(count(1e6, { reported: reported(20e6) })).toBe(1e6);
});
