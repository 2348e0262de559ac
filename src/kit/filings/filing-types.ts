import { type FilingGroup, filingGroups } from '#contract/filing.ts';

/** What a form is, in plain words; a key ending in `*` stands for every form that begins so. More particular ones first. */
// prettier-ignore
const descriptions: readonly (readonly [form: string, words: string])[] = [
  ['3', 'First statement of an insider’s holdings'],
  ['4', 'Insider transaction'],
  ['5', 'Yearly statement of insider changes'],
  ['144', 'Notice of a planned insider sale'],
  ['8-K12B', 'Current report of a successor company'],
  ['8-K*', 'Current report'],
  ['6-K', 'Current report of a foreign company'],
  ['10-KT', 'Annual report for a change of fiscal year'],
  ['10-K*', 'Annual report'],
  ['20-F', 'Annual report of a foreign company'],
  ['40-F', 'Annual report of a Canadian company'],
  ['11-K', 'Annual report of an employee stock plan'],
  ['ARS', 'Annual report to shareholders'],
  ['10-Q*', 'Quarterly report'],
  ['10-D', 'Distribution report of an asset-backed issuer'],
  ['NT 10-K', 'Notice of a late annual report'],
  ['NT 20-F', 'Notice of a late annual report'],
  ['NT 10-Q', 'Notice of a late quarterly report'],
  ['NT*', 'Notice of a late report'],
  ['SCHEDULE 13D', 'Active stake over 5%'],
  ['SC 13D', 'Active stake over 5%'],
  ['SCHEDULE 13G', 'Passive stake over 5%'],
  ['SC 13G', 'Passive stake over 5%'],
  ['SC 13E3', 'Going-private transaction'],
  ['SC TO-I', 'Tender offer by the company'],
  ['SC TO-T', 'Tender offer by another party'],
  ['SC TO-C', 'Communication before a tender offer'],
  ['SC 14D9', 'Company’s answer to a tender offer'],
  ['SC14D9C', 'Communication about a tender offer'],
  ['13F-HR', 'Holdings of an institutional manager'],
  ['13F-NT', 'Notice of holdings reported elsewhere'],
  ['DEFM14A', 'Merger proxy statement'],
  ['PREM14A', 'Preliminary merger proxy statement'],
  ['DEFA14A', 'Additional proxy material'],
  ['DEFR14A', 'Revised proxy statement'],
  ['DEFC14A', 'Proxy statement in a contest'],
  ['PREC14A', 'Preliminary proxy statement in a contest'],
  ['DEFN14A', 'Proxy statement by someone other than the company'],
  ['PREN14A', 'Preliminary proxy statement by someone other than the company'],
  ['DFAN14A', 'Additional proxy material by someone other than the company'],
  ['DFRN14A', 'Revised proxy statement by someone other than the company'],
  ['PX14A6G', 'Notice of an exempt solicitation'],
  ['DEF 14A', 'Proxy statement'],
  ['PRE 14A', 'Preliminary proxy statement'],
  ['PRER14A', 'Revised preliminary proxy statement'],
  ['DEF 14C', 'Information statement'],
  ['DEFM14C', 'Merger information statement'],
  ['PRE 14C', 'Preliminary information statement'],
  ['PREM14C', 'Preliminary merger information statement'],
  ['S-1MEF', 'Registration of additional securities'],
  ['S-3MEF', 'Registration of additional securities'],
  ['F-1MEF', 'Registration of additional securities'],
  ['S-1', 'Registration of securities'],
  ['F-1', 'Registration of securities by a foreign company'],
  ['S-3ASR', 'Automatic shelf registration'],
  ['F-3ASR', 'Automatic shelf registration by a foreign company'],
  ['S-3', 'Shelf registration'],
  ['F-3', 'Shelf registration by a foreign company'],
  ['S-4', 'Registration for a merger or exchange'],
  ['F-4', 'Registration for a merger or exchange by a foreign company'],
  ['S-8 POS', 'Amendment to an employee plan registration'],
  ['S-8', 'Registration for an employee plan'],
  ['S-11', 'Registration of real-estate securities'],
  ['F-6*', 'Registration of depositary receipts'],
  ['8-A12*', 'Registration of a class of securities'],
  ['10-12*', 'Registration of a class of securities'],
  ['POS AM', 'Amendment after effectiveness'],
  ['POSASR', 'Amendment to an automatic shelf registration'],
  ['POS*', 'Amendment after effectiveness'],
  ['424B*', 'Prospectus'],
  ['FWP', 'Free writing prospectus'],
  ['EFFECT', 'Notice that a registration took effect'],
  ['RW', 'Withdrawal of a registration'],
  ['AW', 'Withdrawal of an amendment'],
  ['DRSLTR', 'Letter on a draft registration'],
  ['DRS', 'Draft registration'],
  ['D', 'Notice of an exempt offering'],
  ['1-A*', 'Offering under Regulation A'],
  ['425', 'Communication about a merger'],
  ['25-NSE', 'Notice of delisting by the exchange'],
  ['25', 'Notice of delisting'],
  ['15-*', 'End of registration or reporting'],
  ['15F-*', 'End of registration or reporting'],
  ['CERT', 'Certification of an exchange listing'],
  ['CORRESP', 'Letter to the regulator'],
  ['UPLOAD', 'Letter from the regulator'],
  ['N-CSRS', 'Half-year report of a fund'],
  ['N-CSR', 'Annual report of a fund'],
  ['N-PX', 'Proxy votes of a fund'],
  ['N-2*', 'Registration of a closed-end fund'],
  ['SD', 'Specialized disclosure report'],
  ['SUPPL', 'Supplement to an offering'],
  ['CB', 'Notice of a cross-border offer'],
];

const matches = (pattern: string, form: string) =>
  pattern.endsWith('*') ? form.startsWith(pattern.slice(0, -1)) : form === pattern;

/** What a form is, in plain words: `SCHEDULE 13G/A` is "Passive stake over 5%, amended"; an unknown form is "Filing". */
export function describeForm(form: string): string {
  const upper = form.trim().toUpperCase();
  const base = upper.replace(/\/A$/, '');
  const words = descriptions.find(([pattern]) => matches(pattern, base))?.[1] ?? 'Filing';
  return base === upper ? words : `${words}, amended`;
}

/** A form as it is written on pages: EDGAR's capitals only where they are part of the name. */
export const formName = (form: string): string => form.replace(/^SCHEDULE /i, 'Schedule ');

/** The group of that name, in any case; undefined for anything else. */
export const filingGroup = (name: string): FilingGroup | undefined =>
  filingGroups.find((group) => group.name.toLowerCase() === name.toLowerCase());

/** A form inside a sentence: one that is a bare number or letter says that it is a form: `form 4`, `8-K`. */
export const formInSentence = (form: string): string =>
  `${/^(?:[A-Z0-9]{1,2}|144)(?:\/A)?$/.test(form) ? 'form ' : ''}${formName(form)}`;
