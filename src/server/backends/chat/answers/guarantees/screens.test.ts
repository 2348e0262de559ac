import { expect, it } from 'vitest';
import { openChat } from '#tests/support/chat.ts';
import { textOf } from '../../../../../../scripts/chat/verdict.ts';

const { compose } = openChat();

async function listOf(symbol: string | null, text: string) {
  const { answer, kinds } = await compose({ text, symbol, before: [], isSignedIn: true });
  return { outcome: answer.outcome, understood: answer.understood, kinds, text: textOf(answer).replaceAll(/\[\^\d+\]/g, '') };
} // prettier-ignore

it.each([
  ['life science tools companies on Nasdaq with market cap below their cash', 'companies: “life science tools” (3 sub-sectors) · Market NASDAQ · Net Cash 100%+ · '],
  ['business development companies at more than a 15% discount to book value with at least one insider purchase in the last three months', 'companies: Company Type Business development company or fund · P/B under 0.85 · Insiders Bought, 90 Days $1+ · '],
  ['asset managers with ROE above 15% and almost no debt', 'companies: “asset managers” (1 sub-sector) · ROE 15%+ · Debt to Equity under 0.1 · '],
  ['Canadian oil & gas producers listed in New York under 5 times cash flow', 'companies: Market value under 5 times cash from operations of twelve months · “oil & gas producers” (1 sub-sector) · Country Canada · '],
  ['Florida banks under $1bn with a P/B below 1.2', 'companies: Headquarters in Florida · “banks” (4 sub-sectors) · Market Cap under $1B · P/B under 1.2 · '],
  ['nasdaq biotechs with a phase 2 or phase 3 asset and a readout in the next 6 months', 'companies: Readout of Jul 2, 2026 to Jan 1, 2027 · “biotechs” (5 sub-sectors) · Market NASDAQ · Bio Phase Phase 3 or Phase 2 · '],
  ['micro caps under 100 million with net cash', 'companies: Market Cap $50M to $100M · Net Cash 0%+ · '],
  ['stocks with a market value between 1 and 5 billion and insiders owning 30%+', 'companies: Market Cap $1B to $5B · Insider Ownership 30%+ · '],
  ['bitcoin miners with short interest over 15%', 'companies: Crypto Assets · Short of Float 15%+ · '],
])('reads "%s" whole', async (question, understood) => {
  const answer = await listOf(null, question);
  expect(answer.understood).toContain(understood);
  expect(answer.outcome).toBe('answered');
}); // prettier-ignore

it.each([
  ['profitable software companies under $1B', 'Profitable'],
  ['software companies with no debt and a market cap below 150 million', 'Debt'],
])('finds companies for "%s", of which there are some', async (question, column) => {
  const { text } = await listOf(null, question);
  expect(text).toMatch(/companies pass/);
  expect(text).toContain(column);
});

it('lists those with a registered trial for a disease, of the phase that is asked for, and says where no readout is dated', async () => {
  const bowel = await listOf('PALI', 'show me other biotechs under 200M mkt cap with ulcerative colitis or crohns trials');
  expect(bowel.text).toMatch(/GOSS \| \$84\.7M \| Phase 2, \w+ \| Ulcerative Colitis/);
  const lung = await listOf(null, 'biotechs under 1B with a phase 3 trial for lung cancer');
  expect(lung.understood).toContain('A registered Phase 3 trial for lung cancer');
  expect(lung.text).toContain('IMMP');
  expect(lung.text).not.toContain('GERN');
  const brain = await listOf('NTHI', 'which small biotechs have a glioblastoma readout coming in the next 12 months?');
  expect(brain.outcome).toBe('partly');
  expect(brain.text).toContain('No dated readout for glioblastoma in that time is on record: these have a registered trial for it.');
}); // prettier-ignore

it.each([
  ['NAUT', 'Nasdaq life science tools companies with market cap below their cash - can you give me the list? is NAUT on it', 'Nautilus Biotechnology (NAUT) is not on it: its Net Cash **29.97%**.'],
  ['SII', 'asset managers with ROE above 15% and almost no debt, like Sprott – show me', 'Sprott (SII) is not on it: its industry **Finance services** and Debt to Equity **0.22**.'],
  ['BCSF', 'Which business development companies trade at more than a 15% discount to book value? Please include BCSF if it qualifies.', 'Bain Capital Specialty Finance (BCSF) is on it.'],
  ['ADPT', 'tools and diagnostics names under $4B with revenue growth above 20%. Does Adaptive make it?', 'Adaptive Biotechnologies (ADPT) is not on it: its industry'],
  ['OBE', 'Canadian oil & gas producers under 5 times cash flow, is it on it', 'Obsidian Energy (OBE) is not on it: its Cash From Operations not on record.'],
])('says of %s whether it is on the list: "%s"', async (symbol, question, said) => {
  expect((await listOf(symbol, question)).text).toContain(said);
}); // prettier-ignore

it('names what no filter takes, where two conditions and more were taken', async () => {
  const { outcome, text } = await listOf(null, 'small caps with EPS growth over 20% and P/E under 10');
  expect(outcome).toBe('partly');
  expect(text).toContain('Not filtered by: “eps growth over 20%”, which no filter here takes.');
  expect(text).not.toContain('Revenue Growth');
  const delaware = await listOf(null, 'software companies incorporated in Delaware under 100 million');
  expect(delaware.text).toContain('Not filtered by: “delaware”');
});

it.each([
  'software companies with recurring revenue',
  'recently listed banks with tangible book growth above 10%',
  'screen for ROIC > 15% and revenue CAGR > 10% over 3 years, EV/EBIT below 10',
  'banks under 1B with a P/E under 10 and no insider selling',
])('shows no list for "%s", of which it took one condition, or the contrary of one', async (question) => {
  expect((await listOf(null, question)).outcome).toBe('declined');
});

it('takes no word of a list for a company that is called so', async () => {
  expect((await listOf(null, 'German software companies')).understood).toContain('Country Germany');
  expect((await listOf('CMPX', 'what is the revenue of GLUE')).kinds).toEqual(['statement-lines']);
});

it('says of a figure that few have on record of how many it is known, passing or none', async () => {
  const { text } = await listOf(null, 'insurers with a P/B under 1 and a dividend yield over 0.5%');
  expect(text).toMatch(/Dividend Yield is on record of \d+ of the \d+ companies that pass the rest/);
  expect((await listOf(null, 'micro caps under 100 million with a P/B under 1')).text).not.toContain('Market Cap is on record of');
}); // prettier-ignore

/** Asks one after the other, and returns the last answer. */
async function askedOn(...questions: string[]) {
  const before: { question: string; answer: Awaited<ReturnType<typeof compose>>['answer'] }[] = [];
  for (const text of questions) {
    const { answer } = await compose({ text, symbol: null, before: [...before], isSignedIn: true });
    before.push({ question: text, answer });
  }
  const answer = before.at(-1)?.answer;
  return { outcome: answer?.outcome, understood: answer?.understood, text: answer ? textOf(answer) : '' };
}

const biotechs = 'list biotechs under $200M market cap with more than 2 years of cash';

it.each([
  [[biotechs, 'sort them by short interest pls'], 'Runway 8+ · Short of float, high to low'],
  [[biotechs, 'sort them by size, lowest first'], 'Runway 8+ · Market cap, low to high'],
  [[biotechs, 'sort by mkt cap smallest first'], 'Runway 8+ · Market cap, low to high'],
  [[biotechs, 'any that also have net cash?'], 'Net Cash 0%+ · Runway 8+'],
  [['highest short interest % of float under $10'], 'Last Price under $10 · Short of float, high to low'],
  [['small caps share count up more than 50% in a year'], 'Share Count, 1 Year 50%+'],
  [['small caps with short interest over 25% of float and positive free cash flow'], 'Short of Float 25%+'],
  [[biotechs, 'only the ones on Nasdaq'], '“biotechs” (5 sub-sectors) · Market Cap under $200M · Market NASDAQ · Runway 8+'],
  [[biotechs, 'which of those have a phase 3 trial', 'sort them by short interest'], 'Bio Phase Phase 3 · Runway 8+ · Short of float, high to low'],
  [[biotechs, 'and under 100 million?'], 'Market Cap under $100M · Runway 8+'],
  [['penny stocks under $1 on nasdaq', 'any of them with revenue over 50 million'], 'Last Price under $1 · Market NASDAQ · Revenue $50M+'],
  [['profitable software companies under $1B', 'order by P/E'], 'P/E, low to high'],
  [['biotechs with the most cash'], '“biotechs” (5 sub-sectors) · Cash, high to low'],
  [['small caps that are down more than 50% in the last year with positive free cash flow'], 'Change, 250 Sessions under −50%'],
])('goes on from the list before: %j', async (questions, understood) => {
  const answer = await askedOn(...questions);
  expect(answer.understood).toContain(understood);
  expect(answer.outcome).toBe('answered');
}); // prettier-ignore

it.each([
  [[biotechs, 'take out the chinese ones'], 'Without “chinese” · “biotechs”'],
  [[biotechs, 'without the ones in California'], 'Without “in California” · “biotechs”'],
  [[biotechs, 'drop everything below $50M'], 'Without “below $50M” · “biotechs”'],
  [[biotechs, 'exclude those with debt', 'which of them diluted most'], 'Without “with debt” · “biotechs” (5 sub-sectors) · Market Cap under $200M · Runway 8+ · Change of the share count'],
  [['cheapest banks by P/B, excluding New York'], 'Without “New York” · “banks” (4 sub-sectors) · P/B, low to high'],
  [['non-US miners under 300M'], 'Without “US” · “miners”'],
  [['biotechs that are not Chinese with net cash'], 'Without “Chinese” · “biotechs” (5 sub-sectors) · Net Cash 0%+'],
  [['software companies with no debt under $500M'], 'companies: “software” (4 sub-sectors) · Market Cap under $500M · Debt under $1'],
  [['retailers with more than 20% short interest but without net cash'], 'Without “net cash” · “retailers”'],
  [['rank semiconductor stocks by P/S'], '“semiconductor” (1 sub-sector) · P/S, low to high'],
  [['largest shipping companies by market cap'], '“shipping” (1 sub-sector) · Market cap, high to low'],
  [['technology stocks with positive free cash flow', 'what about healthcare instead'], 'Life Sciences · Free Cash Flow $0+'],
])('takes out of a list, and puts it in order, what is said to: %j', async (questions, understood) => {
  const answer = await askedOn(...questions);
  expect(answer.understood).toContain(understood);
  expect(answer.outcome).toBe('answered');
}); // prettier-ignore

it('keeps whoever is not taken out, and shows the figures that are asked for beside', async () => {
  const all = Number(/^\*\*([\d,]+)/.exec((await askedOn('biotechs with net cash')).text)?.[1]);
  const without = Number(/^\*\*([\d,]+)/.exec((await askedOn('biotechs with net cash, no Chinese ones')).text)?.[1]);
  const chinese = Number(/^\*\*([\d,]+)/.exec((await askedOn('Chinese biotechs with net cash')).text)?.[1]);
  expect(chinese).toBeGreaterThan(0);
  expect(without).toBe(all - chinese);
  const shown = await askedOn('list the shipping companies with their price to book and dividend yield');
  expect(shown.text).toContain('Company | Ticker | Market Cap | P/B | Dividend Yield');
  expect((await askedOn('which biotech has the highest short interest')).text).toMatch(/^First of them by Short of Float is/);
}); // prettier-ignore

it('names the first of a list, shows as many as are asked for, and a figure beside them', async () => {
  const first = await askedOn(biotechs, 'which one of them has the highest short intrest');
  expect(first.text).toMatch(/^First of them by Short of Float is .+ \([A-Z]+\) with \*\*[\d.]+%\*\*/);
  expect(
    (await askedOn('top 10 most shorted small caps')).text.match(/^.* \| [A-Z]{1,5} \| /gm),
  ).toHaveLength(10);
  const cheapest = await askedOn('profitable software companies under $1B', 'which of them is the cheapest');
  expect(cheapest.text).toContain('“Cheapest” was taken for the lowest P/E');
  expect((await askedOn(biotechs, 'can you add days to cover for each')).text).toContain(
    'Days to Cover | Runway',
  );
});

it.each([
  [[biotechs, 'take out the ugly ones']],
  [[biotechs, 'only show the ones where the CEO bought']],
  [[biotechs, 'of these which would you buy?']],
])('shows no list again of which it did not take the last question: %j', async (questions) => {
  const { outcome, text } = await askedOn(...questions);
  expect(outcome).toBe('declined');
  expect(text).not.toContain(' | ');
});
