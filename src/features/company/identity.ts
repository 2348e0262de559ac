import type { Company } from '#contract/company.ts';
import { sectorNames } from '#contract/bounds.ts';
import { shortIndustry } from '#kit/company/quote.ts';
import { defaultScreener, withSector, withToggledIndustry } from '#kit/screener/state.ts';
import { screenerHref } from '#kit/screener/url.ts';

/** A sector or an industry, and the screen of all that is in it. */
export interface KindPart {
  label: string;
  href: string | null;
}

/** What stands below a company's name: where it is listed, and what it does. */
export function identityOf({ market, symbol, sector_name, industry, sic }: Company): {
  listing: string;
  kind: KindPart[];
} {
  const sector = sectorNames.find((name) => name === sector_name);
  const kind: KindPart[] = [];
  if (sector_name && sector_name !== 'Uncategorized')
    kind.push({
      label: sector_name,
      href: sector ? screenerHref(withSector(defaultScreener, sector)) : null,
    });
  if (industry)
    kind.push({
      label: sic ? `${shortIndustry(industry)} (SIC ${sic})` : shortIndustry(industry),
      href: sic ? screenerHref(withToggledIndustry(defaultScreener, sic)) : null,
    });
  return { listing: [market, symbol].filter(Boolean).join(' · '), kind };
}
