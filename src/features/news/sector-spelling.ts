import { type SectorName, sectorNames } from '#contract/bounds.ts';

const fold = (text: string): string =>
  text
    .toLowerCase()
    .replace(/\band\b|&/g, ' ')
    .replace(/[^a-z]+/g, ' ')
    .trim();

/** Short names in use for the nine, beside their full ones. */
const shortNames: Readonly<Record<string, SectorName>> = {
  energy: 'Energy & Transportation',
  'real estate': 'Real Estate & Construction',
  industrial: 'Industrial Applications',
  'industrial applications services': 'Industrial Applications',
  'life science': 'Life Sciences',
  tech: 'Technology',
  trade: 'Trade & Services',
  crypto: 'Crypto Assets',
  'crypto asset': 'Crypto Assets',
};

/** The sector that a spelling of it means: any case, `and` for `&`, hyphens, the usual short names. */
export function sectorOfText(text: string | null): SectorName | undefined {
  const folded = fold(text ?? '');
  return sectorNames.find((name) => fold(name) === folded) ?? shortNames[folded];
}
