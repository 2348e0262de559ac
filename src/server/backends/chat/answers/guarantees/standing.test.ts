import { describe, expect, it } from 'vitest';
import { openChat, wordsIn } from '#tests/support/chat.ts';

const { lastOf } = openChat();

describe('a figure against one of before', () => {
  // The newest, and what it is against a year before: not the one of a year ago by itself.
  it.each([
    ['RCKY', 'equity versus a year ago', '$252.1M', '+8.6%'],
    ['RCKY', 'long-term debt versus a year ago', '$122.6M', '−4.7%'],
    ['RCKY', 'has debt come down from a year ago?', '$122.6M', '−4.7%'],
    ['RCKY', 'Is total debt up or down from last year?', '$122.6M', '−4.7%'],
    ['SABR', 'is operating income up from a year ago?', '$115.9M', '+26.8%'],
    ['SABR', 'net loss compared with the year-ago quarter', '$8.1M', '−77.0%'],
    [
      'SABR',
      'what was Sabre’s operating income in the quarter, and is it up from a year ago?',
      '$115.9M',
      '+26.8%',
    ],
  ])('%s: "%s"', async (symbol, question, newest, change) => {
    const said = wordsIn(await lastOf(symbol, question));
    expect(said).toContain(newest);
    expect(said).toContain(change);
  });

  it('says which debt that is, where the total of then is on no statement', async () => {
    const said = wordsIn(await lastOf('RCKY', 'debt now vs a year ago'));
    expect(said).toContain('its long-term debt is');
    expect(wordsIn(await lastOf('RCKY', 'what was total debt a year ago'))).toContain('$128.7M');
  });

  it.each([
    ['how much did revenue change from the prior quarter', '$1.0M'],
    ['what is the sequential revenue growth', '+4.2%'],
    ['revenue last quarter, sequential growth, and gross margin', '+4.2%'],
    ['Is gross margin up sequentially?', 'percentage points more'],
  ])('holds it against the quarter before where that is asked: "%s"', async (question, change) => {
    const last = await lastOf('SKYX', question);
    expect(last.kinds).not.toContain(null);
    expect(wordsIn(last)).toContain(change);
  });

  it('tells how net asset value a share went', async () => {
    expect(wordsIn(await lastOf('WHF', 'has NAV per share been falling'))).toContain('−9.2%');
  });

  it('tells EPS as the reports had it where statements end before them', async () => {
    const said = wordsIn(await lastOf('RCKY', 'what is the EPS trend over the last reports'));
    expect(said).toContain('the newest told EPS of **$0.24**');
    expect(said).toContain('In 4 of the 7 newest');
  });
});

describe('figures of one question', () => {
  it('are of one period where both are known', async () => {
    const said = wordsIn(await lastOf('SKYX', 'What is its revenue, and how large is the net loss?'));
    expect(said).toContain('The newest on record of one period are revenue of **$23.9M**');
    expect(said).toContain('in the quarter to Sep 30, 2025');
  });

  it('are both of twelve months where one of them is asked of those', async () => {
    const said = wordsIn(await lastOf('CWD', 'how much revenue does it make and how big is the net loss over twelve months'));
    expect(said).toContain('$17.1M');
    expect(said).not.toContain('in the quarter');
  }); // prettier-ignore
});

describe('what is held against others', () => {
  it.each(['is the P/E high against peers', 'how does its P/E compare with other medical device companies'])(
    'ends in which is cheaper: "%s"',
    async (question) => {
      const last = await lastOf('LMAT', question);
      expect(last.kinds).toEqual(['peers']);
      expect(wordsIn(last)).toContain('By that LeMaitre Vascular is dearer than');
    },
  );

  it('is a list where one is asked for', async () => {
    expect((await lastOf('OGS', 'which other gas utilities have a lower P/E')).kinds).toEqual(['screen']);
  });
});

describe('coverage', () => {
  it.each([
    ['cash flow to debt', '4.6%'],
    ['how much debt does it have and cash flow coverage of it', '4.6%'],
    ['What is total debt, and how many years of operating cash flow would pay it off?', '21.9×'],
  ])('of debt by cash flow is one over the other: "%s"', async (question, ratio) => {
    expect(wordsIn(await lastOf('BDN', question))).toContain(ratio);
  });
});

describe('what no table has', () => {
  it.each(['how much have they spent on buybacks', 'have they bought back shares', 'is there a buyback'])(
    'is said, beside what comes nearest: "%s"',
    async (question) => {
      const last = await lastOf('UVV', question);
      expect(last.answer.outcome).toBe('declined');
      expect(wordsIn(last)).toContain('Share buybacks of Universal are not on record');
      expect(wordsIn(last)).toContain('24.92M');
    },
  );

  it('is not taken for EPS where a beat on revenue is asked for', async () => {
    const last = await lastOf('FENC', 'did it beat on revenue and eps');
    expect(wordsIn(last)).toContain('What analysts expected of revenue is not on record');
    expect(wordsIn(last)).toContain('beat the estimate of');
    expect((await lastOf('FENC', 'did it beat on revenue last quarter')).answer.outcome).toBe('declined');
  });

  it('is not answered by the report of earnings where the data of a trial are asked for', async () => {
    expect(wordsIn(await lastOf('GANX', 'how did the stock react to the phase 1 data'))).toBe('No readout of a trial of Gain Therapeutics is on record.'); // prettier-ignore
    expect(wordsIn(await lastOf('ABCL', 'how did the stock react to the phase 1 data'))).toContain(
      'May 11, 2026',
    );
  });

  it('names the forms 4 that are filed where no trade is on record', async () => {
    const said = wordsIn(await lastOf('UNF', 'have insiders bought or sold in the last six months?'));
    expect(said).toContain('the newest of all 21 is of Dec 18, 2025');
  });
});

it('tells the newest count of shares beside buybacks that are not on record', async () => {
  expect(wordsIn(await lastOf('GNW', 'how much have they spent on buybacks'))).toContain('383.01M');
});

describe('who holds over 5 %', () => {
  it.each(['top 5% holders', 'biggest 5% holders and any 13D', 'are there any 5 percent owners?'])(
    'is who filed a schedule, and no manager by his 13F: "%s"',
    async (question) => {
      const last = await lastOf('CRMD', question);
      expect(last.kinds).toEqual(['stakes']);
      expect(wordsIn(last)).not.toContain('13F');
    },
  );
});

it('reads P/E on both as that of before and that of estimates', async () => {
  expect((await lastOf('OGS', 'P/E on both')).kinds).toEqual(['price-earnings', 'forward-pe']);
});

it('holds the price against the first close', async () => {
  for (const question of ['what is the price now vs first close', 'what was the first close'])
    expect(wordsIn(await lastOf('PLYX', question))).toContain('−92.0%');
});

it('goes on from a question that was answered part by part', async () => {
  const last = await lastOf('CRMD', 'What is the gross margin, who is the CFO and how much cash do they have?', 'and debt?'); // prettier-ignore
  expect(wordsIn(last)).toContain('Total debt of CorMedix');
});

it('reads a line of twelve months alone beside those of quarters, and does not say that it is lacking', async () => {
  const said = wordsIn(await lastOf('MED', 'total debt and equity'));
  expect(said).toContain('Total debt of MEDIFAST was');
  expect(said).not.toContain('Not on record');
});

it('counts what insiders did since a report from the day of that report', async () => {
  const last = await lastOf('CREX', 'did insiders buy after the last earnings report');
  expect(last.answer.understood).toContain('May 15, 2026 to Jul 2, 2026');
  // The newest on record is of 2023: it is not the last there was.
  expect((await lastOf('PRPO', 'did the CEO buy any stock since the last report')).answer.understood ?? '').not.toContain('2023'); // prettier-ignore
});

it.each([
  ['SLE', 'how long till they run out of money and when did they last sell shares', ['runway', 'filings-offering']],
  ['GRAL', 'how much cash are they burning per quarter and how many quarters are left at that pace', ['burn', 'runway']],
  ['DNA', 'how many employees, and revenue per employee', ['ratio-of']],
  ['MNSB', 'price to book vs other small banks and roa', ['peers', 'return-on-assets']],
  ['AD', 'what did the company used to be called and when did it change', ['former-names']],
])('%s: takes both parts of "%s"', async (symbol, question, kinds) => {
  expect((await lastOf(symbol, question)).kinds).toEqual(kinds);
}); // prettier-ignore

it('takes free cash flow for what it is where it is asked whether that is positive', async () => {
  expect(wordsIn(await lastOf('WNC', 'is free cash flow positive'))).toContain('ree cash flow');
});

it('puts nothing into dollars that is in other money, and says so', async () => {
  expect(wordsIn(await lastOf('FLX', 'revenue in dollars last fiscal year and net income'))).toContain('No rate of exchange is on record'); // prettier-ignore
});

describe('growth over a year', () => {
  it.each([
    ['ARX', 'how fast is revenue growing year on year?', '**+74.0%**'],
    ['ARX', 'growth yoy', '**+74.0%**'],
    ['ARX', 'revenue growth compared with last year', '**+74.0%**'],
    ['ARX', 'sales growth vs the same quarter last year', '**+74.0%**'],
    ['ARX', 'how has the company grown over the last year', '**+74.0%**'],
    ['TENB', 'how fast is revenue growing', 'in the quarter to Sep 30, 2025, the newest that stands beside'],
    ['TENB', 'growth over a year', '**+11.2%**'],
  ])('is told of %s where no page has it: "%s"', async (symbol, question, change) => {
    expect(wordsIn(await lastOf(symbol, question))).toContain(change);
  });

  it('is not told where the change over a quarter is asked for', async () => {
    const said = wordsIn(await lastOf('ARX', 'sequential revenue growth'));
    expect(said).toContain('+22.0%');
    expect(said).not.toContain('74.0');
  });
});
