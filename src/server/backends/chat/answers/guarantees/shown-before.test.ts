import { expect, it } from 'vitest';
import { openChat, wordsIn } from '#tests/support/chat.ts';

const { lastOf } = openChat();

// The figure was shown beside what was not understood: "and this one?" asks for the same, and is told the same of it.
it.each([
  ['KSCP', 'gross burn per quarter', 'what about HOWL?', /cash used in operations of Werewolf.*“gross”.*The operations of Werewolf Therapeutics used/],
  ['DDD', 'how much revenue comes from China', 'and VNET?', /revenue of VNET Group.*cannot place “China”.*nearest on record.*Revenue of VNET Group was/],
  ['TUYA', 'net cash zzyx qwol', 'same for DDD?', /Cash less debt of 3D Systems.*3D Systems, as of/],
])('%s: “%s”, then “%s”', async (symbol, question, then, said) => {
  const last = await lastOf(symbol, question, then);
  expect(wordsIn(last)).toMatch(said);
  expect(last.answer.outcome).toBe('declined');
}); // prettier-ignore

it('a matter of its own is answered, and what showed nothing is not gone on from', async () => {
  expect((await lastOf('DDD', 'how much revenue comes from China', 'and short interest?')).kinds).toEqual(['short-interest']);
  expect(wordsIn(await lastOf('TUYA', 'zzyx qwol', 'same for DDD?'))).not.toContain('3D Systems');
}); // prettier-ignore
