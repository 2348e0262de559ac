import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Who the provider says that its visitor is. */
export interface Claims {
  sub: string;
  email?: string;
  email_verified?: boolean;
  name?: string;
}

interface Grant {
  claims: Claims;
  nonce: string;
  challenge: string;
  redirectUri: string;
}

export const clientId = 'client';
export const clientSecret = 'client-secret';

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/**
 * An OpenID provider on this machine: discovery, keys, and a token endpoint that holds client, PKCE and redirect
 * address against what was asked. `approve` plays the person who agrees at the provider's page, and answers the query
 * string the browser comes back with.
 */
export async function startProvider() {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const grants = new Map<string, Grant>();
  let issuer = '';
  /** What a dishonest provider would put into its ID token. */
  const forged: Record<string, unknown> = {};

  const idToken = ({ claims, nonce }: Grant): string => {
    const now = Math.floor(Date.now() / 1000);
    const body = { iss: issuer, aud: clientId, iat: now, exp: now + 300, nonce, ...claims, ...forged };
    const signed = `${encode({ alg: 'RS256', kid: 'k1' })}.${encode(body)}`;
    return `${signed}.${createSign('RSA-SHA256').update(signed).sign(privateKey, 'base64url')}`;
  };

  const token = (form: URLSearchParams): [number, object] => {
    const code = form.get('code') ?? '';
    const grant = grants.get(code);
    grants.delete(code);
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    const isRight =
      grant?.challenge === challenge &&
      form.get('redirect_uri') === grant.redirectUri &&
      form.get('client_id') === clientId &&
      form.get('client_secret') === clientSecret;
    if (!isRight) return [400, { error: 'invalid_grant' }];
    return [200, { access_token: 'unused', token_type: 'Bearer', id_token: idToken(grant) }];
  };

  const server = createServer((request, response) => {
    const reply = (status: number, body: object) => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    };
    if (request.url === '/.well-known/openid-configuration')
      return reply(200, {
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/keys`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256'],
        code_challenge_methods_supported: ['S256'],
      });
    if (request.url === '/keys')
      return reply(200, {
        keys: [{ ...publicKey.export({ format: 'jwk' }), kid: 'k1', alg: 'RS256', use: 'sig' }],
      });
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => reply(...token(new URLSearchParams(Buffer.concat(chunks).toString()))));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    issuer,
    forged,
    approve(authorizationUrl: string, claims: Claims): string {
      const asked = new URL(authorizationUrl).searchParams;
      const code = randomBytes(16).toString('hex');
      grants.set(code, {
        claims,
        nonce: asked.get('nonce') ?? '',
        challenge: asked.get('code_challenge') ?? '',
        redirectUri: asked.get('redirect_uri') ?? '',
      });
      return new URLSearchParams({ code, state: asked.get('state') ?? '' }).toString();
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
