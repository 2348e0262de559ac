import * as z from 'zod/mini';
import { callTo } from './call.ts';
import { TextOrNull } from './text.ts';

/** What can be brought in from a file of rows. */
export const importKinds = ['news', 'events'] as const;
export type ImportKind = (typeof importKinds)[number];

/** The columns of a file of each kind; those that are required come first. Any order will do, and what is not required may lack. */
export const importColumns = {
  news: [
    'title', 'company_symbol', 'published_at', 'category', 'source', 'url', 'thumbnail', 'heading', 'summary',
    'description', 'newsLetterURL', 'rc_newsletter', 'external_id',
  ],
  events: [
    'title', 'company_symbol', 'upcoming_date', 'kind', 'Zoom_url', 'replayLink', 'image', 'description', 'external_id',
  ],
} as const; // prettier-ignore

/** How many rows a file may have, and how many characters. */
export const IMPORT_ROWS_MAX = 1_000;
export const IMPORT_CHARACTERS_MAX = 1_000_000;
/** A million characters as JSON, whichever they are. */
const LIMIT_BYTES = 6 * 1024 * 1024;

export const ImportInputSchema = z.strictObject({
  csv: z
    .string('A file is required')
    .check(
      z.minLength(1, 'A file is required'),
      z.maxLength(IMPORT_CHARACTERS_MAX, 'A file may have at most 1,000,000 characters'),
    ),
  state: z._default(z.enum(['draft', 'published'], 'must be draft or published'), 'draft'),
});

/** What becomes of a row: a new item, a change of one, or nothing, because it was imported before. */
export const importActions = ['create', 'update', 'skip'] as const;

const ImportRowSchema = z.object({
  /** Of the file, from 1; the names of the columns are the first. */
  line: z.number(),
  action: z.enum(importActions),
  id: z.string(),
  title: z.string(),
  symbol: TextOrNull,
  /** Why it is left out. */
  note: TextOrNull,
});
const ImportFaultSchema = z.object({
  line: z.number(),
  /** null where the line as a whole is wrong. */
  column: TextOrNull,
  message: z.string(),
});

/** What a file would do, or has done. */
export const ImportAnswerSchema = z.object({
  rows: z.array(ImportRowSchema),
  faults: z.array(ImportFaultSchema),
  created: z.number(),
  updated: z.number(),
  skipped: z.number(),
});
export type ImportAnswer = z.infer<typeof ImportAnswerSchema>;
export type ImportRow = z.infer<typeof ImportRowSchema>;
export type ImportFault = z.infer<typeof ImportFaultSchema>;

const KindSchema = z.strictObject({
  kind: z.enum(importKinds, `must be one of ${importKinds.join(', ')}`),
});

/** Calls: news and events from a file. */
// prettier-ignore
export const deskImportCalls = {
  'desk.tryImport': callTo('tools', 'POST /tools/import/:kind/trial', 'staff',
    'What a CSV file would bring: its rows, and its faults by line and column; nothing is changed',
    { params: KindSchema, body: ImportInputSchema, answer: ImportAnswerSchema, limitBytes: LIMIT_BYTES }),
  'desk.import': callTo('tools', 'POST /tools/import/:kind', 'staff',
    'Bring in a CSV file, all of it or, where it has a fault, nothing',
    { params: KindSchema, body: ImportInputSchema, answer: ImportAnswerSchema, limitBytes: LIMIT_BYTES }),
} as const;
