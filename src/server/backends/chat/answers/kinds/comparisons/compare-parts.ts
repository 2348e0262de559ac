import type { Fact } from '../../look-ups/look-up.ts';
import { lookedUpOf, type Measure, measures } from './compare-measures.ts';
import { calledOf, daysOf, labelOf, type Row } from './compare-said.ts';
import { type Asked, type Composing, one } from '../../grammar/reading/kind.ts';

/** What a multiple is made of, by its concept. */
const MADE_OF: Readonly<Partial<Record<string, readonly string[]>>> = {
  pb: ['market_cap', 'equity'],
  ps: ['market_cap', 'revenue'],
  pe: ['market_cap', 'net_income'],
  ev: ['market_cap', 'cash', 'debt'],
  evebitda: ['market_cap', 'cash', 'debt', 'ebitda'],
  debtebitda: ['debt', 'ebitda'],
};

/** Of a multiple that is on record of none of them: what it would be made of, side by side. */
export async function sayPartsOf(
  { asked, ask, draft }: Composing,
  companies: Asked['companies'],
  named: readonly Measure[],
): Promise<boolean> {
  const names = new Set(
    named.flatMap(({ concepts }) => concepts.flatMap((concept) => MADE_OF[concept] ?? [])),
  );
  const rows: Row[] = [];
  for (const measure of measures.filter(({ name }) => names.has(name))) {
    const facts: (Fact | undefined)[] = [];
    for (const { symbol } of companies)
      facts.push(one(await lookedUpOf(ask, symbol, measure.from, asked.record), measure.name));
    const first = facts.find(Boolean);
    if (first) rows.push({ label: labelOf(measure, facts, first), facts });
  }
  if (rows.length === 0) return false;
  draft.text('Known of what it is made of:');
  draft.table(
    'Comparison',
    ['', ...calledOf(companies)],
    rows.map(({ label, facts }) => [[label, daysOf(companies, facts)].filter(Boolean).join(', '), ...facts]),
  );
  return true;
}
