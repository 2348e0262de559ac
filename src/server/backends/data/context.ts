import type { Filters } from '#contract/screener.ts';
import type { Session } from '#contract/session.ts';
import type { Db, Engine } from '#server/db/open.ts';
import type { Log } from '#server/runtime/log.ts';
import type { VersionedCache } from '#server/store/content/content-version.ts';
import type { KeptFigures } from '#server/store/content/kept-figures.ts';
import type { On } from '../serve.ts';
import type { CaptchaSettings } from './captcha.ts';

/** What the data backend is made from. */
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

/** What its handlers work with. */
export interface DataContext extends DataDeps {
  signups: SignupSettings;
  now: () => Date;
  cached: VersionedCache;
  kept: KeptFigures;
  /** How many rows pass filters, for as long as the content stays the same. */
  counted: VersionedCache;
  /** How many companies pass filters. */
  countPassing: (filters: Filters) => Promise<number>;
}

/** Registers handlers of the data backend; who asks comes with the token, for what lasts as long as the session. */
export type DataOn = On<'data', Session & { token: string }>;
