import * as z from 'zod/mini';
import { SymbolParamsSchema } from './symbol.ts';
import { callTo } from './call.ts';
import { IdSchema } from './id.ts';
import { listOf, pageOf } from './paging.ts';
import { TextOrNull } from './text.ts';

/** The options of the Bio Phase filter. */
// prettier-ignore
export const bioPhaseOptions = [
  'Phase 1', 'Phase 1a', 'Phase 1b', 'Phase 1/2', 'Phase 2', 'Phase 2a', 'Phase 2b', 'Phase 2/3', 'Phase 3',
  'Phase 4', 'Approved', 'Failed', 'NDA', 'sNDA', 'BLA', 'IND', 'PDUFA',
] as const;

/** The groups of the phase filter: the five specified, and one for the steps before the regulator. */
export const bioPhaseGroups = ['Phase 1', 'Phase 2', 'Phase 3', 'Failed', 'Completed', 'Regulatory'] as const;
export type BioPhaseGroup = (typeof bioPhaseGroups)[number];

/** One programme of a company; `stage` as filed, `group` the group it is counted in. */
export const BioPhaseSchema = z.object({
  id: IdSchema,
  company_symbol: z.string(),
  stage: TextOrNull,
  group: z.optional(z.nullable(z.enum(bioPhaseGroups))),
  drug_name: TextOrNull,
  condition: z.optional(TextOrNull),
  /** What the registry says of it: `Recruiting`, `Withdrawn`. */
  status: z.optional(TextOrNull),
  date: TextOrNull,
  /** The day on which the registry said so. */
  as_of: z.optional(TextOrNull),
  raw_text_link: TextOrNull,
});
export type BioPhase = z.infer<typeof BioPhaseSchema>;

export const BioPhaseListSchema = listOf(BioPhaseSchema);

export const BioPhaseQuerySchema = z.strictObject({
  ...pageOf(),
  group: z
    .optional(z.enum(bioPhaseGroups, `must be one of ${bioPhaseGroups.join(', ')}`))
    .check(z.describe('Only programs of this group of phases.')),
});

/** Calls: clinical programmes. */
// prettier-ignore
export const bioPhaseCalls = {
  'bio.bySymbol': callTo('data', 'GET /bio/:symbol', 'public', 'Clinical programs of a company, latest first',
    { params: SymbolParamsSchema, query: BioPhaseQuerySchema, answer: BioPhaseListSchema, errors: ['not_found'] }),
} as const;
