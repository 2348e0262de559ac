import type { Company } from '../names/company.ts';
import { patternOf } from '../words/pattern-of.ts';
import { ON_IT } from '../screening/screen-words.ts';
import { isWholeList, readScreen } from '../screening/screening.ts';
import type { Turn } from '../turns/turn.ts';
import { beginningsOf, wordsOfName } from '../names/words-of-name.ts';

/** A list that was asked for, and the companies that are asked of it. */
export interface WithMembers {
  /** Without what asks of them. */
  text: string;
  members: Company[];
  /** A company is named for something else: the question is about it. */
  isOfCompany: boolean;
}

/** All that a company is called by. */
const calledBy = ({ symbol, name, short }: Company): string =>
  [...new Set([symbol, name, short, ...beginningsOf(wordsOfName(short))])]
    .filter((each) => each.length > 1)
    .toSorted((a, b) => b.length - a.length)
    .map((each) => `${patternOf(each)}(?:['’]s)?`)
    .join('|');

/** Whether the words that were taken for a company are those of a condition: "Canadian", where Canadian Solar is one; "lung" and "six", written small. */
export function isOfCondition({ symbol, short }: Company, text: string): boolean {
  const [first = ''] = wordsOfName(short);
  if (new RegExp(`\\b(?:${patternOf(short)}|${patternOf(symbol)})\\b`).test(text)) return false;
  const isFirst = new RegExp(`\\b${patternOf(first.replace(/^./, (letter) => letter.toUpperCase()))}`).test(
    text,
  );
  return (
    !isFirst ||
    readScreen(`${first} companies`).conditions > 0 ||
    readScreen(`companies from ${first}`).conditions > 0
  );
}

/** Several companies are asked for. */
const OF_MANY = /\b(?:companies|stocks|names|tickers|firms|banks|reits|biotechs|miners|makers|producers)\b/i;

/** Whether a question is a list of which every word is understood, and what was taken for names are words of its conditions: "energy stocks from Canada". */
export function isListOfWords(text: string, turns: readonly Turn[]): boolean {
  const named = turns.flatMap(({ reading }) => reading.companies);
  const isNamed = named.length > 0 || turns.some(({ reading }) => reading.ambiguous.length > 0);
  return (
    isNamed &&
    OF_MANY.test(text) &&
    named.every((company) => isOfCondition(company, text)) &&
    isWholeList(text)
  );
}

/** What asks whether a company is on a list ("is NAUT on it", "include BCSF if it qualifies", "like Sprott"), taken out of the question for the list. */
export function withoutMembers(
  text: string,
  named: readonly Company[],
  own: Company | undefined,
): WithMembers {
  let rest = text;
  const members: Company[] = [];
  const isNamed = own !== undefined && new RegExp(`\\b(?:${calledBy(own)})\\b`, 'i').test(text);
  for (const company of new Set([...(isNamed ? [own] : []), ...named])) {
    const name = `(?:${calledBy(company)})`;
    const ways = [
      `[,;.]?\\s*\\b(?:and |or )?(?:is|are|does|do|would|was) ${name} ${ON_IT}[^.?!]*[.?!]?`,
      `[,;.]?\\s*\\b(?:please )?(?:include|including|incl) ${name}(?: (?:if|in case|too|as well)[^.?!]*)?[.?!]?`,
      `,?\\s*\\b(?:like|such as|similar to|comparable to|resembling|as is),? ${name},?`,
    ].map((way) => new RegExp(way, 'i'));
    const way = ways.find((each) => each.test(rest));
    if (way) {
      rest = rest.replace(way, ' ');
      members.push(company);
      continue;
    }
    if (isOfCondition(company, rest)) continue;
    // Besides one, the others are asked for.
    const besides = new RegExp(`,?\\s*\\b(?:besides|other than|apart from|except(?: for)?) ${name},?`, 'i');
    if (!besides.test(rest) && named.includes(company)) return { text, members: [], isOfCompany: true };
    rest = rest.replace(besides, ' ');
  }
  const it = new RegExp(
    `[,;.]?\\s*\\b(?:and )?(?:is|does|would) (?:it|this(?: one| company| stock)?|that one) ${ON_IT}[^.?!]*[.?!]?`,
    'i',
  );
  if (own && it.test(rest) && !members.includes(own)) {
    rest = rest.replace(it, ' ');
    members.push(own);
  }
  return { text: rest, members, isOfCompany: false };
}
