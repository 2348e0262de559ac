import type { CompanyType } from '#contract/company-type-names.ts';
import type { SecurityKind } from '../security.ts';
import type { Filer } from './filers.ts';

/** What the type of a company is told by. */
export interface TypeEvidence {
  name: string;
  kind: SecurityKind;
  /** Its record at the SEC; undefined where it files elsewhere (banks) or is not found. */
  filer: Pick<Filer, 'cik' | 'sic' | 'office'> | undefined;
  /** Industries that other sources name it under. */
  industries: readonly string[];
  /** Employees, where a source tells them. */
  employees: number | null;
}

/** Under the SIC code of real estate investment trusts, but taxed as corporations, as their annual reports say. */
const notTrusts: ReadonlySet<number> = new Set([
  1070985, // CoreCivic: gave the status up on January 1, 2021
  1981792, // Howard Hughes Holdings: never was one
  82473, // InnSuites Hospitality Trust
  733590, // Transcontinental Realty Investors
  949961, // Income Opportunity Realty Investors
]);

/** A shell that looks for a business has a handful of officers; who employs more has found one. */
const SHELL_EMPLOYEES_MAX = 20;

const shellName = /\bacquisitions?\b.*\b(corp|corporation|co|company|inc|ltd|limited|[ivx]+)\b|\bSPAC\b/i;
const bankName = /\b(bank|bancorp|bancshares)\b/i;
const royaltyTrustName = /\b(royalty|royality|oil|energy|petroleum|mesabi)\b.*\btrust\b/i;
const partnershipName = /\bL\.?P\.?$|\blimited partnership$/i;
const unitsName = /\bpartners$|\btrust$/i;
const trustName = /\b(REIT|trust)\b/i;

const isPropertyCode = (sic: string): boolean => /^65\d\d$/.test(sic);

/**
 * The kind of company, by the first rule that fits:
 * a blank check has the SIC code 6770 or the name of one, and hardly any employees;
 * a business development company or fund files with the SEC but has no SIC code, which only investment companies lack;
 * a royalty trust or partnership is named so, or is a partnership by its units;
 * a REIT has the SIC code 6798, or one of property and the name of a trust, or the industry of one elsewhere.
 * Everything else operates a business.
 */
export function companyTypeOf(evidence: TypeEvidence): CompanyType {
  const { name, kind, filer, industries, employees } = evidence;
  const sic = filer?.sic ?? '';
  if ((sic === '6770' || shellName.test(name)) && (employees ?? 0) < SHELL_EMPLOYEES_MAX)
    return 'blank_check';
  if (filer && sic === '' && filer.office === null && !bankName.test(name)) return 'fund';
  if (royaltyTrustName.test(name) || (sic === '6792' && trustName.test(name)))
    return 'royalty_or_partnership';
  if (partnershipName.test(name) || (kind === 'unit' && unitsName.test(name)))
    return 'royalty_or_partnership';
  if (filer && notTrusts.has(filer.cik)) return 'operating';
  const isTrust =
    sic === '6798' ||
    (isPropertyCode(sic) && trustName.test(name)) ||
    industries.some((one) => /\bREITs?\b/.test(one));
  return isTrust ? 'reit' : 'operating';
}
