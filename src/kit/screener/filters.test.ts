import { describe, expect, it } from 'vitest';
import { screenerField, screenerFieldNames } from '#contract/screener-fields.ts';
import {
  defaultActive,
  filteredNames,
  filterFields,
  filterValueLabel,
  orDefault,
  parseFilterValue,
  toggled,
  withValues,
} from './filters.ts';

it('offers at first what the specification names', () => {
  expect(defaultActive).toEqual(['market_cap', 'volume', 'shares_outstanding', 'bioPhasePipelines']);
});

it('filters every field of a row but its days, and its symbol and name, which the search is for', () => {
  const none = screenerFieldNames.filter((name) => !filterFields.some((field) => field.name === name));
  expect(none).toEqual(['symbol', 'name', 'statements_to', 'next_report']);
});

it('keeps nothing where the filters on offer are those of a first visit, in their order', () => {
  expect(orDefault([...defaultActive])).toBeNull();
  expect(orDefault([...defaultActive].reverse())).not.toBeNull();
  expect(orDefault([])).toEqual([]);
});

describe('a value of an address', () => {
  const read = (name: string, text: string) => {
    const field = screenerField(name);
    return field && parseFilterValue(field, text);
  };
  it('is a range for figures and a text for lists', () => {
    expect(read('market_cap', '50M..300M')).toEqual({ min: 5e7, max: 3e8 });
    expect(read('market', ' NYSE ')).toBe('NYSE');
  });
  it.each([
    ['market_cap', 'NYSE'],
    ['market', ''],
    ['market', '\u0000'],
    ['market', 'x'.repeat(201)],
    ['market', '\ud800'],
  ])('of %s is not %j', (name, text) => {
    expect(read(name, text)).toBeUndefined();
  });
});

it('adds a value, takes the same one out, and a filter without values goes', () => {
  const one = toggled({}, 'volume', { min: 1e6 });
  expect(one).toEqual({ volume: [{ min: 1e6 }] });
  expect(toggled(one, 'volume', { min: 1_000_000 })).toEqual({});
  expect(withValues(one, 'volume', [])).toEqual({});
  expect(filteredNames({ volume: [{ min: 1 }], market_cap: [{ max: 1 }], open: [] })).toEqual([
    'market_cap',
    'volume',
  ]);
});

it('shows a value in the unit of its field', () => {
  expect(filterValueLabel('market_cap', { min: 5e7 })).toBe('$50M+');
  expect(filterValueLabel('change_pre', { max: -2.5 })).toBe('under −2.5%');
  expect(filterValueLabel('market', 'NYSE American')).toBe('NYSE American');
});
