import type { Filters } from '#contract/screener.ts';
import { formatCount } from '#kit/format.ts';
import { describeState } from '#kit/screener/describe-screen.ts';
import { filtersOf } from '#kit/screener/query.ts';
import type { ScreenerState } from '#kit/screener/state.ts';
import { screenerHref } from '#kit/screener/url.ts';
import { screen } from '../look-ups/screen.ts';
import type { Draft } from '../draft.ts';
import { type Ask, rowsOf } from './kind.ts';

const FIRST = 5;

/** Says how many companies pass, shows the first, and leads to the screen; false where none passes. */
export async function answerScreen(state: ScreenerState, ask: Ask, draft: Draft): Promise<boolean> {
  const filters = JSON.parse(filtersOf(state) ?? '{}') as Filters;
  const { sortField, sortDirection } = state;
  const found = await ask(screen, { filters, sortField, sortDirection, limit: FIRST });
  const rows = rowsOf(found);
  const total = found.total ?? 0;
  const link = `[Open the screen](${screenerHref(state)})`;
  if (total === 0) {
    draft.text(`No company on record passes: ${describeState(state)}. ${link}.`);
    return true;
  }
  const source = {
    label: 'RedStreet screener',
    href: screenerHref(state),
    date: rows[0]?.get('symbol')?.date ?? null,
  };
  draft.text(
    `**${formatCount(total)}**${draft.cite(source)} ${total === 1 ? 'company passes' : 'companies pass'}: ${describeState(state)}. ${link}${total > FIRST ? ` for all of them; the first ${FIRST} are below` : ''}.`,
  );
  const names = [...new Set(rows.flatMap((row) => [...row.keys()]))].filter((name) => name !== 'name');
  const heads = names.map((name) => rows.find((row) => row.has(name))?.get(name)?.label ?? name);
  draft.table(
    'First matches',
    ['Company', ...heads],
    rows.map((row) => [String(row.get('name')?.value ?? ''), ...names.map((name) => row.get(name))]),
  );
  return true;
}
