import type { PageQuery } from '#contract/paging.ts';
import { findCatalystDate, findCatalystDates } from '#server/store/calendar/catalysts.ts';
import { findEarningsDates } from '#server/store/calendar/earnings.ts';
import type { DataContext, DataOn } from './context.ts';
import { present } from './present.ts';

/** What is dated, by day: of all companies, and of those that whoever asks keeps. */
export function answerCalendar(on: DataOn, { db, cached }: DataContext): void {
  const paged = async <Found>(found: Promise<Found>, { page, pageSize }: PageQuery) => ({
    ...(await found),
    page,
    pageSize,
  });
  /** Everybody opens the same weeks; what is searched for is nobody else's. */
  const kept = <Found>(name: string, query: { search?: string | undefined }, find: () => Promise<Found>) =>
    query.search ? find() : cached(`${name} ${JSON.stringify(query)}`, find);

  on('calendar.earnings', ({ query }) =>
    paged(
      kept('earnings', query, () => findEarningsDates(db, query)),
      query,
    ),
  );
  on('calendar.favoriteEarnings', ({ query }, { userId }) =>
    paged(findEarningsDates(db, { ...query, userId }), query),
  );
  on('calendar.catalysts', ({ query }) =>
    paged(
      kept('catalysts', query, () => findCatalystDates(db, query)),
      query,
    ),
  );
  on('calendar.favoriteCatalysts', ({ query }, { userId }) =>
    paged(findCatalystDates(db, { ...query, userId }), query),
  );
  on('calendar.catalyst', async ({ params: { id } }) =>
    present(await findCatalystDate(db, id), 'No such entry'),
  );
}
