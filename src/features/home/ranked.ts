import type { Fact, News } from '#contract/news.ts';
import { factText } from '#features/news/fact-text.ts';
import { formatMoney } from '#kit/format.ts';

/** What stands beside a ranked story: from the figures it rests on. */
export interface RankedLine {
  /** Its title without what the columns beside it say. */
  headline: string;
  /** Percent; null where the story is not about a move. */
  change: number | null;
  /** What is on record of its day, or was last; undefined for another kind of story. */
  record: { words: string; isOfDay: boolean } | undefined;
  ratio: string | null;
  dollars: string | null;
}

const numberOf = (facts: readonly Fact[], label: string): number | null => {
  const value = facts.find((fact) => fact.label === label)?.value;
  return typeof value === 'number' ? value : null;
};

/** How the title of a move ends where it tells of the volume or the money. */
const SAID_BESIDE = /(?: on (?:twice|[\d.,]+ times) its usual volume|, with \$[\d.,]+[KMB]? traded)$/;

/** The change, the record beside it and the money of a story of a move; of another story nothing. */
export function rankedLine({ title, topic, facts }: News): RankedLine {
  if (topic !== 'move' || !facts)
    return { headline: title, change: null, record: undefined, ratio: null, dollars: null };
  const ratio = numberOf(facts, 'Against average');
  const dollars = numberOf(facts, 'Dollar volume');
  return {
    headline: ratio !== null && dollars !== null ? title.replace(SAID_BESIDE, '') : title,
    change: numberOf(facts, 'Change'),
    record: recordOf(facts),
    ratio: ratio === null ? null : ratioText(ratio),
    dollars: dollars === null ? null : formatMoney(dollars),
  };
}

/** `5,197×`, `1.6×`, `under 0.1×`. */
const ratioText = (ratio: number): string =>
  ratio < 0.1 ? 'under 0.1×' : factText({ value: ratio, unit: 'ratio' });

function recordOf(facts: readonly Fact[]): RankedLine['record'] {
  const ofDay = facts.filter(({ label }) => label.startsWith('On record'));
  if (ofDay.length > 0)
    return { words: `On record: ${ofDay.map(({ value }) => String(value)).join('; ')}`, isOfDay: true };
  const last = facts.find(({ label }) => label.startsWith('Last on record, '));
  if (!last) return { words: 'Nothing on record that day', isOfDay: false };
  return {
    words: `Last on record: ${String(last.value)}, ${last.label.replace('Last on record, ', '')}`,
    isOfDay: false,
  };
}
