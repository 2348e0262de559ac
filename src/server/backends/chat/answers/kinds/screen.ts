import { screenerField, type ScreenerFieldName } from '#contract/screener-fields.ts';
import type { Filters } from '#contract/screener.ts';
import { formatDate } from '#kit/time/dates.ts';
import { formatCount } from '#kit/format.ts';
import { describeState } from '#kit/screener/describe-screen.ts';
import { filtersOf } from '#kit/screener/query.ts';
import { screenerHref } from '#kit/screener/url.ts';
import { listOf } from '#kit/text/sentence.ts';
import type { Beside } from '#server/store/screener/screener-beside.ts';
import type { Company } from '../grammar/company.ts';
import type { ScreenRead } from '../grammar/screening/screen-read.ts';
import { CHEAPEST } from '../grammar/screening/screen-sorts.ts';
import type { LookedUp } from '../look-ups/look-up.ts';
import { screen, screenOfOne } from '../look-ups/screen.ts';
import { escapeMarkdown, type Draft } from '../draft.ts';
import { type Ask, one, rowsOf } from '../grammar/kind.ts';

const FIRST = 5;
const MOST_ROWS = 20;

/** A list of companies that is asked for: what was read of it, and who is asked of it. */
export interface AskedScreen {
  read: Pick<
    ScreenRead,
    'state' | 'industryWords' | 'beside' | 'phrases' | 'notes' | 'count' | 'columns' | 'isSorted'
  >;
  members: readonly Company[];
  /** Which of them is first is asked for. */
  asksFirst?: boolean;
}

/** What narrows a list beside the filters of the screener, in words. */
const besideInWords = ({
  trialsFor,
  trialPhases,
  eventsWithin,
  states,
  cashFlowsUnder,
  anyOf,
  without,
}: Beside): string[] => [
  ...(anyOf ? [anyOf.words.map((words) => `“${words}”`).join(' or ')] : []),
  ...(states?.length ? [`headquarters in ${states.join(' or ')}`] : []),
  ...(without?.length ? [`without ${listOf([...new Set(without.map(({ words }) => `“${words}”`))])}`] : []),
  ...(cashFlowsUnder === undefined
    ? []
    : [`market value under ${cashFlowsUnder} times cash from operations of twelve months`]),
  ...(trialsFor?.length
    ? [
        eventsWithin
          ? `a dated event for ${trialsFor.join(' or ')} to ${formatDate(eventsWithin.to)}`
          : `a registered ${trialPhases ? `${trialPhases.join(' or ')} ` : ''}trial for ${trialsFor.join(' or ')}`,
      ]
    : []),
];

/** What a list is narrowed to and how it is sorted; sub-sectors by the words that stood for them. */
export const describeScreen = ({
  state,
  industryWords,
  beside,
}: Pick<ScreenRead, 'state' | 'industryWords' | 'beside'>): string =>
  [
    ...besideInWords(beside).map((each) => each.replace(/^./, (letter) => letter.toUpperCase())),
    describeState(state)
      .replace(/\b\d+ sub-sectors?\b/, (count) =>
        industryWords.length > 0 ? `“${industryWords.join('”, “')}” (${count})` : count,
      )
      // A range ends before its upper limit: one year is that year.
      .replace(/\bIPO Year (\d{4}) to (\d{4})\b/, (_, from: string, before: string) =>
        Number(before) - Number(from) === 1
          ? `IPO Year ${from}`
          : `IPO Year ${from} to ${Number(before) - 1}`,
      ),
  ].join(' · ');

/** By what else the cheapest come first, where none of them earns: the nearest to earnings first; each company has a market value. */
const cheapBy: readonly ScreenerFieldName[] = ['price_earnings', 'price_sales', 'price_book', 'market_cap'];

/** The list by the next of these, which says so; undefined where nobody asked for the cheapest. */
function cheapestBy({ read, ...rest }: AskedScreen): AskedScreen | undefined {
  const { state, notes } = read;
  const next = cheapBy[cheapBy.indexOf(state.sortField) + 1];
  const isOfCheap = notes.some((note) => note === CHEAPEST || note.startsWith(TAKEN_FOR));
  if (!isOfCheap || next === undefined || next === 'price_earnings') return undefined;
  const labels = cheapBy
    .slice(0, cheapBy.indexOf(next) + 1)
    .map((field) => screenerField(field)?.label ?? field);
  const note = `${TAKEN_FOR} ${labels.at(-1) ?? ''}: ${listOf(labels.slice(0, -1))} ${labels.length > 2 ? 'are' : 'is'} on record of none of them.`;
  return {
    ...rest,
    read: {
      ...read,
      state: { ...state, sortField: next, sortDirection: 'asc' },
      notes: [...notes.filter((each) => each !== CHEAPEST && !each.startsWith(TAKEN_FOR)), note],
    },
  };
}
const TAKEN_FOR = '“Cheapest” was taken here for the lowest';

/** Says how many companies pass, shows the first, and leads to the screen; false where none passes. */
export async function answerScreen(wanted: AskedScreen, ask: Ask, draft: Draft): Promise<boolean> {
  const { read, members } = wanted;
  const filters = JSON.parse(filtersOf(read.state) ?? '{}') as Filters;
  const { sortField, sortDirection } = read.state;
  const limit = Math.min(read.count ?? FIRST, MOST_ROWS);
  const columns = [...read.columns];
  const found = await ask(screen, { filters, beside: read.beside, sortField, sortDirection, limit, columns });
  const [first] = rowsOf(found);
  if (read.isSorted && first && !first.has(sortField)) {
    const other = cheapestBy(wanted);
    if (other) return answerScreen(other, ask, draft);
    draft.text(
      `${screenerField(sortField)?.label ?? sortField} is on record of none of them: ${describeScreen(read)}.`,
    );
    sayNotTaken(read, draft);
    return false;
  }
  if (wanted.asksFirst) sayFirst(read, found, draft);
  sayTotal(read, found, draft);
  sayNotTaken(read, draft);
  for (const company of members) await sayMember(company, { filters, beside: read.beside }, ask, draft);
  showRows(found, draft);
  const shown = [sortField, ...columns];
  await sayCoverage({ filters, beside: read.beside, shown, total: found.total ?? 0 }, ask, draft);
  const net = filters.net_cash?.some((each) => typeof each === 'object' && (each.min ?? 0) >= 100);
  if (net === true)
    draft.text(
      'Net Cash is cash less debt, in percent of market value: from 100 on there is more of it than the company costs.',
    );
  return true;
}

/** Names what was said and narrows nothing here, so that nobody takes the list for what he asked for. */
function sayNotTaken({ notes, phrases }: AskedScreen['read'], draft: Draft): void {
  if (notes.length + phrases.length > 0) draft.lacks();
  draft.text(...notes);
  if (phrases.length > 0)
    draft.text(
      `Not filtered by: ${phrases.map((each) => `“${escapeMarkdown(each)}”`).join(', ')}, which no filter here takes.`,
    );
}

/** Names the first of a list in its order, with the figure that it is first by. */
function sayFirst({ state }: AskedScreen['read'], found: LookedUp, draft: Draft): void {
  const [first] = rowsOf(found);
  const [name, symbol, value] = ['name', 'symbol', state.sortField].map((field) => first?.get(field));
  if (!name || !symbol || !value) return;
  draft.text(
    `First of them by ${value.label} is ${escapeMarkdown(String(name.value))} (${String(symbol.value)}) with ${draft.strong(value)}.`,
  );
}

/** Says how many pass, and what of. */
function sayTotal(read: AskedScreen['read'], found: LookedUp, draft: Draft): void {
  const rows = rowsOf(found);
  const total = found.total ?? 0;
  const besides = besideInWords(read.beside);
  const link = `[Open the screen](${screenerHref(read.state)})`;
  const without =
    besides.length > 0
      ? ` The screener itself has no filter for ${listOf(besides)}: it shows all that pass the rest.`
      : '';
  if (total === 0) {
    draft.text(`No company on record passes: ${describeScreen(read)}. ${link}.${without}`);
    return;
  }
  const source = {
    label: 'RedStreet screener',
    href: screenerHref(read.state),
    date: rows[0]?.get('symbol')?.date ?? null,
  };
  draft.text(
    `**${formatCount(total)}**${draft.cite(source)} ${total === 1 ? 'company passes' : 'companies pass'}: ${describeScreen(read)}. ${link}${total > rows.length ? ` for all of them; the first ${formatCount(rows.length)} are below` : ''}.${without}`,
  );
}

/** Shows the first of them. */
function showRows(found: LookedUp, draft: Draft): void {
  const rows = rowsOf(found);
  if (rows.length === 0) return;
  const names = [...new Set(rows.flatMap((row) => [...row.keys()]))].filter((name) => name !== 'name');
  const heads = names.map((name) => {
    const label = rows.find((row) => row.has(name))?.get(name)?.label ?? name;
    return name === 'runway' ? `${label}, quarters` : label;
  });
  draft.table(
    'First matches',
    ['Company', ...heads],
    rows.map((row) => [String(row.get('name')?.value ?? ''), ...names.map((name) => row.get(name))]),
  );
}

/** A figure that fewer of them have on record narrows a list by what is known rather than by what is so. */
const MOST = 0.8;
/** What has none of these has not happened, which is known. */
const COUNTS_WHAT_HAPPENED = /insider|days|revisions|holders|purchases/;
/** So many conditions are looked at. */
const CONDITIONS = 3;
/** No figure of a company is as large. */
const ANY = 1e15;

/** Says of how many companies that pass the rest each figure that they are narrowed by or shown with is on record, where that is far from all. */
async function sayCoverage(
  {
    filters,
    beside,
    shown,
    total,
  }: { filters: Filters; beside: Beside; shown: readonly string[]; total: number },
  ask: Ask,
  draft: Draft,
): Promise<void> {
  const ranges = Object.entries(filters)
    .filter(([, values]) => Array.isArray(values) && values.some((each) => typeof each === 'object'))
    .map(([name]) => name);
  const names = [...new Set([...ranges, ...shown])].filter((name) => !COUNTS_WHAT_HAPPENED.test(name));
  const counted = await Promise.all(
    names.slice(0, CONDITIONS).map(async (name) => {
      const { [name as keyof Filters]: _own, ...rest } = filters;
      const [all, known] = await Promise.all([
        ask(screen, { filters: rest, beside, limit: 1 }),
        ask(screen, { filters: { ...rest, [name]: [{ min: -ANY }] }, beside, limit: 1 }),
      ]);
      const isRange = ranges.includes(name);
      return {
        name,
        isRange,
        label: screenerField(name)?.label ?? name,
        all: all.total ?? 0,
        known: known.total ?? 0,
      };
    }),
  );
  for (const { label, all, known, isRange } of counted)
    // Of a short list it matters who could not be told from it.
    if (known < all * MOST || (isRange && all - known > total * FEW))
      draft.text(
        `${label} is on record of ${formatCount(known)} of the ${formatCount(all)} companies that pass the rest: of the others nothing is known of it.`,
      );
  if (total > 0) return;
  // Of a list that nobody is on: who comes nearest, by the condition that keeps most of them off it.
  const [near] = counted
    .filter(({ isRange, known }) => isRange && known > 0)
    .toSorted((a, b) => b.all - a.all);
  if (near) await sayNearest({ filters, beside, name: near.name }, ask, draft);
}

/** So many companies come nearest to a list that nobody is on. */
const NEAREST = 3;
/** A figure that so many of the companies on a list lack is told: as a part of those on it. */
const FEW = 0.1;

/** Of a list that nobody is on: without its one condition, those that come nearest to it. */
async function sayNearest(
  { filters, beside, name }: { filters: Filters; beside: Beside; name: string },
  ask: Ask,
  draft: Draft,
): Promise<void> {
  const { [name as keyof Filters]: own, ...rest } = filters;
  const wanted = Array.isArray(own) ? own.find((each) => typeof each === 'object') : undefined;
  if (!wanted) return;
  const isLow = 'max' in wanted && wanted.max !== undefined;
  const found = await ask(screen, {
    filters: { ...rest, [name]: [{ min: -ANY }] },
    beside,
    sortField: name as ScreenerFieldName,
    sortDirection: isLow ? 'asc' : 'desc',
    limit: NEAREST,
  });
  const rows = rowsOf(found).filter((row) => row.has(name));
  if (rows.length === 0) return;
  const label = screenerField(name)?.label ?? name;
  draft.text(`Of those that pass all else, these have the ${isLow ? 'lowest' : 'highest'} ${label}:`);
  draft.table(
    `${isLow ? 'Lowest' : 'Highest'} ${label} of those that pass the rest`,
    ['Company', 'Ticker', label],
    rows.map((row) => [String(row.get('name')?.value ?? ''), row.get('symbol'), row.get(name)]),
  );
}

/** Whether a company is on the list, and if not which of its values is why. */
async function sayMember(
  { symbol, short }: Company,
  asked: { filters: Filters; beside: Beside },
  ask: Ask,
  draft: Draft,
): Promise<void> {
  const found = await ask(screenOfOne, { symbol, ...asked });
  const passes = one(found, 'passes');
  if (!passes) return;
  if (passes.value === 'yes') {
    draft.text(`${short} (${symbol}) is on it${draft.cite(passes.source)}.`);
    return;
  }
  const why = rowsOf(found).map((row) => {
    const own = row.get('own');
    return `${String(row.get('field')?.value)} ${own ? draft.strong(own) : 'not on record'}`;
  });
  draft.text(
    `${short} (${symbol}) is not on it${draft.cite(passes.source)}${why.length > 0 ? `: its ${listOf(why)}` : ''}.`,
  );
}
