import { expect, it } from 'vitest';
import { screenerField } from '#contract/screener-fields.ts';
import { defaultScreener, withFilter } from '#kit/screener/state.ts';
import { fieldsOf, markup } from '#tests/support/markup.ts';
import { RangeForm } from './RangeForm.tsx';

const field = screenerField('volume');
if (!field) throw new Error('volume is a field');
const own = { min: 2e6 };
const state = {
  ...withFilter(withFilter(defaultScreener, 'volume', [own]), 'last_sale', [{ max: 5 }]),
  page: 4,
};

it('shows the range of one’s own, and takes its place alone', () => {
  expect(fieldsOf(markup(<RangeForm field={field} state={state} own={[own]} />))).toEqual([
    'volume.min=2M',
    'volume.max=',
    'last_sale=..5',
  ]);
});

it('is empty where there is none', () => {
  expect(fieldsOf(markup(<RangeForm field={field} state={defaultScreener} own={[]} />))).toEqual([
    'volume.min=',
    'volume.max=',
  ]);
});
