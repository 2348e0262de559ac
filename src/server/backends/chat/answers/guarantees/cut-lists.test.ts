import { expect, it } from 'vitest';
import { openChat, wordsIn } from '#tests/support/chat.ts';

const { lastOf } = openChat();

it('shows each quarter of a time that was asked for', async () => {
  const composed = await lastOf('RDW', 'list every quarter’s revenue for redwire since 2024');
  const table = composed.answer.parts.find((part) => part.kind === 'table');
  expect(table?.columns).toContain('Mar 31, 2024');
  expect(wordsIn(composed)).not.toContain('older ones');
});

it('says of a longer time that older ones are on record', async () => {
  const composed = await lastOf('KBH', 'revenue by quarter since 2020');
  expect(composed.answer.outcome).toBe('partly');
  expect(wordsIn(composed)).toContain('Shown are the newest 12 periods of that time; older ones of it are on record.');
}); // prettier-ignore
