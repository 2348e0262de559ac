import { EDITOR_LIMIT_BYTES } from '#contract/call.ts';
import type { DeskClient } from '#contract/client.ts';
import type { DeskEntry } from '#contract/desk.ts';
import { ApiError } from '#contract/errors.ts';
import type { DeskLeader } from '#contract/leader.ts';
import { faultsOf, type Faults, type FormValues, noFaults, submit, wayOut } from '#kit/form/form.ts';
import { load, orNull } from '#kit/http/load.ts';
import { type Notice, takeNotice } from '#kit/page/notice.ts';
import type { ToolsContext } from '../act.ts';
import { changesBetween, type VersionRow, versionRows } from '../changes.ts';
import { type Deleted, takeDeleted } from '../deleted.ts';
import type { EntryField } from '../entry-field.ts';
import { dataOf, entryFields, valuesOf } from '../fields.ts';
import { toolsMessages } from '../messages.ts';
import { placesOf } from '../moments.ts';
import type { OpenedForm } from '../open-tools.ts';
import { actOnClient, ALL, type ClientDeed, clientDeedOf } from './act.ts';
import { clientFieldOf } from './fields.ts';
import { type ClientView, clientView } from './view.ts';

/** What the form of a leader shows. */
export interface OpenedLeader {
  /** null for a new one. */
  leader: DeskLeader | null;
  values: FormValues;
  faults: Faults;
}

export interface OpenedClient {
  view: ClientView;
  /** null where the list did not arrive. */
  clients: DeskClient[] | null;
  client: DeskClient | null;
  /** null where no client is open, or there is no such client. */
  form: OpenedForm | null;
  /** Of a new client. */
  creating: { values: FormValues; faults: Faults } | null;
  /** The client that is to be edited did not arrive: whether it is there nobody knows. */
  isLost: boolean;
  leaders: DeskLeader[] | null;
  leaderForm: OpenedLeader | null;
  versions: VersionRow[] | null;
  notice: Notice | null;
  deleted: Deleted | null;
  alert: string | null;
}

const failedTo: Readonly<Record<ClientDeed, string>> = {
  create: toolsMessages.client.create,
  save: toolsMessages.client.update,
  archive: toolsMessages.client.delete,
  restore: toolsMessages.restore,
  leader: toolsMessages.leader.update,
  'leader-delete': toolsMessages.leader.delete,
  order: toolsMessages.leader.update,
};

/** Opens the client editor, or says where to go instead. What is posted is done first. */
export async function openClient(
  context: ToolsContext,
): Promise<{ goTo: string; status: 302 | 303 } | (OpenedClient & { goTo?: undefined })> {
  const { url, locals, response } = context;
  const { api } = locals;
  const view = clientView.read(url.searchParams);
  const { symbol } = view;
  const posted = await submit(
    context.request,
    (given) => actOnClient(context, view, given),
    EDITOR_LIMIT_BYTES,
  );
  const { values, failure } = posted;
  if (posted.goTo) return { goTo: posted.goTo, status: 303 };
  const params = { kind: 'client', id: symbol ?? '' } as const;
  const [clients, entry, history, leaders] = await Promise.all([
    load(api('toolsClients.list', { query: { pageSize: ALL } })),
    symbol === undefined ? null : load(api('desk.entry', { params })),
    symbol === undefined ? null : orNull(api('desk.history', { params })),
    symbol === undefined
      ? null
      : orNull(api('toolsLeaders.list', { params: { symbol }, query: { pageSize: ALL } })),
  ]);
  const out = wayOut(failure ?? clients.failure ?? entry?.failure ?? null, url);
  if (out) return { goTo: out, status: 303 };
  response.status = (failure ?? entry?.failure ?? clients.failure)?.status ?? 200;
  const deed = failure ? clientDeedOf(values) : null;
  const form = formOf(values, failure, deed, entry?.value ?? null);
  const leaderForm = leaderFormOf(view, leaders?.data ?? null, values, failure, deed);
  const creating = view.new ? { values, faults: faultsIn(entryFields.client, failure, 'create') } : null;
  const isShown = creating !== null || (deed === 'save' && form) || (deed === 'leader' && leaderForm);
  return {
    view,
    clients: clients.value?.data ?? null,
    client: clients.value?.data.find((each) => each.company_symbol === symbol) ?? null,
    form,
    creating,
    isLost: (entry?.failure?.status ?? 0) >= 500,
    leaders: leaders?.data ?? null,
    leaderForm,
    versions: history ? versionRows('client', history.data) : null,
    notice: failure ? null : takeNotice(context),
    deleted: failure ? null : takeDeleted(context),
    alert: failure && deed && !isShown ? (faultsOf(failure, failedTo[deed]).alert ?? failedTo[deed]) : null,
  };
}

/** The form of a client with what was typed where it was not saved, else with what is held. */
function formOf(
  values: FormValues,
  failure: ApiError | null,
  deed: ClientDeed | null,
  entry: DeskEntry | null,
): OpenedForm | null {
  if (!entry) return null;
  const isTyped = values['typed'] === 'client';
  const at = placesOf(entry.desk.publish_at);
  const held = { ...valuesOf('client', entry.data), publish_at: at.day, publish_at_time: at.time };
  const shown = isTyped ? values : held;
  const data = dataOf('client', shown);
  const isLate = isTyped && failure?.code === 'conflict';
  return {
    values: { ...shown, version: (isTyped && !isLate && values['version']) || String(entry.desk.version) },
    faults: isTyped ? faultsIn(entryFields.client, failure, deed ?? 'save') : noFaults,
    entry,
    newer: isLate ? changesBetween('client', data, entry.data) : null,
    data,
  };
}

function leaderFormOf(
  { leader: id }: ClientView,
  leaders: readonly DeskLeader[] | null,
  values: FormValues,
  failure: ApiError | null,
  deed: ClientDeed | null,
): OpenedLeader | null {
  if (id === undefined) return null;
  const leader = leaders?.find((each) => each.id === id) ?? null;
  if (!leader && id !== 'new') return null;
  const isTyped = values['typed'] === 'leader';
  const { name, title, description, headshot_url } = leader ?? {};
  const held = leader
    ? valuesOf('leader', {
        name: name ?? null,
        title: title ?? null,
        description: description ?? null,
        headshot_url: headshot_url ?? null,
      })
    : {};
  return {
    leader,
    values: { ...(isTyped ? values : held), version: leader ? String(leader.desk.version) : '' },
    faults: isTyped ? faultsIn(entryFields.leader, failure, deed ?? 'leader') : noFaults,
  };
}

/** The faults by field, each with the name of its field, which the API's own words leave out. */
function faultsIn(fields: readonly EntryField[], failure: ApiError | null, deed: ClientDeed): Faults {
  if (!failure) return noFaults;
  const labels = new Map([
    ...fields.map(({ name, label }) => [name, label] as const),
    ['publish_at', 'Publish on'] as const,
    ['company_symbol', 'Company symbol'] as const,
  ]);
  const named = Object.entries(failure.code === 'conflict' ? {} : (failure.fields ?? {})).map(
    ([at, fault]): [string, string] => {
      const name = clientFieldOf(at);
      return [name, /^[a-z]/.test(fault) && labels.has(name) ? `${labels.get(name)} ${fault}` : fault];
    },
  );
  const fault = new ApiError(failure.code, failure.message, Object.fromEntries(named));
  return faultsOf(fault, failedTo[deed], [...labels.keys()]);
}
