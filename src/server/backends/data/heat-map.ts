import type { HeatMapSpan } from '#contract/bounds.ts';
import type { HeatFigures, HeatMap } from '#contract/heat-map.ts';
import { readHeatMap } from '#server/store/screener/heat-map.ts';
import { marketBreadth } from '#server/store/companies/summary.ts';
import type { DataContext, DataOn } from './context.ts';
import { answerCsv, type CsvRow } from './csv.ts';
import { parseFilters } from './parse-filters.ts';

interface Asked {
  filters?: string | undefined;
  over?: string | undefined;
}

/** Sectors and industries at once. */
export function answerHeatMap(on: DataOn, { db, kept, cached, log }: DataContext): void {
  const heatMap = ({ filters: text, over }: Asked): Promise<HeatMap> => {
    const filters = parseFilters(text);
    const span = Number(over ?? 1) as HeatMapSpan;
    return cached(`heat map ${span} ${JSON.stringify(filters)}`, () => readHeatMap(db, filters, span), []);
  };
  on('stock.heatMap', ({ query }) => heatMap(query));
  on('stock.heatMapExport', async ({ query }, c) => {
    const { sectors } = await heatMap(query);
    const { quoteDate } = await kept(marketBreadth);
    const rows = sectors.flatMap(({ sector_name, industries }) =>
      industries.map(({ sic, industry, ...figures }) => [sector_name, sic, industry, ...cellsOf(figures)]),
    );
    const over = query.over && query.over !== '1' ? `-${query.over}-sessions` : '';
    return answerCsv(c, log, {
      name: `sectors${quoteDate ? `-${quoteDate}` : ''}${over}`,
      head: ['Sector', 'SIC', 'Industry', ...columns.map(([label]) => label)],
      chunks: [rows],
    });
  });
}

const columns: readonly [label: string, value: (figures: HeatFigures) => string | number | null][] = [
  ['Companies', ({ companies }) => companies],
  ['Counted', ({ counted }) => counted],
  ['Market value', ({ market_value }) => market_value],
  ['Dollar volume', ({ dollar_volume }) => dollar_volume],
  ['Change, weighted %', ({ change }) => change],
  ['Median change %', ({ median }) => median],
  ['Up', ({ up }) => up],
  ['Down', ({ down }) => down],
  ['Unchanged', ({ unchanged }) => unchanged],
  ['5 sessions, median %', ({ median_5 }) => median_5],
  ['60 sessions, median %', ({ median_60 }) => median_60],
  ['Rose most', ({ rose }) => rose[0]?.symbol ?? null],
  ['Fell most', ({ fell }) => fell[0]?.symbol ?? null],
];

const cellsOf = (figures: HeatFigures): CsvRow => columns.map(([, value]) => value(figures));
