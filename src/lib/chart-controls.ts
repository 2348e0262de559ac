import type { PriceRange } from '#contract/price.ts';
import type { ChartStyle } from './chart-bars.ts';
import { sessionAfterKey } from './chart-keys.ts';

/** What the links above a chart choose; each link names both in its address. */
export interface ChartChoice {
  range: PriceRange;
  style: ChartStyle;
}

/** Lets the links of the chart choose in place; the address follows. Another window or tab still opens by them. */
export function onChoice(
  host: HTMLElement,
  signal: AbortSignal,
  choose: (asked: URLSearchParams) => ChartChoice,
): void {
  host.addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('nav a') : null;
      if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      const choice = choose(new URL(link.href).searchParams);
      history.replaceState(history.state, '', link.href);
      for (const each of host.querySelectorAll<HTMLAnchorElement>('nav a')) follow(each, choice);
    },
    { signal },
  );
}

/** Each link keeps what the other group chose, and says whether it is the current one. */
function follow(link: HTMLAnchorElement, { range, style }: ChartChoice): void {
  const url = new URL(link.href);
  const isRange = link.closest('nav')?.ariaLabel === 'Range';
  if (isRange) url.searchParams.set('chart', style);
  else url.searchParams.set('range', range);
  link.href = url.href;
  const isCurrent = isRange
    ? url.searchParams.get('range') === range
    : url.searchParams.get('chart') === style;
  if (isCurrent) link.setAttribute('aria-current', 'true');
  else link.removeAttribute('aria-current');
}

/** The sessions that keys move through. */
export interface Sessions {
  pointed: () => number | null;
  first: () => number;
  last: number;
}

/** Moves from session to session by keys; null when Escape or the loss of focus ends it. */
export function onKeys(
  stage: HTMLElement,
  signal: AbortSignal,
  { pointed, first, last }: Sessions,
  move: (index: number | null) => void,
): void {
  stage.addEventListener(
    'keydown',
    (event) => {
      const next = event.key === 'Escape' ? null : sessionAfterKey(event.key, pointed(), first(), last);
      if (next === undefined) return;
      event.preventDefault();
      move(next);
    },
    { signal },
  );
  stage.addEventListener('blur', () => move(null), { signal });
  stage.tabIndex = 0;
  stage.role = 'group';
}
