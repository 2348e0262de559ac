import { countOf, upperFirst } from '#kit/sentence.ts';
import { dividends } from '../look-ups/earnings.ts';
import { splits } from '../look-ups/shares.ts';
import { type Kind, one, rowsOf } from './kind.ts';
import { asOf, onDay, simple } from './simple.ts';
import { daysOf, isLongAgo } from './spans.ts';

/** What asks how a dividend went or will go, beside what it is. */
const OVER_TIME =
  /\b(?:cuts?|cutting|rais(?:e|es|ed|ing)|increas\w+|grow\w*|grew|cancel\w*|suspend\w*|eliminat\w*|reinstat\w*|safe|secure|sustainable|consecutive|in a row|history|each quarter|ever)\b/i;

/** Kinds about dividends and splits. */
export const payouts: readonly Kind[] = [
  simple({
    id: 'dividend',
    needs: [['dividend']],
    allows: ['history', 'by:year', 'by:quarter', 'by:ttm', 'price', 'pay', 'holders', 'buyadvice'],
    slots: ['span', 'year', 'newest'],
    title: 'dividend',
    next: ['splits', 'income', 'valuation'],
    lookUp: dividends,
    facts: ['dividend_rate', 'last_dividend'],
    say(found, { draft, asked }) {
      const [rate, paid, share, last, day] = [
        'dividend_rate',
        'dividend_yield',
        'payout',
        'last_dividend',
        'last_dividend_date',
      ].map((name) => one(found, name));
      return [
        rate
          ? `${asked.company.short} paid ${draft.strong(rate)} a share a year at the rate known${onDay(rate)}${paid ? `, a yield of ${draft.strong(paid)} at the price${onDay(paid)}` : ''}${share ? `, ${draft.plain(share)} of earnings` : ''}.`
          : '',
        last ? `The last dividend was ${draft.plain(last)}${day ? ` on ${draft.plain(day)}` : ''}.` : '',
        last && !rate && day && isLongAgo(String(day.value), asked.record) ? 'None later is on record.' : '',
        OVER_TIME.test(asked.reading.text) || asked.period
          ? 'How the dividend changed over the years, or will, is not on record.'
          : '',
      ]
        .filter(Boolean)
        .join(' ');
    },
  }),
  simple({
    id: 'ex-date',
    needs: [['exdate']],
    allows: ['dividend', 'upcoming', 'previous'],
    title: 'ex-date of the dividend',
    next: ['dividend' as const, 'splits', 'income'],
    lookUp: dividends,
    facts: ['ex_date', 'last_dividend_date'],
    say(found, { draft, asked }) {
      const [ex, last, paid] = ['ex_date', 'last_dividend_date', 'last_dividend'].map((name) =>
        one(found, name),
      );
      return [
        ex ? `The ex-date on record of ${asked.company.short} is ${draft.strong(ex)}${asOf(ex)}.` : '',
        last
          ? `The last dividend on record was ${paid ? `${draft.plain(paid)} a share, ` : ''}of ${draft.plain(last)}.`
          : '',
      ]
        .filter(Boolean)
        .join(' ');
    },
  }),
  {
    id: 'splits',
    about: 'company',
    needs: [['splits']],
    allows: ['history', 'upcoming', 'price', 'move'],
    slots: ['year', 'span'],
    title: () => 'splits',
    next: ['dilution', 'year', 'dividend'],
    async answer({ asked, ask, draft }) {
      const found = await ask(splits, { symbol: asked.company.symbol });
      const { from = '', to = '9999' } = daysOf(asked);
      const rows = rowsOf(found).filter(
        (row) => String(row.get('split_day')?.value) >= from && String(row.get('split_day')?.value) <= to,
      );
      const [newest] = rows;
      const [day, split, kind] = [newest?.get('split_day'), newest?.get('split'), newest?.get('split_kind')];
      if (!day || !split) {
        draft.text(`No split of ${asked.company.short} is on record for that.`);
        return found.facts.length > 0;
      }
      draft.text(
        `${upperFirst(countOf(rows.length, 'split'))} of ${asked.company.short} ${rows.length === 1 ? 'is' : 'are'} on record; the last: ${draft.strong(split)}${kind ? ` (${String(kind.value).toLowerCase()})` : ''}, effective ${draft.plain(day)}.`,
      );
      if (rows.length > 1)
        draft.table(
          'Splits',
          ['Effective', 'New for old', 'Kind'],
          rows.map((row) => ['split_day', 'split', 'split_kind'].map((name) => row.get(name))),
        );
      return true;
    },
  },
];
