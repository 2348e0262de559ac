// Over 300 lines, because one list of ratios stands together, with the words in which each is told.
import { formatDate } from '#kit/time/dates.ts';
import type { Reading } from '../../grammar/reading/reading.ts';
import { keyFigures } from '../../look-ups/cash.ts';
import { valuation } from '../../look-ups/valuation.ts';
import { PUBLISHED_FLOW, publishedFlow, sayAsPublished } from '../published/published-flow.ts';
import { companyFacts } from '../../look-ups/company.ts';
import { netCashOf, saidOfPublished } from '../statements/net-cash.ts';
import type { Fact, LookedUp } from '../../look-ups/look-up.ts';
import { companyQuote } from '../../look-ups/quote.ts';
import { statements } from '../../look-ups/statements.ts';
import { AGAINST_TIME } from '../../grammar/words/split.ts';
import { type Asked, type Composing, type Kind, named, one } from '../../grammar/reading/kind.ts';
import { lower } from '../lines/lines.ts';
import { BALANCES, concepts, enterprise, netCash, type Part, parts, shares } from './ratio-parts.ts';
import { saidOfDaysApart } from '../shares/book-per-share.ts';
import { monthsBefore } from '#kit/time/days.ts';
import { besidePrice } from '../told/beside-price.ts';
import { areOfStatedTimes, OVER_TIME, sayPartsOfTimes } from './ratio-then.ts';
import { onDay } from '../told/simple.ts';
import { isLastTwelveMonths } from '../told/spans.ts';
import { answerLines, statementsInput } from '../statements/statements.ts';

/** What is told a share is over the shares, and not over what is named beside it. */
const A_SHARE = /\b(?:per|a|each|every|one) share\b(?! of\b)/gi;
export const PER_SHARE = /\b(?:per|a|each|every|one) share\b/i;
const RELATES =
  /\bper\b|\bpercent(?:age)?\b|%|\b(?:share|proportion|portion|fraction|part|much) of\b|\bratio of\b|\bto\b[^.?!]*\bratio\b|\brelative to\b|\bcompare[sd]?\b|\bversus\b|\bvs\b|\bagainst\b|\bover\b|\bdivided\b|\bmultiple of\b|\bfor (?:each|every)\b|\b(?:more|less|bigger|smaller|larger|higher|lower) than\b|\bexceeds?\b|\bcover(?:s|ed)?\b|\b(?:ev|enterprise value) to\b/i;
/** Two lines of the income statement with no more than a "vs" between them are asked for beside each other, and no quotient. */
const areLinesBeside = (reading: Reading): boolean =>
  partsOf(reading).every(({ concept }) => /^m:(?:research|selling|sga|cost)/.test(concept)) &&
  !RELATES.test(reading.text.replace(/\b(?:versus|vs)\b/gi, ' '));

/** What is left of one after the other is no quotient of them. */
const TAKES_OFF = /\b(?:minus|less|net of)\b(?! than)/i;

const PER_HEAD = /\b(?:per|(?:for )?(?:each|every)) (?:employee|worker|person|head|staff)/i;
const OF_WHOLE = /\b(?:percent(?:age)?|share|proportion|portion|fraction|part|much|%) of\b/i;

/** "Trading for less than its cash" holds the market value against it. */
const PRICED =
  /\b(?:trad(?:es?|ing)|sell(?:s|ing)?|valued|priced|worth|costs?)\b.*\b(?:(?:less|more) than|below|under|above|over)\b/i;

const partsOf = ({ concepts: said, text }: Reading): Part[] => {
  const isOfMarket = said.has('mcap') || PRICED.test(text);
  const named = [
    ...parts,
    ...(said.has('m:operating_income') ? [enterprise] : []),
    ...(isOfMarket ? [netCash] : []),
  ].filter(({ concept }) => said.has(concept));
  const value = parts.filter(({ concept }) => concept === 'mcap');
  const found =
    PRICED.test(text) && !named.some(({ concept }) => concept === 'mcap') ? [...value, ...named] : named;
  return found.filter(
    (part, at) =>
      found.findIndex(({ name, figure }) => (name ?? figure) === (part.name ?? part.figure)) === at,
  );
};

/** Where in the question a part was named. */
function placeOf({ text, wording }: Reading, { concept }: Part): number {
  if (!wording.has(concept)) return -1;
  const words = (wording.get(concept) ?? '').split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  return text.search(new RegExp(words.join(String.raw`\W+(?:the |a |an )?`), 'i'));
}

/** Whether a part stands right before "over" or "as a percentage of". */
function isOverOther({ text, wording }: Reading, { concept }: Part): boolean {
  const words = (wording.get(concept) ?? '').split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  const last = words.at(-1);
  return (
    last !== undefined &&
    new RegExp(String.raw`\b${last}\W+(?:over|as (?:an? )?(?:percent(?:age)?|share|%) of)\b`, 'i').test(text)
  );
}

/** What is divided, and by what: "percent of revenue" divides by revenue, else by what is named last. */
function dividedOf(reading: Reading): [Part, Part] | undefined {
  const [one, two] = partsOf(reading).toSorted((a, b) => placeOf(reading, a) - placeOf(reading, b));
  if (!one) return undefined;
  if (!two) return PER_SHARE.test(reading.text) ? [one, shares] : undefined;
  // What is for each employee is divided by them, wherever they are named.
  if (PER_HEAD.test(reading.text) && one.concept === 'employees') return [two, one];
  // Where both are named beside it too, "equity over assets" says which is divided.
  const [below, above] = [one, two].map((part) => isOverOther(reading, part));
  if (above !== below) return above ? [two, one] : [one, two];
  const whole = OF_WHOLE.exec(reading.text);
  const isFirst = whole !== null && placeOf(reading, one) >= whole.index + whole[0].length;
  return isFirst ? [two, one] : [one, two];
}

/** Both of one period of the statements, the newest that has them. */
async function ofOnePeriod(
  { asked, ask }: Composing,
  [part, whole]: readonly [Part, Part],
): Promise<[Fact, Fact] | undefined> {
  const figures = [part, whole].flatMap(({ figure }) => figure ?? []);
  if (figures.length < 2) return undefined;
  const wanted = asked.period
    ? [statementsInput(asked)]
    : (['twelve_months', 'quarter', 'year'] as const).map((by) => ({ by, limit: 4 }));
  for (const input of wanted) {
    const found = await ask(statements, { symbol: asked.company.symbol, figures, ...input });
    const pair = pairIn(found, figures[0] ?? '', figures[1] ?? '');
    if (pair) return pair;
  }
  return undefined;
}

function pairIn(found: LookedUp, part: string, whole: string): [Fact, Fact] | undefined {
  for (const one of named(found, part)) {
    const other = named(found, whole).find(({ row }) => row === one.row);
    if (other) return [one, other];
  }
  return undefined;
}

/** The newest of each that is known, each of its own day: of the headline figures, else of twelve months or a year of the statements. */
async function newestOf(composing: Composing, part: Part): Promise<Fact | undefined> {
  const { asked, ask } = composing;
  const found = part.name === undefined ? undefined : await headlineOf(composing, part.name);
  if (found ?? part.figure === undefined) return found;
  const { symbol } = asked.company;
  const [twelve, year] = await Promise.all(
    (['twelve_months', 'year'] as const).map((by) =>
      ask(statements, { symbol, figures: part.figure ? [part.figure] : [], by, limit: 1 }),
    ),
  );
  const known = [twelve, year].flatMap((each) => (each && part.figure ? (one(each, part.figure) ?? []) : []));
  return known[0] ?? (part.figure === 'free_cash_flow' ? publishedFlow(composing, symbol) : undefined);
}

async function headlineOf({ asked, ask }: Composing, name: string): Promise<Fact | undefined> {
  const { symbol } = asked.company;
  if (name === 'enterprise_value') return one(await ask(valuation, { symbol }), name);
  if (name === 'net_cash') return netCashOf({ ask }, symbol);
  if (name === 'employees') return one(await ask(companyFacts, { symbol }), name);
  const isQuoted = name === 'market_cap' || name === 'shares_outstanding';
  return one(await ask(isQuoted ? companyQuote : keyFigures, { symbol }), name);
}

const isHead = ({ concept }: Part): boolean => concept === 'employees' || concept === 'sharesout';

/** A part over a whole: in percent, and for each share or employee in dollars. */
function ratioOf(part: Fact, whole: Fact, by: Part): Fact | undefined {
  const [above, below] = [Number(part.value), Number(whole.value)];
  if (!(below > 0)) return undefined;
  const rest = {
    name: 'ratio',
    label: 'Ratio',
    date: part.date,
    source: part.source,
    computed: true as const,
  };
  const currency = part.currency === undefined ? {} : { currency: part.currency };
  if (isHead(by))
    return { ...rest, ...currency, value: above / below, unit: by === shares ? 'price' : 'usd' };
  if (part.currency !== whole.currency) return undefined;
  return Math.abs(above / below) >= 3
    ? { ...rest, value: above / below, unit: 'times' }
    : { ...rest, value: (above / below) * 100, unit: 'percent' };
}

const ASKS_WHETHER = /^\W*(?:(?:and|so|but|ok) )*(?:is|are|was|were|does|do)\b/i;
const LESS = /\b(?:below|under|(?:less|smaller|lower) than)\b/i;
const MORE = /\b(?:above|over|exceeds?|(?:more|bigger|larger|higher|greater) than)\b/i;

/** Yes or no, where somebody asks whether one is more or less than the other. */
function whether({ text }: Reading, above: Fact, below: Fact): string | undefined {
  const isLess = LESS.test(text);
  if (!ASKS_WHETHER.test(text) || isLess === MORE.test(text) || above.currency !== below.currency)
    return undefined;
  return Number(above.value) < Number(below.value) === isLess ? 'Yes:' : 'No:';
}

const HOLDS =
  /\b(?:compared? (?:to|with)|relative to|against|over|divided by|versus|vs|per|to|(?:share|percentage|percent|part|portion|proportion|%) of)\b/i;

/** Whether one of two parts is held against the other, and not both named one after the other. */
function areHeld(reading: Reading, pair: readonly [Part, Part]): boolean {
  const [from = 0, to = 0] = pair.map((part) => placeOf(reading, part)).toSorted((a, b) => a - b);
  const between = reading.text.slice(from, to);
  return HOLDS.test(between) && !/[,;]|\band\b/i.test(between);
}

/** The ratio that a question names by both its parts, of a company that has both: what several are put side by side by. */
export async function ratioIn(composing: Composing): Promise<Fact | undefined> {
  const { reading } = composing.asked;
  const pair = dividedOf(reading);
  const count = partsOf(reading).length;
  if (!pair || !(count === 2 ? areHeld(reading, pair) : count === 1 && PER_SHARE.test(reading.text)))
    return undefined;
  const [part, whole] = pair;
  const [above, below] = (await ofOnePeriod(composing, pair)) ?? [
    await newestOf(composing, part),
    await newestOf(composing, whole),
  ];
  const value = above && below && ratioOf(above, below, whole);
  const label = whole === shares ? `${part.label} a share` : `${part.label} over ${whole.label}`;
  return value && { ...value, label: label.replace(/^./, (letter) => letter.toUpperCase()) };
}

async function answerRatio(composing: Composing): Promise<boolean> {
  const { asked, draft } = composing;
  const pair = dividedOf(asked.reading);
  if (!pair) return false;
  const [part, whole] = pair;
  if (!isHead(whole) && (await sayPartsOfTimes(composing, pair))) return true;
  const isOwn = part.concept === 'sharesout' || part.concept === 'employees';
  const together = await ofOnePeriod(composing, pair);
  const apart =
    asked.period && !isLastTwelveMonths(asked)
      ? []
      : [await newestOf(composing, part), await newestOf(composing, whole)];
  const [above, below] = together ?? apart;
  if (!above || !below || isOwn) return sayParts(composing, pair, above ?? below);
  const value = ratioOf(above, below, whole);
  const { short } = asked.company;
  const [a, b] = [part.label, whole.label];
  const twelve = (fact: Fact, { figure }: Part): string =>
    figure && fact.row === undefined && /twelve/.test(fact.source.label) ? ' in the twelve months to' : ' on';
  const when = (fact: Fact, each: Part): string =>
    fact.row && !(each.figure && BALANCES.has(each.figure))
      ? ` in the ${spanOf(fact)} to ${formatDate(fact.date)}`
      : fact.date
        ? `${twelve(fact, each)} ${formatDate(fact.date)}`
        : '';
  const said = isHead(whole) ? undefined : whether(asked.reading, above, below);
  draft.text(
    said,
    `${said ? a : a.replace(/^./, (letter) => letter.toUpperCase())} of ${short} was ${draft.plain(above)}${when(above, part)}, ${b} ${whole.concept === 'employees' || whole === shares ? 'were' : 'was'} ${draft.plain(below)}${below.row === above.row && below.row ? '' : when(below, whole)}.`,
    value
      ? isHead(whole)
        ? `That is ${draft.strong(value)} ${whole === shares ? 'a share' : 'for each employee'}.${whole === shares ? ` ${saidOfDaysApart(above, below) ?? ''}` : ''}`.trimEnd()
        : `The first is ${draft.strong(value)} ${value.unit === 'times' ? 'the second' : 'of the second'}.`
      : `No ratio is made of that, for ${b} is not above zero in the same money.`,
  );
  if (value && whole === shares) draft.text(await besidePrice(composing, value));
  if (part === netCash) draft.text(saidOfPublished(above));
  if ([above, below].some(({ name }) => name === PUBLISHED_FLOW)) await sayAsPublished(composing);
  if (!value) draft.lacks();
  return true;
}

const spanOf = ({ row = '' }: Fact): string =>
  ({ quarter: 'quarter', year: 'fiscal year', twelve_months: 'twelve months' })[row.split(' ')[0] ?? ''] ??
  'period';

/** Where not both are known: what is, else what the statements have of them. */
function sayParts(
  composing: Composing,
  pair: readonly [Part, Part],
  known: Fact | undefined,
): boolean | Promise<boolean> {
  const { asked, draft } = composing;
  draft.lacks();
  if (!known || asked.period) return sayLines(composing, pair);
  return sayOneOf(composing, pair, known);
}

/** Where one of both is known: that one, and for free cash flow what operations brought in before capital spending, over the other. */
async function sayOneOf(composing: Composing, pair: readonly [Part, Part], known: Fact): Promise<boolean> {
  const { asked, draft } = composing;
  const [part, whole] = pair;
  const below = part.figure === 'free_cash_flow' ? await newestOf(composing, whole) : undefined;
  const flow =
    below &&
    (await newestOf(composing, { ...part, name: 'operating_cash_flow', figure: 'operating_cash_flow' }));
  const value = flow && ratioOf(flow, below, whole);
  if (value) {
    draft.text(
      `Free cash flow of twelve months of ${asked.company.short} is not on record. Cash from operations, from which capital spending is still to be taken, was ${draft.plain(flow)} in the ${flow.row ? spanOf(flow) : /twelve/.test(flow.source.label) ? 'twelve months' : 'fiscal year'} to ${formatDate(flow.date)}, ${whole.label} ${draft.plain(below)}${onDay(below)}: the first is ${draft.strong(value)} ${value.unit === 'times' ? 'the second' : isHead(whole) ? 'for each' : 'of the second'}.`,
    );
    return true;
  }
  draft.text(
    `${part.label.replace(/^./, (letter) => letter.toUpperCase())} and ${whole.label} of ${asked.company.short} are not both on record. Known is ${lower(known.label)} of ${draft.plain(known)}${onDay(known)}.`,
  );
  return true;
}

/** What the statements have of both, and that no ratio is made of what is not on record. */
async function sayLines(composing: Composing, [part, whole]: readonly [Part, Part]): Promise<boolean> {
  const figures = [part, whole].flatMap(({ figure }) => figure ?? []);
  if (!(await answerLines(composing, figures, []))) return false;
  composing.draft.text(`Of ${part.label} over ${whole.label} no ratio is made for that time.`);
  return true;
}

const titleOf = ({ reading }: Asked): string => {
  const [part, whole] = dividedOf(reading) ?? [];
  return part && whole ? `${part.label} over ${whole.label}` : 'a ratio';
};

const ratio: Kind = {
  id: 'ratio-of',
  about: 'company',
  needs: [concepts, concepts],
  refuses: ['growth', 'not', 'why', 'pace', 'peak', 'trough', 'peers', 'versuspeers'],
  allows: ['compare', 'balance', 'financials', 'large', ...OVER_TIME],
  fits: (reading) =>
    partsOf(reading).length === 2 &&
    (reading.concepts.has('netcash') || !TAKES_OFF.test(reading.text)) &&
    areOfStatedTimes(reading, partsOf(reading)) &&
    !areLinesBeside(reading) &&
    (reading.concepts.has('employees') ? PER_HEAD : RELATES).test(
      reading.text.replace(AGAINST_TIME, ' ').replaceAll(A_SHARE, ' '),
    ),
  slots: ['quarter', 'year', 'newest', 'span', 'periods'],
  title: titleOf,
  next: ['income', 'debt', 'valuation'],
  answer: answerRatio,
};

/** Kinds about one figure over another. */
export const ratioKinds: readonly Kind[] = [
  ratio,
  {
    ...ratio,
    needs: [['netcash']],
    allows: ['mcap', 'price', 'compare', 'balance', 'sell', 'large', 'sharesout', 'cash'],
    fits: (reading) => partsOf(reading).length === 2,
  },
  { ...ratio, id: 'ev-operating-income', needs: [['ev'], ['m:operating_income']] },
  {
    ...ratio,
    needs: [concepts],
    allows: ['balance', 'sharesout', 'financials', 'price', 'compare'],
    slots: ['quarter', 'year', 'newest', 'span'],
    fits: (reading) =>
      partsOf(reading).length === 1 &&
      PER_SHARE.test(reading.text) &&
      reading.periods.every(
        ({ kind, from, to, of }) => kind !== 'span' || (!of && from === monthsBefore(to, 12)),
      ),
  },
  {
    ...ratio,
    needs: [concepts],
    allows: ['balance', 'price', 'compare', 'sell', 'sharesout'],
    slots: [],
    fits: (reading) => partsOf(reading).length === 2 && PRICED.test(reading.text),
  },
];
