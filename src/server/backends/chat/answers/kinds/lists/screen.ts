import { screenerField, type ScreenerFieldName } from '#contract/screener-fields.ts';
import { sizeOf } from '#contract/company-size.ts';
import type { Filters } from '#contract/screener.ts';
import { formatDate } from '#kit/time/dates.ts';
import { formatCount } from '#kit/format.ts';
import { describeState } from '#kit/screener/describe-screen.ts';
import { filtersOf } from '#kit/screener/query.ts';
import { screenerHref } from '#kit/screener/url.ts';
import { listOf } from '#kit/text/sentence.ts';
import type { Beside } from '#server/store/screener/screener-beside.ts';
import type { Company } from '../../grammar/names/company.ts';
import type { ScreenRead } from '../../grammar/screening/screen-read.ts';
import { CHEAPEST } from '../../grammar/screening/screen-sorts.ts';
import type { LookedUp } from '../../look-ups/look-up.ts';
import { screen, screenOfOne } from '../../look-ups/screen.ts';
import { escapeMarkdown, type Draft } from '../../written/draft.ts';
import { type Ask, one, rowsOf } from '../../grammar/reading/kind.ts';
import { saidOfDays } from './screen-events.ts';
import { sayCoverage, showRows } from './screen-coverage.ts';

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
  /** The day of the newest quotes, from which days are counted. */
  record: string;
}

/** What narrows a list beside the filters of the screener, in words. */
const besideInWords = ({
  trialsFor,
  trialPhases,
  eventsWithin,
  events,
  states,
  cashFlowsUnder,
  anyOf,
  without,
}: Beside): string[] => [
  ...(anyOf ? [anyOf.words.map((words) => `“${words}”`).join(' or ')] : []),
  ...(events
    ? [
        `${listOf(events.kinds).replace(' and ', ' or ')} of ${formatDate(events.from)} to ${formatDate(events.to)}`,
      ]
    : []),
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
      )
      .replace(DAYS, (_, what: string, from: string, before: string) =>
        Number(before) - Number(from) === 1
          ? `Days to ${what} ${from}`
          : `Days to ${what} ${from} to ${Number(before) - 1}`,
      ),
  ].join(' · ');

/** Days from one to before another. */
const DAYS = /\bDays to (Report|Catalyst) (\d+) to (\d+)\b/;

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
  draft.text(saidOfDays(filters, wanted.record));
  sayNotTaken(read, draft);
  if ((found.total ?? 0) === 0) await sayOfAllSizes(wanted, ask, draft);
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

/** On a record of small caps the word may stand for whoever is on it: where none of its size passes, those of any size are told. */
async function sayOfAllSizes({ read }: AskedScreen, ask: Ask, draft: Draft): Promise<void> {
  const [size, other] = read.state.filters.market_cap ?? [];
  const isBySize = typeof size === 'object' && other === undefined && size.min === sizeOf('small').min;
  if (!isBySize || size.max !== sizeOf('larger').max) return;
  const { market_cap: _size, ...filters } = read.state.filters;
  const wider = { ...read, state: { ...read.state, filters } };
  const query = JSON.parse(filtersOf(wider.state) ?? '{}') as Filters;
  const { sortField, sortDirection } = wider.state;
  const found = await ask(screen, {
    filters: query,
    beside: read.beside,
    sortField,
    sortDirection,
    limit: FIRST,
  });
  if ((found.total ?? 0) === 0) return;
  draft.text(
    '“Small caps” was taken for $300M to $2B. Of any size on this record, which is of smaller companies:',
  );
  sayTotal(wider, found, draft);
  showRows(found, draft, 'Of any size');
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
    draft.text(`No company is known to pass: ${describeScreen(read)}. ${link}.${without}`);
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
