import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';

/** Where the server tells the pipeline who is calling; a visitor's own header of this name never gets through. */
export const CLIENT_ADDRESS_HEADER = 'x-client-address';

const plain = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '');

/**
 * Reads TRUST_PROXY, a list of addresses and networks (`10.0.0.0/8, ::1`).
 * @throws Error naming a part that is no address
 */
export function parseTrustedProxies(list: string | undefined): BlockList {
  const trusted = new BlockList();
  for (const part of list?.split(/[\s,]+/).filter(Boolean) ?? []) {
    const [address = '', prefix] = part.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (isIP(address) === 0) throw new Error(`TRUST_PROXY: ${part} is not an address`);
    if (prefix === undefined) trusted.addAddress(address, family);
    else trusted.addSubnet(address, Number(prefix), family);
  }
  return trusted;
}

const isTrusted = (trusted: BlockList, address: string) =>
  isIP(address) !== 0 && trusted.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');

/**
 * The visitor's address: the peer's, or, where the peer is a trusted proxy, the last forwarded address that is not one
 * itself. What a visitor writes into the header before the proxies is never reached.
 */
export function clientAddress(req: IncomingMessage, trusted: BlockList): string {
  let address = plain(req.socket.remoteAddress ?? 'unknown');
  const forwarded = String(req.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((part) => plain(part.trim()))
    .filter(Boolean);
  while (isTrusted(trusted, address)) {
    const before = forwarded.pop();
    if (before === undefined || isIP(before) === 0) break;
    address = before;
  }
  return address;
}
