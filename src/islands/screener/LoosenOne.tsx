import type { ReactNode } from 'react';
import { formatCount } from '#kit/format.ts';
import type { LooserScreen } from '#kit/screener/around.ts';

/** After few rows: what each part costs, as screens that ask for a little less. */
export function LoosenOne({ looser }: { looser: readonly LooserScreen[] }): ReactNode {
  if (looser.length === 0) return null;
  return (
    <nav className="loosen" aria-label="Loosen one">
      <strong>Loosen one</strong>
      <ul role="list">
        {looser.map(({ label, href, companies }) => (
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
