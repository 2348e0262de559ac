import { sectorOfSic, subdivisionOfSic } from '#kit/company/sectors.ts';
import type { SicCodesTable } from '#server/db/company-tables.ts';
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

/**
 * Rows of the SIC table: the SEC's list, and the codes that it lacks but filers have. `offices` are newer than the
 * list's, by code.
 */
export function sicCodeRows(
  list: readonly Record<string, string>[],
  offices: ReadonlyMap<string, string> = new Map(),
): SicCodesTable[] {
  const rowOf = (sic: string, office: string, title: string): SicCodesTable => ({
    sic,
    office: offices.get(sic) ?? office.replace(/^Office of /, ''),
    title,
    sector_name: sectorOfSic(sic, offices.get(sic) ?? office),
    subdivision: subdivisionOfSic(sic),
  });
  const listed = list.map(({ sic = '', office = '', industry_title = '' }) =>
    rowOf(sic, office, industryTitle(sic, industry_title)),
  );
  const known = new Set(listed.map(({ sic }) => sic));
  const unlisted = Object.entries(corrections.unlisted)
    .filter(([sic]) => offices.has(sic) && !known.has(sic))
    .map(([sic, title]) => rowOf(sic, '', title));
  return [...listed, ...unlisted].sort((a, b) => (a.sic < b.sic ? -1 : 1));
}
