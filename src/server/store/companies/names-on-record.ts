import type { Db } from '#server/db/open.ts';

/** Whom and what a company's record names. */
export interface NamesOnRecord {
  /** Officers, leaders and insiders. */
  people: readonly string[];
  /** What is or was tried. */
  drugs: readonly string[];
  /** What it is tried against. */
  conditions: readonly string[];
}

/** The names on record of a company. */
export async function readNamesOnRecord(db: Db, symbol: string): Promise<NamesOnRecord> {
  const [officers, leaders, insiders, trials, events] = await Promise.all([
    db.selectFrom('officers').select('name').where('symbol', '=', symbol).execute(),
    db.selectFrom('leaders').select('name').where('company_symbol', '=', symbol).execute(),
    db.selectFrom('insider_trades').select('purchaser').distinct().where('symbol', '=', symbol).execute(),
    db.selectFrom('bio_phases').select(['drug_name', 'condition']).where('symbol', '=', symbol).execute(),
    db.selectFrom('catalysts').select(['subject', 'indication']).where('symbol', '=', symbol).execute(),
  ]);
  return {
    people: unique(
      [...officers, ...leaders].map(({ name }) => name).concat(insiders.map((row) => row.purchaser)),
    ),
    drugs: unique([...trials.map((row) => row.drug_name), ...events.map((row) => row.subject)]),
    conditions: unique([...trials.map((row) => row.condition), ...events.map((row) => row.indication)]),
  };
}

const unique = (names: readonly (string | null)[]): string[] => [
  ...new Set(names.filter((name) => name !== null)),
];

/** Every manager and holder of a stake on record. */
export async function readHolderNames(db: Db): Promise<string[]> {
  const [managers, holders] = await Promise.all([
    db.selectFrom('holdings').select('institution_name').distinct().execute(),
    db.selectFrom('stakes').select('holder').distinct().execute(),
  ]);
  return unique([...managers.map((row) => row.institution_name), ...holders.map((row) => row.holder)]);
}
