import { SEED_DIR } from '#server/fill/prepare.ts';
import { readPrices, readTable } from '#server/fill/seed/files.ts';

export type SeedRow = Readonly<Record<string, string | number | null>>;

/** The rows of a seed file as they stand in it, by the company that they belong to. */
export function seedRows(file: string, key = 'symbol'): ReadonlyMap<string, readonly SeedRow[]> {
  const { head, rows } = readTable(SEED_DIR, file);
  const found = new Map<string, SeedRow[]>();
  for (const cells of rows) {
    const row = Object.fromEntries(head.columns.map((column, i) => [column, cells[i]])) as SeedRow;
    const symbol = String(row[key]);
    const known = found.get(symbol);
    if (known) known.push(row);
    else found.set(symbol, [row]);
  }
  return found;
}

/** How many bars the seed has of a company, and its last close. */
export function seedPrices(): ReadonlyMap<string, { bars: number; lastClose: number }> {
  const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);
  return new Map(
    Array.from(readPrices(SEED_DIR).companies, ({ symbol, digits, close }) => [
      symbol,
      { bars: close.length, lastClose: sum(close) / 10 ** digits },
    ]),
  );
}
