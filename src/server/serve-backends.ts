import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import type { BackendName, Call } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import { ApiError } from '#contract/errors.ts';
import { createAccounts } from '#server/compose/accounts.ts';
import { connectBackend, connectBackends, embeddedApps } from './backends/connect.ts';
import { type Config, ConfigError, readConfig } from '#server/runtime/config.ts';
import { createDataMail } from '#server/compose/mail.ts';
import { loadEnvFile } from '#server/runtime/env-file.ts';
import { createProofs } from './gateway/proofs.ts';
import { createWhoAmI, sessionBehind } from './gateway/session.ts';
import { createLog } from '#server/runtime/log.ts';
import { createSchedule } from '#server/compose/jobs.ts';
import { readSecret } from '#server/runtime/secret.ts';
import { signupSettings } from '#server/compose/signup-settings.ts';
import { createStoreKeeper } from '#server/compose/store-keeper.ts';

/** Which backend owns a path: every first segment of the contract belongs to just one. */
const ownerOfSegment = new Map<string, BackendName>(
  Object.values(calls).map(({ path, backend }: Call) => [path.split('/')[1] ?? '', backend]),
);

/** Serves the embedded backends without the site, so that web and backend processes can be scaled apart. */
async function serveBackends(config: Config): Promise<void> {
  const log = createLog(config.LOG_LEVEL);
  const keeper = createStoreKeeper(config, log);
  const accounts = createAccounts(config, keeper.store, log);
  // With AUTH_API_URL people are known there, and the data of theirs is kept here.
  const auth = await connectBackend(config.AUTH_API_URL, accounts.app);
  const whoAmI = sessionBehind(createWhoAmI(auth, createProofs(readSecret(config))));
  const mail = createDataMail(config, log);
  const backends = await connectBackends(
    {},
    auth,
    embeddedApps(keeper.store, log, { ...mail, whoAmI, signups: signupSettings(config) }),
  );
  const schedule = createSchedule(await keeper.store(), log);
  schedule.start();
  const app = new Hono();
  app.get('/health', async (c) =>
    (await keeper.isReady()) ? c.json({ ok: true }) : c.json({ ok: false }, 503),
  );
  app.all('*', async (c): Promise<Response> => {
    const owner = ownerOfSegment.get(c.req.path.split('/')[1] ?? '');
    return owner
      ? backends[owner](c.req.raw)
      : c.json(new ApiError('not_found', 'There is no such call.').toEnvelope(), 404);
  });

  const server = serve({ fetch: app.fetch, hostname: config.HOST, port: config.PORT }, ({ port }) => {
    process.stdout.write(`${config.SITE_NAME} backends are ready at http://${config.HOST}:${port}\n`);
  });
  const stop = () => {
    server.close(() => {
      void schedule
        .stop()
        .then(accounts.close)
        .then(mail.close)
        .then(keeper.close)
        .then(() => process.exit(0));
    });
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

try {
  loadEnvFile();
  await serveBackends(readConfig(process.env));
} catch (error) {
  process.stderr.write(`${error instanceof ConfigError ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
