import type { ReactNode } from 'react';
import { formatCount } from '#kit/format.ts';
import type { GridColumn } from '#kit/screener/columns.ts';
import type { NearMisses } from '#kit/screener/near-misses.ts';
import type { ScreenerState } from '#kit/screener/state.ts';
import { Grid } from './Grid.tsx';

interface Props {
  near: NearMisses;
  shown: readonly GridColumn[];
  standalone: boolean;
  state: ScreenerState;
  /** No row matches, so that no table above has the heads. */
  isAlone: boolean;
}

/** Below few rows: the companies that miss one limit by little. They are not counted, and in no file. */
export function JustOutside({ near, shown, standalone, state, isAlone }: Props): ReactNode {
  const missed = new Map(near.rows.map((miss) => [miss.row.symbol, miss]));
  return (
    <section className={isAlone ? 'just-outside alone' : 'just-outside'} aria-labelledby="just-outside">
      <div className="outside-head">
        <h2 id="just-outside">Just outside</h2>
        <p className="muted">
          {near.total === 1
            ? '1 company misses one limit, by at most as much again.'
            : `${formatCount(near.total)} companies miss one limit, by at most as much again; nearest first.`}{' '}
          Not counted, not exported.
        </p>
      </div>
      <Grid
        shown={shown}
        standalone={standalone}
        rows={near.rows.map(({ row }) => row)}
        missed={missed}
        state={state}
        caption="Just outside"
        busy={false}
      />
    </section>
  );
}
