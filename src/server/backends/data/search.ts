import { Hono } from 'hono';
import { calls } from '#contract/calls.ts';
import { searchCompanies, suggestCompanies } from '#server/store/search.ts';
import { answer } from '../answer.ts';
import type { DataContext } from './app.ts';

/** What the search box asks while a person types, and after. */
export function searchRoutes({ db, cached }: DataContext): Hono {
  const app = new Hono();

  const suggestions = calls['stock.searchTop3'];
  app.get(
    suggestions.path,
    answer(suggestions, async ({ query }) => ({ data: await suggestCompanies(db, cached, query.input) })),
  );

  const search = calls['stock.search'];
  app.get(
    search.path,
    answer(search, async ({ query: { type, query, page, pageSize } }) => {
      const found =
        type === 'company' ? await searchCompanies(db, cached, { query, page, pageSize }) : nothing;
      return { ...found, page, pageSize };
    }),
  );

  return app;
}

/** The store holds companies only. */
const nothing = { data: [], total: 0 };
