import { formatDate } from '#kit/time/dates.ts';
import type { Concept } from '../../grammar/lexicon/lexicon.ts';
import type { Fact } from '../../look-ups/look-up.ts';
import { providerFigures, UNNAMED_EARNINGS } from '../../look-ups/provider.ts';
import { when } from '../lines/lines.ts';
import { type Asked, type Composing, named } from '../../grammar/reading/kind.ts';
import { isAgainstQuarterBefore, pointsApart } from '../lines/line-change.ts';
import { isHeldAgainstThen, ofTime, quartersIn, yearsBefore } from './provider-times.ts';
import { yearsHeld } from '../lines/against-then.ts';
import { daysBetween } from '#kit/time/days.ts';

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

const SHOWN = 8;

const ofWhen = (fact: Fact): string =>
  fact.row ? when(fact, false) : `as published with its quotes on ${formatDate(fact.date)}`;

/** A share against that of another time: "12.5% in the quarter to …, against 13.9% in that to …, 1.4 percentage points less". */
export function againstOther(newest: Fact, other: Fact, draft: Composing['draft']): string {
  const said = `against ${draft.plain(other)} in that to ${formatDate(other.date)}`;
  if (newest.unit !== 'percent') return said;
  const { points, word } = pointsApart(newest, other, draft);
  return `${said}, ${points} ${word}`;
}

/** Beside margins of statements: newer quarters that a provider states, where the newest of theirs ended so many days before. */
const OLDER_DAYS = 60;

/**
 * Says what a provider states of quarters after the newest that statements have both lines of; whether it was said how they stand to those of years before,
 * where that was asked for.
 */
export async function sayNewerOfProvider(
  { asked, ask, draft }: Pick<Composing, 'asked' | 'ask' | 'draft'>,
  lines: readonly { name: string; facts: readonly Fact[] }[],
): Promise<boolean> {
  const { period } = asked;
  const isHeld = isHeldAgainstThen(asked);
  const isOfNewest =
    isHeld ||
    !period ||
    (period.kind === 'newest' && !period.back) ||
    (period.kind === 'span' && period.isRelative && period.of);
  if (!isOfNewest || asked.has('by:year')) return false;
  const found = await ask(providerFigures, { symbol: asked.company.symbol });
  let isSaid = false;
  for (const { name, facts } of lines) {
    const [told] = facts;
    // Of a fiscal year a quarter is told where it is asked how the line went.
    if (!told?.row?.startsWith('quarter ') && !(isHeld && facts.length === 1)) continue;
    const quarters = quartersIn(named(found, name));
    const newer = quarters.filter(({ date }) => daysBetween(told?.date ?? '', date ?? '') > OLDER_DAYS);
    const [newest] = newer;
    if (!newest) continue;
    const then = isHeld ? yearsBefore(quarters, newest, yearsHeld(asked)) : undefined;
    isSaid ||= then !== undefined;
    draft.text(
      `A data provider published newer ones, of which no statement on record has both lines: ${draft.strong(newest)} ${when(newest, false)}${then ? `, ${againstOther(newest, then, draft)}` : ''}.`,
    );
    if (newer.length > 1)
      draft.table(
        `${newest.label} as a provider states it, newest first`,
        ['', ...newer.slice(0, SHOWN).map(({ date }) => formatDate(date))],
        [[newest.label, ...newer.slice(0, SHOWN)]],
      );
  }
  return isSaid;
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
  // Two that are held against each other are told in words.
  const isHeld =
    asked.reading.periods.length > 1 || isHeldAgainstThen(asked) || isAgainstQuarterBefore(asked);
  const isPair = (facts: readonly Fact[] | undefined): boolean => isHeld && facts?.length === 2;
  const isOfNoMonths = firsts.some(({ row }) => row === undefined);
  draft.text(
    `Of ${asked.company.short} a data provider published what no statement on record has: ${firsts
      .map((fact, at) => {
        const other = isPair(lines[at]) ? lines[at]?.[1] : undefined;
        return `${fact.label} of ${draft.strong(fact)} ${ofWhen(fact)}${other ? `, ${againstOther(fact, other, draft)}` : ''}`;
      })
      .join('; ')}.`,
    isOfNoMonths ? 'It does not say of which months that is, nor whether it is adjusted.' : undefined,
  );
  if (isOfNoMonths) draft.lacks();
  for (const facts of lines.filter((each) => each.length > 1 && !isPair(each)))
    draft.table(
      `${facts[0]?.label ?? ''} as a provider states it, newest first`,
      ['', ...facts.slice(0, SHOWN).map(({ date }) => formatDate(date))],
      [[facts[0]?.label ?? '', ...facts.slice(0, SHOWN)]],
    );
  return true;
}
