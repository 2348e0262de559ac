import { DAY_MS } from '#kit/time/days.ts';
import type { Context } from 'hono';
import { addressGroup } from '#server/runtime/address-group.ts';
import { RetryLater } from '../retry-later.ts';
import type { On } from '../serve.ts';
import { bearerOf } from '../validate.ts';
import type { Db } from '#server/db/open.ts';
import type { Log } from '#server/runtime/log.ts';
import { type AuditEvent, audit } from '#server/store/accounts/audit.ts';
import type { Counted, Limits } from '#server/store/accounts/limits.ts';
import { type NewEntry, queueEntry } from '#server/store/accounts/outbox.ts';
import type { PersonalDataKeeper } from '#server/store/accounts/personal-data.ts';
import { findSession, type SignedIn } from '#server/store/accounts/sessions.ts';
import { deviceLabel } from './device-label.ts';
import type { GoogleClient } from './google-client.ts';
import type { MessageKind } from './messages.ts';
import type { Passwords } from './passwords.ts';

export interface TextsSetting {
  siteName: string;
  /** Where people agree to them again. */
  settingsUrl: string;
  /** The address to which the provider hands answers, as it knows it. */
  replyUrl: string;
  /** Signs what it hands on; undefined where there is no provider. */
  replyToken: string | undefined;
}

/** What the auth backend is made from. */
export interface AuthDeps {
  db: Db;
  log: Log;
  /** Keys the digests of codes and limits. */
  secret: string;
  passwords: Passwords;
  /** Called after something was put into the outbox. */
  onQueued: () => void;
  /** Parts of the store that keep something about people. */
  keepers: readonly PersonalDataKeeper[];
  /** What notices by text message need to know of the site and its provider. */
  texts: TextsSetting;
  /** Absent: no sign-in with Google. */
  google?: GoogleClient | undefined;
  now: () => Date;
}

/** What its handlers work with. */
export interface AuthContext extends AuthDeps {
  limits: Limits;
}

/** Who is signed in, and the token they ask with. */
export type Person = SignedIn & { token: string };

/** Registers handlers of the auth backend. */
export type AuthOn = On<'auth', Person>;

/** Who asks; undefined for a guest. */
export async function whoAsks({ db, now }: AuthContext, c: Context): Promise<Person | undefined> {
  const token = bearerOf(c);
  const found = token === undefined ? undefined : await findSession(db, token, now());
  return found && token !== undefined ? { ...found, token } : undefined;
}

/** Where a request comes from: a network address, as the gateway says it, and a label of the device. */
export const clientOf = (c: Context) => ({
  address: addressGroup(c.req.header('x-client-address')),
  device: deviceLabel(c.req.header('user-agent')),
});
/** The whole network address, as it is kept with what somebody agrees to. */
export const addressOf = (c: Context): string | null => c.req.header('x-client-address') ?? null;
export type Client = ReturnType<typeof clientOf>;

/** The refusal of an attempt that came too soon; says when to come again. */
export const tooMany = (waitMs: number) => new RetryLater('too_many_requests', 'Too many attempts.', waitMs);

/** Counts an attempt. @throws RetryLater when there were too many */
export async function take({ db, limits }: AuthContext, counted: readonly Counted[]): Promise<void> {
  const waitMs = await limits.take(db, counted);
  if (waitMs > 0) throw tooMany(waitMs);
}

const MESSAGE_LIFETIME_MS = 3 * DAY_MS;

/** Queues a message within a transaction, so that it goes if and only if the rest holds. */
export const queue = (
  { now }: AuthContext,
  db: Db,
  entry: Omit<NewEntry<MessageKind>, 'lifetimeMs'>,
  lifetimeMs = MESSAGE_LIFETIME_MS,
): Promise<void> => queueEntry(db, { ...entry, lifetimeMs }, now());

/** Writes an event down. */
export const note = (
  { now }: AuthContext,
  db: Db,
  event: AuditEvent,
  userId: string | null,
  { address }: Client,
  detail?: string,
): Promise<void> => audit(db, { event, userId, address, ...(detail !== undefined && { detail }) }, now());
