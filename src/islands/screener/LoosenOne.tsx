import { type ReactNode, useEffect, useState } from 'react';
import { formatCount } from '#kit/format.ts';
import type { Screen } from '#kit/screener/load.ts';
import { looserThan } from '#kit/screener/looser.ts';
import { isFiltered, type ScreenerState } from '#kit/screener/state.ts';
import { screenerHref } from '#kit/screener/url.ts';

interface Props {
  screen: Screen;
  /** How many companies a state finds. */
  count: (state: ScreenerState) => Promise<number>;
}

/** So few rows that one may have asked for too much. */
const FEW = 10;
const MOST = 5;

interface Counted {
  label: string;
  href: string;
  companies: number;
}

/** After few rows: what each part costs, as screens that ask for a little less; only those that gain. */
export function LoosenOne({ screen, count }: Props): ReactNode {
  const { state, totalItems } = screen;
  const key = isFiltered(state) && totalItems < FEW ? screenerHref({ ...state, page: 1 }) : '';
  const [found, setFound] = useState<{ key: string; counted: Counted[] }>({ key: '', counted: [] });
  useEffect(() => {
    if (key === '') return undefined;
    let isOver = false;
    const counting = looserThan(state).map(async ({ label, state: wider }): Promise<Counted> => ({
      label,
      href: screenerHref({ ...wider, page: 1 }),
      companies: await count(wider),
    }));
    void Promise.all(counting).then(
      (counted) => {
        const gaining = counted.filter(({ companies }) => companies > totalItems).slice(0, MOST);
        if (!isOver) setFound({ key, counted: gaining });
      },
      // It only adds to the rows.
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [key]);
  if (key === '' || found.key !== key || found.counted.length === 0) return null;
  return (
    <nav className="loosen" aria-label="Loosen one">
      <strong>Loosen one</strong>
      <ul role="list">
        {found.counted.map(({ label, href, companies }) => (
          <li key={label}>
            <a className="pill" href={href} data-step>
              {label} <strong className="tabular">{formatCount(companies)}</strong>
              <span className="visually-hidden"> companies</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
