import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { ApiError } from '#contract/errors.ts';
import type { Session } from '#contract/session.ts';
import type { Db, Engine } from '#server/db/open.ts';
import type { Log } from '#server/log.ts';
import { createVersionedCache, type VersionedCache } from '#server/store/content-version.ts';
import { answerFailures, failWith } from '../errors.ts';
import { companyRoutes } from './companies.ts';
import { exportRoutes } from './export.ts';
import { filingRoutes } from './filings.ts';
import { graphqlRoutes } from './graphql.ts';
import { marketRoutes } from './market.ts';
import { screenRoutes } from './screens.ts';
import { searchRoutes } from './search.ts';

const LIMIT_BYTES = 64 * 1024;

export interface DataDeps {
  db: Db;
  engine: Engine;
  log: Log;
  /** The person behind a token, null for nobody. Throws ApiError unavailable while that cannot be known. */
  whoAmI(token: string): Promise<Session | null>;
  now?: () => Date;
}

/** What the handlers of the data backend work with. */
export interface DataContext extends DataDeps {
  now: () => Date;
  cached: VersionedCache;
}

/** The data backend: companies, their quotes, and the searches through them. */
export function createDataApp(deps: DataDeps): Hono {
  const context: DataContext = {
    now: () => new Date(),
    ...deps,
    cached: createVersionedCache(deps.db),
  };
  const app = new Hono();
  app.use(
    bodyLimit({
      maxSize: LIMIT_BYTES,
      onError: (c) => failWith(c, new ApiError('too_large', 'The body is too large.')),
    }),
  );
  app.get('/health', (c) => c.json({ ok: true }));
  app.route('/', graphqlRoutes(context));
  app.route('/', marketRoutes(context));
  app.route('/', exportRoutes(context));
  app.route('/', screenRoutes(context));
  app.route('/', searchRoutes(context));
  app.route('/', companyRoutes(context));
  app.route('/', filingRoutes(context));
  answerFailures(app, deps.log);
  return app;
}
