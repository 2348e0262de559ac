import { expect, it } from 'vitest';
import { shownColumns } from '#kit/screener/columns.ts';
import { defaultScreener, type ScreenerState } from '#kit/screener/state.ts';
import { markup, textOf } from '#tests/support/markup.ts';
import { ResultsHead } from './ResultsHead.tsx';

const head = (state: ScreenerState, totalItems: number, companies: number | null) =>
  textOf(
    markup(
      <ResultsHead
        state={state}
        shown={{ state, rows: [], totalItems, totalPages: 1, notice: null }}
        columns={shownColumns(state)}
        companies={companies}
        screens={null}
        onColumns={() => undefined}
        onSave={() => undefined}
      />,
    ),
  );

it('says how many companies there are, and how many of them match once anything narrows', () => {
  expect(head(defaultScreener, 4_134, 4_134)).toContain('4,134 companies');
  expect(head({ ...defaultScreener, symbol: 'bio' }, 91, 4_134)).toContain('91 of 4,134 match');
  expect(head({ ...defaultScreener, symbol: 'bio' }, 91, null)).toContain('91 match');
});
