import { isApiError } from '#contract/errors.ts';
import type { News } from '#contract/news.ts';
import type { Api } from '#kit/http/api-client.ts';
import { orNull } from '#kit/http/load.ts';
import type { PageAnswer } from '#kit/page/share.ts';

const MORE_COUNT = 3;

/** What the page of a newsletter shows; `others` is undefined when they did not arrive. */
export type ShownLetter =
  | { kind: 'found'; newsletter: News; others: News[] | undefined }
  | { kind: 'missing' | 'gone' | 'failed' };
/** What became of opening a newsletter by its id; `other` is an item that is none, and has its page among the news. */
export type LetterOutcome = ShownLetter | { kind: 'other' };

/** Asks for a newsletter, and for a few others. */
export async function loadLetter(api: Api, id: string): Promise<LetterOutcome> {
  const [found, newest] = await Promise.all([
    api('news.details', { params: { id } }).catch((error: unknown): News | 'missing' | 'gone' | 'failed' => {
      if (!isApiError(error)) throw error;
      if (error.code === 'gone') return 'gone';
      return error.code === 'not_found' || error.code === 'bad_request' ? 'missing' : 'failed';
    }),
    orNull(api('news.newsLetters', { query: { pageSize: MORE_COUNT + 1 } })),
  ]);
  if (typeof found === 'string') return { kind: found };
  if (!found.rc_newsletter) return { kind: 'other' };
  const others = newest?.data.filter((other) => other.id !== id).slice(0, MORE_COUNT);
  return { kind: 'found', newsletter: found, others };
}

const statuses = { found: 200, failed: 503, gone: 410, missing: 404 } as const;

/** How the page of a newsletter answers. */
export const letterAnswer = (outcome: ShownLetter): PageAnswer => ({
  status: statuses[outcome.kind],
  isWhole: outcome.kind === 'found' && outcome.others !== undefined,
});
