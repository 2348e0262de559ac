import type { Wording } from './said.ts';
import { incomeWordings } from './said-of-income.ts';

const MONTHS = 'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec';
/** Shares of somebody's own: how many, and what was paid for each. */
const SHARES = /\b(\d[\d,]*(?:\.\d+)?)(k)? ?(?:(?:shares?|shs?|shrs?|units?|stocks?)\b|@)/i;
const PAID =
  /(?:\bat|@|\bpaid|\bbasis|\bcost|\bentry|\bprice|\baverage|\bavg|\bin|\bfor)(?: (?:is|was|of|at|about|around|price|cost|basis|an?|average|avg|each))*[:=]? ?\$?(\d+(?:,\d{3})*(?:\.\d+)?)(?![\d.,]*\d|[kmb%]|-| ?(?:shares?|shs?|%|percent|pct|mil|million|billion|thousand|years?|months?|weeks?|days?|x\b))/i;
/** "300 shares at 22.15". */
const COUNT_AT = /\b\d[\d,]*k? ?(?:shares?|shs?|shrs?) (?:at|@) ?\$?\d/i;
/** "My 9.80 entry". */
const MY_ENTRY =
  /\bmy \$?(\d+(?:,\d{3})*(?:\.\d+)?) (?:entry|basis|cost(?: basis)?|average|avg|buy|purchase)\b/i;
/** For so much all of them were bought, unless it is said to be for each. */
const FOR_ALL = /\bfor \$?\d[\d,.]*(?! ?(?:each|apiece|a (?:share|piece)|per share|\/ ?sh))/i;
const OWNS =
  /\b(?:i|i['\u2019]?m|i['\u2019]?ve|we|my|me)\b|^\W*(?:bought|own(?:ing)?|hold(?:ing)?|have|got|long|purchased|in at)\b/i;
const BOUGHT =
  /\b(?:bought|buy|purchased|own|owned|hold|holding|held|have|had|got (?:in|them|it|some)|in at|paid|cost|basis|averaged?|avg|entry|entered|position|long|picked up)\b/i;
const ASKS =
  /\b(?:gains?|profit(?: or loss)?|loss|p ?& ?l|p\/l|pnl|roi|(?:am|are|would) (?:i|we)(?: be)? (?:up|down|at|under ?water)|(?:i|we)(?: am|'m|\u2019m|['\u2019]?d be)? (?:up|down)(?: or (?:up|down))?|up or down|in (?:the )?(?:green|red|profit|money)|worth|(?:have|did|would|do|will) (?:i|we) (?:made?|earn(?:ed)?|lost|lose|gain(?:ed)?|have)|made or lost|losing|since (?:i|we) bought|under ?water|break[- ]?even|my returns?|return (?:on|so far|is that)|how (?:am i|are we|is my position|is it) doing|(?:where|how) (?:do|am|would) (?:i|we)(?: stand)?(?=\W*$))\b/i;
/** When they were bought, where no price is said. */
const WHEN = new RegExp(
  String.raw`\b(?:(?:back )?in (?:(?:early|late|mid)[- ])?(?:(?:${MONTHS})\w*\.? )?(?:of )?20\d\d|(?:back )?(?:in|last) (?:${MONTHS})\w*|on (?:${MONTHS})\w*\.? \d{1,2}(?:st|nd|rd|th)?(?:,? 20\d\d)?|(?:an?|one|two|three|four|five|six|\d+) (?:years?|months?|weeks?) ago|at the (?:start|beginning|end) of (?:20\d\d|the year|this year|last year)|last (?:year|month))\b`,
  'i',
);
/** Whose shares they are. */
const OF_WHOM = new RegExp(
  String.raw`\b(?:shares?|shs?|stocks?|units?) (?:of|in|for) (?!(?:${MONTHS})\w*\b)((?:(?!(?:bought|at|for|purchased|that|which|from|in|on|and|with|my|i|last|early|late|a|an|the)\b)[a-z$][\w.&'\u2019$-]*,? ?){1,4})`,
  'i',
);
const BOUGHT_WHOM =
  /\b(?:bought|own|hold|holding|have|purchased|long|got|in) (?:some |my |into )?((?:[A-Z$][\w.&'\u2019-]* ?){1,3})(?=(?:at|@|for|in)\b|@)/;
/** What else is asked behind it. */
const FURTHER =
  /(?:[?.;]|,? and) *((?:what|when|who|how|is|are|does|do|did|has|any|why|should)\b[^?]{6,})\??\s*$/i;
/** Whether to keep them is no question of what they are worth. */
const ADVICE =
  /\bshould i\b|\btake (?:the |my )?(?:loss|profits?|gains?)\b|\bhold or sell\b|\bsell or hold\b/i;
/** Money that was put in is no price of a share, and what others did is nobody's holding. */
const OTHERWISE =
  /\b(?:invested|put in|insiders?|directors?|ceo|cfo|officers?|funds?|institutions?|buy-?backs?|company)\b/i;

/** So many shares, of which nothing is asked but what they are worth. */
const WORTH_NOW =
  /^\W*(?:(?:what|how much)(?:['\u2019]?s| is| are| would| will)? )(?:my )?([\d,]+)(k)? (?:shares?|shs?|units?)(?: (?:of|in) ([\w.&'\u2019$ -]+?))?(?: be)? worth(?: (?:now|today|right now|at the (?:last|current) price))?\W*$|^\W*([\d,]+)(k)? (?:shares?|shs?)(?: (?:of|in) ([\w.&'\u2019$ -]+?))? ?(?:=|is|are|equals?|makes?) (?:how much(?: money)?|what|worth what)\W*$/i;

const worthNow = (text: string): string | undefined => {
  const [, a, ak, aOf, b, bk, bOf] = WORTH_NOW.exec(text) ?? [];
  const [count, k, whom] = a === undefined ? [b, bk, bOf] : [a, ak, aOf];
  return count === undefined
    ? undefined
    : `${whom ? `${whom}: ` : ''}value of a holding of ${count}${k ? ',000' : ''} shares`;
};

const holdingIn = (text: string): string => {
  const worth = worthNow(text);
  if (worth !== undefined) return worth;
  const shares = SHARES.exec(text);
  const rest = shares ? text.replace(shares[0], shares[0].endsWith('@') ? 'shares @' : 'shares') : text;
  const paid = MY_ENTRY.exec(rest)?.[1] ?? PAID.exec(rest)?.[1];
  if (OTHERWISE.test(text) || ADVICE.test(text) || !OWNS.test(text) || !ASKS.test(text)) return text;
  const time = shares && paid === undefined ? WHEN.exec(text)?.[0] : undefined;
  if (shares && time !== undefined && /\b(?:bought|buy|purchased)\b/i.test(text))
    return `if I had invested ${shares[1] ?? ''}${shares[2] ? ',000' : ''} shares ${time}`;
  if (paid === undefined || !(BOUGHT.test(text) || COUNT_AT.test(text))) return text;
  // A year is no price.
  if (/^(?:19|20)\d\d$/.test(paid) || (FOR_ALL.test(text) && !/\bat\b|@/.test(text))) return text;
  const count = shares ? `${shares[1] ?? ''}${shares[2] ? ',000' : ''} shares ` : '';
  const whom = (OF_WHOM.exec(text)?.[1] ?? BOUGHT_WHOM.exec(text)?.[1])?.replace(/,.*$/, '').trim();
  const further = FURTHER.exec(text)?.[1];
  const isAsked = further !== undefined && !ASKS.test(further);
  return `${whom ? `${whom}: ` : ''}value of a holding of ${count}at $${paid}${isAsked ? `? ${further}` : ''}`;
};

/** What somebody's own shares are worth, by what he paid for them: put as the question for that. */
export const wordingsOfHoldings: readonly Wording[] = [
  ...incomeWordings,
  [/^.*$/s, (text: string) => holdingIn(text)],
];
