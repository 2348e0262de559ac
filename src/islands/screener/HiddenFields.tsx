import type { ReactNode } from 'react';
import type { ScreenerState } from '#kit/screener/state.ts';
import { formatScreener } from '#kit/screener/url.ts';

/** What a form sends along beside its own field, so that it changes nothing else. */
export function HiddenFields({ state }: { state: ScreenerState }): ReactNode {
  return [...new URLSearchParams(formatScreener(state))].map(([name, value], at) => (
    <input key={`${name}-${at}`} type="hidden" name={name} value={value} />
  ));
}
