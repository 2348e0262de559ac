import type { NamesOnRecord } from '#server/store/companies/names-on-record.ts';
import { isCancer } from '#kit/trials/names-of-cancer.ts';
import { upperFirst } from '#kit/text/sentence.ts';
import { isKnownWord } from '../lexicon/lexicon.ts';
import { OF_SORT } from './place-of-name.ts';
import { ledBy, wellKnown } from './well-known-managers.ts';
import { wordsOfName } from './words-of-name.ts';

/** The words by which a name is found, to the names themselves. */
export type Keys = ReadonlyMap<string, readonly string[]>;

/** The names on record of a company, by the words they are called by. */
export interface NameIndex {
  people: Keys;
  drugs: Keys;
  conditions: Keys;
  /** Conditions by their initials, as they are written large. */
  initials: Keys;
}

const keysOf = (names: readonly string[], wordings: (name: string) => readonly string[]): Keys => {
  const keys = new Map<string, string[]>();
  for (const name of names)
    for (const key of new Set(wordings(name))) {
      const known = keys.get(key);
      if (known) known.push(name);
      else keys.set(key, [name]);
    }
  return keys;
};

/** A word that is nothing but a name. */
const isOwn = (word: string): boolean => word.length >= 3 && !isKnownWord(word);

const suffixes =
  /^(?:jr|sr|ii|iii|iv|md|phd|cpa|mba|jd|esq|msc|dr|mr|ms|mrs|prof|pharmd|dvm|cfa|frcp|ba|bsc|m|d|ph|b|a|j|h|c|scd)$/;

/** A person's name without titles and degrees. */
export const wordsOfPerson = (name: string): string[] => {
  const words = wordsOfName(name.split(/,|\sM\.D\.|\sPh\.D\./)[0] ?? '');
  while (suffixes.test(words.at(-1) ?? '')) words.pop();
  return words.filter((word, at) => at > 0 || !/^(?:dr|mr|ms|mrs|prof)$/.test(word));
};

/** Whether two names may be of one person: all words of the one are among those of the other. */
export const isSamePerson = (one: string, other: string): boolean => {
  const [a, b] = [wordsOfPerson(one), wordsOfPerson(other)];
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  return short.length > 1 && short.every((word) => long.includes(word));
};

function wordingsOfPerson(name: string): string[] {
  const words = wordsOfPerson(name);
  const [first = '', last = ''] = [words[0], words.at(-1)];
  if (words.length < 2) return [];
  return [words.join(' '), `${first} ${last}`, ...(isOwn(last) ? [last] : [])];
}

export const generic =
  /^(?:capital|management|partners?|advisors?|advisers?|asset|assets|group|holdings?|investments?|investors?|funds?|llc|lp|llp|ltd|inc|corp|co|company|plc|limited|master|family|office|global|fund|trust|associates?|the|of|and|services?|financial|international|life|sciences?|sa|ag|gp|cayman|public)$/;

/** A holder's name, also without what all of them are called, and its first word where that is a name alone. */
function wordingsOfHolder(name: string): string[] {
  const aside = /\(([^)]+)\)/.exec(name)?.[1];
  const words = wordsOfName(name.replace(/\([^)]*\)/, ''));
  const short = [...words];
  while (short.length > 1 && generic.test(short.at(-1) ?? '')) short.pop();
  const [first = ''] = words;
  const found = [words.join(' '), words.filter(({ length }) => length > 1).join(' ')];
  const isTelling = short.length > 1 ? short.some(isOwn) : isOwn(short[0] ?? '');
  if (isTelling) found.push(short.join(' '));
  if (short.length === 1 && words.length > 1) found.push(words.slice(0, 2).join(' '));
  if (first.length >= 5 && isOwn(first) && !generic.test(first) && !OF_SORT.test(first)) found.push(first);
  const last = words.at(-1) ?? '';
  // A person by the last name: "Wilks".
  const isPerson =
    words.length > 1 && words.length < 5 && !words.some((word) => generic.test(word) || /\d|&/.test(word));
  if (isPerson && last.length >= 5 && isOwn(last)) found.push(last);
  if (isPerson && words.length > 2) found.push(`${first} ${last}`);
  if (aside && aside.length > 3 && isOwn(aside.toLowerCase())) found.push(aside.toLowerCase());
  return found.filter((key) => key.includes(' ') || isOwn(key));
}

const noDrug =
  /^(?:placebo|cohort|part|arm|treatment|dose|matching|oral|tablet|capsule|open|label|standard|control|active|sham|group|vehicle|saline|single|multiple|combination|phase|study|drug|therapy|vaccine|injections?|healthy|adult|disease|syndrome|patients?|acute|chronic|advanced|severe|type)$/;

/** Each of the substances in a name: "CTX-009 (ABL001)" is both. */
const wordingsOfDrug = (name: string): string[] =>
  name
    .split(/[()/,;+]|\s(?:and|combined with|with|plus|in combination)\s/i)
    .map((part) => wordsOfName(part).filter((word) => !noDrug.test(word)))
    .flatMap((words) => [
      words.join(' '),
      ...(words[0] && words[0].length >= 6 ? [words[0]] : []),
      ...(words.length === 2 && /\d/.test(words[1] ?? '') ? [words.join('')] : []),
      // A code before its form: "4D-150 IVT".
      ...(words.length > 2 && /^\d{2,}$/.test(words[1] ?? '') ? [words.slice(0, 2).join(' ')] : []),
    ])
    .filter(
      (key) =>
        key.length >= 4 &&
        (CODE.test(key) || key.split(' ').some((word) => isOwn(word) && !noDrug.test(word))),
    );

/** "4d 150" of 4D-150. */
const CODE = /^\d[a-z]+ \d{2,}$/;

/** A name with others of the same drug behind it: "DURAVYU (vorolanib, EYP-1901)"; no combination of several. */
const OF_SEVERAL_NAMES = /^[^()+]*\([^()+]+\)[^()+]*$/;
const COMBINES = /\s(?:and|with|plus)\s|\//i;

/** A drug is found by each of its names wherever one of them stands: a brand among the trials of its code. */
function withOtherNames(keys: Keys, drugs: readonly string[]): Keys {
  const all = new Map(keys);
  for (const name of drugs) {
    if (!OF_SEVERAL_NAMES.test(name) || COMBINES.test(name)) continue;
    const wordings = wordingsOfDrug(name);
    const meant = [...new Set(wordings.flatMap((key) => all.get(key) ?? []))];
    for (const key of wordings) all.set(key, meant);
  }
  return all;
}

/** What is written short in questions, and out in registries. */
const shortFor: Readonly<Record<string, string>> = {
  nsclc: 'non small cell lung', sclc: 'small cell lung', aml: 'acute myeloid leukemia', all: 'acute lymphoblastic leukemia', cll: 'chronic lymphocytic leukemia',
  mds: 'myelodysplastic', crc: 'colorectal', hcc: 'hepatocellular', rcc: 'renal cell', ckd: 'chronic kidney disease', ibs: 'irritable bowel', copd: 'chronic obstructive pulmonary',
  als: 'amyotrophic lateral sclerosis', nash: 'steatohepatitis', mash: 'steatohepatitis', ipf: 'pulmonary fibrosis', dmd: 'duchenne', sma: 'spinal muscular atrophy', cf: 'cystic fibrosis',
  tnbc: 'triple negative breast', btc: 'biliary tract', gbm: 'glioblastoma', ra: 'rheumatoid arthritis', uc: 'ulcerative colitis', ms: 'multiple sclerosis', adhd: 'attention deficit', ptsd: 'post traumatic',
  mdd: 'major depressive', hiv: 'hiv', hbv: 'hepatitis b', rsv: 'respiratory syncytial', amd: 'macular degeneration', dme: 'diabetic macular edema', pah: 'pulmonary arterial hypertension', dlbcl: 'large b cell lymphoma',
}; // prettier-ignore

/** The two kinds of macular degeneration, as patients call them and registries do not. */
const kindsOfMaculaIn = (text: string): string[] => {
  if (/\bnon ?(?:exudative|neovascular)|\bgeographic atrophy|\bdry age/.test(text)) return ['dry', 'damd'];
  return /\b(?:exudative|neovascular|wet)\b/.test(text) && text.includes('macula')
    ? ['wet', 'wamd', 'namd']
    : [];
};

const wordingsOfCondition = (name: string): string[] => {
  const words = wordsOfName(name.replaceAll('&#39;', "'"));
  const text = words.join(' ');
  const shorts = Object.keys(shortFor).filter(
    (short) => !isKnownWord(short) && text.includes(shortFor[short] ?? short),
  );
  const also = [...(isCancer(text) ? ['cancer', 'cancers'] : []), ...kindsOfMaculaIn(text)];
  return [
    ...words.filter((word) => word.length >= 4 && isOwn(word) && !noDrug.test(word)),
    ...shorts,
    ...also,
  ];
};

/** Makes the index of a company's names. */
export const nameIndexOf = ({ people, drugs, conditions }: NamesOnRecord): NameIndex => ({
  people: keysOf(people, wordingsOfPerson),
  drugs: withOtherNames(keysOf(drugs, wordingsOfDrug), drugs),
  conditions: keysOf(conditions, wordingsOfCondition),
  initials: keysOf(conditions, (name) => {
    const words = wordsOfName(name.replaceAll('&#39;', "'"));
    const initials = words.map((word) => word[0] ?? '').join('');
    return words.length > 1 && !isKnownWord(initials) ? [initials] : [];
  }),
});

/** The words by which holders are found, of whatever company. */
export const holderKeysOf = (names: readonly string[]): Keys => {
  const keys = new Map(keysOf(names, wordingsOfHolder));
  for (const name of wellKnown) {
    const key = wordsOfName(name).join(' ');
    const first = wordsOfName(name)[0] ?? '';
    const held = [
      ...(keys.get(key) ?? []),
      ...(key.includes(' ')
        ? []
        : [...keys].filter(([each]) => each.startsWith(`${first} `)).flatMap(([, values]) => values)),
    ];
    keys.set(key, held.length > 0 ? [...new Set(held)] : [name]);
  }
  for (const [manager, wordings] of ledBy) {
    const held = [...keys].flatMap(([key, values]) => (key.startsWith(manager) ? values : []));
    // Of a manager that files nothing here its own name is what is not on record.
    for (const wording of wordings)
      keys.set(wording, held.length > 0 ? [...new Set(held)] : [upperFirst(wording)]);
  }
  return keys;
};
