import { coverage } from './coverage.ts';
import { crawlShards } from './crawl.ts';
import { optionCounts } from '../screener/filter-counts.ts';
import { filterDefinitions } from '../screener/filter-definitions.ts';
import type { Figure } from '../content/kept-figures.ts';
import { marketIndices } from '../prices/market-index.ts';
import { movesOfDay } from '../moves/moves-of-day.ts';
import { newsHours } from '../news/news-hours.ts';
import { newsBySector } from '../news/news-more.ts';
import { newsKinds } from '../news/news-ranked.ts';
import { readyScreenCounts } from '../screener/ready-screens.ts';
import { sectorEntries } from '../companies/sectors.ts';
import { marketBreadth } from '../companies/summary.ts';
import { unusualVolume } from '../prices/unusual-volume.ts';

/** Every figure that is made when data arrives: what a request must not draw from all rows itself belongs here. */
export const figures: readonly Figure<unknown>[] = [
  marketBreadth,
  marketIndices,
  sectorEntries,
  filterDefinitions,
  optionCounts,
  unusualVolume,
  movesOfDay,
  readyScreenCounts,
  newsHours,
  newsKinds,
  newsBySector,
  ...crawlShards,
  coverage,
];
