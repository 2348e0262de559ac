import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { clientAddress, parseTrustedProxies } from './client-address.ts';

const from = (peer: string, forwarded?: string) =>
  ({
    socket: { remoteAddress: peer },
    headers: { 'x-forwarded-for': forwarded },
  }) as unknown as IncomingMessage;
const trusted = parseTrustedProxies('10.0.0.0/8, ::1');

describe('clientAddress', () => {
  it('is the peer, whatever a stranger forwards', () => {
    expect(clientAddress(from('203.0.113.9', '1.2.3.4'), trusted)).toBe('203.0.113.9');
    expect(clientAddress(from('10.0.0.1', '1.2.3.4'), parseTrustedProxies(undefined))).toBe('10.0.0.1');
  });

  it('is the last address before the trusted proxies', () => {
    expect(clientAddress(from('::1', '6.6.6.6, 198.51.100.7, 10.1.1.1'), trusted)).toBe('198.51.100.7');
    expect(clientAddress(from('::ffff:10.0.0.2', '198.51.100.7'), trusted)).toBe('198.51.100.7');
  });

  it('stays at the proxy when it forwards nothing that makes sense', () => {
    expect(clientAddress(from('10.0.0.1', 'unknown'), trusted)).toBe('10.0.0.1');
    expect(clientAddress(from('10.0.0.1'), trusted)).toBe('10.0.0.1');
  });

  it('refuses a list with a part that is no address', () => {
    expect(() => parseTrustedProxies('10.0.0.0/8, nonsense')).toThrow(
      'TRUST_PROXY: nonsense is not an address',
    );
  });
});
