import type { Wording } from './said.ts';

/** The market as a whole, by whatever name. */
const GENERAL =
  '(?:(?:overall |broader |broad |whole |general |small[- ]?cap )?market|benchmark|small[- ]?cap index|index|(?:(?:other |the )?small[- ]?caps|(?:average|typical) small[- ]?cap)(?: (?:stocks?|compan(?:y|ies)))?)';
/** Indices that others make. */
const NAMED =
  '(?:russell(?: ?\\d000)?(?: index)?|s ?& ?p(?: ?500)?|nasdaq(?: composite| 100)?|dow(?: jones)?|iwm|spy|qqq|xbi|i?bovespa|ftse(?: 100)?|tsx|dax|nikkei|hang seng|kospi|asx|stoxx(?: 600)?|sensex|nifty)';

const TWICE = String.raw`(?:above|over|more than|at least|greater than|exceed(?:s|ed|ing)?) (?:twice|double|2 ?x|two times)(?: (?:the|its|their))?(?: (?:average|usual|normal)(?: volume)?)?`;
const UNUSUALLY = String.raw`(?:unusual(?:ly)?(?: (?:high|heavy|large))?|abnormal(?:ly)?(?: (?:high|heavy))?|outsized|spik(?:e[ds]?|ing)|surg(?:e[ds]?|ing)|jump(?:s|ed)?|explod(?:e[ds]?)|${TWICE})`;

/** Sessions in which much more than usual was traded. */
export const unusualVolume: readonly Wording[] = [
  [
    new RegExp(
      String.raw`\b(?:on )?(?:(?:which|what|list|show(?: me)?)(?: the| all)? (?:days|dates|sessions)|(?:the )?(?:days|dates|sessions)(?: when| where| that| on which| with)?|when|how (?:often|many times))(?: (?:was|were|had|saw|did|has|when|with))? (?:the |its )?(?:trading )?volume (?:was |be |been |last )?${UNUSUALLY}`,
      'gi',
    ),
    'unusual volume sessions lately',
  ],
  [
    /\b(?:any |were there (?:any )?|have there been (?:any )?)?(?:trading )?volume (?:spikes|surges)\b/gi,
    'unusual volume sessions',
  ],
];

/** A stock held against the market: how much further it moves, and what it did meanwhile. */
export const wordingsOfMarket: readonly Wording[] = [
  [
    new RegExp(
      `\\b(?:does|do|did) (?:it|this|the (?:stock|shares?)|[A-Z]{2,5}) (?:usually |normally |tend to )?(?:move|swing|jump|fluctuate|bounce)s?(?: around)? (?:a lot |much |any )?(?:more|less|wilder|with) (?:than )?(?:the )?(?:${GENERAL}|${NAMED})`,
      'gi',
    ),
    'what is its beta',
  ],
  [
    new RegExp(
      `\\b(?:is|are) (?:it|this|the (?:stock|shares?)|[A-Z]{2,5}) (?:any |much |a lot |way )?(?:riskier|more risky|wilder|calmer|(?:more|less) volatile|jumpier|safer) than (?:the )?(${GENERAL}|${NAMED})`,
      'gi',
    ),
    'how volatile is it compared with the $1',
  ],
  [
    new RegExp(
      `\\bhow (?:closely |much |strongly )?(?:is (?:it|this|the stock) )?(?:correlated|tied|linked)(?: is it)? (?:with|to) (?:the )?(?:${GENERAL}|${NAMED})`,
      'gi',
    ),
    'what is its beta',
  ],
  // How the line of all small caps did is on record; of other indices only how the stock did is.
  ...[[GENERAL, 'general'] as const, [NAMED, 'named'] as const].flatMap(([index, which]): Wording[] => [
    [
      new RegExp(
        `\\b((?:return|performance|performed|price|stock|shares|gain|gained|done|did|do|up|down|change|volatil(?:e|ity)|swings?|moves?|risky|riskier|beta)\\b[^?.!;]{0,60}?),? (?:vs\\.?|versus|against|compared? (?:to|with)|relative to|than) (?:the )?${index}(?: (?:index|etf))?(?=\\W|$)(?! (?:cap|value|price|share|maker|place|size))`,
        'gi',
      ),
      `$1 compared with the ${which} benchmark`,
    ],
    [
      new RegExp(
        `\\b(?:(?:has|have|had|did|does|is|was) (?:it|the (?:stock|shares?)|this|[A-Z]{2,5}) )(?:(?:been )?(?:beat(?:en|ing)?|outperform(?:ed|ing)?|underperform(?:ed|ing)?|lag(?:ged|ging)?|trail(?:ed|ing)?|keep(?:ing)? up with|kept up with|ahead of|behind)) (?:the )?${index}\\b`,
        'gi',
      ),
      `how much did the price change compared with the ${which} benchmark`,
    ],
  ]),
];
