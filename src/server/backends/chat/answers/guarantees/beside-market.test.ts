import { expect, it } from 'vitest';
import { openChat, wordsIn } from '#tests/support/chat.ts';
import { besideSmallCaps } from '../look-ups/small-caps.ts';
import { createVersionedCache } from '#server/store/content/content-version.ts';

const { lastOf, store } = openChat();
const saidOf = async (symbol: string, ...questions: string[]): Promise<string> =>
  wordsIn(await lastOf(symbol, ...questions)).replaceAll(/\[\^\d+\]|\*\*/g, '');

it.each([
  ['beta', 'Beta of American Superconductor to all small caps of this record was 2.21 on Jul 2, 2026, of 60 daily moves'],
  ['what is its beta and short interest', 'were sold short at the settlement of'],
  ['does it move more than the market', 'Beta of American Superconductor'],
  ['how closely is it correlated with the market', 'The correlation was 0.49'],
  ['how volatile is it compared with the market', 'that of the 3,633 small caps of this record together, each of equal weight, was 19.0%'],
  ['is it riskier than the market?', 'was 19.0%: of many together the moves even out.'],
  ['did it beat the market last month', 'small caps of this record together, each of equal weight, went −2.0%: American Superconductor did 25.49 percentage points worse.'],
  ['has it done better than the market this year', 'from the close of Apr 7, 2026 to that of Jul 2, 2026 the 3,633 small caps of this record together, each of equal weight, went +9.5%, and American Superconductor +17.7%.'],
])('holds a stock against the line of all small caps: "%s"', async (question, said) => {
  expect(await saidOf('AMSC', question)).toContain(said);
}); // prettier-ignore

it.each([
  ['has it outperformed the Russell 2000 since May 1'],
  ['beta vs the s&p 500'],
  ['how volatile is it vs the nasdaq composite'],
])('says of an index of others that it is not on record: "%s"', async (question) => {
  const { answer } = await lastOf('AMSC', question);
  expect(answer.outcome).toBe('partly');
  expect(JSON.stringify(answer.parts)).toContain('Indices of others, such as the Russell 2000 or the S&P 500, are not on record.');
}); // prettier-ignore

it('calls no coming to market and no market value a comparison', async () => {
  expect(await saidOf('AMSC', 'when did this company come to market')).toContain(
    'IPO year on record is 1991',
  );
  expect(await saidOf('AMSC', 'market cap?')).not.toContain('small caps of this record');
});

it('makes no beta of few moves', async () => {
  const { db, engine } = store();
  const few = await db
    .selectFrom('price_bars')
    .select('symbol')
    .where('date', '>=', '2026-04-01')
    .groupBy('symbol')
    .having((eb) => eb.fn.countAll(), '<', 30)
    .having((eb) => eb.fn.countAll(), '>', 5)
    .executeTakeFirstOrThrow();
  const read = { db, engine, now: () => new Date(), cached: createVersionedCache(db) };
  const found = await besideSmallCaps.run(read, { symbol: few.symbol }, { isSignedIn: false });
  expect(found.facts.map(({ name }) => name)).not.toContain('beta');
  expect(found.facts.map(({ name }) => name)).toContain('line_volatility');
});
