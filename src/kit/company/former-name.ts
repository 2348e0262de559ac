/** Legal forms and small words, as a name in mixed case has them. */
const forms: Readonly<Record<string, string>> = {
  INC: 'Inc.', CORP: 'Corp.', LTD: 'Ltd.', CO: 'Co.', COS: 'Cos.', THE: 'the', OF: 'of', AND: 'and', FOR: 'for',
}; // prettier-ignore
/** Words of three letters; others are taken for initials and stay in capitals. */
const shortWords = new Set(
  'NEW OIL GAS AIR ONE TWO NET SUN PET BOX BIG CAR BIO COM MED SEA SKY RED ACE TOP INN JOE BOY BEN RIO ERA CON NOW ICE MID TAX WEB BAY LAB'.split(
    ' ',
  ),
);
/** Initials of four letters with a vowel, which read like words. */
const initials = new Set(['REIT', 'IHOP', 'ACCO', 'BBVA', 'SMSA']);

const capitalised = (word: string) => word.charAt(0) + word.slice(1).toLowerCase();

/** One word of a name in capitals. */
function spelled(word: string, isFirst: boolean): string {
  const form = forms[word];
  if (form !== undefined) return isFirst ? form.charAt(0).toUpperCase() + form.slice(1) : form;
  const isWord = shortWords.has(word) || (word.length > 3 && /[AEIOUY]/.test(word) && !initials.has(word));
  return isWord ? capitalised(word) : word;
}

/**
 * A former name as it is read: the filer records of the SEC keep many in capitals, with the state behind a slash. What is
 * not all in capitals stays as it is, and so do initials.
 */
export function formerNameWords(name: string): string {
  const plain = name.replace(/\s*\/(?:[A-Z]{2,3}\/?)?\s*$/, '');
  if (/\p{Ll}/u.test(plain)) return plain;
  return plain
    .replaceAll(/(?<=\d)(?:ST|ND|RD|TH)\b/g, (ending) => ending.toLowerCase())
    .replaceAll(/(?<!\p{L})\p{Lu}+(?:'S\b)?/gu, (word, at: number) => spelled(word, at === 0))
    .replaceAll(/\.{2,}/g, '.');
}
