import type { SectorName } from '#contract/bounds.ts';

/** Where neither an office nor a range names a sector. */
export const uncategorized = 'Uncategorized';

/** Offices as the SEC's list writes them; a code shared with Crypto Assets counts as Finance. */
const sectorOfOffice: Readonly<Record<string, SectorName>> = {
  'Office of Energy & Transportation': 'Energy & Transportation',
  'Office of Real Estate & Construction': 'Real Estate & Construction',
  'Office of Manufacturing': 'Manufacturing',
  'Industrial Applications and Services': 'Industrial Applications',
  'Office of Industrial Applications and Services': 'Industrial Applications',
  'Office of Life Sciences': 'Life Sciences',
  'Office of Technology': 'Technology',
  'Office of Trade & Services': 'Trade & Services',
  'Office of Finance': 'Finance',
  'Office of Crypto Assets': 'Crypto Assets',
  'Office of Finance or Office of Crypto Assets': 'Finance',
};

/** The specification's ranges of two-digit major groups, and the four-digit ones that Life Sciences always has. */
const sectorRanges: readonly { sector: SectorName; from: number; to: number }[] = [
  { sector: 'Energy & Transportation', from: 4000, to: 4999 },
  { sector: 'Real Estate & Construction', from: 1500, to: 1799 },
  { sector: 'Manufacturing', from: 2000, to: 3999 },
  { sector: 'Industrial Applications', from: 3400, to: 3799 },
  { sector: 'Life Sciences', from: 8000, to: 8099 },
  { sector: 'Life Sciences', from: 2833, to: 2836 },
  { sector: 'Life Sciences', from: 3841, to: 3851 },
  { sector: 'Life Sciences', from: 8731, to: 8731 },
  { sector: 'Technology', from: 7300, to: 7399 },
  { sector: 'Trade & Services', from: 5000, to: 5999 },
  { sector: 'Finance', from: 6000, to: 6799 },
  { sector: 'Crypto Assets', from: 6700, to: 6799 },
];

/** Ranges that hold `sic`, narrowest first. */
const rangesOf = (sic: string): SectorName[] =>
  sectorRanges
    .filter(({ from, to }) => Number(sic) >= from && Number(sic) <= to)
    .sort((a, b) => a.to - a.from - (b.to - b.from))
    .map(({ sector }) => sector);

/** The one sector a company is labelled with: by the SEC office of its code, else by the narrowest range. */
export function sectorOfSic(sic: string, office?: string): SectorName | typeof uncategorized {
  return sectorOfOffice[office ?? ''] ?? rangesOf(sic)[0] ?? uncategorized;
}

/** Every sector whose card shows the company: those of the ranges and that of the office; never none. */
export function sectorsOfSic(sic: string, office?: string): (SectorName | typeof uncategorized)[] {
  return [...new Set([sectorOfSic(sic, office), ...rangesOf(sic)])];
}

export { subdivisionOfSic } from './sic-major-groups.ts';
