import { type ApiError, isApiError } from '#contract/errors.ts';
import type { Upload } from '#contract/upload.ts';
import type { Paged } from '#contract/paging.ts';
import { faultsOf, type Faults, submit, wayOut } from '#kit/form/form.ts';
import { load } from '#kit/http/load.ts';
import { beyondEnd, lastPage } from '#kit/page/list.ts';
import { leaveNotice, type Notice, takeNotice } from '#kit/page/notice.ts';
import type { ToolsContext } from '../act.ts';
import { type Deleted, takeDeleted } from '../deleted.ts';
import { UPLOADS_PAGE_SIZE, type UploadsView, uploadsView } from './view.ts';

export interface OpenedUploads {
  view: UploadsView;
  /** null where the list did not arrive. */
  list: Paged<Upload> | null;
  faults: Faults;
  notice: Notice | null;
  deleted: Deleted | null;
}

const FAILED = 'Nothing was changed. Please try again.';

/** Takes a form with files in, which is handed on as it comes. */
async function takeFiles(
  context: ToolsContext,
  view: UploadsView,
): Promise<{ failure: ApiError | null; goTo: string | null }> {
  const { request, locals } = context;
  const files = { type: request.headers.get('content-type') ?? '', body: request.body };
  try {
    await locals.api('uploads.add', { files });
  } catch (failure) {
    if (!isApiError(failure)) throw failure;
    return { failure, goTo: null };
  }
  leaveNotice(context, 'files-added');
  return { failure: null, goTo: uploadsView.href({ ...view, page: 1 }) };
}

/** Changes or deletes what is there already. */
const change = (context: ToolsContext, view: UploadsView) =>
  submit(context.request, async ({ intent, id = '', alt = '' }) => {
    const { api } = context.locals;
    if (intent === 'delete') {
      await api('uploads.delete', { params: { id } });
      leaveNotice(context, 'file-deleted');
    } else {
      await api('uploads.describe', { params: { id }, body: { alt } });
      leaveNotice(context, 'file-described');
    }
    return uploadsView.href(view);
  });

/** Opens the list of pictures and documents; what is posted is done first. */
export async function openUploads(
  context: ToolsContext,
): Promise<{ goTo: string; status: 302 | 303 } | { page: OpenedUploads }> {
  const { url, locals, response, request } = context;
  const view = uploadsView.read(url.searchParams);
  const hasFiles = /^multipart\/form-data\b/i.test(request.headers.get('content-type') ?? '');
  const isUpload = request.method === 'POST' && hasFiles;
  const { failure, goTo } = isUpload ? await takeFiles(context, view) : await change(context, view);
  if (goTo !== null) return { goTo, status: 303 };
  const query = { page: view.page, pageSize: UPLOADS_PAGE_SIZE };
  const list = await load(locals.api('uploads.list', { query }));
  const fault = failure ?? list.failure;
  const out = wayOut(fault, url);
  if (out !== null) return { goTo: out, status: 303 };
  const last = list.value && lastPage(list.value.total, UPLOADS_PAGE_SIZE);
  const end = fault ? undefined : beyondEnd(view, last, uploadsView.href);
  if (end) return { goTo: end, status: 302 };
  if (fault) response.status = fault.status;
  return {
    page: {
      view,
      list: list.value,
      faults: faultsOf(failure, FAILED, ['file']),
      notice: fault ? null : takeNotice(context),
      deleted: fault ? null : takeDeleted(context),
    },
  };
}
