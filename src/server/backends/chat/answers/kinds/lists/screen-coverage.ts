import { screenerField, type ScreenerFieldName } from '#contract/screener-fields.ts';
import type { Filters } from '#contract/screener.ts';
import { formatCount } from '#kit/format.ts';
import type { Beside } from '#server/store/screener/screener-beside.ts';
import type { Draft } from '../../written/draft.ts';
import { type Ask, rowsOf } from '../../grammar/reading/kind.ts';
import type { LookedUp } from '../../look-ups/look-up.ts';
import { screen } from '../../look-ups/screen.ts';

/** Shows the first of them. */
export function showRows(found: LookedUp, draft: Draft, title = 'First matches'): void {
  const rows = rowsOf(found);
  if (rows.length === 0) return;
  const names = [...new Set(rows.flatMap((row) => [...row.keys()]))].filter((name) => name !== 'name');
  const heads = names.map((name) => {
    const label = rows.find((row) => row.has(name))?.get(name)?.label ?? name;
    return name === 'runway' ? `${label}, quarters` : label;
  });
  draft.table(
    title,
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
export async function sayCoverage(
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
  const held = counted.filter(({ isRange, all }) => isRange && all > 0).toSorted((a, b) => b.all - a.all);
  const near = held.find(({ known }) => known > 0);
  if (near) await sayNearest({ filters, beside, name: near.name }, ask, draft);
  const [open] = held.filter(({ known }) => known === 0);
  if (!near && open) await sayUnknown({ filters, beside, name: open.name }, ask, draft);
  for (const { name, known, all } of held)
    // In their order: each adds to the one draft.
    if (known < all * SELDOM) await sayInstead({ filters, beside, name }, ask, draft);
}

/** A figure that so few of them have on record keeps off a list those whom nobody knows it of. */
const SELDOM = 0.2;

/** Figures that few companies have on record, and the nearest to each that more of them have. */
const INSTEAD: Readonly<Partial<Record<ScreenerFieldName, ScreenerFieldName>>> = {
  free_cash_flow: 'operating_cash_flow',
  ev_sales: 'price_sales',
};

/** What narrows a list, and the condition of it that nobody is known to meet. */
interface Unmet {
  filters: Filters;
  beside: Beside;
  name: string;
}

/** Those that pass all else of a list, of whom nobody knows whether they are on it: they are no no. */
async function sayUnknown({ filters, beside, name }: Unmet, ask: Ask, draft: Draft): Promise<void> {
  const { [name as keyof Filters]: _own, ...rest } = filters;
  const found = await ask(screen, { filters: rest, beside, limit: NEAREST });
  const rows = rowsOf(found);
  const total = found.total ?? 0;
  if (rows.length === 0) return;
  draft.text(
    total > rows.length
      ? `So none of those is ruled out by it. Of the ${formatCount(total)} that pass all else the largest are:`
      : `So ${total === 1 ? 'it is' : 'they are'} not ruled out by it. ${total === 1 ? 'The one' : 'Those'} that ${total === 1 ? 'passes' : 'pass'} all else:`,
  );
  showRows(found, draft, 'Those that pass the rest');
}

/** The list by what comes nearest to a figure that few of them have on record. */
async function sayInstead({ filters, beside, name }: Unmet, ask: Ask, draft: Draft): Promise<void> {
  const { [name as keyof Filters]: own, ...rest } = filters;
  const instead = INSTEAD[name as ScreenerFieldName];
  if (instead === undefined || own === undefined || instead in filters) return;
  const found = await ask(screen, {
    filters: { ...rest, [instead]: own },
    beside,
    sortField: instead,
    sortDirection: 'desc',
    limit: NEAREST,
  });
  const total = found.total ?? 0;
  if (total === 0) return;
  const [label, other] = [instead, name].map(
    (each) => screenerField(each as ScreenerFieldName)?.label ?? each,
  );
  draft.text(
    `By ${label ?? ''} instead of ${other ?? ''}, which more of them have on record, **${formatCount(total)}** ${total === 1 ? 'passes' : 'pass'}:`,
  );
  showRows(found, draft, `By ${label ?? ''} instead`);
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
