import type { DeskState } from '#contract/desk.ts';
import type { DeskLeader } from '#contract/leader.ts';
import { ApiError } from '#contract/errors.ts';
import type { FormValues } from '#kit/form/form.ts';
import { leaveNotice } from '#kit/page/notice.ts';
import { forgetTyped, type ToolsContext } from '../act.ts';
import { leaveDeleted } from '../deleted.ts';
import { dataOf, missingIn } from '../fields.ts';
import { momentOf } from '../moments.ts';
import { typedPlace } from '../typed-place.ts';
import { clientBody } from './fields.ts';
import { type ClientView, clientView } from './view.ts';

/** What a posted form is about, for its message: the new client, the client, or a leader. */
export type ClientDeed = 'create' | 'save' | 'archive' | 'restore' | 'leader' | 'leader-delete' | 'order';

export const clientDeedOf = ({ intent }: FormValues): ClientDeed => {
  switch (intent) {
    case 'create':
    case 'archive':
    case 'restore':
    case 'leader':
    case 'leader-delete':
      return intent;
    case 'delete':
      return 'archive';
    case 'back':
      return 'restore';
    case 'up':
    case 'down':
      return 'order';
    default:
      return 'save';
  }
};

const stateOf: Readonly<Record<string, DeskState>> = {
  draft: 'draft',
  schedule: 'scheduled',
  publish: 'published',
  archive: 'archived',
};
const noticeOf = {
  draft: 'entry-draft',
  scheduled: 'entry-scheduled',
  published: 'landing-saved',
  archived: 'entry-archived',
} as const;

/** Everybody of a company's management fits into one answer. */
export const ALL = 100;

/** Does what a posted form asks; answers where to go from here, or null to stay. */
export async function actOnClient(
  context: ToolsContext,
  view: ClientView,
  values: FormValues,
): Promise<string | null> {
  const { symbol } = view;
  const { intent } = values;
  if (intent === 'create') return create(context, values);
  if (intent === 'back') return bringBack(context, view, values);
  if (symbol === undefined) throw new ApiError('bad_request', 'There is no client to do this with.');
  switch (clientDeedOf(values)) {
    case 'leader':
      return saveLeader(context, view, symbol, values);
    case 'leader-delete':
      return removeLeader(context, view, values);
    case 'order':
      return moveLeader(context, symbol, values);
    case 'restore':
      return restore(context, symbol, Number(values['version']));
    default:
      return intent === 'delete' ? remove(context, symbol) : save(context, symbol, values);
  }
}

const placeOf = (symbol: string): string => clientView.href({ symbol, new: undefined, leader: undefined });
const refuse = (faults: Record<string, string>) => {
  if (Object.keys(faults).length > 0) throw new ApiError('bad_request', 'Some fields are not valid.', faults);
};

async function create(context: ToolsContext, values: FormValues): Promise<string> {
  const company_symbol = values['company_symbol']?.trim() ?? '';
  refuse(company_symbol === '' ? { company_symbol: 'Company symbol is required' } : {});
  const client = { ...clientBody(dataOf('client', values)) };
  // The form of a new client has no page yet, so that nothing of it stands half made.
  delete client['landing'];
  const made = await context.locals.api('toolsClients.create', {
    body: { ...client, active: true, company_symbol, state: 'draft' },
  });
  await forgetTyped(context.locals.api, 'client', typedPlace(undefined));
  leaveNotice(context, 'client-created');
  return placeOf(made.company_symbol);
}

async function save(context: ToolsContext, symbol: string, values: FormValues): Promise<string> {
  const state = stateOf[values['intent'] ?? 'draft'] ?? 'draft';
  const publishAt = momentOf(values['publish_at'] ?? '', values['publish_at_time'] ?? '');
  if (state === 'scheduled' && !values['publish_at_time'])
    refuse({ publish_at: 'Publish on needs a day and a time' });
  const version = Number(values['version']);
  await context.locals.api('toolsClients.update', {
    params: { symbol },
    body: {
      ...clientBody(dataOf('client', values)),
      state,
      ...(state === 'scheduled' && { publish_at: publishAt }),
      ...(version > 0 && { version }),
    },
  });
  await forgetTyped(context.locals.api, 'client', typedPlace(symbol));
  leaveNotice(context, noticeOf[state]);
  return placeOf(symbol);
}

async function remove(context: ToolsContext, symbol: string): Promise<string> {
  await context.locals.api('toolsClients.delete', { params: { symbol } });
  leaveDeleted(context, { tab: 'clients', id: symbol });
  return clientView.href({ symbol: undefined, new: undefined, leader: undefined });
}

async function restore(context: ToolsContext, symbol: string, version: number): Promise<string> {
  const params = { kind: 'client', id: symbol } as const;
  await context.locals.api('desk.restore', { params, body: { version } });
  leaveNotice(context, 'version-restored');
  return placeOf(symbol);
}

/** Brings back what was deleted, as it was; what somebody else brought back already is merely opened. */
async function bringBack(context: ToolsContext, view: ClientView, values: FormValues): Promise<string> {
  const { api } = context.locals;
  const kind = values['kind'] === 'leader' ? ('leader' as const) : ('client' as const);
  const params = { kind, id: values['id'] ?? view.symbol ?? '' };
  const [newest] = (await api('desk.history', { params })).data;
  if (newest?.action === 'deleted') {
    await api('desk.restore', { params, body: { version: newest.version } });
    leaveNotice(context, 'entry-back');
  }
  return placeOf(kind === 'client' ? params.id : (view.symbol ?? String(newest?.data['company_symbol'])));
}

async function saveLeader(
  context: ToolsContext,
  { leader }: ClientView,
  symbol: string,
  values: FormValues,
): Promise<string> {
  const { api } = context.locals;
  const data = dataOf('leader', values);
  refuse(missingIn('leader', data));
  const version = Number(values['version']);
  const body = data as never as object;
  await (leader === undefined || leader === 'new'
    ? api('toolsLeaders.create', {
        body: { ...body, company_symbol: symbol, ...(values['key'] && { key: values['key'] }) } as never,
      })
    : api('toolsLeaders.update', {
        params: { id: leader },
        body: { ...body, ...(version > 0 && { version }) },
      }));
  await forgetTyped(api, 'leader', typedPlace(leader === 'new' ? undefined : leader, symbol));
  leaveNotice(context, 'leader-saved');
  return `${placeOf(symbol)}#leaders`;
}

async function removeLeader(
  context: ToolsContext,
  { symbol, leader }: ClientView,
  values: FormValues,
): Promise<string> {
  const id = values['id'] ?? leader ?? '';
  await context.locals.api('toolsLeaders.delete', { params: { id } });
  leaveDeleted(context, { tab: 'leaders', id });
  return placeOf(symbol ?? '');
}

async function moveLeader(context: ToolsContext, symbol: string, values: FormValues): Promise<string> {
  const { api } = context.locals;
  const listed = await api('toolsLeaders.list', { params: { symbol }, query: { pageSize: ALL } });
  const ids = listed.data.map(({ id }: DeskLeader) => id);
  const from = ids.indexOf(values['id'] ?? '');
  const to = values['intent'] === 'up' ? from - 1 : from + 1;
  if (from >= 0 && to >= 0 && to < ids.length) {
    [ids[from], ids[to]] = [ids[to] ?? '', ids[from] ?? ''];
    await api('toolsLeaders.order', { params: { symbol }, body: { ids } });
    leaveNotice(context, 'leaders-placed');
  }
  return `${placeOf(symbol)}#leaders`;
}
