import type { Concept } from '../lexicon/lexicon.ts';
import type { CompanyIndex } from '../names/company.ts';
import { withBusiness } from './goes-without-saying.ts';
import { readQuestion, type Reading } from '../reading/reading.ts';
import { telling } from '../reading/resolve.ts';
import { withTimesOf, withTopicOf } from './topic-before.ts';

/** Words that only change a question that was asked: they need the one before. */
const modifiers: readonly Concept[] = [
  'by:quarter', 'by:year', 'by:ttm', 'history', 'growth', 'qoq', 'compare', 'peak', 'trough', 'buy', 'sell', 'net', 'previous',
  'upcoming', 'chart', 'method', 'up', 'down', 'large', 'not', 'why', 'phase1', 'phase2', 'phase3', 'versuspeers', 'margin',
]; // prettier-ignore
/** Whether a word only changes a question that was asked. */
export const isModifier = (concept: Concept): boolean => modifiers.includes(concept);

/** What asks of this very time: that of the question before is not meant. */
export const OF_NOW = /\b(?:yet|now|currently|today|these days|at the moment)\b/i;

/** What a reading makes: of which kind it is. */
interface Made {
  kind: { id: string } | undefined;
}

/** "Did they beat, and did the stock fall" asks of the price after that report; `read` makes of a reading what it asks. */
export function ofReport<T extends Made>(
  reading: Reading,
  before: Made | null,
  read: (reading: Reading) => T,
): T | undefined {
  const said = telling(reading);
  const isOfMove = said.length > 0 && said.every((concept) => /^(?:up|down|move|price)$/.test(concept));
  const isOfReport = /^earnings/.test(before?.kind?.id ?? '');
  if (!isOfMove || !isOfReport || reading.periods.length + reading.companies.length > 0) return undefined;
  if (OF_NOW.test(reading.text) || !/\b(?:did|has|how)\b/i.test(reading.text)) return undefined;
  const made = read({ ...reading, concepts: new Set([...reading.concepts, 'reaction' as const]) });
  return made.kind?.id === 'earnings-reaction' ? made : undefined;
}

/** "And compared with its peers" is of the figure before; `read` makes of a reading what it asks. */
export function besidePeers<T extends Made>(
  reading: Reading,
  before: Reading,
  read: (reading: Reading) => T,
): T | undefined {
  const said = telling(reading);
  const isOfPeers = said.some((concept) => concept === 'peers' || concept === 'versuspeers');
  const isHeld = said.includes('versuspeers') || said.includes('compare');
  const isBare = said.every((concept) => /^(?:peers|versuspeers|compare|industry)$/.test(concept));
  if (!isOfPeers || !isHeld || !isBare || reading.companies.length > 0) return undefined;
  const { concepts } = withTopicOf(before, reading);
  const held: Concept[] = [
    ...[...concepts].filter((each) => each !== 'peers' && !isModifier(each)),
    'versuspeers',
  ];
  const made = read({ ...reading, periods: [], concepts: new Set(held) });
  return made.kind?.id === 'peers' ? made : undefined;
}

/** "Was there news behind it": of the move that was told. */
const BEHIND_IT =
  /\b(?:behind|driving|causing|to explain|that explains?) (?:it|that|this|(?:the|that|this) (?:\w+ )?(?:move|fall|drop|rise|decline|gain|jump|slide|rally|run))\b/i;

/** "Why?" after what the price did in a time asks of that time; `read` makes of a reading what it asks. */
export function whyThen<T extends Made>(
  { reading, kind }: Made & { reading: Reading },
  before: { kind: { isOfDays?: true } | undefined; reading: Reading },
  read: (reading: Reading) => T,
): (T & { isImplied: true }) | undefined {
  if (kind?.id !== 'why' || !before.kind?.isOfDays) return undefined;
  const isOfMove = BEHIND_IT.test(reading.text);
  const isBare = telling(reading).every(
    (concept) => isModifier(concept) || (isOfMove && /^(?:news|move)$/.test(concept)),
  );
  if (!isBare) return undefined;
  if (reading.periods.length > 0 || before.reading.periods.length === 0 || OF_NOW.test(reading.text))
    return undefined;
  const made = read(withTimesOf(before.reading, reading));
  return made.kind?.id === 'why' ? { ...made, isImplied: true } : undefined;
}

/** Kinds whose answers are a figure, and none of the price. */
const FIGURE =
  /^(?:statement-lines|cash$|burn|runway|dilution|growth|short-interest|days-to-cover|ratio-of|employees|shares-outstanding|market-cap|float|price-(?:earnings|sales|book)|ev-|enterprise|net-cash|return-on|current-ratio|debt-to|dividend|ebitda|interest|stock-comp|officer-pay|estimates|volume|multiples)/;
const HOW_MUCH_WAS_IT = /^how much (?:is|was|were)(?: (?:it|they|that))?$/i;

/** "How much was it two years ago" after a figure is of that figure, and not of the price. */
function ofFigureMeant(reading: Reading, before: string): Reading {
  if (!FIGURE.test(before) || reading.companies.length > 0 || !reading.concepts.has('price')) return reading;
  if (!HOW_MUCH_WAS_IT.test(reading.wording.get('price') ?? '')) return reading;
  const concepts = new Set([...reading.concepts].filter((concept) => concept !== 'price'));
  return { ...reading, concepts };
}

/** A question as it is read behind the one before it. */
export function readBehind(
  text: string,
  { index, it, before }: { index: CompanyIndex; it: string | null; before: Made | null },
): Reading {
  const read = readQuestion(text, { index, thread: it });
  return withBusiness(before?.kind ? ofFigureMeant(read, before.kind.id) : read);
}
