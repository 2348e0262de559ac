import { z } from 'zod';
import type { FinancialPeriodsTable } from '#server/db/financial-tables.ts';
import { type Fact, lineItems, type LineItem, type Taxonomy } from './statement-lines.ts';
import type { Sources } from './sources.ts';

/** The regulator's facts of six filers; those outside the universe are left out. */
export const factFiles: readonly string[] = [
  '0000320193',
  '0000865941',
  '0001376339',
  '0001640147',
  '0001731289',
  '0001997711',
].map((cik) => `sec/companyfacts/CIK${cik}.json.gz`);

const FactSchema = z.object({
  start: z.string().optional(),
  end: z.string(),
  val: z.number(),
  accn: z.string(),
  form: z.string(),
  filed: z.string(),
});
const TagsSchema = z.record(z.string(), z.object({ units: z.record(z.string(), z.array(FactSchema)) }));
const FactsSchema = z.object({ cik: z.coerce.number(), facts: z.record(z.string(), TagsSchema) });

export type CompanyFacts = z.infer<typeof FactsSchema>;

/** The facts of every file there is. */
export const readCompanyFacts = (sources: Sources): CompanyFacts[] =>
  factFiles.map((file) => FactsSchema.parse(sources.json(file)));

const DAY_MS = 86_400_000;
const daysOf = ({ start, end }: Fact): number =>
  start === undefined ? 0 : (Date.parse(end) - Date.parse(start)) / DAY_MS + 1;

/** Days of a reported span: fiscal periods of 13, 26, 39 and 52 weeks, or one more, count as well. */
type Span = readonly [least: number, most: number];
const QUARTER: Span = [80, 100];
const HALF: Span = [170, 192];
const NINE_MONTHS: Span = [260, 285];
const YEAR: Span = [350, 380];

const lasts = (fact: Fact, [least, most]: Span): boolean => daysOf(fact) >= least && daysOf(fact) <= most;

/** Annual and quarterly reports and their amendments; a proxy statement repeats single figures in a sense of its own. */
const REPORT = /^(?:10-K|10-KT|10-Q|10-QT|20-F|40-F)(?:\/A)?$/;

/** A figure as last reported, and whether an earlier report gave another one. */
interface Figure extends Fact {
  restated: boolean;
}

/** What one line of the statements was over a span or on a day. */
type Line = ReadonlyMap<string, Figure>;

const keyOf = (start: string | undefined, end: string): string => `${start ?? ''}/${end}`;

/** Tags are tried in order: an issuer may change the tag of a line from one year to the next. */
function readLine(taxonomy: Taxonomy, { tags, unit }: LineItem): Line[] {
  return tags.flatMap((tag) => {
    const facts = taxonomy[tag]?.units[unit];
    if (!facts) return [];
    const line = new Map<string, Figure>();
    const inOrder = facts
      .filter(({ form }) => REPORT.test(form))
      .sort((a, b) => (a.filed < b.filed ? -1 : 1));
    for (const fact of inOrder) {
      const key = keyOf(fact.start, fact.end);
      const known = line.get(key);
      line.set(key, { ...fact, restated: known !== undefined && (known.restated || known.val !== fact.val) });
    }
    return [line];
  });
}

interface Period {
  kind: 'quarter' | 'year';
  start: string;
  end: string;
  derived: boolean;
}

/** Quarters and years with a net income, and the fourth quarter of each year that has its first nine months. */
function periodsOf(netIncome: readonly Line[]): Period[] {
  const facts = netIncome.flatMap((line) => [...line.values()]);
  const spans = (span: Span) => facts.filter((fact) => lasts(fact, span));
  const found = new Map<string, Period>();
  const add = (period: Period) => {
    const key = `${period.kind}/${period.end}`;
    if (!found.has(key)) found.set(key, period);
  };
  for (const { start = '', end } of spans(QUARTER)) add({ kind: 'quarter', start, end, derived: false });
  for (const { start = '', end } of spans(YEAR)) {
    add({ kind: 'year', start, end, derived: false });
    const before = spans(NINE_MONTHS).find((fact) => fact.start === start);
    if (before) add({ kind: 'quarter', start: dayAfter(before.end), end, derived: true });
  }
  return [...found.values()].sort((a, b) => (a.end + a.kind < b.end + b.kind ? -1 : 1));
}

const dayAfter = (date: string): string => new Date(Date.parse(date) + DAY_MS).toISOString().slice(0, 10);

/** The figure of a line in a period; of a quarter without one, its year to date less the year to date before it. */
function figureIn(lines: readonly Line[], period: Period, { at, differs }: LineItem): Figure | undefined {
  for (const line of lines) {
    const figure =
      line.get(at === 'day' ? keyOf(undefined, period.end) : keyOf(period.start, period.end)) ??
      (differs && period.kind === 'quarter' ? lessBefore(line, period) : undefined);
    if (figure) return figure;
  }
  return undefined;
}

/** Only of figures that no later report changed: the two would else be of different kinds. */
function lessBefore(line: Line, { start, end }: Period): Figure | undefined {
  const steps: [Span, Span][] = [
    [YEAR, NINE_MONTHS],
    [NINE_MONTHS, HALF],
    [HALF, QUARTER],
  ];
  const facts = [...line.values()].filter(({ restated }) => !restated);
  for (const [whole, part] of steps) {
    const toDate = facts.find((fact) => fact.end === end && lasts(fact, whole));
    const before = facts.find(
      (fact) => toDate && fact.start === toDate.start && lasts(fact, part) && dayAfter(fact.end) === start,
    );
    if (toDate && before) return { ...toDate, start, val: toDate.val - before.val };
  }
  return undefined;
}

/** Every period that a filer of `members` reported, a row for each of its symbols, oldest first. */
export function financialRows(
  files: readonly CompanyFacts[],
  members: readonly { symbol: string; cik: number | null }[],
): FinancialPeriodsTable[] {
  return files.flatMap(({ cik, facts }) => {
    const taxonomy: Taxonomy = facts['us-gaap'] ?? facts['ifrs-full'] ?? {};
    const lines = new Map(lineItems.map((item) => [item.column, readLine(taxonomy, item)]));
    const netIncome = lines.get('net_income') ?? [];
    const rows = periodsOf(netIncome).flatMap((period) => {
      const figures = lineItems.map((item): [LineItem['column'], Figure | undefined] => [
        item.column,
        figureIn(lines.get(item.column) ?? [], period, item),
      ]);
      const source = figures.find(([column]) => column === 'net_income')?.[1];
      return source ? [rowOf(cik, period, figures, source)] : [];
    });
    return members
      .filter((member) => member.cik === cik)
      .flatMap(({ symbol }) => rows.map((row) => ({ symbol, ...row })));
  });
}

const rowOf = (
  cik: number,
  period: Period,
  figures: readonly (readonly [LineItem['column'], Figure | undefined])[],
  source: Figure,
): Omit<FinancialPeriodsTable, 'symbol'> => ({
  cik,
  kind: period.kind,
  period_start: period.start,
  period_end: period.end,
  is_derived: period.derived ? 1 : 0,
  is_restated: figures.some(([, figure]) => figure?.restated) ? 1 : 0,
  ...(Object.fromEntries(figures.map(([column, figure]) => [column, figure?.val ?? null])) as Record<
    LineItem['column'],
    number | null
  >),
  form: source.form,
  filed_on: source.filed,
  accession_key: source.accn,
});
