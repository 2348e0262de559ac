import type { ChatPart, ChatSource } from '#contract/chat-answer.ts';

const NUMBERS = /\[\^(\d+)\]/g;

/** The footnotes of a part, as a reader meets them. */
function numbersOf(part: ChatPart): number[] {
  if (part.kind === 'text') return [...part.markdown.matchAll(NUMBERS)].map(([, number]) => Number(number));
  if (part.kind === 'chart') return part.series.flatMap(({ sources }) => sources);
  return part.rows.flatMap((row) => row.flatMap(({ sources }) => sources));
}

/** Parts with their footnotes numbered as they are met in reading, and the sources in that order; of what is nowhere cited nothing is left. */
export function inOrderOfReading(
  parts: readonly ChatPart[],
  sources: readonly ChatSource[],
): { parts: ChatPart[]; sources: ChatSource[] } {
  const met = [...new Set(parts.flatMap(numbersOf))];
  const now = new Map(met.map((number, at) => [number, at + 1]));
  const nowOf = (number: number): number => now.get(number) ?? number;
  return {
    parts: parts.map((part): ChatPart => {
      if (part.kind === 'text')
        return {
          ...part,
          markdown: part.markdown.replaceAll(NUMBERS, (_, number: string) => `[^${nowOf(Number(number))}]`),
        };
      if (part.kind === 'chart')
        return {
          ...part,
          series: part.series.map((each) => ({ ...each, sources: each.sources.map(nowOf) })),
        };
      return {
        ...part,
        rows: part.rows.map((row) => row.map((cell) => ({ ...cell, sources: cell.sources.map(nowOf) }))),
      };
    }),
    sources: met.flatMap((number) => {
      const source = sources.find((each) => each.number === number);
      return source ? [{ ...source, number: nowOf(number) }] : [];
    }),
  };
}
