import type { Wording } from './said.ts';

const RECEIPT = String.raw`(?:ad[rs]s?|gd[rs]s?|(?:american |global )?depositary (?:shares?|receipts?))`;
const ONE = '(?:(?:one|an?|each|every|1|its|their|the|this) )?';
const SHARES = String.raw`(?:(?:ordinary|common|underlying|actual|home|local|real|class [a-z]) )*(?:shares?|stock|ordinar(?:y|ies))`;
const STANDS =
  '(?:represents?|stands? for|equals?|is worth|corresponds? to|is made (?:up )?of|make up|count for|comprise)';

/** For how many shares a depositary receipt stands. */
export const wordingsOfReceipts: readonly Wording[] = [
  [new RegExp(String.raw`\bhow many ${SHARES} (?:(?:does|do|is|are|per|in|for|to|behind|make|makes|go into|underlie|there) )*${ONE}${RECEIPT}(?: ${STANDS})?\b(?! (?:are|were|is|was|have|outstanding|did|trade))`, 'gi'), 'share class of the ADS'],
  [new RegExp(String.raw`\b(?:what|how much|how many ${SHARES}) (?:does|do|is|would) ${ONE}${RECEIPT}( of (?:[\w.&'\u2019-]+ ){1,4}?)? ?${STANDS}\b`, 'gi'), 'share class of the ADS$1'],
  [new RegExp(String.raw`\b${RECEIPT} ?(?:[:/]|to|per|vs\.?) ?${SHARES}(?: (?:ratio|conversion|rate))*\b`, 'gi'), 'share class of the ADS'],
  [new RegExp(String.raw`\b(?:ratio|conversion(?: rate)?) (?:of|between|from) (?:the |its )?${RECEIPT} (?:and|to|into|per|with) (?:the |its )?${SHARES}\b`, 'gi'), 'share class of the ADS'],
  [new RegExp(String.raw`\bone ${RECEIPT}( of (?:[\w.&'\u2019-]+ ){1,4}?)? ?(?:is|equals|=|represents|stands for) how many ${SHARES}\b`, 'gi'), 'share class of the ADS$1'],
]; // prettier-ignore
