import { expect, it } from 'vitest';
import type { FilterDefinition } from '#contract/screener.ts';
import { defaultScreener, withFilter } from '#kit/screener/state.ts';
import { hrefsOf, markup, textOf } from '#tests/support/markup.ts';
import { FilterChip } from './FilterChip.tsx';

const definition: FilterDefinition = {
  name: 'volume',
  label: 'Volume',
  classification: 'Overview',
  active: true,
  options: [{ max: 1e6 }, { min: 1e6 }],
};
const chip = (state = defaultScreener, given: FilterDefinition | undefined = definition) =>
  markup(<FilterChip name="volume" state={state} definition={given} counts={[12, 1]} companies={20} />);

it('offers None, each option with what it would leave, and a range of one’s own', () => {
  const html = chip();
  expect(html).toMatch(/aria-current="true"[^>]*><span>None/);
  expect(textOf(html)).toContain('under 1M, 12 companies');
  expect(textOf(html)).toContain('1M+, 1 company');
  expect(html).toContain('name="volume.min"');
});

it('says what it lets through, one’s own range first, and marks it', () => {
  const state = withFilter(defaultScreener, 'volume', [{ min: 1e6 }, { min: 5, max: 7 }]);
  const html = chip(state);
  expect(textOf(/<span class="chip-value">.*?<\/span>/.exec(html)?.[0] ?? '')).toBe('1M+ or 5 to 7');
  expect(html.match(/aria-current="true"/g)).toHaveLength(2);
  expect(hrefsOf(html)).toContain('/stocks/screener?volume=5..7');
});

it('can be put away, and works while its options are not known', () => {
  expect(chip()).toContain('aria-label="Remove Volume"');
  expect(hrefsOf(chip())[0]).not.toContain('volume');
  expect(
    textOf(
      markup(
        <FilterChip
          name="volume"
          state={defaultScreener}
          definition={undefined}
          counts={undefined}
          companies={20}
        />,
      ),
    ),
  ).toContain('None');
});

it('offers the bands of market value that people use beside its own, which may be chosen as one of them', () => {
  const ofValue: FilterDefinition = { ...definition, name: 'market_cap', label: 'Market Cap', options: [{ max: 5e7 }, { min: 5e7, max: 5e9 }] };
  const state = withFilter(defaultScreener, 'market_cap', [{ min: 3e8, max: 1e9 }]);
  const html = markup(<FilterChip name="market_cap" state={state} definition={ofValue} counts={[895, 2927, 1400, 830]} companies={null} />);
  expect(textOf(html)).toMatch(/under \$50M, 895 companies\$50M to \$5B, 2,927 companies\$50M to \$300M, 1,400 companies\$300M to \$1B, 830 companies\$1B to \$2B\$2B to \$5B/);
  expect(html).toMatch(/aria-current="true"[^>]*><span>\$300M to \$1B/);
  expect(html).not.toMatch(/name="market_cap.min"[^>]*value="300M"/);
}); // prettier-ignore

it('says how many companies have no value, which every choice leaves out', () => {
  expect(textOf(chip(defaultScreener, { ...definition, count: 13 }))).toContain('7 of 20 have none on record: any choice leaves them out.');
  expect(textOf(chip(defaultScreener, { ...definition, count: 20 }))).not.toContain('none on record');
}); // prettier-ignore
