import { MORE_THAN_THEN } from '../before/than-then.ts';
import { withTopicOf } from '../before/topic-before.ts';
import type { Turn } from './turn.ts';

/** "Is that more than last year" of a figure that is on record of one day alone: held against no year before, it comes nearest. */
export function notOfThen(alone: Turn, before: Turn): Turn {
  if (alone.kind || !before.kind || !MORE_THAN_THEN.test(alone.reading.text)) return alone;
  const { reading, companies, kind } = before;
  return {
    reading: withTopicOf({ ...reading, periods: [] }, { ...alone.reading, periods: [] }),
    companies,
    kind: undefined,
    unmet: { kind, words: alone.reading.text.trim().replace(/\?$/, '') },
  };
}
