import * as z from 'zod/mini';
import { briefTopics } from '#contract/brief-topics.ts';
import { newsPath, videoPath } from '#kit/href/addresses.ts';
import { listEvents } from '#server/store/events/events.ts';
import { readNewsBetween } from '#server/store/news/news-between.ts';
import { isKnownCompany } from '#server/store/page-of-company.ts';
import { listVideosOf } from '#server/store/videos/videos.ts';
import { CompanyInput, limitUpTo, SpanInput } from './inputs.ts';
import { defineLookUp, factOf, unknownCompany } from './look-up.ts';

const dayOf = (moment: string | null | undefined): string | null => moment?.slice(0, 10) ?? null;

/** News and briefs of a company. */
export const news = defineLookUp({
  name: 'news',
  description: 'News and automated briefs of a company, newest first, of a topic and a span of days.',
  input: z.extend(SpanInput, {
    topic: z.optional(z.enum(briefTopics)).check(z.describe('Briefs of a topic alone.')),
    limit: limitUpTo(20, 6),
  }),
  async find({ db }, input) {
    const { symbol } = input;
    const [isKnown, items] = await Promise.all([isKnownCompany(db, symbol), readNewsBetween(db, input)]);
    if (!isKnown) return unknownCompany(symbol);
    const facts = items.flatMap((item) => {
      const date = dayOf(item.published_at);
      const rest = { date, row: item.id, source: { label: item.title, href: newsPath(item.id), date } };
      return [
        ...factOf('headline', 'Headline', item.title, 'text', rest),
        ...factOf('published', 'Day', date, 'date', rest),
        ...factOf('automated', 'Kind', item.automated ? 'Automated brief' : 'News', 'text', rest),
      ];
    });
    return { symbol, facts, missing: facts.length === 0 ? ['No news are on record for that time.'] : [] };
  },
});

/** Events of a company. */
export const events = defineLookUp({
  name: 'events',
  description: 'Webinars, conferences and other events of a company, with their day.',
  input: CompanyInput,
  async find({ db, now }, { symbol }) {
    const [isKnown, found] = await Promise.all([
      isKnownCompany(db, symbol),
      listEvents(db, { symbol, page: 1, pageSize: 6 }, now()),
    ]);
    if (!isKnown) return unknownCompany(symbol);
    const facts = found.data.flatMap((event) => {
      const date = dayOf(event.upcoming_date);
      const rest = { date, row: event.id, source: { label: event.title, href: '/events', date } };
      return [
        ...factOf('event', 'Event', event.title, 'text', rest),
        ...factOf('event_day', 'Day', date, 'date', rest),
      ];
    });
    return {
      symbol,
      facts,
      total: found.total,
      missing: facts.length === 0 ? ['No event is on record.'] : [],
    };
  },
});

/** Videos of a company. */
export const videos = defineLookUp({
  name: 'videos',
  description: 'Videos of a company: interviews and overviews.',
  input: CompanyInput,
  async find({ db }, { symbol }) {
    const [isKnown, found] = await Promise.all([
      isKnownCompany(db, symbol),
      listVideosOf(db, { symbol, page: 1, pageSize: 6 }),
    ]);
    if (!isKnown) return unknownCompany(symbol);
    const facts = found.data.flatMap((video) => {
      const date = dayOf(video.published);
      const rest = { date, row: video.id, source: { label: video.name, href: videoPath(video.id), date } };
      return [
        ...factOf('video', 'Video', video.name, 'text', rest),
        ...factOf('published', 'Day', date, 'date', rest),
      ];
    });
    return {
      symbol,
      facts,
      total: found.total,
      missing: facts.length === 0 ? ['No video is on record.'] : [],
    };
  },
});
