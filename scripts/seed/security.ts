import type { CompaniesTable } from '#server/db/company-tables.ts';

export type SecurityKind = CompaniesTable['security_kind'];

/** Why a listed row is not a share of an operating company. */
export type Exclusion =
  | 'warrant'
  | 'right'
  | 'unit'
  | 'preferred'
  | 'debt'
  | 'structured'
  | 'fund'
  | 'duplicate line';

const ads = /\bamerican deposit[ao]ry\b|\bglobal deposit[ao]ry\b|\bADSs?\b(?!-)|\bADRs?\b/i;
const partnership =
  /\b(common units?|limited (liability company|partners?'?|partnership) interests?|units? of beneficial interests?|beneficial unit certificates?|depositary receipts evidencing units)\b|\bL\.?P\.?\s+(class a )?(common )?(units|limited partnership)\b|\blimited partnership$/i;

/** The first rule that fits a listed name decides; order matters (a note may mention preferred shares). */
const exclusions: readonly [Exclusion, RegExp][] = [
  ['warrant', /\bwarrants?\b|\(ADW\)/i],
  ['right', /\brights?\b(?! to receive)/i],
  // "Bond" alone is a word of company names, and of bond funds, which other signs tell.
  [
    'debt',
    /\b(notes?|debentures?|bonds) due\b|\bdue \d{4}\b|\b(senior|subordinated|convertible|perpetual) (notes?|debentures?)\b|\b(mortgage|municipal) bonds\b|\d(\.\d+)? ?%.*\b(notes?|bonds?|debentures?)\b|^tennessee valley authority\b/i,
  ],
  [
    'structured',
    /\bSTRATS\b|\bCorTS\b|\bTr (Ctf|Certs)\b|synthetic fixed-income|\bstructured products?\b|\bcapital trust [IVX]+$|trust preferred securit/i,
  ],
  [
    'preferred',
    /\bpref(erred|erence) (stock|shares?|class|units?|securities)\b|\bcumulative\b.*\bpreferred\b|\bPfd\b|^(?!.*\b(american|global)\b).*\bdeposit[ao]ry sh(are|r)s?\b|\bcorporate units\b/i,
  ],
  ['fund', /\b(funds?|ETF|ETN)\b/i],
  ['duplicate line', /\bex-distribution\b/i],
];

/** Preferred shares: not what only stands among them in the list, as notes (PBI^B) and securities of a trust (AIRTP), which are owed. */
export function isPreferredShare(symbol: string, listedName: string): boolean {
  const excludes = (kind: Exclusion) =>
    exclusions.some(([key, pattern]) => key === kind && pattern.test(listedName));
  const security = classifySecurity(symbol, listedName);
  return (
    'excluded' in security &&
    security.excluded === 'preferred' &&
    !excludes('debt') &&
    !excludes('structured')
  );
}

const warrantSymbol = /-(WS|WT|W|U|UN|R|RT)[A-Z]?$/;

/** What a listed row is by its symbol and name: a kind of share, or the reason to leave it out. */
export function classifySecurity(
  symbol: string,
  listedName: string,
): { kind: SecurityKind } | { excluded: Exclusion } {
  if (symbol.includes('^')) return { excluded: 'preferred' };
  if (warrantSymbol.test(symbol)) return { excluded: 'warrant' };
  for (const [excluded, pattern] of exclusions) {
    if (pattern.test(listedName)) return { excluded };
  }
  if (partnership.test(listedName)) return { kind: 'unit' };
  if (/\bunits?\.?$/i.test(listedName)) {
    // AllianceBernstein Holding L.P. lists its common units as "Units"; other bare units are blank-check bundles.
    return /\bL\.?P\.?\s+units$/i.test(listedName) ? { kind: 'unit' } : { excluded: 'unit' };
  }
  return { kind: ads.test(listedName) ? 'ads' : 'common' };
}

/** Forms that only registered investment companies file. */
const fundForms = /^(NPORT-P|N-CSRS?|N-CEN|N-23C3[AB]|N-30D)(\/A)?$/;
const operatingReports = /^(10-Q|10-K|20-F|40-F|6-K)(\/A)?$/;

/**
 * Whether a filer is a fund by the forms of one quarter. Business development companies register like funds (N-2),
 * but report like companies (10-Q): they stay.
 */
export function filesAsFund(forms: ReadonlySet<string>): boolean {
  const all = [...forms];
  if (all.some((form) => fundForms.test(form))) return true;
  return all.some((form) => /^N-2(\/A)?$/.test(form)) && !all.some((form) => operatingReports.test(form));
}
