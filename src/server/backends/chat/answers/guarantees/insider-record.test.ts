import { expect, it } from 'vitest';
import { openChat, wordsIn } from '#tests/support/chat.ts';

const { lastOf } = openChat();

const plain = async (symbol: string, text: string): Promise<string> =>
  wordsIn(await lastOf(symbol, text)).replaceAll(/\[\^\d+\]|\*\*/g, '');

it('tells the purchase nearest to a time in which there was none, and of which days trades are on record', async () => {
  const said = await plain('THO', 'any insider buying in last 12m? names prices dates');
  expect(said).toContain('No purchase by insiders of Thor Industries is on record for that time.');
  expect(said).toContain('The nearest purchase on record is of Jun 20, 2025, by Peter Busch Orthwein: 3,000 shares at $85.40.');
  expect(said).toContain('trades of forms 4 filed on Jun 18, 2026 and purchases of Jun 9, 2025 to Jun 5, 2026');
  expect(said).not.toContain('holds no trade');
}); // prettier-ignore

it('does not take what nobody has read for what nobody sold', async () => {
  expect(await plain('THO', 'insider sales since january')).toContain('of other days this says nothing');
});
