import type { ChartMark } from '#contract/chart-mark.ts';
import { chartBars, type ChartBar } from '../bars.ts';
import { onChoice, onKeys, usualRange } from './controls.ts';
import { firstInRange } from '../range.ts';
import { createChartView } from './view.ts';
import { eventWords, priceRows, readingOf, spokenReading, summaryOf } from '../words.ts';
import { formatDate } from '#kit/time/dates.ts';
import { ask } from '#ui/browser/ask.ts';
import { fillFold } from '#ui/browser/kept-folds.ts';
import type { IndexLevels } from '../index-line.ts';
import { type ChartLayer, choiceOf, panesOf } from '../layers.ts';
import { kindsOf, marksBySession } from '../marks.ts';

/** The parts of the chart's markup, by their `data-part`. */
type Part = 'stage' | 'drawing' | 'canvas' | 'readout' | 'spoken' | 'rows';

function partOf(host: HTMLElement, name: Part): HTMLElement {
  const part = host.querySelector<HTMLElement>(`[data-part="${name}"]`);
  if (!part) throw new Error(`chart without ${name}`);
  return part;
}

async function loadBars(symbol: string): Promise<ChartBar[]> {
  // The gateway has held the answer against the contract; the schemas would make this script a sixth larger.
  return chartBars(await ask('GET /stock/prices/:symbol', { params: { symbol }, query: { range: 'Max' } }));
}

function writeReading(
  readout: HTMLElement,
  bar: ChartBar,
  layers: readonly ChartLayer[],
  marks: readonly ChartMark[],
): void {
  const part = (...content: (string | Node)[]) => {
    const span = document.createElement('span');
    span.append(...content);
    return span;
  };
  const parts = readingOf(bar, layers).flatMap(({ label, text }) => {
    const value = document.createElement('b');
    value.textContent = text;
    const reading = part(`${label} `, value);
    reading.dataset.reading = label;
    return [' ', reading];
  });
  const events = marks.length > 0 ? [' ', part(eventWords(marks))] : [];
  readout.replaceChildren(part(formatDate(bar.date)), ...parts, ...events);
}

/** What the chart shows stands in its table too, which is one text until somebody is there. */
function writeRows(host: HTMLElement, visible: readonly ChartBar[]): void {
  fillFold(host);
  const rows = partOf(host, 'rows');
  rows.innerHTML = priceRows(visible, 'closes' in rows.dataset);
}

/**
 * Turns the drawn chart of the page into one that can be operated; answers how to end that. All bars are fetched at
 * once, because the averages begin before the range that is shown; a change of range then needs no network. Rejects
 * where the prices do not come.
 */
async function startChart(host: HTMLElement): Promise<() => void> {
  const { symbol = '', marks = '[]', index: levels } = host.dataset;
  const stage = partOf(host, 'stage');
  stage.ariaBusy = 'true';
  const bars = await loadBars(symbol).finally(() => (stage.ariaBusy = null));
  const sessions = marksBySession(JSON.parse(marks) as ChartMark[], bars);
  const last = bars.length - 1;
  let pointed: number | null = null;
  let choice = choiceOf(new URL(location.href).searchParams, bars);

  const marksAt = (index: number) => (choice.layers.includes('events') ? (sessions.get(index) ?? []) : []);
  const read = (index: number | null) => {
    pointed = index;
    const bar = bars[index ?? last];
    if (bar) writeReading(partOf(host, 'readout'), bar, choice.layers, index === null ? [] : marksAt(index));
  };
  partOf(host, 'drawing').hidden = true;
  const canvas = partOf(host, 'canvas');
  canvas.hidden = false;
  const view = createChartView(
    canvas,
    bars,
    sessions,
    levels ? (JSON.parse(levels) as IndexLevels) : undefined,
    read,
  );
  const first = () => firstInRange(bars, choice.range ?? usualRange());
  const show = () => {
    const visible = bars.slice(first());
    stage.dataset['panes'] = String(
      panesOf(choice.layers).filter((layer) => bars.at(-1)?.[layer] !== null).length,
    );
    view.show(choice, first());
    showLetters(host, choice.layers.includes('events') ? kindsOf(sessions, first()) : []);
    showUnsure(host, visible[0]?.date);
    stage.ariaLabel = `${summaryOf(symbol, visible)} Left and right arrow keys read one session after another.`;
    writeRows(host, visible);
    read(null);
  };

  const end = new AbortController();
  onChoice(host, end.signal, (change) => {
    choice = change(choice);
    show();
    return choice;
  });
  onKeys(stage, end.signal, { pointed: () => pointed, first, last }, (index) => {
    view.pointAt(index);
    read(index);
    const bar = index === null ? undefined : bars[index];
    partOf(host, 'spoken').textContent =
      bar && index !== null ? spokenReading(bar, choice.layers, marksAt(index)) : '';
  });
  show();
  return () => {
    end.abort();
    view.remove();
    canvas.hidden = true;
    partOf(host, 'drawing').hidden = false;
  };
}

/** The legend names the letters of these kinds alone. */
function showLetters(host: HTMLElement, kinds: readonly string[]): void {
  const letters = host.querySelector<HTMLElement>('[data-part="letters"]');
  if (letters) letters.hidden = kinds.length === 0;
  for (const one of letters?.querySelectorAll<HTMLElement>('[data-kind]') ?? [])
    one.hidden = !kinds.includes(one.dataset['kind'] ?? '');
}

/** Of closes on another scale is told where some are in view. */
function showUnsure(host: HTMLElement, from = ''): void {
  const note = host.querySelector<HTMLElement>('[data-part="unsure"]');
  if (note) note.hidden = from >= (note.dataset['before'] ?? '');
}

let stop: (() => void) | undefined;
let isFollowing = false;

/**
 * Starts the chart of a page, and from then on draws it anew with newer figures unless somebody is reading it. Answers
 * whether it failed: then the drawing is there, and what the page says about it.
 */
export async function operateChart(host: HTMLElement): Promise<boolean> {
  if (!isFollowing) window.addEventListener('market-refresh', () => void renew(host));
  isFollowing = true;
  stop?.();
  stop = await startChart(host).catch(() => undefined);
  return stop === undefined;
}

async function renew(host: HTMLElement): Promise<void> {
  if (host.matches(':hover, :focus-within')) return;
  const hasFailed = await operateChart(host);
  const failure = host.querySelector<HTMLElement>('[data-part="failure"]');
  if (failure) failure.hidden = !hasFailed;
}
