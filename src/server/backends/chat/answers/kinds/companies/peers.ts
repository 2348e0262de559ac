import type { Concept } from '../../grammar/lexicon/lexicon.ts';
import type { Reading } from '../../grammar/reading/reading.ts';
import { peers } from '../../look-ups/peers.ts';
import { comparedBy } from '../comparisons/compare-measures.ts';
import { answerCompare } from '../comparisons/compare.ts';
import { type Asked, type Composing, type Kind, one, rowsOf } from '../../grammar/reading/kind.ts';
import { asOf } from '../told/simple.ts';

async function answerPeers(composing: Composing): Promise<boolean> {
  const { asked, ask, draft } = composing;
  const found = await ask(peers, { symbol: asked.company.symbol });
  const rows = rowsOf(found);
  const industry = one(found, 'industry');
  const others = rows.slice(1).flatMap((row) => row.get('peer') ?? []);
  const [first] = others;
  if (!first) return false;
  if (/\bpeers \(mean\)/.test(asked.reading.text)) {
    draft.text('No average of its sector or industry is on record; those nearest to it are.');
    draft.lacks();
  }
  draft.text(
    `Of its industry${industry ? `, ${draft.plain(industry)},` : ''} these are nearest to ${asked.company.short} in market value${asOf(first)}: ${others.map((peer) => draft.plain(peer)).join(', ')}.`,
  );
  if (others.length < FEW)
    draft.text(
      `That is ${others.length === 1 ? 'one company' : 'two companies'} alone: peers here are those of one code of the register’s list of industries, which is a narrow base.`,
    );
  if (PICKS.test(asked.reading.text)) sayPicked(asked, draft, rows);
  // What a price is a multiple of is no one figure.
  if (asked.has('valuation') && !asked.has('pe', 'pb')) sayRank(asked, draft, rows);
  if (asked.has('valuation', ...besidePeers)) {
    const companies = rows.flatMap(
      (row) => asked.index.bySymbol.get(String(row.get('peer_symbol')?.value)) ?? [],
    );
    return answerCompare({ ...composing, asked: { ...asked, companies } });
  }
  if (!PICKS.test(asked.reading.text)) sayRank(asked, draft, rows);
  draft.table(
    'Compared with its peers',
    ['Company', 'Market value', 'Revenue, 12 months', 'Revenue growth', 'P/S', 'Cash', 'Runway'],
    rows.map((row) =>
      ['peer_symbol', 'market_cap', 'revenue', 'growth', 'price_sales', 'cash', 'runway'].map((name) =>
        row.get(name),
      ),
    ),
  );
  return true;
}

/** As few peers say little. */
const FEW = 3;

/** One of the peers is asked for by what it is like, which their list does not pick. */
const PICKED_OUT =
  /\b(?:cheaper|dearer|more expensive|less expensive|better (?:value|valued)|more profitable)\b/i;

/** "Is it cheaper than its peers" picks none of them out. */
const IS_IT =
  /^\W*(?:(?:so|and|ok) )*(?:is|are|does)\b(?!.*\b(?:which|who|any|one of)\b).*\bthan (?:(?:all|most) )?(?:of )?(?:its|their|the|his|other)? ?(?:\w+ )?(?:peers?|rivals?|competitors?|competition|comps?)\b/i;

/** Columns of the table of peers that a question may ask for. */
const rankable: readonly (readonly [concepts: readonly Concept[], name: string, label: string])[] = [
  [['mcap'], 'market_cap', 'market value'],
  [['m:revenue'], 'revenue', 'revenue'],
  [['growth'], 'growth', 'revenue growth'],
  [['ps', 'valuation'], 'price_sales', 'P/S'],
  [['cash'], 'cash', 'cash'],
  [['runway'], 'runway', 'runway'],
];
const ofPeers = rankable.flatMap(([each]) => each);
/** What is put side by side, and in no column of that table. */
const besidePeers = comparedBy.filter((each) => !ofPeers.includes(each));

/** Asks for the one of them that has most or least of it. */
const PICKS =
  /\b(?:cheapest|dearest|priciest|most expensive|least expensive|lowest|highest|largest|biggest|smallest|fastest|slowest|longest|shortest|rank(?:s|ed|ing)?|sort(?:ed)?|order(?:ed)? (?:them|by))\b/i;
const OF_LEAST = /\b(?:cheapest|least|lowest|smallest|slowest|shortest)\b/i;

/** Where no figure is named: what is cheap is so by P/S, the one multiple of their table, and what is large by market value. */
const OF_PRICE = /\b(?:cheapest|dearest|priciest|expensive)\b/i;
const OF_SIZE = /\b(?:largest|biggest|smallest)\b/i;
/** "Biggest" and "smallest" pick by what they mean or by what is named beside them, and by nothing else. */
const isPickedBy = ({ text, concepts }: Reading): boolean =>
  !(concepts.has('peak') || concepts.has('trough')) ||
  (PICKS.test(text) && (meantBy(text) !== undefined || ofPeers.some((each) => concepts.has(each))));
const meantBy = (text: string): string | undefined =>
  OF_PRICE.test(text) ? 'price_sales' : OF_SIZE.test(text) ? 'market_cap' : undefined;

/** Which of them, the company among them, has most or least of what was asked for. */
function sayPicked(asked: Asked, draft: Composing['draft'], rows: ReturnType<typeof rowsOf>): void {
  const { text } = asked.reading;
  const named = rankable.filter(([each]) => asked.has(...each));
  const by = named.length > 0 ? named : rankable.filter(([, name]) => name === meantBy(text));
  for (const [, name, label] of by) {
    const known = rows
      .flatMap((row) => {
        const [value, symbol] = [row.get(name), row.get('peer_symbol')];
        return value && symbol ? [{ value, symbol }] : [];
      })
      .toSorted((a, b) => Number(b.value.value) - Number(a.value.value));
    if (OF_LEAST.test(text)) known.reverse();
    if (known.length < rows.length) draft.lacks();
    const end = OF_LEAST.test(text) ? 'lowest' : 'highest';
    draft.text(
      known.length < 2
        ? `Their ${label} is not on record for two of them, so none can be picked out.`
        : `By ${label}, the ${end} first: ${known.map(({ value, symbol }, at) => `${draft.plain(symbol)} ${at === 0 ? draft.strong(value) : draft.plain(value)}`).join(', ')}.`,
      known.length >= 2 && known.length < rows.length
        ? rows.length - known.length === 1
          ? 'Of the other one it is not on record.'
          : `Of the other ${rows.length - known.length} it is not on record.`
        : undefined,
    );
  }
}

/** Where the company stands among its peers in what was asked for. */
function sayRank(asked: Asked, draft: Composing['draft'], rows: ReturnType<typeof rowsOf>): void {
  for (const [each, name, label] of rankable.filter(([each]) => asked.has(...each))) {
    const own = rows[0]?.get(name);
    const known = rows.flatMap((row) => row.get(name) ?? []);
    if (!own || known.length < 2) {
      draft.lacks();
      draft.text(
        `The ${label} of ${asked.company.short} cannot be held against theirs: ${own ? 'theirs is' : 'its own is'} not on record.`,
      );
      continue;
    }
    const above = known.filter(({ value }) => Number(value) > Number(own.value)).length;
    const standing =
      above === 0
        ? 'the highest'
        : above === known.length - 1
          ? 'the lowest'
          : `number ${above + 1} from the top`;
    draft.text(
      `Its ${label} of ${draft.strong(own)} is ${standing} of the ${known.length} that are on record here${each.includes('valuation') ? '; whether that is cheap the record does not judge' : ''}.`,
    );
  }
}

/** "Its operating margin against that of its peers". */
export const HELD_AGAINST_THEM =
  /\b(?:vs\.?|versus|against|compared? (?:to|with)|relative to|next to|beside|than|stack(?:s|ed)? up (?:to|against)|rank(?:s|ed)? (?:among|against))\b(?: (?:the|its|their|that|those|of|other|direct|listed|closest|nearest))* (?:peers?|peer group|competitors?|competition|rivals?|comps?)\b/i;

/** Kinds that put a company beside its peers. */
export const peerKinds: readonly Kind[] = [
  { id: 'peers', about: 'company', needs: [['peers', 'versuspeers']], allows: ['compare', 'large', 'peak', 'trough', 'versuspeers', 'peers', 'stats', 'overview', 'industry', 'screen', 'exchange', ...ofPeers], fits: (reading) => !PICKED_OUT.test(reading.text) && isPickedBy(reading), title: () => 'peers', next: ['valuation', 'revenue', 'overview'], answer: answerPeers },
  { id: 'peers', about: 'company', needs: [['versuspeers'], besidePeers], allows: ['compare', 'large', 'stats', 'latest', ...comparedBy], fits: ({ text }) => !PICKED_OUT.test(text), title: () => 'comparison with peers', next: ['valuation', 'revenue', 'overview'], answer: answerPeers },
  { id: 'peers', about: 'company', needs: [['peers'], ['compare'], besidePeers], allows: ['large', 'stats', 'latest', 'versuspeers', ...comparedBy], fits: ({ text }) => !PICKED_OUT.test(text) && HELD_AGAINST_THEM.test(text), title: () => 'comparison with peers', next: ['valuation', 'revenue', 'overview'], answer: answerPeers },
  { id: 'peers', about: 'company', needs: [['peers', 'versuspeers'], comparedBy], allows: ['compare', 'large', 'stats', 'latest', 'peers', 'versuspeers', ...comparedBy], fits: ({ text }) => IS_IT.test(text), title: () => 'comparison with peers', next: ['valuation', 'revenue', 'overview'], answer: answerPeers },
]; // prettier-ignore
