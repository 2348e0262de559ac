import type { CompanyFactsTable, FormerNamesTable } from '#server/db/identity-tables.ts';
import { quoteDate } from '../snapshot.ts';
import type { Sources } from '../sources.ts';
import { type Filer, filersDate } from './filers.ts';
import places from './places.json' with { type: 'json' };
import seats from './seats.json' with { type: 'json' };
import type { Profile } from './profiles.ts';

export const indexFile = 'record/index_membership/russell_sp_2026-07-02.csv.gz';
export const namesFile = 'record/identifiers/sec_names_history.csv.gz';

const nameOfPlace: ReadonlyMap<string, string> = new Map(Object.entries(places));

const indexNames = {
  russell1000: 'Russell 1000',
  russell2000_by_difference: 'Russell 2000',
  russell3000: 'Russell 3000',
  sp1500: 'S&P 1500',
};

/** States and provinces come first in the SEC's list of places: the codes of states are their two letters. */
const isState = (code: string): boolean => /^[A-Z]{2}$/.test(code);

/** The country of a place as the list of companies writes it; null where the SEC names none. */
export function countryOf(filer: Filer | undefined): string | null {
  const code = filer?.place ?? '';
  const name = nameOfPlace.get(code);
  if (name === undefined) return null;
  return isState(code) || name === 'United States' ? 'US' : (name.split(', ').at(-1) ?? null);
}

/** Places where companies are registered that work elsewhere. */
const ofRegistration: ReadonlySet<string> = new Set([
  'Bermuda', 'British Virgin Islands', 'Cayman Islands', 'Guernsey', 'Jersey', 'Marshall Islands',
]); // prettier-ignore

/** So many others in a city, all of one country, say of which it is. */
const LEAST_OTHERS = 2;

/** The country of each city in which two companies and more are of one country, and none of another; cities as the SEC writes them. */
export function countriesOfCities(
  filers: Iterable<Filer>,
  profiles: Iterable<Pick<Profile, 'city' | 'country'>>,
): Map<string, string> {
  const found = [
    ...Array.from(filers, (filer) => [filer.city, countryOf(filer)] as const),
    ...Array.from(profiles, ({ city, country }) => [city, country] as const),
  ].flatMap(([city, country]) => (city && country ? [{ city: city.toUpperCase(), country }] : []));
  return new Map(
    [...Map.groupBy(found, ({ city }) => city)].flatMap(([city, [first, ...others]]): [string, string][] =>
      first && others.length + 1 >= LEAST_OTHERS && others.every(({ country }) => country === first.country)
        ? [[city, first.country]]
        : [],
    ),
  );
}

/**
 * The country of a company of which neither the list nor the SEC's address names one: that of the city of the address, else that of its incorporation, if
 * companies work where they are incorporated there (ZIM: Haifa).
 */
export function countryByCity(filer: Filer | undefined, cities: ReadonlyMap<string, string>): string | null {
  const place =
    nameOfPlace
      .get(filer?.stateOfIncorporation ?? '')
      ?.split(', ')
      .at(-1) ?? null;
  const incorporated = isState(filer?.stateOfIncorporation ?? '') ? null : place;
  const country = cities.get(filer?.city?.toUpperCase() ?? '') ?? incorporated;
  return country !== null && ofRegistration.has(country) ? null : country;
}

/** Seats that neither the list nor a profile tells, with a reason for each. */
const reviewedSeats: ReadonlyMap<string, string> = new Map(
  Object.entries(seats).map(([symbol, { country }]) => [symbol, country]),
);

/**
 * The country of a company: as listed, unless the business address at the SEC is elsewhere and the profile agrees with it, or it is
 * in the United States as the incorporation is, or as who reports on the forms of companies at home (UP: listed as of Singapore, in Georgia).
 */
export function seatOf(
  { symbol, country: listed }: { symbol: string; country: string | null },
  filer: Filer | undefined,
  profile: Pick<Profile, 'country'> | undefined,
  reportsAtHome = false,
): string | null {
  const reviewed = reviewedSeats.get(symbol);
  if (reviewed !== undefined) return reviewed;
  const registered = countryOf(filer);
  if (listed === null || registered === null) return listed ?? registered;
  const isAtHome = registered === 'US' && (reportsAtHome || isState(filer?.stateOfIncorporation ?? ''));
  return profile?.country === registered || (!profile?.country && isAtHome) ? registered : listed;
}

/** Indices of each symbol that the lists hold, as `Russell 2000; Russell 3000`. */
export const readIndices = (sources: Sources): Map<string, string> =>
  new Map(
    sources.records(indexFile).flatMap((row): [string, string][] => {
      const names = Object.entries(indexNames).flatMap(([column, name]) => (row[column] === '1' ? name : []));
      return names.length > 0 ? [[row['symbol'] ?? '', names.join('; ')]] : [];
    }),
  );

/** The facts of a company; undefined where no source has any. */
export function factsRow(
  symbol: string,
  filer: Filer | undefined,
  profile: Profile | undefined,
  indices: string | undefined,
): CompanyFactsTable | undefined {
  if (!filer && !profile && indices === undefined) return undefined;
  return {
    symbol,
    registered_on: filer ? filersDate : null,
    registered_name: filer?.name ?? null,
    city: cityName(filer?.city ?? null, profile?.city ?? null),
    place: placeName(filer, profile),
    state_of_incorporation: nameOfPlace.get(filer?.stateOfIncorporation ?? '') ?? null,
    fiscal_year_end: filer?.fiscalYearEnd?.replace(/^(\d\d)(\d\d)$/, '$1-$2') ?? null,
    filer_categories: filer?.categories.join('; ') || null,
    profile_on: profile?.fetched ?? null,
    website: profile?.website ?? null,
    employees: profile?.employees ?? null,
    first_trade: profile?.firstTrade ?? null,
    index_on: indices === undefined ? null : quoteDate,
    indices: indices ?? null,
  };
}

/**
 * The state or country of an address. A state is none where the postal code is of no state (TBPH: Grand Cayman, CA), or the city has another one (SIM: 44910
 * Guadalajara, NY 10022), and where the profile has the same city in a country that is none of them (IONR: North Sydney, NV).
 */
export function placeName(
  filer: Pick<Filer, 'city' | 'place' | 'postalCode'> | undefined,
  profile: Pick<Profile, 'city' | 'country'> | undefined,
): string | null {
  const { city, place: code, postalCode } = filer ?? {};
  const name = nameOfPlace.get(code ?? '') ?? null;
  if (!city || !isState(code ?? '')) return name;
  const isAbroad =
    profile?.city?.toLowerCase() === city.toLowerCase() && profile.country && profile.country !== 'US';
  if (isAbroad) return profile.country;
  const own = /^\d{5}(?= )/.exec(city)?.[0];
  const isOther = !!postalCode && (own ? !postalCode.startsWith(own) : /^[A-Z]{2}\d/.test(postalCode));
  return isOther ? null : name;
}

/** What of an address is no city: boxes and rooms, and the codes before and after it. */
const besideCity =
  /^(?:(?:PMB|SUITE|P\.?O\.? BOX) \d+,? |UGLAND HOUSE - |\d{3} \d{2} |[A-Z]?\d{4,5}[A-Z]{0,3} (?:[A-Z]{2} (?=[A-Z]{3}))?)|[, ]+(?:HM ?\d\d|\d{3,})$/gi;
/** A street or a building in its place. */
const noCity = /^(?:N\/A|\d+ .*|.*\b(?:TOWER|TECHPARK|INDUSTRY PARK|BUSINESS CITY)\b.*|.*@.*)$/i;

/**
 * The SEC writes cities in capitals: the spelling of the profile where it is the same city, else words with capitals. Where a street or a building stands for
 * it, the profile’s.
 */
export function cityName(registered: string | null, profile: string | null): string | null {
  if (registered === null) return null;
  const bare = registered.replace(besideCity, '').replace(/[,.\s]+$/, '');
  if (noCity.test(bare)) return profile;
  if (profile && profile.toLowerCase() === bare.toLowerCase()) return profile;
  return bare === bare.toUpperCase()
    ? bare
        .toLowerCase()
        .replace(
          /(^|[\s\-('/.])(\p{L})/gu,
          (_, before: string, letter: string) => before + letter.toUpperCase(),
        )
    : bare;
}

/** A name as the SEC writes it, its letters out of their codes, without the state or country that tells it from others. */
const bareName = (name: string): string =>
  name
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replace(/\s*[/\\]\s*[A-Z]{2,3}\s*[/\\]?\s*$/, '')
    .trim();
/** An accent makes no other name (CION: CĪON, for a day). */
const sameName = (name: string): string =>
  bareName(name)
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** Earlier names of each symbol, newest first; spellings of the present name are no other name. */
export function formerNameRows(
  records: readonly Record<string, string>[],
  symbols: ReadonlySet<string>,
): FormerNamesTable[] {
  const bySymbol = Map.groupBy(records, ({ symbol = '' }) => symbol);
  return [...bySymbol].flatMap(([symbol, names]) => {
    if (!symbols.has(symbol)) return [];
    const seen = new Set(names.filter(({ to }) => !to).map(({ name = '' }) => sameName(name)));
    const earlier = names
      .filter(({ to }) => to)
      .sort((a, b) => ((a['to'] ?? '') < (b['to'] ?? '') ? 1 : -1))
      .filter(({ name = '' }) => {
        const key = sameName(name);
        return seen.has(key) ? false : seen.add(key);
      });
    return earlier.map(({ name = '', from, to }, position) => ({
      symbol,
      position,
      name: bareName(name),
      used_from: from || null,
      used_to: to || null,
    }));
  });
}
