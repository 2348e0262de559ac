/** As long as the address may be that a redirect leads to: the head of any answer is at most 2,000 bytes, which proxies take by their defaults. */
const MOST_CHARACTERS = 1_200;

/** The first of these addresses that an answer has room for; undefined where it has for none. */
export const firstWithRoom = (...addresses: readonly string[]): string | undefined =>
  addresses.find((address) => address.length <= MOST_CHARACTERS);
