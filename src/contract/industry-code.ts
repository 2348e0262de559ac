import * as z from 'zod/mini';

/** One row of the industry code table: a SIC code, its sector, its major group and its title. */
export const IndustryCodeSchema = z.object({
  code: z.string().check(z.regex(/^\d{4}$/, 'is not a SIC code')),
  sector: z.string(),
  subdivision: z.string(),
  description: z.string(),
});
