import { z } from 'zod';
import { parsePhase } from '#kit/trials/trial-phases.ts';
import type { BioPhasesTable, SponsorTrialsTable } from '#server/db/record-tables.ts';
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

/** What a trial says of itself, whosever it is; null where its label is no phase. */
function factsOf(trial: Trial): Omit<SponsorTrialsTable, 'nct' | 'sponsor' | 'matched'> | null {
  const phase = parsePhase(trial.phase);
  if (!phase) return null;
  return {
    stage: phase.label,
    stage_group: phase.group,
    drug_name: trial.drugs.join(', ') || null,
    condition: trial.condition || null,
    status: statusText(trial.status),
    date: trial.date && trial.date < latestYear ? trial.date : null,
    as_of: trial.ticker === null ? '2026-01-31' : '2026-07-01',
    raw_text_link: `https://clinicaltrials.gov/study/${trial.nct}`,
  };
}

/** Rows of the pipeline table: trials whose ticker, or whose sponsor's name, belongs to a company. */
export function bioPhaseRows(
  trials: readonly Trial[],
  symbols: ReadonlySet<string>,
  symbolOfSponsor: (sponsor: string) => string | undefined,
): BioPhasesTable[] {
  return trials
    .flatMap((trial) => {
      const symbol = trial.ticker ?? symbolOfSponsor(trial.sponsor);
      const facts = factsOf(trial);
      if (symbol === undefined || !symbols.has(symbol) || !facts) return [];
      const { stage, stage_group, drug_name, condition, status, date, as_of, raw_text_link } = facts;
      return [
        {
          id: `${trial.nct}-${symbol}`,
          symbol,
          ...{ stage, stage_group, drug_name, condition, status, date },
          completion: null,
          results_posted: null,
          last_update: null,
          as_of,
          raw_text_link,
        },
      ];
    })
    .sort((a, b) => (a.id < b.id ? -1 : 1));
}

/**
 * Every trial that only its sponsor tells whose it is, with the company that the sponsor's name means, if any: staff may say otherwise.
 * Trials that stand by a ticker too are left out.
 */
export function sponsorTrialRows(
  trials: readonly Trial[],
  symbols: ReadonlySet<string>,
  symbolOfSponsor: (sponsor: string) => string | undefined,
  byTicker: readonly BioPhasesTable[],
): SponsorTrialsTable[] {
  const known = new Set(byTicker.map(({ id }) => id.slice(0, id.indexOf('-'))));
  return trials
    .flatMap((trial) => {
      const { nct, sponsor, ticker } = trial;
      const facts = factsOf(trial);
      if (ticker !== null || sponsor === '' || !facts || known.has(nct)) return [];
      const symbol = symbolOfSponsor(sponsor);
      return [
        { nct, sponsor, matched: symbol !== undefined && symbols.has(symbol) ? symbol : null, ...facts },
      ];
    })
    .sort((a, b) => (a.nct < b.nct ? -1 : 1));
}

/** `ACTIVE_NOT_RECRUITING` as `Active, not recruiting`. */
export const statusText = (status: string): string | null => {
  const text = status.toLowerCase().replaceAll('_', ' ').replace('active not', 'active, not');
  return text ? text.charAt(0).toUpperCase() + text.slice(1) : null;
};
