import type { Fact } from '#contract/news.ts';
import { formatDate } from '#kit/time/dates.ts';
import { formatCount, formatMoney, formatPrice } from '#kit/format.ts';
import { articleOf, countOf, listOf, lowerFirst, numberWord, pick, upperFirst } from '#kit/text/sentence.ts';
import type { Db } from '#server/db/open.ts';
import { type Brief, type BriefCompany, briefId, headline, seedOf, sentence } from './brief.ts';
import type { Subjects } from './companies.ts';
import { isChief, roleNoun, rolesInWords, transactionNoun, transactionWords } from './insider-trade-words.ts';
import { shortName } from './short-name.ts';
import { weighTrade } from './weigh.ts';

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
/** Of more people whose role is not known a headline gives the number. */
const NAMED = 2;

/** All that the insiders of one company filed in a day; from a list of purchases where `listed` says so. */
export function insiderBrief(
  company: BriefCompany,
  day: string,
  trades: readonly TradeFact[],
  listed?: { source: string; url: string },
): Brief {
  const id = briefId(company.symbol, day, 'trades');
  const people = peopleOf(trades);
  return {
    id,
    symbol: company.symbol,
    topic: 'insider',
    title: titleOf(shortName(company.name), trades),
    summary: summaryOf(company.name, day, trades, seedOf(id)),
    paragraphs:
      people.length > TOLD || people.length === 1
        ? []
        : people
            .map((person) =>
              personSentence(
                person,
                trades.filter((trade) => trade.person === person),
              ),
            )
            .filter(Boolean),
    facts: [...trades].sort(byWeight).flatMap(factsOf),
    publishedAt: day,
    category: 'Insider',
    source: listed?.source ?? 'SEC EDGAR',
    url: listed?.url ?? trades[0]?.url ?? null,
    score: scoreOf(trades),
  };
}

const CODES = ['P', 'S', 'A'];
const rankOf = ({ code }: TradeFact): number => (CODES.includes(code) ? CODES.indexOf(code) : CODES.length);
/** Purchases before sales before grants, the larger first. */
const byWeight = (a: TradeFact, b: TradeFact): number =>
  rankOf(a) - rankOf(b) || (b.value ?? 0) - (a.value ?? 0);

/** Dollars of all trades of a code. */
const worthOf = (trades: readonly TradeFact[], code: string): number =>
  ofCode(trades, code).reduce((sum, { value }) => sum + (value ?? 0), 0);

function scoreOf(trades: readonly TradeFact[]): number {
  const isPurchase = ofCode(trades, 'P').length > 0;
  const those = ofCode(trades, isPurchase ? 'P' : 'S');
  const value = worthOf(those, isPurchase ? 'P' : 'S');
  return weighTrade({ value, isPurchase, isByChief: those.some(({ role }) => isChief(role)) });
}

/** Purchases from here on, and sales from here on, are told of; grants and what is withheld for tax are not. */
const LEAST = { P: 5_000, S: 50_000 };

/** Whether a reader would miss the trades of a day. */
export const isTold = (trades: readonly TradeFact[]): boolean =>
  worthOf(trades, 'P') >= LEAST.P || worthOf(trades, 'S') >= LEAST.S;

const peopleOf = (trades: readonly TradeFact[]): string[] => [...new Set(trades.map(({ person }) => person))];

const ofCode = (trades: readonly TradeFact[], code: string) => trades.filter((trade) => trade.code === code);

/**
 * Who did it, as a headline begins, and whether they are several: `Acme director`, `The chief executive and two directors of Acme`; those
 * whose role is not known go by name, and `isNamed` says that the company is still to be told.
 */
function actors(
  name: string,
  trades: readonly TradeFact[],
): { subject: string; plural: boolean; isNamed: boolean } {
  const people = peopleOf(trades);
  const nouns = people.map((person) => roleNoun(trades.find((t) => t.person === person)?.role ?? null));
  const plural = people.length > 1;
  if (people.length <= NAMED && nouns.every((noun) => noun === 'insider'))
    return { subject: listOf(people), plural, isNamed: true };
  const [noun = ''] = nouns;
  if (!plural)
    return {
      subject: noun === 'general partner' ? `The ${noun} of ${name}` : `${name} ${noun}`,
      plural,
      isNamed: false,
    };
  const { words, highest } = rolesInWords(nouns);
  const among = highest === null ? '' : `, ${highest} among them,`;
  return { subject: `${upperFirst(words)} of ${name}${among}`, plural, isNamed: false };
}

interface Total {
  shares: string;
  count: string;
  /** `$98.3K`, or nothing. */
  dollars: string;
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
    count: formatCount(shares),
    dollars: value === null || value <= 0 ? '' : formatMoney(value),
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
    const { subject, plural: several, isNamed } = actors(name, those);
    const verb = several ? plural : singular;
    const shares = isNamed ? `${name} shares` : 'shares';
    if (!total.dollars)
      return `${subject} ${verb} ${isNamed ? `${total.count} ${shares}` : total.shares}${total.at}`;
    const sum = `${total.dollars} of ${shares}`;
    const fewer =
      several && !isNamed ? `${upperFirst(countOf(peopleOf(those).length, 'insider'))} of ${name}` : subject;
    return headline(
      `${subject} ${verb} ${sum}, ${total.count}${total.at}`,
      `${subject} ${verb} ${sum}${total.at}`,
      `${subject} ${verb} ${sum}`,
      `${fewer} ${verb} ${sum}, ${total.count}${total.at}`,
      `${fewer} ${verb} ${sum}${total.at}`,
      `${fewer} ${verb} ${sum}`,
    );
  }
  return otherTitle(name, trades);
}

/** Of trades that are neither purchases nor sales. */
function otherTitle(name: string, trades: readonly TradeFact[]): string {
  const awards = ofCode(trades, 'A');
  const total = totalOf(awards);
  const { subject: who, plural, isNamed } = actors(name, awards.length > 0 ? awards : trades);
  const subject = isNamed ? `${who} of ${name}` : who;
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
  const people = peopleOf(trades);
  const [person] = people;
  if (person !== undefined && people.length === 1)
    return sentence(
      `${personOf(person, trades)} of ${name} reported on ${formatDate(day)}: ${dealsOf(trades)}`,
    );
  const filers = `${upperFirst(numberWord(people.length))} insiders`;
  const filed = `${countOf(trades.length, 'transaction')} on form 4`;
  return sentence(
    pick(seed, [
      `${filers} of ${name} filed ${filed} with the SEC on ${formatDate(day)}`,
      `On ${formatDate(day)} ${lowerFirst(filers)} of ${name} reported ${filed} to the SEC`,
    ]),
  );
}

/** `Sharon Townson (Chief Scientific Officer)`. */
const personOf = (person: string, trades: readonly TradeFact[]): string => {
  const role = trades[0]?.role;
  return role && !/^see remarks/i.test(role) ? `${person} (${role})` : person;
};

/** What was done, by kind of transaction, purchases first: `sale of 3,000 shares at $19.00 for $57.00K`. */
function dealsOf(trades: readonly TradeFact[]): string {
  const codes = [...new Set([...trades].sort(byWeight).map(({ code }) => code))];
  const parts = codes.map((code) => {
    const total = totalOf(ofCode(trades, code));
    const what = transactionNoun(code);
    return total ? `${what} of ${total.shares}${total.at}${total.worth}` : what;
  });
  return parts.join('; ');
}

/** `Sharon Townson (Chief Scientific Officer): sale of 3,000 shares at $19.00 for $57.00K.` */
const personSentence = (person: string, trades: readonly TradeFact[]): string =>
  sentence(`${personOf(person, trades)}: ${dealsOf(trades)}`);

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

/** What a list of purchases, which names no document, is called, and where its forms are. */
const listOfPurchases = (cik: number) => ({
  source: 'OpenInsider, from SEC forms 4',
  url: `https://www.sec.gov/cgi-bin/browse-edgar?action=getcompany&CIK=${cik}&type=4&owner=include`,
});

/** One brief for each issuer and day of filing. */
export async function* insiderBriefs(db: Db, subjects: Subjects): AsyncGenerator<Brief> {
  const rows = await db
    .selectFrom('insider_trades')
    .selectAll()
    .orderBy('symbol')
    .orderBy('filed_on')
    .orderBy('purchaser')
    .orderBy('date_of_purchase')
    .orderBy('id')
    .execute();
  const batches = new Map<string, { symbol: string; day: string; trades: TradeFact[] }>();
  for (const row of rows) {
    const symbol = subjects.get(row.symbol)?.lead ?? row.symbol;
    const key = `${symbol} ${row.filed_on}`;
    const batch = batches.get(key) ?? { symbol, day: row.filed_on, trades: [] };
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
    if (!company || !isTold(trades)) continue;
    // A brief leads to what it tells of: the forms, or the company's forms 4 where a list names none.
    if (trades.some(({ url }) => url !== null)) yield insiderBrief(company, day, trades);
    else if (company.cik !== null) yield insiderBrief(company, day, trades, listOfPurchases(company.cik));
  }
}
