import { GUEST_QUESTIONS, PERSON_QUESTIONS } from '#contract/chat.ts';
import { ApiError } from '#contract/errors.ts';
import type { Db } from '#server/db/open.ts';
import type { Counted, Limit, Limits } from '#server/store/limits.ts';
import type { Asker } from './asker.ts';

const DAY_MS = 24 * 60 * 60_000;
const ofGuest: Limit = { name: 'chat-guest', limit: GUEST_QUESTIONS, windowMs: DAY_MS };
const ofAddress: Limit = { name: 'chat-address', limit: GUEST_QUESTIONS, windowMs: DAY_MS };
const ofPerson: Limit = { name: 'chat-person', limit: PERSON_QUESTIONS, windowMs: DAY_MS };

const countedFor = ({ person, owner, address }: Asker): Counted[] => {
  if (person?.verified) return [[ofPerson, person.userId]];
  const key = person?.userId ?? (owner && 'guestKey' in owner ? owner.guestKey : undefined);
  return [[ofAddress, address], ...(key ? [[ofGuest, key] as const] : [])];
};

/**
 * Counts a question of a day: ten of a guest, by cookie and by network address, 200 of who has signed in. Answers what
 * takes it back, for when no answer came of it.
 * @throws ApiError too_many_requests
 */
export async function countQuestion(limits: Limits, db: Db, asker: Asker): Promise<() => Promise<void>> {
  const counted = countedFor(asker);
  if ((await limits.take(db, counted)) === 0) return () => limits.refund(db, counted);
  throw new ApiError(
    'too_many_requests',
    asker.person?.verified
      ? `${PERSON_QUESTIONS} questions a day can be asked. Please go on tomorrow.`
      : `Guests can ask ${GUEST_QUESTIONS} questions a day. Sign in to go on: this conversation comes along.`,
  );
}
