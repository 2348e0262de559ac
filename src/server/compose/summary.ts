import type { Api } from '#kit/http/api-client.ts';
import type { AnswerOf } from '#contract/call.ts';
import type { calls } from '#contract/calls.ts';

export type Breadth = AnswerOf<(typeof calls)['stock.summary']>;
export type Summary = () => Promise<Breadth | null>;

const REMEMBERED_MS = 30_000;

/**
 * The figures every page's frame shows, asked for at most twice a minute. null while the backend does not answer: the
 * frame then leaves them out.
 */
export function createSummary(api: Api, now: () => number = () => performance.now()): Summary {
  let asked: Promise<Breadth | null> | undefined;
  let askedAt = -Infinity;
  return () => {
    if (!asked || now() - askedAt > REMEMBERED_MS) {
      askedAt = now();
      asked = api('stock.summary').catch(() => {
        askedAt = -Infinity;
        return null;
      });
    }
    return asked;
  };
}
