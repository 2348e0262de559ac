import type { Wording } from './said.ts';

const PEERS = '(?:peers?|competitors?|rivals?|comps|comparables)';
const WHOM = String.raw`(?:(?:its|their|the) |(?:[\w.&'\u2019-]+ ){1,4}?)`;

/** What of them is asked, as the figure that is put beside theirs. */
const figures: readonly (readonly [RegExp, string])[] = [
  [/yield|dividend|pay/i, 'dividend yield'],
  [/profit|money|losing|loss/i, 'net margin'],
  [/cheap|expensive|pric/i, 'P/S'],
];

/** Whom it competes with and how these stand is one table. */
export const wordingsOfPeers: readonly Wording[] = [
  [
    new RegExp(
      String.raw`\b(?:who|what|which) (?:are|is) (${WHOM})(?:closest |nearest |main |biggest |direct )?${PEERS},? and (?:which (?:ones? )?(?:of (?:them|those|these) )?(?:is|are|do|does)? ?|(?:are|do|is|does) (?:they|any(?: of them)?|one of them) )(?<what>profitable|mak(?:e|es|ing) money|los(?:e|es|ing) money|(?:pay|pays|paying) (?:a |any )?(?:more |higher )?dividends?|yields? (?:more|better|higher)|cheaper|more expensive|pricier)(?=\W*$)`,
      'gi',
    ),
    (_, whom = '', what = '') =>
      `${figures.find(([said]) => said.test(what))?.[1] ?? what} of ${whom.trim().replace(/['\u2019]s?$/, '')} compared to peers`,
  ],
];
