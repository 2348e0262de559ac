/**
 * Makes the seed of the project from the folder of public source files:
 * `node scripts/seed/build.ts [--from ../shared/data] [--to data/seed]`.
 * The same sources give the same bytes.
 */
import { mkdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { programmeFiles, programmeRows } from './catalysts/programmes.ts';
import { companyRow } from './company-rows.ts';
import { earningRows } from './earnings.ts';
import { filingRows } from './filings.ts';
import { fundamentalsFile, readFundamentals } from './fundamentals.ts';
import { holdingRows, issuerMatcher, readReports } from './holdings.ts';
import { readCiks, readEarlierCiks, readEarlierTickers, readSics } from './identifiers.ts';
import { filersFile } from './identity/filers.ts';
import { leadClasses } from './identity/lead-class.ts';
import { listedPreferred } from './identity/listed-preferred.ts';
import { identityTables, readIdentity } from './identity/identity.ts';
import { readIssuerSizes } from './issuer-value.ts';
import { insiderTradeRows } from './insider-trades.ts';
import { calendarRows, registrationFilings, registrationRows } from './ipos.ts';
import { formsByCik, parseMasterIndex } from './master-index.ts';
import { filingFiles, holdingFiles, readOwners, withoutOlder } from './ownership/files.ts';
import { purchaseRows, purchasesFile } from './ownership/purchases.ts';
import { plausibleIpoYear, plausibleRange, sharesOutstanding } from './plausible.ts';
import { adjustedClosesFile } from './adjusted-closes.ts';
import { splitsFile } from './identity/splits.ts';
import { isOwnCount, ownBars, passedTickers } from './passed-tickers.ts';
import { readPriceHistory } from './price-history.ts';
import { sicCodeRows } from './sic-codes.ts';
import { quoteDate, readSnapshot } from './snapshot.ts';
import { openSources } from './sources.ts';
import { companyFacts, factFiles, readCompanyFacts } from './statements/company-facts.ts';
import { readStatementFacts, statementFiles } from './statements/read-facts.ts';
import { statementFactRows } from './statements/rows.ts';
import sponsorAliases from './sponsor-aliases.json' with { type: 'json' };
import { sponsorMatcher } from './sponsors.ts';
import thirteenF from './thirteen-f.json' with { type: 'json' };
import { pipelines } from '#kit/trials/trial-phases.ts';
import { bioPhaseRows, readTrials, sponsorTrialRows } from './trials.ts';
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

const index = sources.text(filingsFile, 'latin1');
const filings = parseMasterIndex(index);
const forms = formsByCik(filings);
const snapshot = readSnapshot(sources);
const identity = readIdentity(sources, forms);
const ciks = new Map([...readCiks(sources), ...identity.ciks]);
const universe = chooseUniverse(snapshot, { ciks, forms }, readIssuerSizes(sources, identity.splits));
const { members } = universe;
const leads = leadClasses(members);
const preferred = listedPreferred(snapshot, members, ciks);
const symbols = new Set(members.map(({ symbol }) => symbol));

const sicCodes = sicCodeRows(sources.records('sec/sic_codes.csv'), identity.offices);
const sicRowOf = new Map(sicCodes.map((row) => [row.sic, row]));
const sics = readSics(sources);
const fundamentals = readFundamentals(sources);
const trials = readTrials(sources);
const symbolOfSponsor = sponsorMatcher(members, sponsorAliases);
const programmes = programmeRows(sources, symbols);
// A trial of both stands as the programmes have it.
const bioPhases = [
  ...new Map(
    [...bioPhaseRows(trials, symbols, symbolOfSponsor), ...programmes].map((row) => [row.id, row]),
  ).values(),
].sort((a, b) => (a.id < b.id ? -1 : 1));
const phasesOf = pipelines(bioPhases);
const history = readPriceHistory(sources, identity.knownSplits, fundamentals);
/** The first day of those that took up the ticker of another company. */
const passed = passedTickers(
  members,
  readEarlierTickers(sources),
  forms,
  (symbol) => history.get(symbol) ?? [],
);
const isOwn = (symbol: string, day: string): boolean => day >= (passed.get(symbol) ?? '');
const prices = new Map(
  [...history]
    .filter(([symbol]) => symbols.has(symbol))
    .map(([symbol, bars]) => [symbol, ownBars(bars, passed.get(symbol))] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1)),
);

const statementFacts = statementFactRows([
  ...companyFacts(readCompanyFacts(sources), members),
  ...readStatementFacts(sources, symbols).filter(({ symbol, end }) => isOwn(symbol, end)),
]);

const sharesOn = new Map(
  members.map((member) => [
    member.symbol,
    sharesOutstanding(member, fundamentals.get(member.symbol)?.shares ?? null),
  ]),
);
const owners = readOwners({
  sources,
  members,
  symbols,
  history: prices,
  sharesOf: (symbol) => sharesOn.get(symbol) ?? undefined,
  index,
});

const companies = members.map((member) => {
  const known = fundamentals.get(member.symbol);
  const counts = [owners.floats.get(member.symbol), owners.owners.get(member.symbol)];
  const isCounted = isOwnCount(passed.get(member.symbol), counts);
  return companyRow(isCounted ? member : { ...member, marketCap: null }, {
    sic: sicRowOf.get(identity.sicOf(member.symbol) ?? sics.get(member.cik ?? 0) ?? ''),
    type: identity.typeOf(member),
    isCrypto: identity.isCrypto(member),
    country: identity.countryOf(member),
    ipoYear: plausibleIpoYear(
      member.ipoYear,
      identity.profiles.get(member.symbol)?.firstTrade,
      prices.get(member.symbol)?.[0]?.date,
    ),
    isLeadClass: leads.has(member.symbol),
    preferred: preferred.get(member.symbol) ?? [],
    sharesOutstanding: isCounted ? (sharesOn.get(member.symbol) ?? null) : null,
    ...plausibleRange(known, member.lastSale),
    float: owners.floats.get(member.symbol),
    owners: owners.owners.get(member.symbol),
    consensus: owners.consensus.get(member.symbol),
    lastBar: prices.get(member.symbol)?.at(-1),
    phases: phasesOf.get(member.symbol)?.join(', ') ?? null,
  });
});

mkdirSync(options.to, { recursive: true });
writeSeed(options.to, quoteDate, [
  tableFile(
    'companies',
    ['universe', 'sec', filersFile, 'fundamentals', 'record/analysts', 'record/holders'],
    companies,
  ),
  tableFile(
    'company_phases',
    ['trials'],
    [...phasesOf].flatMap(([symbol, phases]) => phases.map((phase) => ({ symbol, phase }))),
  ),
  tableFile('sic_codes', ['sec/sic_codes.csv'], sicCodes),
  priceFile(['prices', adjustedClosesFile, splitsFile], prices),
  tableFile(
    'fundamentals',
    [fundamentalsFile],
    members.flatMap(({ symbol }) => fundamentals.get(symbol)?.row ?? []),
  ),
  tableFile(
    'earnings',
    [earningsFile],
    earningRows(sources.records(earningsFile), symbols).filter(({ symbol, date }) => isOwn(symbol, date)),
  ),
  tableFile('statement_facts', [...factFiles, ...Object.values(statementFiles)], statementFacts),
  tableFile(
    'filings',
    [filingsFile, ...filingFiles, registrationsFile],
    owners.filings([
      ...filingRows(filings, members),
      ...registrationFilings(sources.json(registrationsFile), members),
    ]),
  ),
  tableFile(
    'insider_trades',
    [tradesFile, purchasesFile],
    [...insiderTradeRows(sources.json(tradesFile), symbols), ...purchaseRows(sources, symbols)],
  ),
  tableFile('bio_phases', ['trials', ...programmeFiles], bioPhases),
  tableFile('sponsor_trials', ['trials'], sponsorTrialRows(trials, symbols, symbolOfSponsor, programmes)),
  tableFile(
    'holdings',
    holdingFiles,
    withoutOlder([
      ...holdingRows(readReports(sources, thirteenF), issuerMatcher(members)),
      ...owners.holdings,
    ]),
  ),
  tableFile(
    'ipos',
    [calendarFile, registrationsFile],
    [
      ...calendarRows(sources.json(calendarFile)),
      ...registrationRows(sources.json(registrationsFile), readEarlierCiks(sources)),
    ],
  ),
  ...owners.files,
  ...identityTables(sources, identity, universe, snapshot),
]);
