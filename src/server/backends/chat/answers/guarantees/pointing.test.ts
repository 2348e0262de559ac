import { expect, it } from 'vitest';
import { openChat, wordsIn } from '#tests/support/chat.ts';

const { lastOf } = openChat();

it('takes the report before, after a question about the shares short, for the settlement before', async () => {
  const { kinds } = await lastOf('BTDR', 'SI % of float', 'up or down from the report before');
  expect(kinds).toEqual(['short-interest']);
});

it('asks what is wanted of another company where the question before was not understood', async () => {
  const { answer } = await lastOf('HP', 'H&P vs Patterson, EV/EBITDA and yield', 'what about nabors');
  expect(answer.outcome).toBe('declined');
});

it('gives no figure of the newest day for "that day" or "on it"', async () => {
  const { kinds } = await lastOf(
    'INMB',
    'did the alzheimers trial flop or not',
    'what did the stock do that day',
  );
  expect(kinds).toEqual([null]);
  expect(wordsIn(await lastOf('BW', 'biggest one day pop this year and the volume on it'))).not.toContain(
    'were traded',
  );
});

it.each([
  ['LFS', 'Can you tell me what this company does and where it is based? I saw something about schools.', ['overview', 'headquarters']],
  ['AIIR', 'what exchange is it on and what sector do you put it in', ['exchange', 'sector']],
  ['CNMD', 'How did Conmed trade the day after each of its last four earnings reports, and did it beat or miss?', ['earnings-reaction', 'earnings-beat']],
  ['RAPP', '52w hi/lo, cap, cash. thx', ['range', 'market-cap', 'cash']],
  ['SLM', 'consensus EPS this yr and next for SLM, plus whether they beat the last 4 times', ['estimates', 'earnings-beat']],
  ['LKFT', 'never heard of this ticker, what was it called before', ['former-names']],
  ['USPH', 'revenue of US Physical Therapy', ['statement-lines']],
])('of %s answers all of "%s"', async (symbol, text, wanted) => {
  expect((await lastOf(symbol, text)).kinds).toEqual(wanted);
}); // prettier-ignore

it.each([
  ['AIXC', 'didnt this trade under a different name before? what was the old ticker', 'It traded as QLGN.'],
  ['DVLT', 'last three 8-Ks, dates and items', 'Their items are not on record.'],
  ['ZONE', 'share count now vs a yr ago', 'Counts before Dec 31, 2025 differ by a multiple'],
  ['GEF', 'margins', 'The screener has, of the newest twelve months: gross margin of **20.2%**'],
  ['HVT', 'margins', 'operating margin of **2.8%**'],
])('of %s says what of "%s" the record lacks, or has elsewhere', async (symbol, text, said) => {
  expect(wordsIn(await lastOf(symbol, text))).toContain(said);
}); // prettier-ignore

// What points at something said before is of that, or is not answered.
it.each([
  ['FCN', ['EPS estimates 2026 and 2027', 'have those moved up or down over the last 90 days?'], ['estimate-revisions']],
  ['NEGG', ['insider trades in 2025', 'only the ceo'], ['insider-trades']],
  ['GECC', ['nav per share', 'and 1 yr ago?'], ['ratio-of']],
  ['GECC', ['equity', 'and 1 yr ago?'], ['statement-lines']],
  ['AIB', ['what was it called before', 'so do they have actual data centers or just the name'], [null]],
  ['MNDY', ['consensus price target monday.com', 'whos the highest n what did he write exactly'], [null]],
  ['NEGG', ['why did it move in summer 2025', 'who was buying it all'], ['insider-buys']],
  ['AISP', ['are insiders dumping shares', 'who exactly, the CEO?'], ['insider-sales']],
  ['LIQT', ['who owns more than 5% of it', 'did any of them file a change this year'], ['stakes']],
  ['NINE', ['how long does the cash last', 'ok and what happened to the old common shares'], [null]],
  ['NRIX', ['which trials do they have', 'and the rest of the pipeline?'], ['trials']],
  ['GCT', ['short interest, as % of float', 'up or down compared with six months ago?'], ['short-interest']],
])('of %s takes the last of %j for %j', async (symbol, questions, wanted) => {
  expect((await lastOf(symbol, ...questions)).kinds).toEqual(wanted);
}); // prettier-ignore

it('takes a balance of a year ago from whichever report it stands in', async () => {
  expect(wordsIn(await lastOf('GECC', 'equity', 'and 1 yr ago?'))).toContain('**$136.1M**[^1] on Dec 31, 2024');
}); // prettier-ignore

it('stays with the company of the page where another is only whom a deal is made with', async () => {
  const { answer } = await lastOf('IMXI', 'western union deal closed yet? whats the cash price', 'should i wait or sell');
  expect(answer.understood).toContain('(IMXI)');
}); // prettier-ignore

it('finds a manager by who leads it', async () => {
  expect(wordsIn(await lastOf('HTZ', 'does ackman still own hertz'))).toContain('Pershing Square');
});

it('takes no other fund or city for a company of that name', async () => {
  expect(wordsIn(await lastOf('FA', 'Has Silver Lake sold FA stock lately?'))).not.toContain('Several companies');
  expect(wordsIn(await lastOf('OBE', 'which oil producers are listed in New York'))).not.toContain('(YORW)');
}); // prettier-ignore

// Who asks why it crashed does not mean a session in which it rose.
it('tells of the largest fall of a year where a crash is spoken of, and of the last session where it is not', async () => {
  expect(wordsIn(await lastOf('INSP', 'why did Inspire Medical get destroyed??'))).toMatch(
    /The largest fall .* \*\*−32\.4%\*\*\[\^1\] on Aug 5, 2025\. .*On record of Aug 2, 2025 to Aug 5, 2025/,
  );
  expect(wordsIn(await lastOf('INSP', 'why did it move on the last day?'))).not.toContain('largest fall');
});

it.each([
  ['PRME', 'cash + ST investments at last quarter end', '(ST)'],
  ['SNT', 'how much of the sales is corrections, how much utilities and logistics', '(LPA)'],
  ['MNSB', 'How much of the loan book is CRE and construction', '(ROAD)'],
  ['LZ', 'does francisco partners still own a big block', 'Salva'],
])('of %s takes no word of "%s" for %s', async (symbol, text, other) => {
  expect(wordsIn(await lastOf(symbol, text))).not.toContain(other);
});

it('goes on from nothing that was declined, where the question has no word of its own', async () => {
  const { kinds } = await lastOf('INVX', 'What is Amberjack left with after the secondaries', 'Anyone else there above 5%?');
  expect(kinds).not.toContain('filings-offering');
}); // prettier-ignore

it('names a second part that the answer does not say', async () => {
  expect(wordsIn(await lastOf('ACTG', 'Book value per share, and where it trades vs that'))).toMatch(/P\/B|The last price was .* times that|“where it trades” is not answered/);
}); // prettier-ignore

it('finds a holder who is a person by the last name', async () => {
  expect(wordsIn(await lastOf('DWSN', 'does Wilks own shares'))).toContain('Dan H. Wilks');
});

it('takes a brand of the company for no other company', async () => {
  expect(wordsIn(await lastOf('CMPR', 'Vista’s share of Cimpress sales?'))).not.toContain('(VIST)');
});

// Whom a question names as an owner is looked for among the owners.
it.each([
  ['AIXC', 'how big is Faraday Future’s stake here', 'AIxCrypto'],
  ['USGO', 'how much does GoldMining Inc own of USGO', 'No position of GoldMining in U.S. GoldMining'],
])('of %s answers "%s" of the company of the page', async (symbol, text, said) => {
  expect(wordsIn(await lastOf(symbol, text))).toContain(said);
});

it.each([
  ['NKTX', 'how many quarters can it last with the current burn', ['runway']],
  ['MBAI', 'im down 60%, hold or sell', ['for-and-against']],
  ['MPTI', 'list mtron competitors', ['peers']],
  ['JFIN', 'JFIN, FINV, QFIN - which one is cheapest on earnings', ['compare']],
])('of %s takes "%s" for %j', async (symbol, text, wanted) => {
  expect((await lastOf(symbol, text)).kinds).toEqual(wanted);
});

it('says of a filing that what it is about is not answered', async () => {
  expect(wordsIn(await lastOf('FRGT', 'latest 6-K, what is it about'))).toContain('What it is about is not on record');
}); // prettier-ignore

it('takes a question whether it is bankrupt already for none of how long its cash lasts', async () => {
  expect((await lastOf('NINE', 'did nine energy go chapter 11?')).kinds).toEqual(['filings-traces']);
});

it('says that the price of an offering is not on record', async () => {
  expect(wordsIn(await lastOf('PARK', 'At what price did Park Dental Partners IPO'))).toContain(
    'At what price it was offered',
  );
});
