import type { Held } from './autosave.ts';

/** An entry as one person edits it in this browser. */
export interface Place {
  kind: string;
  /** `new` for one that is not made yet. */
  id: string;
  person: string;
  /** What seals and opens what this person holds: the page brings it to nobody else. */
  key: string;
}

type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const IV_BYTES = 12;
/** As many characters as a call takes as arguments anywhere. */
const CHUNK = 8_192;

function toText(bytes: Uint8Array): string {
  let text = '';
  for (let from = 0; from < bytes.length; from += CHUNK)
    text += String.fromCharCode(...bytes.subarray(from, from + CHUNK));
  return btoa(text);
}

/** Reads both spellings of base64. */
const toBytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

/**
 * What this browser holds of one entry for one person. It stays when that person has signed out or the session has ended, so it
 * is sealed: whoever uses the machine next has the text, but not the key. Without a secure connection browsers seal nothing;
 * then it ends with the window.
 */
export class HeldCopy {
  readonly #name: string;
  readonly #key: Promise<CryptoKey> | null;
  readonly #shelf: Shelf;
  #latest: Held | null | undefined;
  #isKeeping = false;

  constructor({ kind, id, person, key }: Place, shelf?: Shelf) {
    const subtle = globalThis.crypto.subtle as SubtleCrypto | undefined;
    this.#name = `toolsTyped ${person} ${kind} ${id}`;
    this.#shelf = shelf ?? (subtle ? localStorage : sessionStorage);
    this.#key = subtle?.importKey('raw', toBytes(key), 'AES-GCM', false, ['encrypt', 'decrypt']) ?? null;
    // What no browser takes as a key holds nothing.
    this.#key?.catch(() => undefined);
  }

  /** Holds what the server may not have; null lets it go. Of several the last one counts. */
  hold(held: Held | null): void {
    this.#latest = held;
    // At once: what is let go is not found by a page that opens now.
    if (held === null) this.#shelf.removeItem(this.#name);
    else if (!this.#isKeeping) void this.#keep();
  }

  /** What is held; null for nothing, and for what cannot be read. */
  async read(): Promise<Held | null> {
    try {
      const kept = this.#shelf.getItem(this.#name);
      const held = JSON.parse(kept === null ? 'null' : await this.#open(kept)) as Partial<Held> | null;
      if (!held?.typed || typeof held.at !== 'string') return null;
      return {
        ...held,
        typed: held.typed,
        version: held.version ?? null,
        at: held.at,
        revision: held.revision ?? 0,
      };
    } catch {
      return null;
    }
  }

  async #keep(): Promise<void> {
    this.#isKeeping = true;
    let kept: Held | null | undefined;
    try {
      while (this.#latest && this.#latest !== kept) {
        kept = this.#latest;
        const sealed = await this.#seal(JSON.stringify(kept));
        if (this.#latest === kept) this.#shelf.setItem(this.#name, sealed);
      }
    } catch {
      // A full or forbidden storage: the server is asked all the same.
    }
    this.#isKeeping = false;
  }

  /** Bound to its place: held for one entry it opens as no other. */
  #cipher(iv: Uint8Array<ArrayBuffer>): AesGcmParams {
    return { name: 'AES-GCM', iv, additionalData: new TextEncoder().encode(this.#name) };
  }

  async #seal(text: string): Promise<string> {
    if (!this.#key) return text;
    const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
    const sealed = await crypto.subtle.encrypt(
      this.#cipher(iv),
      await this.#key,
      new TextEncoder().encode(text),
    );
    return toText(new Uint8Array([...iv, ...new Uint8Array(sealed)]));
  }

  async #open(kept: string): Promise<string> {
    if (!this.#key) return kept;
    const bytes = toBytes(kept);
    const iv = bytes.slice(0, IV_BYTES);
    return new TextDecoder().decode(
      await crypto.subtle.decrypt(this.#cipher(iv), await this.#key, bytes.slice(IV_BYTES)),
    );
  }
}
