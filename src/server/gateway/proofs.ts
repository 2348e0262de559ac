import { createHmac, timingSafeEqual } from 'node:crypto';

/** Signs that the owner of a session token is verified; worth nothing with another token. */
export interface Proofs {
  sign(token: string): string;
  holds(token: string, proof: string | undefined): boolean;
}

/** Proofs under the site's secret. */
export function createProofs(secret: string): Proofs {
  const sign = (token: string) =>
    createHmac('sha256', secret).update(`verified:${token}`).digest('base64url');
  return {
    sign,
    holds(token, proof) {
      const expected = Buffer.from(sign(token));
      const given = Buffer.from(proof ?? '');
      return expected.length === given.length && timingSafeEqual(expected, given);
    },
  };
}
