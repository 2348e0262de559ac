import { expect, it } from 'vitest';
import { openChat, wordsIn } from '#tests/support/chat.ts';

const { lastOf } = openChat();
const saidOf = async (symbol: string, question: string): Promise<string> =>
  wordsIn(await lastOf(symbol, question)).replaceAll(/\[\^\d+\]|\*\*/g, '');

it.each([
  // Its last session was up: the fall that is asked for is of the weeks before.
  ['HURN', 'why is it falling', 'The largest fall of Huron Consulting Group from one close to the next, Jun 2, 2026 to Jul 2, 2026, was −14.7% on Jun 18, 2026.'],
  ['HURN', 'why has it gone up', 'The largest rise of Huron Consulting Group from one close to the next, Jun 2, 2026 to Jul 2, 2026, was +7.1% on Jun 26, 2026.'],
  // A split of March whose closes before it are not adjusted lies within the twelve months.
  ['GSIW', 'why did this thing crater', 'The largest fall of Garden Stage from one close to the next, Jan 2, 2026 to Jul 2, 2026, was'],
])('tells of the move that is meant, with how far the price went in those days: %s "%s"', async (symbol, question, said) => {
  const text = await saidOf(symbol, question);
  expect(text).toContain(said);
  expect(text).toMatch(/Over all of those days the price went [+−]\d/);
}); // prettier-ignore

it('tells of today by the last session alone', async () => {
  const text = await saidOf('HURN', 'why is it up today');
  expect(text).toContain('Huron Consulting Group was up 0.81% on Jul 2, 2026');
  expect(text).not.toContain('The largest rise');
});
