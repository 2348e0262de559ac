/** An account as the API wants it named. */
export interface NamedContact {
  email?: string;
  phone_number?: string;
}

/**
 * The digits of a phone number as people and browsers write it, without the country code where it is ours; whatever is
 * not punctuation stays, for the schema to refuse.
 */
export const plainPhone = (text: string | undefined): string =>
  (text ?? '').replace(/[\s().-]/g, '').replace(/^\+(?:1(?=\d{10}$))?/, '');

/** An email or a phone number, told apart by whether a letter or an at sign is in it. */
export function contactOf(text: string | undefined): NamedContact {
  const given = (text ?? '').trim();
  if (given === '') return {};
  return /[\p{L}@]/u.test(given) ? { email: given } : { phone_number: plainPhone(given) };
}
