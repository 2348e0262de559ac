import type { KnownAmount, KnownDate, Ledger } from '../ledger.ts';
import { nameKey } from '../ledger.ts';
import type { RecordSource } from '../record.ts';
import type { AmountFigure, DateFigure, Figure, FigureUnit } from './figure.ts';

/** Where a figure stands: its sentence decides how it is to be read, and which of several facts is meant. */
export interface Context {
  /** The sentence, cell or line, and the offset of `figure.start` in it. */
  text: string;
  /** What the head of a column or the lead of a list adds: "in thousands". */
  around?: string;
  /** How many items the list has that the sentence leads. */
  items?: number;
}

/** A figure that the record has; `source` where one is to be shown. */
export interface Match {
  source?: RecordSource;
}

const TERMS =
  /^(?:10-?[kq](?:sb)?|8-?k|6-?k|11-?k|20-?f|40-?f|13[dgf](?:-hr)?|14[ac]|424b\d|def\w*\s?14[ac]|nt\s10-[kq]|forms?\s.+|rule\s.+|schedule\s.+|(?:regulation|reg\.)\s.+|s-(?:1|3|4|8|11)|f-(?:1|3|4|6)|s&p\s\d{3}|russell\s\d{4}|nasdaq[-\s]100|dow\s30|section\s.+|chapter\s.+|item\s.+|52-w(?:ee)?k|10b5-1|24\/7)(?:\/a)?s?$/i;

const isTerm = (raw: string): boolean => TERMS.test(raw.trim());

/** Whether the fact's unit may be written as the figure's. A bare number may be anything that its sentence or column says. */
function fits(figure: FigureUnit, known: FigureUnit): boolean {
  if (figure === known) return true;
  if (figure === 'count') return known !== 'days';
  if (figure === 'ordinal') return known === 'count';
  return false;
}

const SCALED: readonly (readonly [RegExp, number])[] = [
  [/\bthousands?\b|\$\s?K\b|\(K\)|\b000s\b/i, 1e3],
  [/\bmillions?\b|\$\s?MM?\b|\(MM?\)/i, 1e6],
  [/\bbillions?\b|\$\s?Bn?\b|\(Bn?\)/i, 1e9],
];

type Reading = Pick<AmountFigure, 'value' | 'tolerance' | 'unit'>;

/** All that the figure may mean: itself, as its pair is scaled, or in the thousands that the column says. */
function readings(figure: AmountFigure, { around = '' }: Context): Reading[] {
  const all: Reading[] = [figure];
  if (figure.otherwise) all.push(figure.otherwise);
  if (figure.scale === 1 && (figure.unit === 'count' || figure.unit === 'usd'))
    for (const [pattern, scale] of SCALED)
      if (pattern.test(around))
        all.push({ value: figure.value * scale, tolerance: figure.tolerance * scale, unit: figure.unit });
  return all;
}

const ABOUT =
  /(?:about|around|roughly|approximately|approx\.?|nearly|almost|some|close to|just over|just under|~|≈)\s*$/i;
const OVER = /(?:more than|over|above|exceed(?:s|ed|ing)?|upwards of|at least|north of)\s*$/i;
const UNDER = /(?:less than|under|below|up to|at most|short of|fewer than)\s*$/i;

/** How far the fact may lie from the figure, below and above, by the words before it. */
function slack({ value, tolerance, unit }: Reading, before: string): [below: number, above: number] {
  const size = Math.abs(value);
  const exact = tolerance * (1 + 1e-9) + size * 1e-9;
  if (ABOUT.test(before)) return [Math.max(exact, size * 0.05), Math.max(exact, size * 0.05)];
  // Pages say "over 10 years" of any longer time, and "under 0.1" of anything less.
  if (OVER.test(before) && unit === 'days' && size >= 3_650) return [exact, Infinity];
  if (UNDER.test(before) && size <= 0.1) return [size, exact];
  if (OVER.test(before)) return [exact, Math.max(exact, size * 0.1)];
  if (UNDER.test(before)) return [Math.max(exact, size * 0.1), exact];
  return [exact, exact];
}

const UP =
  /\b(?:up|rose|risen|gain(?:ed|s)?(?:\sof)?|increased?(?:\sby|\sof)?|climb(?:ed|s)|grew|grown|jumped|growth\sof|higher\sby|profit\sof|added)(?:\sby)?\s*$/i;
const DOWN =
  /\b(?:down|fell|fallen|lost|drop(?:ped|s)?(?:\sof)?|declined?(?:\sby|\sof)?|decreased?(?:\sby|\sof)?|slid|shrank|loss\sof|lower\sby|plunged|slipped)(?:\sby)?\s*$/i;

/** A sign or a direction that says the opposite of the record. */
function contradicts(figure: AmountFigure, known: KnownAmount, before: string): boolean {
  if (known.value === 0) return false;
  if (figure.sign !== 0)
    return Math.sign(known.value) !== figure.sign && (known.isChange || known.value > 0 || figure.sign > 0);
  if (known.value < 0 && UP.test(before)) return true;
  return known.isChange && known.value > 0 && DOWN.test(before);
}

const isNear = (reading: Reading, known: KnownAmount, before: string): boolean => {
  if (!fits(reading.unit, known.unit)) return false;
  const [below, above] = slack(reading, before);
  const distance = Math.abs(known.value) - Math.abs(reading.value);
  return distance >= -below && distance <= above;
};

/** A multiple may be written as percent of hundred, and the other way round. */
const isSameRatio = (reading: Reading, known: KnownAmount, before: string): boolean =>
  reading.unit === 'percent' &&
  known.unit === 'times' &&
  isNear({ value: reading.value / 100, tolerance: reading.tolerance / 100, unit: 'times' }, known, before);

const WORD = /[a-z]{4,}/gi;
const wordsOf = (text: string): Set<string> =>
  new Set((text.toLowerCase().match(WORD) ?? []).map((w) => w.slice(0, 6)));

/** Of several facts with this value the one whose label the sentence shares words with. */
function nearest(found: readonly KnownAmount[], figure: AmountFigure, text: string): KnownAmount | undefined {
  const said = wordsOf(text);
  const score = (known: KnownAmount) =>
    [...wordsOf(known.label)].filter((word) => said.has(word)).length * 10 +
    (known.unit === figure.unit ? 4 : 0) +
    (known.source ? 2 : 0) +
    (known.date && text.includes(known.date.slice(0, 4)) ? 1 : 0);
  return found.reduce<KnownAmount | undefined>(
    (best, one) => (best && score(best) >= score(one) ? best : one),
    undefined,
  );
}

/** Bare whole numbers that count what was listed, or the items of the list that follows. */
function isCount(figure: AmountFigure, ledger: Ledger, { items }: Context): boolean {
  if (figure.unit === 'ordinal') return figure.value <= Math.max(0, items ?? 0, ...ledger.counts);
  if (figure.unit !== 'count' || figure.scale !== 1 || !Number.isInteger(figure.value) || figure.sign !== 0)
    return false;
  return ledger.counts.has(figure.value) || figure.value === items;
}

function matchAmount(figure: AmountFigure, ledger: Ledger, context: Context): Match | null {
  const before = context.text.slice(0, figure.start).replace(/[*_~`]/g, '');
  const all = readings(figure, context);
  const found = ledger.amounts.filter(
    (known) =>
      all.some((reading) => isNear(reading, known, before) || isSameRatio(reading, known, before)) &&
      !contradicts(figure, known, before),
  );
  const best = nearest(found, figure, `${context.around ?? ''} ${context.text}`);
  if (best) return best.source ? { source: best.source } : {};
  // The name of a thing, written apart: "CTX 471".
  const word = /[A-Za-z]+[\s-]$/.exec(before)?.[0];
  if (word && figure.sign === 0 && ledger.names.has(nameKey(word + figure.raw))) return {};
  return isCount(figure, ledger, context) ? {} : null;
}

const quarterOf = ({ month, quarter }: KnownDate['date']): number | undefined =>
  quarter ?? (month === undefined ? undefined : Math.ceil(month / 3));

/** Whether what is said of a day is true of a known one; a known year alone answers for a year alone. */
function isSameDate(said: DateFigure, known: KnownDate['date']): boolean {
  const quarter = quarterOf(known);
  return (
    (said.year === undefined || said.year === known.year) &&
    (said.month === undefined || said.month === known.month) &&
    (said.day === undefined || said.day === known.day) &&
    (said.quarter === undefined || said.quarter === quarter) &&
    (said.half === undefined ||
      said.half === (known.half ?? (quarter === undefined ? undefined : Math.ceil(quarter / 2))))
  );
}

/** What in the record a figure of a text is; null where it is nothing that was looked up. */
export function matchFigure(figure: Figure, ledger: Ledger, context: Context): Match | null {
  if (figure.kind === 'amount') return matchAmount(figure, ledger, context);
  if (figure.kind === 'date') {
    if (ledger.dates.some(({ date }) => isSameDate(figure, date))) return {};
    // Four digits may be no year.
    const { start, end, raw } = figure;
    const bare =
      /^\d{4}$/.test(raw) &&
      ({
        kind: 'amount',
        start,
        end,
        raw,
        value: Number(raw),
        tolerance: 0.5,
        unit: 'count',
        scale: 1,
        sign: 0,
      } as const);
    return bare ? matchAmount(bare, ledger, context) : null;
  }
  return isTerm(figure.raw) || ledger.names.has(nameKey(figure.raw)) ? {} : null;
}
