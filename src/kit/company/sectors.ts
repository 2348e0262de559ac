import type { SectorName } from '#contract/bounds.ts';

/** Where neither an office nor a range names a sector. */
export const uncategorized = 'Uncategorized';
export type SectorLabel = SectorName | typeof uncategorized;

/** The SEC's review offices as its lists write them; Crypto Assets is never given by an office. */
const sectorOfOffice: Readonly<Record<string, SectorName>> = {
  'Energy & Transportation': 'Energy & Transportation',
  'Real Estate & Construction': 'Real Estate & Construction',
  Manufacturing: 'Manufacturing',
  'Industrial Applications and Services': 'Industrial Applications',
  'Life Sciences': 'Life Sciences',
  Technology: 'Technology',
  'Trade & Services': 'Trade & Services',
  Finance: 'Finance',
  'Crypto Assets': 'Finance',
  'Finance or Office of Crypto Assets': 'Finance',
};

interface CodeRange {
  sector: SectorName;
  from: number;
  to: number;
}

/**
 * Codes that people look for elsewhere than at the office that reviews them: drugs, laboratories, devices and health
 * services are life sciences, blank checks are vehicles of finance, trusts of property are real estate.
 */
const reassigned: readonly CodeRange[] = [
  { sector: 'Life Sciences', from: 2833, to: 2836 },
  { sector: 'Life Sciences', from: 3826, to: 3826 },
  { sector: 'Life Sciences', from: 3841, to: 3851 },
  { sector: 'Life Sciences', from: 8000, to: 8099 },
  { sector: 'Life Sciences', from: 8731, to: 8731 },
  { sector: 'Finance', from: 6770, to: 6770 },
  { sector: 'Real Estate & Construction', from: 6798, to: 6798 },
  { sector: 'Energy & Transportation', from: 6792, to: 6792 },
  { sector: 'Energy & Transportation', from: 6795, to: 6795 },
  { sector: 'Trade & Services', from: 6794, to: 6794 },
];

/** The specification's ranges of major groups, narrower ones first: only for codes that no office reviews. */
const ranges: readonly CodeRange[] = [
  { sector: 'Technology', from: 7300, to: 7399 },
  { sector: 'Real Estate & Construction', from: 1500, to: 1799 },
  { sector: 'Industrial Applications', from: 3400, to: 3799 },
  { sector: 'Finance', from: 6000, to: 6799 },
  { sector: 'Energy & Transportation', from: 4000, to: 4999 },
  { sector: 'Trade & Services', from: 5000, to: 5999 },
  { sector: 'Manufacturing', from: 2000, to: 3999 },
];

const sectorIn = (table: readonly CodeRange[], sic: string): SectorName | undefined =>
  table.find(({ from, to }) => Number(sic) >= from && Number(sic) <= to)?.sector;

/**
 * The sector of a SIC code, of which every company has one: by the code, else by the SEC office that reviews it, else
 * by the specification's range. Companies of crypto assets are listed one by one (`data/crypto-assets.json`).
 */
export function sectorOfSic(sic: string, office?: string): SectorLabel {
  const named = sectorOfOffice[(office ?? '').replace(/^Office of /, '')];
  return sectorIn(reassigned, sic) ?? named ?? sectorIn(ranges, sic) ?? uncategorized;
}

export { subdivisionOfSic } from './sic-major-groups.ts';
