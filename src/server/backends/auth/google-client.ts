import * as oidc from 'openid-client';
import type { GoogleChecks } from '#server/store/accounts/google-flows.ts';

export interface GoogleSettings {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Where Google sends the browser back to; never taken from a request. */
  redirectUri: string;
}

/** Who Google says that somebody is. */
export interface GoogleIdentity {
  sub: string;
  email: string | null;
  emailVerified: boolean;
  name: string | null;
}

export interface GoogleClient {
  /** An address to send the browser to, and the checks to keep until it comes back. */
  begin(): Promise<{ url: string; checks: GoogleChecks }>;
  /** The person behind what came back. @throws when anything of it is not as it must be */
  finish(query: string, checks: GoogleChecks): Promise<GoogleIdentity>;
}

const TIMEOUT_S = 8;

/** Without TLS an issuer could be anyone: only one on this machine, as tests run it, may do without. */
const isLoopback = ({ protocol, hostname }: URL): boolean =>
  protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(hostname);

const textOrNull = (claim: unknown): string | null =>
  typeof claim === 'string' && claim !== '' ? claim : null;

/** OpenID Connect, code flow with PKCE, state and nonce. The issuer is asked for its addresses when first needed. */
export function createGoogleClient({
  issuer,
  clientId,
  clientSecret,
  redirectUri,
}: GoogleSettings): GoogleClient {
  let discovered: Promise<oidc.Configuration> | undefined;
  const provider = (): Promise<oidc.Configuration> => {
    const server = new URL(issuer);
    discovered ??= oidc
      .discovery(server, clientId, undefined, oidc.ClientSecretPost(clientSecret), {
        timeout: TIMEOUT_S,
        ...(isLoopback(server) && { execute: [oidc.allowInsecureRequests] }),
      })
      .catch((error: unknown) => {
        discovered = undefined;
        throw error;
      });
    return discovered;
  };

  return {
    async begin() {
      const config = await provider();
      const checks = {
        state: oidc.randomState(),
        nonce: oidc.randomNonce(),
        verifier: oidc.randomPKCECodeVerifier(),
      };
      const url = oidc.buildAuthorizationUrl(config, {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        state: checks.state,
        nonce: checks.nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(checks.verifier),
        code_challenge_method: 'S256',
        prompt: 'select_account',
      });
      return { url: url.href, checks };
    },
    async finish(query, { state, nonce, verifier }) {
      const cameTo = new URL(redirectUri);
      cameTo.search = query;
      const tokens = await oidc.authorizationCodeGrant(await provider(), cameTo, {
        pkceCodeVerifier: verifier,
        expectedState: state,
        expectedNonce: nonce,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      if (!claims) throw new Error('the answer has no ID token');
      return {
        sub: claims.sub,
        email: textOrNull(claims['email']),
        emailVerified: claims['email_verified'] === true,
        name: textOrNull(claims['name']),
      };
    },
  };
}
