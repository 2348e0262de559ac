import type { Range } from '#contract/screener.ts';
import { screenerField, type ScreenerFieldName } from '#contract/screener-fields.ts';
import { parseAmount } from '#kit/screener/amount.ts';
import { measured } from './screen-conditions.ts';
import type { Change } from './screen-groups.ts';
import { GAP } from './screen-words.ts';

/** A text that conditions are taken out of. */
interface Scanned {
  rest: string;
  /** Amounts of which nobody can say what they are of. */
  lost: string[];
  apply: (change: Change) => void;
}

const AMOUNT = String.raw`\$?\s?\d[\d,.]*\s?(?:k|m|mm|mn|mil|million|b|bn|bil|billion|thousand)?\b\s?%?`;
const UNDER = String.raw`(?:under|below|less than|fewer than|smaller than|lower than|shorter than|up to|at most|beneath|cheaper than|no more than|<|sub)`;
const OVER = String.raw`(?:over|above|more than|greater than|bigger than|larger than|at least|higher than|longer than|exceeding|minimum|>)`;
const BETWEEN = new RegExp(
  String.raw`(?:between|from)\s+(${AMOUNT})\s+(?:and|to|-)\s+(${AMOUNT})|(\$?\d[\d.]*(?:k|m|mm|b|bn)?)\s?(?:-|\u2013|to)\s?(\$?\d[\d.]*(?:k|m|mm|b|bn)\b)`,
);
const LIMIT = new RegExp(
  String.raw`(${UNDER}|${OVER})\s+(?:a\s+)?(${AMOUNT})|(${AMOUNT})\s+(?:or )?(less|more|plus)`,
);

const unit = (text: string): number => {
  const plainText = text
    .replace(/million|mil|mm|mn/, 'm')
    .replace(/billion|bil|bn/, 'b')
    .replace(/thousand/, 'k')
    .replace(/\s/g, '');
  return parseAmount(plainText) ?? NaN;
};

/** "100-800m": the first is of the scale of the second. */
const scaledAs = (low: string, high: string | undefined): string =>
  /[a-z]\s*$/.test(low) ? low : `${low}${/[a-z]+(?=\s*$)/.exec(high ?? '')?.[0] ?? ''}`;

/** Fields in dollars, of which nobody means a few. */
const inDollars: readonly ScreenerFieldName[] = ['market_cap', 'revenue', 'cash_held', 'debt'];

/** Takes the amounts out of a text, each with the field that it is of. */
export function takeRanges(scan: Scanned): void {
  for (let turn = 0; turn < 8; turn += 1) {
    const between = BETWEEN.exec(scan.rest);
    const limit = between ? null : LIMIT.exec(scan.rest);
    if (!between && !limit) return;
    const at = (between ?? limit)?.index ?? 0;
    const whole = (between ?? limit)?.[0] ?? '';
    const low = between ? unit(scaledAs(between[1] ?? between[3] ?? '', between[2] ?? between[4])) : NaN;
    const high = between ? unit(between[2] ?? between[4] ?? '') : NaN;
    const amount = limit ? unit(limit[2] ?? limit[3] ?? '') : NaN;
    const isUnder = limit
      ? limit[1] !== undefined
        ? new RegExp(`^${UNDER}$`).test(limit[1])
        : limit[4] === 'less'
      : false;
    const range: Range = between ? { min: low, max: high } : isUnder ? { max: amount } : { min: amount };
    const field = fieldNear(scan, at, whole, Math.max(low || 0, high || 0, amount || 0));
    scan.rest = scan.rest.replace(whole, GAP);
    const isLost =
      !field ||
      Object.values(range).some((value) => Number.isNaN(value)) ||
      (inDollars.includes(field) && Math.max(low || 0, high || 0, amount || 0) < 10_000);
    if (field === null) continue;
    if (isLost) scan.lost.push(whole.trim());
    else scan.apply({ filter: [field, range] });
  }
}

/** Words before a field that make another figure of it, which no filter is of. */
const TURNS: Readonly<Partial<Record<ScreenerFieldName, RegExp>>> = {
  revenue_growth:
    /\b(?:(?:tangible )?book(?: value)?|eps|earnings|dividends?|deposits?|loans?|arr|users?|subscribers?|customers?|orders?|backlog|profits?|income|ebitda|nav|assets?|store|organic|cash flow)$/,
  price_earnings: /\b(?:forward|fwd|ntm)$/,
  debt: /\bnet$/,
  price_book: /\btangible$/,
  dividend_yield: /\b(?:earnings|fcf|cash flow|buyback|shareholder)$/,
  revenue: /\b(?:recurring|foreign|export)$/,
};

/** No percentage and no multiple is as large. */
const LARGE = 100_000;

/** "Under 5 times ebitda": the multiple stands behind its amount, whatever stands before it. */
const MULTIPLE =
  /^ ?(?:x|times) (?:(?:trailing|annual|its|their|the|of) )*(tangible )?(ebitda|sales|revenues?|earnings|profits?|book)\b(?: value)?/;
const multiples: readonly (readonly [RegExp, ScreenerFieldName])[] = [
  [/ebitda/, 'ev_ebitda'],
  [/sales|revenue/, 'price_sales'],
  [/earnings|profit/, 'price_earnings'],
  [/book/, 'price_book'],
];

/** Whether an amount may be one of a field: "dividend stocks under $10" are of no yield of ten dollars. */
function isOfUnit(whole: string, amount: number, field: ScreenerFieldName): boolean {
  const kind = screenerField(field)?.kind ?? '';
  if (amount >= LARGE && /percent|number/i.test(kind)) return false;
  if (whole.includes('$')) return /money|price/i.test(kind);
  return !whole.includes('%') || !/^(?:money|price|count)$/.test(kind);
}

/** What is measured in the words beside an amount, the nearest to it first: "small cap banks with P/B under 0.8". */
const measuredIn = (part: string, isBefore: boolean) =>
  measured
    .flatMap(([pattern, field]) => {
      const match = pattern.exec(part);
      const away = match && (isBefore ? part.length - match.index - match[0].length : match.index);
      return match && away !== null ? [{ match, field, away }] : [];
    })
    .toSorted((a, b) => a.away - b.away);

/** The field that an amount is of: named just before or after it, else told by its size; null where it is of none, and that is noted. */
function fieldNear(
  scan: Scanned,
  at: number,
  whole: string,
  amount: number,
): ScreenerFieldName | null | undefined {
  const before = scan.rest.slice(Math.max(0, at - 26), at);
  // What another condition begins with is of another amount.
  const after =
    scan.rest
      .slice(at + whole.length, at + whole.length + 18)
      .split(/\b(?:with|and|or|that|whose|have|has|having|trading|but)\b/)[0] ?? '';
  const multiple = MULTIPLE.exec(after);
  if (multiple) {
    scan.rest = scan.rest.replace(multiple[0], ' '.repeat(multiple[0].length));
    // Whoever is under a multiple of tangible book is under that of book too; the rest of it no filter takes.
    if (multiple[1] !== undefined) scan.lost.push('tangible');
    return multiples.find(([pattern]) => pattern.test(multiple[2] ?? ''))?.[1];
  }
  for (const part of [before, after])
    for (const { match, field } of measuredIn(part, part === before)) {
      if (!isOfUnit(whole, amount, field)) continue;
      // "Under 200m, insiders own more than 20%": what stands behind has an amount of its own.
      const behind = scan.rest.slice(at + whole.length + match.index + match[0].length);
      if (
        part === after &&
        new RegExp(String.raw`^\s*(?:is |of |at )?(?:${UNDER}|${OVER})\s+\$?\d`).test(behind)
      )
        continue;
      // "Forward P/E", "tangible book growth": another figure than the field's.
      const turned = TURNS[field]?.exec(part.slice(0, match.index).trimEnd())?.[0];
      scan.rest = scan.rest.replace(match[0], ' '.repeat(match[0].length));
      if (turned === undefined) return field;
      scan.rest = scan.rest.replace(turned, ' '.repeat(turned.length));
      scan.lost.push(`${turned} ${match[0]} ${whole}`.replace(/\s+/g, ' ').trim());
      return null;
    }
  if (whole.includes('%')) return undefined;
  if (amount >= 1e6) return 'market_cap';
  if (whole.includes('$')) return 'last_sale';
  // "Over 3 years", "EV/EBIT below 10" are no prices: a bare amount is one behind those that have it.
  const isOfTime = /^ ?(?:years?|months?|weeks?|days?|quarters?|x|times)\b/.test(after);
  const isOfStocks =
    /(?:s|price|priced|trad(?:e|es|ing)|sell(?:s|ing)?|costs?|anything|stuff|at|[\u0001-\u0003])$/.test(
      before.trimEnd(),
    ) || before.trim() === '';
  return amount < 1000 && isOfStocks && !isOfTime ? 'last_sale' : undefined;
}
