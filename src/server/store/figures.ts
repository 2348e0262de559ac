import { coverage } from './coverage.ts';
import { crawlShards } from './crawl.ts';
import { optionCounts } from './filter-counts.ts';
import { filterDefinitions } from './filter-definitions.ts';
import type { Figure } from './kept-figures.ts';
import { marketIndices } from './market-index.ts';
import { movesOfDay } from './moves/moves-of-day.ts';
import { newsHours } from './news-hours.ts';
import { newsBySector } from './news-more.ts';
import { newsKinds } from './news-ranked.ts';
import { readyScreenCounts } from './ready-screens.ts';
import { sectorEntries } from './sectors.ts';
import { marketBreadth } from './summary.ts';
import { unusualVolume } from './unusual-volume.ts';

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
