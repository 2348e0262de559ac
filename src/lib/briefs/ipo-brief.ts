import { formatDate } from '../dates.ts';
import { formatCompact, formatMoney, formatPrice } from '../format.ts';
import { type Brief, type BriefCompany, briefId, sentence } from './brief.ts';
import { shortName } from './short-name.ts';

/** A priced offering; `price` in dollars a share, null where only the final prospectus is known. */
export interface IpoFact {
  date: string;
  market: string | null;
  price: number | null;
  shares: number | null;
  amount: number | null;
  /** Of the final prospectus, where that is what is known. */
  form: string | null;
  source: string;
  url: string | null;
}

/** The price of an initial offering, with its shares and amount. */
export function ipoBrief(company: BriefCompany, ipo: IpoFact): Brief {
  const name = shortName(company.name);
  const at = ipo.price === null ? '' : ` at ${formatPrice(ipo.price)} a share`;
  const size = [
    ...(ipo.shares === null ? [] : [`${formatCompact(ipo.shares)} ${ipo.shares === 1 ? 'share' : 'shares'}`]),
    ...(ipo.amount === null ? [] : [`${formatMoney(ipo.amount)} in all`]),
  ];
  return {
    id: briefId(company.symbol, ipo.date, 'ipo'),
    symbol: company.symbol,
    topic: 'ipo',
    title: at
      ? `${name} prices its offering${at}`
      : `${name} files its final prospectus${ipo.form === null ? '' : ` (${ipo.form})`}`,
    summary: sentence(
      `${at ? `${company.name} priced its initial offering${at}` : `The final prospectus of ${company.name} was filed`} on ${formatDate(ipo.date)}${ipo.market ? `, for a listing on ${ipo.market}` : ''}`,
    ),
    paragraphs: size.length > 0 ? [sentence(`On record: ${size.join(', ')}`)] : [],
    facts: [
      { label: 'Price', value: ipo.price, unit: 'price' },
      { label: 'Shares', value: ipo.shares, unit: 'shares' },
      { label: 'Amount', value: ipo.amount, unit: 'usd' },
      { label: 'Market', value: ipo.market, unit: 'text' },
      { label: at ? 'Priced' : 'Filed', value: ipo.date, unit: 'date' },
    ],
    publishedAt: ipo.date,
    category: 'IPO',
    source: ipo.source,
    url: ipo.url,
  };
}
