/** A screen to start from: what it finds, why one looks there, and what it hides. */
export interface ReadyScreen {
  /** Last part of its address, `/stocks/screener/…`. */
  slug: string;
  title: string;
  /** What the companies have in common, in one sentence. */
  sentence: string;
  /** Why somebody looks for it. */
  why: string;
  /** What such a list hides. */
  trap: string;
  /** The query string of the screener. */
  query: string;
}

const screen = (
  slug: string,
  title: string,
  sentence: string,
  why: string,
  trap: string,
  query: string,
): ReadyScreen => ({ slug, title, sentence, why, trap, query });

/** Screens to start from, each with an address of its own. */
// prettier-ignore
export const readyScreens: readonly ReadyScreen[] = [
  screen('profitable-near-low', 'Profitable near the low', 'Operating companies with a profit over twelve months, within 15% of the 52-week low, on $250,000 traded.', 'A business that earns money and is out of favor.', 'The profit is of the last statements; the price may know what the next will say.', 'company_type=operating&above_low=..15&dollar_volume=250K..&profitable=12+months&view=valuation&sortField=above_low&sortDirection=asc'),
  screen('profitable-biotech', 'Profitable biotech and pharma', 'Drug makers under $500M with a profit over twelve months, nearest the low first.', 'Few drug makers of that size live by what they sell.', 'One payment from a partner can make a year’s profit: compare operating income.', 'sic=2834&sic=2836&market_cap=..500M&profitable=12+months&view=valuation&sortField=above_low&sortDirection=asc'),
  screen('more-cash-than-price', 'More cash than price', 'Cash less debt above the whole market value, on $100,000 traded.', 'The market pays less than the balance holds.', 'A negative enterprise value is often a trial about to fail, or cash that is being spent.', 'dollar_volume=100K..&net_cash=100..&view=balance&sortField=net_cash&sortDirection=desc'),
  screen('low-price-earnings', 'Under ten times earnings', 'P/E under 10 with operating margins above zero, on $250,000 traded.', 'Earnings are bought at a low multiple.', 'The best year of a cycle shows the lowest multiple.', 'dollar_volume=250K..&price_earnings=..10&operating_margin=0..&view=valuation&sortField=price_earnings&sortDirection=asc'),
  screen('low-price-sales', 'Under half of sales', 'P/S under 0.5 with a gross margin of 30% or more, on $250,000 traded.', 'Sales with a margin, bought at half their size.', 'Debt is not in the price: look at EV/S beside it.', 'dollar_volume=250K..&price_sales=..0.5&gross_margin=30..&view=valuation&sortField=price_sales&sortDirection=asc'),
  screen('below-book', 'Below book value', 'P/B under 1 with a profit over twelve months, on $250,000 traded.', 'More equity than market value, and it earns something.', 'Book value can be goodwill that is still to be written down.', 'dollar_volume=250K..&price_book=..1&profitable=12+months&view=valuation&sortField=price_book&sortDirection=asc'),
  screen('low-debt-high-return', 'Little debt, high return', 'Debt under a tenth of equity, and a return on equity of 15% or more.', 'The return is earned, not borrowed.', 'A single good year is not a habit: look at the years behind it.', 'return_on_equity=15..&debt_equity=..0.1&view=growth&sortField=return_on_equity&sortDirection=desc'),
  screen('fast-growers', 'Growing sales, high margin', 'Revenue up 25% or more against the quarter a year before, gross margin of 50% or more.', 'Growth that leaves money on each sale.', 'From a small base 25% is little; an acquisition counts as growth.', 'yearOverYearRevenue=25..&gross_margin=50..&view=growth&sortField=yearOverYearRevenue&sortDirection=desc'),
  screen('short-squeeze', 'Heavily shorted', 'Short interest of 20% of the float and more, five days and more to cover.', 'Who sold short has to buy back, and many would have to at once.', 'Short sellers of that number are often right; the figure is weeks old.', 'short_float=20..&days_to_cover=5..&view=dilution&sortField=short_float&sortDirection=desc'),
  screen('low-float-shorted', 'Small float, shorted', 'Float under 10 million shares and 10% of it sold short, on $250,000 traded.', 'Few shares trade, and some of them are owed.', 'Small floats move on a few orders, in both directions, and get diluted when they rise.', 'float_shares=..10M&dollar_volume=250K..&short_float=10..&view=dilution&sortField=short_float&sortDirection=desc'),
  screen('diluting', 'Diluting', 'Shares outstanding up 20% or more in a year.', 'Each share owns that much less of the company.', 'Some shares bought another company: ask what came in for them.', 'shares_change=20..&view=dilution&sortField=shares_change&sortDirection=desc'),
  screen('buying-back', 'Fewer shares', 'Operating companies with 3% fewer shares than a year before, or less, and a profit over twelve months.', 'The company buys its own shares from what it earns.', 'Buybacks at a high price help those who leave.', 'company_type=operating&profitable=12+months&shares_change=..-3&view=dilution&sortField=shares_change&sortDirection=asc'),
  screen('insiders-buy', 'Insiders buy', 'Open-market purchases by insiders of $100,000 and more on record in 365 days.', 'Who knows the company puts own money in.', 'The record holds a selection of forms: no entry does not mean no purchase.', 'insider_purchases=100K..&columns=symbol,name,market_cap,last_sale,change_pre,insider_purchases,above_low,Insider_Ownership_Percent&sortField=insider_purchases&sortDirection=desc'),
  screen('insiders-bought-lately', 'Insiders bought in a month', 'Open-market purchases by insiders in the 30 days to the last form on record.', 'Who knows the company put own money in just now.', 'The record holds a selection of forms: no entry does not mean no purchase.', 'insider_bought_30=1..&columns=symbol,name,market_cap,last_sale,change_pre,insider_bought_30,insider_bought_90,above_low,Insider_Ownership_Percent&sortField=insider_bought_30&sortDirection=desc'),
  screen('activist', 'A 13D in the last month', 'Companies of which a schedule 13D was filed within a month of the quotes.', 'Somebody holds over 5% and wants a say.', 'Amendments count too, also those of who is selling.', 'days_since_13d=..31&columns=symbol,name,market_cap,last_sale,change_pre,days_since_13d,above_low,change_60&sortField=days_since_13d&sortDirection=asc'),
  screen('cash-for-two-years', 'Cash for two years', 'Life science companies whose cash lasts eight quarters and more at the pace of the last year.', 'Trials can finish before the next offering.', 'The pace rises with the phase; a partner’s payment flatters it.', 'sector=Life+Sciences&runway=8..&view=balance'),
  screen('cash-ends-soon', 'Cash ends soon', 'Companies whose cash lasts less than two quarters at the pace of the last year.', 'An offering, a loan or a sale comes next.', 'The balance may be months old, and the offering done.', 'runway=..2&view=balance&sortField=runway&sortDirection=asc'),
  screen('near-high', 'At the high with volume', 'Within 5% of the 52-week high on 1.5 times the usual volume and more.', 'Price and volume agree.', 'A takeover offer looks the same, and then nothing moves any more.', 'below_high=..5&dollar_volume=1M..&relative_volume=1.5..&view=technical&sortField=relative_volume&sortDirection=desc'),
  screen('fallen-far', 'Fallen by 80%', 'Below the 52-week high by 80% and more, on $1M traded.', 'Much is in the price already.', 'What fell by 80% can fall by 80% again; reverse splits follow.', 'below_high=80..&dollar_volume=1M..&view=technical&sortField=below_high&sortDirection=desc'),
  screen('one-year-winners', 'Doubled in a year', 'Up 100% and more over 250 sessions and above the average of 50, on $1M traded.', 'Strength lasts longer than people think.', 'The list leaves out those that doubled and fell back.', 'change_250=100..&dollar_volume=1M..&above_sma=0..&view=technical&sortField=change_250&sortDirection=desc'),
  screen('dividends', 'Paying 4% and more', 'A dividend yield of 4% to 15%, with a profit over twelve months.', 'Income while one waits.', 'A high yield is often a dividend about to be cut.', 'dividend_yield=4..15&profitable=12+months&columns=symbol,name,market_cap,last_sale,change_pre,dividend_yield,price_earnings,debt_equity,net_income&sortField=dividend_yield&sortDirection=desc'),
  screen('estimates-raised', 'Estimates raised', 'Three estimates more raised than lowered in 30 days.', 'Analysts follow each other: the first raise is seldom the last.', 'Small companies have few analysts, and one of them may speak for the bank that sells the shares.', 'revisions=3..&view=analysts&sortField=revisions&sortDirection=desc'),
  screen('reports-soon', 'Reports within two weeks', 'Companies expected to report within 14 days of the quotes.', 'The next figures are near.', 'Most days are estimated and move.', 'report_days=..15&view=analysts&sortField=report_days&sortDirection=asc'),
  screen('active-micro-caps', 'Active micro caps', 'Companies worth $50M to $300M that traded at least 500,000 shares in the session.', 'Enough trades to get in and out of a small company.', 'Much volume in one session says nothing of the next.', 'market_cap=50M..300M&volume=500K..&sortField=volume&sortDirection=desc'),
  screen('nano-caps', 'Nano caps', 'Companies worth less than $50M, the most traded first.', 'Nobody follows them.', 'Often nobody follows them for a reason: many live from offering to offering.', 'market_cap=..50M&sortField=volume&sortDirection=desc'),
  screen('oversold', 'Oversold', 'Relative strength under 30 over 14 sessions, with an average of at least 100,000 shares a session.', 'What fell fast sometimes turns.', 'In a long fall the reading stays under 30 for weeks.', 'volume_avg=100K..&latest_rsi=..30&view=technical&sortField=latest_rsi&sortDirection=asc'),
  screen('overbought', 'Overbought', 'Relative strength of 70 or more over 14 sessions, with an average of at least 100,000 shares a session.', 'What rises fast often rests.', 'In a long rise the reading stays above 70 for weeks.', 'volume_avg=100K..&latest_rsi=70..&view=technical&sortField=latest_rsi&sortDirection=desc'),
  screen('unusual-moves', 'Unusual moves up', 'Up at least 10% in the session on 500,000 shares or more, at $0.10 or above.', 'Something has happened.', 'By the close it is in the price, and offerings come into such strength.', 'last_sale=0.1..&volume=500K..&change_pre=10..&sortField=change_pre&sortDirection=desc'),
  screen('sharp-falls', 'Sharp falls', 'Down more than 10% in the session on 500,000 shares or more, at $0.10 or above.', 'Something has happened, or somebody had to sell.', 'The second piece of bad news follows the first.', 'last_sale=0.1..&volume=500K..&change_pre=..-10&sortField=change_pre&sortDirection=asc'),
  screen('small-life-science', 'Life science under $300M', 'Life science companies worth less than $300M, the largest first.', 'Small companies with trials.', 'Most live on offerings: look at runway and share count.', 'sector=Life+Sciences&market_cap=..300M&view=pipeline'),
  screen('analyst-upside', 'Twice the price in analysts’ eyes', 'A mean price target of two to four times the last price by three analysts and more, on 100,000 shares in the session.', 'Who follows the company sees twice the price.', 'Targets are slow: after a fall the old ones stay. Look at how many analysts there are.', 'volume=100K..&priceTargetUpside=100..300&totalAnalysts=3..&view=analysts&sortField=priceTargetUpside&sortDirection=desc'),
  screen('recent-ipos', 'Recent IPOs', 'Companies first listed in 2025 or later, the largest first.', 'New listings have few followers and a short past.', 'Early owners may sell once the lock-up ends.', 'ipo_year=2025..'),
  screen('under-two-dollars', 'Under $2 with volume', 'Shares under $2 with at least one million of them traded in the session.', 'A low price with much trade.', 'A low price is not cheap: count the shares. Under $1 an exchange asks for a reverse split.', 'last_sale=..2&volume=1M..&sortField=volume&sortDirection=desc'),
  screen('tight-share-count', 'Few shares outstanding', 'Fewer than 10 million shares outstanding and at least 100,000 traded in the session.', 'Few shares make large moves.', 'Moves go both ways, and the next offering changes the count.', 'volume=100K..&shares_outstanding=..10M&view=valuation&sortField=shares_outstanding&sortDirection=asc'),
  screen('nyse-american', 'On NYSE American', 'Companies listed on NYSE American worth less than $1B, the most traded first.', 'An exchange of small companies that other screens leave out.', 'Listing rules are lighter there.', 'market_cap=..1B&market=NYSE+American&sortField=volume&sortDirection=desc'),
  screen('small-banks', 'Banks under $1B', 'National and state commercial banks and savings institutions worth less than $1B, the largest first.', 'Local banks are valued by book and deposits.', 'Loans that are not repaid show late: read the notes on credit losses.', 'sic=6021&sic=6022&sic=6035&sic=6036&market_cap=..1B'),
];

export const readyScreenPath = (slug: string): string => `/stocks/screener/${slug}`;

/** Look-up by the last part of its address. */
export const readyScreen = (slug: string): ReadyScreen | undefined =>
  readyScreens.find((screen) => screen.slug === slug);
