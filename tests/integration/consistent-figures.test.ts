// Over 300 lines, because one list of contradictions stands together: what no company may show, each as a query that finds none.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from 'kysely';
import { statementFigures } from '#contract/financials.ts';
import { flowFigures, rollingTwelveMonths } from '#kit/financials/figures/twelve-months.ts';
import { formatRatio } from '#kit/format.ts';
import { volumeWords } from '#kit/company/quote.ts';
import { dividends } from '#server/backends/chat/answers/look-ups/earnings.ts';
import type { OpenStore } from '#server/db/open.ts';
import { createVersionedCache } from '#server/store/content/content-version.ts';
import { findEarningsDates } from '#server/store/calendar/earnings.ts';
import { findOutlook } from '#server/store/statements/expectations.ts';
import { findFinancials } from '#server/store/statements/financials.ts';
import { readFilledStore } from '../support/store.ts';

let store: OpenStore;
beforeAll(async () => {
  store = await readFilledStore();
});
afterAll(() => store.close());

/** But for two whose holders of preferred shares get a fixed amount first, in all of their quarters. */
const ofCommonAlone = "symbol not in ('SCOR', 'SSP')";

/** The last close of doubtful scale by symbol: one that no sure close lies before. A late session in doubt is in doubt itself alone. */
const lastLeaps = `select symbol, max(date) as day from price_bars
  left join (select symbol, min(date) as first_sure from price_bars where doubtful = 0 group by symbol) using (symbol)
  where doubtful = 1 and (first_sure is null or date < first_sure) group by symbol`;

/** What no reader may find, over all companies: each is a statement whose rows contradict themselves. */
const contradictions: Readonly<Record<string, string>> = {
  'quarters of which each is under a fifth of what was published as sales': `select symbol from companies join fundamentals f using (symbol) join (
      select symbol, max(revenue) as most from financial_periods where kind = 'quarter' and revenue is not null and currency = 'USD'
        and period_end >= '2025-01-02' group by symbol) newest using (symbol)
    where is_sample = 0 and sales >= 1e7 and most * 20 < sales and coalesce(sic, '') not in ('2833', '2834', '2835', '2836', '8731')`,
  'twelve months that brought in more cash than was sold, of which less is left': `select f.symbol from financial_periods f join companies using (symbol)
    where kind = 'twelve_months' and f.operating_cash_flow > f.revenue and f.cash_and_investments < f.operating_cash_flow
      and coalesce(sic, '') not in ('2833', '2834', '2835', '2836', '8731') and coalesce(sic, '') not between '6000' and '6799' and company_type not in ('fund', 'reit', 'blank_check')`,
  'a year known to hundreds of thousands that another source and what was published contradict': `select y.symbol from financial_periods y
    join financial_periods t on t.symbol = y.symbol and t.kind = 'twelve_months' and t.period_end = y.period_end and t.currency = y.currency
    join fundamentals f on f.symbol = y.symbol where y.kind = 'year' and json_extract(y.marks, '$.revenue.rounded_to') is not null and f.sales > 1e7
      and abs(t.revenue - f.sales) < 6e5 and abs(y.revenue - f.sales) > 0.02 * f.sales + 1.2e6`,
  'a loss without its sign as operating income of a company that sells nothing': `select distinct symbol from financial_periods p
    where operating_income > 2e5 and net_income < 0 and abs(operating_income + net_income) < 0.05 * operating_income and research is not null
      and not exists (select 1 from financial_periods o where o.symbol = p.symbol and o.revenue is not null)
      and not exists (select 1 from financial_periods o where o.symbol = p.symbol and json_extract(o.marks, '$.revenue') is not null)`,
  'a float of depositary shares of less than a tenth of them': `select symbol from companies where security_kind = 'ads' and free_float < 10 and is_sample = 0`,
  'a year that earned in operations and sold nothing': `select symbol from financial_periods
    where kind = 'year' and revenue = 0 and operating_income > 1e5 and json_extract(marks, '$.revenue.rounded_to') is not null`,
  'a debt of more than all that was owed on a later day': `select f.symbol from company_figures f join financial_periods p using (symbol)
    where p.liabilities is not null and p.currency = json_extract(figures, '$.debt.currency') and p.period_end > json_extract(figures, '$.debt.period_end')
      and p.liabilities * 1.01 < json_extract(figures, '$.debt.value')
      and p.period_end = (select max(period_end) from financial_periods o where o.symbol = f.symbol and liabilities is not null)`,
  'beside a move a report of which nobody names the currency': `select m.symbol from moves m join earnings e on e.symbol = m.symbol and is_unit_known = 0
    where on_record like '%"earnings"%' or last_on_record like '%"earnings"%'`,
  'a market value that is not the shares times the price': `select symbol from companies
    where is_sample = 0 and abs(market_cap / (shares_outstanding * last_sale) - 1) > 0.001 + 1.0 / shares_outstanding`,
  'a market value without shares': `select symbol from companies where market_cap > 0 and shares_outstanding is null`,
  'a market value above the limit of the list': `select symbol from companies where market_cap > 5e9`,
  'a price outside its 52 weeks': `select symbol from companies
    where last_sale > week52high or last_sale < week52low or dayhigh > week52high or daylow < week52low`,
  'a price outside its day': `select symbol from companies where last_sale > dayhigh or last_sale < daylow`,
  'a close of the year outside its 52 weeks': `select distinct b.symbol from price_bars b join companies using (symbol)
    left join (select symbol, max(date) as day from price_bars where doubtful = 1 group by symbol) leaps on leaps.symbol = b.symbol
    where b.date > '2025-07-01' and doubtful = 0 and b.date > coalesce(leaps.day, '') and (close > week52high or close < week52low)`,
  'a change that is not the price less the close before': `select symbol from companies where is_sample = 0
    and (abs(last_sale - pre_close - net_change) > 0.006 or abs(net_change / pre_close * 100 - change_pre) > 0.06)`,
  'a float of more than all shares': `select symbol from companies
    where float_shares > shares_outstanding or free_float > 100 or free_float + insider_ownership_percent > 115`,
  'a float on the ownership page that the company does not have': `select symbol from ownership_snapshots
    join companies using (symbol) where ownership_snapshots.float_shares is not null and companies.float_shares is null`,
  'a settlement near the day of the float that is another part of it': `select s.symbol from short_interest s join companies using (symbol)
    where abs(julianday(settlement) - julianday(float_as_of)) <= 60
      and abs(100.0 * shares_short / float_shares - percent_of_float) > 0.02 * percent_of_float + 0.01`,
  'more than three fifths of all shares sold short': `select short_interest.symbol from short_interest join companies using (symbol)
    where shares_short > companies.shares_outstanding * 0.6 or percent_of_float > 100`,
  'a float under a quarter of all shares of which most is sold short': `
    select symbol from companies where free_float < 25 and short_float > 50`,
  'a float of which two fifths and more are sold short, and half as much again as its source says': `select c.symbol from companies c
    join short_interest s using (symbol) where is_sample = 0 and 100.0 * shares_short > 40 * float_shares and 100.0 * shares_short > 1.5 * published_percent * float_shares
      and settlement = (select max(settlement) from short_interest t where t.symbol = c.symbol)`,
  'a float under a tenth of all shares of which two fifths are sold short': `
    select symbol from companies where free_float < 10 and short_float > 40`,
  'a price to book under a twentieth, operating income of more than the revenue as a margin, or a current ratio of nothing': `
    select symbol from companies where is_sample = 0 and (price_book < 0.05 or operating_margin > 100 or current_ratio = 0)`,
  'a float of fewer shares than were sold short at the last settlement': `select symbol from companies join short_interest s using (symbol)
    where shares_short > float_shares and shares_outstanding is not null and settlement = (select max(settlement) from short_interest t where t.symbol = s.symbol)`,
  'institutions and insiders with half as much again as all shares': `select symbol from companies
    where institutional_ownership + coalesce(insider_ownership_percent, 0) > 150`,
  'a target of before a close of doubtful scale': `select symbol from companies where price_target is not null and 1 = (
    select doubtful from price_bars b where b.symbol = companies.symbol and date <= target_as_of order by date desc limit 1)`,
  'two debts, or two amounts of cash, of one day that differ by three times': `select a.symbol from financial_periods a
    join financial_periods b on a.symbol = b.symbol and a.period_end = b.period_end and a.kind < b.kind
    where (abs(a.debt - b.debt) > 1e5 and (a.debt > 3 * b.debt or b.debt > 3 * a.debt))
      or (abs(a.cash_and_investments - b.cash_and_investments) > 1e5
        and (a.cash_and_investments > 3 * b.cash_and_investments or b.cash_and_investments > 3 * a.cash_and_investments))`,
  'two debts, or two amounts of cash, of one day, beside the twelve months of headlines': `select a.symbol from financial_periods a
    join financial_periods b on a.symbol = b.symbol and a.period_end = b.period_end and a.kind = 'twelve_months' and b.kind <> a.kind
    where abs(a.debt - b.debt) > max(1e5, 0.02 * a.debt) or abs(a.cash_and_investments - b.cash_and_investments) > max(1e5, 0.02 * a.cash_and_investments)`,
  'a column of a statement without any figure': `select symbol from financial_periods
    where coalesce(${statementFigures.join(', ')}) is null`,
  'a yearly dividend of one payment that was paid once': `select symbol from dividends join companies using (symbol)
    where rate < last_amount * 1.15 and rate > last_sale * 0.1`,
  'debt, cash, net cash or enterprise value that the page of statements does not show': `select symbol from companies join company_figures using (symbol)
    where is_sample = 0 and symbol in (select symbol from financial_periods)
      and ((cash_held is not null and json_extract(figures, '$.cash') is null) or (debt is not null and json_extract(figures, '$.debt') is null)
        or (coalesce(ev_sales, ev_ebitda, net_cash) is not null and (json_extract(figures, '$.cash') is null or json_extract(figures, '$.debt') is null)))`,
  'a market value of depositary shares that no other source counts or values': `select companies.symbol from companies
    left join fundamentals f using (symbol) where is_sample = 0 and security_kind = 'ads' and market_cap is not null
      and float_shares is null and f.price_sales is null and f.price_book is null
      and symbol not in (select symbol from ownership_snapshots where shares_outstanding is not null)`,
  'published amounts of which none is left': `select symbol from fundamentals
    where coalesce(sales, gross_profit, operating_income, net_income, cash, assets, liabilities, equity, debt, current_ratio, quick_ratio, eps_next_quarter) is null`,
  'a count of shares a tenth under the one before and the one after': `select symbol from (
    select symbol, counted, lag(counted) over days as earlier, coalesce(lead(counted) over days, today) as later from (
      select p.symbol, period_end, max(p.shares_outstanding) as counted, max(market_cap / last_sale) as today
      from financial_periods p join companies using (symbol) where p.shares_outstanding is not null group by p.symbol, period_end
    ) counts window days as (partition by symbol order by period_end)) dips where counted < 0.899 * earlier and counted < 0.899 * later`,
  'a year of coming to market before which the company reported already': `select distinct companies.symbol from companies
    join filings using (symbol) where is_sample = 0 and filing_type in ('8-K', '10-Q', '10-K', '6-K', '20-F', 'SCHEDULE 13G', 'SCHEDULE 13D')
      and cast(substr(filed_on, 1, 4) as integer) < ipo_year`,
  'announced earnings of a year before the company came to market': `select distinct symbol from companies join earnings using (symbol)
    where is_sample = 0 and eps_actual is not null and cast(substr(date, 1, 4) as integer) < ipo_year`,
  'a count of shares of four times those before and after it': `select symbol from (
    select symbol, counted, lag(counted) over days as earlier, lead(counted) over days as later from (
      select symbol, period_end, max(shares_outstanding) as counted from financial_periods
      where shares_outstanding is not null group by symbol, period_end)
    window days as (partition by symbol order by period_end)) where counted > 4 * max(earlier, later)`,
  'a year of listing that the first trade contradicts': `select symbol from companies join company_facts using (symbol)
    where abs(ipo_year - cast(substr(first_trade, 1, 4) as integer)) > 1`,
  'two countries for the share classes of one issuer': `select min(symbol) as symbol from companies
    where is_sample = 0 and cik is not null group by cik having count(distinct coalesce(country, '')) > 1`,
  'announced earnings in dollars beside a head that has none for want of a currency': `select distinct symbol from earnings join company_figures using (symbol)
    where is_unit_known <> (json_extract(figures, '$.old_eps_unit') is null
      and (json_extract(figures, '$.last_eps.date') is null or json_extract(figures, '$.last_eps.epsActual') is not null))
    union select company_symbol as symbol from news where topic = 'earnings'
      and company_symbol in (select symbol from earnings where is_unit_known = 0)`,
  'announced earnings in dollars of a company whose statements are in another currency': `select distinct symbol from earnings
    where is_unit_known = 1 and eps_actual is not null and symbol in (select symbol from financial_periods where currency <> 'USD')`,
  'announced or expected earnings in dollars of a company abroad of which no statement is on record': `select distinct symbol from companies join earnings using (symbol)
    where is_sample = 0 and is_unit_known = 1 and country is not 'US' and symbol not in (select symbol from statement_facts)
    union select symbol from eps_estimates where (this_year is not null or next_year is not null)
      and symbol in (select symbol from company_figures where json_extract(figures, '$.old_eps_unit') is not null
        or (json_extract(figures, '$.last_eps.date') is not null and json_extract(figures, '$.last_eps.epsActual') is null))`,
  'a percentage that a source says of all the shares there are, or beside none': `select s.symbol from short_interest s join companies using (symbol)
    where is_sample = 0 and published_percent is not null and (percent_of_float is null or 100.0 * shares_short / companies.shares_outstanding >= published_percent - 0.005)`,
  'a percentage of a float of all the shares, where no float is shown': `select s.symbol from short_interest s join companies using (symbol)
    where is_sample = 0 and float_shares is null and 100.0 * shares_short / companies.shares_outstanding >= percent_of_float - 0.005
    union select symbol from companies where short_float > 0 and symbol not in (select symbol from short_interest where percent_of_float > 0)`,
  'a range of 52 weeks whose high is more than a thousand prices, and twice every sure close': `select symbol from companies c
    where week52high > 1000 * last_sale and week52high > 2 * (
      select max(close) from price_bars b where b.symbol = c.symbol and doubtful = 0 and date > '2025-07-03')`,
  'a market value of a blank check of twice all that it has': `select symbol from companies join fundamentals f using (symbol)
    where company_type = 'blank_check' and is_sample = 0 and f.assets > 0 and companies.market_cap > 2 * f.assets`,
  'announced earnings of a blank check': `select distinct symbol from earnings join companies using (symbol)
    where company_type = 'blank_check' and is_sample = 0`,
  'operating income of more than all the revenue, quarter after quarter': `select symbol from financial_periods
    where kind = 'quarter' and operating_income > revenue and revenue > 1e6 and period_end > '2023-06-30'
      and substr(period_end, 6, 2) in ('06', '09') group by symbol having count(*) > 4`,
  'a last quarter with the net income of the year, to which others add theirs': `select y.symbol from financial_periods y
    join financial_periods q on q.symbol = y.symbol and q.kind = 'quarter' and q.period_end = y.period_end and q.net_income = y.net_income
    where y.kind = 'year' and abs(y.net_income) > 1e5 and (select abs(sum(net_income)) from financial_periods o where o.symbol = y.symbol and o.kind = 'quarter'
      and julianday(y.period_end) - julianday(o.period_end) between 60 and 300) > 0.05 * abs(y.net_income)`,
  'research of more than all expenses, or long-term debt of more than all debt': `select symbol from financial_periods
    where research > operating_expenses * 1.011 + 1e5 or long_term_debt > debt + 1.01e5`,
  'a float and insiders of one day with far more than all shares': `select symbol from companies
    where float_as_of = ownership_as_of and free_float + insider_ownership_percent > 105`,
  'total assets of two days to the dollar, of which one does not balance': `select a.symbol from financial_periods a join financial_periods b
    on a.symbol = b.symbol and a.kind = 'quarter' and b.kind = 'quarter' and a.period_end <> b.period_end and a.assets = b.assets
    where json_extract(a.marks, '$.equity.gap') is not null and json_extract(b.marks, '$.equity.gap') is null and b.liabilities is not null and b.equity is not null`,
  'a count of half as many shares again as trade, of before closes of doubtful scale': `select symbol from (
    select p.symbol, p.shares_outstanding as counted, market_cap / last_sale as today, p.period_end, max(p.period_end) over (partition by p.symbol) as newest, leaps.day
    from financial_periods p join companies c using (symbol) join (${lastLeaps}) leaps using (symbol)
    where p.kind = 'quarter' and p.shares_outstanding is not null and coalesce(security_kind, '') <> 'ads')
    where period_end = newest and period_end < day and counted > 1.51 * today`,
  'a fiscal year whose last quarter ends some days before or after it': `select y.symbol from financial_periods y join financial_periods q using (symbol)
    where y.kind = 'year' and q.kind = 'quarter' and abs(julianday(q.period_end) - julianday(y.period_end)) between 1 and 10
      and q.filed_on is null and not exists (select 1 from financial_periods o
        where o.symbol = y.symbol and o.kind = 'quarter' and o.period_end = y.period_end)`,
  'a total that a head does not show for want of a statement, beside one': `select symbol from company_figures join companies using (symbol)
    where json_extract(figures, '$.cash') is null and json_extract(figures, '$.not_shown') is null
      and symbol in (select symbol from financial_periods where coalesce(cash, cash_and_investments) is not null and period_end > '2025-04-02')`,
  'two revenues or net incomes for the share classes of one issuer': `select min(symbol) as symbol from companies
    where is_sample = 0 and cik is not null
    group by cik having count(distinct coalesce(revenue, '')) > 1 or count(distinct coalesce(net_income, '')) > 1`,
  'two statements of one period for the share classes of one issuer': `select min(p.symbol) as symbol from financial_periods p join companies using (symbol)
    where is_sample = 0 group by companies.cik, kind, period_end having count(distinct p.revenue) > 1 or count(distinct p.net_income) > 1`,
  'a country unknown beside a place that is known': `select symbol from companies join company_facts using (symbol)
    where country is null and place is not null`,
  'short interest of another float than the one beside it': `select symbol from short_interest join companies using (symbol)
    where abs(julianday(settlement) - julianday(float_as_of)) <= 60
      and abs(percent_of_float / (100.0 * shares_short / float_shares) - 1) > 0.12 and shares_short > float_shares * 0.001`,
  'two volumes for one day': `select symbol from companies join price_bars using (symbol)
    where price_bars.date = quote_date and is_sample = 0 and price_bars.volume <> companies.volume`,
  'insiders or institutions with 0.00%': `select symbol from companies
    where insider_ownership_percent < 0.005 or institutional_ownership < 0.005
    union select symbol from ownership_snapshots join companies using (symbol)
    where (insiders_percent < 0.005 and insider_ownership_percent is null)
      or (institutions_percent < 0.005 and institutional_ownership is null)`,
  'institutions with more than all shares beside a float of less than half': `select symbol from companies
    where institutional_ownership > 100 and free_float < 50`,
  'a market value of fewer shares by a quarter than a newer count': `select symbol from companies join ownership_snapshots o using (symbol)
    where o.shares_outstanding > 1.26 * companies.shares_outstanding and o.as_of > '2026-05-28'
      and o.as_of > coalesce((select max(date) from splits where splits.symbol = o.symbol), '')
      and o.as_of > coalesce((select max(date) from price_bars b where b.symbol = o.symbol and doubtful = 1), '')`,
  'insiders with more than all shares': `select symbol from companies where insider_ownership_percent > 100`,
  'targets out of order, or an upside of another price': `select symbol from companies where low_price_target > price_target * 1.001
    or price_target > high_price_target * 1.001 or abs((price_target / last_sale - 1) * 100 - price_target_upside) > 1`,
  'more free cash flow than cash from operations': `select symbol from companies
    where free_cash_flow > operating_cash_flow + abs(operating_cash_flow) * 0.011`,
  'a profit margin without the sign of the income': `select symbol from companies where net_margin * net_income < 0`,
  'a profitable company with a loss': `select symbol from companies where profitable = '12 months' and net_income <= 0`,
  'a part of a statement over its whole': `select symbol || ' ' || kind || ' ' || period_end as symbol from financial_periods
    where gross_profit > revenue + abs(revenue) * 0.011 or free_cash_flow > operating_cash_flow + abs(operating_cash_flow) * 0.011
      or cash > assets * 1.011 or cash_and_investments > assets * 1.011 or cash > cash_and_investments * 1.011
      or current_assets > assets * 1.011 or current_liabilities > liabilities * 1.011 or equity > assets * 1.011
      or long_term_debt > debt * 1.011 + 1e5 or debt > liabilities * 1.011 or long_term_debt > liabilities * 1.011`,
  'revenue, costs, capital spending, assets or liabilities under zero': `select symbol from financial_periods
    where revenue < 0 or assets < 0 or liabilities < 0 or shares_outstanding < 0
      or cost_of_revenue < 0 or research < 0 or selling_general < 0 or capital_spending < 0
    union select symbol from companies where revenue < 0
    union select symbol from fundamentals where sales < 0 or assets < 0 or liabilities < 0 or gross_profit > sales + 2e6`,
  'a period that ends after the quotes, or before it begins': `select symbol from financial_periods
    where period_end > '2026-07-02' or period_start >= period_end or filed_on < period_end`,
  'a report of a day after the quotes': `select symbol from earnings where date > '2026-07-02'`,
  'earnings a share of a hundred prices, or a dividend of more than one': `select symbol from companies
    left join earnings using (symbol) left join dividends using (symbol)
    where (abs(eps_actual) > 100 and abs(eps_actual) > 100 * last_sale) or last_amount > last_sale or payout_percent > 1000`,
  'earnings a share in statements of a hundred prices': `select symbol from financial_periods join companies using (symbol)
    where abs(eps_diluted) > 100 and abs(eps_diluted) > 100 * last_sale`,
  'two quarters that are one': `select a.symbol || ' ' || a.period_end || ' ' || b.period_end as symbol
    from financial_periods a join financial_periods b on a.symbol = b.symbol and a.kind = 'quarter' and b.kind = 'quarter'
      and a.period_end <> b.period_end and abs(julianday(b.period_end) - julianday(a.period_end)) < 45
    where a.net_income = b.net_income or (a.net_income is null and a.revenue is null)`,
  'earnings a share of another sign than the net income beside them': `select symbol || ' ' || kind || ' ' || period_end as symbol
    from financial_periods where eps_diluted * net_income < 0 and abs(eps_diluted) > 0.06 and abs(net_income) >= 1e5 and ${ofCommonAlone}`,
  'earnings a share that are three times off the net income over the shares of their day': `
    select symbol || ' ' || period_end as symbol from financial_periods where kind = 'quarter' and eps_diluted * net_income > 0
      and diluted_shares is null and abs(net_income / shares_outstanding - eps_diluted) > 0.06 and ${ofCommonAlone}
      and (net_income / shares_outstanding / eps_diluted > 3.01 or net_income / shares_outstanding / eps_diluted < 0.33)`,
  'EPS of twelve months of another sign than the net income in the same row': `select symbol from companies
    where eps_ttm * net_income < 0 and abs(net_income) >= 1e6`,
  'a thousand times the shares of today': `select symbol || ' ' || period_end as symbol from financial_periods p join companies c
    using (symbol) where p.shares_outstanding > 800 * c.shares_outstanding and p.shares_outstanding < 1250 * c.shares_outstanding`,
  'a balance in thousands of those of the quarters around it': `
    select symbol || ' ' || period_end as symbol from (select symbol, period_end, assets as x,
        lag(assets) over (partition by symbol order by period_end) as a, lead(assets) over (partition by symbol order by period_end) as b
      from financial_periods where kind = 'quarter' and assets > 0)
    where max(a, b) < 2 * min(a, b) and (x > 400 * a or (x * 400 < a and x % 1000 <> 0 and a % 1000 = 0 and b % 1000 = 0))`,
  'assets of one balance three times those before and after it, or a third of them': `
    select symbol || ' ' || period_end as symbol from (select symbol, period_end, assets as x, lag(assets) over balances as a, lead(assets) over balances as b,
        julianday(period_end) - julianday(lag(period_end) over balances) as since, julianday(lead(period_end) over balances) - julianday(period_end) as until
      from financial_periods where kind = 'quarter' and assets > 0 window balances as (partition by symbol order by period_end))
    where max(since, until) <= 200 and ((x >= 3 * max(a, b) and x >= 20e6) or (x * 3 <= min(a, b) and min(a, b) >= 20e6))`,
  'more revenue or income in a quarter than fifty times all the assets the company ever had': `
    select symbol || ' ' || kind || ' ' || period_end as symbol from financial_periods join
      (select symbol, max(assets) as most from financial_periods where assets > 0 group by symbol) using (symbol)
    where max(abs(coalesce(revenue, 0)), abs(coalesce(net_income, 0))) > 50 * most`,
  'a year of a hundred times the revenue of its quarters': `
    select symbol || ' ' || period_end as symbol from financial_periods y where kind <> 'quarter' and revenue > 100 * (
      select 4 * avg(revenue) from financial_periods q where q.symbol = y.symbol and q.kind = 'quarter' and q.revenue > 0
        and julianday(y.period_end) - julianday(q.period_end) between 0 and 379 having count(*) > 1)
      and not exists (select 1 from fundamentals f where f.symbol = y.symbol and sales between y.revenue / 1.5 and y.revenue * 1.5)`,
  'cash for less than nine days beside more current assets than liabilities': `select symbol from companies
    where (runway < 0.1 and current_ratio >= 1) or (runway < 0.5 and current_ratio >= 5)
      or (cash_held < -operating_cash_flow / 40 and current_ratio >= 1 and sic not between '6000' and '6799')`,
  'a runway on less than a third of the cash that was published with the quotes': `select symbol from companies
    join fundamentals f using (symbol) join company_figures using (symbol) where runway is not null and f.cash > 5e5
      and json_extract(figures, '$.runway.currency') = 'USD' and json_extract(figures, '$.runway.cash') < (f.cash - 5e5) / 3`,
  'cash of less than a third of what was published with the quotes, but for what two sources have of one day': `
    select symbol from companies join fundamentals f using (symbol) where cash_held < (f.cash - 5e5) / 3
      and (sic not between '6000' and '6799' or cash_held = 0) and not exists (
        select 1 from figure_doubts d where d.symbol = companies.symbol and figure = 'cash' and decision like 'shown of its day%')`,
  'a year of revenue that is not its four quarters, without a mark': `select symbol || ' ' || period_end as symbol from financial_periods y
    where kind = 'year' and revenue is not null and coalesce(json_extract(marks, '$.revenue.other_total'), 0) = 0
      and abs(revenue - (select sum(revenue) from financial_periods q where q.symbol = y.symbol and q.kind = 'quarter'
        and q.revenue is not null and julianday(y.period_end) - julianday(q.period_end) between -9 and 283 having count(*) = 4))
        > revenue * 0.025 + 5e5`,
  'growth or twelve months of quarters that are not their year': `select c.symbol from companies c join financial_periods q using (symbol)
    where q.kind = 'quarter' and json_extract(q.marks, '$.revenue.other_total') = 1 and (
      (quarter_over_quarter_revenue is not null and q.period_end = (
        select max(period_end) from financial_periods where symbol = c.symbol and kind = 'quarter'))
      or (revenue_growth is not null and statements_to = q.period_end))`,
  'equity or operating income three times off what was published with the quotes, which no third source bears out and which is of no earlier day': `
    select symbol from companies join fundamentals f using (symbol) join company_figures using (symbol)
    where (abs(companies.equity) > 5e6 or abs(f.equity) > 5e6) and json_extract(figures, '$.equity.currency') = 'USD'
      and (companies.equity * f.equity < 0 or companies.equity / f.equity > 3.01 or companies.equity / f.equity < 0.33)
      and not exists (select 1 from figure_doubts d where d.symbol = companies.symbol and figure = 'equity')
      and not exists (select 1 from financial_periods p where p.symbol = companies.symbol and p.kind <> 'twelve_months'
        and p.period_end < json_extract(figures, '$.equity.period_end') and abs(p.equity - f.equity) <= 6e5)
    union select symbol from companies join fundamentals f using (symbol) join company_figures using (symbol)
    where companies.operating_income <> 0 and (abs(companies.operating_income) > 5e6 or abs(f.operating_income) > 5e6)
      and json_extract(figures, '$.operating_income.currency') = 'USD'
      and (companies.operating_income * f.operating_income < 0 or companies.operating_income / f.operating_income > 3.01
        or companies.operating_income / f.operating_income < 0.33)
      and not exists (select 1 from figure_doubts d where d.symbol = companies.symbol and figure = 'operating_income')
      and not exists (select 1 from financial_periods p where p.symbol = companies.symbol and p.kind <> 'quarter'
        and p.period_end <> json_extract(figures, '$.operating_income.period_end')
        and abs(p.operating_income - f.operating_income) <= max(1e6, 0.1 * abs(f.operating_income)))`,
  'a dividend of more than a quarter of the price, or one a year of a tenth': `select symbol from dividends join companies using (symbol)
    where dividend_yield > 25 or (dividend_yield > 10 and rate <= last_amount)`,
  'a yield without a rate, or a rate beside a last payment of hardly any': `select companies.symbol from companies
    left join dividends using (symbol) where (dividend_yield is not null and rate is null) or rate > 15 * last_amount`,
  'growth or net cash of more than ten times': `select symbol from companies
    where max(coalesce(year_over_year_revenue, 0), coalesce(quarter_over_quarter_revenue, 0), coalesce(net_cash, 0)) > 1000`,
  'what was published of a company whose country no source names, and of which no statement in dollars has the same of any line': `
    select symbol from companies join company_figures using (symbol) where is_sample = 0 and coalesce(country, '') <> 'US'
      and revenue is not null and json_extract(figures, '$.revenue') is null and not exists (
        select 1 from json_each(figures) where json_each.type = 'object' and json_extract(json_each.value, '$.currency') = 'USD')`,
  'sales under fifty million that no statement has': `select symbol from companies join company_figures using (symbol)
    where is_sample = 0 and revenue < 5e7 and json_extract(figures, '$.revenue') is null`,
  'short interest of a fiftieth of the settlement before, which is of another class': `
    select symbol || ' ' || settlement as symbol from (select symbol, settlement, shares_short,
        lag(shares_short) over (partition by symbol order by settlement) as before from short_interest)
    where shares_short * 50 < before union select symbol from companies where short_change < -98.5 or short_change > 1000`,
  'a debt three times the published one, or a third of it, that no other publisher bears out': `select symbol from companies
    join fundamentals f using (symbol) join company_figures using (symbol)
    where json_extract(figures, '$.debt.currency') = 'USD' and f.debt > 0 and max(f.debt, companies.debt) >= 5e6
      and (companies.debt > 3 * f.debt or companies.debt < f.debt / 3)
      and not (json_extract(figures, '$.debt.source') = 'yahoo-twelve-months' and companies.debt > f.debt) and not exists (
        select 1 from figure_doubts d where d.symbol = companies.symbol and figure = 'debt' and decision like 'a third source%')`,
  'a ratio that is not of its parts, or a margin of figures of the same months that is not': `select symbol from companies
    join company_figures using (symbol) where is_sample = 0 and (
      abs(debt_equity - debt / equity) > 0.006 + debt_equity * 0.001
      or abs(price_sales - market_cap / revenue) > 0.006 + price_sales * 0.001
      or abs(price_book - market_cap / equity) > 0.006 + price_book * 0.001
      or abs(price_earnings - last_sale / eps_ttm) > 0.006 + price_earnings * 0.001
      or abs(ev_sales - (market_cap + debt - cash_held) / revenue) > 0.006 + abs(ev_sales) * 0.001
      or abs(ev_ebitda - (market_cap + debt - cash_held) / ebitda) > 0.006 + abs(ev_ebitda) * 0.001
      or (coalesce(json_extract(figures, '$.net_income.period_end') = json_extract(figures, '$.revenue.period_end'), 1)
        and abs(net_margin - net_income / revenue * 100) > 0.001 + abs(net_margin) * 0.0001)
      or (coalesce(json_extract(figures, '$.operating_income.period_end') = json_extract(figures, '$.revenue.period_end'), 1)
        and abs(operating_margin - operating_income / revenue * 100) > 0.001 + abs(operating_margin) * 0.0001)
      or abs(return_on_equity - net_income / equity * 100) > 0.006 + abs(return_on_equity) * 0.001)`,
  'an EPS older than the one of twelve months in its tables that net income bears out': `
    select symbol from companies join company_figures using (symbol) join financial_periods p using (symbol)
    where p.kind = 'twelve_months' and p.period_end > json_extract(figures, '$.eps.period_end')
      and abs(p.net_income / companies.shares_outstanding - p.eps_diluted) < abs(p.eps_diluted) * 0.1`,
  'a count of shares without a market value': `select symbol from companies
    where is_sample = 0 and market_cap is null and shares_outstanding is not null`,
  'published debt of more than the published liabilities': `select symbol from fundamentals where debt > liabilities * 1.01 + 6e5`,
  'published amounts that differ for the share classes of one issuer': `select min(symbol) as symbol from companies join fundamentals f using (symbol)
    where is_sample = 0 and cik is not null group by cik having count(distinct coalesce(sales, 0)) > 1 or count(distinct coalesce(f.equity, 0)) > 1
      or count(distinct coalesce(f.debt, 0)) > 1 or count(distinct coalesce(f.net_income, 0)) > 1`,
  'all shares of an issuer at the price of a class that trades far from the lead': `select sister.symbol from companies sister
    join companies lead on lead.cik = sister.cik and lead.is_lead_class = 1 and sister.is_lead_class = 0
    where sister.shares_outstanding = lead.shares_outstanding and abs(sister.last_sale / lead.last_sale - 1) > 0.25`,
  'an estimate of nothing beside one of the same year': `select symbol from eps_estimates where (this_year_30d = 0 and this_year <> 0)
    or (this_year_90d = 0 and this_year <> 0) or (next_year_90d = 0 and next_year <> 0) or (this_year = 0 and this_year_30d <> 0)`,
  'a surprise of more than ten times the estimate, or a part of a loss that was paid out': `select symbol from earnings
    where abs(surprise_percent) > 1000 union select symbol from dividends join companies using (symbol)
    where payout_percent is not null and (net_income < 0 or eps_ttm < 0)`,
  'a target of more than eleven prices': `select symbol from companies where price_target > 11 * last_sale
    union select symbol from analyst_consensus join companies using (symbol) where target_mean > 11 * last_sale`,
  'insiders’ purchases and sales at half as much again as the close, or of more shares than there are': `select symbol from insider_trades i
    join companies using (symbol) left join price_bars b using (symbol) where b.date = date_of_purchase and is_sample = 0 and (
      (i.code in ('P', 'S') and i.price > 0 and (i.price > 1.5 * b.close or b.close > 1.5 * i.price))
      or amount_purchased > shares_outstanding or held_after > shares_outstanding)`,
  'a high of a hundred prices, ten times the highest close of the year that is sure': `select symbol from companies c
    where is_sample = 0 and week52high > 100 * last_sale and week52high > 10 * coalesce((select max(close) from price_bars b
      where b.symbol = c.symbol and doubtful = 0 and date > '2025-07-03'
        and date > coalesce((select day from (${lastLeaps}) leaps where leaps.symbol = c.symbol), '')), last_sale)`,
  'a published gross profit that is all the sales': `select symbol from fundamentals where sales > 0 and gross_profit >= sales * 0.995`,
  'a part of the float that was made of another one than before and after': `select symbol || ' ' || settlement as symbol from (
      select symbol, settlement, shares_short / percent_of_float as f, lag(shares_short / percent_of_float) over days as a,
        lead(shares_short / percent_of_float) over days as b from short_interest where percent_of_float > 0
      window days as (partition by symbol order by settlement)) floats
    where (max(a, b) < 1.25 * min(a, b) and (f > 1.5 * max(a, b) or f * 1.5 < min(a, b)))
      or (max(a, b) < 1.1 * min(a, b) and (f > 1.2 * max(a, b) or f * 1.2 < min(a, b)))`,
  'a highest short interest that may be of before a split, or of more shares than are sold short': `select symbol from short_interest s
    join companies using (symbol) where highest > 0.6 * shares_outstanding
      or (highest is not null and exists (select 1 from splits where splits.symbol = s.symbol and splits.date > '2021-01-01'))`,
  'a last EPS of more than the price and three times a year’s net income': `select companies.symbol from companies join company_figures using (symbol)
    join fundamentals f using (symbol) where json_extract(figures, '$.net_income') is null and market_cap is not null and f.net_income <> 0
      and abs(json_extract(figures, '$.last_eps.epsActual')) > last_sale
      and abs(json_extract(figures, '$.last_eps.epsActual')) > 3.01 * abs(f.net_income) * last_sale / market_cap`,
  'announced earnings of a company abroad, without statements, that the published net income contradicts': `
    select symbol from (select symbol, max(date) as last, min(date) as first, sum(eps_actual) as eps, count(*) as reports from (
        select symbol, date, eps_actual, is_unit_known, row_number() over (partition by symbol order by date desc) as place
        from earnings where eps_actual is not null) newest where place <= 4 group by symbol having min(is_unit_known) = 1) years
      join companies using (symbol) join fundamentals f using (symbol) join company_figures using (symbol)
    where reports = 4 and julianday(last) - julianday(first) <= 330 and country <> 'US' and market_cap > 0 and f.net_income <> 0
      and json_extract(figures, '$.last_eps') is not null
      and not exists (select 1 from financial_periods p where p.symbol = companies.symbol)
      and abs(eps - f.net_income * last_sale / market_cap) > 0.1 and (eps * f.net_income <= 0
        or eps / (f.net_income * last_sale / market_cap) > 3.01 or eps / (f.net_income * last_sale / market_cap) < 0.33)`,
  'operating income of a bank that is the net income of most of its quarters': `select p.symbol from financial_periods p
    join companies using (symbol) where kind = 'quarter' and sic between '6000' and '6799' and p.net_income is not null
      and p.operating_income is not null group by p.symbol
    having sum(p.operating_income = p.net_income and p.net_income > 0) >= 3 and avg(p.operating_income = p.net_income) >= 0.5`,
  'earnings a share of fewer than ten thousand shares': `select symbol || ' ' || period_end as symbol from financial_periods
    where abs(eps_diluted) >= 1 and abs(net_income) < 10000 * abs(eps_diluted)`,
  'earnings a share of a fund that leave out what its investments gained or lost': `select p.symbol || ' ' || period_end as symbol
    from financial_periods p join companies using (symbol) where kind = 'quarter' and company_type = 'fund'
      and abs(eps_diluted - p.net_income / coalesce(diluted_shares, p.shares_outstanding)) >
        max(0.031, abs(p.net_income / coalesce(diluted_shares, p.shares_outstanding)) * 0.26)`,
  'P/E without EPS, or of a loss': `select symbol from companies where price_earnings is not null and coalesce(eps_ttm, 0) <= 0`,
  'P/B of an equity of before half as many shares again were issued': `select symbol from companies join (
      select symbol, period_end, max(p.shares_outstanding) as counted, max(period_end) over (partition by symbol) as newest
      from financial_periods p where equity is not null and period_end > '2025-04-02' group by symbol, period_end) using (symbol)
    where period_end = newest and price_book is not null and counted > 0 and companies.shares_outstanding > 1.5 * counted`,
  'P/B over the equity of one class of several, to which the smaller part of the company belongs': `select symbol from companies join (
      select symbol, assets, liabilities, p.equity, max(period_end) over (partition by symbol) as newest, period_end,
        max(p.shares_outstanding) over (partition by symbol, period_end) as counted
      from financial_periods p where p.equity is not null and period_end > '2025-04-02') using (symbol)
    where period_end = newest and counted is null and price_book is not null and assets - liabilities >= 2 * max(companies.equity, 1)`,
  'a gross margin of nearly all the sales of a carrier, a line or a utility': `select symbol from companies
    where is_sample = 0 and sic between '4000' and '4999' and gross_margin > 87`,
  'a published gross loss beside a net income, or an operating one of a bank': `select symbol from fundamentals f join companies using (symbol)
    where f.net_income > 5e6 and f.operating_income < -5e6 and (sic between '6000' and '6499' or (f.gross_profit < 0 and sic not between '6500' and '6599'))`,
  'one count at the ends of four quarters or years of which a tenth fewer trade': `select symbol from (
      select p.symbol, count(*) as days, min(counted) as least, max(counted) as most from (
        select symbol, period_end, max(shares_outstanding) as counted, row_number() over (partition by symbol order by period_end desc) as place
        from financial_periods where shares_outstanding is not null group by symbol, period_end) p where place <= 4 group by p.symbol)
    join companies using (symbol) where days = 4 and least = most and shares_outstanding between 0.5 * most and 0.89 * most`,
  'a runway, or net cash, of before the company came to market': `select symbol from companies join company_figures using (symbol)
    join company_facts using (symbol) where is_sample = 0 and first_trade > json_extract(figures, '$.cash.period_end')
      and (runway is not null or net_cash is not null or ev_sales is not null or json_extract(figures, '$.runway.state') = 'known')`,
  'a runway of cash of before half as many shares again were issued': `select symbol from companies join company_figures using (symbol) join (
      select symbol, period_end, max(p.shares_outstanding) as counted from financial_periods p group by symbol, period_end) counts using (symbol)
    where json_extract(figures, '$.runway.state') = 'known' and counts.period_end = json_extract(figures, '$.runway.period_end')
      and companies.shares_outstanding > 1.51 * counted`,
  'P/E over earnings of before twelve months in which operations lost': `select symbol from companies join company_figures using (symbol)
    where price_earnings is not null and json_extract(figures, '$.operating_income.value') < -1e7
      and json_extract(figures, '$.operating_income.period_end') > json_extract(figures, '$.eps.period_end')
      and 0 < (select sum(operating_income) from financial_periods p where p.symbol = companies.symbol and kind in ('year', 'twelve_months')
        and p.period_end = json_extract(figures, '$.eps.period_end'))`,
  'free cash flow that is not cash from operations less capital spending, where both stand': `
    select symbol || ' ' || kind || ' ' || period_end as symbol from financial_periods
    where operating_cash_flow is not null and capital_spending is not null
      and abs(coalesce(free_cash_flow, 9e15) - operating_cash_flow + capital_spending) > 1`,
  'cash of twelve months that its head does not show since sources differ': `select p.symbol from financial_periods p
    join figure_doubts d on d.symbol = p.symbol and d.period_end = p.period_end and figure = 'cash' and d.kind = 'headline'
    where p.kind <> 'quarter' and decision like 'not shown: sources differ%'
      and json_extract(found, '$[0].value') in (p.cash, p.cash_and_investments)
      and not exists (select 1 from financial_periods q where q.symbol = p.symbol and q.kind = 'quarter' and q.period_end = p.period_end
        and json_extract(found, '$[0].value') in (q.cash, q.cash_and_investments))`,
  'a balance of one day that a quarter shows and the year that ends with it withholds': `select y.symbol || ' ' || y.period_end as symbol
    from financial_periods y join financial_periods q on q.symbol = y.symbol and q.period_end = y.period_end and q.kind = 'quarter'
    where y.kind = 'year' and ((json_extract(y.marks, '$.assets.withheld') = 1 and q.assets is not null)
      or (json_extract(y.marks, '$.liabilities.withheld') = 1 and q.liabilities is not null)
      or (json_extract(y.marks, '$.equity.withheld') = 1 and q.equity is not null)
      or (json_extract(y.marks, '$.cash.withheld') = 1 and q.cash is not null))`,
  'an announced profit of more than all that was sold in a quarter that lost': `select e.symbol || ' ' || e.date as symbol from earnings e
    join companies c using (symbol) join financial_periods q on q.symbol = e.symbol and q.kind = 'quarter'
      and julianday(e.date) - julianday(q.period_end) between 10 and 103
    where is_sample = 0 and security_kind <> 'ads' and coalesce(sic, '') not between '6000' and '6799' and company_type = 'operating'
      and eps_actual > 0 and q.net_income < 0 and q.currency = 'USD' and eps_actual * q.shares_outstanding > q.revenue`,
  'price to book of a bank of which a fifth more shares trade than were counted a quarter before its equity': `select c.symbol from companies c
    join (select symbol, max(shares_outstanding) as counted, period_end, max(period_end) over (partition by symbol) as newest
      from financial_periods where shares_outstanding is not null group by symbol, period_end) p on p.symbol = c.symbol and p.period_end = p.newest
    join (select symbol, max(period_end) as day from financial_periods where equity is not null group by symbol) e on e.symbol = c.symbol
    where sic between '6000' and '6089' and price_book is not null and c.shares_outstanding > 1.2 * counted
      and julianday(day) - julianday(newest) between 0 and 100`,
  'less cash at its head than cash and equivalents alone on a later day of its statements': `
    select company_figures.symbol from company_figures join financial_periods p using (symbol)
    where p.kind <> 'twelve_months' and p.period_end > json_extract(figures, '$.cash.period_end')
      and p.cash > json_extract(figures, '$.cash.value') and p.currency = json_extract(figures, '$.cash.currency')`,
  'a float of nearly all shares of an older report beside half as many again': `select symbol from companies join (
      select symbol, period_end, max(p.shares_outstanding) as counted, max(period_end) over (partition by symbol) as newest
      from financial_periods p where p.shares_outstanding is not null and period_end > '2025-04-02' group by symbol, period_end
    ) using (symbol) left join (select symbol, max(date) as split from splits group by symbol) using (symbol)
    where period_end = newest and period_end > coalesce(split, '') and security_kind <> 'ads' and companies.shares_outstanding > 1.51 * counted
      and float_shares between 0.67 * counted and 1.04 * counted`,
  'P/E over earnings that were announced the same, and half as much or a loss since': `
    with reports as (select symbol, date, eps_actual, row_number() over (partition by symbol order by date desc) as place,
        sum(eps_actual) over last_four as year, count(*) over last_four as counted, min(date) over last_four as first
      from earnings where eps_actual is not null
      window last_four as (partition by symbol order by date desc rows between current row and 3 following))
    select symbol from companies join company_figures using (symbol)
      join reports now using (symbol) join reports same using (symbol)
    where price_earnings is not null and now.place = 1 and same.place between 2 and 5 and now.counted = 4 and same.counted = 4
      and julianday(now.date) - julianday(now.first) <= 330
      and julianday(same.date) - julianday(json_extract(figures, '$.eps.period_end')) between 10 and 103
      and same.place = (select min(place) from reports r where r.symbol = companies.symbol
        and julianday(r.date) - julianday(json_extract(figures, '$.eps.period_end')) <= 103)
      and abs(same.year - eps_ttm) <= 0.099 * eps_ttm and now.year < 0.49 * eps_ttm`,
  'EBITDA under the operating income of the same months, or of none, or a multiple of it': `select symbol from companies
    join company_figures using (symbol) where (ebitda < operating_income - 6e5 and (json_extract(figures, '$.operating_income') is null
        or json_extract(figures, '$.operating_income.period_end') in (select period_end from financial_periods p
          where p.symbol = companies.symbol and kind = 'twelve_months' and source = 'yahoo-twelve-months')))
      or (ev_ebitda is not null and coalesce(ebitda, 0) <= 0)`,
  'an operating margin over the gross margin': `select symbol from companies where operating_margin > gross_margin
    union select symbol from fundamentals where operating_income > gross_profit + 1e6`,
  'a float of all shares': `select symbol from companies where free_float >= 99.95`,
  '52 weeks far from every close that the chart draws of them': `select symbol from companies join (
      select symbol, min(close) as low, max(close) as high from price_bars where date > '2025-07-03'
      group by symbol having count(*) >= 200 and min(date) < '2025-07-10') drawn using (symbol)
    where is_sample = 0 and (week52high > 3.01 * high or week52low < 0.49 * low)`,
  'enterprise value or net cash on the cash of before half as many shares again were issued': `select c.symbol from companies c
    join company_figures f using (symbol) join financial_periods p using (symbol)
    where (net_cash is not null or ev_sales is not null or ev_ebitda is not null) and p.period_end = json_extract(figures, '$.cash.period_end')
      and p.shares_outstanding > 0 and c.shares_outstanding > 1.5 * (select max(q.shares_outstanding) from financial_periods q
        where q.symbol = c.symbol and abs(julianday(q.period_end) - julianday(p.period_end)) <= 20)`,
  'a rate of dividends beside a last payment of years before': `select symbol from dividends
    where rate is not null and julianday(as_of) - julianday(last_date) > 801`,
  'a count of shares of ten times both of its neighbours': `select symbol || ' ' || period_end as symbol from (
      select symbol, period_end, counted, lag(counted) over days as earlier, lead(counted) over days as later from (
        select symbol, period_end, max(shares_outstanding) as counted from financial_periods
        where shares_outstanding is not null group by symbol, period_end) counts
      window days as (partition by symbol order by period_end)) spikes where counted > 10 * earlier and counted > 10 * later`,
  'sales, or the whole enterprise, as a part of a market value beside which others own most': `select symbol from companies join company_figures using (symbol)
    where (price_sales is not null and json_extract(figures, '$.other_owners.percent') >= 60 and json_extract(figures, '$.other_owners.value') >= market_cap / 4)
      or (coalesce(ev_sales, ev_ebitda) is not null and json_extract(figures, '$.other_owners.value') >= abs(market_cap - cash_held + debt) / 4)`,
  'a return on an equity of half a year before, of which a quarter and more was earned or lost since, and that nothing bears out': `select companies.symbol from companies
    join company_figures using (symbol) left join fundamentals f on f.symbol = companies.symbol
    where abs(companies.return_on_equity) > 25.01 and julianday(json_extract(figures, '$.net_income.period_end')) - julianday(json_extract(figures, '$.equity.period_end')) > 100
      and abs(coalesce(f.equity, 0) - json_extract(figures, '$.equity.value')) > 0.1 * json_extract(figures, '$.equity.value')`,
  'a net margin over the whole revenue': `select symbol from companies where net_margin > 100 and is_sample = 0`,
  'a price to sales of a bank or another lender whose sales are on no statement': `select symbol from companies join company_figures using (symbol)
    where price_sales is not null and sic between '6000' and '6199' and json_extract(figures, '$.revenue') is null`,
  'a long-term debt of more than all debt of the same day': `select distinct l.symbol from financial_periods l join financial_periods d on d.symbol = l.symbol and d.period_end = l.period_end
    where l.long_term_debt > 1.05 * d.debt + 1e5`,
  'a gross profit of a year once more as its operating income, beside a loss': `select symbol from financial_periods
    where kind <> 'quarter' and net_income < 0 and gross_profit > 1e6 and abs(gross_profit - operating_income) <= max(5e4, 0.001 * gross_profit)`,
  'an equity of eight months ago beside another one that was published since, a third more': `select f.symbol from fundamentals f join company_figures g on g.symbol = f.symbol
    where f.equity >= 1e7 and json_extract(figures, '$.equity.currency') = 'USD' and json_extract(figures, '$.equity.period_end') < '2025-11-01'
      and f.equity > 1.34 * json_extract(figures, '$.equity.value')
      and not exists (select 1 from financial_periods p where p.symbol = f.symbol and p.kind <> 'twelve_months' and p.period_end < json_extract(figures, '$.equity.period_end') and abs(p.equity - f.equity) < 6e5)`,
  'days to cover that are twice off the shares over the volume of 20 sessions': `select s.symbol from short_interest s join (
      select t.symbol, t.settlement, avg(volume) as mean, count(volume) as sessions from (
        select s.symbol, s.settlement, b.volume, row_number() over (partition by s.symbol, s.settlement order by b.date desc) as place
        from short_interest s join price_bars b on b.symbol = s.symbol and b.date <= s.settlement and b.date > date(s.settlement, '-35 days')) t
      where place <= 20 group by 1, 2) v using (symbol, settlement)
    where sessions >= 15 and mean > 0 and days_to_cover >= 0.1 and is_days_computed = 0 and (days_to_cover > 2.01 * shares_short / mean or days_to_cover < 0.49 * shares_short / mean)`,
  'enterprise value or net cash on a debt beside which another was published that makes a quarter more of it': `select symbol from companies
    join company_figures using (symbol) join fundamentals f using (symbol)
    where coalesce(ev_sales, ev_ebitda, net_cash) is not null and json_extract(figures, '$.debt.source') <> 'yahoo-twelve-months'
      and f.debt - companies.debt >= 3e6 and f.debt - companies.debt >= abs(market_cap + companies.debt - cash_held) / 4`,
  'enterprise value or net cash on a debt of a quarter before the cash, beside which another was published that makes a quarter more or less of it': `select symbol from companies
    join company_figures using (symbol) join fundamentals f using (symbol)
    where coalesce(ev_sales, ev_ebitda, net_cash) is not null and julianday(json_extract(figures, '$.cash.period_end')) - julianday(json_extract(figures, '$.debt.period_end')) > 85
      and abs(f.debt - companies.debt) >= 3e6 and abs(f.debt - companies.debt) >= abs(market_cap + companies.debt - cash_held) / 4`,
  'a net income three times off one that was published of a fiscal year since, as sales and operating income say': `select distinct c.symbol from companies c
    join company_figures using (symbol) join fundamentals f using (symbol)
    join financial_periods y on y.symbol = c.symbol and y.kind = 'year' and y.currency = 'USD' and julianday(y.period_end) - julianday(json_extract(figures, '$.net_income.period_end')) > 60
    where json_extract(figures, '$.net_income.currency') = 'USD' and abs(f.operating_income) >= 5e6 and abs(y.operating_income - f.operating_income) <= 6e5
      and abs(y.revenue - f.sales) <= max(6e5, f.sales / 100) and max(abs(c.net_income), abs(f.net_income)) > 5e6
      and (c.net_income * f.net_income < 0 or abs(c.net_income) > 3.1 * abs(f.net_income) or abs(f.net_income) > 3.1 * abs(c.net_income))`,
  'an end of the fiscal year that is no last day of a month, and not that of its years': `select symbol from company_facts join (
      select symbol, substr(max(period_end), 6) as day from financial_periods where kind = 'year' group by symbol) years using (symbol)
    where fiscal_year_end not in ('01-31', '02-28', '02-29', '03-31', '04-30', '05-31', '06-30', '07-31', '08-31', '09-30', '10-31', '11-30', '12-31')
      and min(abs(julianday('2025-' || day) - julianday('2025-' || fiscal_year_end)), 365 - abs(julianday('2025-' || day) - julianday('2025-' || fiscal_year_end))) > 11`,
  'a net income of twelve months that is not that of its four quarters, which was published': `select t.symbol from financial_periods t
    join fundamentals f on f.symbol = t.symbol join (
      select symbol, period_end, sum(net_income) over four as year, count(*) over four as quarters, julianday(period_end) - julianday(min(period_end) over four) as days
      from financial_periods where kind = 'quarter' and net_income is not null and currency = 'USD'
      window four as (partition by symbol order by period_end rows between 3 preceding and current row)) own
      on own.symbol = t.symbol and own.period_end = t.period_end and quarters = 4 and days <= 290
    where t.kind = 'twelve_months' and abs(f.net_income) >= 5e6 and abs(year - f.net_income) <= max(6e5, abs(f.net_income) / 100)
      and abs(t.net_income - f.net_income) > max(6e5, abs(f.net_income) / 100) and abs(t.net_income - year) > max(6e5, 0.05 * abs(year), 0.05 * abs(t.net_income))`,
  'estimates of three times what was published of a year, of a currency that nobody names': `select e.symbol from eps_estimates e
    join companies using (symbol) join fundamentals f using (symbol) where symbol in (select symbol from earnings where is_unit_known = 0)
      and abs(this_year) >= 3 * abs(f.eps_ttm) and abs(this_year) * shares_outstanding >= 3 * abs(f.net_income)`,
  'a name that is said twice': `select symbol from companies where is_sample = 0 and length(name) > 9
    and substr(name, 1, (length(name) - 1) / 2) || ' ' || substr(name, 1, (length(name) - 1) / 2) = name`,
  'an equity or assets of nothing': `select symbol from financial_periods where equity = 0 or assets = 0`,
  'a net income of a fiscal year that is not the one published of it': `select t.symbol from financial_periods t join fundamentals f using (symbol)
    join financial_periods y on y.symbol = t.symbol and y.kind = 'year' and y.period_end = t.period_end and y.currency = 'USD'
    where t.kind = 'twelve_months' and t.currency = 'USD' and f.sales > 0 and f.net_income <> 0 and abs(y.revenue - f.sales) <= max(6e5, f.sales / 200)
      and abs(t.net_income - f.net_income) > max(1.1e6, 0.15 * max(abs(t.net_income), abs(f.net_income)))
      and not exists (select 1 from financial_periods e where e.symbol = t.symbol and e.kind = 'quarter' and e.net_income is not null and e.period_end > '2024-12-31'
        and (select count(*) from financial_periods q where q.symbol = e.symbol and q.kind = 'quarter' and q.net_income is not null
          and julianday(e.period_end) - julianday(q.period_end) between 0 and 290) >= 4)`,
  'a debt of a year of more than all that was published as owed, beside another published debt': `select symbol from companies join company_figures using (symbol)
    join fundamentals f using (symbol) where json_extract(figures, '$.debt.source') = 'sec-annual' and json_extract(figures, '$.debt.currency') = 'USD'
      and f.liabilities >= 5e6 and json_extract(figures, '$.debt.value') > 1.02 * f.liabilities + 6e5 and abs(json_extract(figures, '$.debt.value') - f.debt) > 0.3 * f.debt`,
  'P/B of a debt': `select symbol from companies where price_book is not null and coalesce(equity, 0) <= 0`,
};

test.each(Object.entries(contradictions))('no company shows %s', async (_, statement) => {
  const { rows } = await sql<{ symbol: string }>`${sql.raw(statement)}`.execute(store.db);
  expect(rows.map(({ symbol }) => symbol)).toEqual([]);
});

test('net income of another sign than the published one, or three times off, is of other months, borne out, or not shown', async () => {
  const { rows } = await sql<{
    symbol: string;
    published: number;
  }>`select symbol, f.net_income as published from companies
    join fundamentals f using (symbol) join company_figures using (symbol)
    where json_extract(figures, '$.net_income.currency') = 'USD' and max(abs(f.net_income), abs(companies.net_income)) >= 5e6
      and f.net_income <> 0 and companies.net_income <> 0
      and (f.net_income * companies.net_income < 0 or companies.net_income / f.net_income not between 1.0 / 3 and 3)
      and not exists (select 1 from figure_doubts d where d.symbol = companies.symbol and d.kind = 'headline'
        and figure = 'net_income' and decision like 'a third source bears out%')`.execute(store.db);
  const others: string[] = [];
  for (const { symbol, published } of rows) {
    const { periods = [] } = (await findFinancials(store.db, symbol)) ?? {};
    const isKnown = [
      ...periods.filter(({ kind }) => kind !== 'quarter'),
      ...rollingTwelveMonths(periods),
    ].some(
      ({ net_income: income }) =>
        income !== null && Math.abs(income - published) <= Math.max(1e6, Math.abs(published) / 10),
    );
    if (!isKnown) others.push(symbol);
  }
  expect(others).toEqual([]);
});

test('a balance that does not balance is marked, listed for staff, and makes no ratio where its equity is in doubt', async () => {
  const { rows } = await sql<{ symbol: string; gap: string | null; a: number; l: number; e: number }>`
    select symbol, marks as gap, assets as a, liabilities as l, equity as e from financial_periods
    where abs(assets - liabilities - equity) > abs(assets) * 0.011 + 3e5`.execute(store.db);
  expect(rows.length).toBeGreaterThan(1_000);
  for (const { symbol, gap, a, l, e } of rows) {
    const marked = (JSON.parse(gap ?? '{}') as { equity?: { gap?: number } }).equity?.gap;
    expect(marked, symbol).toBeCloseTo(a - l - e, -2);
  }
  const listed = await store.db
    .selectFrom('figure_doubts')
    .innerJoin('companies', 'companies.symbol', 'figure_doubts.symbol')
    .select(['companies.symbol', 'decision', 'price_book', 'return_on_equity', 'debt_equity'])
    .where('figure', '=', 'equity')
    .where('kind', '=', 'headline')
    .execute();
  expect(listed.length).toBeGreaterThan(300);
  const withheld = listed.filter(({ decision }) => decision.startsWith('no ratio'));
  expect(withheld.length).toBeGreaterThan(50);
  for (const { symbol, price_book, return_on_equity, debt_equity } of withheld)
    expect([symbol, price_book, return_on_equity, debt_equity]).toEqual([symbol, null, null, null]);
});

test('each balance that no ratio to the market value is made of, for its shares, is listed for staff', async () => {
  const listed = await store.db
    .selectFrom('figure_doubts')
    .innerJoin('companies', 'companies.symbol', 'figure_doubts.symbol')
    .select(['companies.symbol', 'figure', 'price_book', 'net_cash', 'ev_sales'])
    .where('kind', '=', 'multiple')
    .execute();
  const of = (name: string) => listed.filter(({ figure }) => figure === name);
  expect(of('price_book').length).toBeGreaterThan(50);
  expect(of('price_book').filter(({ price_book }) => price_book !== null)).toEqual([]);
  expect(of('net_cash').length).toBeGreaterThan(10);
  expect(of('net_cash').filter(({ net_cash, ev_sales }) => net_cash !== null || ev_sales !== null)).toEqual(
    [],
  );
});

test('a yield is the rate over the price beside it, the same in the screener, on the page and in the chat', async () => {
  const payers = await store.db
    .selectFrom('dividends')
    .innerJoin('companies', 'companies.symbol', 'dividends.symbol')
    .select(['companies.symbol', 'rate', 'last_sale', 'quote_date', 'dividend_yield'])
    .where('rate', 'is not', null)
    .execute();
  expect(payers.length).toBeGreaterThan(200);
  const record = { ...store, cached: createVersionedCache(store.db), now: () => new Date() };
  for (const { symbol, rate, last_sale, quote_date, dividend_yield } of payers) {
    const page = (await findOutlook(store.db, symbol))?.dividends;
    const { facts } = await dividends.run(record, { symbol }, { isSignedIn: false });
    const said = facts.find(({ name }) => name === 'dividend_yield');
    expect([symbol, page?.yieldPercent, page?.priceDate]).toEqual([
      symbol,
      dividend_yield,
      dividend_yield === null ? null : quote_date,
    ]);
    expect([symbol, said?.value ?? null, said?.date ?? null]).toEqual([
      symbol,
      dividend_yield,
      page?.priceDate,
    ]);
    if (dividend_yield !== null)
      expect(dividend_yield, symbol).toBeCloseTo((100 * (rate ?? 0)) / (last_sale ?? 0), 3);
  }
});

test('a story of the last session tells the volume against the average that the company’s page has', async () => {
  const stories = await store.db
    .selectFrom('news')
    .innerJoin('companies', 'companies.symbol', 'news.company_symbol')
    .select(['companies.symbol', 'title', 'facts', 'volume', 'volume_avg'])
    .where('topic', '=', 'move')
    .where('news.is_sample', '=', 0)
    .where(sql<string>`substr(published_at, 1, 10)`, '=', (eb) =>
      eb.selectFrom('companies').select((c) => c.fn.max('quote_date').as('newest')),
    )
    .execute();
  let told = 0;
  for (const { symbol, title, facts, volume, volume_avg } of stories) {
    const found = JSON.parse(facts ?? '[]') as { label: string; value: number }[];
    const ratio = found.find(({ label }) => label === 'Against average')?.value ?? null;
    const page = volumeWords({ volume, volume_avg })?.ratio ?? null;
    // The page's average wants all of 63 sessions, the story's twenty: the page may have none.
    if (page !== null) expect(`${symbol} ${formatRatio(ratio)} average`).toBe(`${symbol} ${page}`);
    const times = / on ([\d.,]+)(?: times its|×) usual volume/.exec(title)?.[1];
    if (times === undefined) continue;
    expect(Number(times.replace(',', '')), symbol).toBeCloseTo(ratio ?? 0, (ratio ?? 0) >= 100 ? -0.5 : 0.5);
    told += 1;
  }
  expect(told).toBeGreaterThan(20);
  expect(stories.length).toBeGreaterThan(100);
});

test('what the head of a company withholds, its table of twelve months does not sum up', async () => {
  const doubts = await store.db
    .selectFrom('figure_doubts')
    .select(['symbol', 'figure', 'period_end'])
    .where('kind', '=', 'headline')
    .where('decision', 'like', 'not shown: sources differ%')
    .execute();
  const shown: string[] = [];
  for (const { symbol, figure, period_end } of doubts) {
    const found = await findFinancials(store.db, symbol);
    const months = found?.periods.find(
      (each) => each.kind === 'twelve_months' && each.period_end === period_end,
    );
    const flow = flowFigures.find((each) => each === figure);
    if (months && flow && months[flow] !== null) shown.push(`${symbol} ${figure} ${period_end}`);
  }
  expect(doubts.length).toBeGreaterThan(30);
  expect(shown).toEqual([]);
});

test('EVC: a day of the calendar tells no report before it that is older than a year, since its day stands without one', async () => {
  const day = '2026-08-04';
  const question = { from: day, to: day, order: 'asc' as const, page: 1, pageSize: 100 };
  const { data } = await findEarningsDates(store.db, question);
  const lasts = data.flatMap(({ last }) => last?.date ?? []);
  expect(lasts.length).toBeGreaterThan(50);
  expect(lasts.filter((day) => day < '2025-08-04')).toEqual([]);
});
