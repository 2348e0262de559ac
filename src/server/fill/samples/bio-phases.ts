import type { BioPhaseGroup } from '#contract/bio-phase.ts';
import type { BioPhasesTable } from '#server/db/schema.ts';
import type { ContentPart } from '../part.ts';
import { insertSamples } from './sample-rows.ts';

const SYMBOL = 'ZZSMA';

type Programme = [
  stage: string,
  group: BioPhaseGroup,
  drug: string | null,
  status: string,
  date: string | null,
];

/** Each group at least once, and more than a page of them. */
const programmes: readonly Programme[] = [
  ['Phase 1', 'Phase 1', 'SA-202', 'Not yet recruiting', '2027-09-30'],
  ['Phase 1b', 'Phase 1', 'SA-203', 'Recruiting', '2027-03-31'],
  ['Phase 1/2', 'Phase 1', 'SA-204', 'Recruiting', null],
  ['Phase 2', 'Phase 2', 'SA-101', 'Active, not recruiting', '2026-12-31'],
  ['Phase 2a', 'Phase 2', 'SA-102', 'Recruiting', '2027-06-30'],
  ['Phase 2b', 'Phase 2', null, 'Enrolling by invitation', '2027-01-31'],
  ['Phase 2/3', 'Phase 3', 'SA-103', 'Recruiting', '2028-02-28'],
  ['Phase 3', 'Phase 3', 'SA-104', 'Active, not recruiting', '2026-10-31'],
  ['Failed', 'Failed', 'SA-001', 'Terminated', '2024-05-31'],
  ['Approved', 'Completed', 'SA-002', 'Completed', '2023-11-30'],
  ['Phase 4', 'Completed', 'SA-002', 'Recruiting', '2027-12-31'],
  ['IND', 'Regulatory', 'SA-205', 'Filed', '2026-05-29'],
];

const rows = programmes.map(([stage, stage_group, drug, status, date], i): BioPhasesTable => ({
  id: `sample-programme-${String(i + 1).padStart(2, '0')}`,
  symbol: SYMBOL,
  stage,
  stage_group,
  drug_name: drug && `${drug} (fictional)`,
  condition: 'An illness that nobody has',
  status,
  date,
  // Nothing is registered.
  raw_text_link: null,
}));

/** Clinical programmes that do not exist. */
export const sampleBioPhases: ContentPart = {
  name: 'sample-bio-phases',
  kind: 'samples',
  version: 1,
  clear: async ({ db }) => {
    await db.deleteFrom('bio_phases').where('symbol', '=', SYMBOL).execute();
  },
  make: (fill) => insertSamples(fill, 'bio_phases', rows),
};
