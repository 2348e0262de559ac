import { z } from 'zod';
import type { HoldingsTable } from '#server/db/client-tables.ts';
import type { Sources } from './sources.ts';
import { sponsorKey } from '#kit/trials/sponsor-key.ts';
import type { Member } from './universe.ts';

/** One line of a manager's information table. */
export interface Position {
  issuer: string;
  /** Such as `COM CL A`. */
  titleOfClass: string;
  /** As filed: thousands of dollars before 2023, dollars since. */
  value: number;
  amount: number;
}

/** Which manager filed a table, and when; from the cover page where there is one. */
export interface Report {
  manager: string;
  cik: number;
  filedOn: string;
  accession?: string | undefined;
  positions: Position[];
}

/** A table with its cover page; one without is listed with what its filing is known by. */
const ReportFileSchema = z.union([
  z.object({ table: z.string(), cover: z.string() }),
  z.object({
    table: z.string(),
    manager: z.string(),
    cik: z.number(),
    accession: z.string(),
    filedOn: z.iso.date(),
  }),
]);

/** The 13F reports whose manager is known, in the order of `files`. */
export function readReports(sources: Sources, files: unknown): Report[] {
  return z
    .array(ReportFileSchema)
    .parse(files)
    .map((file) => ({
      ...('cover' in file ? readCover(sources.text(file.cover)) : file),
      positions: readPositions(sources.text(file.table)),
    }));
}

/** Tags without namespace prefixes, which some managers write. */
const plain = (xml: string): string => xml.replace(/<(\/?)[\w-]+:/g, '<$1');

const tag = (xml: string, name: string): string =>
  (new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1] ?? '').replaceAll('&amp;', '&').trim();

/** Manager, number and day of signing of a cover page. */
export function readCover(xml: string): Omit<Report, 'positions'> {
  const cover = plain(xml);
  const [month, day, year] = tag(cover, 'signatureDate').split('-');
  return {
    manager: tag(cover, 'name'),
    cik: Number(tag(cover, 'cik')),
    filedOn: z.iso.date().parse(`${year}-${month}-${day}`),
  };
}

/** The shares of an information table; options and debt are no shares. */
export function readPositions(xml: string): Position[] {
  return Array.from(plain(xml).matchAll(/<infoTable>(.*?)<\/infoTable>/gs), ([, entry = '']) => entry)
    .filter((entry) => tag(entry, 'sshPrnamtType') === 'SH' && tag(entry, 'putCall') === '')
    .map((entry) => ({
      issuer: tag(entry, 'nameOfIssuer'),
      titleOfClass: tag(entry, 'titleOfClass'),
      value: Number(tag(entry, 'value')),
      amount: Number(tag(entry, 'sshPrnamt')),
    }));
}

const classLetter = (text: string): string | undefined =>
  /\b(?:CL|CLASS|SER|SERIES|SHS)\s+([A-Z])\b/i.exec(text)?.[1]?.toUpperCase();

/** EDGAR's short words, written out as companies write them. */
const issuerKey = (name: string): string => sponsorKey(name.replace(/\bHLDGS?\b/gi, 'Holdings'));

/**
 * Finds the company of a position: the same name but for punctuation and legal form, and, where there are share
 * classes, the same class. Nothing is matched by likeness; what fits two companies fits none.
 */
export function issuerMatcher(
  members: readonly Pick<Member, 'symbol' | 'name' | 'listedName'>[],
): (position: Pick<Position, 'issuer' | 'titleOfClass'>) => string | undefined {
  const byName = Map.groupBy(members, ({ name }) => issuerKey(name));
  return ({ issuer, titleOfClass }) => {
    const named = byName.get(issuerKey(issuer)) ?? [];
    const letter = classLetter(titleOfClass);
    const ofClass = named.filter(({ listedName }) => classLetter(listedName) === letter);
    return ofClass.length === 1 ? ofClass[0]?.symbol : undefined;
  };
}

/** The first report that counts values in dollars and not in thousands was due in January 2023. */
const DOLLARS_SINCE = '2023-01-03';

/** Rows of the holdings table: what each manager holds of a company, all its lines together. */
export function holdingRows(
  reports: readonly Report[],
  symbolOf: (position: Position) => string | undefined,
): HoldingsTable[] {
  const rows = reports.flatMap(({ manager, cik, filedOn, accession, positions }) => {
    const unit = filedOn < DOLLARS_SINCE ? 1000 : 1;
    const bySymbol = Map.groupBy(positions, symbolOf);
    bySymbol.delete(undefined);
    return Array.from(bySymbol, ([symbol = '', lines]) => ({
      id: `${cik}-${symbol}`,
      company_symbol: symbol,
      institution_name: manager,
      // The sources have no share count of the day of the report.
      shares_held_percentage: null,
      shares_held: lines.reduce((sum, { amount }) => sum + amount, 0),
      market_value: lines.reduce((sum, { value }) => sum + value, 0) * unit,
      filing_date: filedOn,
      raw_text_link: accession ? filingLink(cik, accession) : null,
      report_date: quarterEnd(filedOn),
      prior_shares: null,
      prior_value: null,
      is_new: 0,
      is_computed: 0,
      source: 'sec-13f',
      is_sample: 0,
    }));
  });
  return rows.sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** The last day of the quarter before a day: a report is due 45 days after its quarter. */
const quarterEnd = (day: string): string => {
  const month = Math.floor((Number(day.slice(5, 7)) - 1) / 3) * 3;
  return new Date(Date.UTC(Number(day.slice(0, 4)), month, 0)).toISOString().slice(0, 10);
};

const filingLink = (cik: number, accession: string): string =>
  `https://www.sec.gov/Archives/edgar/data/${cik}/${accession.replaceAll('-', '')}/${accession}-index.htm`;
