import { LEAST_MOVE, type Move, type MovesOfDay } from '#contract/move.ts';
import type { Fact, News } from '#contract/news.ts';
import { factText } from '#features/news/fact-text.ts';
import { companyTabPath, newsPath } from '#kit/href/addresses.ts';
import { formatDay } from '#kit/time/dates.ts';
import { formatMoney, formatPercent, formatQuote } from '#kit/format.ts';
import { kindLabel } from '#kit/news/news-kinds.ts';
import { shortName } from '#kit/company/short-name.ts';

/** What stands beside a ranked story: from the figures it rests on. */
export interface RankedLine {
  /** Its title without what the columns beside it say. */
  headline: string;
  /** Percent; null where the story is not about a move. */
  change: number | null;
  /** What is on record of its day, or was last; undefined for another kind of story. */
  record: { words: string; isOfDay: boolean; filed?: string | undefined } | undefined;
  ratio: string | null;
  dollars: string | null;
}

/** One row of a list of moves: who and how far, the headline with its address, the record below it, the money. */
export interface RankedRow extends RankedLine {
  id: string;
  symbol: string | null;
  /** Where there is no change. */
  kind: string;
  href: string;
  /** A story, which stands once on the page. */
  isStory: boolean;
}

/** The number of a fact of a story; null where it has none. */
export const numberOf = (facts: readonly Fact[], label: string): number | null => {
  const value = facts.find((fact) => fact.label === label)?.value;
  return typeof value === 'number' ? value : null;
};

/** How the title of a move ends where it tells of the volume or the money. */
const SAID_BESIDE =
  /(?: on (?:(?:twice|[\d.,]+ times) its|[\d.,]+×) usual volume|,(?: with)? \$[\d.,]+[KMB]? traded)$/;

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

export const storyRow = (item: News): RankedRow => ({
  ...rankedLine(item),
  id: item.id,
  symbol: item.company_symbol ?? null,
  kind: kindLabel(item),
  href: newsPath(item.id),
  isStory: true,
});

/** Moves below the ranked stories. */
const MOVES_SHOWN = 3;

/** The large moves of the day beside which something is on record, but for the companies that a story above is about. */
export interface MovesOnRecord {
  rows: RankedRow[];
  /** How many of how many: `3 of the 161 companies that moved by 10% or more on $250K`. */
  words: string;
}

/** The first of them; null where none is left. */
export function movesOnRecord({ date, data }: MovesOfDay, told: readonly News[]): MovesOnRecord | null {
  const above = new Set(told.map(({ company_symbol }) => company_symbol));
  const onRecord = data.filter((move) => move.onRecord.length > 0);
  const rows = onRecord.filter(({ symbol }) => !above.has(symbol)).slice(0, MOVES_SHOWN);
  if (rows.length === 0) return null;
  const least = `${LEAST_MOVE.percent}% or more on $${LEAST_MOVE.dollars / 1_000}K`;
  return {
    rows: rows.map((move) => moveRow(move, date)),
    words: `${onRecord.length} of the ${data.length} companies that moved by ${least}`,
  };
}

/** The weightiest fact of the day, and when it was filed where that was the evening before. */
function onRecordOf({ onRecord: [fact] }: Move, date: string | null): RankedLine['record'] {
  return (
    fact && {
      words: `On record: ${fact.words}`,
      isOfDay: true,
      filed: fact.day === date ? undefined : `filed ${formatDay(fact.day)}`,
    }
  );
}

const moveRow = (move: Move, date: string | null): RankedRow => ({
  id: `move-${move.symbol}`,
  symbol: move.symbol,
  kind: '',
  href: companyTabPath(move.symbol, 'marketdata'),
  isStory: false,
  headline: `${shortName(move.name)} ${move.change < 0 ? 'falls' : 'rises'} ${formatPercent(Math.abs(move.change))} to ${formatQuote(move.last)}`,
  change: move.change,
  record: onRecordOf(move, date),
  ratio: null,
  dollars: formatMoney(move.dollarVolume),
});

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
