import type { ReactNode } from 'react';
import { type ScreenerState, withoutFilters } from '#kit/screener/state.ts';
import { screenerHref } from '#kit/screener/url.ts';
import { Icon } from './Icon.tsx';
import { LOAD_FAILED, NO_RESULTS } from './wording.ts';

/** The wanted rows did not come; those before, if any, stay below, and then one line says so. */
export function LoadFailed({ state, rowsStay }: { state: ScreenerState; rowsStay: boolean }): ReactNode {
  if (rowsStay)
    return (
      <p className="banner" role="alert">
        <span>
          <strong>{LOAD_FAILED}</strong> The rows below are those shown before.
        </span>
        <a href={screenerHref(state)} data-step>
          Try again
        </a>
      </p>
    );
  return (
    <div className="state" role="alert">
      <p className="state-title">{LOAD_FAILED}</p>
      <p>The screener did not answer. What is shown without such a notice is complete.</p>
      <a className="button button-secondary" href={screenerHref(state)} data-step>
        <Icon name="rotate-ccw" />
        Try again
      </a>
    </div>
  );
}

/** The quotes could not be brought up to date. */
export function Stale({ state }: { state: ScreenerState }): ReactNode {
  return (
    <p className="banner" role="status">
      New quotes did not arrive; these are the last ones.
      <a href={screenerHref(state)} data-step>
        Try again
      </a>
    </p>
  );
}

export function NoResults({ state }: { state: ScreenerState }): ReactNode {
  return (
    <div className="state">
      <p className="state-title">{NO_RESULTS}</p>
      <p>
        {state.symbol
          ? `No symbol or company name that passes them contains “${state.symbol}”.`
          : 'Companies that pass every filter would be listed here.'}
      </p>
      <a className="button button-secondary" href={screenerHref(withoutFilters(state))} data-step>
        Reset Filters
      </a>
    </div>
  );
}
