import { LRUCache } from 'lru-cache';
import type { Call } from '#contract/call.ts';
import { type CallId, calls } from '#contract/calls.ts';
import type { Api, JsonCallId } from '#kit/api-client.ts';

/** Answers kept: a screener page, a company with its prices, the sectors; about 20 kB each. */
const ANSWERS = 300;
const FRESH_MS = 60_000;

/**
 * Remembers answers to public questions, so that pages of one company or list do not ask, serialise and parse the
 * same figures again. An answer is kept for a minute at most, never past a change of content (`contentVersion`), and
 * never when it failed. Callers share the answer and must not change it.
 */
export function createAnswerMemory(contentVersion: () => string) {
  const kept = new LRUCache<string, Promise<unknown>>({ max: ANSWERS, ttl: FRESH_MS });

  return (api: Api): Api => {
    const ask = (id: JsonCallId, input?: object): Promise<unknown> => {
      const call: Call = calls[id as CallId];
      const isQuestion = call.access === 'public' && !call.personal && (call.method === 'GET' || call.safe);
      if (!isQuestion) return api(id, input as never);
      const key = `${contentVersion()} ${id} ${JSON.stringify(input)}`;
      const known = kept.get(key);
      if (known) return known;
      const asked: Promise<unknown> = api(id, input as never);
      kept.set(key, asked);
      asked.catch(() => kept.delete(key));
      return asked;
    };
    return ask as Api;
  };
}
