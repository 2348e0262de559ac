import type { Session } from '#contract/session.ts';
import type { Site } from '#server/delivery/letters.ts';
import type { Log } from '#server/runtime/log.ts';
import type { Db, Engine } from '#server/db/open.ts';
import type { On } from '../serve.ts';
import type { Feed } from './feed.ts';

/** What the tools backend is made from. */
export interface ToolsDeps {
  db: Db;
  engine: Engine;
  log: Log;
  /** The person behind a token, null for nobody. Throws ApiError unavailable while that cannot be known. */
  whoAmI(token: string): Promise<Session | null>;
  /** Who may edit: staff, or every verified person. */
  access: 'staff' | 'verified';
  /** Folder under which uploads lie. */
  dataDir: string;
  /** The operator's own storage, from which uploads are shown. */
  assetsUrl?: string | undefined;
  /** What mails say of the site. */
  site: Site;
  /** Signs the links in mails. */
  secret: string;
  /** Makes the figures of a company anew as a fill does, within a transaction. */
  refillFigures(tx: Db, symbol: string): Promise<void>;
  /** Called after something was put into the outbox. */
  onQueued: () => void;
  /** Tells of notices that any process has sent. */
  feed: Feed;
  now?: () => Date;
}

/** Registers handlers of the tools backend. */
export type ToolsOn = On<'tools', Session>;

/** What its handlers work with. */
export interface DeskContext {
  db: Db;
  now: () => Date;
  /** Publishes what was saved; resolves when the public sees it, or a little sooner where that takes long. */
  publish: () => Promise<void>;
}

/** The same with what notices need. */
export type ToolsContext = ToolsDeps & DeskContext;
