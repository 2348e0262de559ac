/** The nine sectors, in the order of their cards. */
export const sectorNames = [
  'Energy & Transportation',
  'Real Estate & Construction',
  'Manufacturing',
  'Industrial Applications',
  'Life Sciences',
  'Technology',
  'Trade & Services',
  'Finance',
  'Crypto Assets',
] as const;
export type SectorName = (typeof sectorNames)[number];
