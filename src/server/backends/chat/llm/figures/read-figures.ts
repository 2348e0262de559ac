import type { AmountFigure, Figure, FigureUnit, NameFigure } from './figure.ts';
import { blank, readDates } from './read-dates.ts';
import { numberWords, valueOfWords } from './read-words.ts';

const TERMS = [
  // Forms and rules of the regulator, indexes, and the year as weeks: terms of the field, the same for everybody.
  /\b(?:DEF(?:A|M)?\s?14[AC]|NT\s10-[KQ]|Forms?\s(?:3|4|5|144|D|S-\d|8-K|10-[KQ])|Rule\s(?:144A?|10b-?5(?:-1)?|506)|Schedule\s13[DGE]|(?:Regulation|Reg\.)\s\w+|S&P\s(?:500|400|600)|Russell\s(?:1000|2000|3000)|Nasdaq[-\s]100|Dow\s30|Section\s\d+(?:\([a-z]\))*|Chapter\s(?:7|11)|Item\s\d{1,2}(?:\.\d{2})?|Phase\s\d[ab]?(?:\s?\/\s?\d[ab]?)?)(?![\w%])/giu,
  /(?<![\w$.])(?:10b5-1|(?:10|8|6|11)-[KQ](?:SB)?(?:\/A)?s?|(?:20|40)-F(?:\/A)?|13[DGF](?:-HR)?(?:\/A)?|14[AC]|424B\d|52-(?:week|wk)|24\/7)(?![\w%])/giu,
];
const NAMES = [
  // Letters that run into digits: "GLP-1", "CTX009", "S-3". An amount with its currency before it is none.
  /(?<![\w$])(?!(?:USD?|EUR|GBP|CAD|C|A|US)\s?\$?\d)[A-Za-z][A-Za-z]*[-–]?\d[A-Za-z\d]*(?:[-–/][A-Za-z\d]+)*(?![\w%]|[.,]\d)/gu,
  /\b\d{1,2}:\d{2}(?:\s?[ap]\.?m\.?)?/giu,
];

const SCALES: Record<string, number> = { k: 1e3, m: 1e6, b: 1e9, t: 1e12 };
const AMOUNT =
  /(?<sign>(?<![\w\d)])[-−+](?=[\s$€£.]?\d|US\$))?\s?(?<currency>US\$|C\$|A\$|\$|USD\s?|EUR\s?|GBP\s?|CAD\s?|€|£|¥)?\s?(?<late>[-−])?(?<number>\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?|\.\d+)(?<ordinal>(?:st|nd|rd|th)\b)?(?:[\s-]?(?<scale>thousand|million|billion|trillion|mn|bn|mm|mln|tn|k|m|b|t)(?![A-Za-z\d&]))?(?:[\s-]?(?<unit>%|percent(?:age)?(?:\spoints?)?|per\scent|pct\b|pp\b|bps\b|basis\spoints?|x(?![\w])|×|times\b|-?fold\b|cents?\b|¢|dollars?\b|USD\b|days?\b|weeks?\b|months?\b|quarters?\b|years?\b))?/giu;
const WORD_UNIT =
  /^[\s-]?(?<unit>percent(?:age)?(?:\spoints?)?|per\scent|basis\spoints?|times\b|fold\b|cents?\b|dollars?\b|days?\b|weeks?\b|months?\b|quarters?\b|years?\b)/iu;

const DAYS = { day: 1, week: 7, month: 30.4375, quarter: 91.3125, year: 365.25 };

/** The unit that is written, and what it multiplies by. */
function unitOf(written: string, currency: string): [FigureUnit, number] {
  const unit = written.toLowerCase().trim();
  if (/^(bps|basis)/.test(unit)) return ['percent', 0.01];
  if (/^(%|per|pct|pp)/.test(unit)) return ['percent', 1];
  if (/^(x|×|times|-?fold)/.test(unit)) return ['times', 1];
  if (/^(cent|¢)/.test(unit)) return ['usd', 0.01];
  const span = Object.entries(DAYS).find(([name]) => unit.startsWith(name));
  if (span && !currency) return ['days', span[1]];
  if (/^(dollar|usd)/.test(unit) || /^(US\$|\$|USD)/i.test(currency)) return ['usd', 1];
  return [currency.trim() ? 'foreign' : 'count', 1];
}

function scaleOf(written: string | undefined): number {
  if (!written) return 1;
  const name = written.toLowerCase();
  return SCALES[name === 'thousand' ? 'k' : name.charAt(0)] ?? 1;
}

function amountOf(match: RegExpExecArray): AmountFigure {
  const {
    sign,
    late,
    currency = '',
    number = '',
    ordinal,
    scale: scaleName,
    unit: written = '',
  } = match.groups ?? {};
  const [unit, factor] = ordinal ? (['ordinal', 1] as const) : unitOf(written, currency);
  const scale = scaleOf(scaleName) * factor;
  const decimals = number.split('.')[1]?.length ?? 0;
  const lead = match[0].length - match[0].trimStart().length;
  return {
    kind: 'amount',
    start: match.index + lead,
    end: match.index + match[0].length,
    raw: match[0].trim(),
    value: Number(number.replaceAll(',', '')) * scale,
    tolerance: 0.5 * 10 ** -decimals * scale,
    unit,
    scale: scaleOf(scaleName),
    sign: sign === '+' ? 1 : sign || late ? -1 : 0,
  };
}

function wordAmountOf(match: RegExpExecArray, text: string): AmountFigure | null {
  const value = valueOfWords(match[0]);
  const unitMatch = WORD_UNIT.exec(text.slice(match.index + match[0].length));
  const [unit, factor] = unitOf(unitMatch?.groups?.unit ?? '', '');
  const scaleWord = /(?:thousand|million|billion|trillion)$/i.exec(match[0])?.[0];
  // "One" is mostly nobody's number ("one of them", "no one"); before a unit or a scale it counts.
  if (value <= 1 && !scaleWord && unit !== 'usd' && unit !== 'percent') return null;
  const scale = scaleOf(scaleWord);
  return {
    kind: 'amount',
    start: match.index,
    end: match.index + match[0].length + (unitMatch?.[0].length ?? 0),
    raw: match[0] + (unitMatch?.[0] ?? ''),
    value: value * factor,
    tolerance: (scale > 1 ? 0.05 * scale : 0.5) * factor,
    unit,
    scale,
    sign: 0,
    inWords: true,
  };
}

const PAIR = /^\s?(?:[-–—]|to|and|or)\s?$/;

/** "5 to 7 million", "$5.2–5.4M": the first may mean what the second says. */
function pairUp(amounts: AmountFigure[], text: string): void {
  for (const [i, one] of amounts.entries()) {
    const next = amounts[i + 1];
    if (!next || !PAIR.test(text.slice(one.end, next.start))) continue;
    const unit = one.unit === 'count' ? next.unit : one.unit;
    const factor =
      one.scale === 1
        ? next.unit === 'days'
          ? next.value / (Number.parseFloat(next.raw) || 1)
          : next.scale
        : 1;
    if (unit !== one.unit || factor !== 1)
      one.otherwise = { value: one.value * factor, tolerance: one.tolerance * factor, unit };
    if (next.unit === 'count' && one.unit !== 'count' && one.unit !== 'days')
      next.otherwise = { value: next.value, tolerance: next.tolerance, unit: one.unit };
  }
}

function readNames(text: string, readers: readonly RegExp[]): { names: NameFigure[]; rest: string } {
  let rest = text;
  const names: NameFigure[] = [];
  for (const reader of readers)
    for (const match of rest.matchAll(reader)) {
      names.push({ kind: 'name', start: match.index, end: match.index + match[0].length, raw: match[0] });
      rest = blank(rest, match.index, match.index + match[0].length);
    }
  return { names, rest };
}

/**
 * Every figure that `text` states, in order: amounts in digits and words, dates, and names that have digits. Nothing with a digit is left
 * out, so that what is not understood is an amount that nothing matches.
 */
export function readFigures(text: string): Figure[] {
  const terms = readNames(text, TERMS);
  const { dates, rest: undated } = readDates(terms.rest);
  const { names, rest: unnamed } = readNames(undated, NAMES);
  let rest = unnamed;
  const amounts: AmountFigure[] = [];
  for (const match of rest.matchAll(AMOUNT)) {
    const amount = amountOf(match);
    amounts.push(amount);
    rest = blank(rest, amount.start, amount.end);
  }
  for (const match of rest.matchAll(numberWords)) {
    const amount = wordAmountOf(match, rest);
    if (amount) amounts.push(amount);
  }
  amounts.sort((a, b) => a.start - b.start);
  pairUp(amounts, text);
  return [...terms.names, ...dates, ...names, ...amounts].sort((a, b) => a.start - b.start);
}
