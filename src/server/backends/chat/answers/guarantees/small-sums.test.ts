import { expect, it } from 'vitest';
import { openChat, wordsIn } from '#tests/support/chat.ts';

const { lastOf } = openChat();

const said = async (symbol: string, ...questions: string[]): Promise<string> =>
  wordsIn(await lastOf(symbol, ...questions)).replaceAll(/\[\^\d+\]|\*\*/g, '');

it.each([
  ['ICHR', "I have 200 shares bought at 31.50, what's my gain", '+212% against $31.50', 'a gain of $13,344.00'],
  ['GPRO', 'my cost basis is $1.85, 300 shares. profit or loss?', '−61.1% against $1.85', 'a loss of $339.00'],
  ['GPRO', 'holding 1,000 shs @ 4.20 - p&l?', '−82.9% against $4.20', 'a loss of $3,480.00'],
  ['CXM', 'I paid 5.30 a share for GPRO, am I underwater?', 'price of GoPro was $0.72', '−86.4% against $5.30'],
  ['GPRO', 'i bought 300 shares in june 2025, what are they worth', '300 shares bought at that close for $189.99', 'have been worth $216'],
])('tells of %s what shares are worth by what was paid for them: %s', async (symbol, question, ...told) => {
  const words = await said(symbol, question);
  for (const each of told) expect(words).toContain(each);
}); // prettier-ignore

it('does not weigh whether to keep shares by what was paid for them', async () => {
  expect(await said('GPRO', 'bought at 4, should i average down or take the loss')).not.toContain(
    'against $4',
  );
});

it.each([
  'max drawdown over the past year',
  'biggest peak to trough fall last 12 months',
  'worst drawdown in the last year',
])('tells the deepest fall from one close to a later one: %s', async (question) => {
  expect(await said('ICHR', question)).toMatch(
    /was −40\.8%: from a close of \$23\.75 on Jul 11, 2025 to \$14\.06 on Aug 5, 2025\. The last close, \$98\.22/,
  );
});

it.each([
  'How illiquid is it? average daily dollar volume',
  'how many dollars of stock trade on a typical day',
  'is it liquid enough for a 50k position',
])('tells what is usually traded in dollars, and not what the last session was worth: %s', async (question) => {
  const words = await said('FNRN', question);
  expect(words).toContain('shares for $6.7M were traded a session on average, 371,748 shares');
  expect(words).not.toContain('$2.3M');
}); // prettier-ignore

it('counts an average of sessions where the quotes have none', async () => {
  expect(await said('FNRN', 'average volume')).toContain('The average of the 20 sessions to Jul 2, 2026 was 371,748 shares');
}); // prettier-ignore

it.each([
  ['COFS', 'total assets & equity to assets', 'The first is 10.7% of the second'],
  ['COFS', 'equity / assets ratio', 'The first is 10.7% of the second'],
  ['COFS', 'total assets and what percent of that is equity', 'The first is 10.7% of the second'],
  ['SOC', 'How much debt is on the balance sheet, and how does it stack up against the market cap?', 'The first is 144% of the second'],
  ['SOC', 'how big is the debt compared to the market cap', 'The first is 144% of the second'],
])('holds one amount of %s over another in the order that was said: %s', async (symbol, question, told) => {
  expect(await said(symbol, question)).toContain(told);
}); // prettier-ignore

it.each(['humacyte burn per qtr and runway, kindly tell in months', 'how many months of cash left', 'quarterly burn and how many months it lasts'])(
  'tells a runway in months, and that it is behind us: %s',
  async (question) => {
    const words = await said('HUMA', question);
    expect(words).toContain('1.9 quarters, 5.7 months');
    expect(words).toContain('ended about Sep 2026, before today');
  },
); // prettier-ignore

it('says an amount that is just as much to be neither under nor over it', async () => {
  expect(await said('PHIO', 'in danger of a delisting, price below $1')).toContain('$1.00 is not below $1.');
});

it.each([
  'is phio about to get delisted? trading near a buck',
  'delisting risk?',
  'are they getting delisted soon',
  'will it be delisted',
])('shows of a delisting its filings and where the price is: %s', async (question) => {
  const words = await said('PHIO', question);
  expect(words).toContain('No filing of Phio Pharmaceuticals that a delisting');
  expect(words).toMatch(/last close .* was \$1\.00 on Jul 2, 2026.*last split was 1 for 9/);
});

it.each(['is that up or down vs the month before', 'is that more than the month before', 'higher or lower than the last reading'])(
  'goes on from short interest to the settlement before: %s',
  async (question) => {
    expect(await said('BKSY', 'short interest', question)).toContain('+13.50% against the settlement before');
  },
); // prettier-ignore

it.each([
  ['scripps vs gray: ev/ebitda, debt, revenue side by side', 'EV/EBITDA: E.W. Scripps not on record; Gray Media 9.32'],
  ['compare with gray on debt and revenue', 'Gray Media $5.81B'],
  ['put scripps next to sinclair and gray on revenue, debt', 'Sinclair $3.17B'],
])('takes the name of another company for it and not for an officer: %s', async (question, told) => {
  expect(await said('SSP', question)).toContain(told);
}); // prettier-ignore

it('says which burns less, and why there is no EV/EBITDA beside an EBITDA', async () => {
  expect(await said('KSCP', 'knightscope or serve robotics, which one burns less')).toContain('Knightscope burns less.');
  expect(await said('SSP', 'ev/ebitda')).toMatch(/its EBITDA was \$311\.8M .* but there is no enterprise value/);
}); // prettier-ignore

it('tells beside a burn for how long the cash lasts', async () => {
  expect(await said('DNLI', 'quarterly burn and how long it lasts')).toMatch(/At that rate it lasts about [\d.]+ quarters/);
}); // prettier-ignore

it.each([
  ['CLFD', 'own 150 shares, avg cost 28.40. where do I stand?', 'a gain of $835.50'],
  ['NPK', 'bought 40 @ 71, gain or loss so far?', 'a gain of $2,088.40'],
  ['BMBL', 'what is 500 shares worth', '500 shares are worth $1,640.00'],
  ['BMBL', 'is it under water vs my 9.80 entry', '−66.5% against $9.80'],
  ['CERT', 'R&D to revenue', 'The first is 9.8% of the second'],
  ['AMSC', '300 shares at 22.15, whats my p/l', '+67.5% against $22.15'],
  ['AMSC', 'what did the stock do since I bought at 30', '+23.7% against $30'],
  ['AMSC', 'is cash more than debt', 'Yes: cash of American Superconductor was $140.7M'],
  ['NPK', 'equity ratio', 'The first is 75.4% of the second'],
  ['HLIT', 'how does its debt compare with EBITDA', '4.7× the EBITDA'],
  ['CLFD', 'average dollar volume over the last month', 'shares for $9.2M were traded a session on average'],
  ['GRND', 'Grindr vs Bumble who makes more money', 'Net income, 12 months: Grindr $84.6M'],
])('does one step of arithmetic for %s in other words too: %s', async (symbol, question, told) => {
  expect(await said(symbol, question)).toContain(told);
}); // prettier-ignore

it('takes no sum that was put in for shares that were bought', async () => {
  expect(await said('BMBL', 'if i put 1000 in at the ipo what would i have')).not.toContain(
    'paid for a share',
  );
});

it.each([
  ['NEUP', 'do they have more cash than their market cap?', 'Yes: cash of Neuphoria Therapeutics was $22.2M'],
  ['CRMD', 'does it have more cash than its market value', 'No: cash of CorMedix was $178.1M'],
])('says of %s whether its cash is more than its market value: %s', async (symbol, question, told) => {
  expect(await said(symbol, question)).toContain(told);
});
