import { readScreen } from '../grammar/screening/screening.ts';

/** What ties a list of companies to what stands before it. */
const TIES =
  /(?:[?!;]|(?<=[a-z0-9)]{2})\.)\s+(?:(?:and|also|plus|but|then|so)\b[\s,]*)*|\s+[\u2013\u2014-]+\s+(?:(?:and|also|plus|but|then)\s+)*|,\s+(?:and|also|plus|but|then)\s+(?:also\s+)?|\s+(?:and|plus|also)\s+(?:also\s+)?/gi;

const CALLED = String.raw`(?:companies|stocks|names|tickers|firms|banks|reits|biotechs|miners|insurers|lenders|producers|makers|retailers|shippers|restaurants|homebuilders|chipmakers|drugmakers|spacs|adrs|small[- ]caps|micro[- ]caps|penny stocks)`;

/** What asks for many, and not of the company before it. */
const ASKS_OF_MANY = new RegExp(
  String.raw`^(?:can you |could you |please |pls )?(?:(?:which|what)(?: else\b|(?: [\w&/-]+){0,4} ${CALLED}\b)|(?:list|show|give|find|name|any|are there)\b[^?.!;]*\b${CALLED}\b|(?:the )?(?:top|biggest|highest|lowest|cheapest) (?:\d+|three|five|ten)\b[^?.!;]*\b${CALLED}\b)`,
  'i',
);

const ASKS =
  /^(?:can you |could you |please |pls )?(?:which|what|list|show|give|find|name|any|are there|the|top|biggest|highest|lowest|cheapest)\b/i;

/** What was said before, of which a list alone knows nothing. */
const POINTS_BACK =
  /\b(?:it|its|they|their|them|this(?! (?:year|quarter|month|week)\b)|that (?:one|company|stock|name|list)|(?:than|like|to|of|with) that|these|those|same|similar|like|peers?|competitors?|rivals?|than (?!\$?\d)|us|again)\b/i;

/** Of each of the list itself: "traded over four times its usual volume". */
const OF_EACH = /\b(?:its|their) (?=(?:own |usual |normal |average |typical |52|net cash|cash|book)\b)/gi;

/** Who is not named is asked for as one of all companies: "what else traded at over 5x normal". */
const ELSE =
  /^\W*(?:(?:and|so|ok) )*what(?: else (?=(?:has |have )?(?:traded|trades|is trading|yields|pays|fell|rose|dropped|gained|moved)\b)| (?=(?:has )?(?:traded|trades|is trading) (?:at |on )?(?:over|above|more than|at least) [\d.]+ ?(?:x|times)\b))/i;

/** A list whose subject is left out, with it. */
export const asList = (text: string): string => text.replace(ELSE, 'which stocks ');

/** The list that a question asks for behind what it asks of a company, each as a question of its own; undefined where it asks for none. */
export function listBeside(text: string): { own: string; list: string } | undefined {
  for (const tie of text.matchAll(TIES)) {
    const own = text.slice(0, tie.index).trim();
    const list = asList(text.slice(tie.index + tie[0].length).trim());
    if (!ASKS.test(list) || POINTS_BACK.test(list.replaceAll(OF_EACH, '')) || !/\w\W+\w/.test(own)) continue;
    const read = readScreen(list);
    if (!ASKS_OF_MANY.test(list) && read.conditions < 2) continue;
    // What somebody asks for in two lists, or narrows by what stands before it, is one.
    if (!read.isScreen || read.unknown.length > 0 || read.phrases.length > 0) continue;
    const before = readScreen(own);
    if (before.isScreen || before.isBare) return undefined;
    return { own: /[?!.]$/.test(own) ? own : `${own}?`, list };
  }
  return undefined;
}
