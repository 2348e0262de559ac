import type { ReactNode } from 'react';
import { screenerPageSizes } from '#contract/bounds.ts';
import { formatCount } from '#kit/format.ts';
import { isLeftOutWhereNarrow, pagesAround } from '#kit/site/pages-around.ts';
import type { Screen } from '#kit/screener/load.ts';
import { type ScreenerState, withPage, withPageSize } from '#kit/screener/state.ts';
import { screenerHref } from '#kit/screener/url.ts';
import { Icon } from './Icon.tsx';
import { rowRange } from './wording.ts';

interface Props {
  screen: Screen;
  /** What the links start from. */
  state: ScreenerState;
}

export function GridPager({ screen, state }: Props): ReactNode {
  const { page } = state;
  const { totalPages } = screen;
  const hrefOf = (target: number) => screenerHref(withPage(state, target));
  return (
    <div className="pager">
      <p>
        <strong className="tabular">{rowRange(screen)}</strong> of{' '}
        <strong className="tabular">{formatCount(screen.totalItems)}</strong>
      </p>
      <PageSizes state={state} />
      <nav aria-label="Pages">
        <ol>
          <li>
            <Step
              name="Previous page"
              rel="prev"
              icon="chevron-left"
              href={page > 1 ? hrefOf(page - 1) : null}
            />
          </li>
          {pagesAround(page, totalPages).map((entry, index) =>
            entry === 'gap' ? (
              <li key={`gap-${index}`} className="gap">
                <span aria-hidden="true">…</span>
              </li>
            ) : (
              <li key={entry} className={isLeftOutWhereNarrow(entry, page, totalPages) ? 'near' : undefined}>
                <a
                  href={hrefOf(entry)}
                  aria-label={`Page ${formatCount(entry)}`}
                  aria-current={entry === page ? 'page' : undefined}
                  data-step
                >
                  {formatCount(entry)}
                </a>
              </li>
            ),
          )}
          <li>
            <Step
              name="Next page"
              rel="next"
              icon="chevron-right"
              href={page < totalPages ? hrefOf(page + 1) : null}
            />
          </li>
        </ol>
      </nav>
    </div>
  );
}

interface StepProps {
  name: string;
  rel: 'prev' | 'next';
  icon: 'chevron-left' | 'chevron-right';
  /** null at the end. */
  href: string | null;
}

/** At the end it leads nowhere, but the focus may still rest on it. */
function Step({ name, rel, icon, href }: StepProps): ReactNode {
  const end =
    href === null ? ({ role: 'link', 'aria-disabled': true, tabIndex: -1 } as const) : { href, rel };
  return (
    <a {...end} aria-label={name} data-step>
      <Icon name={icon} />
    </a>
  );
}

function PageSizes({ state }: { state: ScreenerState }): ReactNode {
  return (
    <nav className="page-sizes" aria-label="Rows per page">
      <span aria-hidden="true">Rows</span>
      <ul>
        {screenerPageSizes.map((size) => (
          <li key={size}>
            <a
              href={screenerHref(withPageSize(state, size))}
              aria-label={`${size} rows`}
              aria-current={size === state.pageSize ? 'true' : undefined}
              data-step
              data-rows={size}
            >
              {size}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
