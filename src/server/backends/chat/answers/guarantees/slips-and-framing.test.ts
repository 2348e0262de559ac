import { expect, it } from 'vitest';
import { openChat, wordsIn } from '#tests/support/chat.ts';

const { lastOf } = openChat();

// A word that is mistyped beyond what single words tell is what makes a whole question of it, and the answer says so.
it.each([
  ['TDOC', 'sare count', 'shares-outstanding', 'I read “sare” as “share”.'],
  ['GPRO', 'whats the cash per shhare', 'ratio-of', 'I read “shhare” as “share”.'],
  ['ATEN', 'lowest cloing price', 'price-extreme', 'I read “cloing” as “closing”.'],
  ['HOWL', 'how many peopln does it employ', 'employees', 'I read “peopln” as “people”.'],
  ['KSCP', '6 monthss return', 'price-change', 'I read “monthss” as “months”.'],
  ['STNG', 'show me the balnace sheat', 'sheet-balance', 'I read “balnace” as “balance” and “sheat” as “sheet”.'],
  ['MIND', 'gross prfoit by year', 'statement-lines', 'Gross profit of MIND'],
  ['AMWL', 'book valeu per share', 'ratio-of', 'a share'],
  ['PLAB', 'who is the chief executiev oficer', 'officer-ceo', 'CEO'],
  ['RICK', 'intrest coverge', 'interest-coverage', 'Interest coverage'],
])('%s: “%s” is read as %s', async (symbol, question, kind, said) => {
  const last = await lastOf(symbol, question);
  expect(last.kinds).toEqual([kind]);
  expect(wordsIn(last)).toContain(said);
}); // prettier-ignore

// A name that nobody knows, and a word that has been said by somebody, are no slips.
it.each([
  ['PLAB', 'what did Flurble pay per share'],
  ['TDOC', 'how many snowboards did they ship'],
])('%s: “%s” is not put right', async (symbol, question) => {
  expect(wordsIn(await lastOf(symbol, question))).not.toContain('I read “');
});

// Who asks, for what, and how exact or how soon it may be, is no part of what is asked.
it.each([
  ['KSCP', 'as a small shareholder I want to know how much cash is left', 'cash'],
  ['AMWL', 'my wife asks what the share price is', 'price'],
  ['HOWL', 'sorry if this is a dumb question but is it profitable', 'profitable'],
  ['ATEN', 'for my school project: what industry are they in', 'industry'],
  ['PLAB', 'who is the CFO, no rush', 'officer-cfo'],
  ['GPRO', 'how many employees by any chance', 'employees'],
  ['SCHL', 'market cap to the nearest million', 'market-cap'],
  ['PLAB', 'short interest, cheers mate', 'short-interest'],
  ['STNG', 'P/E, ballpark is fine', 'price-earnings'],
  ['RICK', 'stupid question, what is the dividend', 'dividend'],
  ['BLFS', 'long time lurker here, when do they report next?', 'next-report'],
  ['MIND', 'before I buy: how much debt is there?', 'statement-lines'],
])('%s: “%s” is a question of %s alone', async (symbol, question, kind) => {
  const { answer, kinds } = await lastOf(symbol, question);
  expect(kinds).toEqual([kind]);
  expect(answer.outcome).toBe('answered');
});
