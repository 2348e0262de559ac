import {
  type FigureMark,
  type FinancialPeriod,
  statementFigures,
  type StatementFigure,
} from '#contract/financials.ts';
import type { FinancialPeriodsTable } from '#server/db/financial-tables.ts';

/**
 * Every figure unknown, to be copied and filled in. What JSON makes keeps its shape, where an object to which names are
 * added one by one becomes a slow table: ten thousands of periods are made of it.
 */
export const noFigures = JSON.parse(
  JSON.stringify(Object.fromEntries(statementFigures.map((name) => [name, null]))),
) as Readonly<Record<StatementFigure, number | null>>;

/** A row of the store as the contract has it. */
export function toPeriod(row: FinancialPeriodsTable): FinancialPeriod {
  const figures = { ...noFigures };
  for (const name of statementFigures) figures[name] = row[name];
  const marks = row.marks === null ? {} : (JSON.parse(row.marks) as Record<string, FigureMark>);
  return {
    kind: row.kind,
    cik: String(row.cik),
    period_start: row.period_start,
    period_end: row.period_end,
    currency: row.currency,
    source: row.source,
    derived: row.is_derived === 1,
    restated: row.is_restated === 1,
    mixed: Object.values(marks).some(({ source }) => source !== undefined),
    marks,
    ...figures,
    form: row.form,
    filed_on: row.filed_on,
    raw_text_link: linkOf(row),
  };
}

/**
 * The regulator's page of one report with its documents; where the source gives no accession number, its list of the
 * issuer's reports of that form. null for a period of no filing.
 */
function linkOf({ cik, form, accession_key: accession }: FinancialPeriodsTable): string | null {
  if (cik === 0 || form === null) return null;
  if (accession === null)
    return `https://www.sec.gov/cgi-bin/browse-edgar?${new URLSearchParams({ action: 'getcompany', CIK: String(cik), type: form }).toString()}`;
  return `https://www.sec.gov/Archives/edgar/data/${cik}/${accession.replaceAll('-', '')}/${accession}-index.htm`;
}
