// Over 300 lines as formatted: what a look at the quote answers, told with the same words.
import { companyQuote } from '../../look-ups/quote.ts';
import type { Fact } from '../../look-ups/look-up.ts';
import { ownership } from '../../look-ups/ownership.ts';
import { shareCount } from '../../look-ups/shares.ts';
import { type Composing, type Kind, named, one } from '../../grammar/reading/kind.ts';
import { withItsDays } from './days-of-range.ts';
import { inDollars } from '../told/in-dollars.ts';
import { sayUsualVolume } from './usual-volume.ts';
import { technical } from './technical.ts';
import { asOf, onDay, simple } from '../told/simple.ts';

const quoted = (
  id: string,
  needs: Kind['needs'],
  facts: readonly string[],
  title: string,
  next: Kind['next'],
  say: Parameters<typeof simple>[0]['say'],
  allows?: Kind['allows'],
  fits?: Kind['fits'],
): Kind =>
  simple({
    id,
    needs,
    title,
    next,
    slots: ['threshold'],
    lookUp: companyQuote,
    facts,
    say,
    ...(allows && { allows }),
    ...(fits && { fits }),
  });

/** Of the usual volume what it comes to in dollars, where that is asked. */
const withDollars = (kind: Kind): Kind => ({
  ...kind,
  async answer(composing) {
    const isKnown = await kind.answer(composing);
    const { asked, ask, draft } = composing;
    const found = isKnown ? await ask(companyQuote, { symbol: asked.company.symbol }) : undefined;
    const average = found && one(found, 'average_volume');
    if (await sayUsualVolume(composing, average !== undefined)) return true;
    const volume = average ?? (found && one(found, 'volume'));
    if (volume) draft.text(await inDollars(composing, volume));
    return isKnown;
  },
});

const nameOf = ({ asked }: Composing): string => asked.company.short;

/** The facts that are there, as rows of a table. */
const rows = (facts: readonly (Fact | undefined)[]) =>
  facts.flatMap((fact) => (fact ? [[fact.label, fact] as const] : []));

/** The range of a day is no range of 52 weeks. */
const OF_A_DAY = /\b(?:last|latest|most recent|previous) (?:trading )?(?:day|session)\b|\bintraday\b/i;

/** Where the quotes count no shares, the last count of statements is told, with its day. */
const withCountOfStatements = (kind: Kind): Kind => ({
  ...kind,
  async answer(composing) {
    const { asked, ask, draft } = composing;
    if (await kind.answer(composing)) return true;
    const { symbol, short } = asked.company;
    const last = named(await ask(shareCount, { symbol }), 'shares_outstanding').at(-1);
    const counted = one(await ask(ownership, { symbol }), 'shares_counted');
    // What was counted after the last statement is what there is now (CXAI: 28.6M in September, 109.1M in June).
    if (counted && (!last || (counted.date ?? '') > (last.date ?? ''))) {
      draft.text(
        `${short} had ${draft.strong(counted)} shares outstanding${onDay(counted)}; the quotes count none.`,
        last ? `Its last statement on record counts ${draft.plain(last)}${onDay(last)}.` : undefined,
      );
      return true;
    }
    if (!last) return false;
    draft.text(
      `${short} had ${draft.strong(last)} shares outstanding${onDay(last)}, by its last statement on record; the quotes count none.`,
    );
    return true;
  },
});

/** Kinds that a look at the quote answers. */
export const quoteKinds: readonly Kind[] = [
  quoted(
    'market-cap',
    [['mcap']],
    ['market_cap'],
    'market value',
    ['valuation', 'peers', 'dilution'],
    (found, composing) => {
      const { draft, asked } = composing;
      const [cap, price, count] = ['market_cap', 'price', 'shares_outstanding'].map((name) =>
        one(found, name),
      );
      const isMade = asked.has('method') && price && count;
      return (
        cap &&
        [
          `The market value of ${nameOf(composing)} was ${draft.strong(cap)}${onDay(cap)}.`,
          isMade ? `It is of ${draft.plain(count)} shares outstanding at ${draft.plain(price)}.` : '',
        ]
          .filter(Boolean)
          .join(' ')
      );
    },
    ['price', 'sharesout'],
  ),
  withDollars(
    quoted(
      'volume',
      [['volume', 'avgvolume']],
      ['volume', 'average_volume'],
      'volume',
      ['why', 'short', 'range'],
      (found, composing) => {
        const { draft } = composing;
        const [volume, average, ratio] = [
          one(found, 'volume'),
          one(found, 'average_volume'),
          one(found, 'relative_volume'),
        ];
        const usual = average
          ? `The average of the 63 sessions before was ${draft.strong(average)} shares`
          : '';
        const traded = volume
          ? `${draft.strong(volume)} shares of ${nameOf(composing)} were traded${onDay(volume)}.`
          : `The volume of the session is not on record for ${nameOf(composing)}.`;
        return `${traded} ${usual}${usual && ratio ? `, so that is ${draft.plain(ratio)} as much.` : usual ? '.' : ''}`;
      },
      ['large', 'move', 'compare', 'price', 'now'],
    ),
  ),
  withItsDays({
    gathers: true as const,
    ...quoted(
      'range',
      [['range52', 'high52', 'low52']],
      ['year_low', 'year_high'],
      '52-week range',
      ['year', 'why', 'short'],
      (found, composing) => {
        const { draft } = composing;
        const [low, high, price, above, below] = [
          one(found, 'year_low'),
          one(found, 'year_high'),
          one(found, 'price'),
          one(found, 'above_low'),
          one(found, 'below_high'),
        ];
        if (!low || !high) return undefined;
        const place =
          price && above && below
            ? ` The last price, ${draft.plain(price)}${onDay(price)}, was ${draft.strong(above)} above the low and ${draft.strong(below)} below the high.`
            : '';
        return `In 52 weeks ${nameOf(composing)} traded between ${draft.strong(low)} and ${draft.strong(high)}.${place}`;
      },
      ['price', 'range52', 'high52', 'low52', 'peak', 'trough', 'down', 'up', 'by:year', 'compare'],
      ({ text }) => !OF_A_DAY.test(text),
    ),
  }),
  quoted(
    'session',
    [['session', 'prevclose']],
    ['open', 'previous_close', 'day_low'],
    'the session',
    ['price', 'range', 'year'],
    (found, composing) => {
      const { draft } = composing;
      const [open, before, low, high, price] = [
        one(found, 'open'),
        one(found, 'previous_close'),
        one(found, 'day_low'),
        one(found, 'day_high'),
        one(found, 'price'),
      ];
      const opened = open ? `opened at ${draft.strong(open)}` : '';
      const between = low && high ? `traded between ${draft.strong(low)} and ${draft.strong(high)}` : '';
      const closed = price ? `closed at ${draft.strong(price)}` : '';
      const parts = [opened, between, closed].filter(Boolean);
      const last = before ? ` The close before was ${draft.strong(before)}.` : '';
      return parts.length === 0
        ? last.trim() || undefined
        : `${nameOf(composing)} ${parts.join(', ')}${onDay(price ?? open)}.${last}`;
    },
    ['price', 'peak', 'trough'],
  ),
  quoted(
    'session',
    [['range52', 'high52', 'low52']],
    ['day_low'],
    'the session',
    ['price', 'range', 'year'],
    (found, { draft, asked }) => {
      const [low, high] = [one(found, 'day_low'), one(found, 'day_high')];
      return (
        low &&
        high &&
        `${asked.company.short} traded between ${draft.strong(low)} and ${draft.strong(high)}${onDay(low)}.`
      );
    },
    ['session', 'price'],
    ({ text }) => OF_A_DAY.test(text),
  ),
  withCountOfStatements(
    quoted(
      'shares-outstanding',
      [['sharesout']],
      ['shares_outstanding'],
      'shares outstanding',
      ['dilution', 'short', 'holders'],
      (found, composing) => {
        const shares = one(found, 'shares_outstanding');
        return (
          shares &&
          `${nameOf(composing)} had ${composing.draft.strong(shares)} shares outstanding${onDay(shares)}.`
        );
      },
    ),
  ),
  technical,
  {
    id: 'statistics',
    about: 'company',
    needs: [['stats']],
    allows: ['price', 'volume', 'mcap'],
    title: () => 'key statistics',
    next: ['range', 'valuation', 'short'],
    async answer({ asked, ask, draft }) {
      const found = await ask(companyQuote, { symbol: asked.company.symbol });
      const names = [
        'price',
        'change_percent',
        'previous_close',
        'open',
        'day_low',
        'day_high',
        'year_low',
        'year_high',
        'volume',
        'average_volume',
        'market_cap',
        'shares_outstanding',
      ];
      const facts = names.map((name) => one(found, name));
      if (!facts.some(Boolean)) return false;
      draft.text(`Statistics of ${asked.company.short}${asOf(facts.find(Boolean))}.`);
      draft.table('Statistics', ['', 'Value'], rows(facts));
      return true;
    },
  },
];
