import type { Fact } from '#contract/news.ts';
import { formatDate } from '#kit/time/dates.ts';
import { formatCompact, formatMoney, formatPrice } from '#kit/format.ts';
import { pick } from '#kit/text/sentence.ts';
import type { Db } from '#server/db/open.ts';
import { type Brief, type BriefCompany, briefId, seedOf, sentence } from './brief.ts';
import type { Subjects } from './companies.ts';
import { shortName } from './short-name.ts';
import { weighFact } from './weigh.ts';

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
  const id = briefId(company.symbol, ipo.date, 'ipo');
  const seed = seedOf(id);
  return {
    id,
    symbol: company.symbol,
    topic: 'ipo',
    title: titleOf(name, at, ipo, seed),
    summary: sentence(
      `${summaryOf(company.name, at, ipo, seed)}${ipo.market ? `, for a listing on ${ipo.market}` : ''}`,
    ),
    paragraphs: size.length > 0 ? [sentence(`On record: ${size.join(', ')}`)] : [],
    facts: at ? pricedFacts(ipo) : prospectusFacts(ipo),
    publishedAt: ipo.date,
    category: at ? 'IPO' : 'Prospectus',
    source: ipo.source,
    url: ipo.url,
    score: weighFact(at ? 30 : 26, ipo.amount),
  };
}

function titleOf(name: string, at: string, { form }: IpoFact, seed: number): string {
  const label = form === null ? '' : ` (${form})`;
  return at
    ? pick(seed, [`${name} prices its offering${at}`, `Initial offering of ${name} priced${at}`])
    : pick(seed, [
        `${name} files its final prospectus${label}`,
        `Final prospectus of ${name} is filed${label}`,
      ]);
}

function summaryOf(name: string, at: string, { date }: IpoFact, seed: number): string {
  const day = formatDate(date);
  return at
    ? pick(seed >>> 3, [
        `${name} priced its initial offering${at} on ${day}`,
        `On ${day} the initial offering of ${name} was priced${at}`,
      ])
    : pick(seed >>> 3, [
        `The final prospectus of ${name} was filed on ${day}`,
        `On ${day} the SEC received the final prospectus of ${name}`,
      ]);
}

const pricedFacts = ({ price, shares, amount, market, date }: IpoFact): Fact[] => [
  { label: 'Price', value: price, unit: 'price' },
  { label: 'Shares', value: shares, unit: 'shares' },
  { label: 'Amount', value: amount, unit: 'usd' },
  { label: 'Market', value: market, unit: 'text' },
  { label: 'Priced', value: date, unit: 'date' },
];

/** The index of the regulator gives the document and its day alone. */
const prospectusFacts = ({ form, date, url }: IpoFact): Fact[] => [
  ...(form === null ? [] : [{ label: 'Form', value: form, unit: 'form', url } satisfies Fact]),
  { label: 'Filed', value: date, unit: 'date' },
];

/** The published files of the calendar, which gives no address to its rows. */
const CALENDAR = 'https://github.com/OpenBB-finance/OpenBB';

/** Priced offerings of companies that are listed here, under the name of then. */
export async function* ipoBriefs(db: Db, subjects: Subjects): AsyncGenerator<Brief> {
  const rows = await db
    .selectFrom('ipos')
    .selectAll()
    .where('status', '=', 'priced')
    .where('date', 'is not', null)
    .orderBy('id')
    .execute();
  for (const { symbol, date, price, market, shares, amount, source, form, raw_text_link } of rows) {
    const company = symbol === null ? undefined : subjects.get(symbol);
    if (!company || date === null) continue;
    yield ipoBrief(company, {
      date,
      market,
      price: dollars(price),
      shares,
      amount,
      form,
      source,
      url: raw_text_link ?? CALENDAR,
    });
  }
}

/** A price of the calendar; a span or a blank is none. */
const dollars = (text: string | null): number | null => {
  const value = Number(text?.trim() || NaN);
  return Number.isFinite(value) && value > 0 ? value : null;
};
