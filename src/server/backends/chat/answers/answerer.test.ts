import { afterAll, beforeAll, expect, it } from 'vitest';
import { formatAmount } from '#kit/format.ts';
import { findCompany } from '#server/store/companies/companies.ts';
import { readFilledStore } from '#tests/support/store.ts';
import type { OpenStore } from '#server/db/open.ts';
import type { ChatAnswer } from '#contract/chat-answer.ts';
import { ChatAnswerSchema } from '#contract/chat-answer.ts';
import type { AnswerEvent } from '../answerer.ts';
import { recordAnswerer } from './answerer.ts';

let store: OpenStore;
beforeAll(async () => {
  store = await readFilledStore();
});
afterAll(() => store.close());

const now = () => new Date('2026-11-22T12:00:00Z');

async function eventsOf(text: string, symbol: string | null): Promise<AnswerEvent[]> {
  const events = recordAnswerer(store, now).answer(
    { text, symbol, before: [], isSignedIn: false },
    new AbortController().signal,
  );
  const all: AnswerEvent[] = [];
  for await (const event of events) all.push(event);
  return all;
}

const wordsIn = ({ parts }: ChatAnswer): string =>
  parts.map((part) => (part.kind === 'text' ? part.markdown : part.kind)).join(' ');

it('tells what it understood, then the parts, then the whole answer, which fits the contract', async () => {
  const events = await eventsOf('How long will the cash last?', 'CMPX');
  expect(events.map(({ kind }) => kind)).toEqual(['understood', 'part', 'part', 'answer']);
  const last = events.at(-1);
  if (last?.kind !== 'answer') throw new Error('no answer');
  expect(ChatAnswerSchema.parse(last.answer)).toEqual(last.answer);
  expect(last.answer).toMatchObject({
    understood: 'cash and runway of Compass Therapeutics (CMPX)',
    outcome: 'answered',
    symbol: 'CMPX',
  });
  expect(wordsIn(last.answer)).toContain('**14.6 quarters**[^1]');
});

it('AAMI: says why there is no runway as its page does, where cash and cash flow of one day are on record', async () => {
  const last = (await eventsOf('How long will the cash last?', 'AAMI')).at(-1);
  if (last?.kind !== 'answer') throw new Error('no answer');
  expect(wordsIn(last.answer)).toContain(
    'It is listed under finance, where money is the trade: no runway is computed.',
  );
});

it('LPRO: where no 8-K is on record it says so, and speaks of no form for companies abroad', async () => {
  const last = (await eventsOf('was there an 8-K in January 2024', 'LPRO')).at(-1);
  if (last?.kind !== 'answer') throw new Error('no answer');
  expect(wordsIn(last.answer)).toContain('No current report of Open Lending is on record for that.');
});

it('answers once what a sentence asks twice', async () => {
  const last = (await eventsOf('How long does the cash last and how was that computed?', 'CMPX')).at(-1);
  if (last?.kind !== 'answer') throw new Error('no answer');
  expect(last.answer.understood).toBe('cash and runway of Compass Therapeutics (CMPX)');
  expect(last.answer.parts.map(({ kind }) => kind)).toEqual(['text', 'chart', 'text']);
});

it.each([
  ['tesla price', null, 'worth more than $5 billion'],
  ['price', null, 'Which company?'],
  ['what is the flurbish of it', 'CMPX', '“flurbish”'],
])('declines "%s" and says why', async (text, symbol, why) => {
  const last = (await eventsOf(text, symbol)).at(-1);
  if (last?.kind !== 'answer') throw new Error('no answer');
  expect(last.answer.outcome).toBe('declined');
  expect(wordsIn(last.answer)).toContain(why);
});

it('the revenue of the last twelve months is that of the company’s page, not of the quarters that lie within', async () => {
  const last = (await eventsOf('What is the revenue of the last twelve months?', 'EDIT')).at(-1);
  if (last?.kind !== 'answer') throw new Error('no answer');
  const revenue = (await findCompany(store.db, 'EDIT'))?.figures?.revenue;
  expect(wordsIn(last.answer)).toContain(`**${formatAmount(revenue?.value)}**[^1] in the twelve months to`);
});

it('says where a P/S is of sales that no statement has', async () => {
  const said = async (symbol: string) => {
    const last = (await eventsOf('What is P/S?', symbol)).at(-1);
    if (last?.kind !== 'answer') throw new Error('no answer');
    return wordsIn(last.answer);
  };
  expect(await said('GNK')).toMatch(/of sales as published .* what was published with it\./);
  expect(await said('TCBK')).toContain('may be of before the interest it pays.');
  expect(await said('EDIT')).toMatch(/P\/S \*\*.*the statements on record\./);
});

it('names the quarter that made most of the earnings, and with nearly all of them no P/E', async () => {
  const last = (await eventsOf('What is the P/E?', 'DAN')).at(-1);
  if (last?.kind !== 'answer') throw new Error('no answer');
  expect(wordsIn(last.answer)).toContain('One quarter, to Mar 31, 2026, made 96% of it: $9.89 a share.');
});

it('of a client leads to its profile, of others says that there is no text about their business', async () => {
  const said = async (symbol: string) => {
    const last = (await eventsOf('What does the company do?', symbol)).at(-1);
    return last?.kind === 'answer' ? wordsIn(last.answer) : '';
  };
  const ofClient = await said('ZZSMA');
  expect(ofClient).toContain('As a client it has [a profile of its own](/stocks/ZZSMA/about#overview) here.');
  expect(ofClient).not.toContain('no text of its own');
  expect(await said('ABEO')).toContain('it holds no text of its own about their business.');
});

it.each([
  ['What is the revenue?', 'WHK', 'No statements of WhiteHawk Minerals are on record. Published on Jul 2, 2026, without its months, is revenue of **$69M**'],
  ['What is the revenue?', 'MFIC', 'No statement with that of MidCap Financial Investment is on record. Published on Jul 2, 2026, without its months, is revenue of **$194M**'],
  ['How much cash does it have?', 'FRBA', 'without its months, is cash of **$2.20B**'],
  ['How much debt does it have?', 'BNAI', 'on Mar 31, 2026'],
  ['What is the revenue?', 'KRP', 'Nothing later of it is on record.'],
  ['What is the revenue?', 'AMTX', 'in the twelve months to Mar 31, 2026'],
  ['revenue of G', 'G', 'Revenue of Genpact'],
  ['what is the price of DEC', 'DEC', 'Diversified Energy closed at'],
  ['FCF price', 'FCF', 'First Commonwealth Financial closed at'],
  ['short interest of SMA', 'SMA', 'SmartStop'],
  ['is SMA up today', 'SMA', 'SmartStop Self Storage REIT was'],
  ['SI price', 'SI', 'Shoulder Innovations closed at'],
  ['How much cash does CTO have?', 'CTO', 'CTO Realty Growth had'],
  ['cash of CCC', null, 'CCC Intelligent Solutions Holdings had'],
  ['Is it diluting shareholders?', 'TCRT', 'The market value of Jul 2, 2026 is of **24.42M**[^3] shares.'],
  ['What is the market cap of KOSS?', 'KOSS', 'The market value of Koss was'],
])('%s of %s: what was published is told as that, and what is old as old', async (question, symbol, words) => {
  const last = (await eventsOf(question, symbol)).at(-1);
  if (last?.kind !== 'answer') throw new Error('no answer');
  expect(wordsIn(last.answer)).toContain(words);
}); // prettier-ignore
