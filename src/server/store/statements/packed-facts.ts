import { DAY_MS } from '#kit/time/days.ts';
/**
 * The facts of one issuer as one JSON text, in the seed and in the store: series of one concept, source and unit, each
 * with its days as differences, which pack to a fifth of rows.
 */

/** A report that facts stand in; the accession number where the source gives it. */
export interface Filing {
  form: string;
  filed: string;
  accession: string | null;
}

/** One reported figure: an amount over a span, or on a day where `start` is null and the concept is a balance. */
export interface StatementFact {
  concept: string;
  source: string;
  /** A currency, `shares`, a currency a share, or `ratio`. */
  unit: string;
  /** null for a balance, and for a quarter or year of a source that gives its last day alone. */
  start: string | null;
  end: string;
  value: number;
  filing: Filing | null;
}

interface Series {
  concept: string;
  source: string;
  unit: string;
  /** Days since 2000, each as the difference to the one before. */
  ends: number[];
  /** Days from first to last, both counted; 0 where no start is given. */
  days: number[];
  values: number[];
  /** Index of the filing; absent where the source names none. */
  in?: number[];
}

interface PackedFacts {
  filings: [form: string, filed: number, accession: string | null][];
  series: Series[];
}

const EPOCH_MS = Date.UTC(2000, 0, 1);
const dayOf = (date: string): number => Math.round((Date.parse(date) - EPOCH_MS) / DAY_MS);
const dates = new Map<number, string>();

/** A day as a date; the few thousand days there are, are written once. */
function dateOf(day: number): string {
  let date = dates.get(day);
  if (date === undefined)
    dates.set(day, (date = new Date(EPOCH_MS + day * DAY_MS).toISOString().slice(0, 10)));
  return date;
}

/** Packs facts, whatever their order; the same facts give the same text. */
export function packFacts(facts: readonly StatementFact[]): string {
  const filings = new Map<string, { index: number; filing: Filing }>();
  const indexOf = (filing: Filing): number => {
    const key = `${filing.filed}/${filing.form}/${filing.accession ?? ''}`;
    const known = filings.get(key) ?? { index: filings.size, filing };
    filings.set(key, known);
    return known.index;
  };
  const groups = Map.groupBy(facts, ({ concept, source, unit }) => `${source}/${concept}/${unit}`);
  const series = [...groups.values()].map((group): Series => {
    const [first] = group;
    if (!first) throw new RangeError('a series without facts');
    const sorted = group.toSorted((a, b) => (placeOf(a) < placeOf(b) ? -1 : 1));
    const ends = sorted.map(({ end }) => dayOf(end));
    return {
      concept: first.concept,
      source: first.source,
      unit: first.unit,
      ends: ends.map((end, i) => end - (ends[i - 1] ?? 0)),
      days: sorted.map(({ start, end }) => (start === null ? 0 : dayOf(end) - dayOf(start) + 1)),
      values: sorted.map(({ value }) => value),
      ...(first.filing && { in: sorted.flatMap(({ filing }) => (filing ? [indexOf(filing)] : [])) }),
    };
  });
  const packed: PackedFacts = {
    filings: [...filings.values()].map(({ filing }) => [filing.form, dayOf(filing.filed), filing.accession]),
    series,
  };
  return JSON.stringify(packed);
}

const placeOf = ({ end, start, filing }: StatementFact): string =>
  `${end}/${start ?? ''}/${filing?.filed ?? ''}/${filing?.form ?? ''}`;

/** The facts of a packed text: series after series, each by its last day. */
export function unpackFacts(text: string): StatementFact[] {
  const { filings, series } = JSON.parse(text) as PackedFacts;
  const reports = filings.map(([form, filed, accession]): Filing => ({
    form,
    filed: dateOf(filed),
    accession,
  }));
  return series.flatMap(({ concept, source, unit, ends, days, values, in: at }) => {
    let end = 0;
    return values.map((value, i): StatementFact => {
      end += ends[i] ?? 0;
      const length = days[i] ?? 0;
      return {
        concept,
        source,
        unit,
        start: length === 0 ? null : dateOf(end - length + 1),
        end: dateOf(end),
        value,
        filing: (at && reports[at[i] ?? -1]) ?? null,
      };
    });
  });
}

/** The series of one concept in a packed text, without reading the others: each begins with its concept and ends with a list. */
function* seriesOf(text: string, concept: string): Generator<Series> {
  const beginning = `{"concept":${JSON.stringify(concept)},`;
  for (let at = text.indexOf(beginning); at >= 0; at = text.indexOf(beginning, at + 1))
    yield JSON.parse(text.slice(at, text.indexOf(']}', at) + 2)) as Series;
}

/** The newest fact of one concept in a packed text, without making the others; null where it has none. */
export function unpackLast(text: string, concept: string): { end: string; value: number } | null {
  let last: { day: number; value: number } | null = null;
  for (const series of seriesOf(text, concept)) {
    const day = series.ends.reduce((sum, days) => sum + days, 0);
    const value = series.values.at(-1);
    if (value !== undefined && day > (last?.day ?? -1)) last = { day, value };
  }
  return last && { end: dateOf(last.day), value: last.value };
}
