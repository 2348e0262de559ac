import type * as z from 'zod/mini';
import type { CompanyCard } from '#contract/company.ts';
import type { LeadersFileQuerySchema } from '#contract/leaders.ts';
import type { Move, MovesOfDay } from '#contract/move.ts';
import { findMovers, listMovers, type MoversChoice } from '#server/store/prices/movers.ts';
import { movesOfDay } from '#server/store/moves/moves-of-day.ts';
import type { DataContext, DataOn } from './context.ts';
import { answerCsv, type CsvCell } from './csv.ts';
import { favoriteMarker } from './favorite-marker.ts';

/** Companies by what their shares did in the session, on a page and in a file. */
export function answerLeaders(on: DataOn, context: DataContext): void {
  const { db, engine, kept, counted, log } = context;
  const { markAll } = favoriteMarker(context, 'company');

  on('stock.leadersLaggards', async ({ query }, c) => {
    const { page, pageSize } = query;
    const choice = choiceOf(query, await kept(movesOfDay));
    const { data, total } = await findMovers(db, engine, counted, { ...choice, page, pageSize });
    return { data: await markAll(c, data), total };
  });
  on('stock.leadersFile', async ({ query }, c) => {
    const moves = await kept(movesOfDay);
    const bySymbol = new Map(moves.data.map((move) => [move.symbol, move]));
    const companies = await listMovers(db, engine, choiceOf(query, moves));
    return answerCsv(c, log, {
      name: `moves${moves.date ? `-${moves.date}` : ''}`,
      head: columns.map(([label]) => label),
      chunks: [
        companies.map((company) =>
          columns.map(([, value]) => value(company, bySymbol.get(company.symbol)) ?? null),
        ),
      ],
    });
  });
}

const choiceOf = (
  { onRecord, ...query }: z.output<typeof LeadersFileQuerySchema>,
  { data }: MovesOfDay,
): MoversChoice => ({
  ...query,
  ...(onRecord === 'true' && {
    symbols: data.flatMap(({ symbol, onRecord: facts }) => (facts.length > 0 ? [symbol] : [])),
  }),
});

const ratio = ({ volume, volume_avg: usual }: CompanyCard): number | null =>
  typeof volume === 'number' && usual ? volume / usual : null;
const dollars = ({ last_sale: last, volume }: CompanyCard): number | null =>
  typeof last === 'number' && typeof volume === 'number' ? last * volume : null;
const firstFact = (move: Move | undefined) => move?.onRecord[0];

const columns: readonly [label: string, value: (company: CompanyCard, move: Move | undefined) => CsvCell | undefined][] = [
  ['Symbol', ({ symbol }) => symbol],
  ['Name', ({ name }) => name],
  ['Sector', ({ sector_name }) => sector_name],
  ['Quote date', ({ quote_date }) => quote_date],
  ['Change %', ({ change_pre }) => change_pre],
  ['Gap %', ({ gap }) => gap],
  ['Last', ({ last_sale }) => last_sale],
  ['Volume', ({ volume }) => volume],
  ['Average volume', ({ volume_avg }) => volume_avg],
  ['vs avg', (company) => ratio(company)],
  ['Dollar volume', (company) => dollars(company)],
  ['Market cap', ({ market_cap }) => market_cap],
  ['On record that day or the evening before', (_, move) => move?.onRecord.map(({ words }) => words).join('; ')],
  ['Of', (_, move) => firstFact(move)?.day],
  ['Link', (_, move) => firstFact(move)?.url],
  ['Last on record before', (_, move) => move?.lastOnRecord && `${move.lastOnRecord.words}, ${move.lastOnRecord.day}`],
]; // prettier-ignore
