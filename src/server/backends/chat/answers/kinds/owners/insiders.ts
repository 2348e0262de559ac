import { countOf, listOf, upperFirst } from '#kit/text/sentence.ts';
import { escapeMarkdown } from '../../written/draft.ts';
import { insiderTrades } from '../../look-ups/insiders.ts';
import type { Fact } from '../../look-ups/look-up.ts';
import { companyQuote } from '../../look-ups/quote.ts';
import { splits } from '../../look-ups/shares.ts';
import { type Asked, type Composing, type Kind, namesOf, one, rowsOf } from '../../grammar/reading/kind.ts';
import {
  formsFiled,
  nearestTrade,
  type Row,
  type Side,
  saidOfTrades,
  type Trading,
} from './insider-record.ts';
import { asksOfOne, balanceOf, saidOfOne } from './insider-sides.ts';
import { onDay } from '../told/simple.ts';
import { daySlots, daysOf } from '../told/spans.ts';

const ROWS = 8;

const roleWords = {
  ceo: /chief exec|\bceo\b/i,
  cfo: /chief fin|\bcfo\b/i,
  coo: /chief op|\bcoo\b/i,
  chair: /chair/i,
  cto: /chief tech|\bcto\b/i,
  cmo: /chief med|\bcmo\b/i,
  cso: /chief sci|\bcso\b/i,
  generalcounsel: /general counsel|chief legal/i,
} as const;
type Role = keyof typeof roleWords;
const roles = Object.keys(roleWords) as Role[];

const roleOf = ({ has }: Asked): Role | undefined => roles.find((role) => has(role));

const sumOf = (rows: readonly ReadonlyMap<string, Fact>[], name: string): Fact | undefined => {
  const facts = rows.flatMap((row) => row.get(name) ?? []);
  const [first] = facts;
  if (!first || facts.length !== rows.length || facts.length < 2) return undefined;
  const value = facts.reduce((sum, fact) => sum + Number(fact.value), 0);
  return { ...first, name: `${name}_total`, label: `${first.label}, total`, value, computed: true };
};

async function answerTrades({ asked, ask, draft, store }: Trading, side: Side): Promise<boolean> {
  const { company } = asked;
  const all = await ask(insiderTrades, { symbol: company.symbol, side, limit: 100, ...daysOf(asked) });
  const role = roleOf(asked);
  const persons = namesOf(asked, 'person');
  const isOf = (row: ReadonlyMap<string, Fact>) =>
    (!role || roleWords[role].test(String(row.get('role')?.value ?? ''))) &&
    (!persons || isOneOf(row, persons));
  // Whether somebody is one of them is asked of all of them.
  const isOneAsked = role !== undefined && asksOfOne(asked.reading.text);
  const rows = isOneAsked ? rowsOf(all) : rowsOf(all).filter(isOf);
  const noun = side === 'buy' ? 'purchase' : side === 'sell' ? 'sale' : 'transaction';
  if (rows.length === 0) {
    const near = await nearestTrade({ asked, ask, draft, store }, { isOf, side, noun });
    draft.text(
      `No ${noun} by ${persons ? nameIn(asked) : role ? 'that person' : 'insiders'} of ${company.short} is on record${asked.period ? ' for that time' : ''}.`,
      near,
      await saidOfTrades(store),
    );
    // Who asks for purchases of a time is told what else its forms are of, and not that there are none.
    const isOther =
      side !== undefined && !persons && !role && (await sayOthers({ asked, ask, draft, store }));
    if (!isOther) draft.text(await formsFiled({ asked, ask, draft, store }));
    return near !== undefined || all.facts.length > 0;
  }
  const order = asked.has('peak', 'large') ? byValue(rows) : rows;
  const shown = order.slice(0, asked.count ?? ROWS);
  draft.text(
    summary(asked, rows, noun, draft, side),
    (all.total ?? 0) > shown.length ? `The table shows ${countOf(shown.length, noun)}.` : undefined,
  );
  await tradeTable({ asked, ask, draft, store }, shown, side);
  if (isOneAsked) draft.text(saidOfOne(draft, asked.reading.text, rows.find(isOf)?.get('role')));
  // Of a time that is named they need not be all.
  if (asked.period) draft.text(await saidOfTrades(store));
  return true;
}

const nameIn = ({ reading }: Asked): string =>
  escapeMarkdown(reading.names.flatMap(({ kind, written }) => (kind === 'person' ? written : [])).join(', '));

/** A form 4 and a list of officers write one person in two ways ("Johnny Hecker", "Johannes Rolf Peter Hecker"): whoever was named is meant. */
const isOneOf = (row: ReadonlyMap<string, Fact>, persons: ReadonlySet<string>): boolean =>
  persons.has(String(row.get('person')?.value));

const byValue = (rows: readonly ReadonlyMap<string, Fact>[]) =>
  [...rows].sort((a, b) => Number(b.get('value')?.value ?? 0) - Number(a.get('value')?.value ?? 0));

function summary(
  { company }: Asked,
  rows: readonly ReadonlyMap<string, Fact>[],
  noun: string,
  draft: Composing['draft'],
  side: Side,
): string {
  const [newest] = rows;
  const last = newest?.get('traded');
  const persons = new Set(rows.map((row) => row.get('person')?.value));
  const who = `${upperFirst(countOf(persons.size, 'insider'))} of ${company.short}`;
  const [shares, value] = [sumOf(rows, 'shares'), sumOf(rows, 'value')];
  const when = last ? `, the last on ${draft.plain(last)}` : '';
  if (side === undefined)
    return `${who} made ${countOf(rows.length, noun)} on record${when}.${kindsOf(rows)}`;
  const one = rows.length === 1 ? newest : undefined;
  const [amount, worth] = [one?.get('shares') ?? shares, one?.get('value') ?? value];
  const verb = side === 'buy' ? 'bought' : 'sold';
  return `${who} ${verb}${amount ? ` ${draft.strong(amount)} shares` : ' shares'}${worth ? ` for ${draft.strong(worth)}` : ''} in ${countOf(rows.length, noun)}${when}.`;
}

function kindsOf(rows: readonly ReadonlyMap<string, Fact>[]): string {
  const counts = Map.groupBy(rows, (row) => String(row.get('kind')?.value ?? 'Other'));
  const parts = [...counts].map(([kind, of]) => `${kind.toLowerCase()}: ${countOf(of.length, 'time')}`);
  return ` By kind: ${listOf(parts)}.`;
}

const columns: readonly (readonly [label: string, fact: string])[] = [
  ['Insider', 'person'],
  ['Role', 'role'],
  ['Day', 'traded'],
  ['Kind', 'kind'],
  ['Shares', 'shares'],
  ['Price', 'price'],
  ['Last close against it', 'price_since'],
  ['Value', 'value'],
  ['Held after', 'held_after'],
];

/** Trades, each at its price and with what the last close is against that. */
async function tradeTable({ asked, ask, draft }: Trading, rows: readonly Row[], side: Side): Promise<void> {
  const { symbol } = asked.company;
  const last = one(await ask(companyQuote, { symbol }), 'price');
  // Of a trade before a split the price is of other shares than the last close.
  const split = rowsOf(await ask(splits, { symbol }))
    .map((row) => String(row.get('split_day')?.value ?? ''))
    .sort()
    .at(-1);
  const told = rows.map((row) =>
    split === undefined || String(row.get('traded')?.value) >= split ? withPriceSince(row, last) : row,
  );
  const isAtPrices = last !== undefined && told.some((row) => row.has('price_since'));
  const shown = columns.filter(
    ([, name]) => !(name === 'kind' && side) && !(name === 'price_since' && !isAtPrices),
  );
  draft.table(
    'Insiders’ trades, form 4',
    shown.map(([label]) => label),
    told.map((row) => shown.map(([, name]) => row.get(name))),
  );
  if (isAtPrices) draft.text(`The last close was ${draft.plain(last)}${onDay(last)}.`);
}

/** A purchase or a sale with what the last close is against its price. */
function withPriceSince(row: Row, last: Fact | undefined): Row {
  const price = row.get('price');
  if (
    !price ||
    !last ||
    !(Number(price.value) > 0) ||
    !/^(?:Purchase|Sale)$/.test(String(row.get('kind')?.value))
  )
    return row;
  const since: Fact = {
    ...last,
    name: 'price_since',
    label: 'Last close against the price of the trade',
    value: (Number(last.value) / Number(price.value) - 1) * 100,
    unit: 'change',
    computed: true,
  };
  return new Map([...row, ['price_since', since]]);
}

const people = ['ceo', 'cfo', 'coo', 'chair', 'cto', 'cmo', 'cso', 'generalcounsel'] as const;

/** Whether insiders bought or sold on balance. */
async function answerNet(composing: Trading): Promise<boolean> {
  const { asked, ask, draft } = composing;
  const { symbol, short } = asked.company;
  const days = daysOf(asked);
  const [bought, sold] = [
    await ask(insiderTrades, { symbol, side: 'buy', limit: 100, ...days }),
    await ask(insiderTrades, { symbol, side: 'sell', limit: 100, ...days }),
  ];
  const [buys, sales] = [rowsOf(bought), rowsOf(sold)];
  if (buys.length + sales.length === 0) {
    draft.text(
      `No purchase and no sale by insiders of ${short} is on record.`,
      await saidOfTrades(composing.store),
    );
    if (!(await sayOthers(composing))) draft.text(await formsFiled(composing));
    return bought.facts.length > 0;
  }
  const valueOf = (rows: readonly Row[]): Fact | undefined =>
    rows.length === 1 ? rows[0]?.get('value') : sumOf(rows, 'value');
  const words = (rows: readonly Row[], noun: string): string => {
    const value = valueOf(rows);
    return `${countOf(rows.length, noun)}${value ? ` for ${draft.strong(value)}` : ''}`;
  };
  draft.text(
    `Insiders of ${short} made ${words(buys, 'purchase')} and ${words(sales, 'sale')} on record.`,
    balanceOf(draft, valueOf(buys), valueOf(sales)),
    await saidOfTrades(composing.store),
  );
  const newest = [...buys, ...sales].sort((a, b) =>
    String(a.get('traded')?.value) < String(b.get('traded')?.value) ? 1 : -1,
  );
  await tradeTable(composing, newest.slice(0, ROWS), undefined);
  return true;
}

/** Where nobody bought or sold: what else their forms tell of, such as shares that were granted; false without any. */
async function sayOthers(composing: Trading): Promise<boolean> {
  const { asked, ask, draft } = composing;
  const all = await ask(insiderTrades, { symbol: asked.company.symbol, limit: 100, ...daysOf(asked) });
  const rows = rowsOf(all);
  if (rows.length === 0) return false;
  draft.text(summary(asked, rows, 'transaction', draft, undefined));
  await tradeTable(composing, rows.slice(0, ROWS), undefined);
  return true;
}

/** What is asked of the trades of one person, by name. */
const ofPerson = (
  id: string,
  needs: Kind['needs'],
  allows: Kind['allows'],
  title: string,
  side: Side,
): Kind => ({
  id,
  about: 'company',
  needs,
  needsSlots: ['person'],
  allows: [
    'insiders',
    'officers',
    'history',
    'large',
    'peak',
    'filings',
    'price',
    'sharesout',
    ...(allows ?? []),
    ...people,
  ],
  slots: daySlots,
  title: () => title,
  next: ['insiders', 'officers', 'ownership'],
  answer: (composing) => answerTrades(composing, side),
});

/** Kinds about the trades of insiders. */
export const insiderKinds: readonly Kind[] = [
  ofPerson(
    'insider-trades',
    [['insiders', 'holders', 'filings', 'buyorsell', 'price', 'insiderpct', 'sharesout', 'net']],
    ['move'],
    'insiders’ trades',
    undefined,
  ),
  ofPerson('insider-buys', [['buy']], ['holders'], 'insiders’ purchases', 'buy'),
  ofPerson('insider-sales', [['sell', 'insidersell']], ['holders', 'down'], 'insiders’ sales', 'sell'),
  ofPerson('insider-sales', [['down']], [], 'insiders’ sales', 'sell'),
  {
    id: 'insider-trades',
    about: 'company',
    needs: [['insiders']],
    allows: ['history', 'news', 'large', 'filings', 'peak', ...people],
    slots: daySlots,
    title: () => 'insiders’ trades',
    next: ['ownership', 'holders', 'price'],
    answer: (composing) => answerTrades(composing, undefined),
  },
  {
    id: 'insider-buys',
    about: 'company',
    needs: [['buy'], ['insiders', 'officers', 'who', ...people]],
    allows: ['large', 'peak', 'when', 'history', 'net'],
    slots: daySlots,
    title: () => 'insiders’ purchases',
    next: ['insiders', 'ownership', 'short'],
    answer: (composing) => answerTrades(composing, 'buy'),
  },
  {
    id: 'insider-sales',
    about: 'company',
    needs: [
      ['sell', 'insidersell'],
      ['insiders', 'officers', 'who', 'insidersell', ...people],
    ],
    allows: ['large', 'peak', 'when', 'history'],
    slots: daySlots,
    title: () => 'insiders’ sales',
    next: ['insiders', 'ownership', 'holders'],
    answer: (composing) => answerTrades(composing, 'sell'),
  },
  {
    id: 'insider-net',
    about: 'company',
    needs: [
      ['buy', 'net', 'buyorsell'],
      ['sell', 'net', 'buyorsell', 'insidersell'],
      ['insiders', 'officers', 'net', 'insidersell', 'who', ...people],
    ],
    allows: ['history', 'insiders', 'officers'],
    slots: daySlots,
    title: () => 'insiders’ purchases and sales',
    next: ['ownership', 'holders', 'short'],
    answer: answerNet,
  },
];
