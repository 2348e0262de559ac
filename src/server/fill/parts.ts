import type { ContentPart, FillMode } from './part.ts';
import { weeklyLetters } from './letters/part.ts';
import { automatedBriefs } from './briefs/part.ts';
import { sampleNews } from './samples/news.ts';
import { sampleNewsletters } from './samples/newsletters.ts';
import { sampleRowParts } from './samples/rows.ts';
import { screenerColumns } from './screener/part.ts';
import { soundQuotes } from './sound/part.ts';
import { statements } from './statements/part.ts';

/** Every part, in the order in which they are made: companies before what belongs to them. */
export const contentParts: readonly ContentPart[] = [
  soundQuotes,
  statements,
  screenerColumns,
  ...sampleRowParts,
  sampleNewsletters,
  sampleNews,
  automatedBriefs,
  weeklyLetters,
];

/** Whether a store filled in this mode has the part. */
export const belongsTo = (part: ContentPart, mode: FillMode): boolean =>
  mode === 'all' || (mode === 'real' && part.kind === 'facts');
