import { daysAfter } from '#kit/time/days.ts';
import type { Db } from '#server/db/open.ts';
import type { CatalystsTable } from '#server/db/ownership-tables.ts';
import type { FilingsTable } from '#server/db/record-tables.ts';
import { filingFact, stakeFact } from '#server/store/moves/fact-words.ts';
import {
  firstOf,
  MOST,
  type Week,
  type WeekFact,
  type WeekFacts,
  type WeekPurchase,
  type WeekTrial,
} from './facts.ts';
import { changeOf } from '../briefs/trials.ts';
import { weightOfFiling } from './filing-weight.ts';
import { readMoves, readReports } from './moves.ts';

async function readFilings(db: Db, { monday, sunday }: Week): Promise<WeekFact[]> {
  const company = ['companies.name', 'companies.market_cap'] as const;
  const [filings, stakes] = await Promise.all([
    db
      .selectFrom('filings')
      .innerJoin('companies', 'companies.symbol', 'filings.symbol')
      .selectAll('filings')
      .select(company)
      .where('filed_on', '>=', monday)
      .where('filed_on', '<=', sunday)
      .where('is_lead_class', '=', 1)
      .execute(),
    db
      .selectFrom('stakes')
      .innerJoin('companies', 'companies.symbol', 'stakes.symbol')
      .selectAll('stakes')
      .select(company)
      .where('filed_on', '>=', monday)
      .where('filed_on', '<=', sunday)
      .where('form', '=', '13D')
      .where('is_lead_class', '=', 1)
      .execute(),
  ]);
  const found = [
    ...filings.map((row) => ({ row, weight: weightOfFiling(row), fact: filingFact(row as FilingsTable) })),
    ...stakes.map((row) => ({ row, weight: 5, fact: stakeFact(row) })),
  ].filter(({ weight }) => weight > 0);
  found.sort(
    (a, b) =>
      b.weight - a.weight ||
      (b.row.market_cap ?? 0) - (a.row.market_cap ?? 0) ||
      (a.fact.url < b.fact.url ? -1 : 1),
  );
  const once = firstOf(found, ({ row }) => row.symbol);
  return once.map(({ row: { symbol, name }, fact }) => ({ symbol, name, fact }));
}

async function readPurchases(db: Db, { monday, sunday }: Week): Promise<WeekPurchase[]> {
  const rows = await db
    .selectFrom('insider_trades')
    .innerJoin('companies', 'companies.symbol', 'insider_trades.symbol')
    .selectAll('insider_trades')
    .select('companies.name')
    .where('filed_on', '>=', monday)
    .where('filed_on', '<=', sunday)
    .where('code', '=', 'P')
    .where('is_sample', '=', 0)
    .orderBy('id')
    .execute();
  const byPerson = Map.groupBy(rows, ({ symbol, purchaser }) => `${symbol} ${purchaser}`);
  const purchases = [...byPerson.values()].flatMap((trades): WeekPurchase[] => {
    const [first] = trades;
    // What one of the trades cost is not known: then their sum is not.
    const dollars = trades.map(
      ({ value, amount_purchased: shares, price }) =>
        value ?? (shares === null || price === null ? NaN : shares * price),
    );
    const total = dollars.reduce((sum, each) => sum + each, 0);
    if (!first || Number.isNaN(total)) return [];
    return [
      {
        symbol: first.symbol,
        name: first.name,
        who: first.purchaser,
        role: first.role,
        shares: trades.reduce((sum, { amount_purchased: shares }) => sum + (shares ?? 0), 0),
        dollars: total,
        filedOn: first.filed_on,
        url: first.raw_text_link,
        source: first.source,
      },
    ];
  });
  return purchases.sort((a, b) => b.dollars - a.dollars);
}

async function readTrials(db: Db, { monday, sunday }: Week): Promise<WeekTrial[]> {
  const [events, trials] = await Promise.all([
    db
      .selectFrom('catalysts')
      .innerJoin('companies', 'companies.symbol', 'catalysts.symbol')
      .selectAll('catalysts')
      .select('companies.name')
      .where((eb) => eb.fn.coalesce('outcome_date', 'date'), '>=', monday)
      .where((eb) => eb.fn.coalesce('outcome_date', 'date'), '<=', sunday)
      .where((eb) => eb.or([eb('outcome', 'is not', null), eb('catalysts.source', '=', 'fda')]))
      .where('is_sample', '=', 0)
      .orderBy('catalysts.id')
      .execute(),
    db
      .selectFrom('bio_phases')
      .innerJoin('companies', 'companies.symbol', 'bio_phases.symbol')
      .selectAll('bio_phases')
      .select('companies.name')
      .where('last_update', '>=', monday)
      .where('last_update', '<=', sunday)
      .where('is_sample', '=', 0)
      .orderBy('last_update', 'desc')
      .orderBy('bio_phases.id')
      .execute(),
  ]);
  const all = [
    ...events.map((row) => ({
      symbol: row.symbol,
      name: row.name,
      day: row.outcome_date ?? row.date,
      kind: row.kind,
      subject: row.subject,
      indication: row.indication,
      phase: row.phase,
      outcome: row.outcome,
      url: row.raw_text_link,
    })),
    ...trials.flatMap((row) => {
      const { date: ended, last_update: changed, results_posted: resultsPosted, status } = row;
      const change = changed === null ? undefined : changeOf({ status, ended, changed, resultsPosted });
      if (changed === null || change === undefined) return [];
      return [
        {
          symbol: row.symbol,
          name: row.name,
          day: changed,
          kind: change === 'results' ? 'Results posted' : 'Registry changed',
          subject: row.drug_name,
          indication: row.condition,
          phase: row.stage,
          outcome: status,
          url: row.raw_text_link,
        },
      ];
    }),
  ].sort((a, b) => Number(b.subject !== null) - Number(a.subject !== null));
  // Several studies of one programme that changed on one day are told of once.
  return firstOf(all, ({ symbol, day, kind, phase, outcome }) => [symbol, day, kind, phase, outcome].join());
}

const EXPECTED = ['FDA decision date', 'Readout', 'Regulatory'];
const whatOf = ({ kind, subject }: Pick<CatalystsTable, 'kind' | 'subject'>): string =>
  [kind, subject].filter(Boolean).join(', ');

/** What a source awaited of the week after, as far as it was known when the week ended. */
async function readNext(db: Db, { sunday }: Week): Promise<WeekFacts['next']> {
  const [from, to] = [daysAfter(sunday, 1), daysAfter(sunday, 7)];
  const [reports, events] = await Promise.all([
    db
      .selectFrom('report_dates')
      .innerJoin('companies', 'companies.symbol', 'report_dates.symbol')
      .select(['report_dates.symbol', 'name', 'date', 'is_estimate', 'as_of', 'market_cap'])
      .where('date', '>=', from)
      .where('date', '<=', to)
      .where('as_of', '<=', sunday)
      .where('is_sample', '=', 0)
      .where('is_lead_class', '=', 1)
      .execute(),
    db
      .selectFrom('catalysts')
      .innerJoin('companies', 'companies.symbol', 'catalysts.symbol')
      .select(['catalysts.symbol', 'name', 'date', 'kind', 'subject', 'as_of', 'market_cap'])
      .where('date', '>=', from)
      .where('date', '<=', to)
      .where('as_of', '<=', sunday)
      .where('outcome', 'is', null)
      .where('is_sample', '=', 0)
      .execute(),
  ]);
  const dates = [
    ...events
      .filter(({ kind }) => EXPECTED.includes(kind))
      .map((row) => ({ ...row, what: whatOf(row), rank: 0 })),
    ...reports
      .filter(({ is_estimate }) => is_estimate === 0)
      .map((row) => ({ ...row, what: 'Earnings', rank: 1 })),
  ]
    .sort((a, b) => a.rank - b.rank || (b.market_cap ?? 0) - (a.market_cap ?? 0))
    .slice(0, MOST.dates)
    .sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
  return {
    asOf:
      [...reports, ...events]
        .map(({ as_of }) => as_of)
        .sort()
        .at(-1) ?? null,
    dates: dates.map(({ symbol, name, date, what }) => ({ symbol, name, date, what })),
    estimated: reports.filter(({ is_estimate }) => is_estimate === 1).length,
    lockUps: events.filter(({ kind }) => kind.startsWith('Lock-up')).length,
  };
}

/** What is on record of a week, nothing of it twice: a document told of beside a move is not told of again. */
export async function readWeek(db: Db, week: Week): Promise<WeekFacts> {
  const [moves, reports, filings, purchases, trials, next] = [
    await readMoves(db, week),
    await readReports(db, week),
    await readFilings(db, week),
    await readPurchases(db, week),
    await readTrials(db, week),
    await readNext(db, week),
  ];
  const told = new Set(
    moves.withRecord.flatMap(({ onRecord }) => onRecord.slice(0, 1).map(({ url }) => url)),
  );
  const fresh = (url: string | null) => url === null || !told.has(url);
  return {
    moves,
    reports,
    filings: filings.filter(({ fact }) => fresh(fact.url)).slice(0, MOST.filings),
    purchases: purchases.filter(({ url }) => fresh(url)).slice(0, MOST.purchases),
    purchased: purchases.reduce((sum, { dollars }) => sum + dollars, 0),
    trials: trials.filter(({ url }) => fresh(url)).slice(0, MOST.trials),
    next,
  };
}
