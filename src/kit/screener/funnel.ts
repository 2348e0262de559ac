import type { ScreenerFieldName } from '#contract/screener-fields.ts';
import { activeFilters, type ScreenerState, withoutFilters } from './state.ts';

/** What narrows a screen, in the order in which it is shown. */
export type FunnelPart = 'symbol' | 'sector' | 'industries' | ScreenerFieldName;

/** One part of a screen, and the screen as far as it. */
interface FunnelStep {
  part: FunnelPart;
  state: ScreenerState;
}

/** How many companies are left after each part. */
export type Funnel = Partial<Record<FunnelPart, number>>;

/** The screens that lead to a state, each with one part more; the last is the state. */
export function funnelOf(state: ScreenerState): FunnelStep[] {
  const { symbol, sector, industries, filters } = state;
  const steps: FunnelStep[] = [];
  let narrowed = withoutFilters(state);
  const add = (part: FunnelPart, change: Partial<ScreenerState>) => {
    narrowed = { ...narrowed, ...change };
    steps.push({ part, state: narrowed });
  };
  if (symbol) add('symbol', { symbol });
  if (sector) add('sector', { sector });
  if (industries.length > 0) add('industries', { industries });
  for (const name of activeFilters(state)) {
    const values = filters[name] ?? [];
    if (values.length > 0) add(name, { filters: { ...narrowed.filters, [name]: values } });
  }
  return steps;
}
