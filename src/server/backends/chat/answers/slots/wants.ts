import type { Covered, Slot } from './covered.ts';

const SIGNS = new Set(['change', 'percent', 'times']);
const MONEY = new Set(['usd', 'price', 'shares', 'count']);
const DATE = /[A-Z][a-z]{2} (?:\d{1,2}, )?\d{4}/;

/** Whether an answer shows how something became: two figures of it, or the change. */
const showsChange = ({ facts, parts }: Covered): boolean =>
  facts.some(({ unit }) => unit === 'change') ||
  parts.some(({ kind }) => kind === 'chart') ||
  facts.some((a) => facts.some((b) => a.name === b.name && a.date !== b.date));

/** Kinds of which a line over time may be asked, and whose answer may be a single figure. */
const ofOneFigure =
  /^(?:statement-lines|valuation|price-(?:earnings|sales|book)|ev-|enterprise|net-cash|cash$|burn|current-ratio|debt-to|return-on|employees|market-cap|ratio-of|float|insiders-share|institutions-share|dividend|profitable|shares-outstanding)/;

const BECAME =
  /\b(?:trend(?:s|ed|ing)?|develop(?:ed|ment)|grown|grew|fallen|fell|declin(?:e|es|ed|ing)|risen|rose|increas(?:e|es|ed|ing)|decreas(?:e|es|ed|ing)|shr[aiu]nk(?:s|ing)?|shrunk|climb(?:s|ed|ing)?|narrow(?:s|ed|ing)?|widen(?:s|ed|ing)?|improv(?:e|es|ed|ing)|worsen(?:s|ed|ing)?|deteriorat\w+|(?:coming|come|came|gone|going|went|go) (?:up|down)|up or down|(?:its|their) (?:own )?history|over time|over the years|used to (?:be|trade)|then (?:and|vs\.?|versus) now|before and (?:now|after|since))\b/i;

/** How something became is not answered with one figure of it. */
export const asItBecame: Slot = (covered) => {
  const words = BECAME.exec(covered.said)?.[0];
  if (words === undefined || !ofOneFigure.test(covered.kind.id) || showsChange(covered)) return undefined;
  return `How that changed (“${words.trim()}”) is not on record.`;
};

/** What a second part in the same breath asks for, and whether the answer shows such a thing. */
const parts: readonly (readonly [said: RegExp, isShown: (covered: Covered) => boolean])[] = [
  [/(?:how much|(?:the |its |their )?(?:amount|size|value|price))\b(?! (?:of|skin)\b)/i, ({ facts }) => facts.some(({ unit }) => MONEY.has(unit))],
  [/(?:when|on which day|(?:the |its |on what )?(?:dates?|day))\b/i, ({ text }) => DATE.test(text)],
  [/(?:(?:the |its |what |at what )?(?:yield|percentage|percent|rate of return))\b/i, ({ facts }) => facts.some(({ unit }) => SIGNS.has(unit))],
  [/(?:by how much|how (?:far|much (?:more|less)))\b/i, ({ facts }) => facts.some(({ unit }) => SIGNS.has(unit) || unit === 'price')],
  [/(?:(?:for )?how long)\b/i, ({ facts, text }) => facts.some(({ unit }) => unit === 'quarters' || unit === 'days') || /\blasts?\b/.test(text)],
  [/(?:(?:how much|what (?:share|part|portion|fraction)) (?:is|was|are|were) (?:that|it|this) (?:of|as)\b|(?:as )?(?:an? )?(?:share|percentage|percent|fraction|part) of (?:sales|revenues?|assets|equity|market value|income)\b)/i, ({ facts }) => facts.some(({ unit }) => unit === 'percent' || unit === 'ratio')],
  [/(?:what(?:'s| is) (?:the )?next|when is the next)\b/i, ({ facts, asked }) => facts.some(({ value }) => typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) && value > asked.record)],
  [/(?:(?:is (?:it|that) )?(?:before|after)(?: or (?:before|after))? (?:the )?(?:bell|open|close|market)\b)/i, () => false],
  [/(?:where (?:it|they|the (?:stock|shares?)) (?:trades?|is trading|are trading|stands?))\b/i, ({ text }) => /\bclosed at\b|\blast price\b|P\/B/i.test(text)],
  [/(?:what (?:is|was|are|were) (?:it|that|they) (?:about|for)|what (?:does|do|did) (?:it|they|that) say|what(?:['’]s| is) in (?:it|them|there))\b/i, () => false],
  [/(?:(?:what(?:'s| is| was) )?(?:the |its )?(?:reasons?|cause)|why)\b/i, ({ kind, text }) => !/^(?:largest|price|range|session)/.test(kind.id) || /\b(?:Beside the price|On record of)\b/.test(text)],
  [/(?:how often|how frequently)\b/i, ({ text }) => /\b(?:monthly|quarterly|yearly|times|twice|once)\b/i.test(text)],
]; // prettier-ignore

const TIE = /(?:\band\b|,|&|\+|\bplus\b)\s*(?:also )?/gi;

/** A second part ("and the amount") of which the answer shows nothing is named. */
export const secondPart: Slot = (covered) => {
  for (const tie of covered.said.matchAll(TIE)) {
    const rest = covered.said.slice(tie.index + tie[0].length);
    for (const [said, isShown] of parts) {
      const words = new RegExp(`^${said.source}`, 'i').exec(rest)?.[0];
      if (words !== undefined && !isShown(covered)) return `“${words.trim()}” is not answered here.`;
    }
  }
  return undefined;
};

/** A session is told with what was asked of it. */
export const ofSession: Slot = ({ kind, said, text }) =>
  kind.id === 'session' && /\b(?:open(?:ed)?|high|low|range)\b/i.test(said) && !/\b(?:high|low)\b/i.test(text)
    ? 'Its open, high and low are not on record.'
    : undefined;

/** Fewer shares for each old one: "1 for 20". */
const isReverse = (split: string): boolean => {
  const [, newer = 0, older = 0] = /^([\d.]+) for ([\d.]+)$/.exec(split) ?? [];
  return Number(newer) < Number(older);
};

/** Of splits the kind that was asked for. */
export const ofReverseSplits: Slot = ({ kind, said, text, facts }) =>
  kind.id === 'splits' &&
  /\breverse\b|\bconsolidat/i.test(said) &&
  !/reverse split/i.test(text) &&
  !facts.some(({ name, value }) => name === 'split' && isReverse(String(value)))
    ? 'No reverse split is on record.'
    : undefined;

/** Equity without goodwill and the like is in no table. */
export const ofTangible: Slot = ({ said, text }) =>
  /\btangible\b/i.test(said) && !/\btangible\b/i.test(text)
    ? 'Tangible book value is not on record: it is told of all equity.'
    : undefined;

/** Every company that was named stands in the answer. */
export const everyCompany: Slot = ({ asked, text, kind }) => {
  if (kind.about !== 'two') return undefined;
  const lacking = asked.companies.filter(
    ({ symbol, short }) => !text.includes(symbol) && !text.includes(short),
  );
  return lacking.length === 0
    ? undefined
    : `Of ${lacking.map(({ symbol }) => symbol).join(', ')} nothing is said here.`;
};

/** What a listing brought in, and at which price, the calendar of offerings has of the newest alone. */
export const ofTheOffering: Slot = ({ kind, said, facts }) =>
  kind.id === 'listed-since' &&
  !facts.some(({ name }) => name === 'offer_price') &&
  /\bat (?:what|which) price\b|\b(?:ipo|offer(?:ing)?|issue) (?:price|px)\b|\bpriced?\b|\b(?:raised?|raising)\b|\bhow (?:big|large)\b|\bsize\b|\bwhat did\b.*\b(?:ipo|go public|list) at\b/i.test(
    said,
  )
    ? 'At what price it was offered, and what that brought in, is not on record.'
    : undefined;
