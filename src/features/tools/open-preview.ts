import { EDITOR_LIMIT_BYTES } from '#contract/call.ts';
import type { DeskData } from '#contract/desk.ts';
import type { EventTab } from '#contract/bounds.ts';
import type { Event } from '#contract/event.ts';
import type { News } from '#contract/news.ts';
import type { Video } from '#contract/video.ts';
import { readForm } from '#kit/form/form.ts';
import { orNull } from '#kit/http/load.ts';
import type { ToolsContext } from './act.ts';
import { desks } from './desks.ts';
import { dataOf } from './fields.ts';
import { toolsView } from './view.ts';

/** What the public would see of an entry. */
export type EntryPreview =
  | { kind: 'news'; news: News }
  | { kind: 'event'; event: Event }
  | { kind: 'video'; video: Video };

/** What an entry would become: of a posted form what is typed, else the working copy. Null where there is none. */
export async function openEntryPreview({ url, locals, request }: ToolsContext): Promise<EntryPreview | null> {
  const { api, policy } = locals;
  const view = toolsView.read(url.searchParams);
  const { kind } = desks[view.tab];
  const id = view.edit ?? 'new';
  const isPosted = request.method === 'POST';
  const typed = isPosted ? dataOf(kind, await readForm(request, EDITOR_LIMIT_BYTES)) : null;
  const data =
    typed ??
    (view.edit === undefined ? {} : (await orNull(api('desk.entry', { params: { kind, id } })))?.data);
  if (!data) return null;
  // A picture that is typed after the frame was loaded is shown in it as well.
  policy.allow('img-src https:');
  const params = { id };
  const isOld = view.edit !== undefined;
  if (kind === 'news') {
    const held = isOld ? await orNull(api('news.details', { params })) : null;
    return { kind, news: newsOf(id, data, held) };
  }
  if (kind === 'event') {
    const held = isOld ? await orNull(api('events.details', { params })) : null;
    return {
      kind,
      event: {
        ...held,
        ...withTitle(data, 'title'),
        id,
        upcoming_date: textOf(data['upcoming_date']),
      } as Event,
    };
  }
  if (kind !== 'video') return null;
  const held = isOld ? await orNull(api('videos.details', { params })) : null;
  return {
    kind: 'video',
    video: {
      ...held,
      ...withTitle(data, 'name'),
      id,
      published: textOf(data['published']) ?? nowText(),
    } as Video,
  };
}

/** The list of the events page in which an event stands. */
export const eventTab = ({ upcoming_date: date, replayLink }: Event, now: Date): EventTab =>
  replayLink || (date !== null && Date.parse(date) < now.getTime()) ? 'history' : 'upcoming';

const nowText = () => new Date().toISOString();
const textOf = (value: DeskData[string] | undefined): string | null =>
  typeof value === 'string' && value !== '' ? value : null;

/** The fields with a title: pages have one, and what is being written has not always. */
const withTitle = (data: DeskData, name: 'title' | 'name'): DeskData => ({
  company_symbol: null,
  ...data,
  [name]: textOf(data[name]) ?? 'No title yet',
});

/** The article; what publishing leaves as it is, stays: the kind, the facts and the picture of a brief. */
const newsOf = (id: string, data: DeskData, held: News | null): News => ({
  kind: data['rc_newsletter'] === true ? 'newsletter' : 'own',
  ...held,
  ...(withTitle(data, 'title') as object as News),
  id,
  company_symbol: textOf(data['company_symbol'])?.toUpperCase() ?? null,
  published_at: textOf(data['published_at']) ?? nowText(),
});
