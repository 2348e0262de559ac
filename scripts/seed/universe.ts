import { companyName } from './company-name.ts';
import { type IssuerSizes, isReviewedAsLarge, issuerValue } from './issuer-value.ts';
import { classifySecurity, type Exclusion, filesAsFund, type SecurityKind } from './security.ts';
import type { ListedRow } from './snapshot.ts';

/** Companies at or above this market value are out, in dollars. */
const capLimit = 5e9;

export interface Member extends ListedRow {
  name: string;
  kind: SecurityKind;
  cik: number | null;
}

export interface Universe {
  members: Member[];
  excluded: { row: ListedRow; reason: Exclusion | 'large company' }[];
}

/** What is known of filers: their CIK by symbol, and the forms they filed in one quarter. */
export interface Filers {
  ciks: ReadonlyMap<string, number>;
  forms: ReadonlyMap<number, ReadonlySet<string>>;
}

/** The shares of small companies among all listed rows, in order of symbol; a class of a large issuer goes with it. */
export function chooseUniverse(rows: readonly ListedRow[], filers: Filers, sizes: IssuerSizes): Universe {
  const excluded: Universe['excluded'] = [];
  const shares: Member[] = [];
  for (const row of rows) {
    const cik = filers.ciks.get(row.symbol) ?? null;
    const security = classifySecurity(row.symbol, row.listedName);
    const fund = cik !== null && filesAsFund(filers.forms.get(cik) ?? new Set());
    if ('excluded' in security) excluded.push({ row, reason: security.excluded });
    else if (fund) excluded.push({ row, reason: 'fund' });
    else shares.push({ ...row, cik, kind: security.kind, name: companyName(row.listedName) });
  }
  const isLarge = (row: Member) =>
    isReviewedAsLarge(row.cik) || (issuerValue(row, row.kind, sizes) ?? 0) >= capLimit;
  const large = new Set(shares.filter(isLarge).map(issuerOf));
  const members = shares.filter((row) => !large.has(issuerOf(row)));
  for (const row of shares) if (large.has(issuerOf(row))) excluded.push({ row, reason: 'large company' });
  return { members: members.sort((a, b) => (a.symbol < b.symbol ? -1 : 1)), excluded };
}

/** All classes of a company share its CIK; where that is unknown, its name. */
const issuerOf = (row: Member): string | number => row.cik ?? row.name.toLowerCase();
