import type { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';
import type { BackendName, Call } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import { ApiError } from '#contract/errors.ts';
import { openBackends } from '#server/compose/backends.ts';
import { closeAndExit } from '#server/compose/close-and-exit.ts';
import { listen } from '#server/compose/listen.ts';
import { type Config, ConfigError, readConfig } from '#server/runtime/config.ts';
import { createDrain, DRAIN_TIMING } from '#server/http/drain.ts';
import { loadEnvFile } from '#server/runtime/env-file.ts';
import { createLog } from '#server/runtime/log.ts';
import { onceNpmIsGone } from '#server/runtime/npm-shell.ts';
import { say } from '#server/runtime/output.ts';

/** Which backend owns a path: every first segment of the contract belongs to just one. */
const ownerOfSegment = new Map<string, BackendName>(
  Object.values(calls).map(({ path, backend }: Call) => [path.split('/')[1] ?? '', backend]),
);

/** Serves the backends of this process without the site, so that web and backend processes can be scaled apart. */
async function serveBackends(config: Config): Promise<void> {
  // With AUTH_API_URL people are known there, and the data of theirs is kept here; all else is what is served.
  const embedding = { DATA_API_URL: undefined, CHAT_API_URL: undefined, TOOLS_API_URL: undefined };
  const log = createLog(config.LOG_LEVEL);
  const { backends, readiness, endStreams, close } = await openBackends({ ...config, ...embedding }, log);
  const app = new Hono();
  app.get('/health', async (c) =>
    !drain.isDraining() && (await readiness()).isReady ? c.json({ ok: true }) : c.json({ ok: false }, 503),
  );
  app.all('*', async (c): Promise<Response> => {
    const owner = ownerOfSegment.get(c.req.path.split('/')[1] ?? '');
    return owner
      ? backends[owner](c.req.raw)
      : c.json(new ApiError('not_found', 'There is no such call.').toEnvelope(), 404);
  });

  const server = createAdaptorServer({ fetch: app.fetch }) as Server;
  const drain = createDrain(server, { ...DRAIN_TIMING, onEnding: endStreams });
  const port = await listen(server, config);
  say(`${config.SITE_NAME} backends are ready at http://${config.HOST}:${port}\n`);
  const stop = () => void drain.drain().then(() => closeAndExit({ close, log }, drain));
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  onceNpmIsGone('backends', stop);
}

try {
  loadEnvFile();
  await serveBackends(readConfig(process.env));
} catch (error) {
  process.stderr.write(`${error instanceof ConfigError ? error.message : String(error)}\n`);
  process.exit(1);
}
