import type { ReactNode } from 'react';
import { columnSets } from '#kit/screener/columns.ts';
import type { ScreenerState } from '#kit/screener/state.ts';
import { screenerHref } from '#kit/screener/url.ts';

/** The column sets; `data-view` lets the columns remembered for a set take the place of its own. */
export function ColumnTabs({ state }: { state: ScreenerState }): ReactNode {
  return (
    <nav className="tabs tabs-second" aria-label="Columns">
      <ul>
        {columnSets.map(({ id, label }) => (
          <li key={id}>
            <a
              href={screenerHref({ ...state, view: id, columns: null })}
              aria-current={id === state.view ? 'true' : undefined}
              data-step
              data-view={id}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
