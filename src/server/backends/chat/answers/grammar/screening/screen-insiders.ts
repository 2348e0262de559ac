import type { Change, Condition } from './screen-groups.ts';

const INSIDERS = 'insiders?|insider';
const IN_OFFICE =
  '(?:ceos?|cfos?|chief executives?|executives?|officers?|directors?|management|board members?|founders?|chair(?:man|men|s)?)';
const WHO = `(?:(?:the|their|its|a|an|any|some|own) )*(?:${INSIDERS}|${IN_OFFICE}(?: (?:or|and|and/or) (?:(?:the|their|its|a) )?${IN_OFFICE})*)`;
const BUYS =
  '(?:buying|bought|buys|buy|purchased|purchasing|purchases|loading|adding|accumulating|piling in)';
/** Those where one office bought and no other: no filter comes near that. */
const NO_OTHER = `(?<!\\b(?:only|just)\\b.*)`;
const BUYING = new RegExp(
  `(?:${NO_OTHER}|(?=.*\\binsiders?\\b))\\b(?:(?:with|where|and|whose|that|which|having|have|recent|the) )*(${WHO}) (?:(?:has|have|had|are|is|been|recently|lately|just|open market) )*${BUYS}(?: up)?(?: (?:in|shares|stock|recently|lately|heavily|(?:their |its |the )?own (?:shares|stock)|on the open market))*(?! (?:over|above|under|below|more|less|at least|\\$|\\d))`,
);

/** Says that the office of who bought is no filter. */
const anyInsider = (who: string): string =>
  `Which insider bought is no filter: these are purchases by any of them, “${who}” or another.`;

/** Purchases by insiders, whatever they are called; those that go on are of the last 90 days. */
export function boughtBy(match: RegExpExecArray): Change {
  const [whole, who = ''] = match;
  const isLately = /\b(?:has been|have been|recent|recently|lately|just)\b/.test(whole);
  const isOffice = new RegExp(IN_OFFICE).test(who);
  return {
    filter: [isLately ? 'insider_bought_90' : 'insider_purchases', { min: 1 }],
    ...(isOffice && { note: anyInsider(who.trim()) }),
  };
}

/** For how much they bought, and in which days: "insiders bought more than $500k in the last 90 days". */
const BOUGHT_FOR = new RegExp(
  `\\b(?:(?:with|where|and|whose|that|which|having|have) )*(?:${INSIDERS}|${IN_OFFICE}) (?:(?:has|have|had|been|recently|together) )*${BUYS} (?:for |up )?(?:more than|over|above|at least) \\$?(\\d[\\d,.]*) ?(k|m|mm|thousand|million)?\\b(?: dollars)?(?: (?:worth|of|shares|stock))*(?: (?:in|over|within|during) (?:the )?(?:last|past) (30 days|month|90 days|quarter|three months|3 months))?`,
);
const THOUSANDS: Readonly<Record<string, number>> = { k: 1e3, thousand: 1e3, m: 1e6, mm: 1e6, million: 1e6 };

export const insidersBoughtFor: readonly Condition[] = [
  [
    BOUGHT_FOR,
    ([, count = '', unit = '', span]) => ({
      filter: [
        span === undefined
          ? 'insider_purchases'
          : /30|month$/.test(span)
            ? 'insider_bought_30'
            : 'insider_bought_90',
        { min: Number(count.replaceAll(',', '')) * (THOUSANDS[unit] ?? 1) },
      ],
    }),
  ],
];

export const insidersBuying: readonly Condition[] = [[BUYING, boughtBy]];
