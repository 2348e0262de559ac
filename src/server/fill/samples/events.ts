import { bulkInsert, type Cell } from '#server/db/bulk.ts';
import type { EventsTable } from '#server/db/content-tables.ts';
import type { ContentPart } from '../part.ts';

const minutes = (days: number, hour: number, minute = 0): number => days * 1440 + hour * 60 + minute;

/** A page of the conference service that joins nobody's meeting: it tries out microphone and camera. */
const ZOOM = 'https://zoom.us/test';

const ABOUT = 'This event belongs to a fictional company and shows what the page can do. Nothing is held.';

type Sample = Pick<EventsTable, 'id' | 'kind' | 'title' | 'company_symbol'> & {
  at: number;
  featured?: 1;
  replay?: string;
  image?: string;
};

const event = (
  id: string,
  company_symbol: string,
  at: number,
  title: string,
  more: Pick<Sample, 'featured'> = {},
): Sample => ({ id: `sample-event-${id}`, kind: 'event', company_symbol, at, title, ...more });

const webinar = (
  id: string,
  company_symbol: string,
  at: number,
  title: string,
  more: Pick<Sample, 'replay' | 'image'> = {},
): Sample => ({ id: `sample-webinar-${id}`, kind: 'webinar', company_symbol, at, title, ...more });

/** Twelve events and six webinars; three of the webinars can be watched again. The third company has nothing to replay. */
export const SAMPLE_EVENTS: readonly Sample[] = [
  event('1', 'ZZSMA', minutes(2, 11), 'Sample Alder Therapeutics: questions to the management'),
  event('2', 'ZZSMB', minutes(3, 14), 'Sample Birch Robotics: virtual small-cap conference', { featured: 1 }),
  event('3', 'ZZSMC', minutes(6, 10), 'Sample Cedar Minerals: fireside chat'),
  event('4', 'ZZSMA', minutes(11, 11, 30), 'Sample Alder Therapeutics: virtual small-cap conference'),
  event('5', 'ZZSMB', minutes(17, 9, 30), 'Sample Birch Robotics: fireside chat'),
  event('6', 'ZZSMC', minutes(26, 10), 'Sample Cedar Minerals: virtual mining conference'),
  event('7', 'ZZSMA', minutes(45, 13), 'Sample Alder Therapeutics: results of the quarter'),
  event('8', 'ZZSMB', minutes(60, 10), 'Sample Birch Robotics: annual meeting'),
  event('9', 'ZZSMC', minutes(95, 11), 'Sample Cedar Minerals: results of the quarter'),
  event('10', 'ZZSMA', minutes(-9, 11), 'Sample Alder Therapeutics: fireside chat'),
  event('11', 'ZZSMB', minutes(-33, 14), 'Sample Birch Robotics: results of the quarter'),
  event('12', 'ZZSMC', minutes(-75, 10), 'Sample Cedar Minerals: virtual small-cap conference'),
  webinar('1', 'ZZSMA', minutes(4, 13), 'Sample Alder Therapeutics: investor webinar'),
  webinar('2', 'ZZSMB', minutes(13, 14), 'Sample Birch Robotics: investor webinar'),
  webinar('3', 'ZZSMC', minutes(34, 13), 'Sample Cedar Minerals: investor webinar'),
  webinar('4', 'ZZSMA', minutes(-20, 13), 'Sample Alder Therapeutics: how a trial is read', {
    replay: '/video/sample-video-3',
    image: '/media/sample-zzsma-webinar.svg',
  }),
  webinar('5', 'ZZSMA', minutes(-110, 13), 'Sample Alder Therapeutics: the company in twenty minutes', {
    replay: '/video/sample-video-2',
    image: '/media/sample-zzsma-overview.svg',
  }),
  webinar('6', 'ZZSMB', minutes(-50, 14), 'Sample Birch Robotics: investor webinar of the last quarter', {
    replay: '/video/sample-video-6',
    image: '/media/sample-zzsmb-webinar.svg',
  }),
];

const columns = [
  'id',
  'origin',
  'kind',
  'title',
  'sample_offset_minutes',
  'company_symbol',
  'zoom_url',
  'replay_link',
  'image',
  'description',
  'featured',
  'is_sample',
  'updated_at',
] as const satisfies readonly (keyof EventsTable)[];

/** Events of the fictional companies, dated from today whenever they are looked at. */
export const sampleEvents: ContentPart = {
  name: 'sample-events',
  kind: 'samples',
  version: 1,
  clear: async ({ db }) => {
    await db.deleteFrom('events').where('origin', '=', 'sample').execute();
  },
  make: ({ db, engine }) => {
    const insert = bulkInsert(db, engine, 'events', columns);
    for (const {
      id,
      kind,
      title,
      company_symbol,
      at,
      featured = 0,
      replay = null,
      image = null,
    } of SAMPLE_EVENTS) {
      const row: Record<(typeof columns)[number], Cell> = {
        id,
        origin: 'sample',
        kind,
        title,
        sample_offset_minutes: at,
        company_symbol,
        zoom_url: at > 0 ? ZOOM : null,
        replay_link: replay,
        image,
        description: ABOUT,
        featured,
        is_sample: 1,
        updated_at: '2026-07-02T00:00:00.000Z',
      };
      void insert.add(columns.map((column) => row[column]));
    }
    return insert.end();
  },
};
