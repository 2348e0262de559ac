import type { ChatCell, ChatPart, ChatSource } from '#contract/chat-answer.ts';
import type { Fact, FactSource, Series } from './look-ups/look-up.ts';
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
  finish(): { parts: ChatPart[]; sources: ChatSource[]; used: Fact[]; isWhole: boolean };
}

/** What Markdown would read as its own; names and titles of the record are text. */
export const escapeMarkdown = (text: string): string => text.replace(/[\\`*_[\]<>#|~]/g, '\\$&');

const spoken = (fact: Fact): string =>
  fact.unit === 'text' ? escapeMarkdown(showFact(fact)) : showFact(fact);

/** Two questions of one sentence may have one answer, which is said once. */
function addOnce(parts: ChatPart[], made: ChatPart): void {
  if (!parts.some((part) => JSON.stringify(part) === JSON.stringify(made))) parts.push(made);
}

export function createDraft(): Draft {
  const parts: ChatPart[] = [];
  const sources: ChatSource[] = [];
  const used: Fact[] = [];
  let isWhole = true;

  const numberOf = ({ label, href, date }: FactSource): number => {
    const known = sources.find((source) => source.label === label && source.href === href && source.date === date);
    if (known) return known.number;
    const number = sources.length + 1;
    sources.push({ number, label, href, date });
    return number;
  };
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
      const markdown = sentences.filter(Boolean).join(' ');
      if (markdown !== '') addOnce(parts, { kind: 'text', markdown });
    },
    table(caption, columns, rows) {
      if (rows.length === 0) return;
      addOnce(parts, { kind: 'table', caption, columns: [...columns], rows: rows.map((row) => row.map(cell)) });
    },
    bars(title, facts, labelOf, page) {
      const known = facts.filter((fact) => typeof fact.value === 'number');
      const [first, last] = [known[0], known.at(-1)];
      if (!first || !last || known.length < 3 || first.currency) return;
      used.push(...known);
      // One page shows them all: a footnote for each bar would be a list of filings.
      const number = numberOf({ label: `${title}, all periods`, href: page, date: last.date });
      const values = known.map(({ value }) => Number(value));
      const series = [{ name: first.label, values, sources: [number] }];
      addOnce(parts, { kind: 'chart', shape: 'bars', title, unit: unitOfChart(first), labels: known.map(labelOf), series });
    },
    lines(title, unit, series) {
      const [first] = series;
      if (!first || first.labels.length < 2) return;
      addOnce(parts, {
        kind: 'chart',
        shape: 'lines',
        title,
        unit,
        labels: first.labels,
        series: series.map(({ name, values, source }) => ({ name, values, sources: [numberOf(source)] })),
      });
    },
    lacks: () => void (isWhole = false),
    finish: () => ({ parts, sources, used, isWhole }),
  };
} // prettier-ignore

function unitOfChart({ unit }: Fact): 'usd' | 'shares' | 'percent' | 'ratio' | 'index' {
  if (unit === 'shares' || unit === 'count') return 'shares';
  if (unit === 'percent' || unit === 'change') return 'percent';
  return unit === 'usd' || unit === 'price' ? 'usd' : 'ratio';
}
