import { createHmac, timingSafeEqual } from 'node:crypto';

/** Signs that the owner of a session token is verified; worth nothing with another token. */
export interface Proofs {
  sign(token: string): string;
  holds(token: string, proof: string | undefined): boolean;
  /** With what a browser seals what it holds for a person: always the same, and told to that person alone. */
  heldKey(person: string): string;
}

/** Proofs under the site's secret. */
export function createProofs(secret: string): Proofs {
  const signed = (text: string) => createHmac('sha256', secret).update(text).digest('base64url');
  const sign = (token: string) => signed(`verified:${token}`);
  return {
    sign,
    heldKey: (person) => signed(`held:${person}`),
    holds(token, proof) {
      const expected = Buffer.from(sign(token));
      const given = Buffer.from(proof ?? '');
      return expected.length === given.length && timingSafeEqual(expected, given);
    },
  };
}
