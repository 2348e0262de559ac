import type { DeskClient } from '#contract/client.ts';
import type { Desk } from '#contract/desk.ts';
import { ApiError } from '#contract/errors.ts';
import { messages } from '#contract/messages.ts';
import { oddStyle } from '#server/store/companies/typed-style.ts';
import { clientNames } from '#server/store/desk/client-names.ts';
import { hasPage } from '#server/store/desk/client-kind.ts';
import { createNamed, deleteEntry, updateEntry } from '#server/store/desk/entries.ts';
import type { DeskEntry } from '#server/store/desk/entry-rows.ts';
import type { DeskData } from '#server/store/desk/kind.ts';
import { allEntries, isOnRecord, readEntry } from '#server/store/desk/lists.ts';
import type { DeskContext, ToolsOn } from './context.ts';
import { type DeskBody, editorOf, finish, invalid, readBody } from './saves.ts';

/** Clients with their landing pages: one entry of the desk, asked for by two nouns. */
export function answerClientDesk(on: ToolsOn, context: DeskContext): void {
  const { db, now } = context;
  const done = finish(context);
  const find = (symbol: string) => readEntry(db, 'client', symbol);

  on('toolsClients.list', async ({ query: { page, pageSize } }) => {
    const all = (await allEntries(db, 'client', undefined)).sort((a, b) => (a.id < b.id ? -1 : 1));
    const shown = all.slice((page - 1) * pageSize, page * pageSize);
    const names = await clientNames(
      db,
      shown.map(({ id }) => id),
    );
    const data = shown.map((entry) => clientOf(entry, names.get(entry.id)));
    return { data, total: all.length, page, pageSize };
  });
  on('toolsClients.create', async ({ body: { company_symbol, landing, ...body } }, person) => {
    if (!(await isOnRecord(db, company_symbol))) throw new ApiError('not_found', messages.companyNotFound);
    const fields = { company_symbol, active: true, ...body, ...pageFields(landing) };
    const { data, intent } = await readBody(db, fields, now());
    const entry = await createNamed(db, 'client', company_symbol, data, intent, editorOf(person), now());
    return clientOf(await done('client', entry), await nameOf(company_symbol));
  });
  on('toolsClients.update', async ({ params: { symbol }, body: { landing, ...body } }, person) => {
    const { data, intent } = await readBody(db, { ...body, ...pageFields(landing) }, now());
    const entry = await updateEntry(db, 'client', symbol, data, intent, editorOf(person), now());
    return clientOf(await done('client', entry), await nameOf(symbol));
  });
  on('toolsClients.delete', async ({ params: { symbol } }, person) => {
    const gone = await deleteEntry(db, 'client', symbol, editorOf(person), now());
    await done('client', gone, { isGone: true });
    return { success: true };
  });

  on('toolsLanding.get', async ({ params: { symbol } }) => {
    const entry = await find(symbol);
    if (!entry || !hasPage(entry.data)) throw new ApiError('not_found', messages.landingPageNotFound);
    return landingOf(entry);
  });
  on('toolsLanding.create', async ({ body: { company_symbol, ...body } }, person) => {
    const held = await find(company_symbol);
    if (held && hasPage(held.data)) throw new ApiError('conflict', 'There is such a landing page already.');
    return saveLanding(company_symbol, { active: true, ...body }, person);
  });
  on('toolsLanding.update', async ({ params: { symbol }, body }, person) => {
    const held = await find(symbol);
    if (!held || !hasPage(held.data)) throw new ApiError('not_found', messages.landingPageNotFound);
    return saveLanding(symbol, body, person);
  });

  const nameOf = async (symbol: string) => (await clientNames(db, [symbol])).get(symbol);
  const saveLanding = async (symbol: string, body: DeskBody, person: Parameters<typeof editorOf>[0]) => {
    const { state, publish_at, version, ...landing } = body;
    const { data, intent } = await readBody(
      db,
      { state, publish_at, version, ...pageFields(landing) },
      now(),
    );
    const entry = await updateEntry(db, 'client', symbol, data, intent, editorOf(person), now());
    return landingOf(await done('client', entry));
  };
}

/** The fields of a landing page as the entry names them: its `active` is not the client's. */
function pageFields(landing: ({ active?: boolean | undefined } & Record<string, unknown>) | undefined) {
  if (!landing) return {};
  const { active, ...fields } = landing;
  const style = fields['custom_style'];
  if (typeof style === 'string' && oddStyle(style) !== null)
    throw invalid('custom_style', `does not know ${oddStyle(style)}`);
  return { ...fields, ...(active !== undefined && { page_active: active }) };
}

const textOf = (value: DeskData[string] | undefined) => (typeof value === 'string' ? value : null);

function clientOf({ id, data, desk }: DeskEntry, name: string | undefined): DeskClient {
  return {
    company_symbol: id,
    active: data['active'] === true,
    contract: textOf(data['contract']),
    disclosure: textOf(data['disclosure']),
    assignedSpecialistId: textOf(data['assignedSpecialistId']),
    companyName: textOf(data['companyName']),
    topicArn: textOf(data['topicArn']),
    Company: name === undefined ? null : { name, logo: null },
    desk,
  };
}

function landingOf({ id, data, desk }: DeskEntry) {
  const {
    active: _active,
    contract: _contract,
    companyName: _name,
    assignedSpecialistId: _specialist,
    topicArn: _topic,
    page_active,
    ...page
  } = data;
  const answer: { company_symbol: string; active: boolean; desk: Desk } = {
    ...page,
    company_symbol: id,
    active: page_active === true,
    desk,
  };
  return answer as never;
}
