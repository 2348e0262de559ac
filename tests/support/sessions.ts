import type { Session } from '#contract/session.ts';

/** The session of somebody: an investor who has confirmed the account, unless it says otherwise. */
export const sessionOf = (userId: string, given: Partial<Session> = {}): Session => ({
  userId,
  email: `${userId}@example.com`,
  name: userId,
  verified: true,
  role: 'user',
  googleUser: false,
  ...given,
});
