import * as z from 'zod/mini';
import { SectorNameSchema } from './sector.ts';
import { callTo } from './call.ts';
import { IdParamsSchema } from './id.ts';
import { DoneSchema, listOf, pageOf } from './paging.ts';
import { SymbolSchema } from './symbol.ts';
import { NumberOrNull, requiredText, TextOrNull } from './text.ts';

/** The headline figures about which staff may decide: amounts with a day and a source. */
export const decidableFigures = ['revenue', 'assets', 'liabilities'] as const;
export type DecidableFigure = (typeof decidableFigures)[number];

/** What the record doubts, or does not show: every source with its value, and what was decided by rule. */
export const DoubtSchema = z.object({
  symbol: z.string(),
  figure: z.string(),
  period_end: z.string(),
  kind: z.string(),
  found: z.array(z.object({ source: z.string(), value: NumberOrNull })),
  decision: z.string(),
  /** Whether staff may decide about it. */
  decidable: z.boolean(),
});
export type Doubt = z.infer<typeof DoubtSchema>;

/** A sponsor of trials that have no ticker. */
const SponsorSchema = z.object({
  /** As the registry has it. */
  sponsor: z.string(),
  trials: z.number(),
  /** The company that its trials stand with; null for none. */
  symbol: TextOrNull,
  /** The company that its name means by rule. */
  record: TextOrNull,
  /** Whether staff decided it. */
  decided: z.boolean(),
});
export type Sponsor = z.infer<typeof SponsorSchema>;

/**
 * What staff decided, standing or undone. `choice` is `hide`, the source that is shown, a sector, or a sponsor; of a sponsor who is no
 * company `symbol` is empty.
 */
export const DecisionSchema = z.object({
  id: z.string(),
  symbol: z.string(),
  subject: z.string(),
  choice: z.string(),
  value: NumberOrNull,
  period_end: TextOrNull,
  reason: z.string(),
  at: z.string(),
  by: TextOrNull,
  undone_at: TextOrNull,
  undone_by: TextOrNull,
});
export type Decision = z.infer<typeof DecisionSchema>;

const reason = requiredText('Reason', 500);
const DoubtQuerySchema = z.strictObject({ ...pageOf(1, 25), symbol: z.optional(SymbolSchema) });

/** Calls: what staff decide about the record. */
// prettier-ignore
export const dataDecisionCalls = {
  'dataDesk.doubts': callTo('tools', 'GET /tools/data/doubts', 'staff', 'Figures that the record doubts or does not show',
    { query: DoubtQuerySchema, answer: listOf(DoubtSchema) }),
  'dataDesk.decisions': callTo('tools', 'GET /tools/data/decisions', 'staff', 'What staff decided about the record, newest first',
    { query: z.strictObject(pageOf(1, 25)), answer: listOf(DecisionSchema) }),
  'dataDesk.crypto': callTo('tools', 'GET /tools/data/crypto', 'staff', 'The companies of crypto assets',
    { answer: z.object({ data: z.array(z.object({ symbol: z.string(), name: z.string() })) }) }),
  'dataDesk.decideFigure': callTo('tools', 'POST /tools/data/figures', 'staff',
    'Show the figure of one source, or none; the next fill keeps it',
    { body: z.strictObject({ symbol: SymbolSchema,
        figure: z.enum(decidableFigures, `must be one of ${decidableFigures.join(', ')}`),
        choice: requiredText('Choice', 200), reason }),
      answer: DecisionSchema, errors: ['not_found'] }),
  'dataDesk.decideSector': callTo('tools', 'POST /tools/data/sectors', 'staff',
    'Give a company another sector, Crypto Assets among them; the next fill keeps it',
    { body: z.strictObject({ symbol: SymbolSchema, sector: SectorNameSchema, reason }),
      answer: DecisionSchema, errors: ['not_found'] }),
  'dataDesk.sponsors': callTo('tools', 'GET /tools/data/sponsors', 'staff', 'Sponsors of trials, with the company of each',
    { answer: z.object({ data: z.array(SponsorSchema) }) }),
  'dataDesk.decideSponsor': callTo('tools', 'POST /tools/data/sponsors', 'staff',
    'Give the trials of a sponsor to a company, or to none; the next fill keeps it',
    { body: z.strictObject({ sponsor: requiredText('Sponsor', 300), symbol: z.nullable(SymbolSchema), reason }),
      answer: DecisionSchema, errors: ['not_found'] }),
  'dataDesk.undo': callTo('tools', 'POST /tools/data/decisions/:id/undo', 'staff', 'Undo a decision: what the record says stands again',
    { params: IdParamsSchema, answer: DoneSchema, errors: ['not_found'] }),
} as const;
