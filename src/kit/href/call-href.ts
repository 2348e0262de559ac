import { browserPath, type InputOf } from '#contract/call.ts';
import type { CallAddress, CallAt } from '#contract/calls.ts';
import { fillPath, toQueryString } from './paths.ts';

type Read = Extract<CallAddress, `GET ${string}`>;

/**
 * The address of a call that a link leads to, as a file is: `callHref('GET /stock/facts/:symbol/csv', { params, query })`. Path
 * and input are held against the contract when types are checked.
 */
export function callHref<A extends Read>(address: A, input: InputOf<CallAt<A>>): string {
  const { params, query } = input as { params?: Record<string, string>; query?: Record<string, unknown> };
  return browserPath(fillPath(address.slice('GET '.length), params)) + toQueryString(query);
}
