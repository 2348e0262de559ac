import { z } from 'zod';
import { orderedOptions, parsePhase, type PhaseOption } from './phases.ts';
import type { BioPhasesTable } from '#server/db/record-tables.ts';
import { canonicalSymbol } from './snapshot.ts';
import type { Sources } from './sources.ts';

/** A registered trial as the sources give it. */
export interface Trial {
  nct: string;
  ticker: string | null;
  sponsor: string;
  phase: string;
  status: string;
  date: string | null;
  condition: string;
  drugs: string[];
}

const ByTickerSchema = z.object({
  trials: z.array(
    z.object({
      ticker: z.string(),
      nct: z.string(),
      drug: z.string(),
      phase: z.string(),
      status: z.string(),
      pcd: z.string().nullable(),
      condition: z.string(),
    }),
  ),
});

const StoppedSchema = z.array(
  z.object({
    nct_id: z.string(),
    drug_name: z.string(),
    phase: z.string(),
    overall_status: z.string(),
    completion_date: z.string().nullable(),
    sponsor: z.string(),
    intervention_type: z.string(),
  }),
);

/** Withdrawn trials carry dates such as 2040 or 2099. */
const latestYear = '2035';

/** Every trial of the sources, the one with a ticker first where several know it. */
export function readTrials(sources: Sources): Trial[] {
  const byTicker = ByTickerSchema.parse(sources.json('trials/trials_by_ticker_2026-07-01.json')).trials.map(
    ({ ticker, nct, drug, phase, status, pcd, condition }): Trial => ({
      nct,
      ticker: canonicalSymbol(ticker),
      sponsor: '',
      phase,
      status,
      date: pcd,
      condition,
      drugs: drug ? [drug] : [],
    }),
  );
  const catalysts = ['trials/latest_catalysts_2026-01.csv', 'trials/catalyst_report_2026-01.csv']
    .flatMap((file) => sources.records(file))
    .map((row): Trial => ({
      nct: row['nct_id'] ?? '',
      // The file's own tickers are guesses by similar names; the sponsor's name decides instead.
      ticker: null,
      sponsor: row['sponsor'] ?? '',
      phase: row['phase'] ?? '',
      status: row['status'] ?? '',
      date: row['completion_date'] || null,
      condition: row['condition'] ?? '',
      drugs: [],
    }));
  return distinct([...byTicker, ...catalysts, ...readStopped(sources)]);
}

function readStopped(sources: Sources): Trial[] {
  const rows = ['trials/stopped_trials_phase1.json', 'trials/stopped_trials_phase2.json'].flatMap((file) =>
    StoppedSchema.parse(sources.json(file)),
  );
  return rows.map((row) => {
    const drugs = rows.filter(
      ({ nct_id, intervention_type }) =>
        nct_id === row.nct_id && /DRUG|BIOLOGICAL|GENETIC/.test(intervention_type),
    );
    return {
      nct: row.nct_id,
      ticker: null,
      sponsor: row.sponsor,
      phase: row.phase,
      status: row.overall_status,
      date: row.completion_date,
      condition: '',
      drugs: [...new Set(drugs.map(({ drug_name }) => drug_name))],
    };
  });
}

const distinct = (trials: readonly Trial[]): Trial[] => [
  ...new Map(trials.toReversed().map((trial) => [trial.nct, trial])).values(),
];

/** Rows of the pipeline table: trials whose ticker, or whose sponsor's name, belongs to a company. */
export function bioPhaseRows(
  trials: readonly Trial[],
  symbols: ReadonlySet<string>,
  symbolOfSponsor: (sponsor: string) => string | undefined,
): BioPhasesTable[] {
  return trials
    .flatMap((trial) => {
      const symbol = trial.ticker ?? symbolOfSponsor(trial.sponsor);
      const phase = parsePhase(trial.phase);
      if (symbol === undefined || !symbols.has(symbol) || !phase) return [];
      return [
        {
          id: `${trial.nct}-${symbol}`,
          symbol,
          stage: phase.label,
          stage_group: phase.group,
          drug_name: trial.drugs.join(', ') || null,
          condition: trial.condition || null,
          status: statusText(trial.status),
          date: trial.date && trial.date < latestYear ? trial.date : null,
          completion: null,
          results_posted: null,
          last_update: null,
          as_of: trial.ticker === null ? '2026-01-31' : '2026-07-01',
          raw_text_link: `https://clinicaltrials.gov/study/${trial.nct}`,
        },
      ];
    })
    .sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** Phases of each company's trials that were not withdrawn, as filter options in order. */
export function pipelines(rows: readonly BioPhasesTable[]): Map<string, PhaseOption[]> {
  const options = new Map<string, PhaseOption[]>();
  for (const row of rows) {
    const phase = parsePhase(row.stage.replace(/^Early /, ''));
    if (phase && row.status !== 'Withdrawn')
      options.set(row.symbol, [...(options.get(row.symbol) ?? []), phase.option]);
  }
  return new Map(Array.from(options, ([symbol, phases]) => [symbol, orderedOptions(phases)]));
}

/** `ACTIVE_NOT_RECRUITING` as `Active, not recruiting`. */
export const statusText = (status: string): string | null => {
  const text = status.toLowerCase().replaceAll('_', ' ').replace('active not', 'active, not');
  return text ? text.charAt(0).toUpperCase() + text.slice(1) : null;
};
