import type { Company, CompanyIndex } from './company.ts';
import type { Concept } from '../lexicon/lexicon.ts';
import type { Named } from './names.ts';
import { wordsOfName } from './words-of-name.ts';

const OF_OWNERS: readonly Concept[] = ['stakes', 'holders', 'insiderpct'];

/** Whether a question speaks of what a company of that name owns: "Faraday's stake", "does GoldMining own". */
function owns(text: string, name: string): boolean {
  const whom = name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(
    String.raw`\b${whom}\b[^,.?!;]{0,24}?(?:['\u2019]s? (?:\w+ )?(?:stake|position|holding|share|block)|\b(?:own|owns|owned|hold|holds|held|sold|sell|sells|bought|buys|trimmed|cut|reduced|added|increased)\b)`,
    'i',
  ).test(text);
}

/** A company that a question about owners names as one of them, on the page of another; undefined where none is named so. */
export function ownerAmong(
  companies: readonly Company[],
  { text, concepts }: { text: string; concepts: ReadonlySet<Concept> },
  { index, thread }: { index: CompanyIndex; thread: string | null },
): { owner: Company; named: Named } | undefined {
  if (thread === null || !OF_OWNERS.some((concept) => concepts.has(concept))) return undefined;
  const others = companies.filter(({ symbol }) => symbol !== thread);
  const [owner] = others;
  const [first = ''] = wordsOfName(owner?.short ?? '');
  if (!owner || others.length > 1 || first.length < 3 || !owns(text, first)) return undefined;
  const values = [...index.holders].flatMap(([key, names]) => (key.split(' ')[0] === first ? names : []));
  const named: Named = {
    kind: 'holder',
    written: owner.short,
    values: values.length > 0 ? [...new Set(values)] : [owner.short],
    ...(values.length === 0 && { isStranger: true }),
  };
  return { owner, named };
}
