import { companyTabPath } from '#kit/href/addresses.ts';
import { formatDate } from '#kit/time/dates.ts';
import { listOf } from '#kit/text/sentence.ts';
import { keyFigures } from '../../look-ups/cash.ts';
import type { Fact, LookedUp } from '../../look-ups/look-up.ts';
import { publishedFigures } from '../../look-ups/published.ts';
import { providerFigures } from '../../look-ups/provider.ts';
import { companyQuote } from '../../look-ups/quote.ts';
import { shareCount } from '../../look-ups/shares.ts';
import { valuation } from '../../look-ups/valuation.ts';
import { statements } from '../../look-ups/statements.ts';
import { balancesFrom, isYearBefore } from '../statements/balance-ago.ts';
import { against } from '../lines/line-change.ts';
import { type Composing, type Kind, named, one } from '../../grammar/reading/kind.ts';
import { besidePrice } from '../told/beside-price.ts';
import { onDay } from '../told/simple.ts';
import { periodSlots } from '../told/spans.ts';
import { DAY_MS, daysBetween } from '#kit/time/days.ts';
import { answerLines, statementsInput } from '../statements/statements.ts';

/** A count of shares is that of a balance within so many days of it. */
const NEAR_DAYS = 100;
const SHOWN = 24;
const COLUMNS = 8;

const perShare = (equity: Fact, shares: Fact, label = 'Equity per share'): Fact => ({
  name: 'equity_per_share',
  label,
  value: Number(equity.value) / Number(shares.value),
  unit: 'price',
  date: equity.date,
  source: equity.source,
  computed: true,
  ...(equity.currency !== undefined && { currency: equity.currency }),
});

/** The newest equity over the shares that the market value counts, each with its day. */
async function answerNewest({ asked, ask, draft }: Composing): Promise<boolean> {
  const { symbol, short } = asked.company;
  const stated = one(await ask(keyFigures, { symbol }), 'equity');
  // What came with the quotes, where no statement has it.
  const published = stated
    ? undefined
    : (one(await ask(publishedFigures, { symbol }), 'equity') ??
      one(await ask(providerFigures, { symbol }), 'equity'));
  const equity = stated ?? published;
  const shares = one(await ask(companyQuote, { symbol }), 'shares_outstanding');
  if (!equity || !shares) {
    const known = equity ?? shares;
    if (!known) return false;
    draft.lacks();
    draft.text(
      `Equity and shares outstanding of ${short} are not both on record. Known is ${known.label.toLowerCase()} of ${draft.plain(known)}${onDay(known)}.`,
    );
    return true;
  }
  const valued = await ask(valuation, { symbol });
  // One of an older statement is none of today, and said to be on record all the same.
  const older = published
    ? one(await ask(statements, { symbol, figures: ['equity'], limit: 1 }), 'equity')
    : undefined;
  const made = perShare(equity, shares);
  const none = one(valued, 'book_none');
  if (none) draft.lacks();
  draft.text(
    published
      ? `${older ? `The newest statement with the equity of ${short} has ${draft.plain(older)}${onDay(older)}` : `Equity of ${short} is on no statement on record`}; a data provider states ${draft.plain(equity)}, as published with its quotes${onDay(equity)}. Shares outstanding were ${draft.plain(shares)}${onDay(shares)}.`
      : `Equity of ${short} was ${draft.plain(equity)}${onDay(equity)}, shares outstanding were ${draft.plain(shares)}${onDay(shares)}.`,
    ...(none
      ? [`No equity a share is made of the two: ${String(none.value)}`]
      : [
          saidOfShare(valued, draft.strong(made)),
          saidOfDaysApart(equity, shares),
          await besidePrice({ asked, ask, draft }, made),
        ]),
  );
  return true;
}

/** An equity a share, by its name: with preferred stock in it, it is no book value of the ordinary shares. */
function saidOfShare(valued: LookedUp, amount: string): string {
  const preferred = one(valued, 'book_preferred');
  const whole = one(valued, 'book_whole');
  return preferred
    ? `Total equity a share, preferred stock included, is ${amount}: ${String(preferred.value)} What belongs to an ordinary share is less.`
    : `That is ${amount} a share.${whole ? ` ${String(whole.value)}` : ''}`;
}

/** A balance and a count of shares of nearly the same time. */
const SAME_DAYS = 45;

/** How far a balance and the count of shares it is divided by lie apart, where that is more than a month or so. */
export function saidOfDaysApart(balance: Fact, shares: Fact): string | undefined {
  const days = Math.abs(daysBetween(balance.date ?? '', shares.date ?? ''));
  return days > SAME_DAYS
    ? `The two days lie ${days} days apart: shares that were issued or bought back in between are counted, the money for them is not.`
    : undefined;
}

/** That no such amount is of the ordinary shares alone, or may not be. */
function saidOfPreferred(valued: LookedUp): string | undefined {
  const preferred = one(valued, 'book_preferred');
  if (preferred) return `That is total equity a share, preferred stock included: ${String(preferred.value)}`;
  const whole = one(valued, 'book_whole');
  return whole && String(whole.value);
}

/** The fact nearest to a day; undefined where none is near. */
function factNear(counts: readonly Fact[], day: string | null): Fact | undefined {
  const off = ({ date }: Fact): number => Math.abs(Date.parse(date ?? '') - Date.parse(day ?? ''));
  const [nearest] = counts.toSorted((a, b) => off(a) - off(b));
  return nearest && off(nearest) <= NEAR_DAYS * DAY_MS ? nearest : undefined;
}

/** The balances of the time that was asked for: one so many quarters or years before the newest, or those within it. */
async function balancesOf({ asked, ask }: Composing): Promise<readonly Fact[]> {
  const { symbol } = asked.company;
  const { period } = asked;
  const isYears = period?.kind === 'span' && period.isRelative && period.of === 'year';
  const back = period?.back ?? 0;
  const isAgo = period?.kind === 'newest' && period.of === 'year';
  const { by: _by, ...input } = statementsInput(asked);
  const wanted =
    isYears || isAgo ? { limit: 24 } : { ...input, limit: period?.kind === 'span' ? 24 : input.limit };
  const found = named(await ask(statements, { symbol, figures: ['equity'], ...wanted }), 'equity');
  if (isAgo) return balancesFrom(found, back);
  if (!isYears) return period?.kind === 'newest' ? found.slice(back) : found;
  // "Over the last year" begins with the balance of a year ago.
  const [first] = balancesFrom(found, back);
  return found.filter(({ date }) => (date ?? '') >= (first?.date ?? ''));
}

/** The same of each balance of the time that was asked for, over the shares counted near it. */
async function answerOverTime(composing: Composing): Promise<boolean> {
  const { asked, ask, draft } = composing;
  const { symbol, short } = asked.company;
  const balances = await balancesOf(composing);
  const counts = named(await ask(shareCount, { symbol }), 'shares_outstanding');
  const valued = await ask(valuation, { symbol });
  const label = one(valued, 'book_preferred') ? 'Total equity per share' : 'Equity per share';
  const rows = balances
    .flatMap((equity) => {
      const shares = factNear(counts, equity.date);
      return shares ? [{ equity, shares, made: perShare(equity, shares, label) }] : [];
    })
    .slice(0, SHOWN);
  const [newest] = rows;
  if (!newest) {
    draft.lacks();
    draft.text(`Equity per share of ${short} is not on record for that time.`);
    return answerLines(composing, ['equity'], []);
  }
  draft.text(
    `Equity of ${short} was ${draft.plain(newest.equity)}${onDay(newest.equity)}, ${draft.strong(newest.made)} for each of the ${draft.plain(newest.shares)} shares of ${formatDate(newest.shares.date)}.`,
    saidOfDaysApart(newest.equity, newest.shares),
    saidOfPreferred(valued),
    ...howItWent(
      rows.map(({ made }) => made),
      draft,
    ),
  );
  const shown = rows.slice(0, COLUMNS);
  if (rows.length > 1) {
    draft.bars(
      label,
      rows.map(({ made }) => made).toReversed(),
      ({ date }) => formatDate(date),
      companyTabPath(symbol, 'financials'),
    );
    draft.table(
      `${label}, newest first`,
      ['', ...shown.map(({ equity }) => formatDate(equity.date))],
      [
        ['Equity', ...shown.map(({ equity }) => equity)],
        ['Shares outstanding', ...shown.map(({ shares }) => shares)],
        [label, ...shown.map(({ made }) => made)],
      ],
    );
  }
  return true;
}

/** How it stands to a year before, and to the oldest that is shown. */
function howItWent([newest, ...rest]: readonly Fact[], draft: Composing['draft']): string[] {
  const oldest = rest.at(-1);
  if (!newest || !oldest) return [];
  const then = rest.find(({ date }) => isYearBefore(date, newest.date));
  return [then, oldest === then ? undefined : oldest].flatMap((fact) =>
    fact ? [against(newest, fact, true, draft)] : [],
  );
}

/** Cash less debt for each share, with both and their days. */
async function answerNetCash({ asked, ask, draft }: Composing): Promise<boolean> {
  const { symbol, short } = asked.company;
  const found = await ask(keyFigures, { symbol });
  const [cash, debt] = [one(found, 'cash'), one(found, 'debt')];
  const shares = one(await ask(companyQuote, { symbol }), 'shares_outstanding');
  if (cash && debt && shares && cash.currency === debt.currency) {
    const value = (Number(cash.value) - Number(debt.value)) / Number(shares.value);
    const made: Fact = {
      ...perShare(cash, shares),
      name: 'net_cash_per_share',
      label: 'Net cash per share',
      value,
    };
    draft.text(
      `Cash less debt of ${short} is ${draft.strong(made)} a share: ${cash.label.toLowerCase()} of ${draft.plain(cash)}${onDay(cash)}, debt of ${draft.plain(debt)}${onDay(debt)}, over ${draft.plain(shares)} shares outstanding${onDay(shares)}.`,
      saidOfDaysApart(cash, shares),
    );
    return true;
  }
  const known = [cash, debt, shares].flatMap((fact) => fact ?? []);
  if (known.length === 0) return false;
  draft.lacks();
  const lacking = [cash ? '' : 'cash', debt ? '' : 'debt', shares ? '' : 'the count of shares'].filter(
    Boolean,
  );
  draft.text(
    `Net cash a share of ${short} is not on record: ${lacking.length > 0 ? `${listOf(lacking)} ${lacking.length === 1 ? 'is' : 'are'} lacking` : 'cash and debt are in different money'}. Known is ${listOf(known.map((fact) => `${fact.label.toLowerCase()} of ${draft.plain(fact)}${onDay(fact)}`))}.`,
  );
  return true;
}

const PER_SHARE = /\b(?:per|a|each|for each|for every) share\b/i;

/** What there is of cash, without debt, for each share. */
export const netCashPerShare: Kind = {
  id: 'ratio-of',
  about: 'company',
  needs: [['netcash']],
  allows: ['balance', 'price', 'sharesout', 'financials', 'compare'],
  fits: ({ text }) => PER_SHARE.test(text),
  slots: ['newest'],
  title: () => 'net cash over shares outstanding',
  next: ['valuation', 'runway', 'debt'],
  answer: answerNetCash,
};

/** What the books have for each share. */
export const bookPerShare: Kind = {
  id: 'ratio-of',
  about: 'company',
  needs: [['bvps']],
  allows: [
    'by:quarter',
    'by:year',
    'history',
    'financials',
    'balance',
    'price',
    'up',
    'down',
    'compare',
    'growth',
    'previous',
  ],
  slots: [...periodSlots, 'periods', 'threshold'],
  isOfStatements: true,
  title: () => 'equity over shares outstanding',
  next: ['valuation', 'income', 'debt'],
  answer: (composing) =>
    composing.asked.period || composing.asked.has('by:quarter', 'by:year', 'history', 'up', 'down', 'growth')
      ? answerOverTime(composing)
      : answerNewest(composing),
};
