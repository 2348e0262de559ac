/** Words that only names of firms, funds and trusts have. */
const entityWord =
  /\b(LLC|L\.L\.C\.|LLP|LP|L\.P\.|Inc|Corp|Corporation|Ltd|Limited|Trust|Holdings?|Partners(hip)?|Fund|Capital|Group|Company|Co|Advis[eo]rs|Management|Investments?|Ventures?|Foundation|Associates|Bank|plc|N\.V\.|B\.V\.|S\.A\.|GmbH|AG|GP|SAS|SCA|SPC|PJSC|Sdn|Bhd|Institut[eo]?|University|Laborator(y|ies)|Pension|Financial|Finance|Insurance|Securities|Participations|Cooperati\w+|International|Services|Enterprises|Technolog(y|ies)|Energy|Authority|Plan)(?!\w)|\d/i;

/** Firms whose names have none of these. */
const firms = new Set(['morgan stanley', 'novo nordisk a s', 'goldman sachs', 'raymond james']);

/** Ends of a person's name that follow the surname, as they are shown. */
const suffixes = new Map([
  ['jr', 'Jr.'],
  ['sr', 'Sr.'],
  ['ii', 'II'],
  ['iii', 'III'],
  ['iv', 'IV'],
  ['phd', 'PhD'],
  ['md', 'MD'],
]);

/** Particles that begin a surname of two words. */
const particles = new Set([
  'de',
  'da',
  'di',
  'du',
  'del',
  'della',
  'la',
  'le',
  'van',
  'von',
  'der',
  'den',
  'dos',
  'st.',
  "van't",
  'al',
  'el',
]);

/** EDGAR's mark of the state after a filer's name. */
const stateMark = /\s*\/\s?(?:[A-Za-z]{2,3}\/?|[A-Z][a-z]+ [A-Z][a-z]+)?$/;
/** That others filed with somebody. */
const andOthers = /\s+et\s+al\.?$/i;
/** `Doe, Jane`, as lists write it. */
const withComma =
  /^([\p{Letter}'-]+), (?!(?:jr|sr|ii|iii|iv|phd|md)\b)(\p{Letter}[\p{Letter}.'-]*(?: \p{Letter}[\p{Letter}.'-]*)*)$/iu;

/**
 * A filer's name as people say it. EDGAR gives persons as "LAST FIRST M JR"; a surname of two words without a
 * particle cannot be told from a first name, unless `compoundSurnames` (lower case) has it. Firms stay as they are.
 * @example personName('BERTRAND WILLIAM C JR') // 'William C. Bertrand Jr.'
 */
export function personName(edgarName: string, compoundSurnames: ReadonlySet<string> = new Set()): string {
  const whole = edgarName.replace(/\s+/g, ' ').replace(stateMark, '').replace(andOthers, '').trim();
  if (entityWord.test(whole) || firms.has(whole.toLowerCase())) return legalFormInCapitals(whole);
  const name = whole.replace(withComma, '$1 $2');
  if (name.includes(',')) return name;
  const words = name.split(' ');
  const ends: string[] = [];
  for (;;) {
    const end = suffixes.get((words.at(-1) ?? '').replace(/\./g, '').toLowerCase());
    if (end === undefined || words.length < 3) break;
    ends.unshift(end);
    words.pop();
  }
  const surname = words.splice(0, surnameLength(words, compoundSurnames));
  return [...words.map(givenName), ...surname.map(inCase), ...ends].join(' ');
}

/** `Tang Capital Management LLC`, which some lists write `Llc`; initials before it and numbers after it likewise. */
const legalFormInCapitals = (name: string): string =>
  name.replace(/\b(?:Llc|Lp|Llp|Gp|Ii|Iii|Iv|Ra|Usv|Us|Bv)\b/g, (word) => word.toUpperCase());

const surnameLength = (words: readonly string[], compounds: ReadonlySet<string>): number => {
  const lower = words.map((word) => word.toLowerCase());
  if (compounds.has(lower.slice(0, 2).join(' '))) return 2;
  let length = 1;
  while (length < words.length - 1 && particles.has(lower[length - 1] ?? '')) length += 1;
  return length;
};

const givenName = (word: string): string =>
  /^[A-Za-z]$/.test(word) ? `${word.toUpperCase()}.` : inCase(word);

/** Capitals and small letters for a word of one case only; a mixed one is the person's own spelling. */
const inCase = (word: string): string => {
  if (word !== word.toUpperCase() && word !== word.toLowerCase()) return word;
  if (/^([A-Z]\.)+$/.test(word)) return word;
  return word
    .toLowerCase()
    .replace(/(^|[-'(])\p{Letter}/gu, (start) => start.toUpperCase())
    .replace(/^Mc\p{Letter}/u, (start) => `Mc${start.slice(2).toUpperCase()}`);
};
