import { expect, it } from 'vitest';
import { openChat, wordsIn } from '#tests/support/chat.ts';

const { lastOf } = openChat();

const plain = async (symbol: string, text: string): Promise<string> =>
  wordsIn(await lastOf(symbol, text)).replaceAll(/\[\^\d+\]|\*\*/g, '');

it('says of a quarter that is held against another that it is not on record, and gives no other one for it', async () => {
  const said = await plain('BKSY', 'Q1 2026 revenue vs. Q1 2025?');
  expect(said).toMatch(/^Revenue of BlackSky Technology was \$29\.5M in the quarter to Mar 31, 2025\./);
  expect(said).toContain('Of Jan 1, 2026 to Mar 31, 2026 no revenue is on record.');
  expect(said).toContain('revenue of the quarter to Mar 31, 2026 fell: −29.70% against a year before.');
  expect(said).toContain('The newest revenue on record is $35.2M in the quarter to Dec 31, 2025.');
});

it.each([
  ['compare revenue in Q2 2025 with Q2 2024', 'was $22.2M in the quarter to Jun 30, 2025. Against $24.9M of that to Jun 30, 2024 it is $2.7M less, −11.0%.'],
  ['net income in Q3 2025 vs Q2 2025', 'was −$15.3M in the quarter to Sep 30, 2025. Against −$41.2M of that to Jun 30, 2025 it is $25.9M more.'],
])('holds two named quarters against each other: "%s"', async (text, told) => {
  expect(await plain('BKSY', text)).toContain(told);
}); // prettier-ignore

it('gives each figure of a list the year that stands before them all, and what is nearest to one that is not known', async () => {
  const said = await plain('KBR', 'KBR fiscal 2025 numbers: revenue, ebitda, fcf');
  expect(said).toContain('EBITDA of KBR is not on record. Nearest to it is operating income');
  expect(said).toContain('Operating income of KBR was $778.0M in the fiscal year to Jan 2, 2026');
  expect(said).toContain('By fiscal year that is not on record; of the four quarters of 2025 one is:');
});

it('says how revenue went by what a provider states, where no statement has the quarter a year before', async () => {
  const said = await plain('KSCP', 'revenue trend, is it growing');
  expect(said).toContain('revenue of the quarter to Dec 31, 2025 fell: −9.80% against a year before.');
  expect(said).not.toContain('is not on record.');
});
