import { domainToASCII } from 'node:url';

/**
 * One key for every spelling of an address: NFKC, lower case, domain in IDNA form. Dots and tags of the local part
 * stay, because only the owner of a domain knows what they mean there.
 */
export function emailKey(email: string): string {
  const folded = email.trim().normalize('NFKC').toLowerCase();
  const at = folded.lastIndexOf('@') + 1;
  const domain = folded.slice(at);
  return folded.slice(0, at) + (domainToASCII(domain) || domain);
}
