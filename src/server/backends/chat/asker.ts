import type { Context } from 'hono';
import { addressGroup } from '#server/runtime/address-group.ts';
import { type ChatOwner, claimThreads, hasGuestThreads } from '#server/store/chat/threads.ts';
import { hashToken } from '#server/store/tokens.ts';
import type { ChatContext, ChatPerson } from './context.ts';

/** The header by which the gateway tells which browser asks; its value comes from a cookie that only servers see. */
const GUEST_HEADER = 'x-chat-guest';

/** Who asks, and whose conversations are meant; no owner where a guest has none yet. */
export interface Asker {
  person: ChatPerson | null;
  owner: ChatOwner | undefined;
  /** The part of the network address that one guest holds. */
  address: string;
}

const guestTokenOf = (c: Context): string | undefined =>
  /^[\w-]{40,64}$/.exec(c.req.header(GUEST_HEADER) ?? '')?.[0];

/** Finds out who asks. What a browser asked before its person signed in becomes that person's now. */
export async function askerOf({ db, personOf }: ChatContext, c: Context): Promise<Asker> {
  const person = await personOf(c.req.header('authorization'));
  const guest = guestTokenOf(c);
  const guestKey = guest && hashToken(guest);
  const address = addressGroup(c.req.header('x-client-address'));
  if (!person) return { person, owner: guestKey ? { guestKey } : undefined, address };
  if (guestKey && (await hasGuestThreads(db, guestKey))) await claimThreads(db, guestKey, person.userId);
  return { person, owner: { userId: person.userId }, address };
}
