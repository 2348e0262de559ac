import type { ChatAnswer, ChatPart, ChatSource } from '#contract/chat-answer.ts';
import { checkTable } from './check-table.ts';
import { checkText, type Sources } from './check-text.ts';
import type { Ledger } from './ledger.ts';
import { createCutter, type Piece } from './pieces.ts';
import type { RecordSource } from './record.ts';

/** What became of a model's text so far. */
export interface Composed {
  /** Takes words as they come, and answers those that may be shown now. */
  take(words: string): string;
  /** The last of them. */
  end(): string;
  /** Forgets the text, which led to look-ups and is no answer; what was counted stays. */
  forget(): void;
  parts(): ChatPart[];
  sources: ChatSource[];
  counts: { matched: number; struck: number; advice: number };
}

/** Numbers sources from 1 as they are used. */
function createSources(): Sources & { list: ChatSource[] } {
  const list: ChatSource[] = [];
  return {
    list,
    numberOf({ label, href, date }: RecordSource) {
      const known = list.find((one) => one.label === label && one.href === href && one.date === date);
      if (known) return known.number;
      list.push({ number: list.length + 1, label, href, date });
      return list.length;
    },
  };
}

/** Follows a model's text sentence by sentence; nothing leaves it that was not held against the ledger. */
export function createComposed(ledger: Ledger): Composed {
  const sources = createSources();
  const counts = { matched: 0, struck: 0, advice: 0 };
  let cutter = createCutter();
  let parts: ChatPart[] = [];
  let text = '';

  const closeText = (): void => {
    if (text.trim() !== '') parts.push({ kind: 'text', markdown: text.trim() });
    text = '';
  };
  const takePiece = (piece: Piece): string => {
    const table = piece.kind === 'table' ? checkTable(piece.text, ledger, sources) : null;
    if (table) {
      closeText();
      parts.push(table.part);
      counts.matched += table.matched;
      counts.struck += table.struck.length;
      return '';
    }
    const checked = checkText(piece.text, ledger, sources);
    counts.matched += checked.matched;
    counts.struck += checked.struck.length;
    counts.advice += checked.advice;
    text += checked.markdown;
    return checked.markdown;
  };

  return {
    take: (words) => cutter.take(words).map(takePiece).join(''),
    end: () => cutter.end().map(takePiece).join(''),
    forget() {
      cutter = createCutter();
      parts = [];
      text = '';
    },
    parts() {
      closeText();
      return parts;
    },
    sources: sources.list,
    counts,
  };
}

/** The parts of another answer, its sources numbered after ours. */
export function appended(
  { parts, sources }: Pick<ChatAnswer, 'parts' | 'sources'>,
  after: number,
): { parts: ChatPart[]; sources: ChatSource[] } {
  const moved = (numbers: readonly number[]): number[] => numbers.map((number) => number + after);
  return {
    sources: sources.map((source) => ({ ...source, number: source.number + after })),
    parts: parts.map((part): ChatPart => {
      if (part.kind === 'text')
        return {
          ...part,
          markdown: part.markdown.replace(/\[\^(\d+)\]/g, (_, n: string) => `[^${Number(n) + after}]`),
        };
      if (part.kind === 'table')
        return {
          ...part,
          rows: part.rows.map((row) => row.map((cell) => ({ ...cell, sources: moved(cell.sources) }))),
        };
      return { ...part, series: part.series.map((one) => ({ ...one, sources: moved(one.sources) })) };
    }),
  };
}
