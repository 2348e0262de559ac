import { formName } from '#kit/filing-types.ts';
import { articleOf, listOf, numberWord } from '#kit/sentence.ts';

/** Forms of one purpose: one company's forms of a group and day are one brief. */
export interface FormGroup {
  slug: string;
  /** What lists call a brief about several forms of the group. */
  label: string;
  /** One document of the group, inside a sentence. */
  noun: string;
  /** The company itself files these; the index lists others under it that may come from someone else. */
  ownForms: boolean;
}

const prefixes: readonly (readonly [pattern: RegExp, group: FormGroup])[] = [
  [/^(?:3|4|5|144)$/, { slug: 'insiders', label: 'Insider forms', noun: 'insider form', ownForms: false }],
  [/^(?:SCHEDULE 13[DG]|SC 13[DG])/, { slug: 'stakes', label: 'Stakes', noun: 'schedule 13D or 13G', ownForms: false }],
  [/^(?:424B|FWP|[SF]-1|[SF]-3|POS ?A|S-11|DRS$|D$)/, { slug: 'offering', label: 'Offering', noun: 'offering document', ownForms: true }],
  [/^(?:EFFECT|DRSLTR|RW|AW|SUPPL|305B2|253G)/, { slug: 'registration', label: 'Registration', noun: 'registration document', ownForms: false }],
  [/^(?:DEF|PRE|PRR|DFAN|DFRN|PX14)/, { slug: 'proxy', label: 'Proxy', noun: 'proxy document', ownForms: false }],
  [/^(?:425|[SF]-4|SC TO|SC ?14|SC 13E)/, { slug: 'merger', label: 'Merger', noun: 'merger document', ownForms: false }],
  [/^(?:S-8|11-K)/, { slug: 'plans', label: 'Plans', noun: 'plan document', ownForms: true }],
  [/^(?:CORRESP|UPLOAD|SEC STAFF)/, { slug: 'letters', label: 'Letters', noun: 'letter', ownForms: false }],
]; // prettier-ignore

/** Reports that only the company itself can file. */
const ownReports = /^(?:8-K|6-K|10-[KQ]|20-F|40-F|NT |ARS|13F|8-A|SD$)/;

/** The form without the mark of an amendment. */
const baseOf = (form: string): string => form.toUpperCase().replace(/\/A$/, '');

/** The group of a form; a form without one is a group of its own. */
export function formGroup(form: string): FormGroup {
  const base = baseOf(form);
  const group = prefixes.find(([pattern]) => pattern.test(base))?.[1];
  if (group) return group;
  const name = formName(base);
  return { slug: name, label: name, noun: `${name} filing`, ownForms: ownReports.test(base) };
}

/** Forms that are called by a number alone. */
const numbered = /^\d+(?:\/A)?$/;

/** Forms that take a plural as words do. */
const countable = /^[A-Z0-9-]{1,6}$/;

/** `an 8-K`, `two 8-Ks`, `two Schedule 13G filings`, `a form 4`, `four forms 4`. */
export function countForm(form: string, count: number): string {
  const name = formName(form);
  if (numbered.test(form)) return count === 1 ? `a form ${name}` : `${numberWord(count)} forms ${name}`;
  if (count === 1) return `${articleOf(name)} ${name}`;
  return `${numberWord(count)} ${name}${countable.test(name) ? 's' : ' filings'}`;
}

/** How many of each form, most first. */
export function countForms(forms: readonly string[]): [form: string, count: number][] {
  const counts = new Map<string, number>();
  for (const form of forms) counts.set(form, (counts.get(form) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
}

/** `four forms 4 and a form 144`. */
export const formsInWords = (forms: readonly string[]): string =>
  listOf(countForms(forms).map(([form, count]) => countForm(form, count)));
