import { expect, it } from 'vitest';
import { openChat, wordsIn } from '#tests/support/chat.ts';

const { lastOf } = openChat();

const plain = async (symbol: string, text: string): Promise<string> =>
  wordsIn(await lastOf(symbol, text)).replaceAll(/\[\^\d+\]|\*\*/g, '');

it('tells since when a holder files, and whether it means to have a say', async () => {
  const said = await plain('PHIO', 'orca capital - when did they first file and is it active or passive');
  expect(said).toContain('The first on record is Schedule 13G/A of Nov 6, 2025, which amends one that was filed before');
  expect(said).toContain('a 13G, which says that it seeks no influence (passive)');
}); // prettier-ignore

it('tells the most that was ever sold short, and that its day is not on record', async () => {
  expect(await plain('AREC', 'highest short interest on record and when')).toContain(
    'The highest of all settlements since 2021, up to May 15, 2026, was 11.67M shares; on which day that was is not on record.',
  );
  expect(await plain('AREC', 'lowest short interest ever')).toContain('the lowest ever is not known');
});

it('says that what an event is about is not on record, and of which day the cash behind an enterprise value is', async () => {
  expect(await plain('FG', 'F&G strategic alternatives - what is that about, which date')).toContain(
    'What it is about is not on record',
  );
  expect(await plain('RLMD', 'RLMD market cap minus cash = enterprise value?')).toMatch(
    /less cash net of debt, \$13\.9M, by the balance of Sep 30, 2025\./,
  );
});
