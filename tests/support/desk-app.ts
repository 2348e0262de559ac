import { createToolsApp } from '#server/backends/tools/app.ts';
import type { ToolsDeps } from '#server/backends/tools/context.ts';
import type { OpenStore } from '#server/db/open.ts';
import { sessionOf } from './sessions.ts';
import { toolsSurroundings } from './tools-app.ts';

/** The tools backend over a store, for staff of these names: `call` asks as one of them. */
export function openDesk(
  store: OpenStore,
  { now = () => new Date(), ...deps }: Partial<Pick<ToolsDeps, 'now' | 'refillFigures'>> = {},
) {
  const staff = (name: string) => sessionOf(name, { role: name === 'user' ? 'user' : 'staff' });
  const app = createToolsApp({
    db: store.db,
    engine: store.engine,
    ...toolsSurroundings(store.db),
    ...deps,
    whoAmI: (token) => Promise.resolve(staff(token.replace(/-+$/, ''))),
    access: 'staff',
    now,
  });
  return async <Body = unknown>(method: string, path: string, body?: unknown, as = 'ann') => {
    const response = await app.request(path, {
      method,
      headers: {
        ...(as !== '' && { authorization: `Bearer ${as.padEnd(43, '-')}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: (await response.json()) as Body };
  };
}
