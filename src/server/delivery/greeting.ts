/** Letters, and what stands between them in names; no digits, no signs of addresses, and no line of one's own. */
const NAME = /^[\p{L}\p{M} .,'’-]{1,60}$/u;
/** What mail programs make a link of. */
const DOMAIN = /\p{L}{2}\.\p{L}{2}/u;

/**
 * How a letter begins. The name is said only where it can be nothing else: whoever types a stranger's address into a form types a
 * name with it, and no letter of ours carries their words there.
 */
export const greeting = (name: string | null): string =>
  name && NAME.test(name) && !DOMAIN.test(name) ? `Hello ${name},` : 'Hello,';
