import type { Wording } from './said.ts';

const NAME = String.raw`(?!(?:an?|any|the|this|that|their|its|his|no|some|cash|tender|buy-?out|take-?over|merger|is|are|was|did|has|have|with|about|on|of|for|what|which|who|hostile|unsolicited|rumou?red|new|latest|last|public|stock)\b)[A-Za-z$][\w.&'\u2019-]*(?: (?!(?:made|makes|make|has|have|did|offer|bid|is|was)\b)[A-Z][\w.&'\u2019-]*)?`;
const BID = String.raw`(?:(?:hostile|unsolicited|cash|tender|take-?over|buy-?out|merger|all-stock|proposed) )*(?:offer|bid|take-?over|buy-?out|approach|proposal)s?`;
const FORM = String.raw`(?:8-?ks?|13-?[dg]s?(?:\/a)?|sc ?13[dg]|425s?|sc ?to(?:-t)?|(?:sc ?)?14d-?9s?|s-4s?|defm14as?|proxy(?: statement)?|form 25|filings?)`;
const FORMS = new RegExp(String.raw`\b(${FORM}(?:(?:,|,? or|,? and|\/) (?:an? |any )?${FORM})*)\b`, 'i');

const askedOf = (whom: string, rest: string): string => {
  const forms = FORMS.exec(rest)?.[1];
  return forms === undefined || /^filings?$/i.test(forms)
    ? `any takeover or merger filings of ${whom}`
    : `any ${forms.replaceAll(/\bor\b/gi, 'and')} of ${whom}`;
};

/** Who bids for whom: what was filed of it is asked of the one that is bid for, and the other is named in its filings. */
export const wordingsOfBids: readonly Wording[] = [
  [
    /^\W*(?:(?:have|has|did) (?:they|it) )?(?:ever )?(?:received?|gotten|got|had) (?=any (?:takeover|buyout|merger|acquisition|bid|offer))/i,
    '',
  ],
  // Who may be buying it stands before: what was filed of a bid is what is known.
  [
    /\b(?:news|rumou?rs?|talk|reports?|story|stories|headlines?|chatter) (?:about|of|on|that|regarding) (?:[\w.&'-]+ ){1,4}(?:buying|acquiring|taking over|bidding for|merging with|buys|acquires|wants to buy|is buying|to buy|may buy|might buy) (?:it|them|the company|us)\b/gi,
    'filings about a takeover',
  ],
  // What may be is not on record; what was filed of it is.
  [
    /\b(?:a |any |the )?(?:potential |possible |likely )?(?:take-?over|buy-?out|acquisition|m&a) (?:target|candidate)s?\b(?! (?:price|company|companies|announced|yet))/gi,
    'filings about a takeover',
  ],
  [
    new RegExp(
      String.raw`\b(?:is|are|was|were|has|have|did) (it|they|the company|this|[A-Z][\w.&-]*) (?:ever |going to |about to |likely to |soon )*(?:be |been |being |get |getting |got )*(?:taken over|taken out|bought out|taken private)(?: by (?:someone|somebody|anyone|anybody|a bigger (?:one|company|rival)))?(?=\W*$|[,;?])`,
      'gi',
    ),
    'any takeover or merger filings of $1',
  ],
  [
    new RegExp(
      String.raw`\b(?:is|was) (?:anyone|anybody|someone|somebody) (?:trying to take|looking to take|taking) (it|them|the company|${NAME}) over\b`,
      'gi',
    ),
    'any takeover or merger filings of $1',
  ],
  [
    /\b(?:any |is there |are there )*(?:talk|rumou?rs?|chatter|news) (?:of|about) (?:it |them |the company )?(?:being|getting) (?:taken (?:out|over|private)|bought(?: out)?|acquired)\b/gi,
    'any takeover or merger filings',
  ],
  [
    /\b(going[- ]private|take[- ]private) (?:proposal|offer|bid|deal|transaction|plan)s?\b/gi,
    'going private',
  ],
  [
    new RegExp(
      String.raw`^\W*(?:(?:what about|about|re|regarding|any news on|is there|was there|the) )*${NAME}(?:['\u2019]s)? ${BID} (?:for|on|to (?:buy|acquire)|of) (${NAME})\b(.*)$`,
      'i',
    ),
    (_, whom = '', rest = '') => askedOf(whom, rest),
  ],
  // What may be is not on record; what was filed of it is.
  [
    new RegExp(
      String.raw`^\W*(?:(?:so|and|ok) )*(?:is|are|was|were) ${NAME} (?:going to|about to|looking to|trying to|in talks to|planning to|rumou?red to(?: be)?|said to(?: be)?) (?:buy(?:ing)?|acquir(?:e|ing)|tak(?:e|ing) over|bid(?:ding)? for|merg(?:e|ing) with) (${NAME}|it|them|the company|this)\b(.*)$`,
      'i',
    ),
    (_, whom = '', rest = '') => askedOf(whom, rest),
  ],
  // "Any takeover offer for scripps".
  [
    new RegExp(
      String.raw`\b(?:any|is there an?|was there an?|has there been an?) ((?:(?:hostile|unsolicited|cash|tender|take-?over|buy-?out|merger) )+)(?:offer|bid|approach|proposal)s? (?:for|on|to (?:buy|acquire)) (${NAME}|it|them)\b`,
      'gi',
    ),
    (_, __ = '', whom = '') => `any takeover or merger filings of ${whom}`,
  ],
  [
    new RegExp(
      String.raw`^\W*(?:did|has|have|is|was) ${NAME} (?:(?:really|ever|just|already) )*(?:ma[dk]e|making|put in|launch(?:ed)?|submit(?:ted)?|table[d]?) (?:an? |any )?${BID} (?:for|on|to (?:buy|acquire)) (${NAME})\b(.*)$`,
      'i',
    ),
    (_, whom = '', rest = '') => askedOf(whom, rest),
  ],
];
