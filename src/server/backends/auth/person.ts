import type { Session } from '#contract/session.ts';
import type { Profile, User } from '#contract/user.ts';
import type { UserRow } from '#server/store/accounts/users.ts';

/** What is said to whoever has signed in. */
export const SIGNED_IN = 'You are logged in.';

/** An account as its owner's browser gets it at sign-in; the username is the email. */
export const userOf = (row: UserRow): User => ({
  email: row.email,
  phone_number: row.phone,
  message_preference: row.message_preference,
  username: row.email,
  name: row.name,
  verified: row.verified_at !== null,
  googleUser: row.google_sub !== null,
});

export const profileOf = (row: UserRow): Profile => ({
  name: row.name,
  phone_number: row.phone,
  email: row.email,
  profile_picture_url: null,
  message_preference: row.message_preference,
  googleUser: row.google_sub !== null,
});

/** An account as the gateway and the other backends know it. */
export const sessionOf = (row: UserRow): Session => ({
  userId: row.id,
  email: row.email,
  name: row.name,
  verified: row.verified_at !== null,
  role: row.role,
  googleUser: row.google_sub !== null,
});
