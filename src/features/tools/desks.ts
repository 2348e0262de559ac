import type * as z from 'zod/mini';
import type { Desk, DeskData, DeskKind, DeskListQuery } from '#contract/desk.ts';
import type { DeskEventSchema } from '#contract/event.ts';
import type { Api } from '#kit/http/api-client.ts';
import { newsletterPath, newsPath, videoPath } from '#kit/href/addresses.ts';
import type { ToolsTab } from './view.ts';

/** A row of the list of entries. */
export interface EntryRow {
  id: string;
  title: string;
  symbol: string | null;
  /** A day or an instant. */
  date: string | null;
  desk: Desk;
  /** What else is to be said of how it stands. */
  note?: string;
}

interface Saved {
  id: string;
  desk: Desk;
}
type Body = Record<string, unknown>;

/** What is particular to the tab of one kind of entry. */
export interface EntryDesk {
  kind: DeskKind;
  /** Of the tab, and of one entry. */
  label: string;
  noun: 'news' | 'event' | 'webinar' | 'video' | 'newsletter';
  /** Where the public reads an entry, for kinds with pages of their own. */
  pathOf?: (id: string) => string;
  list(api: Api, query: DeskListQuery): Promise<{ rows: EntryRow[]; total: number }>;
  create(api: Api, body: Body): Promise<Saved>;
  update(api: Api, id: string, body: Body): Promise<Saved>;
  remove(api: Api, id: string): Promise<unknown>;
  /** What a new one begins with. */
  first?: Readonly<DeskData>;
}

/** What one entry is called: news are articles, one by one. */
export const thingOf = (noun: EntryDesk['noun']): string => (noun === 'news' ? 'article' : noun);

const eventRow = ({
  id,
  title,
  company_symbol,
  upcoming_date,
  desk,
}: z.output<typeof DeskEventSchema>): EntryRow => ({
  id,
  title,
  symbol: company_symbol,
  date: upcoming_date,
  desk,
});

// The fields of a form follow from a table, and the API holds every body against its schema: hence `never` below.
export const desks: Readonly<Record<ToolsTab, EntryDesk>> = {
  news: {
    kind: 'news',
    label: 'News',
    noun: 'news',
    pathOf: newsPath,
    async list(api, query) {
      const { data, total } = await api('toolsNews.list', { query });
      const rows = data.map(({ id, title, company_symbol, published_at, desk }) => ({
        id,
        title,
        symbol: company_symbol ?? null,
        date: published_at ?? null,
        desk,
      }));
      return { rows, total };
    },
    create: (api, body) => api('toolsNews.create', { body: body as never }),
    update: (api, id, body) => api('toolsNews.update', { params: { id }, body: body }),
    remove: (api, id) => api('toolsNews.delete', { params: { id } }),
  },
  events: {
    kind: 'event',
    label: 'Events',
    noun: 'event',
    async list(api, query) {
      const { data, total } = await api('toolsEvents.list', { query });
      return { rows: data.map(eventRow), total };
    },
    create: (api, body) => api('toolsEvents.create', { body: body as never }),
    update: (api, id, body) => api('toolsEvents.update', { params: { id }, body: body }),
    remove: (api, id) => api('toolsEvents.delete', { params: { id } }),
  },
  webinars: {
    kind: 'event',
    label: 'Webinars',
    noun: 'webinar',
    first: { kind: 'webinar' },
    async list(api, query) {
      const { data, total } = await api('toolsWebinars.list', { query });
      return { rows: data.map(eventRow), total };
    },
    // Its form can make it an event as well, which is why these are the calls of both.
    create: (api, body) => api('toolsEvents.create', { body: body as never }),
    update: (api, id, body) => api('toolsEvents.update', { params: { id }, body: body }),
    remove: (api, id) => api('toolsWebinars.delete', { params: { id } }),
  },
  videos: {
    kind: 'video',
    label: 'Videos',
    noun: 'video',
    pathOf: videoPath,
    async list(api, query) {
      const { data, total } = await api('toolsVideos.list', { query });
      const rows = data.map(({ id, name, company_symbol, published, desk }) => ({
        id,
        title: name,
        symbol: company_symbol ?? null,
        date: published ?? null,
        desk,
      }));
      return { rows, total };
    },
    create: (api, body) => api('toolsVideos.create', { body: body as never }),
    update: (api, id, body) => api('toolsVideos.update', { params: { id }, body: body }),
    remove: (api, id) => api('toolsVideos.delete', { params: { id } }),
  },
  newsletters: {
    kind: 'newsletter',
    label: 'Newsletters',
    noun: 'newsletter',
    pathOf: newsletterPath,
    first: { format: 'markdown' },
    async list(api, query) {
      const { data, total } = await api('toolsNewsletters.list', { query });
      const rows = data.map(({ id, title, desk, sending }) => ({
        id,
        title,
        symbol: null,
        date: sending?.at ?? desk.updated_at,
        desk,
        ...(sending && { note: 'Sent' }),
      }));
      return { rows, total };
    },
    create: (api, body) => api('toolsNewsletters.create', { body: body as never }),
    update: (api, id, body) => api('toolsNewsletters.update', { params: { id }, body: body }),
    remove: (api, id) => api('toolsNewsletters.delete', { params: { id } }),
  },
};
