interface StockTab {
  label: string;
  href: string;
}

/** The pages of the stocks area, in the order of their tabs. */
export const stockTabs: readonly StockTab[] = [
  { label: 'Screener', href: '/stocks/screener' },
  { label: 'IPO', href: '/stocks/ipo' },
  { label: 'Leaders and Laggards', href: '/stocks/leaders-and-laggards' },
];
