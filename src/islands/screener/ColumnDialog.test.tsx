import { expect, it } from 'vitest';
import { shownColumns } from '#kit/screener/columns.ts';
import { defaultScreener } from '#kit/screener/state.ts';
import { markup } from '#tests/support/markup.ts';
import ColumnDialog from './ColumnDialog.tsx';

const html = markup(
  <ColumnDialog
    shown={shownColumns({ ...defaultScreener, columns: ['symbol', 'name', 'volume', 'open'] })}
    withoutValue={new Set(['free_float'])}
    onChoose={() => undefined}
    onClose={() => undefined}
  />,
);

it('lists what is shown in its order, symbol and name excepted, which always are', () => {
  const moves = [...html.matchAll(/aria-label="Move ([^"]*) left"/g)].map(([, label]) => label);
  expect(moves).toEqual(['Volume', 'Open']);
  expect(html).not.toContain('<span>Symbol</span>');
});

it('moves nothing beyond either end', () => {
  expect(html).toMatch(/aria-label="Move Volume left" aria-disabled="true"/);
  expect(html).toMatch(/aria-label="Move Open right" aria-disabled="true"/);
  expect(html).toMatch(/aria-label="Move Volume right" aria-disabled="false"/);
});

it('offers no column that no company has a value for', () => {
  expect(html).toContain('RSI (14)');
  expect(html).not.toContain('Free Float');
});
