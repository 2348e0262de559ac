import type { AstroGlobal } from 'astro';
import type { DeskKind, DeskState } from '#contract/desk.ts';
import { ApiError } from '#contract/errors.ts';
import type { Api } from '#kit/http/api-client.ts';
import type { FormValues } from '#kit/form/form.ts';
import { orNull } from '#kit/http/load.ts';
import { leaveNotice } from '#kit/page/notice.ts';
import { leaveDeleted } from './deleted.ts';
import { desks, type EntryDesk } from './desks.ts';
import { dataOf, missingIn } from './fields.ts';
import { momentOf } from './moments.ts';
import { typedPlace } from './typed-place.ts';
import { type ToolsView, toolsView } from './view.ts';

export type ToolsContext = Pick<AstroGlobal, 'url' | 'locals' | 'response' | 'request' | 'cookies'>;

/** What a button of the form wants the entry to be. */
const stateOf: Readonly<Record<string, DeskState>> = {
  draft: 'draft',
  schedule: 'scheduled',
  publish: 'published',
  archive: 'archived',
};
const noticeOf = {
  draft: 'entry-draft',
  scheduled: 'entry-scheduled',
  published: 'entry-published',
  archived: 'entry-archived',
} as const;

/** What was asked of the page, for the message of its failure. */
export type Deed = 'create' | 'update' | 'delete' | 'restore';

export const deedOf = ({ intent }: FormValues, { edit }: ToolsView): Deed => {
  if (intent === 'delete') return 'delete';
  if (intent === 'restore' || intent === 'back') return 'restore';
  return edit === undefined ? 'create' : 'update';
};

/** Does what a posted form asks; answers where to go from here, or null to stay. */
export async function act(
  context: ToolsContext,
  view: ToolsView,
  values: FormValues,
): Promise<string | null> {
  const desk = desks[view.tab];
  const id = values['id'] ?? view.edit;
  switch (values['intent']) {
    case 'find':
    case 'insert':
      return null;
    case 'delete':
      return remove(context, view, desk, idOf(id));
    case 'back':
      return bringBack(context, view, desk, idOf(id));
    case 'restore':
      return restore(context, view, desk, idOf(id), Number(values['version']));
    default:
      return save(context, view, desk, values);
  }
}

function idOf(id: string | undefined): string {
  if (id === undefined) throw new ApiError('bad_request', 'There is no entry to do this with.');
  return id;
}

async function save(
  context: ToolsContext,
  view: ToolsView,
  desk: EntryDesk,
  values: FormValues,
): Promise<string> {
  const { api } = context.locals;
  const data = dataOf(desk.kind, values);
  const state = stateOf[values['intent'] ?? 'draft'] ?? 'draft';
  const faults = missingIn(desk.kind, data);
  const publishAt = momentOf(values['publish_at'] ?? '', values['publish_at_time'] ?? '');
  if (state === 'scheduled' && !values['publish_at_time'])
    faults['publish_at'] = 'Publish on needs a day and a time';
  if (Object.keys(faults).length > 0) throw new ApiError('bad_request', 'Some fields are not valid.', faults);
  const body = { ...data, state, ...(state === 'scheduled' && { publish_at: publishAt }) };
  const version = Number(values['version']);
  const saved =
    view.edit === undefined
      ? await desk.create(api, { ...body, ...(values['key'] && { key: values['key'] }) })
      : await desk.update(api, view.edit, { ...body, ...(version > 0 && { version }) });
  await forgetTyped(api, desk.kind, typedPlace(view.edit));
  leaveNotice(context, noticeOf[state]);
  return toolsView.href({ ...view, edit: saved.id });
}

/** What was kept while the form was typed in is saved now. Should that fail, it is merely offered once more. */
export async function forgetTyped(api: Api, kind: DeskKind, id: string): Promise<void> {
  await orNull(api('deskCopy.drop', { params: { kind, id } }));
}

async function remove(context: ToolsContext, view: ToolsView, desk: EntryDesk, id: string): Promise<string> {
  await desk.remove(context.locals.api, id);
  leaveDeleted(context, { tab: view.tab, id });
  return toolsView.href({ ...view, edit: undefined });
}

/** Brings a deleted entry back as it was; one that somebody else brought back already is merely opened. */
async function bringBack(
  context: ToolsContext,
  view: ToolsView,
  { kind }: EntryDesk,
  id: string,
): Promise<string> {
  const { api } = context.locals;
  const [newest] = (await api('desk.history', { params: { kind, id } })).data;
  if (newest?.action === 'deleted') {
    await api('desk.restore', { params: { kind, id }, body: { version: newest.version } });
    leaveNotice(context, 'entry-back');
  }
  return toolsView.href({ ...view, edit: id });
}

async function restore(
  context: ToolsContext,
  view: ToolsView,
  { kind }: EntryDesk,
  id: string,
  version: number,
): Promise<string> {
  await context.locals.api('desk.restore', { params: { kind, id }, body: { version } });
  leaveNotice(context, 'version-restored');
  return toolsView.href({ ...view, edit: id });
}
