import { companyTypes } from '#contract/company-type-names.ts';
import { bioPhaseOptions } from '#contract/bio-phase.ts';
import type { ScreenerFieldName } from '#contract/screener-fields.ts';

/** What stands first in a list; the rest follows by name. */
const first: Partial<Record<ScreenerFieldName, readonly string[]>> = {
  market: ['NASDAQ', 'NYSE', 'NYSE American'],
  country: ['US'],
  company_type: companyTypes,
  profitable: ['12 months', 'No'],
};

/** Options of a field that is filtered by values: those that occur, for trials the specified phases. */
export function listOptionsOf(field: ScreenerFieldName, values: readonly (string | number)[]): string[] {
  if (field === 'bioPhasePipelines') return [...bioPhaseOptions];
  const order = first[field] ?? [];
  const rank = (option: string) => (order.includes(option) ? order.indexOf(option) : order.length);
  return [...new Set(values.map(String))].sort((a, b) => rank(a) - rank(b) || a.localeCompare(b, 'en'));
}
