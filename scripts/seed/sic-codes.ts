import { sectorOfSic, subdivisionOfSic } from '#kit/sectors.ts';
import type { SicCodesTable } from '#server/db/schema.ts';
import corrections from './sic-titles.json' with { type: 'json' };

const abbreviations = new Map(Object.entries({ ...corrections.abbreviations, ...corrections.names }));
const titles = new Map(Object.entries(corrections.titles));

/**
 * Title of a SIC code as pages show it: sentence case, the SEC's abbreviations written out, misspellings corrected.
 * @example industryTitle('2834', 'PHARMACEUTICAL PREPARATIONS') // 'Pharmaceutical preparations'
 * @example industryTitle('5047', 'WHOLESALE-MEDICAL, DENTAL ...') // 'Wholesale: medical, dental ...'
 */
export function industryTitle(sic: string, secTitle: string): string {
  const whole = titles.get(sic);
  if (whole) return whole;
  const words = secTitle
    .replace(/^SERVICES-/, '')
    .replace(/^(WHOLESALE|RETAIL)-/, '$1: ')
    .replace(/^RETAIL: RETAIL /, 'RETAIL: ')
    .replace(/,? NEC$/, ', OTHER')
    .replace(/, \(/g, ' (')
    .replace(/,? & /g, ' AND ')
    .replace(/\//g, ' OR ')
    .replace(/ - /g, ': ')
    .replace(/, AND /g, ' AND ')
    .replace(/[A-Z][A-Z-]*/g, (word) => abbreviations.get(word) ?? word.toLowerCase());
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Rows of the SIC table from the SEC's list. */
export const sicCodeRows = (list: readonly Record<string, string>[]): SicCodesTable[] =>
  list.map(({ sic = '', office = '', industry_title = '' }) => ({
    sic,
    office,
    title: industryTitle(sic, industry_title),
    sector_name: sectorOfSic(sic, office),
    subdivision: subdivisionOfSic(sic),
  }));
