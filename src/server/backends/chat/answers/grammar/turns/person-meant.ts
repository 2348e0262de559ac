import type { Concept } from '../lexicon/lexicon.ts';
import type { Turn } from './turn.ts';

const HE = /\b(?:he|she|him)\b/i;

/** Whether somebody named before did something: "has he bought or sold any". */
export const isOfHim = (text: string): boolean =>
  HE.test(text) &&
  /\b(?:buy|buying|bought|sell|selling|sold|trad(?:ed|ing)|own|owns|paid|earns?|made|makes?)\b/i.test(text);

/** "Has he sold" after a question about the chief executive asks of that one. */
export function withWhomMeant(part: string, before: Turn | null): string {
  if (!before || !HE.test(part)) return part;
  const role = [...before.reading.concepts].find((concept) => roleNames.has(concept));
  const whom =
    before.reading.names.find(({ kind }) => kind === 'person')?.written ??
    (role && before.reading.wording.get(role));
  return whom ? part.replace(HE, whom) : part;
}

const roleNames: ReadonlySet<Concept> = new Set<Concept>(['ceo', 'cfo', 'chair']);
