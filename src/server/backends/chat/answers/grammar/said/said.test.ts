import { describe, expect, it } from 'vitest';
import { emptyWords } from '../lexicon/lexicon-empty.ts';
import { saysNothingOf } from '../turns/says-nothing.ts';
import { spelledOut } from './shorthand.ts';
import { isWeighty } from '../lexicon/weighty.ts';

const becomes = (text: string, meaning: string): void => {
  expect(spelledOut(text)).toBe(meaning);
};

describe('ways of saying with open places', () => {
  it('puts one thing over another as the ratio that it is, in either order of its words', () => {
    becomes('stock price against EPS', 'P/E');
    becomes(
      'is the market cap high relative to yearly revenue',
      'is the market cap high relative to yearly revenue',
    );
    becomes('share price over forecast EPS', 'forward P/E');
    becomes('what multiple of EBITDA do they owe', 'debt to EBITDA');
    becomes('borrowings in relation to ebitda', 'debt to EBITDA');
    becomes('revenue divided by total assets', 'asset turnover');
  });

  it('leaves a way of saying as it stands where its places hold a name, a number or a turn', () => {
    for (const text of [
      'debt of SezzleCo relative to ebitda',
      'debt in 2023 relative to ebitda',
      'how has debt changed relative to equity',
      'debt of rivals relative to ebitda',
    ])
      becomes(text, text);
  });

  it('takes back nothing of what is asked of many companies', () => {
    becomes('which small caps have directors buying', 'which small caps have directors buying');
  });

  it('reads what somebody put in, and takes no year for a sum', () => {
    becomes('had I purchased $2,000 of shares in 2022', 'if I had invested $2,000 in 2022');
    expect(spelledOut('if i put money in 2020')).not.toContain('invested 2020');
  });
});

describe('what is said beside a question', () => {
  it('is left out where it names nothing of the matter', () => {
    becomes('sorry if this is obvious but what is the P/E', 'what is the P/E');
    becomes('my neighbour keeps talking about it, who runs it', 'who runs it');
    becomes('who is the CFO, as we say in Britain', 'who is the CFO');
    becomes('my broker in Germany wants an ISIN, what is it', 'what is the ISIN');
  });

  it('stays where it holds the matter, a time or a sum', () => {
    for (const text of [
      'I live off dividends, how much does it send me in a year',
      'I bought in March, how much is it down',
      'they are growing like weeds, how fast is it really',
    ])
      becomes(text, text);
  });
});

describe('words that say nothing', () => {
  it('are passed over of the kinds whose answers say them, and of no others', () => {
    expect(saysNothingOf('filings-proxy', 'preliminary')).toBe(true);
    expect(saysNothingOf('earnings', 'preliminary')).toBe(false);
    expect(saysNothingOf('price', 'course')).toBe(true);
    expect(saysNothingOf('price-target', 'course')).toBe(false);
  });

  it('are nowhere those that narrow or turn', () => {
    for (const word of emptyWords) expect([word, isWeighty(word)]).toEqual([word, false]);
  });
});
