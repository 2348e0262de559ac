import type { News } from '#contract/news.ts';
import { formatCompact, formatCount, formatRatio } from '#kit/format.ts';
import { numberOf } from './ranked.ts';

/** Where a move's summary begins to say what else is on record; before that it tells the close and the change. */
const BESIDE = / (?=On record |Nothing else is on record )/;

/** How many times the company's worth has to change hands for the words to say so. */
const TOLD_WORTH = 1.5;

/**
 * The words under the leading headline. For a move, whose close and change the headline and the strip of figures give already, they say how many
 * shares changed hands and what else is on record; any other story has its summary.
 */
export function leadWords({
  topic,
  summary,
  facts,
}: Pick<News, 'topic' | 'summary' | 'facts'>): string | null {
  const beside = summary?.split(BESIDE)[1];
  if (topic !== 'move' || !facts || beside === undefined) return summary ?? null;
  const volume = numberOf(facts, 'Volume');
  const average = numberOf(facts, 'Average of 63 sessions before');
  if (volume === null || !average) return summary ?? null;
  const dollars = numberOf(facts, 'Dollar volume');
  const marketCap = numberOf(facts, 'Market cap');
  const worth = dollars && marketCap ? dollars / marketCap : 0;
  const sum =
    worth >= TOLD_WORTH
      ? `, for ${formatRatio(worth).replace('×', ' times')} what the company was worth at the close`
      : '';
  return `${formatCompact(volume)} shares changed hands, against an average of ${formatCount(average)}${sum}. ${beside}`;
}
