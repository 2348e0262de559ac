import { isDay } from '#kit/time/days.ts';
import type { AmountFigure, DateFigure, FigureUnit } from './figures/figure.ts';
import { readFigures } from './figures/read-figures.ts';
import type { LookedUp, RecordFact, RecordSource } from './record.ts';

/** A number that this answer looked up. */
export interface KnownAmount {
  value: number;
  unit: FigureUnit;
  /** A change: its sign says up or down. */
  isChange: boolean;
  label: string;
  date: string | null;
  /** Absent where the number is of a label only. */
  source?: RecordSource;
}

/** A day, month, quarter or year that it looked up. */
export interface KnownDate {
  date: Pick<DateFigure, 'year' | 'month' | 'day' | 'quarter' | 'half'>;
  source?: RecordSource;
}

/** A text of the record: what is quoted from it word by word may be shown. */
export interface KnownText {
  text: string;
  source: RecordSource;
}

/** All that was looked up for one answer: what its text may state. */
export interface Ledger {
  amounts: KnownAmount[];
  dates: KnownDate[];
  texts: KnownText[];
  /** How many there are of what was listed. */
  counts: Set<number>;
  /** Names with digits, as `nameKey` writes them. */
  names: Map<string, RecordSource | undefined>;
  /** Addresses that may be linked. */
  hrefs: Set<string>;
  /** Takes in what a look-up found. */
  add(found: LookedUp): void;
}

/** Words of other people, whose figures are not ours: they may be quoted, and nothing else. */
const FREE_TEXTS = new Set(['headline', 'event', 'video', 'title', 'text', 'summary']);

const UNITS: Record<string, FigureUnit> = {
  usd: 'usd',
  price: 'usd',
  percent: 'percent',
  change: 'percent',
  times: 'times',
  ratio: 'times',
  days: 'days',
  quarters: 'days',
};
const QUARTER_DAYS = 91.3125;

/** A name as it is compared: without case, spaces and hyphens. */
export const nameKey = (raw: string): string => raw.toLowerCase().replace(/[\s\-–_.]/g, '');

const dateOf = (day: string): KnownDate['date'] => {
  const [year, month, dayOfMonth] = day.split('-').map(Number);
  return {
    ...(year !== undefined && { year }),
    ...(month !== undefined && { month }),
    ...(dayOfMonth !== undefined && { day: dayOfMonth }),
  };
};

const amountOf = (fact: Omit<RecordFact, 'name' | 'row'>): KnownAmount | null => {
  if (typeof fact.value !== 'number' || !Number.isFinite(fact.value)) return null;
  const isForeign = fact.currency !== undefined && fact.currency !== 'USD';
  const unit = UNITS[fact.unit] ?? 'count';
  return {
    value: fact.unit === 'quarters' ? fact.value * QUARTER_DAYS : fact.value,
    unit: isForeign && unit === 'usd' ? 'foreign' : unit,
    isChange: fact.unit === 'change',
    label: fact.label,
    date: fact.date,
    source: fact.source,
  };
};

/** An empty ledger. `today` may be named by every answer. */
export function createLedger(today: string): Ledger {
  const ledger: Ledger = {
    amounts: [],
    dates: [{ date: dateOf(today) }],
    texts: [],
    counts: new Set(),
    names: new Map(),
    hrefs: new Set(),
    add(found) {
      const free = new Set<unknown>();
      for (const fact of found.facts) {
        if (FREE_TEXTS.has(fact.name)) free.add(fact.value);
        addFact(ledger, fact);
      }
      for (const { source } of found.facts)
        if (!free.has(source.label)) addWords(ledger, source.label, source);
      addSeries(ledger, found);
      for (const sentence of found.missing) addWords(ledger, sentence, undefined, true);
      countRows(ledger, found);
    },
  };
  return ledger;
}

function addFact(ledger: Ledger, fact: RecordFact): void {
  const { source } = fact;
  ledger.hrefs.add(source.href);
  for (const day of [fact.date, source.date]) if (day) ledger.dates.push({ date: dateOf(day), source });
  addWords(ledger, fact.label, source, true);
  const amount = amountOf(fact);
  if (amount) ledger.amounts.push(amount);
  if (fact.unit === 'year') ledger.dates.push({ date: { year: Number(fact.value) }, source });
  if (typeof fact.value !== 'string') return;
  if (fact.unit === 'date') return void ledger.dates.push({ date: dateOf(fact.value), source });
  ledger.texts.push({ text: fact.value, source });
  if (FREE_TEXTS.has(fact.name)) addNames(ledger, fact.value, source);
  else addWords(ledger, fact.value, source);
}

/** Dates and names that our own words have; their amounts too where they are no more than a label. */
function addWords(
  ledger: Ledger,
  words: string,
  source: RecordSource | undefined,
  withAmounts = false,
): void {
  const known = source && { source };
  for (const figure of readFigures(words)) {
    if (figure.kind === 'date') ledger.dates.push({ date: figure, ...known });
    else if (figure.kind === 'name') ledger.names.set(nameKey(figure.raw), source);
    else if (withAmounts || figure.unit === 'days')
      ledger.amounts.push({ ...ofWords(figure), label: words, ...known });
  }
}

const ofWords = ({ value, unit }: AmountFigure): Omit<KnownAmount, 'label'> => ({
  value,
  unit,
  isChange: false,
  date: null,
});

/** Of other people's words the short names only: "GLP-1" is one, "cash-999M" would be a figure. */
function addNames(ledger: Ledger, words: string, source: RecordSource): void {
  for (const figure of readFigures(words))
    if (figure.kind === 'name' && !/\d{4}|\d\s?[kmbt]\b|%/i.test(figure.raw))
      ledger.names.set(nameKey(figure.raw), source);
}

function addSeries(ledger: Ledger, { series = [] }: LookedUp): void {
  for (const { name, unit, labels, values, source } of series) {
    ledger.hrefs.add(source.href);
    for (const [i, value] of values.entries()) {
      const label = labels[i] ?? '';
      addWords(ledger, label, source);
      if (value === null) continue;
      const date = isDay(label) ? label : null;
      const amount = amountOf({ label: `${name} ${label}`, value, unit, date, source });
      if (amount) ledger.amounts.push(amount);
    }
  }
}

/** Rows of a list may be counted: all of them, those shown, and those that say the same of something. */
function countRows(ledger: Ledger, { facts, total }: LookedUp): void {
  if (total !== undefined) ledger.counts.add(total);
  const rows = new Set<string>();
  const same = new Map<string, number>();
  for (const { row, name, value } of facts) {
    if (row === undefined) continue;
    rows.add(row);
    if (typeof value === 'string') same.set(`${name} ${value}`, (same.get(`${name} ${value}`) ?? 0) + 1);
  }
  if (rows.size > 0) ledger.counts.add(rows.size);
  for (const count of same.values()) if (count > 1) ledger.counts.add(count);
}
