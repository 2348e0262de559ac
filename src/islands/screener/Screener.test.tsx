import { expect, it, vi } from 'vitest';
import { defaultScreener } from '#kit/screener/state.ts';
import { hrefsOf, markup, textOf } from '#tests/support/markup.ts';
import { Screener } from './Screener.tsx';

const row = { symbol: 'AAA', name: 'Alpha', spark: null };
const screen = (rows = [row]) => ({
  state: defaultScreener,
  rows,
  totalItems: rows.length,
  totalPages: 1,
  notice: null,
});
const page = (shown: ReturnType<typeof screen> | null, notices: string[] = []) =>
  markup(
    <Screener
      state={defaultScreener}
      screen={shown}
      notices={notices}
      companies={4_134}
      definitions={[]}
      counts={null}
      around={null}
      industryNames={{}}
      sectors={<ul id="sectors" />}
      screens={<ul id="ready" />}
    />,
  );

it('writes the rows and the whole file of them without a script, a browser or a request', () => {
  const asked = vi.spyOn(globalThis, 'fetch');
  const html = page(screen());
  expect(hrefsOf(html)).toContain('/stocks/AAA');
  expect(hrefsOf(html).some((href) => href.startsWith('/api/stock/export?'))).toBe(true);
  expect(html).toContain('id="sectors"');
  expect(html).toContain('id="ready"');
  expect(asked).not.toHaveBeenCalled();
});

it('says what was repaired of the address', () => {
  expect(textOf(page(screen(), ['page “x” was left out.']))).toContain('page “x” was left out.');
});

it('offers no file where nothing was found', () => {
  expect(textOf(page(screen()))).toContain('Export');
  expect(textOf(page(screen([])))).not.toContain('Export');
});

it('says that nothing was found, or that nothing came', () => {
  expect(textOf(page(screen([])))).toContain('No results found with the current filters.');
  expect(textOf(page(null))).toContain('Failed to fetch companies. Please try again.');
});
