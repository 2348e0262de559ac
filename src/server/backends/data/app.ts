import { randomBytes } from 'node:crypto';
import type { Context, Hono } from 'hono';
import { createVersionedCache } from '#server/store/content/content-version.ts';
import { createCounter } from '#server/store/screener/counted-in-memory.ts';
import { createKeptFigures } from '#server/store/content/kept-figures.ts';
import type { AsGuest } from '../backend.ts';
import { serveCalls } from '../serve.ts';
import { bearerOf } from '../validate.ts';
import { answerCalendar } from './calendar.ts';
import { answerChartMarks } from './chart-marks.ts';
import { answerClients } from './clients.ts';
import { answerCompanies } from './companies.ts';
import { answerCompanyLists } from './company-lists.ts';
import { answerCompanySignups } from './company-signups.ts';
import type { DataContext, DataDeps, DataOn } from './context.ts';
import { answerCrawl } from './crawl.ts';
import { answerEvents } from './events.ts';
import { answerExports } from './export.ts';
import { answerFavorites } from './favorites.ts';
import { answerFilings } from './filings.ts';
import { answerFinancials } from './financials.ts';
import { answerGraphql } from './graphql.ts';
import { answerHeatMap } from './heat-map.ts';
import { answerLeaders } from './leaders.ts';
import { answerMarket } from './market.ts';
import { answerOwnership } from './ownership.ts';
import { answerNewsletter } from './newsletter.ts';
import { answerNews } from './news.ts';
import { answerReadyScreens } from './ready-screens.ts';
import { answerScreens } from './screens.ts';
import { answerSearches } from './search.ts';
import { answerVideos } from './videos.ts';

/** Sets of filters whose counts are remembered, at some hundred bytes each. */
const COUNTS_KEPT = 1_000;

const nouns: readonly ((on: DataOn, context: DataContext) => void)[] = [
  answerCalendar,
  answerChartMarks,
  answerClients,
  answerCompanies,
  answerCompanyLists,
  answerCompanySignups,
  answerCrawl,
  answerEvents,
  answerExports,
  answerFavorites,
  answerFilings,
  answerFinancials,
  answerGraphql,
  answerHeatMap,
  answerLeaders,
  answerMarket,
  answerNewsletter,
  answerOwnership,
  answerNews,
  answerReadyScreens,
  answerScreens,
  answerSearches,
  answerVideos,
];

/** The data backend: companies, their quotes, content, and what people keep of it. */
export function createDataApp(deps: DataDeps): Hono & { asGuest: AsGuest } {
  const cached = createVersionedCache(deps.db);
  const context: DataContext = {
    now: () => new Date(),
    signups: { secret: randomBytes(32).toString('hex') },
    ...deps,
    cached,
    counted: createVersionedCache(deps.db, COUNTS_KEPT),
    countPassing: createCounter(deps.db, deps.engine),
    kept: createKeptFigures(deps.db, deps.engine, cached),
  };
  const whoAsks = async (c: Context) => {
    const token = bearerOf(c);
    const session = token === undefined ? null : await deps.whoAmI(token);
    return session && token !== undefined ? { ...session, token } : null;
  };
  return serveCalls({ log: deps.log, whoAsks, isVerified: ({ verified }) => verified }, (on: DataOn) => {
    for (const answerNoun of nouns) answerNoun(on, context);
  });
}
