import type { PriceHistory } from '#contract/price.ts';
import { chartBars, type ChartBar, styleOf } from './chart-bars.ts';
import { type ChartChoice, onChoice, onKeys } from './chart-controls.ts';
import { firstInRange, rangeOf } from './chart-range.ts';
import { createChartView } from './chart-view.ts';
import { priceRows, readingOf, spokenReading, summaryOf } from './chart-words.ts';
import { formatDate } from './dates.ts';

/** The parts of the chart's markup, by their `data-part`. */
type Part = 'stage' | 'drawing' | 'canvas' | 'readout' | 'spoken' | 'rows';

function partOf(host: HTMLElement, name: Part): HTMLElement {
  const part = host.querySelector<HTMLElement>(`[data-part="${name}"]`);
  if (!part) throw new Error(`chart without ${name}`);
  return part;
}

async function loadBars(symbol: string): Promise<ChartBar[]> {
  const response = await fetch(`/api/stock/prices/${encodeURIComponent(symbol)}?range=Max`, {
    headers: { accept: 'application/json' },
  });
  if (!response.ok) throw new Error(`prices: ${response.status}`);
  // The gateway has held the answer against the contract; the schemas would make this script a sixth larger.
  return chartBars((await response.json()) as PriceHistory);
}

function writeReading(readout: HTMLElement, bar: ChartBar): void {
  const parts = readingOf(bar).flatMap(({ label, text }) => {
    const value = document.createElement('b');
    value.textContent = text;
    return [` ${label} `, value];
  });
  readout.replaceChildren(formatDate(bar.date), ...parts);
}

/**
 * Turns the drawn chart of the page into one that can be operated; answers how to end that. All bars are fetched at
 * once, because the averages begin before the range that is shown; a change of range then needs no network. Rejects
 * where the prices do not come.
 */
export async function startChart(host: HTMLElement): Promise<() => void> {
  const symbol = host.dataset['symbol'] ?? '';
  const stage = partOf(host, 'stage');
  stage.ariaBusy = 'true';
  const bars = await loadBars(symbol).finally(() => (stage.ariaBusy = null));
  const last = bars.length - 1;
  let pointed: number | null = null;
  let choice: ChartChoice = {
    range: rangeOf(host.dataset['range'] ?? null),
    style: styleOf(bars, host.dataset['style'] ?? null),
  };

  const read = (index: number | null) => {
    pointed = index;
    const bar = bars[index ?? last];
    if (bar) writeReading(partOf(host, 'readout'), bar);
  };
  partOf(host, 'drawing').hidden = true;
  const canvas = partOf(host, 'canvas');
  canvas.hidden = false;
  const view = createChartView(canvas, bars, read);
  const first = () => firstInRange(bars, choice.range);
  const show = () => {
    const visible = bars.slice(first());
    view.show(choice.style, first());
    stage.ariaLabel = `${summaryOf(symbol, visible)} Left and right arrow keys read one session after another.`;
    partOf(host, 'rows').innerHTML = priceRows(visible);
    read(null);
  };

  const end = new AbortController();
  onChoice(host, end.signal, (asked) => {
    choice = { range: rangeOf(asked.get('range')), style: styleOf(bars, asked.get('chart')) };
    show();
    return choice;
  });
  onKeys(stage, end.signal, { pointed: () => pointed, first, last }, (index) => {
    view.pointAt(index);
    read(index);
    const bar = index === null ? undefined : bars[index];
    partOf(host, 'spoken').textContent = bar ? spokenReading(bar) : '';
  });
  show();
  return () => {
    end.abort();
    view.remove();
  };
}
