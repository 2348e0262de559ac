/**
 * The seed's files: gzipped lines of JSON. A table file has its columns in the first line and a row in each other.
 * The price file has the sessions in the first line and one company in each other, as scaled integers and
 * differences, which pack to a third of plain text.
 */
export interface TableHead {
  table: string;
  columns: string[];
}

export interface Bar {
  date: string;
  open: number | null;
  high: number | null;
  low: number | null;
  close: number;
  volume: number | null;
  doubtful: 0 | 1;
}

/** [first session, number of sessions] pairs, flat. */
type Runs = number[];

/** One company's bars; a price is an integer of 10^-digits dollars. */
export interface PackedBars {
  symbol: string;
  digits: number;
  /** Sessions with a bar. */
  at: Runs;
  /** Differences to the close before. */
  close: number[];
  /** Differences of open, high and low to the bar's close; absent for a series of closes. */
  ohl?: [open: number[], high: number[], low: number[]];
  volume: (number | null)[];
  /** Positions of doubtful bars within the series. */
  doubtful?: Runs;
}

const maxDigits = 6;

/** Packs bars sorted by date; `sessionAt` gives the index of each date. */
export function packBars(
  symbol: string,
  bars: readonly Bar[],
  sessionAt: ReadonlyMap<string, number>,
): PackedBars {
  const ohlc = bars.every((bar) => bar.open !== null);
  const digits = digitsOf(bars);
  const scaled = (price: number | null): number => Math.round((price ?? 0) * 10 ** digits);
  const closes = bars.map((bar) => scaled(bar.close));
  const offset = (key: 'open' | 'high' | 'low') => bars.map((bar, i) => scaled(bar[key]) - (closes[i] ?? 0));
  const doubtful = toRuns(bars.flatMap((bar, i) => (bar.doubtful ? [i] : [])));
  return {
    symbol,
    digits,
    at: toRuns(bars.map((bar) => sessionAt.get(bar.date) ?? missing(bar.date))),
    close: closes.map((close, i) => close - (closes[i - 1] ?? 0)),
    ...(ohlc && { ohl: [offset('open'), offset('high'), offset('low')] }),
    volume: bars.map((bar) => bar.volume),
    ...(doubtful.length > 0 && { doubtful }),
  };
}

/** The bars of a packed company, by date. */
export function unpackBars(packed: PackedBars, sessions: readonly string[]): Bar[] {
  const unit = 10 ** packed.digits;
  const doubtful = new Set(fromRuns(packed.doubtful ?? []));
  let close = 0;
  return fromRuns(packed.at).map((session, i) => {
    close += packed.close[i] ?? 0;
    const price = (offsets: number[] | undefined) => (offsets ? (close + (offsets[i] ?? 0)) / unit : null);
    return {
      date: sessions[session] ?? missing(String(session)),
      open: price(packed.ohl?.[0]),
      high: price(packed.ohl?.[1]),
      low: price(packed.ohl?.[2]),
      close: close / unit,
      volume: packed.volume[i] ?? null,
      doubtful: doubtful.has(i) ? 1 : 0,
    };
  });
}

const digitsOf = (bars: readonly Bar[]): number => {
  const prices = bars.flatMap((bar) => [bar.close, bar.open ?? 0, bar.high ?? 0, bar.low ?? 0]);
  const exact = (digits: number) =>
    prices.every((p) => Math.abs(p * 10 ** digits - Math.round(p * 10 ** digits)) < 1e-4);
  let digits = 2;
  while (digits < maxDigits && !exact(digits)) digits += 1;
  return digits;
};

const toRuns = (indexes: readonly number[]): Runs => {
  const runs: Runs = [];
  let end = -1;
  for (const index of indexes) {
    if (index === end && runs.length > 0) runs[runs.length - 1] = (runs.at(-1) ?? 0) + 1;
    else runs.push(index, 1);
    end = index + 1;
  }
  return runs;
};

const fromRuns = (runs: Runs): number[] => {
  const indexes: number[] = [];
  for (let i = 0; i < runs.length; i += 2) {
    const first = runs[i] ?? 0;
    for (let n = 0; n < (runs[i + 1] ?? 0); n += 1) indexes.push(first + n);
  }
  return indexes;
};

const missing = (what: string): never => {
  throw new RangeError(`session ${what} is not in the calendar of the seed`);
};
