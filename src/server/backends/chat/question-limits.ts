import { DAY_MS } from '#kit/time/days.ts';
import { ADDRESS_QUESTIONS, GUEST_QUESTIONS, NEWCOMER_QUESTIONS, PERSON_QUESTIONS } from '#contract/chat.ts';
import { ApiError } from '#contract/errors.ts';
import type { Db } from '#server/db/open.ts';
import { isKnownGuest } from '#server/store/chat/threads.ts';
import type { Counted, Limit, Limits } from '#server/store/accounts/limits.ts';
import type { Asker } from './asker.ts';

const ofGuest: Limit = { name: 'chat-guest', limit: GUEST_QUESTIONS, windowMs: DAY_MS };
const ofNewcomers: Limit = { name: 'chat-newcomers', limit: NEWCOMER_QUESTIONS, windowMs: DAY_MS };
const ofAddress: Limit = { name: 'chat-address', limit: ADDRESS_QUESTIONS, windowMs: DAY_MS };
const ofPerson: Limit = { name: 'chat-person', limit: PERSON_QUESTIONS, windowMs: DAY_MS };

/** What one guest has by themselves, and what they share with the others of their address. */
async function countedFor(
  db: Db,
  { person, owner, address }: Asker,
  now: Date,
): Promise<{ own: Counted[]; shared: Counted[] }> {
  if (person?.verified) return { own: [[ofPerson, person.userId]], shared: [] };
  const guestKey = owner && 'guestKey' in owner ? owner.guestKey : undefined;
  const key = person?.userId ?? guestKey;
  const dayBefore = new Date(now.getTime() - DAY_MS);
  const isKnown = guestKey !== undefined && (await isKnownGuest(db, guestKey, dayBefore));
  return {
    own: key === undefined ? [] : [[ofGuest, key]],
    shared: [[ofAddress, address], ...(isKnown ? [] : [[ofNewcomers, address] as const])],
  };
}

/**
 * Counts a question of a day: ten of a guest, 200 of who has signed in. A browser that asked on an earlier day has its ten
 * whatever others at its address do; new ones share thirty, so that who throws cookies away gains little. Answers what takes
 * it back, for when no answer came of it.
 * @throws ApiError too_many_requests
 */
export async function countQuestion(
  limits: Limits,
  db: Db,
  asker: Asker,
  now: Date,
): Promise<() => Promise<void>> {
  const { own, shared } = await countedFor(db, asker, now);
  const counted = [...own, ...shared];
  if ((await limits.take(db, counted)) === 0) return () => limits.refund(db, counted);
  if (asker.person?.verified)
    throw tooMany(`${PERSON_QUESTIONS} questions a day can be asked. Please go on tomorrow.`);
  // Whoever still has questions of their own is told that the address is the reason.
  const isOwn = own.length > 0 && (await limits.take(db, own)) !== 0;
  if (!isOwn && own.length > 0) await limits.refund(db, own);
  throw tooMany(
    isOwn
      ? `Guests can ask ${GUEST_QUESTIONS} questions a day. Sign in to go on: this conversation comes along.`
      : 'Guests at your network address have asked all questions of today. Sign in to go on: this conversation comes along.',
  );
}

const tooMany = (message: string): ApiError => new ApiError('too_many_requests', message);
