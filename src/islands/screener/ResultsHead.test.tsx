import { expect, it } from 'vitest';
import { columnSets, shownColumns } from '#kit/screener/columns.ts';
import { defaultScreener, type ScreenerState, withFilter } from '#kit/screener/state.ts';
import { fieldsOf, hrefsOf, markup, textOf } from '#tests/support/markup.ts';
import { ResultsHead } from './ResultsHead.tsx';

const markupOf = (
  state: ScreenerState,
  totalItems = 0,
  companies: number | null = null,
  told: ScreenerState = state,
) =>
  markup(
    <ResultsHead
      {...{ state, told }}
      shown={{ state, rows: [], totalItems, totalPages: 1, notice: null }}
      columns={shownColumns(state)}
      companies={companies}
      screens={null}
      onColumns={() => undefined}
      onSave={() => undefined}
    />,
  );
const head = (...args: Parameters<typeof markupOf>) => textOf(markupOf(...args));

it('says how many companies there are, and how many of them match once anything narrows', () => {
  expect(head(defaultScreener, 4_134, 4_134)).toContain('4,134 companies');
  expect(head({ ...defaultScreener, symbol: 'bio' }, 91, 4_134)).toContain('91 of 4,134 match');
  expect(head({ ...defaultScreener, symbol: 'bio' }, 91, null)).toContain('91 match');
});

it('leads to each set with its own columns, and marks the one shown', () => {
  const html = markupOf({ ...defaultScreener, view: 'analysts', columns: ['open'] });
  expect(html.match(/data-view="/g)).toHaveLength(columnSets.length);
  expect(hrefsOf(html)[0]).toBe('/stocks/screener');
  expect(html.match(/aria-current="true"[^>]*data-view="analysts"/g)).toHaveLength(1);
});

it('marks what the rows are of where those that were asked for did not come, and leads on from what was asked', () => {
  const wanted = withFilter({ ...defaultScreener, view: 'technical', sortField: 'name' }, 'volume', [
    { min: 5 },
  ]);
  const html = markupOf(wanted, 0, null, defaultScreener);
  expect(html.match(/aria-current="true"[^>]*data-view="([a-z]+)"/)?.[1]).toBe(defaultScreener.view);
  expect(html).toContain('value="market_cap.desc" selected=""');
  expect(hrefsOf(html)[0]).toBe('/stocks/screener?volume=5..&sortField=name&sortDirection=desc');
});

it('offers both orders of every column that sorts, the present one chosen', () => {
  expect(markupOf(defaultScreener)).toContain(
    '<option value="market_cap.desc" selected="">Market cap, high to low</option>',
  );
  expect(markupOf(defaultScreener)).toContain('<option value="name.asc">');
  expect(markupOf(defaultScreener)).not.toContain('spark');
});

it('has an order that no shown column offers, too', () => {
  expect(markupOf({ ...defaultScreener, sortField: 'latest_rsi' })).toContain(
    'value="latest_rsi.desc" selected=""',
  );
});

it('sends along what it does not change, from the first page', () => {
  const state = {
    ...withFilter(defaultScreener, 'volume', [{ min: 5 }]),
    page: 9,
    sortField: 'name',
  } as const;
  expect(fieldsOf(markupOf(state))).toEqual(['volume=5..']);
});
