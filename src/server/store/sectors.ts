import { sectorNames } from '#contract/bounds.ts';
import { type SectorEntry } from '#contract/sector.ts';
import { sectorsOfSic } from '#kit/sectors.ts';
import type { Db } from '#server/db/open.ts';
import { listedCompanies } from './listed.ts';
import { median } from './quantiles.ts';

interface Member {
  sic: string | null;
  industry: string | null;
  change_pre: number | null;
}

/** The nine sector cards in their order, with the companies each shows; a company may stand under two. */
export async function readSectors(db: Db): Promise<SectorEntry[]> {
  const members = await listedCompanies(db)
    .leftJoin('sic_codes', 'sic_codes.sic', 'companies.sic')
    .select(['companies.sic', 'companies.industry', 'companies.change_pre', 'sic_codes.office'])
    .execute();
  const bySector = new Map<string, Member[]>(sectorNames.map((name) => [name, []]));
  for (const member of members) {
    if (member.sic === null) continue;
    for (const sector of sectorsOfSic(member.sic, member.office ?? undefined))
      bySector.get(sector)?.push(member);
  }
  return sectorNames.map((name) => entryOf(name, bySector.get(name) ?? []));
}

function entryOf(sector_name: string, members: readonly Member[]): SectorEntry {
  const middle = median(members.flatMap(({ change_pre }) => change_pre ?? []).sort((a, b) => a - b));
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
