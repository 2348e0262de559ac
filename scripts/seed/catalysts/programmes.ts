import type { BioPhasesTable } from '#server/db/record-tables.ts';
import { byText } from '../ownership/order.ts';
import { parsePhase } from '#kit/trials/trial-phases.ts';
import type { Sources } from '../sources.ts';
import { statusText } from '../trials.ts';
import dropped from './programmes-dropped.json' with { type: 'json' };

const programmesFile = 'record/trials/programmes_ctgov_2026-03-27.csv.gz';
const datesFile = 'record/trials/ctgov_by_ticker_2026-01-20.csv.gz';
const changesFile = 'record/trials/ctgov_recent_changes_2026-07-01.csv.gz';
export const programmeFiles = [programmesFile, datesFile, changesFile];

/** What stands in the place of a drug and is none. */
const noDrug =
  /^(matching |saline )?placebo\b|^no(n)?[ -]?(treatment|intervention)|^observation|^intervention\/treatment|^standard of care/i;

type Row = Readonly<Record<string, string>>;

/**
 * Drug programmes as rows of trials. The source found companies by parts of sponsors' names; companies whose trials are
 * other sponsors' are left out by name (`programmes-dropped.json`). The file of dates holds thousands of trials that only
 * share a word with a company, so it dates what stands in the other file and adds none.
 */
export function programmeRows(sources: Sources, symbols: ReadonlySet<string>): BioPhasesTable[] {
  const dates = byTrial(sources.records(datesFile));
  const changes = byTrial(sources.records(changesFile));
  const rows = [...sources.records(programmesFile), ...sources.records(changesFile).map(inRegistryWords)];
  const trials = rows.flatMap((row) => {
    const { symbol = '', nct_id: nct = '' } = row;
    const phase = parsePhase(row['phase'] ?? '');
    if (!symbols.has(symbol) || symbol in dropped || !phase) return [];
    const key = `${symbol} ${nct}`;
    return [toTrial(row, phase, dates.get(key), changes.get(key))];
  });
  return [...new Map(trials.toReversed().map((trial) => [trial.id, trial])).values()].sort((a, b) =>
    byText(a.id, b.id),
  );
}

const byTrial = (records: readonly Row[]): Map<string, Row> =>
  new Map(records.map((row) => [`${row['symbol'] ?? ''} ${row['nct_id'] ?? ''}`, row]));

const inRegistryWords = (row: Row): Row => ({ ...row, status: registryStatus(row['status'] ?? '') });
const registryStatus = (words: string): string => words.toUpperCase().replaceAll(' ', '_');

function toTrial(
  row: Row,
  { label, group }: { label: string; group: string },
  dated: Row | undefined,
  changed: Row | undefined,
): BioPhasesTable {
  const nct = row['nct_id'] ?? '';
  const drug = (row['drug'] ?? '').trim();
  return {
    id: `${nct}-${row['symbol'] ?? ''}`,
    symbol: row['symbol'] ?? '',
    stage: label,
    stage_group: group,
    drug_name: drug === '' || noDrug.test(drug) ? null : drug,
    condition: row['condition'] || null,
    status: statusText(changed ? registryStatus(changed['status'] ?? '') : (row['status'] ?? '')),
    date:
      day(changed?.['primary_completion'] ?? row['primary_completion']) ?? day(dated?.['primary_completion']),
    completion: day(row['completion']) ?? day(dated?.['completion']),
    results_posted: day(dated?.['results_posted']),
    last_update: day(changed?.['last_update']) ?? later(day(row['last_update']), day(dated?.['last_update'])),
    as_of: changed ? '2026-07-01' : '2026-03-27',
    raw_text_link: `https://clinicaltrials.gov/study/${nct}`,
  };
}

/** Months stand without a day in the registry; nothing beyond 2040 is a plan. */
const day = (cell: string | undefined): string | null =>
  cell && /^\d{4}-\d\d(-\d\d)?/.test(cell) && cell < '2040' ? cell.slice(0, 10) : null;

const later = (a: string | null, b: string | null): string | null =>
  a !== null && (b === null || a > b) ? a : b;
