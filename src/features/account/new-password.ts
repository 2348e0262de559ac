import { accountMessages } from './messages.ts';

const MIN_LENGTH = 6;

/**
 * What is wrong with a new password and its repetition, by field, or null. The two messages of the change form come
 * first, for their two cases.
 */
export function newPasswordFault(password: string, confirmation: string): Record<string, string> | null {
  if (password !== confirmation) return { confirmation: accountMessages.passwordsDiffer };
  if (password !== '' && [...password].length < MIN_LENGTH)
    return { newPassword: accountMessages.passwordShort };
  return null;
}
