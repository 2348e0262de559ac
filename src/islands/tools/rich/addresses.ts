import { isUpload } from '#contract/upload-path.ts';
import { safeLink } from '#kit/href/safe-link.ts';

/** What is said of an address that no link may have. */
export const LINK_FAULT = 'The link must begin with https:// or mailto:';
/** What is said of an address that no picture may have. */
export const PICTURE_FAULT = 'The picture needs an address that begins with https://';

/** An address that text which is there already may link to: https, mailto, or a path of the site. */
export const isLinked = (address: string): boolean =>
  /^mailto:[^\s@]+@[^\s@]+$/i.test(address) || safeLink(address) !== undefined;

/** The address of a typed link, undefined where it may not be one. A plain host or address of a mail is completed. */
export function typedLink(typed: string): string | undefined {
  const text = typed.trim();
  if (/^[^\s@:/]+@[^\s@:/]+\.[a-z]{2,}$/i.test(text)) return `mailto:${text}`;
  const address = /^(?:[a-z\d-]+\.)+[a-z]{2,}(?:\/|$)/i.test(text) ? `https://${text}` : text;
  if (address.startsWith('/') || /\s/.test(address)) return undefined;
  return isLinked(address) ? address : undefined;
}

/** The address of a picture, undefined where it may not be one: https, or an upload of the site. */
export function pictureAddress(typed: string): string | undefined {
  const text = typed.trim();
  if (isUpload(text) && text.endsWith('.webp')) return text;
  return text.startsWith('/') || /\s/.test(text) ? undefined : safeLink(text);
}

/** Players that a text may hold; the sanitizer lets the same through. */
export const isPlayer = (address: string): boolean =>
  ['www.youtube-nocookie.com', 'player.vimeo.com'].includes(URL.parse(address)?.hostname ?? '') &&
  safeLink(address) !== undefined;
