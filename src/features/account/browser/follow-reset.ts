import { resetContact } from '#shell/browser/session-hint.ts';

/** What the page of a new password says of itself. */
interface ResetPage {
  /** The email or phone that the code was asked for, where the server was told. */
  contact?: string | undefined;
  /** There once the new password is set. */
  done?: string | undefined;
}

/**
 * Remembers on this device for whom a code was sent, so that the page can be opened anew before it is used, and fills `fields`
 * with it; once the new password is set nothing is remembered any more.
 */
export function followReset({ contact, done }: ResetPage, fields: Iterable<Pick<HTMLInputElement, 'value'>>) {
  if (done) return resetContact.forget();
  if (contact) return resetContact.keep(contact);
  for (const field of fields) field.value ||= resetContact.get();
}
