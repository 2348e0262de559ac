import { type ImportAnswer, type ImportKind, importKinds } from '#contract/desk-import.ts';
import { ApiError, isApiError } from '#contract/errors.ts';
import { wayOut } from '#kit/form/form.ts';
import { readFileForm } from '#kit/http/read-body.ts';
import type { ToolsContext } from '../act.ts';

/** A million characters of any script, and what a form puts around them. */
const LIMIT_BYTES = 5 * 1024 * 1024;

/** What the form says. */
interface Asked {
  kind: ImportKind;
  state: 'draft' | 'published';
  csv: string;
  intent: string;
}

export interface OpenedImport {
  asked: Asked;
  /** What the file would do, or has done; null where none was given. */
  answer: ImportAnswer | null;
  isDone: boolean;
  alert: string | null;
}

const nothing: Asked = { kind: 'news', state: 'draft', csv: '', intent: '' };

/** The text of a file that somebody chose. */
async function textOf(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const isWide = bytes[0] === 0xff && bytes[1] === 0xfe;
  try {
    return new TextDecoder(isWide ? 'utf-16le' : 'utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new ApiError('bad_request', 'The file is not UTF-8. Save it as “CSV UTF-8” and choose it again.');
  }
}

async function readAsked(request: Request): Promise<Asked> {
  const form = await readFileForm(request, LIMIT_BYTES);
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  const file = form.get('file');
  const isChosen = file instanceof File && file.size > 0;
  return {
    kind: importKinds.find((kind) => kind === text('kind')) ?? 'news',
    state: text('state') === 'published' ? 'published' : 'draft',
    csv: isChosen ? await textOf(file) : text('csv').replaceAll('\r\n', '\n'),
    intent: text('intent'),
  };
}

/** Opens the import of news and events: a file is tried first, and brought in when that is confirmed. */
export async function openImport({
  request,
  locals: { api },
  response,
  url,
}: ToolsContext): Promise<{ goTo: string } | { page: OpenedImport }> {
  const page: OpenedImport = { asked: nothing, answer: null, isDone: false, alert: null };
  if (request.method !== 'POST') return { page };
  try {
    page.asked = await readAsked(request);
    const { kind, state, csv, intent } = page.asked;
    if (csv.trim() === '') throw new ApiError('bad_request', 'Choose a file, or paste its text.');
    const input = { params: { kind }, body: { csv, state } };
    page.answer = await api('desk.tryImport', input);
    if (intent === 'import' && page.answer.faults.length === 0) {
      page.answer = await api('desk.import', input);
      page.isDone = true;
    }
    if (page.answer.faults.length > 0) response.status = 400;
  } catch (error) {
    if (!isApiError(error)) throw error;
    const goTo = wayOut(error, url);
    if (goTo !== null) return { goTo };
    response.status = error.status;
    page.alert =
      error.status >= 500 ? 'The file could not be imported. Nothing was changed.' : alertOf(error);
  }
  return { page };
}

/** The sentence of a fault: where a field has one, that says more than the message. */
const alertOf = ({ message, fields }: ApiError): string =>
  Object.values(fields ?? {}).find((fault) => /^[A-Z]/.test(fault)) ?? message;
