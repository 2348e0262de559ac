import { formatDate } from '#kit/time/dates.ts';
import type { Concept } from '../grammar/lexicon/lexicon.ts';
import type { Fact } from '../look-ups/look-up.ts';
import { providerFigures, UNNAMED_EARNINGS } from '../look-ups/provider.ts';
import { when } from './lines.ts';
import { type Asked, type Composing, named } from '../grammar/kind.ts';
import { endsOf, isLastTwelveMonths } from './spans.ts';
import { daysAfter, daysBetween } from '#kit/time/days.ts';

/** What a provider calls that a question asks for, the nearest first. */
const names: Readonly<Partial<Record<Concept, readonly string[]>>> = {
  'x:gross_margin': ['gross_margin'],
  'x:operating_margin': ['operating_margin'],
  'x:net_margin': ['net_margin'],
  margin: ['gross_margin', 'operating_margin', 'net_margin'],
  'm:revenue': ['revenue'],
  'm:gross_profit': ['gross_profit'],
  'm:operating_income': ['operating_income'],
  'm:net_income': ['net_income'],
  profitable: ['net_income'],
  'm:eps_diluted': ['eps'],
  'm:cash': ['cash'],
  'm:cash_and_investments': ['cash'],
  cash: ['cash'],
  'm:assets': ['assets'],
  'm:liabilities': ['liabilities'],
  'm:equity': ['equity'],
  'm:debt': ['debt'],
  pe: ['price_earnings'],
  fpe: ['forward_pe'],
  ps: ['price_sales'],
  pb: ['price_book'],
  currentratio: ['current_ratio'],
  quick: ['quick_ratio'],
  debtequity: ['debt_equity'],
  roe: ['return_on_equity'],
  roa: ['return_on_assets'],
  bvps: ['equity_per_share'],
  netcash: ['net_cash', 'cash', 'debt'],
  growth: ['revenue_growth'],
  estimates: ['eps_next_year', 'eps_next_quarter'],
};

/** The names by which a provider states what was asked. */
export const providerNames = ({ has }: Pick<Asked, 'has'>): string[] => [
  ...new Set(Object.entries(names).flatMap(([concept, each]) => (has(concept as Concept) ? each : []))),
];

/** A quarter of a company may end some days off the calendar’s. */
const SLACK_DAYS = 10;
const SHOWN = 8;

/** Of the facts of a name those of the time that was asked for, newest first; of no time the newest alone. */
function ofTime(asked: Asked, facts: readonly Fact[]): Fact[] {
  const { period, has } = asked;
  const quarters = facts.filter(({ row }) => row?.startsWith('quarter '));
  const sorted = facts.toSorted((a, b) => ((a.date ?? '') < (b.date ?? '') ? 1 : -1));
  if (has('by:ttm') || isLastTwelveMonths(asked))
    return sorted.filter(({ row }) => !row?.startsWith('quarter ')).slice(0, 1);
  if (period?.kind === 'future') return sorted.filter(({ name }) => name.startsWith('eps_next')).slice(0, 1);
  if (period?.kind === 'newest')
    return period.of === 'quarter' ? quarters.slice(period.back ?? 0, (period.back ?? 0) + 1) : [];
  if (period) {
    if (period.of === 'quarter' && period.back) return quarters.slice(0, period.back);
    const { from, to } = endsOf(period);
    const [first, last] = [from, daysAfter(to, SLACK_DAYS)];
    return quarters.filter(({ date }) => date !== null && date >= first && date <= last);
  }
  if (has('by:quarter', 'history')) return quarters.slice(0, SHOWN);
  return has('by:year') ? [] : sorted.slice(0, 1);
}

const ofWhen = (fact: Fact): string =>
  fact.row ? when(fact, false) : `as published with its quotes on ${formatDate(fact.date)}`;

/** Beside margins of statements: newer quarters that a provider states, where the newest of theirs ended so many days before. */
const OLDER_DAYS = 60;

/** Says what a provider states of quarters after the newest that statements have both lines of. */
export async function sayNewerOfProvider(
  { asked, ask, draft }: Pick<Composing, 'asked' | 'ask' | 'draft'>,
  lines: readonly { name: string; facts: readonly Fact[] }[],
): Promise<void> {
  const { period } = asked;
  const isOfNewest =
    !period || (period.kind === 'newest' && !period.back) || (period.isRelative && period.of);
  if (!isOfNewest || asked.has('by:year')) return;
  const found = await ask(providerFigures, { symbol: asked.company.symbol });
  for (const { name, facts } of lines) {
    const [told] = facts;
    if (!told?.row?.startsWith('quarter ')) continue;
    const newer = named(found, name).filter(
      ({ row, date }) => row?.startsWith('quarter ') && daysBetween(told.date ?? '', date ?? '') > OLDER_DAYS,
    );
    const [newest] = newer;
    if (!newest) continue;
    draft.text(
      `A data provider published newer ones, of which no statement on record has both lines: ${draft.strong(newest)} ${when(newest, false)}.`,
    );
    if (newer.length > 1)
      draft.table(
        `${newest.label} as a provider states it, newest first`,
        ['', ...newer.slice(0, SHOWN).map(({ date }) => formatDate(date))],
        [[newest.label, ...newer.slice(0, SHOWN)]],
      );
  }
}

/** What is of the earnings of a share. */
const ofShare: ReadonlySet<string> = new Set([
  'eps',
  'price_earnings',
  'forward_pe',
  'eps_next_year',
  'eps_next_quarter',
]);

/** That figures were published of which nobody knows the currency, where such were asked for. */
export async function saidOfCurrency({
  asked,
  ask,
}: Pick<Composing, 'asked' | 'ask'>): Promise<string | undefined> {
  const names = providerNames(asked);
  if (names.length === 0 || (asked.period && asked.period.kind !== 'future')) return undefined;
  const { missing } = await ask(providerFigures, { symbol: asked.company.symbol });
  return missing.find(
    (sentence) =>
      sentence.includes('currency') &&
      (sentence !== UNNAMED_EARNINGS || names.some((name) => ofShare.has(name))),
  );
}

/** What a data provider states of these, and no statement on record has, of the time that was asked for; false without any. */
export async function sayProvider(
  { asked, ask, draft }: Pick<Composing, 'asked' | 'ask' | 'draft'>,
  wanted: readonly string[],
): Promise<boolean> {
  if (wanted.length === 0) return false;
  const found = await ask(providerFigures, { symbol: asked.company.symbol });
  const lines = wanted.map((name) => ofTime(asked, named(found, name))).filter((facts) => facts.length > 0);
  const firsts = lines.flatMap(([first]) => first ?? []);
  if (firsts.length === 0) return false;
  const isOfNoMonths = firsts.some(({ row }) => row === undefined);
  draft.text(
    `Of ${asked.company.short} a data provider published what no statement on record has: ${firsts
      .map((fact) => `${fact.label} of ${draft.strong(fact)} ${ofWhen(fact)}`)
      .join('; ')}.`,
    isOfNoMonths ? 'It does not say of which months that is, nor whether it is adjusted.' : undefined,
  );
  if (isOfNoMonths) draft.lacks();
  for (const facts of lines.filter(({ length }) => length > 1))
    draft.table(
      `${facts[0]?.label ?? ''} as a provider states it, newest first`,
      ['', ...facts.slice(0, SHOWN).map(({ date }) => formatDate(date))],
      [[facts[0]?.label ?? '', ...facts.slice(0, SHOWN)]],
    );
  return true;
}
