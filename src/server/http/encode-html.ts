import { transcode } from 'node:buffer';

/** Characters after which a page's text becomes bytes: a copy of so many is a small thing to V8. */
const CHARACTERS_AT_ONCE = 16 * 1024;
/** Characters of the longest piece that goes the fast way. */
const MAX_CHARACTERS = 512 * 1024;

/** Where a text stands as UTF-16 on its way: one for all, since nothing waits in between. */
let scratch = Buffer.alloc(0);

/**
 * The bytes of a text in UTF-8. A dash or a curly quote makes V8 hold a text in UTF-16, and what encodes such a text (TextEncoder, Buffer)
 * goes character by character: a copy of it that is converted at once takes a sixth of the time.
 */
export function encodeHtml(text: string): Uint8Array {
  if (text.length > MAX_CHARACTERS) return new TextEncoder().encode(text);
  const bytes = 2 * text.length;
  if (scratch.length < bytes) scratch = Buffer.allocUnsafeSlow(2 * bytes);
  scratch.write(text, 'utf16le');
  try {
    return transcode(scratch.subarray(0, bytes), 'utf16le', 'utf8');
  } catch {
    // Half of a pair of surrogates, which somebody's text may hold: it becomes the sign of what cannot be written.
    return new TextEncoder().encode(text);
  }
}

/** Whether a text ends within a pair of surrogates. A pattern that ends in `$` would go through all of the text for it. */
const endsWithin = (text: string) => (text.charCodeAt(text.length - 1) & 0xfc_00) === 0xd8_00;

/**
 * The bytes of a page that is written piece by piece. V8 joins the pieces only when somebody reads them, and then all of a page into a text
 * of 200 kB, for which it asks the system each time: what is encoded while it is small takes a fifth of that time.
 */
export class HtmlBytes {
  #text = '';
  readonly #blocks: Uint8Array[] = [];

  write(text: string): void {
    this.#text += text;
    if (this.#text.length >= CHARACTERS_AT_ONCE && !endsWithin(this.#text)) this.#encode();
  }

  /** All that was written, in UTF-8. */
  bytes(): Uint8Array {
    this.#encode();
    return Buffer.concat(this.#blocks);
  }

  #encode() {
    this.#blocks.push(encodeHtml(this.#text));
    this.#text = '';
  }
}
