import { formatDate } from '#kit/time/dates.ts';
import { keyFigures } from '../../look-ups/cash.ts';
import { earningsReports, outlook } from '../../look-ups/earnings.ts';
import { insiderTrades } from '../../look-ups/insiders.ts';
import { shortInterest } from '../../look-ups/ownership.ts';
import { companyQuote } from '../../look-ups/quote.ts';
import { shareCount } from '../../look-ups/shares.ts';
import { type Composing, type Kind, one, rowsOf } from '../../grammar/reading/kind.ts';
import { asOf } from '../told/simple.ts';

interface Sides {
  readonly good: string[];
  readonly bad: string[];
}

type Weigh = (composing: Composing, sides: Sides) => Promise<void>;

const money: Weigh = async ({ asked, ask, draft }, { good, bad }) => {
  const found = await ask(keyFigures, { symbol: asked.company.symbol });
  const [income, runway, inflow, flow, growth, debt, cash] = [
    'net_income',
    'runway',
    'runway_inflow',
    'operating_cash_flow',
    'revenue_year_over_year',
    'debt',
    'cash',
  ].map((name) => one(found, name));
  if (income)
    (Number(income.value) > 0 ? good : bad).push(
      `Net income of ${draft.plain(income)} in the twelve months to ${formatDate(income.date)}`,
    );
  if (flow && Number(flow.value) > 0)
    good.push(`Operations brought in ${draft.plain(flow)} in the twelve months to ${formatDate(flow.date)}`);
  if (runway)
    (Number(runway.value) >= 8 ? good : bad).push(
      `Cash lasts ${draft.plain(runway)} from ${formatDate(runway.date)} at the pace of the year before${inflow ? ` (${draft.plain(inflow)})` : ''}`,
    );
  if (growth)
    (Number(growth.value) > 0 ? good : bad).push(
      `Revenue ${draft.plain(growth)} against the quarter a year before, to ${formatDate(growth.date)}`,
    );
  if (debt && cash && Number(debt.value) > Number(cash.value))
    bad.push(`Debt of ${draft.plain(debt)} is more than the cash of ${draft.plain(cash)}`);
};

/** In percent of the shares, over a year. */
const MUCH_DILUTION = 5;

const shares: Weigh = async ({ asked, ask, draft }, { good, bad }) => {
  const grown = one(await ask(shareCount, { symbol: asked.company.symbol }), 'shares_year_change');
  // A little dilution, such as most pay their staff with, speaks neither for nor against.
  const value = Number(grown?.value ?? 1);
  if (grown && (value > MUCH_DILUTION || value <= 0))
    (value > 0 ? bad : good).push(
      `Shares outstanding ${draft.plain(grown)} over the year to ${formatDate(grown.date)}`,
    );
};

const people: Weigh = async ({ asked, ask, draft }, { good, bad }) => {
  const { symbol } = asked.company;
  const [bought, sold] = [
    await ask(insiderTrades, { symbol, side: 'buy', limit: 5 }),
    await ask(insiderTrades, { symbol, side: 'sell', limit: 5 }),
  ];
  const [buy, sale] = [one(bought, 'traded'), one(sold, 'traded')];
  if (buy) good.push(`Insiders bought in the market, the last time on record on ${draft.plain(buy)}`);
  if (sale) bad.push(`Insiders sold in the market, the last time on record on ${draft.plain(sale)}`);
};

const market: Weigh = async ({ asked, ask, draft }, { good, bad }) => {
  const { symbol } = asked.company;
  const short = rowsOf(await ask(shortInterest, { symbol }))[0]?.get('percent_of_float');
  if (short && Number(short.value) >= 10)
    bad.push(`${draft.plain(short)} of the float was sold short on ${formatDate(short.date)}`);
  const below = one(await ask(companyQuote, { symbol }), 'below_high');
  if (below && Number(below.value) >= 30)
    bad.push(`The price was ${draft.plain(below)} below its 52-week high on ${formatDate(below.date)}`);
  const reports = await ask(earningsReports, { symbol, limit: 4 });
  const [beaten, missed, all] = [one(reports, 'beaten'), one(reports, 'missed'), one(reports, 'estimated')];
  if (!beaten || !missed || !all) return;
  if (Number(beaten.value) > Number(missed.value))
    good.push(
      `The estimate was beaten in ${draft.plain(beaten)} of the last ${draft.plain(all)} reports on record`,
    );
  if (Number(missed.value) > Number(beaten.value))
    bad.push(
      `The estimate was missed in ${draft.plain(missed)} of the last ${draft.plain(all)} reports on record`,
    );
};

const list = (title: string, points: readonly string[]): string =>
  `**${title}**\n\n${points.length > 0 ? points.map((point) => `- ${point}.`).join('\n') : '- None of the points looked at.'}`;

const AGAINST =
  /\b(?:risks?|risky|downsides?|bear(?:ish)? (?:case|thesis|argument)|red flags?|negatives|weaknesses|weak (?:spots?|points?)|what (?:could|can|might) go wrong|cons|dangers?|concerns|worr(?:y|ies|ied)|reasons? (?:not to buy|to sell|to avoid))\b/i;
const FOR =
  /\b(?:bull(?:ish)? (?:case|thesis|argument)|positives|strengths?|strong points?|upsides?|pros|good (?:points|news)|opportunit(?:y|ies)|reasons? to (?:buy|own|hold))\b/i;

const BOTH =
  /\b(?:for and against|pros|both|bulls?(?:ish)?,? (?:and|&|or|vs\.?|versus) (?:the )?bear|bears?(?:ish)?,? (?:and|&|or|vs\.?|versus) (?:the )?bull)/i;

/** Which of the two sides is asked for alone. */
function sideAsked(text: string): 'for' | 'against' | undefined {
  if (AGAINST.test(text) === FOR.test(text) || BOTH.test(text)) return undefined;
  return AGAINST.test(text) ? 'against' : 'for';
}

/** Who weighs a sale against the next report wants its day. */
const BEFORE_REPORT =
  /\b(?:before|ahead of|into|after|through) (?:the |next |its )*(?:earnings|report|results|er)\b/i;

async function answerWeigh(composing: Composing): Promise<boolean> {
  const { asked, draft } = composing;
  const sides: Sides = { good: [], bad: [] };
  for (const weigh of [money, shares, people, market]) await weigh(composing, sides);
  if (sides.good.length + sides.bad.length === 0) return false;
  draft.text(
    `This is not investment advice, and this record does not say whether to buy or sell. What it holds about ${asked.company.short}, by fixed rules:`,
  );
  const only = sideAsked(asked.reading.text);
  if (only !== 'against') draft.text(list('What speaks for it', sides.good));
  if (only !== 'for') draft.text(list('What speaks against it', sides.bad));
  const next = BEFORE_REPORT.test(asked.reading.text)
    ? one(await composing.ask(outlook, { symbol: asked.company.symbol }), 'next_report')
    : undefined;
  if (next) draft.text(`The next report is expected on ${draft.strong(next)}${asOf(next)}.`);
  draft.text('What is not on record is not weighed here, and each of us weighs it differently.');
  return true;
}

/** What is asked for advice gets what speaks for and against. */
export const weighKinds: readonly Kind[] = [
  {
    id: 'for-and-against',
    about: 'company',
    gathers: true,
    needs: [['buyadvice', 'buyorsell']],
    allows: [
      'not',
      'previous',
      'compare',
      'buy',
      'sell',
      'news',
      'large',
      'price',
      'financials',
      'overview',
      'why',
      'down',
    ],
    // What somebody did is no advice: "did they sell it".
    fits: ({ text }) =>
      !/\b(?:did|has|have|had|who|whom)\b(?! anyone| you| i\b).*\b(?:s[eo]ld|sell|buy|bought|g[eo]t in)\b/i.test(
        text,
      ),
    slots: ['day', 'span', 'future', 'amount'],
    title: () => 'pros and cons',
    next: ['runway', 'dilution', 'earnings'],
    answer: answerWeigh,
  },
  {
    id: 'for-and-against',
    about: 'company',
    gathers: true,
    // "Buy?" alone asks for advice.
    needs: [['buy', 'sell']],
    fits: ({ text }) => /^\W*(?:so )?(?:buy|sell|hold)(?: (?:it|this|now|here))*\W*$/i.test(text),
    title: () => 'pros and cons',
    next: ['runway', 'dilution', 'earnings'],
    answer: answerWeigh,
  },
];
