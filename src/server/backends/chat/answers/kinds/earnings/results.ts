// Over 300 lines as formatted: what was earned, what was expected and what analysts say are told with the same words.
import { daysBetween } from '#kit/time/days.ts';
import { formatDate } from '#kit/time/dates.ts';
import { consensus, earningsReports, outlook } from '../../look-ups/earnings.ts';
import { companyQuote } from '../../look-ups/quote.ts';
import type { Fact } from '../../look-ups/look-up.ts';
import type { Period } from '../../grammar/times/period.ts';
import { type Composing, type Kind, one, rowsOf } from '../../grammar/reading/kind.ts';
import { estimateRevisions } from './estimate-revisions.ts';
import { beatOnRevenue } from './beat-on-revenue.ts';
import { closesAround, saidOfAround } from './closes-around.ts';
import { nextQuarterEstimate, withNextQuarter, withProvider } from '../published/provider-kinds.ts';
import { asOf, onDay, simple } from '../told/simple.ts';
import { against, ofQuarter, reportTable, sayReportAlone } from '../told/reports-in-words.ts';
import { daySlots, daysOf, isLongAgo } from '../told/spans.ts';
import { NAMES_RATING, recommendationIn } from './recommendation.ts';
import { payouts } from '../shares/payouts.ts';

/** How many days a report lies outside of a time. */
const daysFrom = (period: Period, day: string): number =>
  day < period.from ? daysBetween(day, period.from) : day > period.to ? daysBetween(period.to, day) : 0;

/** Where no report of the time that was asked for is on record: the one nearest to it, with what was expected of it. */
async function nearestReport({ asked, ask, draft }: Composing, period: Period): Promise<boolean> {
  const found = await ask(earningsReports, { symbol: asked.company.symbol, limit: 40 });
  const reports = rowsOf(found).flatMap((row) => {
    const eps = row.get('eps');
    return eps?.date ? [{ row, eps, days: daysFrom(period, eps.date) }] : [];
  });
  const [nearest] = reports.toSorted((a, b) => a.days - b.days);
  const [newest] = reports;
  if (!nearest || !newest) return false;
  const isNear = nearest.days <= NEAR_DAYS;
  const { row, eps, days } = isNear ? nearest : newest;
  if (days > NEXT_DAY) draft.lacks();
  draft.text(
    `No earnings report of ${asked.company.short} ${inTime(period)} is on record. The ${isNear ? 'nearest on record' : 'newest known'} is of EPS ${draft.strong(eps)}${onDay(eps)}${against(draft, row)}.`,
  );
  const next = asked.has('when')
    ? one(await ask(outlook, { symbol: asked.company.symbol }), 'next_report')
    : undefined;
  if (next) draft.text(`The next one was expected on ${draft.strong(next)}${asOf(next)}.`);
  return true;
}

/** The price of a session after a report is of the same news. */
const NEXT_DAY = 1;
/** What lies further off says less of it than the newest. */
const NEAR_DAYS = 120;

const inTime = (period: Period): string =>
  period.kind === 'day'
    ? `of ${formatDate(period.from)}`
    : `from ${formatDate(period.from)} to ${formatDate(period.to)}`;

/** Words that ask of every report on record. */
const OF_ALL = /\b(?:ever|never|always|streak|longest|whole record|all (?:the |its )?reports)\b/i;

/** The reports of the time that was asked for; a month in which none came is that in which a quarter ended. */
async function rowsOfTime(
  { asked, ask }: Pick<Composing, 'asked' | 'ask'>,
  rows: ReturnType<typeof rowsOf>,
): Promise<ReturnType<typeof rowsOf>> {
  const { period, company } = asked;
  if (period?.kind === 'quarter') return ofQuarter(rows, period.to);
  if (period?.kind !== 'month' || rows.length > 0) return rows;
  return ofQuarter(rowsOf(await ask(earningsReports, { symbol: company.symbol, limit: 40 })), period.to);
}

async function answerReports(
  { asked, ask, draft }: Composing,
  what: 'eps' | 'beat' | 'reaction',
): Promise<boolean> {
  const isWide = asked.period?.kind === 'span' || asked.period?.kind === 'year' || asked.has('history');
  const days = asked.period?.kind === 'newest' || asked.period?.kind === 'quarter' ? {} : daysOf(asked);
  const found = await ask(earningsReports, {
    symbol: asked.company.symbol,
    ...days,
    // All of a time that was named are told, and as many as were asked for.
    limit:
      /^(?:quarter|span|year)$/.test(asked.period?.kind ?? '') || OF_ALL.test(asked.reading.text)
        ? 40
        : Math.min(40, asked.count ?? 8),
  });
  const rows = await rowsOfTime({ asked, ask }, rowsOf(found));
  if (rows.length === 0 && asked.period)
    return nearestReport({ asked, ask, draft } as Composing, asked.period);
  const [newest] = rows;
  const [eps, reaction] = [newest?.get('eps'), newest?.get('reaction')];
  const { short } = asked.company;
  if (!newest) return false;
  if (!eps) return sayReportAlone({ asked, draft }, found, newest);
  if (what === 'reaction') {
    if (reaction)
      draft.text(
        `From the close before the report of ${formatDate(reaction.date)} to the close after it, ${short} moved ${draft.strong(reaction)}.`,
        saidOfAround(
          await closesAround(ask, asked.company.symbol, reaction.date ?? asked.record, asked.record),
          draft,
        ),
      );
    else {
      draft.lacks();
      draft.text(
        `What the price of ${short} did after the report of ${formatDate(eps.date)} is not on record.`,
      );
    }
  } else if (/^(?:quarter|month)$/.test(asked.period?.kind ?? '') && newest.has('quarter_end')) {
    draft.text(
      `For the quarter to ${formatDate(String(newest.get('quarter_end')?.value))} ${short} reported EPS of ${draft.strong(eps)}${onDay(eps)}${against(draft, newest)}.`,
    );
    return true;
  } else draft.text(`${short} reported EPS of ${draft.strong(eps)}${onDay(eps)}${against(draft, newest)}.`);
  if (!asked.period && !asked.has('history') && isLongAgo(eps.date ?? asked.record, asked.record)) {
    draft.lacks();
    draft.text('That is the newest report on record, of more than eighteen months before the quotes.');
    // Those before it are older still.
    return true;
  }
  const [beaten, estimated] = [one(found, 'beaten'), one(found, 'estimated')];
  if ((what === 'beat' || isWide) && beaten && estimated)
    draft.text(`It beat the estimate in ${draft.plain(beaten)} of ${draft.plain(estimated)} reports shown.`);
  reportTable(draft, rows);
  return true;
}

const reportKind = (
  id: string,
  what: 'eps' | 'beat' | 'reaction',
  needs: Kind['needs'],
  title: string,
  allows: Kind['allows'],
): Kind => ({
  id,
  about: 'company',
  needs,
  allows: allows ?? [],
  // What the price did on the data of a trial is not what it did on a report of earnings.
  ...(what === 'reaction' && { refuses: ['phase1', 'phase2', 'phase3', 'trials', 'approval', 'catalysts'] }),
  slots: daySlots,
  title: () => title,
  next: ['next', 'estimates', 'revenue'],
  answer: (composing) => answerReports(composing, what),
});

const GROWTH = { name: 'eps_expected_growth', label: 'Growth of EPS that is expected', unit: 'change', computed: true } as const; // prettier-ignore

/** What the EPS of the next year is against that of this one; nothing where one is a loss. */
function expectedGrowth(now: Fact | undefined, next: Fact, draft: Composing['draft']): string {
  if (!now || Number(now.value) <= 0 || Number(next.value) <= 0) return '';
  const value = (Number(next.value) / Number(now.value) - 1) * 100;
  return `, ${draft.plain({ ...next, ...GROWTH, value })} against it`;
}

const forecasts: readonly Kind[] = [
  simple({
    id: 'next-report',
    refuses: ['latest', 'previous'],
    needs: [
      ['nextearnings', 'earnings'],
      ['nextearnings', 'upcoming', 'when'],
    ],
    allows: ['earnings', 'upcoming', 'by:quarter', 'estimates', 'nextearnings', 'reporttime'],
    title: 'next earnings report',
    next: ['earnings', 'estimates', 'revenue'],
    lookUp: outlook,
    facts: ['next_report'],
    lacks: /next report/,
    say(found, { draft, asked }) {
      const [next, sure] = [one(found, 'next_report'), one(found, 'next_report_sure')];
      if (!next) return undefined;
      if (asked.has('reporttime')) draft.lacks();
      const isPast = String(next.value) < asked.now.toISOString().slice(0, 10);
      // What is past by the clock may be to come for the record.
      const isBehind = isPast && String(next.value) > asked.record;
      return `The next report of ${asked.company.short} ${isPast ? 'was expected' : 'is expected'} on ${draft.strong(next)}${sure ? `, ${sure.value === 'estimated' ? 'an estimated day' : 'the day as published'}` : ''}${asOf(next)}.${isBehind ? ` The record ends on ${formatDate(asked.record)}; what came since is not on it.` : isPast ? ' That day has passed; what came since is not on record.' : ''}${asked.has('reporttime') ? ' The time of day is not on record.' : ''}`;
    },
  }),
  nextQuarterEstimate,
  withNextQuarter(
    withProvider(
      simple({
        id: 'estimates',
        needs: [['estimates']],
        slots: ['year', 'future'],
        // Estimates on record are of fiscal years.
        fits: ({ text }) => !/\b(?:quarters?|qtrs?|q[1-4])\b/i.test(text),
        allows: ['m:eps_diluted', 'earnings', 'upcoming', 'by:year', 'rating', 'growth'],
        title: 'estimated EPS',
        next: ['earnings', 'next', 'valuation'],
        lookUp: outlook,
        facts: ['eps_this_year', 'eps_next_year'],
        lacks: /estimate/i,
        say(found, { draft, asked }) {
          const [now, end, next, analysts] = [
            one(found, 'eps_this_year'),
            one(found, 'year_end'),
            one(found, 'eps_next_year'),
            one(found, 'estimating'),
          ];
          return [
            now
              ? `EPS expected of ${asked.company.short} for the fiscal year${end ? ` to ${draft.plain(end)}` : ''}: ${draft.strong(now)}.`
              : '',
            next
              ? `${now ? 'For the year after' : `EPS expected of ${asked.company.short} for the next fiscal year`}: ${draft.strong(next)}${expectedGrowth(now, next, draft)}.`
              : '',
            `The estimates are adjusted EPS${analysts ? ` of ${draft.plain(analysts)} analysts` : ''}${asOf(now ?? next)}.`,
          ]
            .filter(Boolean)
            .join(' ');
        },
      }),
      ['eps_next_year'],
    ),
  ),
  estimateRevisions,
];

/** EPS of a year to come is what is expected of it; estimates that rise or fall are revised. */
const expected: readonly Kind[] = forecasts.flatMap((kind): Kind[] => {
  if (kind.id === 'estimates') return [{ ...kind, needs: [['m:eps_diluted']], needsSlots: ['future'] }];
  return kind.id === 'estimate-revisions'
    ? [{ ...kind, needs: [['estimates'], ['up', 'down', 'growth']] }]
    : [];
});

/** What asks how many analysts are of each opinion. */
const COUNTS_OPINIONS = /\bhow many\b.*\b(?:buys?|holds?|sells?|outperforms?|bullish|bearish)\b/i;

/** What asks for the target above all others. */
const OF_HIGHEST = /\b(?:highest|street[- ]high|high(?:est)? target|most bullish|top target)\b/i;

const opinions: readonly Kind[] = [
  {
    id: 'price-target',
    about: 'company',
    needs: [['target']],
    // The target of a blank check is a company.
    fits: ({ text }) =>
      !/\btargets? (?:announced|company|yet|picked|found|selected|identified)\b|\b(?:announced?|acquisition|merger|sponsor|underwriter)\b.*\btarget\b/i.test(
        text,
      ),
    gathers: true,
    allows: ['rating', 'price', 'peak', 'trough', 'estimates', 'large', 'compare', 'up', 'down'],
    title: () => 'analysts’ price targets',
    next: ['estimates', 'valuation', 'earnings'],
    async answer({ asked, ask, draft }) {
      const { symbol } = asked.company;
      const found = await ask(consensus, { symbol });
      const [mean, high, low, analysts] = ['target_mean', 'target_high', 'target_low', 'analysts'].map(
        (name) => one(found, name),
      );
      if (!mean) {
        draft.text(...found.missing);
        return false;
      }
      const price = one(await ask(companyQuote, { symbol }), 'price');
      const above =
        price && Number(price.value) > 0
          ? {
              ...price,
              name: 'target_above',
              label: 'Mean target against the last price',
              value: (Number(mean.value) / Number(price.value) - 1) * 100,
              unit: 'change' as const,
              computed: true as const,
            }
          : undefined;
      draft.text(
        `The mean target of analysts for ${asked.company.short} was ${draft.strong(mean)}${onDay(mean)}${low && high ? `, between ${draft.plain(low)} and ${draft.plain(high)}` : ''}${analysts ? `, of ${draft.plain(analysts)} analysts` : ''}.`,
        price && above
          ? `That is ${draft.strong(above)} against the last price, ${draft.plain(price)}${onDay(price)}.`
          : undefined,
        high && price && OF_HIGHEST.test(asked.reading.text)
          ? `The highest is ${draft.strong({ ...price, name: 'target_high_above', label: 'Highest target against the last price', value: (Number(high.value) / Number(price.value) - 1) * 100, unit: 'change', computed: true })} against it.`
          : undefined,
        'A target is an opinion, not a forecast of this record.',
      );
      if (NAMES_RATING.test(asked.reading.text))
        draft.text(recommendationIn(found, draft, asked.company.short));
      return true;
    },
  },
  simple({
    id: 'rating',
    needs: [['rating']],
    allows: ['estimates', 'stats', 'buyadvice', 'buyorsell', 'buy', 'sell'],
    title: 'analysts’ recommendation',
    next: ['estimates', 'earnings', 'valuation'],
    lookUp: consensus,
    facts: ['recommendation', 'analysts', 'recommendation_mean'],
    say(found, { draft, asked }) {
      const said = recommendationIn(found, draft, asked.company.short);
      if (!COUNTS_OPINIONS.test(asked.reading.text)) return said;
      draft.lacks();
      return said && `How many of them say buy, hold or sell is not on record, only the mean of all. ${said}`;
    },
  }),
];

/** Kinds about results, what is expected of them, and what is paid out. */
export const resultKinds: readonly Kind[] = [
  reportKind('earnings', 'eps', [['earnings']], 'earnings reports', ['history', 'by:quarter', 'm:eps_diluted', 'previous', 'financials']),
  reportKind('earnings-beat', 'beat', [['beat']], 'earnings against estimates', ['earnings', 'estimates', 'history', 'by:quarter', 'm:eps_diluted', 'financials', 'previous', 'rating']),
  beatOnRevenue((composing) => answerReports(composing, 'beat')),
  ...[[['reaction']], [['earnings'], ['move', 'up', 'down']]].map((needs) => reportKind('earnings-reaction', 'reaction', needs as Kind['needs'], 'price after the earnings report', ['earnings', 'price', 'move', 'up', 'down', 'history', 'pace'])),
  ...forecasts,
  ...expected,
  ...opinions,
  ...payouts,
]; // prettier-ignore
