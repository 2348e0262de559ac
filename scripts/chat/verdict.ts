import type { Composed } from '#server/backends/chat/answers/compose.ts';
import type { ChatAnswer } from '#contract/chat-answer.ts';
import type { Question } from './questions.ts';

/** `declined`: a question that could be answered was not, which is a pity and no lie. */
export type Verdict = 'right' | 'wrong' | 'declined';

/** All that a reader sees of an answer. */
export const textOf = ({ parts }: ChatAnswer): string =>
  parts
    .map((part) => {
      if (part.kind === 'text') return part.markdown;
      if (part.kind === 'chart') return `[chart: ${part.title}; ${part.labels.length} values]`;
      return [part.columns, ...part.rows.map((row) => row.map(({ text }) => text))].map((row) => row.join(' | ')).join('\n');
    })
    .join('\n'); // prettier-ignore

/** What is said of who is not covered, before the figures of those who are. */
const NOT_COVERED = /^[^\n]*(?:this record covers smaller companies|no longer listed)\.$/m;

/** Holds an answer against what was expected of its question. An empty record ("not on record") is an answer to the kind it names. */
export function verdictOf({ wanted, about, shows }: Question, { answer, kinds }: Composed): Verdict {
  const wantsRefusal = wanted.some(([kind]) => kind === 'declined');
  const isRefused = kinds.includes(null) && answer.outcome === 'declined';
  if (isRefused) return wantsRefusal ? 'right' : 'declined';
  if (wantsRefusal && answer.outcome === 'declined') return 'right';
  // Refused is the company that is not covered; what the others have stands below.
  if (wantsRefusal && answer.outcome === 'partly' && NOT_COVERED.test(textOf(answer))) return 'right';
  const known = kinds.filter((kind) => kind !== null);
  const way = wanted
    .filter(([kind]) => kind !== 'declined')
    .find((kindsOfIt) => known.every((kind) => kindsOfIt.includes(kind)));
  if (!way) return 'wrong';
  const said = `${answer.understood ?? ''}\n${textOf(answer)}`;
  if (about !== null && answer.symbol !== about && !said.includes(`(${about})`)) return 'wrong';
  if (shows !== null && !said.includes(shows)) return 'wrong';
  return known.length < way.length ? 'declined' : 'right';
}
