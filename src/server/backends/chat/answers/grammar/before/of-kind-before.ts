import type { Concept } from '../lexicon/lexicon.ts';
import type { Period } from '../times/period.ts';
import { heldAgainstThen } from './than-then.ts';
import { ofOwnersBefore } from './of-owners-before.ts';

/** Of the shares short the report before is the settlement before, which the answer tells. */
const OF_SETTLEMENTS = /^(?:short-interest|days-to-cover)$/;
const REPORT_BEFORE =
  /,? *\b(?:than|from|vs\.?|versus|against|since|compared (?:to|with)) (?:the |its )?(?:(?:report|settlement|print|reading|count|one|time|period|month|fortnight) (?:before|prior|earlier)|(?:last|previous|prior|preceding) (?:report|settlement|print|reading|count|one|time|period|month))\b/i;

/** "Peak level in the past twelve months" of them is in their history. */
const PEAK_OF_IT =
  /^\W*(?:(?:and|so|what was) )*(?:the |its )?(?:peak|highest|lowest|top|max(?:imum)?)(?: (?:level|point|reading|count|figure|number))?\b(?! (?:price|close))/i;

/** After a split, what was before and after is so of it. */
const AROUND_IT =
  /\b(?:before (?:and|vs\.?|versus|or|to) after|pre(?:-| )?(?:and|vs\.?) ?-?post)\b(?! the\b)(?: (?:it|that|this))?/i;

/** What a count is called that the question before was of: "how has that moved since January" asks of it, and of no price. */
const counts: Readonly<Record<string, string>> = {
  'short-interest': 'short interest',
  'days-to-cover': 'days to cover',
  'institutions-share': 'institutional ownership',
  'shares-outstanding': 'share count',
  dilution: 'share count',
};
const HAS_THAT_MOVED =
  /\bhow (has|have|did) (?:that|this|those|these)(?: (?:number|figure|count|percentage))?(?= (?:moved?|changed?|developed?|evolved?|trended|gone|been)\b)/i;

/** Of the burn: "is it slowing". */
const BURN_BECAME =
  /^\W*(?:(?:and|so|but) )*(?:is|has|are|was) (?:it|that|this|the (?:burn|rate|pace))(?: been)? (?:slow\w*|accelerat\w*|ris\w+|fall\w*|grow\w*|increas\w+|decreas\w+|shrink\w*|improv\w+|worsen\w*|going (?:up|down)|(?:getting )?(?:better|worse|faster|slower)|up|down|higher|lower)(?: (?:or (?:not|\w+)|down|up|lately|recently))*\W*$/i;

/** Of a dividend: "has it been raised lately". */
const BEEN_RAISED =
  /^\W*(?:(?:and|so|but) )*(?:has|have|was|did|is|when (?:was|did)) (?:it|that|they|this)(?: (?:ever|recently|lately|last|been|get))* (?:rais\w+|increas\w+|hik\w+|cut|reduc\w+|lower\w*|chang\w+)(?: (?:it|that))?(?: (?:or|and) (?:rais\w+|increas\w+|cut|reduc\w+|lower\w*)(?: it)?)?(?: (?:recently|lately|at all|in (?:recent|the (?:last|past))[^?]*))*\W*$/i;

/** Of a dividend that was asked of in the same breath: "and how fast has it grown". */
const HAS_IT_GROWN =
  /\b(how (?:fast|much|often)) (has|have|did) (?:it|that|they)(?= (?:grown?|gone up|risen|rise|increased?|been (?:raised|increased|cut))\b)/i;

/** After trials, results are theirs and no report of earnings. */
const OF_TRIALS = /^(?:trials|catalysts|approvals)$/;
const RESULTS = /\b(?:the |their |any )?(?:results|data|read-?outs?)\b(?! (?:sheet|provider))/i;

/** One of those that were put side by side: "which of the three". */
export const WHICH_OF =
  /\b(?:which|who|what)(?: one)? (?:of|out of|among) (?:the |them|these|those|all )*(?:two|three|four|five|2|3|4|5|them|these|those|both|'?em)?\b|^\W*(?:and |so )?which (?:one|company)\b/i;

/** "Drifting up or down over 90 days", of what analysts expect. */
const DRIFTING =
  /^\W*(?:(?:and|so|is it|are they|has it|have they) )*(?:been )?(?:drifting|trending|moving|going|revised|heading) (?:up or down|down or up|up|down|higher or lower)(?: (?:over|in) (?:the (?:last|past) )?\d+ days)?\W*$/i;

/** Of a line by quarter "which one was worst" is a quarter. */
const WHICH_WAS =
  /^\W*(?:(?:and|so) )*(?:which|what) (one|quarter|year) was (?:the )?(worst|lowest|weakest|smallest|best|highest|strongest|biggest|largest)\W*$/i;

/** "Bigger than what the whole company is worth" after a figure holds that one against the market value. */
const THAN_ITS_WORTH =
  /^\W*(?:(?:and|so|but|is|are|was) )*(?:(?:it|that|they|those) )?(bigger|larger|more|higher|less|smaller|lower) than (?:what )?(?:the |its )?(?:(?:whole|entire) )?(?:(?:company|thing|business) (?:is|itself is) worth|market (?:cap(?:itali[sz]ation)?|value))\W*$/i;

/** After a report "how did the stock take it the next day" asks for what the price did on it. */
const HOW_TAKEN =
  /\bhow(?:['\u2019]?d| did| has)? (?:the )?(?:stock|shares?|price|market|it) (?:take|took|taken|react|respond|do|move|behave|trade)(?: to)?(?: (?:it|that|them))?(?: (?:on )?(?:the )?(?:next|following|same|that) (?:day|session)| after(?:wards?)?(?: that)?| then)\b/i;

/** How high it ever was, where a line of the statements was asked of. */
const AT_THE_PEAK =
  /\bhow (?:big|high|large|much) (?:were|was) (?:they|it|those|that) at (?:the|its|their) (?:peak|height|best|top|high)\b/i;

/** "As a percentage of sales" after a line holds that line over it. */
const SHARE_OF =
  /^\W*(?:(?:and|so|ok|but|then|also) )*(?:what(?:['\u2019]?s| is| was|s) (?:that|it|this) )?(?:as |in )?(?:an? )?(?:percent(?:age)?|%|share|portion|part|fraction|multiple) of (?:the |its |their )?(?!(?:that|this|it|those)\b)([a-z][\w &/-]*?)(?: (?:that is|is that|is it))?\W*$/i;

/** "What share of market cap is that". */
const SHARE_IS_THAT =
  /^\W*(?:(?:and|so|ok|but|then) )*(?:what|how (?:large|big|much) an?)(?: percentage| percent| share| part| portion| fraction|(?:['\u2019]?s| is) the share) of (?:the |its |their )?(?!(?:that|this|it|those)\b)([a-z][\w &/-]*?) (?:is|was|are|does) (?:that|it|this)(?: make)?\W*$/i;
/** What is held over another, by its kind. */
const wholes: Readonly<Record<string, string>> = {
  'net-cash': 'net cash',
  cash: 'cash',
  'market-cap': 'market cap',
  burn: 'cash from operations',
};

/** "Best one?" of a line by quarter. */
const THE_BEST =
  /^\W*(?:(?:and|so|the) )*(best|worst|highest|lowest|weakest|strongest|biggest|largest|smallest)(?: (one|quarter|year|of (?:them|those|these)))?\W*$/i;

/** After the targets of analysts "highest one?" is one of them. */
const OF_TARGETS =
  /^\W*(?:(?:and|so|ok|but|what(?:['\u2019]?s| is| was)?|which(?: one)? (?:is|was)) )*(?:the )?(highest|lowest|high|low|top|bottom|best|worst|most (?:bullish|bearish))(?: (?:one|target|of (?:them|those|these|all)))?\W*$/i;

/** After the float "what % of total" asks which part of all shares it is. */
const PART_OF_ALL =
  /^\W*(?:(?:and|so|ok) )*(?:as )?(?:what|which|how (?:large|big) an?) (?:%|percent(?:age)?|part|share|portion|fraction)(?: (?:of|out of) (?:the |its )?(?:total|all|whole|company|(?:total |all )?(?:the )?shares(?: outstanding)?|(?:share )?count))?(?: (?:is|was) (?:that|it|this))?\W*$/i;

/** After the shares short "up or down from three months ago" is asked of them. */
export const UP_OR_DOWN =
  /^\W*(?:(?:and|so|is it|are they|has it|have they|is that|is this|are those|are these|that|this|gone|been|going) )*(?:up or down|higher or lower|rising or falling|increasing or decreasing|more or less|(?:more|less|higher|lower)(?= than\b)|(?:up|down|higher|lower|rising|falling)(?= (?:from|on|vs|versus|against|compared)\b))(?: (?:from|than|vs\.?|versus|since|compared (?:to|with)|over)\b[^?]*)?\W*$/i;

/** What became of them since a report before: "and the change from last month". */
export const CHANGE_OF_IT =
  /^\W*(?:(?:and|the|its) )*(?:change|trend|direction|difference|delta)(?: (?:from|vs\.?|versus|since|against|over|on) (?:the |its )?(?:last|prior|previous|past|preceding)? ?(?:month|settlement|report|period|fortnight|two weeks|quarter|reading|print)(?: (?:before|prior|ago))?)?\W*$/i;

/** "What happened to it over the last three years", of a line. */
const WHAT_HAPPENED =
  /^\W*(?:(?:and|so|but) )*(?:what (?:has |have )?(?:happened|become|became) (?:to|of|with)|how (?:has|have|did|is)) (?:it|that|this|they|those)(?: (?:changed?|developed?|evolved?|gone|moved?|been|done))? ((?:over|in|during|since|for|across) [^?]+?)\W*$/i;

/** Whether what is earned pays for a dividend that stands before it. */
const IS_COVERED =
  /^\W*(?:(?:and|so|but) )*(?:is|are|was|does|do|can|could) (?:it|that|they|this|the (?:payout|profit|earnings|cash flow))(?: (?:well|fully))? cover(?:ed|s)?(?: (?:it|that|this))?(?: by (?:what (?:they|it) (?:earns?|makes?)|(?:the |its |their )?(?:earnings|profits?|net income|income|eps|(?:free )?cash flow|cash)))?\W*$/i;

/** After the officers: how long the first of them has been one. */
const HOW_LONG_HE =
  /^\W*(?:(?:and|so|but) )*(?:for )?(?:how long|since when) (?:has|have|is|are) (?:he|she|they|that person|the (?:boss|guy|man|woman))\b[^?]*\??\W*$/i;
const WHEN_HE =
  /^\W*(?:(?:and|so|but) )*when did (?:he|she|they) (?:start|join|take over|become (?:the )?(?:ceo|cfo|chair\w*)|get (?:the )?(?:job|role|post))[^?]*\??\W*$/i;

const WHAT_HE_EARNS =
  /^\W*(?:(?:and|so|but) )*(?:what|how much)(?:['\u2019]?s| is| was| does| did| do| are)? (?:he|she) (?:earn(?:s|ed|ing)?|mak(?:e|es|ing)|made|(?:get|gets|getting|being|been)? ?paid|tak(?:e|es|ing) home|pull(?:s|ing)? (?:in|down)|cost(?:s|ing)?)(?: (?:a year|last year|per year|annually|for (?:it|that)))?\W*$/i;

/** After the cash: whether it suffices for a time. */
const IS_ENOUGH =
  /^\W*(?:(?:and|so|but) )*(?:is|will|would|does|can) (?:it|that|this|they|the cash) (?:be |make )?(?:(?:enough|sufficient|adequate|plenty)(?: (?:cash|money))?|last|hold)(?: them)? ?(?:to (?:last|cover|get (?:them |it )?through|fund(?: (?:them|it|operations))?|operate|survive|run)(?: for| the| another)?|for|through)? ?(?<time>[^?]*)\W*$/i;
/** For how long, where no time is named. */
const FOR_HOW_LONG =
  /^\W*(?:(?:and|so|but) )*(?:for )?how (?:long|many (?:quarters|months|years))(?: (?:is|are|will|would|does|do|can|could|should) (?:it|that|this|they|there|the (?:cash|money)))?(?: (?:last|hold out|enough for|suffice|go|be enough|survive|carry on|keep going|left|remain(?:s|ing)?|of (?:cash|runway)))*(?: (?:on|with|at) (?:it|that|this|that rate|this rate))?\W*$/i;

/** Net cash or debt held over EBITDA. */
const OVER_EBITDA =
  /^\W*(?:(?:and|so|but) )*(?:what(?:['\u2019]?s| is| was)?|how (?:much|high|many)|how(?:['\u2019]?s| is| does)) ?(?:is |does )?(?:it|that|this|they)?(?: (?:is|look|compare))? ?(?:relative to|compared? (?:to|with)|in relation to|against|vs\.?|versus|over|to|as (?:a )?(?:multiples?|times) of|in (?:turns|times|multiples) of|turns of|times) (?:the |its |their )?(?:ttm )?ebitda\b(?: is (?:it|that))?\W*$/i;

/** When a debt that was told has to be paid back, no table says. */
const WHEN_DUE =
  /^\W*(?:(?:and|so|but) )*(?:when|what year)(?:['\u2019]?s| is| are| does| do| will)? (?:it|that|they|this|those) (?:due|come due|fall due|(?:be|to be) (?:re)?paid)(?: back)?\W*$|^\W*(?:(?:and|so|but) )*(?:what|which|how much|how big)(?: (?:a )?(?:part|portion|share|chunk))?(?: of (?:it|that|this))? (?:(?:is|are|comes?|falls?|will be|gets?) (?:due|up)|matures?)(?: (?:soon|first|next|short[- ]term|near[- ]term|this year|next year|(?:in|within|over) (?:the next |a |one |12 |twelve )*(?:years?|months?)))*\W*$/i;

/** After a report: when the next one is. */
const NEXT_ONE =
  /^\W*(?:(?:and|so|ok) )*(?:(?:when(?:['\u2019]?s| is)?|what(?:['\u2019]?s| is)?) )?(?:the |its |their )?next (?:date|one|report|print|release)(?: date)?\W*$/i;

/** After a dividend: what the last one was. */
const LAST_ONE =
  /^\W*(?:(?:and|so|ok) )*(?:what|how much|when)(?:['\u2019]?s| is| was| were)? (?:the )?(?:last|latest|most recent|newest|previous) (?:one|payment|payout)(?: (?:they |it )?(?:paid|was|made))?(?: out)?\W*$/i;

/** After some of the trials: where the others stand. */
const OTHER_TRIALS =
  /^\W*(?:(?:and|so|ok) )*(?:(?:what|how) about |what(?:['\u2019]?s| is) )?(?:the )?(?:status|state|phase|stage)? ?(?:of )?(?:the |all (?:the )?)(?:others?|other ones|rest)\W*$/i;

/** After the count of shares: how many there were then. */
const HOW_MANY_THEN =
  /^\W*(?:(?:and|so|but) )*(?:how many|what|how much) (?:was|were|did) (?:it|they|that|there|those)(?: (?:have|be))?\b(?= \w)/i;

/** The part or question before, and whether this one goes on in its breath. */
interface Before {
  before: {
    kind: { id: string } | undefined;
    companies: readonly unknown[];
    reading: {
      text: string;
      wording: ReadonlyMap<Concept, string>;
      concepts?: ReadonlySet<Concept>;
      periods?: readonly Period[];
    };
    unmet?: { kind: { id: string } };
  } | null;
  isTied?: boolean;
}

/** The office that a question before was of, in its words. */
const officeSaid = (wording: ReadonlyMap<Concept, string> = new Map()): string | undefined =>
  [...wording].find(([concept]) => /^(?:ceo|cfo|coo|cto|cmo|cso|chair)$/.test(concept))?.[1];

function ofLineBefore(asked: string, wording: ReadonlyMap<Concept, string> = new Map()): string {
  const line = [...wording].find(([concept]) => concept.startsWith('m:'))?.[1];
  if (line === undefined) return asked;
  return asked
    .replace(WHAT_HAPPENED, (_, when = '') => `how did the ${line} change ${when}`)
    .replace(SHARE_OF, (_, whole = '') => `${line} as a percentage of ${whole}`)
    .replace(SHARE_IS_THAT, (_, whole = '') => `${line} as a percentage of ${whole}`)
    .replace(
      THE_BEST,
      (_, rank: string, of: string | undefined) =>
        `which ${of === 'year' ? 'year' : 'quarter'} had the ${/^(?:best|highest|strongest|biggest|largest)$/i.test(rank) ? 'highest' : 'lowest'} ${line}`,
    )
    .replace(THAN_ITS_WORTH, (_, than = '') => `is the ${line} ${than} than the market cap`)
    .replace(
      WHICH_WAS,
      (_, one: string, rank: string) =>
        `which ${one === 'year' ? 'year' : 'quarter'} had the ${/^(?:best|highest|strongest|biggest|largest)$/i.test(rank) ? 'highest' : 'lowest'} ${line}`,
    )
    .replace(AT_THE_PEAK, `what was the highest ${line}`);
}

/** A question in the words that the kind before it makes of some of its own. */
export function ofKindBefore(asked: string, { before, isTied }: Before): string {
  const { kind, companies = [] } = before ?? {};
  const id = kind?.id ?? before?.unmet?.kind.id ?? '';
  const ofOwners = ofOwnersBefore(asked, id, { text: before?.reading.text, isTied });
  if (ofOwners !== undefined) return ofOwners;
  const held = heldAgainstThen(asked, id, before?.reading);
  if (held !== undefined) return held;
  if (id === 'shares-outstanding') return asked.replace(HOW_MANY_THEN, 'how many shares were outstanding');
  if (id === 'float') return asked.replace(PART_OF_ALL, 'what percentage of the shares is the float');
  if (id === 'price-target')
    return asked.replace(OF_TARGETS, (_, end: string) =>
      /^(?:low|bottom|worst|most bearish)/i.test(end) ? 'lowest target' : 'highest target',
    );
  if (id.startsWith('officer') && WHAT_HE_EARNS.test(asked)) {
    const role = officeSaid(before?.reading.wording);
    return role === undefined ? asked : `what is the ${role} paid`;
  }
  if (/^officer/.test(id) && (HOW_LONG_HE.test(asked) || WHEN_HE.test(asked))) {
    return `how long has the ${officeSaid(before?.reading.wording) ?? 'ceo'} been in office`;
  }
  if (/^(?:cash|burn|net-cash|sheet-balance)$/.test(id)) {
    if (FOR_HOW_LONG.test(asked)) return 'how long does the cash last';
    const { time = '' } = IS_ENOUGH.exec(asked)?.groups ?? {};
    if (IS_ENOUGH.test(asked)) return `is the cash enough for ${time}`.trim();
  }
  if (/^(?:net-cash|statement-lines|debt-to)/.test(id) && OVER_EBITDA.test(asked))
    return 'net debt to ebitda';
  if (/^(?:net-cash|statement-lines|debt-to|sheet-balance)/.test(id) && WHEN_DUE.test(asked))
    return 'when is the debt due';
  if (id === 'estimates' && DRIFTING.test(asked)) return 'estimate revisions';
  if (OF_TRIALS.test(id) && OTHER_TRIALS.test(asked)) return 'what is the status of all its trials';
  if (/^(?:earnings|next-report|estimates)/.test(id) && NEXT_ONE.test(asked)) return 'next earnings date';
  if (/^(?:dividend|ex-date)/.test(id) && LAST_ONE.test(asked)) return 'what was the last dividend';
  if (/^earnings(?!-reaction)/.test(id))
    return asked.replace(HOW_TAKEN, 'how did the stock react to earnings');
  if (id === 'statement-lines') return ofLineBefore(asked, before?.reading.wording);
  const part = wholes[id];
  if (part !== undefined && !isTied)
    return asked.replace(SHARE_IS_THAT, (_, whole = '') => `${part} as a percentage of ${whole}`);
  if (OF_SETTLEMENTS.test(id) && (UP_OR_DOWN.test(asked) || CHANGE_OF_IT.test(asked)))
    return 'short interest history';
  const count = counts[id];
  const said = count ? asked.replace(HAS_THAT_MOVED, `how $1 ${count}`) : asked;
  if (id === 'burn' && BURN_BECAME.test(asked)) return 'is the cash burn going up';
  if (id === 'dividend' && IS_COVERED.test(asked))
    return /cash/i.test(asked)
      ? 'is the dividend covered by free cash flow'
      : 'is the dividend covered by earnings';
  if (id === 'dividend' && BEEN_RAISED.test(asked)) return 'dividend history';
  if (id === 'dividend' && isTied) return said.replace(HAS_IT_GROWN, '$1 $2 the dividend');
  if (id === 'peers' && companies.length === 1 && WHICH_OF.test(asked))
    return asked.replace(WHICH_OF, 'which of its peers');
  const written = companies.length > 1 && !isTied ? said.replace(WHICH_OF, 'which') : said;
  if (id === 'splits') return written.replace(AROUND_IT, 'around the split');
  if (OF_SETTLEMENTS.test(id))
    return written.replace(REPORT_BEFORE, '').replace(PEAK_OF_IT, 'short interest history');
  return OF_TRIALS.test(id) ? written.replace(RESULTS, 'trial readouts') : written;
}
