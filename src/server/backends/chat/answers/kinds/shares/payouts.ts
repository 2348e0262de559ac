import { MOST_PERCENT } from '#kit/financials/dividends.ts';
import { countOf, upperFirst } from '#kit/text/sentence.ts';
import { formatDate } from '#kit/time/dates.ts';
import { COVERS, coverByEps, sayOfFreeCash, withoutCover } from './payout-cover.ts';
import { dividends, OF_SOME } from '../../look-ups/earnings.ts';
import type { Fact, LookedUp } from '../../look-ups/look-up.ts';
import { splits } from '../../look-ups/shares.ts';
import { type Composing, type Kind, one, rowsOf } from '../../grammar/reading/kind.ts';
import { asOf, onDay, simple } from '../told/simple.ts';
import { daysOf, isLongAgo } from '../told/spans.ts';
import { answerLines } from '../statements/statements.ts';

/** What asks of all splits there were, and what counts them. */
const OF_ALL = /\b(?:splits|history|all|every|each|ever|ratios|again|before|so far)\b/i;
/** What asks for one to come. */
const TO_COME =
  /\b(?:going to|gonna|will|plan(?:s|ned|ning)?|upcoming|coming|another|next|soon|about to|likely)\b/i;
const COUNTS_SPLITS = /\bhow (?:many|often)\b|\btimes\b/i;

/** What asks how a dividend went or will go, beside what it is. */
const OVER_TIME =
  /\b(?:cuts?|cutting|rais(?:e|es|ed|ing)|increas\w+|grow\w*|grew|cancel\w*|suspend\w*|eliminat\w*|reinstat\w*|safe|secure|sustainable|consecutive|in a row|history|each quarter|ever)\b/i;

/** What asks for how many payments there are in a year. */
const HOW_OFTEN = /\bhow (?:often|frequently|many times)\b|\b(?:frequency|monthly|quarterly)\b/i;
const USUAL: Readonly<Record<number, string>> = { 1: 'yearly', 2: 'half-yearly', 4: 'quarterly', 12: 'monthly' }; // prettier-ignore
/** The rate is of so many payments where it is nearly as many times the last one. */
const NEARLY = 0.06;

/** How many of the last payment make the rate of a year, which is what tells how often it is paid. */
function howOften(rate: Fact | undefined, last: Fact | undefined, draft: Composing['draft']): string {
  if (!rate || !last || !(Number(last.value) > 0)) return 'How often it is paid is not on record.';
  const times = Number(rate.value) / Number(last.value);
  const usual = Object.entries(USUAL).find(([count]) => Math.abs(times / Number(count) - 1) < NEARLY)?.[1];
  const fact: Fact = {
    ...rate,
    name: 'payments_a_year',
    label: 'Rate over the last dividend',
    value: times,
    unit: 'times',
    computed: true,
  };
  return `The rate of a year is ${draft.strong(fact)} the last dividend${usual ? `, as of one that is paid ${usual}` : ''}; on which days it is paid is not on record.`;
}

/** Why no yield is told: what a year pays is not on record, or the record has no yield beside it. */
function withoutYield(rate: Fact | undefined, draft: Composing['draft']): string {
  draft.lacks();
  return rate
    ? `No yield is told of it: at that rate a year would pay over ${MOST_PERCENT}% of the price, which is not taken for a yield here.`
    : 'What a year pays, and so its yield, is not on record.';
}

/** That no dividend is on record does not say that none is paid: the record has those of some companies. */
const withNone = (kind: Kind): Kind => ({
  ...kind,
  async answer(composing) {
    const { asked, ask, draft } = composing;
    const found = await ask(dividends, { symbol: asked.company.symbol });
    if (found.facts.length > 0) return kind.answer(composing);
    draft.text(`No dividend of ${asked.company.short} is on record. ${OF_SOME}`);
    return false;
  },
});

/** Of a time that is asked for: whether the last dividend on record lies in it, and that none of after the day of the record is known. */
function saidOfTime(found: LookedUp, { asked, draft }: Pick<Composing, 'asked' | 'draft'>): string {
  const { period } = asked;
  const [day, ex] = [one(found, 'last_dividend_date'), one(found, 'ex_date')];
  if (!period || !day?.date || period.from < '1995') return '';
  const days = [day, ex].flatMap((fact) => (fact ? [String(fact.value)] : []));
  if (days.some((each) => each >= period.from && each <= period.to)) return '';
  draft.lacks();
  const time = `${formatDate(period.from)} to ${formatDate(period.to < asked.record ? period.to : asked.record)}`;
  return period.to > day.date
    ? `None of ${time} is on record; whether one was paid after ${formatDate(day.date)} this record does not know.`
    : `None of ${time} is on record, which keeps the last one alone.`;
}

const dividend = withNone(
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
      const [rate, paid, share, last, day, ex] = [
        'dividend_rate',
        'dividend_yield',
        'payout',
        'last_dividend',
        'last_dividend_date',
        'ex_date',
      ].map((name) => one(found, name));
      const ofTime = saidOfTime(found, { draft, asked });
      return [
        rate
          ? `${asked.company.short} paid ${draft.strong(rate)} a share a year at the rate known${onDay(rate)}${paid ? `, a yield of ${draft.strong(paid)} at the price${onDay(paid)}` : ''}${share ? `, ${draft.plain(share)} of earnings` : ''}.`
          : '',
        share && Number(share.value) > 0
          ? !COVERS.test(asked.reading.text)
            ? ''
            : `Earnings cover that ${draft.strong({ ...share, name: 'earnings_cover', label: 'Cover by earnings', value: 100 / Number(share.value), unit: 'times', computed: true })}.`
          : coverByEps(rate, one(found, 'eps'), { draft, asked }) || withoutCover(asked.reading.text, draft),
        last
          ? `The last dividend was ${draft.plain(last)}${onDay(day && { ...day, date: String(day.value) })}, by a record of ${formatDate(last.date)}.`
          : '',
        ex && day && String(ex.value) > String(day.value)
          ? `After it an ex-date of ${draft.plain(ex)} is on record.`
          : '',
        !paid && /\byields?\b/i.test(asked.reading.text) ? withoutYield(rate, draft) : '',
        ofTime,
        HOW_OFTEN.test(asked.reading.text) ? howOften(rate, last, draft) : '',
        last && !rate && day && isLongAgo(String(day.value), asked.record) ? 'None later is on record.' : '',
        OVER_TIME.test(asked.reading.text) || (asked.period && ofTime === '')
          ? 'How the dividend changed over the years, or will, is not on record.'
          : '',
      ]
        .filter(Boolean)
        .join(' ');
    },
  }),
);

/** Asks for a day to come. */
const NEXT = /\b(?:next|upcoming|coming|when (?:is|does|do|will)|when['’]s)\b/i;

/** What of free cash flow the dividend takes. */
const ofFreeCash: Kind = {
  ...dividend,
  needs: [['dividend'], ['m:free_cash_flow', 'm:operating_cash_flow']],
  allows: ['m:net_income', 'm:eps_diluted', 'earnings', 'by:ttm', 'by:year', 'compare', 'history', 'pay'],
  title: () => 'dividend, of earnings and of free cash flow',
  async answer(composing) {
    const isKnown = await dividend.answer(composing);
    if (isKnown) await sayOfFreeCash(composing);
    if (isKnown) return true;
    // What would have to pay one is on record all the same.
    composing.draft.lacks();
    return answerLines(composing, ['free_cash_flow'], []);
  },
};

/** As `grammar/said-of-income.ts` writes it. */
const FOR_SHARES = /\bdividend for (\d[\d,]*) shares\b/i;

/** What so many shares bring in a year, at the rate on record. */
const forShares: Kind = {
  ...dividend,
  needsSlots: ['amount'],
  fits: ({ text }) => FOR_SHARES.test(text),
  async answer(composing) {
    const { asked, ask, draft } = composing;
    if (!(await dividend.answer(composing))) return false;
    const count = FOR_SHARES.exec(asked.reading.text)?.[1] ?? '';
    const rate = one(await ask(dividends, { symbol: asked.company.symbol }), 'dividend_rate');
    if (!rate || rate.currency !== undefined) {
      draft.lacks();
      draft.text(`What ${count} shares bring in a year is not on record: no rate of a year is.`);
      return true;
    }
    const paid = {
      ...rate,
      name: 'dividends_of_shares',
      label: 'Dividends of a year',
      value: Number(rate.value) * Number(count.replaceAll(',', '')),
      computed: true as const,
    };
    draft.text(`At that rate ${count} shares would be paid ${draft.strong(paid)} a year, before tax.`);
    return true;
  },
};

/** Kinds about dividends and splits. */
export const payouts: readonly Kind[] = [
  dividend,
  forShares,
  ofFreeCash,
  withNone(
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
        const isPast = ex !== undefined && String(ex.value) <= asked.record;
        return [
          isPast && NEXT.test(asked.reading.text)
            ? `No ex-date of ${asked.company.short} after ${formatDate(asked.record)} is on record.`
            : '',
          ex
            ? `The ${isPast ? 'last ' : ''}ex-date on record of ${asked.company.short} is ${draft.strong(ex)}${asOf(ex)}.`
            : '',
          last
            ? `The last dividend on record was ${paid ? `${draft.plain(paid)} a share, ` : ''}of ${draft.plain(last)}.`
            : '',
        ]
          .filter(Boolean)
          .join(' ');
      },
    }),
  ),
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
      const isCounted = COUNTS_SPLITS.test(asked.reading.text);
      draft.text(
        `${upperFirst(countOf(rows.length, 'split'))} of ${asked.company.short} ${rows.length === 1 ? 'is' : 'are'} on record; the last: ${draft.strong(split)}${kind ? ` (${String(kind.value).toLowerCase()})` : ''}, effective ${draft.plain(day)}.`,
        rows.length === 1 && (isCounted || OF_ALL.test(asked.reading.text))
          ? 'The record keeps the last split of a company: how many there were before is not on it.'
          : undefined,
      );
      const isToCome = TO_COME.test(asked.reading.text);
      if (isToCome) draft.text('Whether another is planned is not on record.');
      if (isToCome || (rows.length === 1 && isCounted)) draft.lacks();
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
