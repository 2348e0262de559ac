/** A widget of the charting service (INDEX_WIDGETS=tradingview), and what stands behind it until it is there. */
export interface IndexWidget {
  name: string;
  symbol: string;
  src: string;
  /** The same chart as a page of the service. */
  href: string;
}

export const WIDGET_ORIGIN = 'https://www.tradingview-widget.com';

/** Funds that follow three indices of small companies: the indices themselves are not free to show. */
const FUNDS = [
  { name: 'Russell 2000', symbol: 'AMEX:IWM' },
  { name: 'S&P SmallCap 600', symbol: 'AMEX:IJR' },
  { name: 'CRSP US Small Cap', symbol: 'AMEX:VB' },
] as const;

/** The three widgets; the service reads its settings from the fragment, so that nothing of them is sent to it by us. */
export const indexWidgets: readonly IndexWidget[] = FUNDS.map(({ name, symbol }) => {
  const settings = {
    symbol,
    width: '100%',
    height: '100%',
    dateRange: '3M',
    isTransparent: false,
    autosize: true,
  };
  return {
    name,
    symbol,
    src: `${WIDGET_ORIGIN}/embed-widget/mini-symbol-overview/?locale=en#${encodeURIComponent(JSON.stringify(settings))}`,
    href: `https://www.tradingview.com/symbols/${symbol.replace(':', '-')}/`,
  };
});
