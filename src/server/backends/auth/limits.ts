import type { Counted, Limit } from '#server/store/accounts/limits.ts';
import { emailKey } from '#server/store/accounts/email-key.ts';
import type { Contact, UserRow } from '#server/store/accounts/users.ts';

const MINUTE_MS = 60_000;
const limit = (name: string, times: number, minutes: number): Limit => ({
  name,
  limit: times,
  windowMs: minutes * MINUTE_MS,
});

const signInHere = limit('sign-in by account and address', 10, 15);
const signInAnywhere = limit('sign-in by account', 25, 60);
const signInFrom = limit('sign-in by address', 100, 5);
const signedInHere: Limit = {
  name: 'signed in from address',
  limit: Infinity,
  windowMs: 90 * 24 * 60 * MINUTE_MS,
};
const signUp = limit('sign-up by account', 5, 15);
const signUpFrom = limit('sign-up by address', 100, 5);
const sendGap = limit('code by account, apart', 1, 1);
const send = limit('code by account', 3, 15);
const sendFrom = limit('code by address', 25, 5);
const sendAccount = limit('code by account, however named', 3, 15);
const sendToNumber = limit('code to a number', 6, 24 * 60);
const checkNamed = limit('check by contact', 20, 60);
const checkAccount = limit('check by account', 20, 60);
const checkFrom = limit('check by address', 100, 5);

/** One name for however an account is named. */
export const contactKey = ({ email, phone }: Contact): string => (email ? emailKey(email) : (phone ?? ''));

/** Ways to sign in wrongly. */
export const signInLimits = (account: string, address: string, isKnownHere: boolean): Counted[] => [
  [signInHere, account, address],
  [signInFrom, address],
  // Strangers who guess from everywhere do not keep the owner out of the places they know.
  ...(isKnownHere ? [] : [[signInAnywhere, account] as const]),
];
/** What a new password forgives. */
export const signInLimitsOf = ({ email_key }: UserRow, address: string): Counted[] => [
  [signInHere, email_key, address],
  [signInAnywhere, email_key],
];
/** Stands when the account's owner has signed in from this address before. */
export const knownHere = (account: string, address: string): Counted => [signedInHere, account, address];

export const signUpLimits = (account: string, address: string): Counted[] => [
  [signUp, account],
  [signUpFrom, address],
];

/** Codes that one asks for; `purpose` keeps a new password from waiting for a confirmation. */
export const sendLimits = (purpose: string, account: string, address: string): Counted[] => [
  [sendGap, purpose, account],
  [send, purpose, account],
  [sendFrom, address],
];
/** Codes to a number that one has only written down: whoever it belongs to has not asked for them. */
export const numberLimits = (number: string, account: string, address: string): Counted[] => [
  ...sendLimits('texts', account, address),
  [sendToNumber, number],
];
/** The same by account, however it is named; never shown, because it would tell that two names are one person. */
export const sendLimitOfUser = (purpose: string, userId: string): Counted => [sendAccount, purpose, userId];
/** What a code that was entered rightly forgives: its owner has proved to be the one who asked. */
export const sendLimitsOf = (purpose: string, { id, email_key, phone }: UserRow): Counted[] => [
  sendLimitOfUser(purpose, id),
  ...[email_key, ...(phone === null ? [] : [phone])].flatMap((account) => [
    [sendGap, purpose, account] as const,
    [send, purpose, account] as const,
  ]),
];

/** Checks of a code, as seen from outside: alike for known and unknown accounts. */
export const checkLimits = (account: string, address: string): Counted[] => [
  [checkNamed, account],
  [checkFrom, address],
];
/** The same by account, never shown. */
export const checkLimitOfUser = (userId: string): Counted => [checkAccount, userId];
