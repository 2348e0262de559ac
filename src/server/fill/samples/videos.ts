import { bulkInsert, type Cell } from '#server/db/bulk.ts';
import type { VideosTable } from '#server/db/content-tables.ts';
import type { ContentPart } from '../part.ts';

const CLIP = { file_url: '/media/sample-clip.webm', duration_seconds: 12 };

const WHAT_IT_IS =
  'A sample that shows how a video stands on this site. It belongs to a fictional company: nobody speaks in it, and it says nothing about any investment. What plays is a short drawing of real prices, the median of all small caps listed here.';

type Sample = Pick<VideosTable, 'name' | 'type' | 'published' | 'company_symbol'> &
  Partial<Pick<VideosTable, 'exclusive' | 'disabled' | 'thirtysecs' | 'video_featured'>>;

const video = (
  company_symbol: string,
  type: string,
  published: string,
  name: string,
  more: Partial<Sample> = {},
): Sample => ({ company_symbol, type, published, name, ...more });

/** Twelve videos in every state: two exclusive, one featured, one disabled, one teaser. Ids follow the order. */
const SAMPLE_VIDEOS: readonly Sample[] = [
  video('ZZSMA', 'Interview', '2026-06-24', 'Sample Alder Therapeutics: interview with the chief executive', {
    video_featured: 1,
  }),
  video('ZZSMA', 'Overview', '2026-06-10', 'Sample Alder Therapeutics: overview of the company'),
  video('ZZSMA', 'Webinar', '2026-05-28', 'Sample Alder Therapeutics: how a trial is read'),
  video('ZZSMB', 'Interview', '2026-06-18', 'Sample Birch Robotics: interview with the head of engineering'),
  video('ZZSMB', 'Overview', '2026-05-06', 'Sample Birch Robotics: overview of the company'),
  video('ZZSMB', 'Webinar', '2026-04-22', 'Sample Birch Robotics: investor webinar of the last quarter'),
  video('ZZSMC', 'Interview', '2026-06-03', 'Sample Cedar Minerals: interview with the chief geologist', {
    exclusive: 1,
  }),
  video('ZZSMC', 'Overview', '2026-04-15', 'Sample Cedar Minerals: overview of the company'),
  video('ZZSMA', 'Interview', '2026-03-11', 'Sample Alder Therapeutics: interview about the last quarter', {
    exclusive: 1,
  }),
  video('ZZSMB', 'Teaser', '2026-06-17', 'Sample Birch Robotics: the interview in thirty seconds', {
    thirtysecs: 1,
  }),
  video('ZZSMC', 'Overview', '2026-02-11', 'Sample Cedar Minerals: overview of the year before', {
    disabled: 1,
  }),
  video('ZZSMB', 'Interview', '2026-01-21', 'Sample Birch Robotics: interview at the beginning of the year'),
];

const columns = [
  'id',
  'origin',
  'name',
  'description',
  'type',
  'published',
  'thumbnail_url',
  'file_url',
  'duration_seconds',
  'company_symbol',
  'exclusive',
  'disabled',
  'thirtysecs',
  'video_featured',
  'is_sample',
  'updated_at',
] as const satisfies readonly (keyof VideosTable)[];

/** A teaser has the picture of the interview that it is cut from. */
const pictureOf = ({ company_symbol, type }: Sample): string =>
  `/media/sample-${company_symbol?.toLowerCase()}-${type === 'Teaser' ? 'interview' : type?.toLowerCase()}.svg`;

/** Videos of the fictional companies; all of them play the same clip of our own. */
export const sampleVideos: ContentPart = {
  name: 'sample-videos',
  kind: 'samples',
  version: 1,
  clear: async ({ db }) => {
    await db.deleteFrom('videos').where('origin', '=', 'sample').execute();
  },
  make: ({ db, engine }) => {
    const insert = bulkInsert(db, engine, 'videos', columns);
    SAMPLE_VIDEOS.forEach((sample, i) => {
      const row: Record<(typeof columns)[number], Cell> = {
        id: `sample-video-${i + 1}`,
        origin: 'sample',
        description: WHAT_IT_IS,
        thumbnail_url: pictureOf(sample),
        exclusive: 0,
        disabled: 0,
        thirtysecs: 0,
        video_featured: 0,
        is_sample: 1,
        updated_at: '2026-07-02T00:00:00.000Z',
        ...CLIP,
        ...sample,
      };
      void insert.add(columns.map((column) => row[column]));
    });
    return insert.end();
  },
};
