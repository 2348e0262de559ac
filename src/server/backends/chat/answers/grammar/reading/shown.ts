import type { ChatPart } from '#contract/chat-answer.ts';
import type { Fact } from '../../look-ups/look-up.ts';

/** All that was answered, whatever of its kinds did. */
export interface Answered {
  /** The ids of the kinds that answered. */
  kinds: readonly string[];
  facts: readonly Fact[];
  parts: readonly ChatPart[];
}

/** The words of a part as they are read. */
export const textOfPart = (part: ChatPart): string =>
  part.kind === 'text'
    ? part.markdown
    : part.kind === 'table'
      ? [part.caption, ...part.columns, ...part.rows.flat().map(({ text }) => text)].join(' ')
      : `${part.title} ${part.labels.join(' ')}`;

/** All of it, and what is read of it. */
export type Shown = Answered & { text: string };

export const shownBy = (answered: Answered): Shown => ({
  ...answered,
  text: answered.parts.map(textOfPart).join('\n'),
});

/** Whether an answer shows something. */
export type IsShown = (shown: Shown) => boolean;

export const hasUnit =
  (...units: Fact['unit'][]): IsShown =>
  ({ facts }) =>
    facts.some(({ unit }) => units.includes(unit));

export const says =
  (words: RegExp): IsShown =>
  ({ text }) =>
    words.test(text);

/** Two figures of one line, or how far it went. */
export const showsBefore: IsShown = (shown) =>
  hasUnit('change', 'times')(shown) ||
  shown.facts.some((a) => shown.facts.some((b) => a.name === b.name && a.date !== b.date)) ||
  shown.parts.some(({ kind }) => kind === 'chart') ||
  /\bnot on record\b|\bNothing to hold it against\b/.test(shown.text);

/** So many figures of one line tell how it went, and whether it ever was otherwise. */
const LEAST_OF_COURSE = 4;

/** The figures of one line, period after period. */
export const showsCourse: IsShown = ({ facts }) =>
  [...Map.groupBy(facts, ({ name }) => name).values()].some(
    (line) =>
      typeof line[0]?.value === 'number' && new Set(line.map(({ date }) => date)).size >= LEAST_OF_COURSE,
  );
