import type { Fact } from '#contract/news.ts';
import { formatDate } from '#kit/time/dates.ts';
import { countOf, listOf, upperFirst } from '#kit/text/sentence.ts';
import type { Db } from '#server/db/open.ts';
import { type Brief, briefId, headline, sentence } from './brief.ts';
import { daysBefore } from '#kit/time/days.ts';
import type { Subject, Subjects } from './companies.ts';
import { shortName } from './short-name.ts';
import { weighFact } from './weigh.ts';

/** One schedule 13D, or an amendment of one. */
export interface StakeFact {
  symbol: string;
  form: string;
  holder: string;
  day: string;
  url: string;
}

const WEIGHT = 36;
/** Schedules about one company within so many days of one before are one fact. */
const DAYS = 30;
/** Of more holders than this the record alone names each. */
const NAMED = 2;

type Company = Pick<Subject, 'symbol' | 'name'> & Partial<Pick<Subject, 'market_cap'>>;

function titleOf(name: string, holders: readonly string[]): string {
  const counted = countOf(holders.length, 'holder');
  const who = holders.length > NAMED ? counted : listOf(holders);
  if (holders.length === 1)
    return headline(
      `${upperFirst(who)} reports an active stake in ${name} (13D)`,
      `${upperFirst(who)} reports a 13D stake in ${name}`,
    );
  return headline(
    `${upperFirst(who)} report an active stake in ${name} (13D)`,
    `${upperFirst(who)} report a 13D stake in ${name}`,
    `${upperFirst(counted)} report a 13D stake in ${name}`,
  );
}

/**
 * Who reports an active stake of over five percent. An amendment by itself says only that something changed, not what: it is no
 * story, and follows the one of its schedule where that stands.
 */
export function stakeBrief(company: Company, stakes: readonly StakeFact[]): Brief | undefined {
  const day = stakes[0]?.day;
  const ofDay = stakes.filter((stake) => stake.day === day);
  const first = ofDay.find(({ form }) => form === '13D');
  if (!first || day === undefined) return undefined;
  const holders = [...new Set(ofDay.filter(({ form }) => form === '13D').map(({ holder }) => holder))];
  const those = listOf(holders.slice(0, 6));
  return {
    id: briefId(company.symbol, day, 'stakes'),
    symbol: company.symbol,
    topic: 'filing',
    title: titleOf(shortName(company.name), holders),
    summary: sentence(
      `A schedule 13D about ${company.name} was filed on ${formatDate(first.day)}: ${those} ${holders.length === 1 ? 'holds' : 'hold'} over five percent and may want a say in the company`,
    ),
    paragraphs: [
      'A 13D is due within five business days of passing five percent. Who files the shorter 13G instead says that no influence is sought.',
      ...(stakes.length > ofDay.length
        ? [`Further amendments came by ${formatDate(stakes.at(-1)?.day)}.`]
        : []),
    ],
    facts: stakes.slice(0, 20).flatMap(({ form, holder, day: on, url }, i): Fact[] => [
      { group: String(i + 1), label: 'Holder', value: holder, unit: 'text', url },
      { group: String(i + 1), label: 'Form', value: form, unit: 'text' },
      { group: String(i + 1), label: 'Filed', value: on, unit: 'date' },
    ]),
    publishedAt: day,
    category: first.form,
    source: 'SEC EDGAR',
    url: first.url,
    score: weighFact(WEIGHT, company.market_cap ?? null),
    covers: stakes.map((stake) => briefId(stake.symbol, stake.day, 'stakes')),
  };
}

/** A new schedule is a fact of its own; amendments follow what came before. */
const belongs = (stake: StakeFact, chain: readonly StakeFact[]): boolean =>
  daysBefore(stake.day, DAYS) <= (chain.at(-1)?.day ?? '') &&
  (stake.form !== '13D' || stake.day === chain[0]?.day);

/** One brief for the schedules 13D about an issuer that follow one another. */
export async function* stakeBriefs(db: Db, subjects: Subjects): AsyncGenerator<Brief> {
  const rows = await db
    .selectFrom('stakes')
    .select(['symbol', 'form', 'holder', 'filed_on as day', 'raw_text_link as url'])
    .where('form', 'in', ['13D', '13D/A'])
    .orderBy('filed_on')
    .orderBy('symbol')
    .orderBy('accession_key')
    .execute();
  const chains = new Map<string, StakeFact[]>();
  for (const stake of rows) {
    const lead = subjects.get(stake.symbol)?.lead;
    const company = lead === undefined ? undefined : subjects.get(lead);
    if (!company) continue;
    const chain = chains.get(company.symbol);
    if (chain && belongs(stake, chain)) {
      chain.push(stake);
      continue;
    }
    const brief = chain && stakeBrief(company, chain);
    if (brief) yield brief;
    chains.set(company.symbol, [stake]);
  }
  for (const [symbol, chain] of chains) {
    const company = subjects.get(symbol);
    const brief = company && stakeBrief(company, chain);
    if (brief) yield brief;
  }
}
