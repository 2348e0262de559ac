import * as z from 'zod/mini';
import { callTo, UPLOAD_LIMIT_BYTES } from './call.ts';
import { IdParamsSchema } from './id.ts';
import { DoneSchema, listOf, PageQuerySchema } from './paging.ts';
import { NumberOrNull, optionalText, TextOrNull } from './text.ts';

/** How many files one form may bring. */
export const UPLOAD_FILES_MAX = 5;

/** A picture or a document that staff put on the site. */
export const UploadSchema = z.object({
  id: z.string(),
  kind: z.enum(['image', 'pdf']),
  /** As its sender called it. */
  name: z.string(),
  /** What a picture shows, for who does not see it. */
  alt: TextOrNull,
  /** Of a picture, in pixels, as it is shown at its largest. */
  width: NumberOrNull,
  height: NumberOrNull,
  /** Of the file as it came. */
  bytes: z.number(),
  /** Where it is: of a picture its largest form. */
  address: z.string(),
  /** Where each form of a picture is, narrowest first. */
  forms: z.array(z.object({ width: z.number(), address: z.string() })),
  created_at: z.string(),
  by: TextOrNull,
  /** What shows it, by name; only what is shown nowhere can be deleted. */
  usedIn: z.array(z.string()),
});
export type Upload = z.infer<typeof UploadSchema>;

/** Calls: pictures and documents of staff. */
// prettier-ignore
export const uploadCalls = {
  'uploads.list': callTo('tools', 'GET /tools/uploads', 'staff', 'Pictures and documents, newest first',
    { query: PageQuerySchema, answer: listOf(UploadSchema) }),
  'uploads.add': callTo('tools', 'POST /tools/uploads', 'staff',
    `Add pictures (PNG, JPEG, WebP, GIF, AVIF) and PDF files, at most ${UPLOAD_FILES_MAX}: parts of a form, with \`alt\` for what a picture shows`,
    { answer: z.object({ data: z.array(UploadSchema) }), takesFiles: true, limitBytes: UPLOAD_LIMIT_BYTES,
      errors: ['bad_request', 'too_large', 'unsupported_type'] }),
  'uploads.describe': callTo('tools', 'PUT /tools/uploads/:id', 'staff', 'Say what a picture shows',
    { params: IdParamsSchema, body: z.strictObject({ alt: optionalText(300) }), answer: UploadSchema, errors: ['not_found'] }),
  'uploads.delete': callTo('tools', 'DELETE /tools/uploads/:id', 'staff', 'Delete what is shown nowhere',
    { params: IdParamsSchema, answer: DoneSchema, errors: ['not_found', 'conflict'] }),
} as const;
