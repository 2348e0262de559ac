/** What kind of company it is, as the record tells (data/README.md has the rules). Imports nothing, so that it stays light. */
export const companyTypes = ['operating', 'blank_check', 'reit', 'fund', 'royalty_or_partnership'] as const;
export type CompanyType = (typeof companyTypes)[number];

/** As people call them. */
export const companyTypeNames: Readonly<Record<CompanyType, string>> = {
  operating: 'Operating company',
  blank_check: 'Blank check',
  reit: 'REIT',
  fund: 'Business development company or fund',
  royalty_or_partnership: 'Royalty trust or partnership',
};
