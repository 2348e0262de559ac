import { formatDate } from '#kit/time/dates.ts';
import { factsBeside } from '../../look-ups/beside.ts';
import { keyFigures } from '../../look-ups/cash.ts';
import { PUBLISHED_EARNINGS, PUBLISHED_SALES, valuation } from '../../look-ups/valuation.ts';
import type { Fact, LookedUp } from '../../look-ups/look-up.ts';
import { bookPerShare } from '../shares/book-per-share.ts';
import { type Composing, type Kind, one } from '../../grammar/reading/kind.ts';
import { providerNames, sayProvider } from '../published/provider.ts';
import { asOf, onDay } from '../told/simple.ts';

/** Words that ask for what the books have without goodwill. */
export const TANGIBLE = /\btangible\b/i;
/** What is said of it, once an answer. */
const NO_TANGIBLE = 'Tangible book value is not on record';
/** The multiple of sales is asked, not the value itself. */
const OVER_SALES = /\b(?:ev|enterprise value)(?: ?[/-] ?| (?:to|over) | )(?:s|sales|revenues?|rev)\b/i;
const PER_SHARE = /\b(?:per|a|each) share\b/i;

/** One figure that a price is a multiple of; `why` says for which reason it may not be on record. */
export const multiple = (
  id: string,
  concept: 'pe' | 'ps' | 'pb' | 'ev' | 'evebitda' | 'netcash',
  names: readonly string[],
  title: string,
  why: string,
): Kind => ({
  id,
  about: 'company',
  needs: [[concept]],
  allows: ['valuation', 'm:revenue', 'price', 'cash', 'm:debt', 'why', 'by:ttm'],
  slots: ['threshold', 'newest'],
  // Of the newest balance it is in any case.
  fits: ({ periods }) =>
    periods.every(({ kind, of, back }) => kind !== 'newest' || (of === 'quarter' && back === 0)),
  title: () => title,
  next: ['valuation', 'peers', 'revenue'],
  async answer({ asked, ask, draft, store }) {
    const found = await ask(valuation, { symbol: asked.company.symbol });
    const isOverSales = id === 'enterprise-value' && OVER_SALES.test(asked.reading.text);
    const wanted = isOverSales ? names.toReversed() : names;
    const facts = wanted.flatMap((name) => one(found, name) ?? []);
    // What is not made of the cash and the debt is told with them.
    const isOfBalance = id === 'net-cash' || (id === 'enterprise-value' && facts.length === 0);
    const parts = isOfBalance ? await ask(keyFigures, { symbol: asked.company.symbol }) : undefined;
    const [cash, debt] = [parts && one(parts, 'cash'), parts && one(parts, 'debt')];
    if (facts.length === 0) {
      if (id === 'price-book') await sayTangible({ asked, ask, draft, store });
      return sayWhyNone({ asked, ask, draft, store }, found, { title, why, parts: [cash, debt] });
    }
    const isLacking = facts[0]?.name !== wanted[0];
    const sales = isOverSales
      ? one(await ask(keyFigures, { symbol: asked.company.symbol }), 'revenue')
      : undefined;
    const made = id === 'enterprise-value' && !isLacking ? partsOf(found) : undefined;
    const earned = isLacking || names[0] !== 'price_earnings' ? undefined : one(found, 'eps');
    if (isLacking) draft.lacks();
    if (id === 'price-book') await sayTangible({ asked, ask, draft, store });
    const reason = isLacking && title === 'EV/EBITDA' ? await whyNoEbitda({ asked, ask, draft }, found) : why;
    draft.text(
      isLacking ? `${title} of ${asked.company.short} is not on record: ${reason}` : undefined,
      `${asked.company.short}${asOf(facts[0])}: ${facts.map((fact) => `${fact.label} ${draft.strong(fact)}`).join(', ')}. Computed from the last price and ${facts.some(({ label }) => label === PUBLISHED_SALES || label === PUBLISHED_EARNINGS) ? 'what was published with it' : 'the statements on record'}.`,
      id === 'price-book' ? besideBook(asked.reading.text, facts[0], draft) : undefined,
      earned?.date
        ? `It is over ${draft.plain(earned)} a share, diluted, of the twelve months to ${formatDate(earned.date)}. ${ofOneQuarter(found)}`.trim()
        : undefined,
      cash &&
        debt &&
        `It is ${cash.label.toLowerCase()} of ${draft.plain(cash)}${onDay(cash)} less debt of ${draft.plain(debt)}${onDay(debt)}.`,
      sales?.date && !isLacking
        ? `EV/S is over revenue of ${draft.plain(sales)} in the twelve months to ${formatDate(sales.date)}.`
        : undefined,
      made &&
        `Enterprise value is the market value, ${draft.plain(made.cap)}, less cash net of debt, ${draft.plain(made.netCash)}${await ofBalance({ asked, ask }, made.netCash)}.`,
    );
    return true;
  },
});

/** By how much the price is under or over the equity a share, where a discount or a premium is asked for. */
function besideBook(text: string, fact: Fact | undefined, draft: Composing['draft']): string | undefined {
  if (!fact || !/\b(?:discount|premium|(?:below|above|under|over) (?:book|nav))\b/i.test(text))
    return undefined;
  const value = (Number(fact.value) - 1) * 100;
  const beside = {
    ...fact,
    name: 'beside_book',
    label: 'Price against the equity a share',
    computed: true,
  } as const;
  return `That is ${draft.strong({ ...beside, value: Math.abs(value), unit: 'percent' })} ${value < 0 ? 'under' : 'over'} the equity a share.`;
}

/** Of tangible book value, which is on no record: the whole equity. */
async function sayTangible(composing: Composing): Promise<void> {
  const { asked, draft } = composing;
  if (!TANGIBLE.test(asked.reading.text)) return;
  draft.lacks();
  const { parts } = draft.finish();
  const isSaid = parts.some((part) => part.kind === 'text' && part.markdown.includes(NO_TANGIBLE));
  if (!isSaid)
    draft.text(
      `${NO_TANGIBLE}. The nearest is the whole equity, with goodwill and what else has no substance.`,
    );
  if (asked.period || PER_SHARE.test(asked.reading.text)) await bookPerShare.answer(composing);
}

/** The quarter that made most of the earnings behind a P/E; empty where none did. */
const ofOneQuarter = (found: LookedUp): string => {
  const most = one(found, 'eps_one_quarter');
  return most ? String(most.value) : '';
};

/** Why there is no such multiple, with what is known of it: the loss, the market value, and of cash less debt the one of them. */
async function sayWhyNone(
  { asked, ask, draft }: Composing,
  found: LookedUp,
  { title, why, parts }: { title: string; why: string; parts: readonly (Fact | undefined)[] },
): Promise<boolean> {
  const { symbol, short } = asked.company;
  const cap = one(found, 'market_cap');
  if (!cap) return false;
  draft.lacks();
  const eps = title === 'P/E' ? one(await ask(keyFigures, { symbol }), 'eps') : undefined;
  const reasons: Readonly<Record<string, string>> = {
    'Enterprise value': 'enterprise_none',
    'Cash less debt': 'enterprise_none',
    'P/S': 'sales_none',
    'P/E': 'earnings_none',
  };
  const none = one(found, reasons[title] ?? '');
  const reason =
    title === 'EV/EBITDA' ? await whyNoEbitda({ asked, ask, draft }, found) : none ? String(none.value) : why;
  const [cash, debt] = parts;
  const isForeign = cash?.currency !== undefined && debt !== undefined;
  const loss = eps && Number(eps.value) <= 0 ? { ...eps, value: -Number(eps.value) } : undefined;
  draft.text(
    loss
      ? `P/E of ${short} says nothing: it lost ${draft.strong(loss)} a share, diluted, in the twelve months to ${formatDate(loss.date)}.`
      : `${title} of ${short} is not on record${isForeign ? ` in dollars: cash and debt are in ${cash.currency ?? ''}.` : `: ${reason}`}`,
    `Known is the market value, ${draft.plain(cap)}${onDay(cap)}.`,
    ...parts.map((part) => part && `${part.label} was ${draft.plain(part)}${onDay(part)}.`),
    title === 'P/B' ? await saidOfBook({ asked, ask, draft }) : undefined,
  );
  if (!loss) await sayProvider({ asked, ask, draft }, providerNames(asked));
  return true;
}

/** Why no EV/EBITDA is made: there is no EBITDA, none above zero, or one and no enterprise value to divide by it. */
async function whyNoEbitda(
  { asked, ask, draft }: Pick<Composing, 'asked' | 'ask' | 'draft'>,
  found: LookedUp,
): Promise<string> {
  const ebitda = one(await ask(factsBeside, { symbol: asked.company.symbol }), 'ebitda');
  if (!ebitda) return 'no EBITDA of it is on record.';
  const said = `its EBITDA was ${draft.plain(ebitda)} in the twelve months to ${formatDate(ebitda.date)}`;
  if (!(Number(ebitda.value) > 0)) return `${said}, which is not above zero.`;
  const none = one(found, 'enterprise_none');
  if (ebitda.currency !== undefined) return `${said}, and the market value is in dollars.`;
  if (none) return `${said}, but there is no enterprise value: ${String(none.value)}`;
  return one(found, 'enterprise_value')
    ? `${said}, which is not held against an enterprise value that is of another business, or not above zero.`
    : `${said}, but cash and debt are not both known, so there is no enterprise value.`;
}

/** The equity of the books where no P/B is made of it, and why it is not. */
async function saidOfBook({
  asked,
  ask,
  draft,
}: Pick<Composing, 'asked' | 'ask' | 'draft'>): Promise<string | undefined> {
  const { symbol } = asked.company;
  const equity = one(await ask(keyFigures, { symbol }), 'equity');
  if (!equity || Number(equity.value) <= 0) return undefined;
  const whole = `Its whole equity was ${draft.plain(equity)}${onDay(equity)}`;
  const found = await ask(valuation, { symbol });
  const why = one(found, 'book_preferred') ?? one(found, 'book_none');
  return why
    ? `${whole}; the two are not held against each other: ${String(why.value)}`
    : `${whole}, in which there may be preferred stock or what others own, so the two are not held against each other.`;
}

/** Of which day the balance is that a net cash is made of, where it is the one on record. */
async function ofBalance({ asked, ask }: Pick<Composing, 'asked' | 'ask'>, netCash: Fact): Promise<string> {
  const known = await ask(keyFigures, { symbol: asked.company.symbol });
  const [cash, debt] = [one(known, 'cash'), one(known, 'debt')];
  const isMade =
    cash !== undefined && Math.abs(Number(cash.value) - Number(debt?.value ?? 0) - Number(netCash.value)) < 1;
  return isMade ? `, by the balance of ${formatDate(cash.date)}` : '';
}

/** What an enterprise value is made of. */
function partsOf(found: LookedUp): { cap: Fact; netCash: Fact } | undefined {
  const [cap, netCash] = [one(found, 'market_cap'), one(found, 'net_cash')];
  return cap && netCash && { cap, netCash };
}

const multiples = ['price_earnings', 'price_sales', 'price_book', 'enterprise_sales', 'enterprise_ebitda', 'enterprise_value', 'net_cash', 'market_cap'] as const; // prettier-ignore

/** All multiples of a company that are on record, and those that are not. */
export async function answerValuation({ asked, ask, draft }: Composing): Promise<boolean> {
  const found = await ask(valuation, { symbol: asked.company.symbol });
  const facts = multiples.flatMap((name) => one(found, name) ?? []);
  const [first] = facts;
  if (!first) return false;
  draft.text(
    `What ${asked.company.short} is a multiple of${asOf(first)}. Whether that is cheap or dear this record does not say; its peers are the measure.`,
  );
  draft.table(
    'Valuation',
    ['', 'Value'],
    facts.map((fact) => [fact.label, fact]),
  );
  const lacking = [
    ['price_earnings', 'P/E (no profit a share of twelve months that can be relied on, in dollars)'],
    ['price_sales', 'P/S'],
    ['price_book', 'P/B'],
  ]
    .filter(([name]) => !one(found, name ?? ''))
    .map(([, label]) => label);
  const [quarter, unsold] = [ofOneQuarter(found), one(found, 'sales_none')];
  draft.text(
    lacking.length > 0 ? `Not on record: ${lacking.join(', ')}.` : undefined,
    unsold && `There is no P/S: ${String(unsold.value)}`,
    quarter && `Of the EPS: ${quarter}`,
  );
  return true;
}
