import * as z from 'zod/mini';
import { bioPhaseGroups } from './bio-phase.ts';
import { SymbolParamsSchema } from './symbol.ts';
import { callTo } from './call.ts';
import { TextOrNull as text } from './text.ts';

/** One dated event; `outcome` is null while the record, made on `asOf`, knows of none. */
export const CatalystSchema = z.object({
  date: z.string(),
  kind: z.string(),
  subject: text,
  indication: text,
  phase: text,
  outcome: text,
  outcomeDate: text,
  raw_text_link: text,
  asOf: z.string(),
  source: z.string(),
});
export type Catalyst = z.infer<typeof CatalystSchema>;

export const CatalystListSchema = z.object({ symbol: z.string(), data: z.array(CatalystSchema) });

/** One registered trial with its dates. */
export const TrialSchema = z.object({
  nctId: z.string(),
  stage: z.string(),
  group: z.enum(bioPhaseGroups),
  drug: text,
  condition: text,
  status: text,
  primaryCompletion: text,
  completion: text,
  resultsPosted: text,
  lastUpdate: text,
  asOf: text,
  raw_text_link: text,
});

export const TrialListSchema = z.object({
  symbol: z.string(),
  data: z.array(TrialSchema).check(z.describe('Running trials first, then by phase, the latest first.')),
});

/** Calls: what may move a company. */
// prettier-ignore
export const catalystCalls = {
  'stock.catalysts': callTo('data', 'GET /stock/catalysts/:symbol', 'public',
    'Regulatory decisions, readouts and corporate events of a company, newest first',
    { params: SymbolParamsSchema, answer: CatalystListSchema, errors: ['not_found'] }),
  'stock.trials': callTo('data', 'GET /stock/trials/:symbol', 'public',
    'Registered trials of a company with their phases, status and dates',
    { params: SymbolParamsSchema, answer: TrialListSchema, errors: ['not_found'] }),
} as const;
