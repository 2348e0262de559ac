import type { Company } from '#contract/company.ts';
import { formatDay } from '#kit/time/dates.ts';
import type { LabelledFigure } from '#kit/company/company-figures.ts';
import { formatCompact, formatMoney, formatPercent, formatQuote, formatRatio } from '#kit/format.ts';
import { latestPrice } from '#kit/company/quote.ts';

/** The figures below the lead: the session of the company's quote; none where there is no price. */
export function leadFigures(company: Company): LabelledFigure[] {
  const price = latestPrice(company);
  if (price === null) return [];
  const { quote_date: date, change_pre, volume, volume_avg, market_cap } = company;
  const change = change_pre === null ? formatPercent(null) : formatPercent(change_pre);
  return [
    {
      label: date ? `Change, ${formatDay(date)}` : 'Change',
      text: change_pre !== null && change_pre > 0 ? `+${change}` : change,
      ...(change_pre !== null && { movement: change_pre }),
    },
    { label: 'Last', text: formatQuote(price) },
    { label: 'Volume', text: formatCompact(volume) },
    {
      label: 'Against average',
      text: formatRatio(volume !== null && volume_avg ? volume / volume_avg : null),
    },
    { label: 'Market cap', text: formatMoney(market_cap) },
  ];
}
