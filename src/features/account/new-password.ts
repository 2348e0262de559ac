import type { Faults, FormValues } from '#kit/form/form.ts';
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

/** The code that was typed, to stand there while something else is put right. */
export const typedCode = ({ code }: FormValues, { fields }: Faults): string | undefined =>
  fields.code === undefined ? code : undefined;
