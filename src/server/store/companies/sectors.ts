import { sectorNames } from '#contract/bounds.ts';
import { type SectorEntry } from '#contract/sector.ts';
import type { Figure } from '../content/kept-figures.ts';
import { listedCompanies } from '../listed.ts';
import { median } from '../screener/quantiles.ts';

interface Member {
  sic: string | null;
  industry: string | null;
  change_pre: number | null;
  is_lead_class: number;
}

/** The nine sector cards in their order; each listed company stands under one of them, or under none. */
export const sectorEntries: Figure<SectorEntry[]> = {
  name: 'sectors',
  version: 2,
  of: ['companies', 'sectors'],
  async make({ db }) {
    const members = await listedCompanies(db)
      .select(['sector_name', 'sic', 'industry', 'change_pre', 'is_lead_class'])
      .execute();
    const bySector = Map.groupBy(members, ({ sector_name }) => sector_name);
    return sectorNames.map((name) => entryOf(name, bySector.get(name) ?? []));
  },
};

function entryOf(sector_name: string, members: readonly Member[]): SectorEntry {
  const middle = median(
    members
      .flatMap(({ change_pre, is_lead_class }) => (is_lead_class ? (change_pre ?? []) : []))
      .sort((a, b) => a - b),
  );
  return {
    sector_name,
    companies: members.length,
    // Percent to four digits: a mean of two values has a tail that they have not.
    median_change: middle === null ? null : Number(middle.toFixed(4)),
    industries: subSectorsOf(members),
  };
}

/** The industries of a card by title, each with its companies. */
function subSectorsOf(members: readonly Member[]): NonNullable<SectorEntry['industries']> {
  const bySic = new Map<string, { sic: string; industry: string; companies: number }>();
  for (const { sic, industry } of members) {
    if (sic === null) continue;
    const entry = bySic.get(sic) ?? { sic, industry: industry ?? sic, companies: 0 };
    entry.companies += 1;
    bySic.set(sic, entry);
  }
  return [...bySic.values()].sort(
    (a, b) => a.industry.localeCompare(b.industry, 'en') || a.sic.localeCompare(b.sic, 'en'),
  );
}
