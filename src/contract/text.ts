import * as z from 'zod/mini';
import { isUpload } from './upload-path.ts';

/** Text that may be unknown: null is "not known". */
export const TextOrNull = z.nullable(z.string());
export const NumberOrNull = z.nullable(z.number());

/** Text of a caller, trimmed, not empty; `label` begins its messages. */
export const requiredText = (label: string, maxLength: number) =>
  z
    .string(`${label} is required`)
    .check(
      z.trim(),
      z.minLength(1, `${label} is required`),
      z.maxLength(maxLength, `${label} must be at most ${maxLength} characters`),
    );

/** Line breaks, other controls, and signs that turn the direction of what follows. */
const UNSEEN = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;

/** A person's name: one line that shows as it was typed. */
export const personName = (label: string, maxLength: number) =>
  z.string(`${label} is required`).check(
    z.overwrite((name) => name.replace(UNSEEN, ' ')),
    z.trim(),
    z.minLength(1, `${label} is required`),
    z.maxLength(maxLength, `${label} must be at most ${maxLength} characters`),
  );

/** Text of a caller that may be left out or emptied. */
export const optionalText = (maxLength: number) =>
  z.optional(
    z.nullable(
      z
        .string('must be text')
        .check(z.trim(), z.maxLength(maxLength, `must be at most ${maxLength} characters`)),
    ),
  );

/** Rich text of an editor; the backend sanitizes it. */
export const optionalHtml = optionalText(200_000);

const isHttps = (text: string) => {
  const url = URL.parse(text);
  return url?.protocol === 'https:' && url.username === '' && url.password === '';
};

/** An https address without credentials. An empty text means none. */
export const optionalUrl = z.optional(
  z.nullable(
    z.string('must be text').check(
      z.trim(),
      z.maxLength(2000, 'must be at most 2000 characters'),
      z.refine(
        (text: string) => text === '' || isHttps(text),
        'must be an address that begins with https://',
      ),
    ),
  ),
);

/** The same of a picture, or the path of one that staff put on the site. */
export const optionalPicture = z.optional(
  z.nullable(
    z.string('must be text').check(
      z.trim(),
      z.maxLength(2000, 'must be at most 2000 characters'),
      z.refine(
        (text: string) => text === '' || isHttps(text) || isUpload(text),
        'must be an address that begins with https://',
      ),
    ),
  ),
);

const isOwnPath = (text: string) => /^\/(?![/\\])/.test(text);

/** The same, or a path of the site's own. */
export const optionalAddress = z.optional(
  z.nullable(
    z.string('must be text').check(
      z.trim(),
      z.maxLength(2000, 'must be at most 2000 characters'),
      z.refine(
        (text: string) => text === '' || isHttps(text) || isOwnPath(text),
        'must be an address that begins with https:// or /',
      ),
    ),
  ),
);

export const optionalFlag = z.optional(z.boolean('must be true or false'));

/** A calendar day, YYYY-MM-DD. */
export const DaySchema = z.iso.date('must be a date, YYYY-MM-DD');

/** A day, or a time with its zone. */
export const MomentSchema = z.union(
  [DaySchema, z.iso.datetime({ offset: true })],
  'must be a date (YYYY-MM-DD) or a time with its zone (ISO 8601)',
);
