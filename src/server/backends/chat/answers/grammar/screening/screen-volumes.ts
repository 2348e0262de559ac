import type { Condition } from './screen-groups.ts';

const USUAL = String.raw`(?:(?:its|their|the) )*(?:normal|average|avg|usual|typical|20[- ]day(?: average)?)`;
const TRADED = String.raw`(?:(?:that|which|who|were|was|are|have|has|had|been) )*(?:(?:trad(?:e|es|ed|ing)|(?:with |on |at )?(?:a )?(?:trading )?volumes?)(?: today)?(?: (?:of|at|is|was|were|on))?)`;
const OVER = String.raw`(?:over|above|more than|at least|exceeding|greater than|>)`;

/** How much was traded, held against what is usual. */
export const volumes: readonly Condition[] = [
  [
    new RegExp(
      String.raw`\b(?:${TRADED} )?(?:${OVER} )?(\d+(?:\.\d+)?) ?(?:x|times)(?: or more)? ${USUAL}(?: daily| trading)*(?: volumes?)?\b(?! (?:p|price|valuation|multiple))`,
    ),
    ([, times]) => ({ filter: ['relative_volume', { min: Number(times) }] }),
  ],
  [
    new RegExp(
      String.raw`\b(?:${TRADED} )(?:${OVER} )(twice|double|triple) ${USUAL}(?: daily| trading)*(?: volumes?)?\b`,
    ),
    ([, times]) => ({ filter: ['relative_volume', { min: times === 'triple' ? 3 : 2 }] }),
  ],
  [
    new RegExp(
      String.raw`\b(?:on |with |at )?(?:an? )?unusual(?:ly)? (?:high |heavy |large )?(?:trading )?volumes?\b`,
    ),
    {
      filter: ['relative_volume', { min: 3 }],
      note: '“Unusual volume” was taken for three times the average of 20 sessions and more.',
    },
  ],
];
