import type { CompanyType } from '#contract/company-type-names.ts';
import type { SplitsTable } from '#server/db/identity-tables.ts';
import { readEarlierTickers } from '../identifiers.ts';
import { readWide } from '../price-history.ts';
import type { ListedRow } from '../snapshot.ts';
import type { Sources } from '../sources.ts';
import type { KnownSplit } from '../split-adjust.ts';
import type { Member, Universe } from '../universe.ts';
import { type SeedFile, tableFile } from '../write.ts';
import { companyTypeOf } from './company-type.ts';
import { isCrypto } from './crypto.ts';
import {
  countriesOfCities,
  countryByCity,
  factsRow,
  formerNameRows,
  indexFile,
  namesFile,
  readIndices,
  seatOf,
} from './facts.ts';
import { type Filer, filersFile, officesOf, readFilers } from './filers.ts';
import { officerRows, officersFile } from './officers.ts';
import { type Profile, profilesFile, readProfiles } from './profiles.ts';
import { isDistribution } from '../distributions.ts';
import { withoutUnseen } from './seen-splits.ts';
import { readSplits, splitsFile } from './splits.ts';
import { delistedFile, uncoveredRows } from './uncovered.ts';

/** What the sources say of who a company is. */
export interface Identity {
  filers: ReadonlyMap<string, Filer>;
  profiles: ReadonlyMap<string, Profile>;
  splits: readonly SplitsTable[];
  /** What they do to a close, by symbol. */
  knownSplits: ReadonlyMap<string, KnownSplit>;
  /** CIK by symbol, and the office that reviews each SIC code. */
  ciks: ReadonlyMap<string, number>;
  offices: ReadonlyMap<string, string>;
  sicOf: (symbol: string) => string | undefined;
  typeOf: (member: Member) => CompanyType;
  isCrypto: (member: Member) => boolean;
  /** Of its seat. */
  countryOf: (member: Member) => string | null;
}

const industryFiles: readonly [file: string, column: string][] = [
  [indexFile, 'industry_gics'],
  ['record/identifiers/financedatabase_mit.csv.gz', 'industry_gics'],
  [profilesFile, 'industry_yahoo'],
];

/** Reads who and what each company is, from all sources that say it. */
export function readIdentity(sources: Sources, forms: ReadonlyMap<number, ReadonlySet<string>>): Identity {
  const filers = readFilers(sources);
  const profiles = readProfiles(sources);
  const industries = new Map<string, string[]>();
  for (const [file, column] of industryFiles)
    for (const row of sources.records(file)) {
      const symbol = row['symbol'] ?? '';
      industries.set(symbol, [...(industries.get(symbol) ?? []), row[column] ?? '']);
    }
  const fetchedOn = new Map(Array.from(profiles, ([symbol, { fetched }]) => [symbol, fetched]));
  const splits = withoutUnseen(readSplits(sources, fetchedOn), readWide(sources));
  const cities = countriesOfCities(filers.values(), profiles.values());
  return {
    filers,
    profiles,
    splits: splits.filter(({ new_shares, old_shares }) => !isDistribution(new_shares, old_shares)),
    // Closes of before are adjusted for what was distributed as well.
    knownSplits: new Map(
      splits.map(({ symbol, date, new_shares, old_shares }) => [
        symbol,
        { date, factor: old_shares / new_shares },
      ]),
    ),
    ciks: new Map(Array.from(filers, ([symbol, { cik }]) => [symbol, cik])),
    offices: officesOf(filers.values()),
    sicOf: (symbol) => filers.get(symbol)?.sic ?? undefined,
    typeOf: ({ symbol, name, kind }) =>
      companyTypeOf({
        name,
        kind,
        filer: filers.get(symbol),
        industries: industries.get(symbol) ?? [],
        employees: profiles.get(symbol)?.employees ?? null,
      }),
    isCrypto,
    countryOf: (member) => {
      const filer = filers.get(member.symbol);
      const filed = forms.get(filer?.cik ?? 0);
      const reportsAtHome = !!filed && (filed.has('10-Q') || filed.has('10-K'));
      return (
        seatOf(member, filer, profiles.get(member.symbol), reportsAtHome) ?? countryByCity(filer, cities)
      );
    },
  };
}

/** The tables of the seed that hold it. */
export function identityTables(
  sources: Sources,
  { filers, profiles, splits }: Identity,
  universe: Universe,
  snapshot: readonly ListedRow[],
): SeedFile[] {
  const { members } = universe;
  const symbols = new Set(members.map(({ symbol }) => symbol));
  const indices = readIndices(sources);
  const facts = members.flatMap(
    ({ symbol }) => factsRow(symbol, filers.get(symbol), profiles.get(symbol), indices.get(symbol)) ?? [],
  );
  return [
    tableFile('company_facts', [filersFile, profilesFile, indexFile], facts),
    tableFile('former_names', [namesFile], formerNameRows(sources.records(namesFile), symbols)),
    tableFile(
      'officers',
      [officersFile, profilesFile],
      officerRows(sources.records(officersFile), symbols, profiles),
    ),
    tableFile(
      'splits',
      [splitsFile],
      splits.filter(({ symbol }) => symbols.has(symbol)),
    ),
    tableFile(
      'uncovered_tickers',
      [delistedFile, 'universe', 'sec/company_tickers_exchange.json.gz'],
      uncoveredRows(
        universe,
        sources.records(delistedFile),
        readEarlierTickers(sources),
        new Set(snapshot.map(({ symbol }) => symbol)),
      ),
    ),
  ];
}
