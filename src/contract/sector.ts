import * as z from 'zod/mini';
import { callTo } from './call.ts';
import { sectorNames } from './bounds.ts';

export const SectorNameSchema = z.enum(sectorNames, `must be one of ${sectorNames.join(', ')}`);

/** One sub-sector of a card: an SIC code with companies in it. */
export const SubSectorSchema = z.object({ sic: z.string(), industry: z.string(), companies: z.number() });

/** One sector card; `median_change` is the median of `change_pre` in percent. */
export const SectorEntrySchema = z.object({
  sector_name: z.string(),
  companies: z.optional(z.number()),
  median_change: z.optional(z.nullable(z.number())),
  industries: z.optional(z.array(SubSectorSchema)),
});
export type SectorEntry = z.infer<typeof SectorEntrySchema>;

export const SectorListSchema = z.object({ data: z.array(SectorEntrySchema) });

/** Calls: sectors. */
// prettier-ignore
export const sectorCalls = {
  'stock.getAllSectors': callTo('data', 'GET /stock/getAllSectors', 'public', 'The nine sectors in card order',
    { answer: SectorListSchema }),
} as const;
