import { randomBytes } from 'node:crypto';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { ApiError } from '#contract/errors.ts';
import type { Session } from '#contract/session.ts';
import type { Db, Engine } from '#server/db/open.ts';
import type { Log } from '#server/runtime/log.ts';
import { createVersionedCache, type VersionedCache } from '#server/store/content-version.ts';
import { answerFailures, failWith } from '../errors.ts';
import { sayRetryAfter } from '../retry-later.ts';
import { bioPhaseRoutes } from './bio-phases.ts';
import type { CaptchaSettings } from './captcha.ts';
import { clientRoutes } from './clients.ts';
import { chartMarkRoutes } from './chart-marks.ts';
import { companyRoutes } from './companies.ts';
import { companySignupRoutes } from './company-signups.ts';
import { crawlRoutes } from './crawl.ts';
import { eventRoutes } from './events.ts';
import { exportRoutes } from './export.ts';
import { favoriteRoutes } from './favorites.ts';
import { filingRoutes } from './filings.ts';
import { financialRoutes } from './financials.ts';
import { graphqlRoutes } from './graphql.ts';
import { holdingRoutes } from './holdings.ts';
import { insiderRoutes } from './insiders.ts';
import { marketRoutes } from './market.ts';
import { newsletterRoutes } from './newsletter.ts';
import { newsRoutes } from './news.ts';
import { readyScreenRoutes } from './ready-screens.ts';
import { screenRoutes } from './screens.ts';
import { searchRoutes } from './search.ts';
import { videoRoutes } from './videos.ts';

const LIMIT_BYTES = 64 * 1024;

export interface DataDeps {
  db: Db;
  engine: Engine;
  log: Log;
  /** The person behind a token, null for nobody. Throws ApiError unavailable while that cannot be known. */
  whoAmI(token: string): Promise<Session | null>;
  /** Keys the digests of limits and the links in mails. */
  secret: string;
  /** Called after something was put into the outbox. */
  onQueued: () => void;
  /** Whether a marketing service is told of sign-ups for the newsletter. */
  hasTracking: boolean;
  /** Absent: a secret of this process, our own captcha, and the built-in list. */
  signups?: SignupSettings;
  now?: () => Date;
}

export interface SignupSettings extends CaptchaSettings {
  /** Receives the sign-ups of client companies in the place of the built-in list. */
  tickerSignupUrl?: string | undefined;
}

/** What the handlers of the data backend work with. */
export interface DataContext extends DataDeps {
  signups: SignupSettings;
  now: () => Date;
  cached: VersionedCache;
}

/** The data backend: companies, their quotes, and the searches through them. */
export function createDataApp(deps: DataDeps): Hono {
  const context: DataContext = {
    now: () => new Date(),
    signups: { secret: randomBytes(32).toString('hex') },
    ...deps,
    cached: createVersionedCache(deps.db),
  };
  const app = new Hono();
  app.use(sayRetryAfter);
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
  app.route('/', readyScreenRoutes(context));
  app.route('/', screenRoutes(context));
  // Before the calls with a parameter in the place of `favorites`.
  app.route('/', favoriteRoutes(context));
  app.route('/', searchRoutes(context));
  app.route('/', companyRoutes(context));
  app.route('/', clientRoutes(context));
  app.route('/', companySignupRoutes(context));
  app.route('/', filingRoutes(context));
  app.route('/', bioPhaseRoutes(context));
  app.route('/', eventRoutes(context));
  app.route('/', videoRoutes(context));
  app.route('/', newsletterRoutes(context));
  app.route('/', holdingRoutes(context));
  app.route('/', insiderRoutes(context));
  app.route('/', financialRoutes(context));
  app.route('/', chartMarkRoutes(context));
  app.route('/', newsRoutes(context));
  app.route('/', crawlRoutes(context));
  answerFailures(app, deps.log);
  return app;
}
