import { screenerField, type ScreenerFieldName } from '#contract/screener-fields.ts';
import { companyFigure } from '#server/store/screener/screener.ts';
import { measured } from './grammar/screening/screen-conditions.ts';
import { readScreen } from './grammar/screening/screening.ts';
import type { AnswerStore } from './look-ups/look-up.ts';
import type { ChatQuestion } from '../answerer.ts';
import type { Company, CompanyIndex } from './grammar/names/company.ts';
import { beginningsOf, wordsOfName } from './grammar/names/words-of-name.ts';

/** Several companies are asked for, and not the one of the page. */
const MANY = String.raw`others?|companies|stocks|names|tickers|firms|peers|banks|reits|biotechs|miners|insurers|lenders|producers|makers`;
const OTHERS = new RegExp(
  String.raw`\b(?:which|what|any|are there|find|list|show)\b.*\b(?:${MANY}|[a-z]+s) (?=.*than\b)|^\W*(?:[\w&-]+ ){0,4}(?:${MANY}) (?=.*than\b)`,
  'i',
);

const OWN = String.raw`(?:this (?:one|stock|company|name|bank|reit|fund|ticker|firm)|this|it(?: does| is| has)?|its|them|they (?:do|are|have)|theirs|it['\u2019]s|we do)`;
const LINK = String.raw`(?:(?:that|which|who) )?(?:(?:are|is|have|has|having|with|do|pay|pays|paying|trade|trades|trading|come|comes|at|on|a|an|the) )*`;

/** What is held against the company of the page, and how the list of companies says it. */
type Held = readonly [RegExp, (match: RegExpExecArray) => { field: ScreenerFieldName; isMore: boolean }];

const more = (word = ''): boolean => !/^(?:less|lower|smaller|cheaper|fewer|slower|worse|below)$/i.test(word);

/** Of these the better figure is the lesser one. */
const LESS_IS_BETTER: ReadonlySet<ScreenerFieldName> = new Set<ScreenerFieldName>(['price_earnings', 'price_sales', 'price_book', 'debt', 'debt_equity', 'short_float']); // prettier-ignore

const held: readonly Held[] = [
  [
    new RegExp(String.raw`\b${LINK}(?:pay|pays|paying|yield|yields|yielding) (?:out )?(?:a )?(more|less|better|higher)(?: dividends?)? than ${OWN}(?=\W|$)`, 'i'),
    ([, how]) => ({ field: 'dividend_yield', isMore: more(how) }),
  ],
  [
    new RegExp(String.raw`\b${LINK}(?:grow|grows|growing|grew) (faster|slower|more|quicker) than ${OWN}(?=\W|$)`, 'i'),
    ([, how]) => ({ field: 'revenue_growth', isMore: more(how) }),
  ],
  [
    new RegExp(String.raw`\b${LINK}(bigger|larger|smaller) than ${OWN}(?=\W|$)`, 'i'),
    ([, how]) => ({ field: 'market_cap', isMore: more(how) }),
  ],
  [
    new RegExp(String.raw`\b${LINK}(more|less)(?: heavily)? shorted than ${OWN}(?=\W|$)`, 'i'),
    ([, how]) => ({ field: 'short_float', isMore: more(how) }),
  ],
]; // prettier-ignore

const MEASURE = new RegExp(
  String.raw`\b${LINK}(higher|lower|bigger|smaller|larger|better|worse|fatter|more|less|greater|fewer|cheaper) ((?:[a-z/]+ ){1,3})than ${OWN}(?=\W|$)`,
  'i',
);

/** What of a question is held against the company of the page: the words, the figure, and on which side of its own. */
function heldIn(text: string): { words: string; field: ScreenerFieldName; isMore: boolean } | undefined {
  for (const [pattern, read] of held) {
    const match = pattern.exec(text);
    if (match) return { words: match[0], ...read(match) };
  }
  const match = MEASURE.exec(text);
  const field = match && measured.find(([pattern]) => pattern.test((match[2] ?? '').toLowerCase()))?.[1];
  if (!match || !field) return undefined;
  const isTurned = LESS_IS_BETTER.has(field) && /^(?:better|worse)$/i.test(match[1] ?? '');
  return { words: match[0], field, isMore: more(match[1]) !== isTurned };
}

/** How the list of companies calls a field in words that it reads. */
const callings: Readonly<Partial<Record<ScreenerFieldName, string>>> = {
  market_cap: 'market cap',
  price_earnings: 'p/e',
  price_sales: 'p/s',
  price_book: 'p/b',
  revenue_growth: 'revenue growth',
  revenue: 'revenue',
  cash_held: 'cash',
  debt: 'debt',
  debt_equity: 'debt to equity',
  dividend_yield: 'dividend yield',
  short_float: 'short interest',
  gross_margin: 'gross margin',
  operating_margin: 'operating margin',
  net_margin: 'net margin',
  return_on_equity: 'return on equity',
};

const DIGITS = 4;

/** The next figure of four digits above or below a value, so that the company itself is not on the list. */
function beyond(value: number, isMore: boolean): number {
  const step = 10 ** (Math.floor(Math.log10(value)) - DIGITS + 1);
  const steps = isMore ? Math.floor(value / step) + 1 : Math.ceil(value / step) - 1;
  return Number((steps * step).toPrecision(DIGITS));
}

/** What somebody names behind "than", and nothing else: up to a mark, or where another condition begins. */
const NAMED_THAN =
  /\bthan ((?!this\b|its?\b|they\b|them\b|the\b|a\b|an\b|\d|\$|one\b|two\b|half\b|last\b)[\w&.'’-]+(?: [\w&.'’-]+){0,4}?)(?:['’]s?)?(?=\s*(?:[,;?!]|\.(?!\w)|$)|\s+(?:does|do|and|with|under|over|below|above|that|but|right|now|at|in)\b)/gi;

/** The one company that a name is of: the one of the page before another of that name ("Farmers" on the page of Farmers National). */
function companyCalled(name: string, own: Company | undefined, index: CompanyIndex): Company | undefined {
  const words = wordsOfName(name).join(' ');
  if (own && (name.toUpperCase() === own.symbol || beginningsOf(wordsOfName(own.short)).includes(words)))
    return own;
  const byTicker = /^[A-Z]{2,5}$/.test(name) ? index.bySymbol.get(name) : undefined;
  if (byTicker) return byTicker;
  const symbols = /^[A-Z]/.test(name) ? (index.byName.get(words) ?? []) : [];
  return symbols.length === 1 ? index.bySymbol.get(symbols[0] ?? '') : undefined;
}

/** A text in which who is named behind "than" is "this one", and who that is. */
function withNamedAsThis(
  text: string,
  own: Company | undefined,
  index: CompanyIndex,
): { text: string; than: Company | undefined } {
  let than = own;
  const plain = text.replaceAll(NAMED_THAN, (whole: string, name: string) => {
    const company = companyCalled(name, own, index);
    if (!company) return whole;
    than = company;
    return 'than this one';
  });
  return { text: plain, than };
}

/** As large as the company of the page. */
const OF_ITS_SIZE =
  /\b(?:(?:that are |which are )?(?:about |around |roughly )?(?:of |with )?(?:about |around |roughly )?(?:its|(?:a |the )?(?:same|similar|comparable)|this) size(?: or so)?|(?:of )?similar(?:ly)?[- ]size[d]?|comparably[- ]sized)\b/i;
const OF_MANY = new RegExp(String.raw`\b(?:${MANY})\b`, 'i');
/** A figure of theirs that is higher than one that goes without saying. */
const THAN_WHOSE = new RegExp(
  String.raw`\b(?:have|has|having|with|at|on|pay|pays|a|an) (?:a |an )?(?:higher|lower|bigger|smaller|larger|better|worse|fatter|greater|more|less) (?:[a-z/]+ ?){1,3}(?=\W*$)`,
  'i',
);

/** "Banks of its size with a higher ROE": from half to twice its market value, and higher than its own. */
async function withItsSize(
  { db }: AnswerStore,
  own: Company | undefined,
  question: ChatQuestion,
): Promise<ChatQuestion> {
  const { text } = question;
  if (!own || !OF_ITS_SIZE.test(text) || !OF_MANY.test(text)) return question;
  const value = await companyFigure(db, own.symbol, 'market_cap');
  if (value === null || value <= 0) return question;
  const millions = (amount: number): string => `$${(amount / 1e6).toPrecision(DIGITS)}m`;
  const isHeld = THAN_WHOSE.test(text) && !/\bthan\b/i.test(text);
  const held = isHeld ? `${text.replace(/\W+$/, '')} than this one` : text;
  return {
    ...question,
    text: held.replace(
      OF_ITS_SIZE,
      `with market cap between ${millions(value / 2)} and ${millions(value * 2)}`,
    ),
    unheld: `Of its size are those of half to twice the market value of ${own.short} (${own.symbol}).`,
  };
}

/** A question, and those before it from which it may go on, each with the figures of the company that it is held against. */
export async function withOwnFigures(
  store: AnswerStore,
  index: CompanyIndex,
  question: ChatQuestion,
): Promise<ChatQuestion> {
  const before = question.before.map(async (turn) => {
    const { text } = await withOwnFigure(store, index, { ...question, text: turn.question });
    return { ...turn, question: text };
  });
  return { ...(await withOwnFigure(store, index, question)), before: await Promise.all(before) };
}

/**
 * "Which other banks yield more than this one", "than Farmers" as a list with that company's figure for its bound; a question that holds nothing
 * against one stays as it is. Where the figure is not on record the list says so, and stands without it.
 */
async function withOwnFigure(
  store: AnswerStore,
  index: CompanyIndex,
  asked: ChatQuestion,
): Promise<ChatQuestion> {
  const own = asked.symbol === null ? undefined : index.bySymbol.get(asked.symbol);
  const question = await withItsSize(store, own, asked);
  if (!OTHERS.test(question.text)) return wholeOr(asked, question);
  const { text, than } = withNamedAsThis(question.text, own, index);
  const found = than && heldIn(text);
  const calling = found && callings[found.field];
  if (!than || !found || calling === undefined) return wholeOr(asked, question);
  const value = await companyFigure(store.db, than.symbol, found.field);
  const side = found.isMore ? 'highest' : 'lowest';
  const isPercent = /percent|change/.test(screenerField(found.field)?.kind ?? '');
  const isUnknown = value === null || value <= 0;
  const bound = isUnknown
    ? ' '
    : ` with ${calling} ${found.isMore ? 'over' : 'under'} ${beyond(value, found.isMore)}${isPercent ? '%' : ''}`;
  const order = isUnknown ? '' : ` sorted by ${side} ${calling}`;
  const list = `${text.replace(found.words, bound).replace(/\W+$/, '')}${order}`;
  // Nobody is shown words for his own that he did not say: what is not taken whole stays as it was.
  const { isScreen, unknown } = readScreen(list);
  if (!isScreen || unknown.length > 0) return asked;
  const label = screenerField(found.field)?.label ?? calling;
  const unheld = [
    question.unheld,
    isUnknown
      ? `${label} of ${than.short} (${than.symbol}) is not on record: the list is not held against it.`
      : undefined,
  ].filter((each) => each !== undefined);
  return { ...question, text: list, ...(unheld.length > 0 && { unheld: unheld.join(' ') }) };
}

/** A list in other words where all of it is read, else as it was asked. */
function wholeOr(asked: ChatQuestion, list: ChatQuestion): ChatQuestion {
  if (asked === list) return asked;
  const { isScreen, unknown } = readScreen(list.text);
  return isScreen && unknown.length === 0 ? list : asked;
}
