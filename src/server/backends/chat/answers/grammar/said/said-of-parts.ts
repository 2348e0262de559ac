import type { Wording } from './said.ts';

const PART = String.raw`(?:total |all |net )?(?:debts?|equity|assets|liabilities|cash(?: pile| and short[- ]term investments)?|revenues?|sales|net income|market (?:cap(?:itali[sz]ation)?|value)|free cash flow|fcf|operating cash flow|operating income|capex|r ?& ?d|research(?: and development)?|sg ?& ?a|cash flow from operations)`;
const THE = String.raw`(?:the |its |their |total )*`;
const HOLDS = String.raw`(?:(?:stacks?|measures?|line) up|compares?|looks?|holds? up)(?: (?:against|to|with|versus|vs\.?|relative to|next to|beside))+`;
/** These have names of their own: debt to equity, EV to sales, price to book, cash to debt as what is left. */
const NAMED =
  /^(?:total )?debts? ?(?:to|\/|over) ?(?:total )?equity|^(?:total )?(?:market|revenues? ?(?:to|\/|over) ?market)/i;

/** One amount over another, by the names of both: put as the question for that ratio. */
export const wordingsOfParts: readonly Wording[] = [
  // Behind an answer of cash: what it is made of is said with it.
  [
    /^\W*(?:and )?(?:(?:is|does) (?:that|this|it) )?(?:with(?: or without)?|without|includ(?:e|es|ing)|incl\.?|excluding|counting|net of) (?:the |its |their )?(?:short[- ]term )?(?:investments|(?:marketable )?securities)(?:,? (?:included|or (?:without|not|excluding)(?: (?:them|those))?))?(?=\W*$)/gi,
    'cash and short-term investments',
  ],
  // "How much debt is there, and how does it stack up against the market cap".
  [
    new RegExp(
      String.raw`\b(?:what(?: is|['\u2019]?s)|how (?:much|big|large|high)(?: is| are)?|show) ${THE}(${PART})\b(?:(?!\b(?:and|who|why|when)\b)[^?;])*?[,;?]? ?(?:and )?how (?:does|do|did) (?:it|that|they|this|those) ${HOLDS} ${THE}(${PART})\b`,
      'gi',
    ),
    'what is the $1 over the $2',
  ],
  [
    new RegExp(
      String.raw`\b(${PART}) (?:and|vs\.?|versus|against) ${THE}(${PART}),? (?:and )?how (?:do|does) (?:they|these|those|the two|it) (?:stack up|compare|measure up|line up)\b`,
      'gi',
    ),
    '$1 over $2',
  ],
  [
    new RegExp(
      String.raw`\bhow (?:big|large|high|much|heavy) (?:is|are) ${THE}(${PART}) (?:compared (?:to|with)|relative to|against|versus|vs\.?|in relation to|next to) ${THE}(${PART})\b`,
      'gi',
    ),
    'what is the $1 over the $2',
  ],
  [
    new RegExp(
      String.raw`\bhow (?:does|do) ${THE}(?:total )?debts? (?:compare|stack up|look) (?:with|to|against|relative to|versus|vs\.?) ${THE}ebitda\b`,
      'gi',
    ),
    'debt to EBITDA',
  ],
  // "Does it have more cash than its market cap".
  [
    /\b(?:does|do|did|has|have|is|are) (?:it|they|the company|there|[a-z]{1,5})(?: (?:have|hold|got|own|owe|carry|sitting on|worth))* more (cash|debt|revenue|sales|equity)(?: in the bank| on hand)? than (?:the |its |their )?(?:(?:whole|entire|own) )?(?:market (?:cap(?:itali[sz]ation)?|value)|mcap)\b/gi,
    'is the $1 more than the market cap',
  ],
  [/\bequity ratio\b(?! of debt)/gi, 'equity over total assets'],
  [/(?<!\b(?:to|and) )\bdebt ratio\b/gi, 'total debt over total assets'],
  // "Total assets and what percent of that is equity".
  [
    new RegExp(
      String.raw`\b(${PART})\b,? and (?:what|which|how much) (?:percent(?:age)?|share|part|proportion|fraction|%) of (?:that|it|them|those|which) (?:is|are|was|were) ${THE}(${PART})\b`,
      'gi',
    ),
    '$1, and $2 as a percentage of $1',
  ],
  // "Equity to assets", "debt/assets".
  [
    new RegExp(
      String.raw`(?<!\b(?:from|compared|relative|due|attributable|add(?:ed)?) )(?<![\w-])(${PART}) ?(?:-?to-?|\/) ?(${PART})(?: ratio)?(?![\w-])`,
      'gi',
    ),
    (whole = '', one = '', two = '') => (NAMED.test(whole) ? whole : `${one} over ${two}`),
  ],
];
