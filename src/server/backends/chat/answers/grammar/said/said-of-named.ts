import type { Wording } from './said.ts';

/** A company's name, and no pronoun or matter in its place. */
const NAME = String.raw`((?!(?:the|its?|they|their|this|that|these|those|my|we|i|you|he|she|there|any|an?|or|and)\b|(?:revenues?|sales|margins?|debt|cash|short|share|dividends?|eps|earnings|profits?|prices?|guidance|volume|rates?|costs?)\b)(?:(?!(?:and|or|headquartered|based|stock|shares?|insiders?)\b)[\w.&'\u2019-]+ ){1,4}?)`;

const MULTIPLE = String.raw`(?:P\/?[ESB]|EV\/(?:EBITDA|sales|revenue)|price[- ]to[- ](?:earnings|sales|book))`;
const COMBINE = String.raw`(?:a |an |the |its |their )?(?:initial )?(?:business combination|merger|deal)`;

/** How people ask with the company's name where others say "it" or "the stock", and of its special standing. */
export const namedWordings: readonly Wording[] = [
  // Whether a company goes up is whether its share does.
  [new RegExp(String.raw`\bwill ${NAME}(?:(?:stock|shares?) )?((?:go|be|move) (?:up|down|higher|lower)|rise|rally|fall|drop|crash|moon|recover|double|triple)\b`, 'gi'), 'will the stock of $1$2'],
  [/\bwill (?:this|the) (?:company|business|firm) ((?:go|be) (?:up|down)|rally|moon)\b/gi, 'will the stock $1'],
  [/\b(put|invest) (?:all |some |half |any )?(?:of )?my (?:(?:retirement|pension|life|college|emergency|ira|401\(?k\)?)(?: (?:savings?|money|funds?|account|cash|nest egg))?|nest egg) (?:in(?:to)?|on) /gi, '$1 my savings in '],
  [/\bwhere (?:is|are) ((?:[\w.&'\u2019-]+ ){1,4}?)(?:headquartered|based) and (?:(?:where )?(?:is )?(?:it )?)(?:legally )?(?:incorporated|registered|domiciled)\b/gi, 'where are the headquarters of $1and what is the state of incorporation'],
  // Where a company is registered is the state it is incorporated in.
  [new RegExp(String.raw`\bwhere (?:is|was|are) ${NAME}(?:legally |officially )?(?:incorporated|registered|domiciled|organi[sz]ed)\b(?! (?:to|for|with|as)\b)`, 'gi'), 'what is the state of incorporation of $1'],
  [/\bwhere (?:is|was|are) (?:it|they) (?:legally |officially )?(?:registered|domiciled)\b(?! (?:to|for|with|as)\b)/gi, 'where is it incorporated'],
  [/\b(?:did|has|have) (?:its|their|the (?:company['\u2019]?s? )?)(?: ?company)? ?name (?:ever |recently )?(?:been )?changed?\b/gi, 'did it change its name'],
  // By when a blank check has to merge.
  [new RegExp(String.raw`\b(?:when is|what is|what['\u2019]?s|by when is) (?:the |its )?deadline (?:of|for) ${NAME}to (?:finish|complete|close|consummate|make|do|find|get) ${COMBINE}`, 'gi'), 'when is the deadline to merge of $1'],
  [new RegExp(String.raw`\bdeadline to (?:finish|complete|close|consummate) ${COMBINE}`, 'gi'), 'deadline to merge'],
  [/\bhow (?:much time|long|many months) (?:does|do|has|have) (?:this|the|it|that)(?: (?:spac|blank check|company))?(?: still)?(?: have| got)?(?: left| remaining)?(?: to (?:find|do|close|complete|finish|make) (?:a |its )?(?:deal|merger|target|business combination))(?: left)?\b/gi, 'when is the deadline to merge'],
  [/\bhow (?:much time|long|many months) (?:does|do|has|have) (?:this|the|that) (?:spac|blank check)(?: company)?(?: still)?(?: have| got)?(?: left| remaining)?\b/gi, 'when is the deadline to merge'],
  [/\bwhat (?:did|has|have) (?:it|they|the company|this spac) filed? (?:most recently|last|lately|recently)(?=\W*$)/gi, 'what are the latest filings'],
  // What is expected of revenue no record has, and what is expected of EPS is asked beside it.
  [/\b(?:eps|earnings) (?:and|&) (?:revenue|sales) (estimates?|consensus)\b/gi, 'EPS estimates and revenue estimates'],
  [/\b(?:revenue|sales) (?:and|&) (?:eps|earnings) (estimates?|consensus)\b/gi, 'EPS estimates and revenue estimates'],
  // What it did against what was expected is its record of surprises.
  [/\bhow (?:have|has|did|do) (?:they|it|the company) (?:done|do|fared?|performed?) (?:against|versus|vs\.?|relative to|compared (?:to|with)) (?:the |their |its )?(?:(?:eps|earnings|analysts?['\u2019]?|consensus|street) )*(?:estimates|expectations|consensus|forecasts)\b/gi, 'EPS actual versus estimate'],
  [/(?<=\b(?:ex-?(?:dividend|date|div)|dividend)\b[^.!;]*\b)how (?:much|large|big) (?:is|was|will) (?:it|that)(?: be)? (?:per|a) share\b/gi, 'how much is the dividend per share'],
  [/\bwhat (?:share|part|portion|percent(?:age)?|%) of (?:the |its )?(?:float|stock|shares|company) (?:sits|is|rests|lies) (?:with|in the hands of) (institutions|insiders)\b/gi, '$1 ownership percent'],
  // Each multiple of a list is held against the peers, and not the last alone.
  [new RegExp(String.raw`\b(${MULTIPLE}(?:(?:,? and |, ?|,? & )${MULTIPLE})+) (?:versus|vs\.?|against|relative to) (?:its |the |their )?(?:closest |nearest )?peers\b`, 'gi'), '$1 compared to peers'],
  // A figure a share is one thing, and its multiple another.
  [/\bbook value (?:per|a) share,? (?:and|&|plus) (?:the |its )?(?:price[- ]to[- ]book(?: ratio)?|P\/?B(?: ratio)?)(?![\w/])/gi, 'price to book and book value per share'],
  // A filing is told with its day.
  [/\b((?:did|has|have) (?:[\w.&'\u2019-]+ ){1,4}?filed? (?:an? )?8-?k (?:about|on|for) [^?.!;,]{3,30}?),? and when(?=\W*$)/gi, '$1'],
  // Two amounts a share are two, and neither is over the other.
  [/\b(cash|debt|revenues?|sales|book value|equity|free cash flow|fcf|cash flow|net income|ebitda),? and (cash|debt|revenues?|sales|book value|equity|free cash flow|fcf|cash flow|net income|ebitda) (?:per|a) share\b/gi, '$1, $2 per share'],
  // Of volatility and beta one window is on record, whatever year is named beside them.
  [/\b((?:volatility|beta)\b[^?.!;,]{0,40}?) (?:over|in|for|during) (?:the )?(?:last|past|trailing) (?:year|twelve months|12 months)(?=\W*$)/gi, '$1 over the last 12 months'],
]; // prettier-ignore
