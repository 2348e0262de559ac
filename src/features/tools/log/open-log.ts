import type { DeskLogEntry } from '#contract/desk-log.ts';
import type { Paged } from '#contract/paging.ts';
import { wayOut } from '#kit/form/form.ts';
import { load } from '#kit/http/load.ts';
import { beyondEnd, lastPage } from '#kit/page/list.ts';
import type { ToolsContext } from '../act.ts';
import { LOG_PAGE_SIZE, type LogView, logView } from './view.ts';

export interface OpenedLog {
  view: LogView;
  /** null where the log did not arrive. */
  log: (Paged<DeskLogEntry> & { people: string[] }) | null;
}

/** Opens the log of what staff did. */
export async function openLog({
  url,
  locals,
  response,
}: ToolsContext): Promise<{ goTo: string } | { page: OpenedLog }> {
  const view = logView.read(url.searchParams);
  const { person, kind, day, page } = view;
  const query = {
    page,
    pageSize: LOG_PAGE_SIZE,
    ...(person && { person }),
    ...(kind && { kind }),
    ...(day && { day }),
  };
  const { value, failure } = await load(locals.api('desk.log', { query }));
  const goTo =
    wayOut(failure, url) ?? beyondEnd(view, value && lastPage(value.total, LOG_PAGE_SIZE), logView.href);
  if (goTo) return { goTo };
  if (failure) response.status = failure.status;
  return { page: { view, log: value } };
}
