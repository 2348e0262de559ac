import type { Fact } from '#contract/news.ts';
import { formatDate } from '#kit/dates.ts';
import { formatCount, formatMoney, formatPrice } from '#kit/format.ts';
import { articleOf, countOf, lowerFirst, numberWord, pick, upperFirst } from '#kit/sentence.ts';
import type { Db } from '#server/db/open.ts';
import { type Brief, type BriefCompany, briefId, seedOf, sentence } from './brief.ts';
import type { Subjects } from './companies.ts';
import { roleNoun, transactionNoun, transactionWords } from './insider-trade-words.ts';
import { shortName } from './short-name.ts';

/** One line of a form 4; null is not given there. */
export interface TradeFact {
  person: string;
  role: string | null;
  code: string;
  shares: number | null;
  /** Dollars a share. */
  price: number | null;
  value: number | null;
  heldAfter: number | null;
  date: string;
  url: string | null;
}

/** Of more people than this the record alone tells what each did. */
const TOLD = 4;

/** All that the insiders of one company filed in a day. */
export function insiderBrief(company: BriefCompany, day: string, trades: readonly TradeFact[]): Brief {
  const id = briefId(company.symbol, day, 'trades');
  return {
    id,
    symbol: company.symbol,
    topic: 'insider',
    title: titleOf(shortName(company.name), trades),
    summary: summaryOf(company.name, day, trades, seedOf(id)),
    paragraphs:
      peopleOf(trades).length > TOLD
        ? []
        : peopleOf(trades)
            .map((person) =>
              personSentence(
                person,
                trades.filter((trade) => trade.person === person),
              ),
            )
            .filter(Boolean),
    facts: trades.flatMap(factsOf),
    publishedAt: day,
    category: 'Insider',
    source: 'SEC EDGAR',
    url: trades[0]?.url ?? null,
  };
}

const peopleOf = (trades: readonly TradeFact[]): string[] => [...new Set(trades.map(({ person }) => person))];

const ofCode = (trades: readonly TradeFact[], code: string) => trades.filter((trade) => trade.code === code);

/** `director`, `three officers`, `two insiders`, with the verb's ending. */
function actors(trades: readonly TradeFact[]): { noun: string; plural: boolean } {
  const people = peopleOf(trades);
  const roles = new Set(
    people.map((person) => roleNoun(trades.find((t) => t.person === person)?.role ?? null)),
  );
  const [role = 'insider'] = roles.size === 1 ? roles : ['insider'];
  if (people.length === 1) return { noun: role, plural: false };
  const noun = role.startsWith('holder') ? role.replace('holder', 'holders') : `${role}s`;
  return { noun: `${numberWord(people.length)} ${noun}`, plural: true };
}

interface Total {
  shares: string;
  /** ` at $10.14`, ` at an average of $10.14`, or nothing. */
  at: string;
  /** ` for $98,344`, or nothing. */
  worth: string;
}

/** Shares and money of several trades; null unless every one says how many shares. */
function totalOf(trades: readonly TradeFact[]): Total | null {
  let shares = 0;
  let value: number | null = 0;
  for (const trade of trades) {
    if (trade.shares === null) return null;
    shares += trade.shares;
    value = value === null || trade.value === null ? null : value + trade.value;
  }
  if (shares <= 0) return null;
  const prices = new Set(trades.map(({ price }) => price));
  const [price = null] = prices;
  const average = value === null || value <= 0 ? null : value / shares;
  let at = '';
  if (prices.size === 1 && price !== null && price > 0) at = ` at ${formatPrice(price)}`;
  else if (prices.size > 1 && average !== null) at = ` at an average of ${formatPrice(average)}`;
  return {
    shares: `${formatCount(shares)} ${Math.round(shares) === 1 ? 'share' : 'shares'}`,
    at,
    worth: value === null || value <= 0 ? '' : ` for ${formatMoney(value)}`,
  };
}

const SAID: readonly (readonly [code: string, singular: string, plural: string])[] = [
  ['P', 'buys', 'buy'],
  ['S', 'sells', 'sell'],
];

function titleOf(name: string, trades: readonly TradeFact[]): string {
  for (const [code, singular, plural] of SAID) {
    const those = ofCode(trades, code);
    const total = totalOf(those);
    if (!total) continue;
    const { noun, plural: several } = actors(those);
    const subject = several ? `${upperFirst(noun)} of ${name}` : `${name} ${noun}`;
    return `${subject} ${several ? plural : singular} ${total.shares}${total.at}`;
  }
  const awards = ofCode(trades, 'A');
  const total = totalOf(awards);
  const { noun, plural } = actors(awards.length > 0 ? awards : trades);
  const subject = plural ? `${upperFirst(noun)} of ${name}` : `${name} ${noun}`;
  if (total && awards.length > 0)
    return `${subject} ${plural ? 'report grants' : 'reports a grant'} of ${total.shares}`;
  const verb = plural ? 'report' : 'reports';
  const codes = new Set(trades.map(({ code }) => code));
  const [words = 'Other'] = codes.size === 1 ? [...codes].map(transactionWords) : [];
  const all = words === 'Other' ? null : totalOf(trades);
  if (all)
    return `${subject} ${verb} ${articleOf(words)} ${transactionNoun(trades[0]?.code ?? '')} of ${all.shares}`;
  return `${subject} ${verb} ${countOf(trades.length, 'transaction')}`;
}

function summaryOf(name: string, day: string, trades: readonly TradeFact[], seed: number): string {
  const people = peopleOf(trades).length;
  const filers = people === 1 ? 'One insider' : `${upperFirst(numberWord(people))} insiders`;
  const filed = `${countOf(trades.length, 'transaction')} on form 4`;
  return sentence(
    pick(seed, [
      `${filers} of ${name} filed ${filed} with the SEC on ${formatDate(day)}`,
      `On ${formatDate(day)} ${lowerFirst(filers)} of ${name} reported ${filed} to the SEC`,
    ]),
  );
}

/** What one person did, by kind of transaction: `Sharon Townson (Chief Scientific Officer): sale of 3,000 shares at $19.00 for $57.00K.` */
function personSentence(person: string, trades: readonly TradeFact[]): string {
  const role = trades[0]?.role;
  const codes = [...new Set(trades.map(({ code }) => code))];
  const parts = codes.map((code) => {
    const those = ofCode(trades, code);
    const total = totalOf(those);
    const what = transactionNoun(code);
    return total ? `${what} of ${total.shares}${total.at}${total.worth}` : what;
  });
  return sentence(`${person}${role ? ` (${role})` : ''}: ${parts.join('; ')}`);
}

function factsOf(trade: TradeFact, index: number): Fact[] {
  const group = String(index + 1);
  return [
    { group, label: 'Person', value: trade.person, unit: 'text', url: trade.url },
    { group, label: 'Transaction', value: transactionWords(trade.code), unit: 'text' },
    { group, label: 'Date', value: trade.date, unit: 'date' },
    { group, label: 'Shares', value: trade.shares, unit: 'shares' },
    { group, label: 'Price', value: trade.price, unit: 'price' },
    { group, label: 'Value', value: trade.value, unit: 'usd' },
    { group, label: 'Held after', value: trade.heldAfter, unit: 'shares' },
  ];
}

/** One brief for each company and day of filing. */
export async function* insiderBriefs(db: Db, subjects: Subjects): AsyncGenerator<Brief> {
  const rows = await db
    .selectFrom('insider_trades')
    .selectAll()
    // A brief leads to the form it tells of.
    .where('raw_text_link', 'is not', null)
    .orderBy('symbol')
    .orderBy('filed_on')
    .orderBy('purchaser')
    .orderBy('date_of_purchase')
    .orderBy('id')
    .execute();
  const batches = new Map<string, { symbol: string; day: string; trades: TradeFact[] }>();
  for (const row of rows) {
    const key = `${row.symbol} ${row.filed_on}`;
    const batch = batches.get(key) ?? { symbol: row.symbol, day: row.filed_on, trades: [] };
    batch.trades.push({
      person: row.purchaser,
      role: row.role,
      code: row.code,
      shares: row.amount_purchased,
      price: row.price,
      value: row.value,
      heldAfter: row.held_after,
      date: row.date_of_purchase,
      url: row.raw_text_link,
    });
    batches.set(key, batch);
  }
  for (const { symbol, day, trades } of batches.values()) {
    const company = subjects.get(symbol);
    if (company) yield insiderBrief(company, day, trades);
  }
}
