import type { ChatPart } from '#contract/chat-answer.ts';
import { escapeHtml, notesOf } from './escape.ts';
import { axisLabel, placesOf, unitOf } from './scale.ts';

type Chart = Extract<ChatPart, { kind: 'chart' }>;

const known = (value: number | null): value is number => value !== null;
const of = (n: number): string => `${Math.round(n * 100) / 100}`;
const percent = (n: number): string => `${of(n)}%`;

/** What the chart shows, in words, for those who do not see it. */
function inWords(chart: Chart): string {
  const { write, suffix } = unitOf(chart);
  const series = chart.series.map(({ name, values }) => {
    const said = values.flatMap((value, i) =>
      known(value)
        ? [
            `${axisLabel(chart.labels[i] ?? '')
              .filter(Boolean)
              .join(', ')}: ${write(value)}`,
          ]
        : [],
    );
    const shown = chart.shape === 'bars' || said.length <= 8 ? said : [said[0], said.at(-1)];
    return `${name}. ${shown.join('; ')}`;
  });
  return `${chart.title}${suffix}. ${series.join('. ')}.`;
}

/** As many values and labels have room side by side, on a desk and on a phone; of more some are left out, counted from the newest. */
const ROOM = { desk: 14, phone: 8 };

/** The class of what is written at a bar: nothing where there is room for it everywhere. */
function thinned(i: number, count: number): string {
  const isLeftOut = (room: number): boolean => (count - 1 - i) % Math.ceil(count / room) !== 0;
  return isLeftOut(ROOM.desk) ? ' at-no-width' : isLeftOut(ROOM.phone) ? ' at-desk' : '';
}

/** Bars: of several series each label shows those that have a value; all but the first are outlined, and say by their note where they come from. */
function drawBars(chart: Chart): string {
  const { write } = unitOf(chart);
  const place = placesOf(
    chart.series.flatMap(({ values }) => values.filter(known)),
    true,
  );
  const slot = 100 / Math.max(chart.labels.length, 1);
  const zero = place(0);
  const bars = chart.labels.flatMap((_, i) => {
    const here = chart.series.flatMap(({ values }, s) =>
      known(values[i] ?? null) ? [{ s, value: values[i] as number }] : [],
    );
    const width = (slot * 0.56) / Math.max(here.length, 1);
    return here.map(({ s, value }, n) => {
      const x = slot * i + slot * 0.22 + width * n;
      const y = Math.min(place(value), zero);
      const height = Math.max(Math.abs(place(value) - zero), 0.6);
      const below = value < 0;
      return (
        `<rect class="${s === 0 ? 'bar' : 'bar outlined'}" x="${percent(x)}" y="${percent(y)}" width="${percent(width)}" height="${percent(height)}"/>` +
        `<text class="value${thinned(i, chart.labels.length)}" x="${percent(x + width / 2)}" y="${percent(below ? y + height : y)}" dy="${below ? 14 : -5}">${escapeHtml(write(value))}</text>`
      );
    });
  });
  return `<svg class="plot" aria-hidden="true"><line class="axis" x1="0" x2="100%" y1="${percent(zero)}" y2="${percent(zero)}"/>${bars.join('')}</svg>${drawLabels(chart, slot)}`;
}

function drawLabels({ labels }: Chart, slot: number): string {
  const texts = labels.map((label, i) => {
    const [first, second] = axisLabel(label);
    const place = `class="label${thinned(i, labels.length)}" x="${percent(slot * i + slot / 2)}"`;
    return `<text ${place} y="13">${escapeHtml(first)}</text>${second ? `<text ${place} y="27">${escapeHtml(second)}</text>` : ''}`;
  });
  return `<svg class="labels" aria-hidden="true">${texts.join('')}</svg>`;
}

/** The runs of a line between its holes, as paths in a box of 100 by 100. */
function pathsOf(values: readonly (number | null)[], place: (value: number) => number): string {
  const step = 100 / Math.max(values.length - 1, 1);
  return values
    .map((value, i) => {
      if (!known(value)) return '';
      const begins = i === 0 || !known(values[i - 1] ?? null);
      return `${begins ? 'M' : 'L'}${of(i * step)} ${of(place(value))}`;
    })
    .join('');
}

/** Names stand at the ends of their lines, apart from each other. */
function endsOf(chart: Chart, place: (value: number) => number): { name: string; y: number; s: number }[] {
  const { write } = unitOf(chart);
  const ends = chart.series.flatMap(({ name, values }, s) => {
    const last = values.findLast(known);
    return last === undefined ? [] : [{ name: `${name} ${write(last)}`, y: place(last), s }];
  });
  ends.sort((a, b) => a.y - b.y);
  ends.forEach((end, i) => {
    const above = ends[i - 1];
    if (above) end.y = Math.max(end.y, above.y + 13);
  });
  return ends;
}

function drawLines(chart: Chart): string {
  const place = placesOf(
    chart.series.flatMap(({ values }) => values.filter(known)),
    false,
  );
  const lines = chart.series.map(
    ({ values }, s) => `<path class="line line-${Math.min(s, 2)}" d="${pathsOf(values, place)}"/>`,
  );
  const names = endsOf(chart, place).map(
    ({ name, y, s }) =>
      `<text class="end end-${Math.min(s, 2)}" x="0" y="${percent(y)}" dy="4">${escapeHtml(name)}</text>`,
  );
  const first = axisLabel(chart.labels[0] ?? '')
    .filter(Boolean)
    .join(', ');
  const last = axisLabel(chart.labels.at(-1) ?? '')
    .filter(Boolean)
    .join(', ');
  return (
    `<div class="lines"><svg class="plot" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">${lines.join('')}</svg>` +
    `<svg class="ends" aria-hidden="true">${names.join('')}</svg></div>` +
    `<p class="span" aria-hidden="true"><span>${escapeHtml(first)}</span><span>${escapeHtml(last)}</span></p>`
  );
}

/** A chart of an answer: its title with the unit and its notes, the drawing, and the same in words for those who do not see it. */
export function drawChart(chart: Chart, scope: string): string {
  const [lead, ...others] = chart.series;
  const notes = notesOf(
    chart.shape === 'bars' ? (lead?.sources ?? []) : chart.series.flatMap(({ sources }) => sources),
    scope,
  );
  const elsewhere =
    chart.shape === 'bars'
      ? others
          .map(({ name, sources }) => `<span>${escapeHtml(name)} ${notesOf(sources, scope)}</span>`)
          .join('')
      : '';
  return (
    `<figure class="chat-chart ${chart.shape}"><figcaption><span>${escapeHtml(chart.title + unitOf(chart).suffix)} ${notes}</span>${elsewhere}</figcaption>` +
    `<div role="img" aria-label="${escapeHtml(inWords(chart))}">${chart.shape === 'bars' ? drawBars(chart) : drawLines(chart)}</div></figure>`
  );
}
