import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from 'kysely';
import type { OpenStore } from '#server/db/open.ts';
import { inLongRun } from '../support/long.ts';
import { randomOf } from '../support/random.ts';
import { areThere, type Claim, readClaims } from '../support/source-claims.ts';
import { readFilledStore } from '../support/store.ts';

let store: OpenStore;
beforeAll(async () => {
  store = await readFilledStore();
});
afterAll(() => store.close());

/** Random figures of all sources together. */
const FIGURES = inLongRun(2_000, 200);

type Row = Record<string, number | string | null>;
const periods = (source: string, kind: string) =>
  `select symbol || ' ' || period_end as key, * from financial_periods where source = '${source}' and kind = '${kind}'`;
/** The rows that claims are held against, each with its key. */
const tables: Readonly<Record<string, string>> = {
  companies: `select symbol as key, * from companies`,
  short_interest: `select symbol || ' ' || settlement as key, * from short_interest`,
  ownership_snapshots: `select symbol || ' ' || as_of as key, * from ownership_snapshots`,
  analyst_consensus: `select symbol || ' ' || as_of as key, * from analyst_consensus`,
  eps_estimates: `select symbol as key, * from eps_estimates`,
  dividends: `select symbol as key, * from dividends`,
  company_facts: `select symbol as key, * from company_facts`,
  'sec-quarters': periods('sec-quarters', 'quarter'),
  'yahoo-twelve-months': periods('yahoo-twelve-months', 'twelve_months'),
  'yahoo-quarters': periods('yahoo-quarters', 'quarter'),
};
const read = async (table: string): Promise<Map<string, Row>> => {
  const { rows } = await sql<Row>`${sql.raw(tables[table] ?? '')}`.execute(store.db);
  return new Map(rows.map((row) => [String(row['key']), row]));
};

/** How far a figure may be off: the digits that are kept; a float is at most the shares there are; a day has two reports of sold shares. */
function isSame({ column, value }: Claim, shown: number): boolean {
  if (value === null) return false;
  const off = Math.abs(shown - value);
  if (column === 'float_shares') return off <= value * 0.02;
  if (column.endsWith('percent')) return off <= 0.006;
  return off <= Math.max(6e-5, Math.abs(value) * 1e-4);
}
/** Withheld, of another source, or computed anew for a split: its mark says so. */
const isMarked = ({ column }: Claim, { marks }: Row): boolean =>
  typeof marks === 'string' && column in (JSON.parse(marks) as Row);

describe.skipIf(!areThere)('figures against the raw sources (skipped without ../shared/data)', () => {
  test(`${FIGURES} random figures of every source are in the store as the source has them`, async () => {
    const sources = [...readClaims()];
    let compared = 0;
    const wrong: string[] = [];
    for (const [source, all] of sources) {
      const rows = await read(all[0]?.table ?? '');
      // What another source of the same day has already, or a company that is not covered, is not among them.
      const held = all.filter(({ key, column }) => (rows.get(key)?.[column] ?? null) !== null);
      expect(held.length, source).toBeGreaterThan(500);
      for (const claim of randomOf(held, Math.ceil(FIGURES / sources.length))) {
        const row = rows.get(claim.key) ?? {};
        const shown = Number(row[claim.column]);
        compared += 1;
        if (isSame(claim, shown) || isMarked(claim, row)) continue;
        wrong.push(`${source} ${claim.key} ${claim.column}: ${shown} for ${claim.value}`);
      }
    }
    // Two settlements of sold shares have two sources that differ; the regulator's stands.
    expect(
      wrong.filter((text) => !/^\S+ short_interest (?:EOSE 2026-06-15|SCYX 2026-05-15) /.test(text)),
    ).toEqual([]);
    expect(compared).toBeGreaterThanOrEqual(FIGURES);
  });
});
