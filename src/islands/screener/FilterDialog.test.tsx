import { expect, it } from 'vitest';
import type { FilterDefinition } from '#contract/screener.ts';
import { markup, textOf } from '#tests/support/markup.ts';
import FilterDialog from './FilterDialog.tsx';

const define = (name: FilterDefinition['name'], classification: string, count: number): FilterDefinition => ({
  name,
  label: name,
  classification,
  active: false,
  count,
  options: [],
});
const html = markup(
  <FilterDialog
    definitions={[
      define('volume', 'Overview', 1),
      define('latest_rsi', 'Performance', 1_200),
      {
        ...define('holders', 'Ownership', 700),
        sparse: true,
        source: 'SEC form 13F',
        from: '2026-03-31',
        to: '2026-03-31',
      },
      define('open', 'Overview', 3),
    ]}
    active={['latest_rsi']}
    companies={4_134}
    matches={12}
    countWith={() => Promise.resolve(3)}
    onChoose={() => undefined}
    onClose={() => undefined}
  />,
);

it('groups the filters by classification, those on offer ticked', () => {
  expect([...html.matchAll(/<legend>(.*?)<\/legend>/g)].map(([, name]) => name)).toEqual([
    'Overview',
    'Performance',
    'Fewer than one company in five',
  ]);
  expect(html.match(/checked=""/g)).toHaveLength(1);
});

it('says how many companies have a value, of how many', () => {
  expect(textOf(html)).toContain('latest_rsi 1,200 of 4,134 companies have a value');
  expect(textOf(html)).toContain('volume 1 of 4,134 company has a value');
});

it('says of each filter in a sentence what it is, from where and of when', () => {
  expect(textOf(html)).toContain(
    'Managers on record who hold the share, of their last 13F reports. SEC form 13F, Mar 31, 2026.',
  );
});
