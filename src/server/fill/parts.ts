import type { ContentPart, FillMode } from './part.ts';
import { automatedBriefs } from './briefs/part.ts';
import { sampleAnalysts } from './samples/analysts.ts';
import { sampleBioPhases } from './samples/bio-phases.ts';
import { sampleClients } from './samples/clients.ts';
import { sampleCompanies } from './samples/companies.ts';
import { sampleEvents } from './samples/events.ts';
import { sampleHoldings } from './samples/holdings.ts';
import { sampleLeaders } from './samples/leaders.ts';
import { sampleNews } from './samples/news.ts';
import { sampleNewsletters } from './samples/newsletters.ts';
import { sampleVideos } from './samples/videos.ts';

/** Every part, in the order in which they are made: companies before what belongs to them. */
export const contentParts: readonly ContentPart[] = [
  sampleCompanies,
  sampleClients,
  sampleLeaders,
  sampleAnalysts,
  sampleHoldings,
  sampleBioPhases,
  sampleEvents,
  sampleVideos,
  sampleNewsletters,
  sampleNews,
  automatedBriefs,
];

/** Whether a store filled in this mode has the part. */
export const belongsTo = (part: ContentPart, mode: FillMode): boolean =>
  mode === 'all' || (mode === 'real' && part.kind === 'facts');
