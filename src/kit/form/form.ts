import { ApiError, isApiError } from '#contract/errors.ts';
import { loginHref } from '../href/login-href.ts';
import { readBody } from '../http/read-body.ts';

/** The fields of a posted form, each once; a checkbox that is not ticked is absent. */
export type FormValues = Readonly<Partial<Record<string, string>>>;

/** What became of a request to a page with a form. */
export interface Submission {
  /** What to show in the fields again. */
  values: FormValues;
  failure: ApiError | null;
  /** Where to send the browser, once it is done. */
  goTo: string | null;
}

/** What a form shows of a failure: a sentence above it, and the faults of its fields. */
export interface Faults {
  alert: string | null;
  fields: FormValues;
}

const LIMIT_BYTES = 64 * 1024;
export const noFaults: Faults = { alert: null, fields: {} };

/**
 * Reads a posted form of at most 64 KiB, or as many bytes as are given; of a field that is given more than once the last
 * counts.
 * @throws ApiError too_large, unsupported_type, bad_request for a form that breaks off
 */
export async function readForm(request: Request, limitBytes = LIMIT_BYTES): Promise<FormValues> {
  if (!/^application\/x-www-form-urlencoded\b/i.test(request.headers.get('content-type') ?? ''))
    throw new ApiError('unsupported_type', 'This page takes a plain form.');
  return Object.fromEntries(new URLSearchParams(await readBody(request, limitBytes)));
}

/**
 * Hands a posted form to `send`, which answers where to go from here, or null to stay; a request that only reads
 * passes. What the API refuses becomes `failure`, whatever else goes wrong is thrown.
 */
export async function submit(
  request: Request,
  send: (values: FormValues) => Promise<string | null>,
  limitBytes?: number,
): Promise<Submission> {
  if (request.method !== 'POST') return { values: {}, failure: null, goTo: null };
  let values: FormValues = {};
  try {
    values = await readForm(request, limitBytes);
    return { values, failure: null, goTo: await send(values) };
  } catch (failure) {
    if (!isApiError(failure)) throw failure;
    return { values, failure, goTo: null };
  }
}

/**
 * Turns a failure into what the form shows. `fallback` stands for what is no fault of the input: a backend that does
 * not answer. One message for several fields, or for a field the form does not show, stands above the form.
 */
export function faultsOf(failure: ApiError | null, fallback: string, shown: readonly string[] = []): Faults {
  if (!failure) return noFaults;
  // Another company's server may refuse without a word.
  const alert = (failure.status < 500 && failure.message) || fallback;
  if (failure.status >= 500) return { alert, fields: {} };
  const fields = Object.entries(failure.fields ?? {}).filter(([name]) => shown.includes(name));
  const messages = new Set(fields.map(([, message]) => message));
  if (fields.length > 1 && messages.size === 1)
    return { alert, fields: Object.fromEntries(fields.map(([name]) => [name, ''])) };
  return { alert: fields.length > 0 ? null : alert, fields: Object.fromEntries(fields) };
}

/**
 * Where a page sends a person whose session ended, or was never confirmed, while it asked; null for other failures, and
 * where nothing failed.
 */
export function wayOut(failure: ApiError | null, { pathname, search }: URL): string | null {
  if (failure?.code === 'unauthenticated') return loginHref(pathname + search);
  return failure?.code === 'unverified' ? '/verify' : null;
}
