import type { Wording } from './said.ts';

const WHO = '(?:management|they|the (?:company|ceo|cfo|board)|he|she|everyone|people|it)';
const SAYS =
  '(?:claims?|claimed|says?|said|keeps? (?:saying|claiming)|promis(?:es|ed)|guided|guides|told us|likes? to say)';
const ASKS = '(?=(?:what|how|when|who|which|is|are|does|do|did|has|have|had)\\b)';

/** What somebody says beside his question of what others claim, of what he has, or of what he does not ask; and how he puts a ratio or a list in signs. */
export const passingWordings: readonly Wording[] = [
  // What management claims no figure shows; what it claims it of is asked all the same.
  [new RegExp(String.raw`,?\s+(?:like|as) ${WHO} (?:always |often )?${SAYS}\b(?=\W*(?:$|[,;]))`, 'gi'), ''],
  [new RegExp(String.raw`^\W*(?:i|i['\u2019](?:ve|m)|we|we['\u2019]ve|my)\b[^?]*?,\s+so\s+${ASKS}`, 'i'), ''],
  [/^\W*(?:forget|leave|never ?mind|set aside) (?:about )?[\w.&' -]{2,30}? (?:for (?:a|one) (?:sec(?:ond)?|minute|moment)|aside)[,.:]?\s+/i, ''],
  [/\bwhat (?:even|exactly|actually|really|on earth|the hell|the heck) (is|are)\b(?! (?:it|this|that|they|the)\b)/gi, 'what $1'],
  // A trade on the open market is what the record calls a purchase or a sale.
  [/,?\s+(?:not|no|excluding|without|other than|rather than|ignoring) (?:counting )?(?:(?:stock|share|an?|the|any) )*(?:options?(?: and \w+)? (?:exercis\w+|grants?|awards?)|option (?:exercis\w+|grants?)|grants?(?: and awards?)?|exercis\w+|awards?|tax withholding)(?: or \w+(?: \w+)?)?/gi, ''],
  [/\b(?:does|will|can|would|is) (?:it|that|the (?:cash|money)|this)(?: (?:be )?enough)?(?: to)? (?:get|carry|take|last|fund|see)(?: them| it| the company)? (?:in)?to (20\d\d)\b/gi, 'how long does the cash last, to $1'],
  // Free cash flow that covers a dividend.
  [/^(?=.*\bdividends?\b)(.*?)[,.?]?\s*(?:(?:i )?(?:need|want) |give me )?(?:the )?(?:fcf|free[- ]cash[- ]flow) cover(?:age)?(?: of (?:it|that|the dividend))?(?:,? (?:not|and not|rather than) (?:the )?(?:earnings?|eps|profits?) cover(?:age)?)?(?:,?\s+(?:over|for|on) (?:the )?(?:trailing|last|past) (?:twelve|12) months)?/i, '$1; is the dividend covered by free cash flow'],
  [/\b(?:got|gets|been|was) (?:crushed|hammered|smoked|slaughtered|wrecked|destroyed|obliterated|clobbered|demolished)\b[,.;]?\s*(?:so )?(?:what happened|why|what was it)\b(?:,? (?:was it |is it |did they )?[^?]*?\bor (?:something|what|anything)(?: else)?)?/gi, 'why did it crash'],
  [/\b(?:bought|buys?|buying) back (?:the )?(?:more|most) (?:of (?:its|their) )?(?:stock|shares?)(?: as an? (?:%|percent(?:age)?) of (?:the |its |their )?shares?(?: outstanding)?)?/gi, 'changed its share count more over a year'],
  [/\b(?:what|how much) (?:was|were|has|have|is|would) (?:a |an |the )?(?:\w+ )?(?:holders?|shareholders?|owners?|investors?|someone|somebody)(?: (?:from|of|since|who bought in|in) ((?:\w+ )?(?:19|20)\d\d))? (?:been )?diluted(?: by)?(?: in total)?/gi, (_, since = '') => `how much dilution${since ? ` since ${since}` : ''}`],
  [/\bregister(?:ed|ing)?(?: for)? (?:the )?(?:resale(?: of)?(?: the| new| more)? shares|(?:new|more|additional) shares|shares for (?:re)?sale)/gi, 'file an offering'],
  [/\btake (?:it|them|this|the company|this company) private\b/gi, 'go private'],
  [/\bp\s?\/\s?tbv\b|\bprice[- ]to[- ]tangible(?:[- ]book(?:[- ]value)?)?\b/gi, 'price to tangible book'],
  [/^(?=.*\b(?:stocks|companies|names|biotechs?|miners|banks|caps|tickers|firms|reits)\b)(.*?)\bcash (?:>|>=|over|above|exceeds|exceeding|greater than|higher than|bigger than) (?:the |its |their )?(?:mkt cap|mcap|market cap(?:italization)?|market value)\b/gi, '$1more cash than market cap'],
]; // prettier-ignore
