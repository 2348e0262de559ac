import { z } from 'zod';
import type { FilingsTable } from '#server/db/record-tables.ts';
import type { StakesTable } from '#server/db/ownership-tables.ts';
import compoundSurnames from '../compound-surnames.json' with { type: 'json' };
import { accessionOf } from '../master-index.ts';
import { personName } from '../person-name.ts';
import { canonicalSymbol } from '../snapshot.ts';
import type { Sources } from '../sources.ts';
import type { Member } from '../universe.ts';
import { byText } from './order.ts';

const recentFile = 'sec/activist_stakes_2026-07-02.json.gz';
export const stakeFiles = [recentFile, 'record/insiders/schedule_13d_13g_2026-06_07.csv.gz'];

type Filer = Pick<Member, 'symbol' | 'cik'>;
const surnames = new Set(compoundSurnames);

const RecentSchema = z.object({
  filings: z.array(
    z.object({
      ticker: z.string(),
      filer: z.string(),
      form: z.string(),
      fileDate: z.string(),
      accession: z.string(),
      link: z.string(),
    }),
  ),
});

/** Schedules 13D and 13G of June 2026; the record's own file holds nothing that the wider one has not. */
export const recentStakes = (sources: Sources, symbols: ReadonlySet<string>): StakesTable[] =>
  RecentSchema.parse(sources.json(recentFile))
    .filings.map(({ ticker, ...filing }) => ({ ...filing, symbol: canonicalSymbol(ticker) }))
    .filter(({ symbol }) => symbols.has(symbol))
    .map(({ symbol, form, filer, fileDate, accession, link }) => ({
      symbol,
      accession_key: accession,
      form,
      holder: personName(filer, surnames),
      filed_on: fileDate,
      raw_text_link: link,
    }));

/**
 * Schedules of the master index. It names each twice, under the company and under its holder: the line of another
 * number with the same accession says who holds.
 */
export function indexedStakes(index: string, members: readonly Filer[]): StakesTable[] {
  const symbolsOf = Map.groupBy(members, ({ cik }) => cik);
  const byAccession = new Map<string, IndexLine[]>();
  for (const line of index.split('\n')) {
    const [cik = '', name = '', form = '', filedOn = '', path] = line.split('|');
    if (path === undefined || !form.startsWith('SCHEDULE 13')) continue;
    const key = accessionOf(path.trim());
    byAccession.set(key, [
      ...(byAccession.get(key) ?? []),
      { cik: Number(cik), name, form, filedOn, path: path.trim() },
    ]);
  }
  return [...byAccession].flatMap(([accession, lines]) =>
    lines.flatMap(({ cik, form, filedOn, path }) => {
      const holder = lines.find((other) => other.cik !== cik)?.name;
      // Of two companies of ours, the index does not say who holds whom.
      const isUnclear = lines.some((other) => other.cik !== cik && symbolsOf.has(other.cik));
      if (holder === undefined || isUnclear) return [];
      return (symbolsOf.get(cik) ?? []).map(({ symbol }) => ({
        symbol,
        accession_key: accession,
        form: form.replace('SCHEDULE ', ''),
        holder: firmName(personName(holder, surnames)),
        filed_on: filedOn,
        raw_text_link: `https://www.sec.gov/Archives/${path}`,
      }));
    }),
  );
}

interface IndexLine {
  cik: number;
  name: string;
  form: string;
  filedOn: string;
  path: string;
}

const kept = new Set(['LLC', 'LP', 'L.P.', 'LLP', 'L.L.C.', 'LTD', 'PLC', 'SA', 'NV', 'AG', 'II', 'III', 'IV', 'VI', 'FMR', 'BVF', 'UBS', 'TCG', 'RA', 'RTW', 'GP', 'USA', 'US', 'ETF', 'NEA', 'SPV', 'JPMORGAN', 'T.']); // prettier-ignore
const small = new Set(['OF', 'AND', 'THE', 'FOR']);

/** Names that the index sets in capitals throughout, in capitals and small letters: `VANGUARD GROUP INC` as `Vanguard Group Inc`. */
export const firmName = (name: string): string =>
  name !== name.toUpperCase()
    ? name
    : name
        .replace(/\s*\/[A-Z]{2,3}\/?$/, '')
        .split(' ')
        .map((word, i) => {
          if (kept.has(word.replace(/,$/, '')) || word.length < 2 || !/[AEIOUY]/.test(word)) return word;
          if (i > 0 && small.has(word)) return word.toLowerCase();
          return word.charAt(0) + word.slice(1).toLowerCase();
        })
        .join(' ');

/** Rows of stakes, each once. */
export const stakeRows = (stakes: readonly StakesTable[]): StakesTable[] =>
  [...new Map(stakes.map((stake) => [`${stake.symbol} ${stake.accession_key}`, stake])).values()].sort(
    (a, b) => byText(a.symbol, b.symbol) || byText(a.accession_key, b.accession_key),
  );

/** The same schedules as rows of the filings. */
export const stakeFilings = (stakes: readonly StakesTable[], members: readonly Filer[]): FilingsTable[] => {
  const cikOf = new Map(members.map(({ symbol, cik }) => [symbol, cik]));
  return stakes.flatMap(({ symbol, accession_key, form, filed_on, raw_text_link }) => {
    const cik = cikOf.get(symbol);
    return cik
      ? [
          {
            accession_key,
            symbol,
            cik,
            filing_type: `SCHEDULE ${form}`,
            filed_on,
            raw_text_link,
            items: null,
          },
        ]
      : [];
  });
};
