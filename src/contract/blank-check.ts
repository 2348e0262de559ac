import * as z from 'zod/mini';
import { NumberOrNull as number, TextOrNull as text } from './text.ts';

const FormOnRecordSchema = z.object({ form: z.string(), filed_on: z.string(), raw_text_link: text });
export type FormOnRecord = z.infer<typeof FormOnRecordSchema>;

/** What is on record of a blank check beyond its quote: its money, who filed as its sponsor, and whether a merger was filed about. */
export const BlankCheckSchema = z.object({
  balances: z
    .array(z.object({ period_end: z.string(), assets: z.number(), cash: number, liabilities: number }))
    .check(z.describe('In dollars, newest first, one for each quarter’s end.')),
  prospectus: z.nullable(FormOnRecordSchema).check(z.describe('The newest final prospectus (424B4).')),
  sponsor: z
    .nullable(z.object({ holder: z.string(), ...FormOnRecordSchema.shape }))
    .check(z.describe('A holder of over 5% who calls itself sponsor.')),
  merger: z
    .nullable(FormOnRecordSchema)
    .check(z.describe('The newest form about a merger: 425, S-4, F-4 or a merger proxy.')),
  merger_forms: z.number().check(z.describe('How many such forms are on record.')),
  agreement: z
    .nullable(FormOnRecordSchema)
    .check(z.describe('The newest 8-K known to report a material agreement (item 1.01).')),
  report: z.nullable(FormOnRecordSchema).check(z.describe('The newest quarterly or annual report.')),
});
export type BlankCheck = z.infer<typeof BlankCheckSchema>;
