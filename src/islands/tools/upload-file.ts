import * as z from 'zod/mini';
import { browserPath } from '#contract/call.ts';
import { UploadSchema, type Upload } from '#contract/upload.ts';
import { ask } from '#ui/browser/ask.ts';

/** Large files over slow lines. */
const TIMEOUT_MS = 120_000;
const FAILED = 'The file was not uploaded. Please try again.';

/** What may be chosen: the server goes by what a file holds. */
export const accepts = {
  picture: 'image/png,image/jpeg,image/webp,image/gif,image/avif',
  document: 'application/pdf',
} as const;
export type Accepted = keyof typeof accepts;

const AnswerSchema = z.object({ data: z.array(UploadSchema) });
const RefusalSchema = z.object({
  error: z.object({ message: z.string(), fields: z.optional(z.record(z.string(), z.string())) }),
});

const kindOf: Readonly<Record<Accepted, Upload['kind']>> = { picture: 'image', document: 'pdf' };
const wrongKind: Readonly<Record<Accepted, string>> = {
  picture: 'This is no picture.',
  document: 'This is no PDF file.',
};

/** Puts a file on the site. Rejects with the words of what is wrong. */
export async function uploadFile(file: File, accepted: Accepted): Promise<Upload> {
  // What is plainly something else is not put on the site first.
  if (file.type !== '' && !accepts[accepted].split(',').includes(file.type))
    throw new Error(wrongKind[accepted]);
  const form = new FormData();
  form.append('file', file);
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const response = await fetch(browserPath('/tools/uploads'), { method: 'POST', body: form, signal }).catch(
    () => null,
  );
  const answer: unknown = await response?.json().catch(() => null);
  if (!response?.ok) {
    const { data } = RefusalSchema.safeParse(answer);
    throw new Error(data?.error.fields?.['file'] ?? data?.error.message ?? FAILED);
  }
  const upload = AnswerSchema.safeParse(answer).data?.data[0];
  if (!upload) throw new Error(FAILED);
  if (upload.kind !== kindOf[accepted]) throw new Error(wrongKind[accepted]);
  return upload;
}

/** The words of a refusal. */
export const whyNot = (failure: unknown): string => (failure instanceof Error ? failure.message : FAILED);

/** Says what an uploaded picture shows; a picture without that is there all the same. */
export function describeUpload(id: string, alt: string): void {
  ask('PUT /tools/uploads/:id', { params: { id }, body: { alt } }, { staysSignedOut: true }).catch(
    () => undefined,
  );
}
