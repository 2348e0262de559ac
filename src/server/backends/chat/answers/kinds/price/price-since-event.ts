import { formatDate } from '#kit/time/dates.ts';
import { earningsReports } from '../../look-ups/earnings.ts';
import { filings } from '../../look-ups/filings.ts';
import { insiderTrades } from '../../look-ups/insiders.ts';
import { catalysts } from '../../look-ups/pipeline.ts';
import { priceHistory } from '../../look-ups/prices.ts';
import { splits } from '../../look-ups/shares.ts';
import { type Composing, type Kind, one, rowsOf } from '../../grammar/reading/kind.ts';
import { closesAround, saidOfAround } from '../earnings/closes-around.ts';
import { onDay } from '../told/simple.ts';
import { daysAfter } from '#kit/time/days.ts';

const LAST = '(?:the |its |their )?(?:last |latest |newest |most recent )?';
const AFTER = `\\b(?:since|on the day of|the day of|from|at the time of) ${LAST}`;

/** An event of the record that a price may be counted from: how it is said, and its last day. */
interface Event {
  said: RegExp;
  what: string;
  day: (composing: Composing) => Promise<string | undefined>;
}

/** The day of the last trade of a side in the market. */
const ofTrades =
  (side: 'buy' | 'sell') =>
  async ({ asked, ask }: Composing): Promise<string | undefined> => {
    const found = await ask(insiderTrades, { symbol: asked.company.symbol, side, limit: 1 });
    const [row] = rowsOf(found);
    const traded = row?.get('traded') ?? row?.get('filed');
    return typeof traded?.value === 'string' && /^\d{4}-/.test(traded.value)
      ? traded.value
      : (traded?.date ?? undefined);
  };

const ofFiling =
  (form: string) =>
  async ({ asked, ask }: Composing): Promise<string | undefined> => {
    const found = await ask(filings, { symbol: asked.company.symbol, type: form, limit: 1 });
    const day = one(found, 'filed')?.value;
    return typeof day === 'string' ? day : undefined;
  };

const events: readonly Event[] = [
  {
    said: new RegExp(
      `\\bsince ${LAST}(?:quarterly )?(?:earnings|results|print)(?: report| release)?\\b`,
      'i',
    ),
    what: 'earnings report',
    day: async ({ asked, ask }) =>
      one(await ask(earningsReports, { symbol: asked.company.symbol, limit: 1 }), 'eps')?.date ?? undefined,
  },
  {
    said: new RegExp(`${AFTER}insiders?['’]?s? (?:purchase|buy|buying|bought)\\b`, 'i'),
    what: 'purchase by an insider',
    day: ofTrades('buy'),
  },
  {
    said: new RegExp(`${AFTER}insiders?['’]?s? (?:sale|sell|selling|sold)\\b`, 'i'),
    what: 'sale by an insider',
    day: ofTrades('sell'),
  },
  {
    said: new RegExp(`${AFTER}(?:reverse )?(?:stock )?split\\b`, 'i'),
    what: 'split',
    day: async ({ asked, ask }) => {
      const day = one(await ask(splits, { symbol: asked.company.symbol }), 'split_day')?.value;
      return typeof day === 'string' ? day : undefined;
    },
  },
  {
    said: /\b(?:to|after|on|since|following|from|upon) (?:the |its |their |that )?(?:last |latest |newest |most recent )?(?:(?:positive|negative|interim|initial) )?(?:phase ?(?:[123]|i{1,3})[ab]?|top-?line|trial|clinical|study)(?: (?:trial|study|clinical))? (?:data|results?|read-?outs?|update|news)\b/i,
    what: 'readout of a trial',
    day: async ({ asked, ask }) => {
      const found = await ask(catalysts, { symbol: asked.company.symbol, to: asked.record, limit: 30 });
      const row = rowsOf(found).find(
        (each) => /readout|data|topline/i.test(String(each.get('kind')?.value)) && !each.has('expected'),
      );
      const day = row?.get('day')?.value;
      return typeof day === 'string' ? day : undefined;
    },
  },
  { said: new RegExp(`${AFTER}10-?q\\b`, 'i'), what: '10-Q filing', day: ofFiling('10-Q') },
  { said: new RegExp(`${AFTER}10-?k\\b`, 'i'), what: '10-K filing', day: ofFiling('10-K') },
  { said: new RegExp(`${AFTER}8-?k\\b`, 'i'), what: '8-K filing', day: ofFiling('8-K') },
];

const eventOf = (text: string): Event | undefined => events.find(({ said }) => said.test(text));

/** The change of the price from the last close before an event to the newest. */
async function answerSince(composing: Composing): Promise<boolean> {
  const { asked, ask, draft } = composing;
  const { symbol, short } = asked.company;
  const event = eventOf(asked.reading.text);
  const day = event && (await event.day(composing));
  if (!event || !day || day > asked.record) {
    draft.text(`No ${event?.what ?? 'such event'} of ${short} is on record.`);
    return false;
  }
  const before = one(
    await ask(priceHistory, { symbol, from: daysAfter(day, -14), to: daysAfter(day, -1) }),
    'last_close',
  );
  const found = await ask(priceHistory, { symbol, from: before?.date ?? day, to: asked.record });
  const [first, last, change] = ['first_close', 'last_close', 'span_change'].map((name) => one(found, name));
  const onIt = one(await ask(priceHistory, { symbol, from: daysAfter(day, -7), to: day }), 'last_close');
  if (!before || !first || !last || !change) {
    draft.lacks();
    draft.text(
      `The last ${event.what} of ${short} on record is of ${formatDate(day)}; closes of that time are not.`,
    );
    return true;
  }
  draft.text(
    `The last ${event.what} of ${short} on record is of ${formatDate(day)}${onIt?.date === day ? `, when it closed at ${draft.strong(onIt)}` : ''}.`,
    asked.has('reaction')
      ? saidOfAround(await closesAround(ask, symbol, day, asked.record), draft)
      : undefined,
    `From the close before, ${draft.plain(first)}${onDay(first)}, to ${draft.plain(last)}${onDay(last)} it is ${draft.strong(change)}.`,
    'Closes are split-adjusted.',
  );
  return true;
}

/** What the price did since something that the record has the day of. */
export const priceSinceEvent: Kind = {
  id: 'price-since-event',
  about: 'company',
  needs: [['move', 'price', 'up', 'down', 'history', 'reaction']],
  allows: [
    'move',
    'price',
    'up',
    'down',
    'history',
    'earnings',
    'reaction',
    'insiders',
    'holders',
    'buy',
    'sell',
    'insidersell',
    'splits',
    'quarterly',
    'annual',
    'eightk',
    'form',
    'filings',
    'session',
    'growth',
    'phase1',
    'phase2',
    'phase3',
    'trials',
    'catalysts',
    'approval',
  ],
  fits: ({ text }) => eventOf(text) !== undefined,
  title: ({ reading }) => `price since the last ${eventOf(reading.text)?.what ?? 'event'}`,
  next: ['year', 'why', 'range'],
  answer: answerSince,
};
