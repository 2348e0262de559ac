import { expect, it } from 'vitest';
import { defaultScreener } from '#kit/screener/state.ts';
import { hrefsOf, markup, textOf } from '#tests/support/markup.ts';
import { LoadFailed, NoResults, Stale } from './States.tsx';

const state = { ...defaultScreener, symbol: 'x & y', page: 2 };

it('says that rows did not come, whether others stay, and tries the same again', () => {
  const html = markup(<LoadFailed state={state} rowsStay />);
  expect(html).toContain('role="alert"');
  expect(textOf(html)).toContain('Failed to fetch companies. Please try again.');
  expect(textOf(html)).toContain('those shown before');
  expect(hrefsOf(html)).toEqual(['/stocks/screener?symbol=x+%26+y&page=2']);
  expect(textOf(markup(<LoadFailed state={state} rowsStay={false} />))).toContain(
    'What is shown without such a notice is complete.',
  );
});

it('says that quotes are the last ones', () => {
  expect(textOf(markup(<Stale state={state} />))).toContain('these are the last ones');
});

it('says what was searched for in vain, and leads to every company', () => {
  const html = markup(<NoResults state={state} />);
  expect(textOf(html)).toContain('No results found with the current filters.');
  expect(textOf(html)).toContain('contains “x & y”');
  expect(hrefsOf(html)).toEqual(['/stocks/screener']);
});
