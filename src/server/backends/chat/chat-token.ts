import { createHmac, timingSafeEqual } from 'node:crypto';
import { CHAT_TOKEN_MS } from '#contract/chat.ts';

/** Who holds a chat-only token, and until when. */
export interface TokenOwner {
  userId: string;
  name: string | null;
  expiresAt: Date;
}

const PREFIX = 'chat.';
/** So that the token stays a short header. */
const NAME_MAX = 60;

/** Whether a bearer token claims to be one for the chat alone; sessions never look so. */
export const isChatToken = (token: string): boolean => token.startsWith(PREFIX);

/** Makes and reads the tokens that a framed chat app gets: signed, for five minutes, and good for the chat alone. */
export function createChatTokens(secret: string, now: () => Date) {
  const sign = (text: string) =>
    createHmac('sha256', secret).update(`chat-token ${text}`).digest('base64url');
  return {
    issue({ userId, name }: { userId: string; name: string | null }) {
      const expiresAt = new Date(now().getTime() + CHAT_TOKEN_MS);
      const body = Buffer.from(
        JSON.stringify([userId, name?.slice(0, NAME_MAX) ?? null, expiresAt.getTime()]),
      ).toString('base64url');
      return { token: `${PREFIX}${body}.${sign(body)}`, expiresAt };
    },
    /** The owner of a token that is ours and not over; else undefined. */
    read(token: string): TokenOwner | undefined {
      const [, body, signature] = /^chat\.([\w-]+)\.([\w-]+)$/.exec(token) ?? [];
      if (!body || !signature) return undefined;
      const expected = Buffer.from(sign(body));
      const given = Buffer.from(signature);
      if (expected.length !== given.length || !timingSafeEqual(expected, given)) return undefined;
      const [userId, name, until] = JSON.parse(Buffer.from(body, 'base64url').toString()) as [
        string,
        string | null,
        number,
      ];
      return until > now().getTime() ? { userId, name, expiresAt: new Date(until) } : undefined;
    },
  };
}

export type ChatTokens = ReturnType<typeof createChatTokens>;
