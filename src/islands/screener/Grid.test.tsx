import { expect, it } from 'vitest';
import { shownColumns } from '#kit/screener/columns.ts';
import { defaultScreener, type ScreenerState } from '#kit/screener/state.ts';
import { hrefsOf, markup, textOf } from '#tests/support/markup.ts';
import { Grid } from './Grid.tsx';

const rows = [
  { symbol: 'BBB', name: 'Beta', spark: null, volume: 1 },
  { symbol: 'AAA', name: 'Alpha', spark: null, volume: 2 },
];
const grid = (state: ScreenerState, busy = false) =>
  markup(
    <Grid
      shown={shownColumns(state)}
      standalone={false}
      rows={rows}
      state={state}
      caption="Companies"
      busy={busy}
    />,
  );

it('keeps the rows in the order of the server, a head for each column', () => {
  const html = grid({ ...defaultScreener, columns: ['symbol', 'name', 'volume'] });
  expect(html.match(/scope="row"/g)).toHaveLength(2);
  expect(html.indexOf('BBB')).toBeLessThan(html.indexOf('AAA'));
  expect(html.match(/role="columnheader" scope="col" class="col-(?!heart)/g)).toHaveLength(3);
  expect(textOf(/<caption.*?<\/caption>/.exec(html)?.[0] ?? '')).toBe('Companies');
});

it('marks the sorted head, whose link turns the order round, and lets others begin with their own', () => {
  const html = grid({
    ...defaultScreener,
    sortField: 'volume',
    page: 4,
    columns: ['symbol', 'name', 'volume'],
  });
  expect(html.match(/aria-sort="descending"/g)).toHaveLength(1);
  const heads = hrefsOf(html).filter((href) => href.startsWith('/stocks/screener'));
  const query = (href: string | undefined) => new URLSearchParams(href?.split('?')[1]);
  expect(heads.map((href) => [query(href).get('sortField'), query(href).get('sortDirection')])).toEqual([
    ['symbol', 'asc'],
    ['name', 'asc'],
    ['volume', 'asc'],
  ]);
  expect(heads.every((href) => query(href).get('page') === null)).toBe(true);
});

it('says that rows are on their way', () => {
  expect(grid(defaultScreener, true)).toContain('aria-busy="true"');
  expect(grid(defaultScreener)).not.toContain('aria-busy');
});
