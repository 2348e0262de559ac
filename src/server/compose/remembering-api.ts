import { LRUCache } from 'lru-cache';
import type { Call } from '#contract/call.ts';
import { type CallId, calls } from '#contract/calls.ts';
import type { Api, JsonCallId } from '#kit/http/api-client.ts';
import { weigh } from '#kit/weigh.ts';
import { isQuestion } from '#server/gateway/direct.ts';

/**
 * What answers may weigh together: a screener page, a company with its prices, the sectors; about 20 kB each. Those of a dozen
 * companies, whose tabs somebody reads: more would be pushed out unread, and all of it is moved and marked by the collector of garbage.
 */
const MAX_BYTES = 3 * 1024 * 1024;
const FRESH_MS = 60_000;

/**
 * Remembers answers to public questions, so that pages of one company or list do not ask, serialise and parse the
 * same figures again. An answer is kept for a minute at most, never past a change of content (`contentVersion`), and
 * never when it failed. Callers share the answer and must not change it.
 */
export function createAnswerMemory(contentVersion: () => string) {
  const kept = new LRUCache<string, { answer: unknown }>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ answer }, key) => weigh(answer) + weigh(key),
    ttl: FRESH_MS,
  });
  const underWay = new Map<string, Promise<unknown>>();

  return (api: Api): Api => {
    const ask = (id: JsonCallId, input?: object): Promise<unknown> => {
      const call: Call = calls[id as CallId];
      if (!isQuestion(call)) return api(id, input as never);
      const key = `${contentVersion()} ${id} ${JSON.stringify(input)}`;
      const known = kept.get(key);
      if (known) return Promise.resolve(known.answer);
      const waiting = underWay.get(key);
      if (waiting) return waiting;
      const asked: Promise<unknown> = api(id, input as never);
      underWay.set(key, asked);
      asked
        .then(
          (answer) => kept.set(key, { answer }),
          () => undefined,
        )
        .finally(() => underWay.delete(key));
      return asked;
    };
    return ask as Api;
  };
}
