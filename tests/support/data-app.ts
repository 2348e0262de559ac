import { pino } from 'pino';
import type { Session } from '#contract/session.ts';
import { createDataApp } from '#server/backends/data/app.ts';
import type { DataDeps } from '#server/backends/data/context.ts';
import type { OpenStore } from '#server/db/open.ts';

/** What a data backend of the tests needs beside store and log: nobody asks, and nothing is sent. */
export const dataSurroundings = {
  whoAmI: () => Promise.resolve<Session | null>(null),
  secret: 'a secret of the tests, long enough for anything',
  onQueued: () => undefined,
  hasTracking: false,
};

/** A data backend on a store that knows these people by their tokens, and what its answers are made of. */
export function openDataApp(
  store: OpenStore,
  people: Readonly<Record<string, Session>> = {},
  deps: Partial<DataDeps> = {},
) {
  const logged: string[] = [];
  const log = pino({ level: 'info' }, { write: (line: string) => void logged.push(line) });
  const app = createDataApp({
    ...dataSurroundings,
    db: store.db,
    engine: store.engine,
    log,
    whoAmI: (token) => Promise.resolve(people[token] ?? null),
    ...deps,
  });
  const read = async (response: Response) => ({
    status: response.status,
    body: (await response.json()) as unknown,
  });
  return {
    logged,
    request: app.request,
    get: async (path: string) => read(await app.request(path)),
    post: async (path: string, body: unknown) =>
      read(
        await app.request(path, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: typeof body === 'string' ? body : JSON.stringify(body),
        }),
      ),
  };
}
