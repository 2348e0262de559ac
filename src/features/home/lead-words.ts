import type { News } from '#contract/news.ts';
import { formatCompact, formatCount, formatRatio } from '#kit/format.ts';
import { numberOf } from './ranked.ts';

/** Where what stands beside a move begins in its summary; before it the close and the change are told. */
const BESIDE = / (?=On record |Nothing else is on record )/;

/** A worth of which so many times changed hands is told of. */
const TOLD_WORTH = 1.5;

/**
 * What stands under the headline that leads: of a move, whose close and change the headline and the strip of figures say, what changed
 * hands and what is on record beside it; of another story its summary.
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
