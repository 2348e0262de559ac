import { EDITOR_LIMIT_BYTES } from '#contract/call.ts';
import type { DeskData, DeskEntry, DeskKind } from '#contract/desk.ts';
import { ApiError } from '#contract/errors.ts';
import { SymbolParamsSchema } from '#contract/symbol.ts';
import { faultsOf, type Faults, type FormValues, noFaults, submit, wayOut } from '#kit/form/form.ts';
import type { Api } from '#kit/http/api-client.ts';
import { load, orNull } from '#kit/http/load.ts';
import { beyondEnd, lastPage } from '#kit/page/list.ts';
import { type Notice, takeNotice } from '#kit/page/notice.ts';
import { act, deedOf, type ToolsContext } from './act.ts';
import { changesBetween, type FieldChange, type VersionRow, versionRows } from './changes.ts';
import { type Deleted, takeDeleted } from './deleted.ts';
import { desks, type EntryRow } from './desks.ts';
import { dataOf, entryFields, valuesOf } from './fields.ts';
import { type FoundPieces, withPieces } from './letters/pieces.ts';
import { toolsMessages } from './messages.ts';
import { placesOf } from './moments.ts';
import { TOOLS_PAGE_SIZE, type ToolsView, toolsView } from './view.ts';

/** What the form of an entry shows. */
export interface OpenedForm {
  values: FormValues;
  faults: Faults;
  /** As it was last saved; null for a new one, and for one that was deleted meanwhile. */
  entry: DeskEntry | null;
  /** The fields of a newer version that differ from what is typed, where a save was refused for it. */
  newer: FieldChange[] | null;
  /** What can be put into a newsletter. */
  pieces?: FoundPieces;
  /** The company that is meant. */
  company?: string | null;
  /** What the fields mean, for the preview. */
  data: DeskData;
}

export interface OpenedTools {
  view: ToolsView;
  /** null where the list did not arrive. */
  list: { rows: EntryRow[]; total: number } | null;
  /** null where nothing is open, or what is to be edited is not there. */
  form: OpenedForm | null;
  /** What is to be edited did not arrive: whether it is there nobody knows. */
  isLost: boolean;
  /** Newest first; null where they did not arrive, or nothing is open. */
  versions: VersionRow[] | null;
  notice: Notice | null;
  deleted: Deleted | null;
  /** A sentence for what failed outside of the form. */
  alert: string | null;
}

/** Opens the tools, or says where to go instead. What is posted is done first. */
export async function openTools(
  context: ToolsContext,
): Promise<{ goTo: string; status: 302 | 303 } | (OpenedTools & { goTo?: undefined })> {
  const { url, locals, response } = context;
  const view = toolsView.read(url.searchParams);
  const { values, failure, goTo } = await submit(
    context.request,
    (given) => act(context, view, given),
    EDITOR_LIMIT_BYTES,
  );
  if (goTo) return { goTo, status: 303 };
  const desk = desks[view.tab];
  const params = { kind: desk.kind, id: view.edit ?? '' };
  const [list, entry, history] = await Promise.all([
    load(
      desk.list(locals.api, {
        page: view.page,
        pageSize: TOOLS_PAGE_SIZE,
        ...(view.search && { search: view.search }),
      }),
    ),
    view.edit === undefined ? null : load(locals.api('desk.entry', { params })),
    view.edit === undefined ? null : load(locals.api('desk.history', { params })),
  ]);
  const out = wayOut(failure ?? list.failure ?? entry?.failure ?? null, url);
  if (out) return { goTo: out, status: 303 };
  const last = list.value && lastPage(list.value.total, TOOLS_PAGE_SIZE);
  const end = failure ? undefined : beyondEnd(view, last, toolsView.href);
  if (end) return { goTo: end, status: 302 };
  response.status = (failure ?? entry?.failure ?? list.failure)?.status ?? 200;
  const form = formOf(view, desk.kind, values, failure, entry?.value ?? null);
  if (form && desk.kind === 'newsletter') Object.assign(form, await withPieces(locals.api, form.values));
  if (form) form.company = await nameOf(locals.api, form.data['company_symbol']);
  return {
    view,
    list: list.value,
    form,
    isLost: (entry?.failure?.status ?? 0) >= 500,
    versions: history?.value ? versionRows(desk.kind, history.value.data) : null,
    notice: failure ? null : takeNotice(context),
    deleted: failure ? null : takeDeleted(context),
    alert: form ? null : (faultsIn(view, desk.kind, values, failure).alert ?? null),
  };
}

/** What a company is called; null for none. */
async function nameOf(api: Api, symbol: DeskData[string] | undefined): Promise<string | null> {
  const params = { symbol: String(symbol ?? '').toUpperCase() };
  if (!SymbolParamsSchema.safeParse(params).success) return null;
  return (await orNull(api('stock.details', { params })))?.name ?? null;
}

/** The form with what was typed where it was not saved, else with what is held. */
function formOf(
  view: ToolsView,
  kind: DeskKind,
  values: FormValues,
  failure: ApiError | null,
  entry: DeskEntry | null,
): OpenedForm | null {
  const isTyped = values['typed'] !== undefined;
  if (!entry && !isTyped && !view.new) return null;
  const at = placesOf(entry?.desk.publish_at ?? null);
  const held = {
    ...valuesOf(kind, entry?.data ?? desks[view.tab].first ?? {}),
    publish_at: at.day,
    publish_at_time: at.time,
  };
  const shown = isTyped ? values : held;
  const data = dataOf(kind, shown);
  return {
    // Who has seen the newer version may save over it; until then the version that was edited stands.
    values: {
      ...shown,
      version: String((failure?.code !== 'conflict' && values['version']) || (entry?.desk.version ?? '')),
      // A new entry has its name from its form, so that a save whose answer was lost does not make it twice.
      ...(!entry && { key: values['key'] ?? crypto.randomUUID() }),
    },
    faults: faultsIn(view, kind, values, failure),
    entry,
    newer: failure?.code === 'conflict' && entry ? changesBetween(kind, data, entry.data) : null,
    data,
  };
}

/** The faults by field, each with the name of its field, which the API's own words leave out. */
function faultsIn(view: ToolsView, kind: DeskKind, values: FormValues, failure: ApiError | null): Faults {
  if (!failure) return noFaults;
  const deed = deedOf(values, view);
  const labels = new Map([
    ...entryFields[kind].map(({ name, label }) => [name, label] as const),
    ['publish_at', 'Publish on'] as const,
  ]);
  const fields = Object.entries(failure.code === 'conflict' ? {} : (failure.fields ?? {})).map(
    ([name, fault]) =>
      [name, /^[a-z]/.test(fault) && labels.has(name) ? `${labels.get(name)} ${fault}` : fault] as const,
  );
  const named = new ApiError(failure.code, failure.message, Object.fromEntries(fields));
  const message = deed === 'restore' ? toolsMessages.restore : toolsMessages[desks[view.tab].noun][deed];
  return faultsOf(named, message, [...labels.keys()]);
}
