import { describe, expect, it } from 'vitest';
import { textOf } from '../../scripts/chat/verdict.ts';
import { openChat } from '../support/chat.ts';

const { compose } = openChat();

async function answerTo(symbol: string, text: string) {
  const { answer, kinds } = await compose({ text, symbol, before: [], isSignedIn: true });
  return { outcome: answer.outcome, symbol: answer.symbol, kinds, text: textOf(answer) };
}

describe('what a question wants beside its matter is covered, or said not to be', () => {
  it.each([
    ['a time of which nothing is on record', 'SLE', 'revenue last 4 quarters', 'nothing of the time asked for is'],
    ['years where only quarters are on record', 'CXW', 'Which year had the biggest net income?', 'By fiscal year that is not on record.'],
    ['more quarters than are on record', 'ANGX', 'sales per quarter for the last year', 'Only 1 of the 4 quarters asked for is on record.'],
    ['what was before the oldest on record', 'FOSL', 'how far has revenue fallen since 2019', 'Nothing of it before Jun 30, 2022 is on record.'],
    ['how a figure became, of which one is known', 'DV', 'expensive against its own history?', 'How that changed (“its own history”) is not on record.'],
    ['what part one figure is of another', 'CNMD', 'R&D last fiscal year, and how much is that of sales', '“how much is that of” is not answered here.'],
    ['what comes next, where nothing to come is known', 'GPCR', 'aleniglipron: which stage and what is the next data point', '“what is the next” is not answered here.'],
  ])('%s', async (_, symbol, question, said) => {
    const { outcome, text } = await answerTo(symbol, question);
    expect(text).toContain(said);
    expect(outcome).toBe('partly');
  });

  it('says how far a line went over the time that is asked for', async () => {
    const { outcome, text } = await answerTo('FORR', 'how far has revenue fallen since 2021');
    expect(outcome).toBe('answered');
    expect(text).toMatch(/Against \$494\.3M\[\^\d+\] of that to Dec 31, 2021 it is \$97\.4M\[\^\d+\] less, \*\*−19\.7%\*\*/);
  });

  it('asks whether a line went up of the line, not of the price', async () => {
    const { kinds } = await answerTo('SLE', 'revenue for the last 4 quarters and did it go up');
    expect(kinds).toEqual(['statement-lines']);
  });

  it('lists trials of the state that is asked for alone, once', async () => {
    const { text } = await answerTo('AUPH', 'Which of their trials are completed, and when?');
    expect(text).toContain('11 trials of Aurinia Pharmaceuticals are on record as');
    expect(text).not.toContain('Terminated');
  });

  it.each([
    ['AUPH', 'what was the pay in the last proxy', 'officer-pay'],
    ['ZIM', 'what do analysts think its worth', 'price-target'],
    ['ANGX', 'how much of the stock actually trades', 'float'],
    ['BLNE', 'What is the gain-on-sale margin?', null],
  ])('of %s "%s" is read as %s', async (symbol, question, kind) => {
    expect((await answerTo(symbol, question)).kinds).toEqual([kind]);
  });

  it('takes a month with “last” before it as one that a time begins with, and doubts what goes on from a doubted part', async () => {
    expect((await answerTo('CAN', 'performance since last November')).text).toMatch(/to \$[\d.]+\[\^\d+\] on Jul 2, 2026/);
    const { kinds } = await answerTo('HIFS', 'how much does Hingham pay their people and when was the last one');
    expect(kinds).toEqual([null]);
  });

  it('answers a second part of one plain word, and says of what is in no statement whose it is', async () => {
    const { kinds } = await answerTo('AUPH', 'Who leads the company, and what was the pay in the last proxy?');
    expect(kinds).toEqual(['officers', 'officer-pay']);
    expect((await answerTo('AUPH', 'ebitda')).text).toContain('EBITDA is no line of the statements');
  });

  it('gives the amount with the day, and the parts of what is made of parts', async () => {
    expect((await answerTo('HCI', 'next ex-dividend date and the amount')).text).toMatch(/\$0\.40\[\^\d+\] a share/);
    expect((await answerTo('FORR', "enterprise value with the parts it's made of")).text).toContain('less cash net of debt');
  });

  it.each([
    ['ALTG', 'a debt in doubt', 'its cash and debt are not both sure'],
    ['HCI', 'an insurer', 'borrowed money is the trade of such a company'],
  ])('of %s, %s, says why no enterprise value is made, with the cash and the debt', async (symbol, _, why) => {
    const { outcome, text } = await answerTo(symbol, 'enterprise value with the parts it is made of');
    expect(outcome).toBe('partly');
    expect(text).toContain(why);
    expect(text).toMatch(/Cash.* was \$.*Debt was \$/);
  });
}); // prettier-ignore

describe('a name in passing', () => {
  it.each([
    ['VHC', 'how much cash do they still have from the Apple money', 'Apple'],
    ['HCI', 'how much Citizens business did they take out', 'Citizens'],
    ['TXO', 'did Bob Simpson add', 'Simpson'],
  ])('of %s "%s" is no company that is asked of', async (symbol, question, name) => {
    const answer = await answerTo(symbol, question);
    expect([answer.symbol, answer.outcome]).toEqual([symbol, 'declined']);
    expect(answer.text).toContain(`“${name}”`);
  });

  it('is the other one of a comparison', async () => {
    expect((await answerTo('VHC', 'compare with Apple Hospitality')).text).toContain(
      'Apple Hospitality REIT',
    );
    expect((await answerTo('BTDR', 'put it next to CLSK on market value and revenue')).text).toContain('CleanSpark **$3.24B**'); // prettier-ignore
  });
});

describe('somebody whom no record of the company has', () => {
  it.each([
    ['ALTG', 'did Greenawalt buy any', 'insider-buys', 'No purchase by Greenawalt of Alta Equipment Group is on record.'],
    ['CCSI', 'did Jane Turicchi sell', 'insider-sales', 'No sale by Jane Turicchi of Consensus Cloud Solutions is on record.'],
    ['FLNG', "John Fredriksen's stake?", 'stakes', 'No position of John Fredriksen in FLEX LNG is on record'],
    ['FORR', 'how much does George Colony own', 'holders', 'No position of George Colony in Forrester Research is on record'],
  ])('of %s "%s" is said not to be on record', async (symbol, question, kind, said) => {
    const answer = await answerTo(symbol, question);
    expect([answer.symbol, answer.kinds]).toEqual([symbol, [kind]]);
    expect(answer.text).toContain(said);
  });

  it('is no person where the whole company is bought', async () => {
    expect((await answerTo('KRRO', 'will they get bought by Novo')).kinds).toEqual([null]);
  });
}); // prettier-ignore

describe('what follows in the same breath', () => {
  it.each([
    ['MASS', 'cash, and for how long', ['cash'], '“for how long” is not answered here.'],
    ['LOB', "What was yesterday's trading range", ['session'], 'Its open, high and low are not on record.'],
  ])('of %s "%s" is answered or named', async (symbol, question, kinds, said) => {
    const answer = await answerTo(symbol, question);
    expect([answer.outcome, answer.kinds]).toEqual(['partly', kinds]);
    expect(answer.text).toContain(said);
  });

  it.each([
    ['FORR', 'when was the peak and what was the price', ['price-extreme']],
    ['KSS', 'same quarter sales, three years running', ['statement-lines']],
    ['MFA', 'are there preferreds and what are their tickers', [null]],
    ['PI', 'Q4 guidance vs consensus', [null]],
  ])('of %s "%s" is of what stands before it', async (symbol, question, kinds) => {
    expect((await answerTo(symbol, question)).kinds).toEqual(kinds);
  });
});

describe('what was published and no statement has', () => {
  it('answers whether a profit is made, as published and with its day', async () => {
    const { outcome, text } = await answerTo('HPK', 'did they make a profit');
    expect(outcome).toBe('partly');
    expect(text).toContain('Published on Jul 2, 2026, without its months, is net income of **$19M**');
  });

  it.each([
    [
      'PVL',
      'net income by quarter',
      'By quarter that is not on record. Known is net income of **$2.1M**[^1] in the twelve months to Sep 30, 2025.',
    ],
    [
      'FINW',
      'revenue last year',
      'No statement with that of FinWise Bancorp is on record. Published on Jul 2, 2026, without its months, is revenue of **$151M**',
    ],
    [
      'FINW',
      'income statement',
      'Published of FinWise Bancorp on Jul 2, 2026, in no statement on record and without its months: revenue of **$151M**',
    ],
    [
      'EFSC',
      'compare with SPFI',
      'in no statement on record and without its months: revenue of **$1.00B**[^4], net income of **$201M**',
    ],
  ])('of %s "%s" is told as it is known', async (symbol, question, said) => {
    expect((await answerTo(symbol, question)).text).toContain(said);
  });
});

describe('a word that nothing explains', () => {
  it('is passed over where it is everyday speech and the second reader agrees, and the answer says so', async () => {
    const { outcome, kinds, text } = await answerTo('CXW', 'how much debt are they lumbered with');
    expect([outcome, kinds]).toEqual(['partly', ['statement-lines']]);
    expect(text).toContain('I read this as: total debt of CoreCivic (CXW). I passed over “lumbered”.');
  });

  it('is not needed where the second reader knows what is asked: what the grammar left out is said', async () => {
    const { outcome, kinds, text } = await answerTo('CXW', 'what is expected for EPS this fiscal year');
    expect([outcome, kinds]).toEqual(['partly', ['estimates']]);
    expect(text).toContain('I read this as: estimated EPS of CoreCivic (CXW).');
    expect(text).toContain('Not taken into account: “fiscal year”.');
  });

  it('is named where the matter beside it is certain, how it became with it', async () => {
    const { outcome, kinds, text } = await answerTo('CMPX', 'has the buyback reduced the share count');
    expect([outcome, kinds]).toEqual(['partly', ['dilution']]);
    expect(text).toContain('Not taken into account: “buyback”, “reduced”.');
  });

  it.each([
    ['a number', 'plot me two years of the price'],
    ['a matter of its own', 'net revenue retention?'],
    ['a name', 'what is elon musk’s net income'],
    ['a name that nobody ever said', 'which phase is zorblanimab in'],
    ['what narrows', 'short interest among retail holders'],
    ['all of a short question', 'pension deficit'],
    ['who does what is asked', 'does the sponsor still own its stake'],
    ['a word beside another', 'Put/call skew into earnings?'],
  ])('is not passed over where it is %s', async (_, question) => {
    expect((await answerTo('CMPX', question)).kinds).toEqual([null]);
  });
});
