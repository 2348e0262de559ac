import type { ChatAnswer, ChatSource } from '#contract/chat-answer.ts';
import type { Fact } from '#server/backends/chat/answers/look-ups/look-up.ts';
import { escapeMarkdown } from '#server/backends/chat/answers/written/draft.ts';
import { showFact } from '#server/backends/chat/answers/written/show-fact.ts';

/** A figure of an answer beside the source that its footnote names. */
export interface Cited {
  source: ChatSource;
  /** What is shown; undefined where the footnote stands behind a sentence. */
  fact: Fact | undefined;
}

/** What stands before each footnote of a text, or in the cell that has it, with the numbers. */
function* shownWith({ parts }: ChatAnswer): Generator<{ text: string; number: number }> {
  for (const part of parts) {
    if (part.kind === 'text')
      for (const [footnote, digits] of part.markdown.matchAll(/\[\^(\d+)\]/g))
        yield { text: part.markdown.slice(0, part.markdown.indexOf(footnote)), number: Number(digits) };
    if (part.kind === 'table')
      for (const { text, sources } of part.rows.flat()) for (const number of sources) yield { text, number };
    if (part.kind === 'chart')
      for (const number of part.series.flatMap(({ sources }) => sources)) yield { text: '', number };
  }
}

const isOf = (fact: Fact, { label, href, date }: ChatSource): boolean =>
  fact.source.label === label && fact.source.href === href && fact.source.date === date;

const endsWith = (text: string, fact: Fact): boolean => {
  const shown = showFact(fact);
  return [shown, escapeMarkdown(shown), `${shown}**`, `${escapeMarkdown(shown)}**`].some((each) =>
    text.endsWith(each),
  );
};

/** Each figure that an answer shows, with what it is cited by. */
export function citedIn(answer: ChatAnswer, facts: readonly Fact[]): Cited[] {
  return [...shownWith(answer)].flatMap(({ text, number }) => {
    const source = answer.sources.find((each) => each.number === number);
    if (!source) return [];
    const fact = facts.find((each) => isOf(each, source) && endsWith(text, each));
    return [{ source, fact }];
  });
}
