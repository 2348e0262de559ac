export interface ReadyScreen {
  /** Last part of its address, `/stocks/screener/…`. */
  slug: string;
  title: string;
  /** What the companies have in common, in one sentence. */
  sentence: string;
  /** The query string of the screener. */
  query: string;
}

/** Screens to start from, each with an address of its own. */
export const readyScreens: readonly ReadyScreen[] = [
  {
    slug: 'active-micro-caps',
    title: 'Active micro caps',
    sentence: 'Companies worth $50M to $300M that traded at least 500,000 shares in the session.',
    query: 'market_cap=50M..300M&volume=500K..&sortField=volume&sortDirection=desc',
  },
  {
    slug: 'nano-caps',
    title: 'Nano caps',
    sentence: 'Companies worth less than $50M, the most traded first.',
    query: 'market_cap=..50M&sortField=volume&sortDirection=desc',
  },
  {
    slug: 'oversold',
    title: 'Oversold',
    sentence:
      'Relative strength under 30 over 14 sessions, with an average of at least 100,000 shares a session.',
    query: 'volume_avg=100K..&latest_rsi=..30&view=technical&sortField=latest_rsi&sortDirection=asc',
  },
  {
    slug: 'overbought',
    title: 'Overbought',
    sentence:
      'Relative strength of 70 or more over 14 sessions, with an average of at least 100,000 shares a session.',
    query: 'volume_avg=100K..&latest_rsi=70..&view=technical&sortField=latest_rsi&sortDirection=desc',
  },
  {
    slug: 'unusual-moves',
    title: 'Unusual moves up',
    sentence: 'Up at least 10% in the session on 500,000 shares or more, at $0.10 or above.',
    query: 'last_sale=0.1..&volume=500K..&change_pre=10..&sortField=change_pre&sortDirection=desc',
  },
  {
    slug: 'sharp-falls',
    title: 'Sharp falls',
    sentence: 'Down more than 10% in the session on 500,000 shares or more, at $0.10 or above.',
    query: 'last_sale=0.1..&volume=500K..&change_pre=..-10&sortField=change_pre&sortDirection=asc',
  },
  {
    slug: 'small-life-science',
    title: 'Life science under $300M',
    sentence: 'Life science companies worth less than $300M, the largest first.',
    query: 'sector=Life+Sciences&market_cap=..300M&view=pipeline',
  },
  {
    slug: 'analyst-upside',
    title: 'Twice the price in analysts’ eyes',
    sentence:
      'A mean price target at least twice the latest price, on 100,000 shares or more in the session.',
    query:
      'volume=100K..&priceTargetUpside=100..&view=analysts&sortField=priceTargetUpside&sortDirection=desc',
  },
  {
    slug: 'recent-ipos',
    title: 'Recent IPOs',
    sentence: 'Companies first listed in 2025 or later, the largest first.',
    query: 'ipo_year=2025..',
  },
  {
    slug: 'under-two-dollars',
    title: 'Under $2 with volume',
    sentence: 'Shares under $2 with at least one million of them traded in the session.',
    query: 'last_sale=..2&volume=1M..&sortField=volume&sortDirection=desc',
  },
  {
    slug: 'tight-share-count',
    title: 'Few shares outstanding',
    sentence: 'Fewer than 10 million shares outstanding and at least 100,000 traded in the session.',
    query:
      'volume=100K..&shares_outstanding=..10M&view=valuation&sortField=shares_outstanding&sortDirection=asc',
  },
  {
    slug: 'nyse-american',
    title: 'On NYSE American',
    sentence: 'Companies listed on NYSE American worth less than $1B, the most traded first.',
    query: 'market_cap=..1B&market=NYSE+American&sortField=volume&sortDirection=desc',
  },
  {
    slug: 'small-banks',
    title: 'Banks under $1B',
    sentence:
      'National and state commercial banks and savings institutions worth less than $1B, the largest first.',
    query: 'sic=6021&sic=6022&sic=6035&sic=6036&market_cap=..1B',
  },
];

export const readyScreenPath = (slug: string): string => `/stocks/screener/${slug}`;

/** Look-up by the last part of its address. */
export const readyScreen = (slug: string): ReadyScreen | undefined =>
  readyScreens.find((screen) => screen.slug === slug);
