import type { Company } from '#contract/company.ts';
import { missingFacts } from '../facts/words.ts';
import { isFilteredInsiders } from '../insiders/view.ts';
import type { MarketData, MarketView } from './view.ts';

type Sections = { [name in keyof MarketData]: MarketData[name] | null };
type Asked = Pick<Company, 'sector_name' | 'sample' | 'hasAnalysts'>;

/** Which sections of the market data page have nothing to show; one that did not arrive is not empty. */
export function emptySections(
  { prices, filings, insiders, holders, phases, news }: Sections,
  view: MarketView,
) {
  return {
    prices: prices?.bars.close.length === 0,
    filings: filings?.totalItems === 0,
    insiders: insiders?.total === 0 && !isFilteredInsiders(view.insiders),
    holders: holders?.totalItems === 0,
    phases: phases?.total === 0 && view.bio.group === undefined,
    news: news?.data.length === 0,
  };
}

/** What a reader may look for on the market data page and is not on record, in the words of a sentence. */
export function absentFrom(company: Asked, sections: Sections, view: MarketView): string[] {
  const empty = emptySections(sections, view);
  const listed: [isAbsent: boolean, name: string][] = [
    [empty.prices, 'price history'],
    // Forms 4 that stand above are on record; what they tell of is not.
    [
      empty.insiders,
      sections.filings?.data.some(({ filing_type }) => /^4(?:\/A)?$/i.test(filing_type))
        ? 'the trades that the forms 4 above tell of'
        : 'insiders’ trades',
    ],
    [empty.filings, 'SEC filings'],
    [empty.holders, 'managers that report to the SEC'],
    // Nobody looks for trials of a bank.
    [
      empty.phases && (company.sector_name === 'Life Sciences' || company.sample === true),
      'clinical programs',
    ],
    [company.hasAnalysts === false, 'analysts’ ratings'],
    [empty.news, 'news'],
  ];
  return [
    ...listed.flatMap(([isAbsent, name]) => (isAbsent ? [name] : [])),
    ...(sections.facts && company.sample !== true ? missingFacts(sections.facts) : []),
  ];
}
