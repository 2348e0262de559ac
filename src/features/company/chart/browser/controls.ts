import type { PriceRange } from '#contract/price.ts';
import { sessionAfterKey } from './keys.ts';
import { chartRanges, NARROW, usualRanges } from '../range.ts';
import { askedAnew } from '#ui/browser/asked-in-vain.ts';
import { chartNames, type ChartChoice, chartHref, chartLayers, toggled } from '../layers.ts';

/** The choice that a control leads to from `choice`: `range:1M`, `style:line`, or a layer or the scale on or off, `layer:rsi`, `scale:log`. */
export function choiceAfter(choice: ChartChoice, control: string): ChartChoice {
  const [what = '', value = ''] = control.split(':');
  if (what === 'range')
    return { ...choice, range: chartRanges.find((range) => range === value) ?? choice.range };
  if (what === 'scale') return { ...choice, isLog: !choice.isLog };
  if (what === 'style') return { ...choice, style: value === 'line' ? 'line' : 'candles' };
  const layer = chartLayers.find((each) => each === value);
  return layer ? { ...choice, layers: toggled(choice.layers, layer) } : choice;
}

/** What is shown on this screen unless somebody chose. */
export const usualRange = (): PriceRange => usualRanges[matchMedia(NARROW).matches ? 'narrow' : 'wide'];

/** Whether a control stands for what is shown already, where `usual` is shown unless somebody chose. */
export function isChosen(
  { range, style, layers, isLog }: ChartChoice,
  control: string,
  usual: PriceRange,
): boolean {
  const [what = '', value = ''] = control.split(':');
  if (what === 'scale') return isLog;
  if (what === 'layer') return layers.some((layer) => layer === value);
  return value === (what === 'range' ? (range ?? usual) : style);
}

/** The links above the chart, each with the control that it is. */
const controlsOf = (host: HTMLElement) =>
  [...host.querySelectorAll<HTMLAnchorElement>('a[data-control]')].map((link) => ({
    link,
    control: link.dataset['control'] ?? '',
  }));

/** Lets the links of the chart choose in place; the address follows. Another window or tab still opens by them. */
export function onChoice(
  host: HTMLElement,
  signal: AbortSignal,
  choose: (change: (choice: ChartChoice) => ChartChoice) => ChartChoice,
): void {
  host.addEventListener(
    'click',
    (event) => {
      const target = event.target instanceof Element ? event.target : null;
      const link = target?.closest<HTMLAnchorElement>('a[data-control]');
      if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      const choice = choose((shown) => choiceAfter(shown, link.dataset['control'] ?? ''));
      history.replaceState(history.state, '', chartHref(new URL(location.href), choice));
      for (const each of controlsOf(host)) follow(each, choice);
      askedAnew(chartNames);
    },
    { signal },
  );
}

/** Each link keeps what the others chose, and says whether it is the current one. */
function follow({ link, control }: { link: HTMLAnchorElement; control: string }, choice: ChartChoice): void {
  link.href = chartHref(new URL(location.href), choiceAfter(choice, control));
  if (isChosen(choice, control, usualRange())) link.setAttribute('aria-current', 'true');
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
      if (event.ctrlKey || event.metaKey || event.altKey) return;
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
