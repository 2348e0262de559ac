import { EDITOR_LIMIT_BYTES } from '#contract/call.ts';
import type { DeskData } from '#contract/desk.ts';
import type { LetterFormat, LetterPreviewSchema } from '#contract/letter.ts';
import { readForm } from '#kit/form/form.ts';
import { load, type Loaded } from '#kit/http/load.ts';
import type * as z from 'zod/mini';
import type { ToolsContext } from '../act.ts';
import { dataOf } from '../fields.ts';

type Preview = z.output<typeof LetterPreviewSchema>;
type Context = Pick<ToolsContext, 'url' | 'locals' | 'request'>;

const textIn = (data: DeskData, name: string): string | null => {
  const value = data[name];
  return typeof value === 'string' && value !== '' ? value : null;
};

/** What is shown: of a posted form what is typed, else the working copy. */
async function dataIn({ locals, request }: Context, id: string | undefined): Promise<Loaded<DeskData>> {
  if (request.method === 'POST')
    return load(readForm(request, EDITOR_LIMIT_BYTES).then((values) => dataOf('newsletter', values)));
  const entry = await load(locals.api('desk.entry', { params: { kind: 'newsletter', id: id ?? 'none' } }));
  return entry.value ? { value: entry.value.data, failure: null } : entry;
}

/** A letter in the forms in which it is read. */
export async function previewLetter(context: Context, id: string | undefined): Promise<Loaded<Preview>> {
  const { value: data, failure } = await dataIn(context, id);
  if (!data) return { value: null, failure };
  const format: LetterFormat = data['format'] === 'html' ? 'html' : 'markdown';
  const body = {
    // A letter is looked at before it has a name, too.
    title: textIn(data, 'title') ?? 'No title yet',
    summary: textIn(data, 'summary'),
    body: textIn(data, 'body'),
    format,
    ...(id !== undefined && { id }),
  };
  return load(context.locals.api('toolsNewsletters.preview', { body }));
}

/** Nothing runs in a mail, nothing of it leads anywhere, and only pictures are fetched. */
const MAIL_POLICY =
  "default-src 'none'; img-src 'self' https: data:; style-src 'unsafe-inline'; frame-ancestors 'self'; base-uri 'none'; form-action 'none'; sandbox";

/** The mail by itself, as a document for a frame. */
export function mailAnswer({ value, failure }: Loaded<Preview>, as: 'html' | 'text'): Response {
  const headers = { 'Cache-Control': 'private, no-store', 'Content-Security-Policy': MAIL_POLICY };
  if (!value)
    return new Response(`${failure.message}\n`, {
      status: failure.status,
      headers: { ...headers, 'Content-Type': 'text/plain; charset=utf-8' },
    });
  const type = as === 'html' ? 'text/html' : 'text/plain';
  return new Response(as === 'html' ? value.html : value.text, {
    headers: { ...headers, 'Content-Type': `${type}; charset=utf-8` },
  });
}
