/** As blank checks are called, and hardly anybody else who was called otherwise within the year. */
const SHELL_NAME = /\bacquisition\b|\bmerger\b|\bgrowth corp\b|capital ?\d|\bcapital corp\b/i;

/** Whether a name, which a company gave up, is one of a blank check. */
export const isShellName = (name: string): boolean => SHELL_NAME.test(name);

/** Words that say nothing of who it is. */
const forms = new Set(
  'inc incorporated corp corporation co company ltd limited llc lp plc nv sa ag ab holding holdings group global international the and of new technologies technology'.split(' '),
); // prettier-ignore

const wordsOf = (name: string): string[] =>
  name
    .toLowerCase()
    .replaceAll(/[\u2019'.]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !forms.has(word));

/** Whether two names of a company have no word in common, beside legal forms (Allbirds, Inc., and Smartbird Inc.). */
export function isOtherName(before: string, now: string): boolean {
  const words = new Set(wordsOf(before));
  return words.size > 0 && wordsOf(now).every((word) => !words.has(word));
}
