import type { Kind } from '../grammar/reading/kind.ts';
import type { Concept } from '../grammar/lexicon/lexicon.ts';
import type { Reading } from '../grammar/reading/reading.ts';
import type { Turn } from '../grammar/turns/turn.ts';

/** A kind of question that comes near to another, the matter it is asked by, and words of a question of it where they choose what it tells. */
interface Neighbour {
  id: string;
  as?: Concept;
  text?: string;
}

/** The line of the statements that stands for a report of earnings. */
const EPS: Concept = 'm:eps_diluted';

/**
 * Which other tables may hold what a kind finds nothing of, the nearest first: a manager who filed no 13F may have filed a 13D, a drug without a trial
 * may have a dated event. What else the tables of the kind itself hold (statements, then what was published with the quotes) it has asked.
 */
const byKind: readonly (readonly [id: RegExp, others: readonly string[]])[] = [
  [/^holder-changes$/, ['holders', 'stakes', 'institutions-share']],
  [/^holders$/, ['stakes', 'institutions-share']],
  [/^stakes$/, ['holders', 'institutions-share']],
  [/^officer-/, ['officers']],
  // That the price moved is no event to come: news are not among them.
  [/^catalysts$/, ['trials', 'events', 'next-report']],
  [/^approvals$/, ['catalysts', 'trials']],
  [/^trials$/, ['catalysts']],
  [/^events$/, ['catalysts', 'next-report']],
  [/^estimate-revisions$/, ['estimates', 'rating']],
  [/^estimates$/, ['price-target', 'rating']],
  [/^price-target$/, ['rating', 'estimates']],
  [/^rating$/, ['price-target', 'estimates']],
  [/^earnings/, ['statement-lines']],
  [/^days-to-cover$/, ['short-interest']],
  [/^ex-date$/, ['dividend']],
  [/^listed-since$/, ['former-names']],
  [/^float$/, ['shares-outstanding']],
  [/^return-on-/, ['return-on-equity', 'return-on-capital']],
  [/^next-report$/, ['earnings']],
  [/^insiders-share$/, ['insider-trades']],
];

/** What is told beside an answer that lacks a part of what was asked: of shares whose counts are not on record, the filings that may have made more of them. */
const besidePart: readonly (readonly [id: RegExp, others: readonly string[]])[] = [
  [/^dilution$/, ['filings-offering']],
];

const alone = (ids: readonly string[] | undefined): Neighbour[] =>
  (ids ?? []).map((id) => ({ id, ...(id === 'statement-lines' && { as: EPS }) }));

/** What may hold that of which a kind finds nothing. */
export const neighboursOfKind = (id: string): Neighbour[] => alone(byKind.find(([ids]) => ids.test(id))?.[1]);

/** What is told beside the part of an answer of a kind. */
export const neighboursOfPart = (id: string): Neighbour[] =>
  alone(besidePart.find(([ids]) => ids.test(id))?.[1]);

/** What no table has, by the words for it, and what comes nearest to it. */
const bySaid: readonly (readonly [RegExp, readonly Neighbour[]])[] = [
  [
    /\b(?:revenue|sales) (?:estimates?|consensus)\b/i,
    [{ id: 'estimates', text: 'EPS estimates of this year' }],
  ],
  // The price of a deal is none of the market, nor is the day that it closes a close.
  [
    /\b(?:deal|take-?over|buy-?out|merger|acquisition|tender)\b[^.?!;]{0,30}\b(?:price|terms|consideration|clos(?:e|es|ing)|value)\b|\b(?:price|terms|consideration|closing|close|value)\b[^.?!;]{0,30}\b(?:deal|take-?over|buy-?out|merger|acquisition|tender)\b/i,
    [{ id: 'filings-traces' }],
  ],
  [
    /\b(?:going concern|substantial doubt|bankr\w*pt?c?y?|insolven\w+|chapter (?:7|11)|go(?:es|ing)? (?:under|bust|broke)|run(?:ning)? out of (?:cash|money))\b/i,
    [
      { id: 'statement-lines', as: 'm:debt' },
      { id: 'statement-lines', as: 'm:equity' },
      { id: 'runway' },
      { id: 'filings-form', as: 'latefiling', text: 'NT 10-K' },
      { id: 'filings-form', as: 'latefiling', text: 'NT 10-Q' },
    ],
  ],
  [/\b(?:guid(?:ance|ed?|es|ing))\b/i, [{ id: 'estimates' }, { id: 'next-report' }, { id: 'earnings' }]],
  [
    /\b(?:warrants?|convertibles?|conversion price)\b/i,
    [{ id: 'statement-lines', as: 'm:debt' }, { id: 'filings-offering' }],
  ],
  [
    /\b(?:covenants?|(?:debt|loan|bond|note)s? (?:\w+ )?(?:matur\w+|due)|matur(?:e|es|ity|ities)|credit facilit(?:y|ies)|credit rating|interest rate on)\b/i,
    [{ id: 'statement-lines', as: 'm:debt' }, { id: 'interest-expense' }],
  ],
  [
    /\b(?:age|old|tenure|joined?|background|degree|studied|went to school|biography|bio|since when)\b[^?]*\b(?:ceo|chief executive)\b|\b(?:ceo|chief executive)\b[^?]*\b(?:age|old|tenure|joined?|joining|started|since when|background|degree|bio(?:graphy)?)\b/i,
    [{ id: 'officer-ceo', as: 'ceo' }],
  ],
  [
    /\b(?:age|old|tenure|joined?|background)\b[^?]*\b(?:cfo|chief financial)\b|\b(?:cfo|chief financial)\b[^?]*\b(?:age|old|tenure|joined?|joining|started|since when|background)\b/i,
    [{ id: 'officer-cfo', as: 'cfo' }],
  ],
  // What was lost since the beginning stands in the equity.
  [
    /\b(?:accumulated (?:deficit|loss(?:es)?)|retained (?:earnings|deficit))\b/i,
    [
      { id: 'statement-lines', as: 'm:equity' },
      { id: 'statement-lines', as: 'm:net_income' },
    ],
  ],
  [
    /\b(?:customers?|clients?|segments?|back-?log|bookings|billings|arr|c?rpo|nrr|order ?book|orders|market share|subscribers|same[- ]store sales|geograph\w+)\b/i,
    [{ id: 'statement-lines', as: 'm:revenue' }],
  ],
  // What a landlord earns of its rents is between the two.
  [
    /\b(?:a?ffo|funds from operations|noi|net operating income|cap rates?|occupancy)\b/i,
    [
      { id: 'statement-lines', as: 'm:net_income' },
      { id: 'statement-lines', as: 'm:operating_cash_flow' },
    ],
  ],
  // Of a bid that somebody has heard of, the forms that a bid leaves.
  [
    /\brumou?r(?:s|ed)?\b|\b(?:is|are|will|would|could|might) (?:\w+ ){1,3}(?:going to |gonna |about to |looking to |trying to )(?:buy|acquire|take over|merge with)\b/i,
    [{ id: 'filings-traces' }],
  ],
  [
    /\b(?:skin in the game|eats? (?:its|their|his) own cooking|own cooking|aligned with (?:share|stock)holders)\b/i,
    [{ id: 'insiders-share' }, { id: 'insider-trades' }],
  ],
  [/\b(?:redeem\w*|redemptions?|trust (?:value|account|per share))\b/i, [{ id: 'trust' }, { id: 'price' }]],
  [/\b(?:borrow (?:fee|rate|cost)|cost to borrow|short report|short squeeze)\b/i, [{ id: 'short-interest' }]],
  [
    /\b(?:implied volatility|options? (?:chain|activity)|call options?|put options?)\b/i,
    [{ id: 'volatility' }],
  ],
  [
    /\b(?:auditors?|audit firm|who audits|material weakness|related part(?:y|ies)|use of proceeds|risk factors?|leases?|law ?suits?|litigation|sued|patents?)\b/i,
    [{ id: 'filings-annual' }],
  ],
];

/** A reading of one matter alone. */
function readingOf({ reading }: Turn, concept: Concept | undefined, text: string | undefined): Reading {
  return {
    ...reading,
    ...(text !== undefined && { text }),
    concepts: new Set(concept === undefined ? [] : [concept]),
    periods: [],
    names: [],
    count: null,
    amounts: [],
    thresholds: [],
  };
}

/** A kind by its id, as one company is asked it by its matter alone. */
export const kindFor = ({ id }: Neighbour, kinds: readonly Kind[]): Kind | undefined =>
  kinds.find(
    (kind) => kind.id === id && kind.about === 'company' && kind.needs.length === 1 && !kind.needsSlots,
  ) ?? kinds.find((kind) => kind.id === id && kind.about === 'company' && kind.needs.length === 1);

/** What comes nearest to what no table has, by the words of a question; undefined where these name nothing of the kind. */
export function neighboursOfWords(turn: Turn, kinds: readonly Kind[]): (Turn & { kind: Kind })[] | undefined {
  const near = bySaid.find(([said]) => said.test(turn.reading.text))?.[1];
  return near?.flatMap((each) => {
    const kind = kindFor(each, kinds);
    return kind
      ? [{ ...turn, kind, reading: readingOf(turn, each.as ?? kind.needs[0]?.[0], each.text) }]
      : [];
  });
}
