// Over 300 lines, because each question that is asked of every company has a statement of its own here.
import { sql } from 'kysely';
import type { Db } from '#server/db/open.ts';

/**
 * What an answer may state, read by statements of its own from the tables: nothing here knows how the chat looks things up.
 * `shows` has to be in the answer where it is known, `may` can be; each figure of the answer is one of them.
 */
export interface Expected {
  shows: Figure[];
  may?: Figure[];
  /** A day the answer has to name where it states anything. */
  day?: string | null;
  /** Words the answer has to show where they are known. */
  words?: (string | null)[];
}
export type Figure = number | null;

type Row = Record<string, number | string | null>;
type Read = (db: Db, symbol: string) => Promise<Expected>;

const rowsOf = async (db: Db, query: ReturnType<typeof sql<Row>>): Promise<Row[]> => (await query.execute(db)).rows; // prettier-ignore
const num = (row: Row | undefined, name: string): Figure => (row?.[name] === null || row?.[name] === undefined ? null : Number(row[name])); // prettier-ignore
const text = (row: Row | undefined, name: string): string | null => (row?.[name] === null || row?.[name] === undefined ? null : String(row[name])); // prettier-ignore
const numbersIn = (rows: readonly Row[]): Figure[] => rows.flatMap((row) => Object.values(row).filter((value) => typeof value === 'number')); // prettier-ignore
const less = (a: Figure, b: Figure): Figure => (a === null || b === null ? null : a - b);
const over = (a: Figure, b: Figure): Figure => (a === null || !b ? null : a / b);
const percent = (a: Figure, b: Figure): Figure => (a === null || !b ? null : (a / b - 1) * 100);

const company = async (db: Db, symbol: string): Promise<Row> =>
  (await rowsOf(db, sql<Row>`select * from companies where symbol = ${symbol}`))[0] ?? {};
/** Of the headline figures the store keeps as one JSON text. */
const headline = async (
  db: Db,
  symbol: string,
): Promise<Record<string, Record<string, number | string> | null>> => {
  const [row] = await rowsOf(db, sql<Row>`select figures from company_figures where symbol = ${symbol}`);
  return JSON.parse(text(row, 'figures') ?? '{}') as never;
};
const of = async (db: Db, symbol: string, name: string, field = 'value'): Promise<Figure> => {
  const value = (await headline(db, symbol))[name]?.[field];
  return typeof value === 'number' ? value : null;
};
const dayOf = async (db: Db, symbol: string, name: string): Promise<string | null> => {
  const value = (await headline(db, symbol))[name]?.['period_end'];
  return typeof value === 'string' ? value : null;
};
/** Whether the first and the last close are of their own session and of one scale: what lies between them then is too, but for single sessions. */
const areEndsSure = (rows: readonly Row[]): boolean => !rows[0]?.['doubtful'] && !rows.at(-1)?.['doubtful'];

const closes = (db: Db, symbol: string, from: string, to: string): Promise<Row[]> =>
  rowsOf(
    db,
    sql<Row>`select date, close, doubtful from price_bars where symbol = ${symbol} and date between ${from} and ${to} order by date`,
  );
const lines = (db: Db, symbol: string): Promise<Row[]> =>
  rowsOf(db, sql<Row>`select * from financial_periods where symbol = ${symbol}`);

const publishedRow = async (db: Db, symbol: string): Promise<Row | undefined> =>
  (await rowsOf(db, sql<Row>`select * from fundamentals where symbol = ${symbol}`))[0];

/** Where a figure is not known, what was published of it with the quotes may be told. */
const orPublished =
  (read: Read, name: string): Read =>
  async (db, symbol) => {
    const expected = await read(db, symbol);
    const isKnown = expected.shows.some((value) => value !== null);
    return isKnown
      ? expected
      : { ...expected, may: [...(expected.may ?? []), num(await publishedRow(db, symbol), name)] };
  };

const quote =
  (shows: readonly string[], may: readonly string[] = []): Read =>
  async (db, symbol) => {
    const row = await company(db, symbol);
    // A change of less than a hundredth of a percent is shown as none.
    const named = shows.map((name) =>
      name === 'change_pre' && Math.abs(Number(row[name])) < 0.005 ? null : num(row, name),
    );
    return {
      shows: named,
      may: [...may.map((name) => num(row, name)), num(row, 'last_sale')],
      day: named.some((value) => value !== null) ? text(row, 'quote_date') : null,
    };
  };

const valuation =
  (make: (parts: { cap: Figure; cash: Figure; debt: Figure; isEnterprise: boolean }) => Figure): Read =>
  async (db, symbol) => {
    const row = await company(db, symbol);
    const figures = await headline(db, symbol);
    const dollars = (name: string): Figure =>
      figures[name]?.['currency'] === 'USD' ? Number(figures[name]['value']) : null;
    const cap = num(row, 'market_cap');
    const made = make({
      cap,
      cash: dollars('cash'),
      debt: dollars('debt'),
      // Of a bank, or on the cash of far fewer shares, debt and cash make no enterprise value.
      isEnterprise: num(row, 'net_cash') !== null,
    });
    return {
      shows: made !== null && Number.isFinite(made) ? [made] : [],
      // What it is made of; multiples of sales and of EBITDA are those of the screener's columns.
      may: [
        cap,
        less(dollars('cash'), dollars('debt')),
        ...['cash', 'debt'].map((name) => num(figures[name] ?? undefined, 'value')),
        num(row, 'last_sale'),
        num(row, 'ev_sales'),
        num(row, 'ev_ebitda'),
      ],
      day: made === null ? null : text(row, 'quote_date'),
    };
  };

/** A last price with the closes from which it is told to have moved, and with its range of 52 weeks. */
const price: Read = async (db, symbol) => {
  const expected = await quote(['last_sale'], ['change_pre'])(db, symbol);
  const row = await company(db, symbol);
  const to = text(row, 'quote_date') ?? '2026-07-02';
  const [year = 0, month = 1, day = 1] = to.split('-').map(Number);
  const monthsBefore = (months: number): string => {
    const last = new Date(Date.UTC(year, month - months, 0)).getUTCDate();
    return new Date(Date.UTC(year, month - 1 - months, Math.min(day, last))).toISOString().slice(0, 10);
  };
  const moves: Figure[] = [];
  for (const from of [monthsBefore(1), monthsBefore(3), `${year - 1}-12-31`, monthsBefore(12)]) {
    const rows = await closes(db, symbol, from, to);
    if (!areEndsSure(rows)) continue;
    const [first, last] = [num(rows[0], 'close'), num(rows.at(-1), 'close')];
    moves.push(first, percent(last, first));
  }
  const [low, high, last] = ['week52low', 'week52high', 'last_sale'].map((name) => num(row, name));
  return {
    ...expected,
    may: [...(expected.may ?? []), ...moves, low ?? null, high ?? null, percent(last ?? null, low ?? null), percent(last ?? null, high ?? null)],
  };
}; // prettier-ignore

/** What a line is in each period; years that no report states are four quarters together. */
function toldOf(rows: readonly Row[], column: string): number[] {
  const quarters = rows
    .filter(({ kind }) => kind === 'quarter')
    .sort((a, b) => (String(a['period_end']) < String(b['period_end']) ? -1 : 1))
    .map((row) => num(row, column));
  const years = quarters
    .map((_, i) => quarters.slice(i, i + 4))
    .filter((four) => four.length === 4 && four.every((value) => value !== null))
    .map((four) => four.reduce<number>((sum, value) => sum + (value ?? 0), 0));
  return [...rows.flatMap((row) => num(row, column) ?? []), ...years];
}

/** A line of statements, and those that are told beside it. Growth is one of its figures over another. */
const statement =
  (column: string, ...beside: string[]): Read =>
  async (db, symbol) => {
    const rows = await lines(db, symbol);
    const told = toldOf(rows, column);
    const others = beside.flatMap((name) => toldOf(rows, name));
    const growth = told.flatMap((a) => told.map((b) => (b === 0 ? null : ((a - b) / Math.abs(b)) * 100)));
    // Where no statement has it, what was published without its months is told as that.
    const [row] = await rowsOf(db, sql<Row>`select * from fundamentals where symbol = ${symbol}`);
    const published = num(row, column === 'revenue' ? 'sales' : column);
    return { shows: [], may: [...told, ...others, ...growth, published] };
  };

/** The questions that are asked of every company, each with what the record says of it. */
export const oracle: readonly (readonly [question: string, read: Read])[] = [
  ['last price?', price],
  ['how much did it move', quote(['last_sale', 'change_pre'], ['net_change'])],
  ['market cap', quote(['market_cap'])],
  ['shares outstanding', async (db, symbol) => {
    const expected = await quote(['shares_outstanding'])(db, symbol);
    // Where the quotes count none, the last statement may, and who counted the shares that others hold.
    const counted = await rowsOf(db, sql<Row>`select shares_outstanding from ownership_snapshots where symbol = ${symbol}`);
    return { ...expected, may: [...(expected.may ?? []), ...[...(await lines(db, symbol)), ...counted].map((row) => num(row, 'shares_outstanding'))] };
  }],
  ['where did it open', quote(['open', 'pre_close'], ['daylow', 'dayhigh'])],
  ['rsi', async (db, symbol) => {
    const expected = await quote(['latest_rsi'], ['latest_ema', 'latest_sma', 'latest_macd'])(db, symbol);
    const row = await company(db, symbol);
    // How far the last price lies from each average.
    const away = ['latest_ema', 'latest_sma'].map((name) => percent(num(row, 'last_sale'), num(row, name)));
    return { ...expected, may: [...(expected.may ?? []), ...away] };
  }],
  ['volume', async (db, symbol) => {
    const row = await company(db, symbol);
    const [volume, usual] = [num(row, 'volume'), num(row, 'volume_avg')];
    return { shows: [volume, usual], may: [over(volume, usual)], day: volume === null ? null : text(row, 'quote_date') };
  }],
  ['52 week range', async (db, symbol) => {
    const row = await company(db, symbol);
    const [low, high, last] = [num(row, 'week52low'), num(row, 'week52high'), num(row, 'last_sale')];
    const above = percent(last, low);
    const below = percent(last, high);
    return { shows: [low, high], may: [last, above, below === null ? null : -below] };
  }],
  ['price on June 15, 2026', async (db, symbol) => {
    const rows = await closes(db, symbol, '2026-06-08', '2026-06-15');
    const last = rows.at(-1);
    return last?.['doubtful'] ? { shows: [], may: [num(last, 'close')] } : { shows: [num(last, 'close')], day: text(last, 'date') };
  }],
  ['how much is it up since January 1, 2026', async (db, symbol) => {
    const row = await company(db, symbol);
    const to = text(row, 'quote_date') ?? '2026-07-02';
    const [before] = (await closes(db, symbol, '2025-12-18', '2026-01-01')).slice(-1);
    const rows = await closes(db, symbol, text(before, 'date') ?? '2026-01-01', to);
    const values = rows.filter((each) => !each['doubtful']).map((each) => num(each, 'close') ?? 0);
    const isSure = rows.length > 1 && areEndsSure(rows);
    const [first, last] = [values[0] ?? null, values.at(-1) ?? null];
    return isSure ? { shows: [percent(last, first), first, last, Math.max(...values), Math.min(...values)], day: text(rows.at(-1), 'date') } : { shows: [], may: values };
  }],
  ['how many employees', async (db, symbol) => {
    const [row] = await rowsOf(db, sql<Row>`select employees from company_facts where symbol = ${symbol}`);
    return { shows: [num(row, 'employees')] };
  }],
  ['website', async (db, symbol) => {
    const [row] = await rowsOf(db, sql<Row>`select website from company_facts where symbol = ${symbol}`);
    return { shows: [], words: [text(row, 'website')?.replace(/^https?:\/\/(?:www\.)?/, '').replace(/\/$/, '') ?? null] };
  }],
  ['cik number', async (db, symbol) => ({ shows: [], words: [text(await company(db, symbol), 'cik')] })],
  ['how much cash does it have', async (db, symbol) => {
    const [published] = await rowsOf(db, sql<Row>`select cash from fundamentals where symbol = ${symbol}`);
    return { shows: [await of(db, symbol, 'cash')], may: [num(published, 'cash')], day: await dayOf(db, symbol, 'cash') };
  }],
  ['how long does the cash last', async (db, symbol) => {
    const used = await of(db, symbol, 'runway', 'operating_cash_flow');
    const quarters = await of(db, symbol, 'runway', 'quarters');
    // Below a tenth of a quarter, "under 0.1" is said.
    const lasts = quarters !== null && quarters < 0.1 ? 0.1 : quarters;
    // How many times the shares of then trade, or how many percent more.
    const { times = null } = ((await headline(db, symbol))['runway']?.['more_shares'] ?? {}) as { times?: number };
    return { shows: [await of(db, symbol, 'runway', 'cash')], may: [times, percent(times, 1), used, used === null ? null : -used, lasts, await of(db, symbol, 'cash'), await of(db, symbol, 'operating_cash_flow')] };
  }],
  ['burn rate', async (db, symbol) => {
    const used = (await of(db, symbol, 'runway', 'operating_cash_flow')) ?? (await of(db, symbol, 'operating_cash_flow'));
    return { shows: [used === null ? null : Math.abs(used)], may: [used, used === null ? null : -used / 4] };
  }],
  ['p/s ratio', orPublished(quote(['price_sales'], ['market_cap']), 'price_sales')],
  ['p/b', async (db, symbol) => {
    const expected = await orPublished(quote(['price_book'], ['market_cap']), 'price_book')(db, symbol);
    // Where the two make no ratio, the equity in which others may have a part is told.
    return { ...expected, may: [...(expected.may ?? []), ...(await lines(db, symbol)).map((row) => num(row, 'equity'))] };
  }],
  ['net cash', async (db, symbol) => {
    const expected = await valuation(({ cash, debt }) => less(cash, debt))(db, symbol);
    const row = await publishedRow(db, symbol);
    const [cash, debt] = [num(row, 'cash'), num(row, 'debt')];
    return expected.shows.some((value) => value !== null) ? expected : { ...expected, may: [...(expected.may ?? []), cash, debt, less(cash, debt)] };
  }],
  ['enterprise value', valuation(({ cap, cash, debt, isEnterprise }) => (cash === null || debt === null || !isEnterprise ? null : less(cap, cash - debt)))],
  ['revenue by quarter', statement('revenue')],
  ['net income in 2024', statement('net_income', 'revenue')],
  ['research spending', statement('research')],
  ['operating cash flow by quarter', statement('operating_cash_flow', 'free_cash_flow')],
  ['current ratio', async (db, symbol) => {
    const rows = await lines(db, symbol);
    const made = rows.map((row) => over(num(row, 'current_assets'), num(row, 'current_liabilities')));
    const [stated] = await rowsOf(db, sql<Row>`select current_ratio from fundamentals where symbol = ${symbol}`);
    return { shows: made.some((value) => value !== null) ? [] : [num(stated, 'current_ratio')], may: [...made, ...rows.flatMap((row) => [num(row, 'current_assets'), num(row, 'current_liabilities')])] };
  }],
  ['last earnings', async (db, symbol) => {
    // What is of a currency that nobody names is told of nowhere.
    const rows = await rowsOf(db, sql<Row>`select date, eps_actual, eps_estimate from earnings where symbol = ${symbol} and eps_actual is not null and is_unit_known = 1 order by date desc limit 8`);
    const [newest] = rows;
    const differences = rows.map((row) => less(num(row, 'eps_actual'), num(row, 'eps_estimate')));
    const bars = rows.length === 0 ? [] : await closes(db, symbol, '2015-01-01', '2027-01-01');
    // Over two sessions from the last close before the report.
    const moved = rows.map(({ date }) => {
      const before = bars.findLastIndex((bar) => String(bar['date']) < String(date));
      // The record holds it to two decimals.
      const moves = percent(num(bars[before + 2], 'close'), num(bars[before], 'close'));
      return moves === null ? null : Number(moves.toFixed(2));
    });
    // Where no report is on record, the EPS of statements, or what was published, is what comes nearest.
    const nearest = newest ? [] : [...(await lines(db, symbol)).map((row) => num(row, 'eps_diluted')), num(await publishedRow(db, symbol), 'eps_ttm')];
    return { shows: [num(newest, 'eps_actual')], may: [...nearest, ...moved, ...numbersIn(rows), ...differences, ...differences.map((value) => (value === null ? null : Math.abs(value)))], day: text(newest, 'date') };
  }],
  ['eps estimates', async (db, symbol) => {
    const [row] = await rowsOf(db, sql<Row>`select this_year, next_year, analysts, as_of from eps_estimates where symbol = ${symbol}`);
    // That of the next quarter stands in no outlook, and was published with the quotes.
    const published = await publishedRow(db, symbol);
    return { shows: [num(row, 'this_year'), num(row, 'next_year')], may: [num(row, 'analysts'), percent(num(row, 'next_year'), num(row, 'this_year')), ...(row ? [] : [num(published, 'eps_next_year')]), num(published, 'eps_next_quarter')], day: num(row, 'this_year') === null ? null : text(row, 'as_of') };
  }],
  ['price target', async (db, symbol) => {
    const [row] = await rowsOf(db, sql<Row>`select * from analyst_consensus where symbol = ${symbol} order by as_of desc limit 1`);
    const mean = num(row, 'target_mean');
    const last = num(await company(db, symbol), 'last_sale');
    // Without a target the recommendation is what comes nearest.
    const nearest = mean === null ? [num(row, 'recommendation_mean'), num(row, 'analysts')] : [];
    return { shows: [mean, last && percent(mean, last)], may: [...nearest, num(row, 'target_high'), num(row, 'target_low'), num(row, 'target_median'), last], day: mean === null ? null : text(row, 'as_of') };
  }],
  ['cash per share', async (db, symbol) => {
    const [cash, shares] = [await of(db, symbol, 'cash'), num(await company(db, symbol), 'shares_outstanding')];
    // Of one that is not known together with the other, what is on record of it.
    const alone = cash === null || shares === null ? [num(await publishedRow(db, symbol), 'cash'), ...(await lines(db, symbol)).flatMap((row) => [num(row, 'cash'), num(row, 'cash_and_investments')])] : [];
    return { shows: [over(cash, shares)], may: [...alone, cash, shares], day: cash === null || shares === null ? null : await dayOf(db, symbol, 'cash') };
  }],
  ['biggest one-day drop in 2026', async (db, symbol) => {
    const bars = await closes(db, symbol, '2026-01-01', '2026-07-02');
    const moves = areEndsSure(bars)
      ? bars.slice(1).flatMap((bar, i) => (bar['doubtful'] || bars[i]?.['doubtful'] ? [] : (percent(num(bar, 'close'), num(bars[i], 'close')) ?? 0)))
      : [];
    return { shows: moves.length > 0 ? [Math.min(...moves), Math.max(...moves)] : [], day: moves.length > 0 ? text(bars[0], 'date') : null };
  }],
  ['which quarter had the highest revenue', async (db, symbol) => {
    const newestFirst = (await lines(db, symbol)).toSorted((a, b) => (text(b, 'period_end') ?? '').localeCompare(text(a, 'period_end') ?? ''));
    const known = newestFirst.filter((row) => row['kind'] === 'quarter').map((row) => num(row, 'revenue')).filter((value) => value !== null);
    // And what the newest is against it.
    return { shows: known.length > 1 ? [Math.max(...known)] : [], may: [...known, percent(known[0] ?? null, Math.max(...known))] };
  }],
  ['dividend', async (db, symbol) => {
    const [row] = await rowsOf(db, sql<Row>`select rate, dividend_yield, payout_percent, last_amount, as_of from dividends join companies using (symbol) where symbol = ${symbol}`);
    return { shows: [num(row, 'rate')], may: [num(row, 'dividend_yield'), num(row, 'payout_percent'), num(row, 'last_amount')] };
  }],
  ['splits', async (db, symbol) => {
    const rows = await rowsOf(db, sql<Row>`select date, new_shares, old_shares from splits where symbol = ${symbol} order by date desc`);
    return { shows: [], may: numbersIn(rows), day: text(rows[0], 'date') };
  }],
  ['insider buying', async (db, symbol) => {
    const rows = await rowsOf(db, sql<Row>`select amount_purchased, price, value, held_after, date_of_purchase from insider_trades where symbol = ${symbol} and code = 'P' order by date_of_purchase desc`);
    const last = num(await company(db, symbol), 'last_sale');
    const since = rows.map((row) => percent(last, num(row, 'price')));
    const sum = (name: string): Figure => rows.reduce<number>((total, row) => total + (num(row, name) ?? 0), 0);
    return { shows: rows.length > 0 && rows.every((row) => num(row, 'amount_purchased') !== null) ? [sum('amount_purchased')] : [], may: [...numbersIn(rows), sum('value'), last, ...since], day: text(rows[0], 'date_of_purchase') };
  }],
  ['institutional ownership', async (db, symbol) => {
    const [row] = await rowsOf(db, sql<Row>`select institutions_percent, as_of from ownership_snapshots where symbol = ${symbol} and institutions_percent is not null order by as_of desc limit 1`);
    return { shows: [num(row, 'institutions_percent')], day: num(row, 'institutions_percent') === null ? null : text(row, 'as_of') };
  }],
  ['short interest', async (db, symbol) => {
    const rows = await rowsOf(db, sql<Row>`select settlement, shares_short, change_percent, percent_of_float, published_percent, days_to_cover from short_interest where symbol = ${symbol} and shares_short is not null order by settlement desc`);
    const changes = rows.map((row, i) => percent(num(row, 'shares_short'), num(rows[i + 1], 'shares_short')));
    // Of an unknown float the part of all shares is told.
    const [counted] = await rowsOf(db, sql<Row>`select shares_outstanding from ownership_snapshots where symbol = ${symbol} and shares_outstanding is not null order by as_of desc limit 1`);
    const ofShares = [num(counted, 'shares_outstanding'), num(await company(db, symbol), 'shares_outstanding')].flatMap((count) => [count, count === null ? null : ((num(rows[0], 'shares_short') ?? 0) / count) * 100]);
    const isOfFloat = num(rows[0], 'percent_of_float') !== null;
    return { shows: [num(rows[0], 'shares_short')], may: [...numbersIn(rows), ...changes, ...(isOfFloat ? [] : ofShares)], day: text(rows[0], 'settlement') };
  }],
  ['filings', async (db, symbol) => {
    const rows = await rowsOf(db, sql<Row>`select filed_on, items from filings where symbol = ${symbol} order by filed_on desc`);
    // Items of an 8-K are written like figures.
    const items = rows.flatMap((each) => [...(text(each, 'items') ?? '').matchAll(/\d\.\d\d/g)].map(([item]) => Number(item)));
    return { shows: [], may: items, day: text(rows[0], 'filed_on') };
  }],
]; // prettier-ignore
