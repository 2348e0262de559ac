/**
 * Makes the seed of the project from the folder of public source files:
 * `node scripts/seed/build.ts [--from ../shared/data] [--to data/seed]`.
 * The same sources give the same bytes.
 */
import { mkdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { factFiles, financialRows, readCompanyFacts } from './company-facts.ts';
import { companyRow } from './company-rows.ts';
import { earningRows } from './earnings.ts';
import { filingRows } from './filings.ts';
import { fundamentalsFile, readFundamentals } from './fundamentals.ts';
import { holdingRows, issuerMatcher, readReports } from './holdings.ts';
import { readCiks, readEarlierCiks, readSics } from './identifiers.ts';
import { insiderTradeRows } from './insider-trades.ts';
import { calendarRows, registrationRows } from './ipos.ts';
import { formsByCik, parseMasterIndex } from './master-index.ts';
import { plausibleRange, plausibleTarget, sharesOutstanding } from './plausible.ts';
import { readPriceHistory } from './price-history.ts';
import { readRatings } from './ratings.ts';
import { sicCodeRows } from './sic-codes.ts';
import { quoteDate, readSnapshot } from './snapshot.ts';
import { openSources } from './sources.ts';
import sponsorAliases from './sponsor-aliases.json' with { type: 'json' };
import { sponsorMatcher } from './sponsors.ts';
import thirteenF from './thirteen-f.json' with { type: 'json' };
import { bioPhaseRows, pipelines, readTrials } from './trials.ts';
import { chooseUniverse } from './universe.ts';
import { priceFile, tableFile, writeSeed } from './write.ts';

const { values: options } = parseArgs({
  options: {
    from: { type: 'string', default: '../shared/data' },
    to: { type: 'string', default: 'data/seed' },
  },
});
const sources = openSources(options.from);

const filingsFile = 'sec/index/master_2025_Q4.idx.gz';
const earningsFile = 'fundamentals/earnings_history_smallcap.csv.gz';
const tradesFile = 'insider/insider_trades_2026-06-19.json.gz';
const calendarFile = 'ipo/nasdaq_ipo_calendar_2024-06.json';
const registrationsFile = 'ipo/edgar_s1_424b4_2026-06-20.json.gz';

const filings = parseMasterIndex(sources.text(filingsFile, 'latin1'));
const { members } = chooseUniverse(readSnapshot(sources), {
  ciks: readCiks(sources),
  forms: formsByCik(filings),
});
const symbols = new Set(members.map(({ symbol }) => symbol));

const sicCodes = sicCodeRows(sources.records('sec/sic_codes.csv'));
const sicRowOf = new Map(sicCodes.map((row) => [row.sic, row]));
const sics = readSics(sources);
const fundamentals = readFundamentals(sources);
const ratings = readRatings(sources.json('analysts/analyst_consensus_26_tickers_2026-07-24.json'));
const bioPhases = bioPhaseRows(readTrials(sources), symbols, sponsorMatcher(members, sponsorAliases));
const phasesOf = pipelines(bioPhases);
const prices = new Map(
  [...readPriceHistory(sources)]
    .filter(([symbol]) => symbols.has(symbol))
    .sort(([a], [b]) => (a < b ? -1 : 1)),
);

const financialPeriods = financialRows(readCompanyFacts(sources), members);

const companies = members.map((member) => {
  const known = fundamentals.get(member.symbol);
  return companyRow(member, {
    sic: sicRowOf.get(sics.get(member.cik ?? 0) ?? ''),
    sharesOutstanding: sharesOutstanding(member, known?.shares ?? null),
    priceTarget: plausibleTarget(known?.priceTarget, member.lastSale),
    ...plausibleRange(known, member.lastSale),
    ratings: ratings.get(member.symbol),
    lastBar: prices.get(member.symbol)?.at(-1),
    phases: phasesOf.get(member.symbol)?.join(', ') ?? null,
  });
});

mkdirSync(options.to, { recursive: true });
writeSeed(options.to, quoteDate, [
  tableFile('companies', ['universe', 'sec', 'fundamentals', 'analysts'], companies),
  tableFile(
    'company_phases',
    ['trials'],
    [...phasesOf].flatMap(([symbol, phases]) => phases.map((phase) => ({ symbol, phase }))),
  ),
  tableFile('sic_codes', ['sec/sic_codes.csv'], sicCodes),
  priceFile(['prices'], prices),
  tableFile(
    'fundamentals',
    [fundamentalsFile],
    members.flatMap(({ symbol }) => fundamentals.get(symbol)?.row ?? []),
  ),
  tableFile('earnings', [earningsFile], earningRows(sources.records(earningsFile), symbols)),
  tableFile('financial_periods', [...factFiles], financialPeriods),
  tableFile('filings', [filingsFile], filingRows(filings, members)),
  tableFile('insider_trades', [tradesFile], insiderTradeRows(sources.json(tradesFile), symbols)),
  tableFile('bio_phases', ['trials'], bioPhases),
  tableFile('holdings', ['sec/13f'], holdingRows(readReports(sources, thirteenF), issuerMatcher(members))),
  tableFile(
    'ipos',
    [calendarFile, registrationsFile],
    [
      ...calendarRows(sources.json(calendarFile)),
      ...registrationRows(sources.json(registrationsFile), readEarlierCiks(sources)),
    ],
  ),
]);
