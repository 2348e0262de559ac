import { expect, it } from 'vitest';
import { defaultScreener } from '#kit/screener/state.ts';
import { fieldsOf, markup } from '#tests/support/markup.ts';
import { HiddenFields } from './HiddenFields.tsx';

it('sends everything of a state that is not as by default, each alternative by itself', () => {
  const state = { ...defaultScreener, symbol: 'a"b', industries: ['2834', '7372'] };
  expect(fieldsOf(markup(<HiddenFields state={state} />))).toEqual(['symbol=a"b', 'sic=2834', 'sic=7372']);
  expect(markup(<HiddenFields state={defaultScreener} />)).toBe('');
});
