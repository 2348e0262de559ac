import type { ReactNode } from 'react';
import type { ScreenerField } from '#contract/screener-fields.ts';
import { formatAmount } from '#kit/screener/amount.ts';
import { type FilterValue, formatFilterValue } from '#kit/screener/filters.ts';
import { type ScreenerState, withFilter } from '#kit/screener/state.ts';
import { SCREENER_PATH } from '#kit/screener/url.ts';
import { HiddenFields } from './HiddenFields.tsx';

interface Props {
  field: ScreenerField;
  state: ScreenerState;
  /** The values that are none of the options. */
  own: readonly FilterValue[];
}

/** A range of one's own in place of the offered ones: from an amount on, and under another. */
export function RangeForm({ field, state, own }: Props): ReactNode {
  const [only] = own;
  const { min, max } = typeof only === 'object' ? only : {};
  const amount = (bound: number | undefined) => (bound === undefined ? '' : formatAmount(bound));
  return (
    // Another range means other starting values: the fields are made anew.
    <form key={only && formatFilterValue(only)} className="own-range" action={SCREENER_PATH}>
      <label>
        <span>Min</span>
        <input
          className="input"
          type="text"
          name={`${field.name}.min`}
          defaultValue={amount(min)}
          placeholder="from"
          aria-label={`${field.label}, minimum`}
          autoComplete="off"
        />
      </label>
      <label>
        <span>Max</span>
        <input
          className="input"
          type="text"
          name={`${field.name}.max`}
          defaultValue={amount(max)}
          placeholder="under"
          aria-label={`${field.label}, maximum`}
          autoComplete="off"
        />
      </label>
      <button className="button button-secondary button-small" type="submit">
        Apply
      </button>
      <HiddenFields state={withFilter(state, field.name, [])} />
    </form>
  );
}
