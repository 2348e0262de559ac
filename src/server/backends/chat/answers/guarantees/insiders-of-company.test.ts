import { expect, it } from 'vitest';
import { openChat, wordsIn } from '#tests/support/chat.ts';

const { lastOf } = openChat();

// A company that is called short of its name is no person, whoever is asked of.
it.each([
  'any insider buying or selling at Amwell lately? who and how much money',
  'did insiders of Amwell buy or sell, and for how much money',
])('asks insiders of a company by the short of its name: "%s"', async (question) => {
  const composed = await lastOf('AMWL', question);
  expect(composed.kinds).toEqual(['insider-net']);
  const said = wordsIn(composed);
  expect(said).toContain('No purchase and no sale by insiders of American Well is on record.');
  expect(said).toContain('Six insiders of American Well made six transactions on record');
  expect(said).not.toContain('by Amwell');
  expect(said).not.toContain('in cash');
});

it('takes what insiders paid for no cash, and asks the cash of a company as before', async () => {
  const paid = await lastOf('HOWL', 'did any director buy shares, how much money was it');
  expect(paid.kinds).toEqual(['insider-buys']);
  expect((await lastOf('AMWL', 'how much money does Amwell have')).kinds).toEqual(['cash']);
});

it('takes whom insiders sell at for no person', async () => {
  expect(wordsIn(await lastOf('RMR', 'any insiders selling at Blorbex'))).not.toContain('by Blorbex');
  expect(wordsIn(await lastOf('RMR', 'did Jane Smithers sell any'))).toContain('by Jane Smithers');
});
