import type { ChatCell, ChatPart, ChatSource } from '#contract/chat-answer.ts';
import type { Fact, FactSource, Series } from '../look-ups/look-up.ts';
import { showFact } from './show-fact.ts';

/** A row of a table: its label, then facts or nothing. */
export type DraftRow = readonly (string | Fact | undefined)[];

/** An answer while it is composed: every figure comes in as a fact, and takes its source with it. */
export interface Draft {
  /** A fact in bold with its footnote. */
  strong(fact: Fact): string;
  /** A fact with its footnote. */
  plain(fact: Fact): string;
  /** A footnote alone. */
  cite(source: FactSource): string;
  text(...sentences: readonly (string | undefined)[]): void;
  table(caption: string, columns: readonly string[], rows: readonly DraftRow[]): void;
  bars(title: string, facts: readonly Fact[], labelOf: (fact: Fact) => string, page: string): void;
  lines(title: string, unit: 'usd' | 'index', series: readonly Series[]): void;
  /** Notes that the figures asked for are not all known. */
  lacks(): void;
  /** `repeated`: how often something came that had been said before, and was left out. */
  finish(): { parts: ChatPart[]; sources: ChatSource[]; used: Fact[]; isWhole: boolean; repeated: number };
}

/** What Markdown would read as its own; names and titles of the record are text. */
export const escapeMarkdown = (text: string): string => text.replace(/[\\`*_[\]<>#|~]/g, '\\$&');

const spoken = (fact: Fact): string =>
  fact.unit === 'text' ? escapeMarkdown(showFact(fact)) : showFact(fact);

/** Two questions of one sentence may have one answer, which is said once; whether it is new. */
function addOnce(parts: ChatPart[], made: ChatPart): boolean {
  const isNew = !parts.some((part) => JSON.stringify(part) === JSON.stringify(made));
  if (isNew) parts.push(made);
  return isNew;
}

/** What of some sentences was not said before: two questions of one breath may share a figure, which is said once. */
function unsaid(parts: readonly ChatPart[], sentences: readonly string[]): string[] {
  const isSaid = (sentence: string): boolean =>
    parts.some((part) => part.kind === 'text' && ` ${part.markdown} `.includes(` ${sentence} `));
  const isFigure = (sentence: string): boolean => sentence.includes('[^');
  const rest = sentences.filter((sentence) => !(isFigure(sentence) && isSaid(sentence)));
  return rest.length < sentences.length && !rest.some(isFigure) && rest.every(isSaid) ? [] : rest;
}

/** The number of a source among the footnotes; one that is new is added to them. */
function numberIn(sources: ChatSource[], { label, href, date }: FactSource): number {
  const known = sources.find(
    (source) => source.label === label && source.href === href && source.date === date,
  );
  if (known) return known.number;
  const number = sources.length + 1;
  sources.push({ number, label, href, date });
  return number;
}

/** Bars of figures that share one unit, or nothing where there are too few; `numberOf` gives the footnote of them all, by the last. */
function barsOf(
  title: string,
  facts: readonly Fact[],
  labelOf: (fact: Fact) => string,
  numberOf: (last: Fact) => number,
): ChatPart | undefined {
  const [first, last] = [facts[0], facts.at(-1)];
  if (!first || !last || facts.length < 3 || first.currency) return undefined;
  const values = facts.map(({ value }) => Number(value));
  // Bars of nothing show nothing: the table says it.
  if (values.every((value) => value === 0)) return undefined;
  return {
    kind: 'chart',
    shape: 'bars',
    title,
    unit: unitOfChart(first),
    labels: facts.map(labelOf),
    series: [{ name: first.label, values, sources: [numberOf(last)] }],
  };
}

/** Lines over time, or nothing where there are too few points. */
function linesOf(
  title: string,
  unit: 'usd' | 'index',
  series: readonly Series[],
  numberOf: (source: FactSource) => number,
): ChatPart | undefined {
  const [first] = series;
  if (!first || first.labels.length < 2) return undefined;
  return {
    kind: 'chart',
    shape: 'lines',
    title,
    unit,
    labels: first.labels,
    series: series.map(({ name, values, source }) => ({ name, values, sources: [numberOf(source)] })),
  };
}

/** An empty draft. */
export function createDraft(): Draft {
  const parts: ChatPart[] = [];
  const sources: ChatSource[] = [];
  const used: Fact[] = [];
  let isWhole = true;
  let repeated = 0;

  const add = (made: ChatPart): void => {
    if (!addOnce(parts, made)) repeated += 1;
  };
  const numberOf = (source: FactSource): number => numberIn(sources, source);
  const use = (fact: Fact): number => {
    used.push(fact);
    return numberOf(fact.source);
  };
  const cell = (content: string | Fact | undefined): ChatCell => {
    if (content === undefined) return { text: 'N/A', sources: [] };
    if (typeof content === 'string') return { text: content, sources: [] };
    const number = use(content);
    return { text: showFact(content), sources: [number], ...(content.computed && { computed: true }) };
  };

  return {
    strong: (fact) => `**${spoken(fact)}**[^${use(fact)}]`,
    plain: (fact) => `${spoken(fact)}[^${use(fact)}]`,
    cite: (source) => `[^${numberOf(source)}]`,
    text(...sentences) {
      const said = sentences.filter((each) => each !== undefined && each !== '') as string[];
      const markdown = unsaid(parts, said).join(' ');
      if (markdown !== '') add({ kind: 'text', markdown });
      else if (said.length > 0) repeated += 1;
    },
    table(caption, columns, rows) {
      if (rows.length === 0) return;
      add({
        kind: 'table',
        caption,
        columns: [...columns],
        rows: rows.map((row) => row.map(cell)),
      });
    },
    bars(title, facts, labelOf, page) {
      const known = facts.filter((fact) => typeof fact.value === 'number');
      // One page shows them all: a footnote for each bar would be a list of filings.
      const chart = barsOf(title, known, labelOf, ({ date }) =>
        numberOf({ label: `${title}, all periods`, href: page, date }),
      );
      if (!chart) return;
      used.push(...known);
      add(chart);
    },
    lines(title, unit, series) {
      const chart = linesOf(title, unit, series, numberOf);
      if (chart) add(chart);
    },
    lacks: () => void (isWhole = false),
    finish: () => ({ parts, sources, used, isWhole, repeated }),
  };
}

function unitOfChart({ unit }: Fact): 'usd' | 'shares' | 'percent' | 'ratio' | 'index' {
  if (unit === 'shares' || unit === 'count') return 'shares';
  if (unit === 'percent' || unit === 'change') return 'percent';
  return unit === 'usd' || unit === 'price' ? 'usd' : 'ratio';
}
