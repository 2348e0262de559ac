// Over 300 lines as formatted, because one table holds companies against each other, and its rows, notes and verdicts share what was asked.
import { insteadOf, sayInstead } from './compare-instead.ts';
import { formatDate } from '#kit/time/dates.ts';
import { listOf } from '#kit/text/sentence.ts';
import { daysBetween, monthsBefore } from '#kit/time/days.ts';
import type { Fact, LookedUp } from '../../look-ups/look-up.ts';
import { priceHistory } from '../../look-ups/prices.ts';
import { providerFigures } from '../../look-ups/provider.ts';
import {
  ADVICE,
  comparedBy,
  foundOf,
  labels,
  isPublished,
  type Measure,
  measures,
  weighedBy,
} from './compare-measures.ts';
import { escapeMarkdown } from '../../written/draft.ts';
import { sayPartsOf } from './compare-parts.ts';
import {
  calledOf,
  daysOf,
  eachOf,
  higherOf,
  labelOf,
  type Row,
  standingOf,
  strayOf,
} from './compare-said.ts';
import { type Asked, type Composing, type Kind, one } from '../../grammar/reading/kind.ts';
import { lower } from '../lines/lines.ts';
import { TANGIBLE } from '../valuation/multiples.ts';
import { spanOf, startOfChange } from '../price/history.ts';
import { alsoPublished } from '../published/published.ts';
import { PER_SHARE, ratioIn } from '../valuation/ratios.ts';
import { asOf } from '../told/simple.ts';
import { saidOfUnlike } from './unlike.ts';

/** So many companies stand side by side. */
const MOST = 6;

const asks = ({ reading }: Asked, measure: Measure): boolean =>
  measure.concepts.some((concept) => reading.concepts.has(concept));

/** "Which is cheaper" asks for what each is priced at, where nothing else is named. */
const CHEAPER = /\b(?:cheaper|cheapest|pricier|dearer|(?:more|less|most|least) expensive|better value)\b/i;
const pricedBy: ReadonlySet<string> = new Set(['price_earnings', 'price_sales', 'price_book', 'enterprise_ebitda']); // prettier-ignore

/** "Which is bigger" asks for the market value, where nothing else is named. */
const BIGGER = /\b(?:bigger|larger|smaller|biggest|largest|smallest)\b/i;

const nameOf = ({ name }: Measure): string => lower(labels[name] ?? name.replaceAll('_', ' '));

/** Where in the question a measure is named. */
function placeOf({ reading: { text, wording, concepts } }: Asked, measure: Measure): number {
  const places = measure.concepts
    .filter((concept) => concepts.has(concept))
    .map((concept) => {
      const words = (wording.get(concept) ?? '').split(/[^\p{L}\p{N}]+/u).filter(Boolean);
      return text.search(new RegExp(words.join(String.raw`\W+(?:the |a |an )?`), 'i'));
    })
    .filter((place) => place >= 0);
  return places.length > 0 ? Math.min(...places) : text.length;
}

/** By what companies are put side by side: what was named, else what two are weighed or seen by. */
function wantedOf(asked: Asked): { named: Measure[]; wanted: readonly Measure[] } {
  // "EV/S" asks for that, and not for what it is made of.
  const isOfSales = EV_SALES.test(asked.reading.wording.get('ev') ?? '');
  const named = measures.filter(
    (measure) => asks(asked, measure) && !(isOfSales && measure.name === 'enterprise_value'),
  );
  if (named.length === 0 && BIGGER.test(asked.reading.text))
    named.push(...measures.filter(({ name }) => name === 'market_cap'));
  if (named.length === 0 && CHEAPER.test(asked.reading.text))
    return { named, wanted: measures.filter(({ name }) => pricedBy.has(name)) };
  // In the order of the question; the measure that was meant before those that only belong to it.
  if (named.length > 0)
    return {
      named,
      wanted: named.toSorted(
        (a, b) => placeOf(asked, a) - placeOf(asked, b) || a.concepts.length - b.concepts.length,
      ),
    };
  const isWeighed = asked.has(...ADVICE);
  return {
    named,
    wanted: isWeighed
      ? [...weighedBy].flatMap((name) => measures.filter((measure) => measure.name === name))
      : measures.filter(({ usual }) => usual),
  };
}

const EV_SALES = /^ev\W?s/i;

/** What is asked of one figure over another, as a row of its own before the two. */
async function ratioRow({ asked, ...rest }: Composing, companies: Asked['companies']): Promise<Row[]> {
  const facts = await Promise.all(
    companies.map((company) => ratioIn({ ...rest, asked: { ...asked, company, companies: [company] } })),
  );
  const label = facts.find(Boolean)?.label;
  return label === undefined ? [] : [{ label, facts }];
}

/** Says the first row, and which has more of it; of what nothing was named, that they stand side by side. */
function sayLead(
  { asked, draft }: Composing,
  companies: Asked['companies'],
  lead: Row | undefined,
  absent: string | undefined,
): void {
  const called = calledOf(companies);
  if (lead)
    draft.text(
      `${lead.label}: ${eachOf(draft, { companies, isNamed: !asked.has('peers', 'versuspeers') }, lead.facts)}.`,
      saidOfUnlike(companies, lead.facts) ??
        (asked.has('peers', 'versuspeers') ? standingOf(companies, lead.facts, draft) : undefined) ??
        higherOf(companies, lead.facts, {
          text: asked.reading.text,
          isOfBurn: asked.has('burn') && lead.facts.some((fact) => /_flow$/.test(fact?.name ?? '')),
        }),
      absent,
    );
  else
    draft.text(
      asked.has(...ADVICE)
        ? `This is not investment advice: the record does not say which of them to own or to sell. ${listOf(called)} side by side; N/A is not on record.`
        : `${listOf(called)} ${called.length > 1 ? 'side by side' : 'by itself'}. N/A is not on record.`,
    );
}

/** Puts companies side by side, by what was asked for. */
export async function answerCompare(composing: Composing): Promise<boolean> {
  const { asked, ask, draft } = composing;
  const { named, wanted } = wantedOf(asked);
  const companies = asked.companies.slice(0, MOST);
  const found = await foundOf(ask, companies, wanted, asked.record);
  const factOf = (symbol: string, { name, from }: Measure): Fact | undefined => {
    const each = found.get(`${symbol} ${from}`);
    return each && one(each, name);
  };
  const absent = named.filter((measure) => !companies.some(({ symbol }) => factOf(symbol, measure)));
  const rows: Row[] = wanted.flatMap((measure) => {
    const facts = companies.map(({ symbol }) => factOf(symbol, measure));
    const first = facts.find(Boolean);
    return first ? [{ label: labelOf(measure, facts, first), facts }] : [];
  });
  if (named.length > 1 || PER_SHARE.test(asked.reading.text))
    rows.unshift(...(await ratioRow(composing, companies)));
  const instead = insteadOf(named, rows[0], (each) => companies.map(({ symbol }) => factOf(symbol, each)));
  if (instead) rows.push(instead);
  const called = calledOf(companies);
  const lacking =
    absent.length > 0
      ? `Not on record of ${listOf(called)}: ${absent.map(nameOf).join(', ')}.${absent.some(({ name }) => name === 'price_book') && TANGIBLE.test(asked.reading.text) ? ' Tangible book value is not on record.' : ''}`
      : undefined;
  if (absent.length > 0) draft.lacks();
  if (rows.length === 0) {
    draft.text(lacking);
    return sayPartsOf(composing, companies, named);
  }
  const stray = strayOf(asked.reading.text, companies);
  if (stray !== undefined) {
    draft.lacks();
    draft.text(`“${escapeMarkdown(stray)}” I cannot place among them: name it by its ticker.`);
  }
  if (rows.some(({ facts }) => facts.some((fact) => fact === undefined))) draft.lacks();
  if (asked.has('why')) {
    draft.text('Why the two differ in that is in no table of this record.');
    draft.lacks();
  }
  if (asked.has(...ADVICE) && named.length > 0)
    draft.text('This is not investment advice: the record does not say which of them to own or to sell.');
  sayLead(composing, companies, named.length > 0 ? rows[0] : undefined, lacking);
  sayInstead(draft, companies, instead);
  if (named.length > 1 && WHICH.test(asked.reading.text)) sayOthers(composing, companies, rows.slice(1));
  const unlike = rows.slice(named.length > 0 ? 1 : 0).flatMap(({ label, facts }) => {
    const said = saidOfUnlike(companies, facts);
    return said === undefined ? [] : [`${label}: ${lower(said)}`];
  });
  if (unlike.length > 0) draft.text(...unlike);
  draft.table(
    'Comparison',
    ['', ...called],
    rows.map(({ label, facts }) => [[label, daysOf(companies, facts)].filter(Boolean).join(', '), ...facts]),
  );
  sayOfPublished(draft, rows);
  await sayPublishedOf({ ask, draft }, companies, wanted, found);
  await lines(composing, named.length === 0);
  return true;
}

/** What asks for the one of several that has more or less of each of some figures. */
const WHICH =
  /\b(?:which|who|whose|better|worse|best|worst|more|less|higher|lower|stronger|weaker|bigger|smaller|larger|fatter|thinner)\b/i;
const OTHERS = 4;

/** Which has more of each further figure that was asked for, where all are known and of like periods. */
function sayOthers({ asked, draft }: Composing, companies: Asked['companies'], rows: readonly Row[]): void {
  for (const { label, facts } of rows.slice(0, OTHERS)) {
    if (saidOfUnlike(companies, facts) !== undefined) continue;
    const higher = higherOf(companies, facts, { text: asked.reading.text, isOfBurn: false });
    if (higher) draft.text(`${label}: ${lower(higher)}`);
  }
}

function sayOfPublished(draft: Composing['draft'], rows: readonly Row[]): void {
  if (!rows.some(({ facts }) => facts.some((fact) => fact && isPublished(fact)))) return;
  draft.lacks();
  draft.text('Of which months what was published is, and whether it is adjusted, the provider does not say.');
}

/** Lines that may have been published where no statement has them. */
const published = ['revenue', 'net_income', 'cash', 'debt'] as const;

async function sayPublishedOf(
  to: Pick<Composing, 'ask' | 'draft'>,
  companies: Asked['companies'],
  wanted: readonly Measure[],
  found: ReadonlyMap<string, LookedUp>,
): Promise<void> {
  for (const company of companies) {
    const own = found.get(`${company.symbol} figures`);
    const lacking = published.filter(
      (name) => wanted.some((measure) => measure.name === name) && !(own && one(own, name)),
    );
    await alsoPublished(to, company, lacking);
    const priced = found.get(`${company.symbol} valuation`);
    const isNetCash = wanted.some(({ name }) => name === 'net_cash');
    const net =
      isNetCash && priced && !one(priced, 'net_cash')
        ? one(await to.ask(providerFigures, { symbol: company.symbol }), 'net_cash')
        : undefined;
    if (net)
      to.draft.text(
        `Of ${company.short} no statement on record has both; as published with its quotes${asOf(net)} cash less debt is ${to.draft.strong(net)}, of which months is not said.`,
      );
  }
}

/** Closes of both over a year, the first session of both as 100. */
async function lines({ asked, ask, draft }: Composing, isWanted: boolean, since?: string): Promise<void> {
  if (!isWanted && !asked.has('move', 'up', 'down', 'chart')) return;
  const to = asked.record;
  const span = asked.period && asked.period.kind !== 'newest' ? asked.period.from : monthsBefore(to, 12);
  const from = since ?? span;
  const found = await Promise.all(
    asked.companies.slice(0, 2).map(({ symbol }) => ask(priceHistory, { symbol, from, to })),
  );
  const [a, b] = found.map(({ series }) => series?.[0]);
  if (!a || !b) return;
  const shared = a.labels.filter((day) => b.labels.includes(day));
  const [start] = shared;
  if (start === undefined || shared.length < 5) return;
  const indexed = [a, b].map((series) => {
    const at = (day: string) => series.values[series.labels.indexOf(day)] ?? null;
    const base = at(start);
    return {
      ...series,
      labels: shared,
      values: shared.map((day) => {
        const value = at(day);
        return base && value !== null ? Number(((value / base) * 100).toFixed(1)) : null;
      }),
    };
  });
  draft.lines(`Closes, 100 = ${formatDate(start)}`, 'index', indexed);
}

/** Where closes begin so many days after the time they are asked for, that is said. */
const SLACK_DAYS = 12;

const sinceOf = (found: LookedUp | undefined, from: string): string => {
  const first = found && one(found, 'first_close')?.date;
  return first && daysBetween(from, first) > SLACK_DAYS
    ? ` since ${formatDate(first)}, before which none of its closes of that time is on record`
    : '';
};

async function answerMoves({ asked, ask, draft }: Composing): Promise<boolean> {
  const { period } = asked;
  // "Over the past year" is no fiscal one.
  const timed = period?.kind === 'newest' ? { ...asked, period: null } : asked;
  const { to } = spanOf(timed);
  const companies = asked.companies.slice(0, MOST);
  // Each from the close that its change is counted from where it is asked of alone.
  const starts = await Promise.all(
    companies.map((company) => startOfChange({ ask, asked: { ...timed, company } })),
  );
  const from = starts.toSorted()[0] ?? spanOf(timed).from;
  const found = await Promise.all(
    companies.map(({ symbol }, at) => ask(priceHistory, { symbol, from: starts[at] ?? from, to })),
  );
  const changes = found.map((each) => one(each, 'span_change'));
  if (!changes.some(Boolean)) return false;
  if (changes.some((change) => !change)) draft.lacks();
  draft.text(
    `From ${formatDate(from)} to ${formatDate(to)}: ${calledOf(companies)
      .map((called, i) => {
        const change = changes[i];
        const since = sinceOf(found[i], from);
        if (since !== '') draft.lacks();
        return change ? `${called} ${draft.strong(change)}${since}` : `${called} not on record`;
      })
      .join('; ')}.`,
  );
  await lines({ asked, ask, draft } as Composing, true, from);
  return true;
}

/** How the shares did, and nothing that a company earns. */
const HOW_TRADED =
  /\b(?:how (?:has|have|did|does|do|is|are|was)|which|has|did)\b[^?.]*\b(?:traded?|trading|performed|performance|done|do|did|fared?|held up|returned)\b/i;

/** Kinds that put companies side by side. */
export const compareKinds: readonly Kind[] = [
  { id: 'compare', about: 'two', needs: [], allows: ['compare', 'by:ttm', 'overview', 'stats', 'peers', 'chart', 'large', ...comparedBy], title: () => 'comparison', next: ['peers', 'valuation', 'runway'], answer: answerCompare },
  // "Which has the most cash, A, B or C"; whom of them to own is not said.
  { id: 'compare', about: 'two', needs: [['peak', 'trough']], allows: ['compare', 'screen', 'by:ttm', 'large', 'history', ...comparedBy], title: () => 'comparison', next: ['peers', 'valuation', 'runway'], answer: answerCompare },
  { id: 'compare', about: 'two', needs: [ADVICE], allows: ['compare', 'overview', 'peers', 'buy', 'sell', 'large', 'screen', ...comparedBy], title: () => 'comparison', next: ['valuation', 'income', 'peers'], answer: answerCompare },
  // "Why is it cheaper than the other": what each is priced at, and not how the prices went.
  { id: 'compare', about: 'two', needs: [['why'], ['compare']], refuses: ['up', 'down', 'move'], allows: ['overview', 'large', ...comparedBy], title: () => 'comparison', next: ['valuation', 'income', 'peers'], answer: answerCompare },
  // "Which diluted more over the last year": the change of the share count is over a year.
  { id: 'compare', about: 'two', needs: [['dilution']], needsSlots: ['newest', 'span'], fits: ({ periods }) => periods.every(({ of, back, kind }) => of === 'year' && (kind === 'newest' ? back === 0 : back === 1)), allows: ['compare', 'sharesout', 'large', 'peak'], title: () => 'comparison', next: ['dilution', 'runway', 'peers'], answer: answerCompare },
  // "CMPX vs GLUE this year", of nothing else: how the prices went.
  { id: 'compare-prices', about: 'two', needs: [['compare']], needsSlots: ['span', 'month', 'quarter', 'year'], isOfDays: true, title: () => 'change of the prices', next: ['year', 'range', 'peers'], answer: answerMoves },
  // So is how one traded against the other over the past year, which is no fiscal one.
  { id: 'compare-prices', about: 'two', needs: [['compare']], needsSlots: ['newest'], allows: ['price', 'volume'], fits: ({ text, periods }) => HOW_TRADED.test(text) && periods.every(({ of, back }) => of === 'year' && !back), isOfDays: true, title: () => 'change of the prices', next: ['year', 'range', 'peers'], answer: answerMoves },
  { id: 'compare-prices', about: 'two', needs: [['move', 'up', 'down', 'chart', 'peak', 'history']], allows: ['compare', 'price', 'move', 'up', 'down', 'chart', 'history'], slots: ['span', 'month', 'quarter', 'year', 'newest'], isOfDays: true, title: () => 'change of the prices', next: ['year', 'range', 'peers'], answer: answerMoves },
]; // prettier-ignore
