import { toQueryString } from './paths.ts';

/** How many words make a question of what was typed: a name has seldom more than two. */
const QUESTION_WORDS = 3;

/**
 * Where RedChat is asked what somebody typed into a search; null where that is a name rather than a question: one word, or two
 * of which something was found.
 */
export function askHref(typed: string, found: number): string | null {
  const q = typed.trim();
  const words = q.match(/[^\s\p{P}\p{S}]\S*/gu)?.length ?? 0;
  const isQuestion = words >= QUESTION_WORDS || q.endsWith('?') || (words > 1 && found === 0);
  return isQuestion ? `/redchat${toQueryString({ q })}` : null;
}
