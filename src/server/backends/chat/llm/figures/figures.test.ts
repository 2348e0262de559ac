import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inLongRun } from '#tests/support/long.ts';
import { checkText } from '../check-text.ts';
import { createLedger } from '../ledger.ts';
import type { RecordFact } from '../record.ts';
import { valueOfWords } from './read-words.ts';
import { readFigures } from './read-figures.ts';

const RUNS = inLongRun(20_000, 2_000);

const ledgerOf = (...facts: { value: number | string; unit: string }[]) => {
  const ledger = createLedger('2026-07-06');
  const source = { label: 'Filing', href: '/stocks/X', date: null };
  const known = facts.map((one, i): RecordFact => ({ name: `n${i}`, label: 'Amount', date: null, source, ...one }));
  ledger.add({ symbol: 'X', facts: known, missing: [] });
  return ledger;
}; // prettier-ignore
const struckIn = (text: string, ledger: ReturnType<typeof ledgerOf>) =>
  checkText(text, ledger, { numberOf: () => 1 }).struck;

const group = (value: number): string => value.toLocaleString('en-US');
/** As people write an amount of dollars. */
const forms: readonly [string, (value: number) => string][] = [
  ['exact', (v) => `$${group(v)}`],
  ['in words of its scale', (v) => `$${(v / 1e6).toFixed(1)} million`],
  ['short', (v) => `$${(v / 1e6).toFixed(2)}M`],
  ['in thousands', (v) => `$${group(Math.round(v / 1e3))}K`],
  ['in billions', (v) => `$${(v / 1e9).toFixed(3)}bn`],
  ['with its currency', (v) => `US$${(v / 1e6).toFixed(1)}mn`],
  ['dollars after it', (v) => `${(v / 1e6).toFixed(1)} million dollars`],
  ['bold', (v) => `**$${(v / 1e6).toFixed(1)}** million`],
  ['bare', (v) => group(v)],
  ['USD after it', (v) => `${group(v)} USD`],
  ['about', (v) => `about $${Number((v / 1e6).toPrecision(2))} million`],
];
const frames = [
  (x: string) => `Cash was ${x} at the end of the quarter.`,
  (x: string) => `It holds ${x}, and that is all`,
  (x: string) => `- Cash: ${x}`,
  (x: string) => `(${x})`,
];
const amount = fc.integer({ min: 1_000_000, max: 900_000_000_000 });
const form = fc.constantFrom(...forms);
const frame = fc.constantFrom(...frames);

describe('figures', () => {
  it('that are true are never struck, however they are written', () => {
    fc.assert(
      fc.property(amount, form, frame, (value, [, write], put) => {
        expect(struckIn(put(write(value)), ledgerOf({ value, unit: 'usd' }))).toEqual([]);
      }),
      { numRuns: RUNS },
    );
  });

  it('of other kinds that are true are never struck', () => {
    fc.assert(
      fc.property(fc.integer({ min: -99_999, max: 99_999 }), frame, (hundredths, put) => {
        const value = hundredths / 100;
        const size = Math.abs(value);
        const percent = [`${value.toFixed(2)}%`, `${size.toFixed(1)} percent`, `${value < 0 ? '−' : '+'}${size.toFixed(1)}%`, `${Math.round(size * 100)} basis points`]; // prettier-ignore
        for (const text of hundredths === 0 ? [] : percent)
          expect(struckIn(put(text), ledgerOf({ value, unit: 'change' }))).toEqual([]);
        for (const text of [`$${size.toFixed(2)}`, `${Math.round(size * 100)} cents`])
          expect(struckIn(put(text), ledgerOf({ value, unit: 'price' }))).toEqual([]);
        for (const text of [`${size.toFixed(1)}x`, `${size.toFixed(2)} times`])
          expect(struckIn(put(text), ledgerOf({ value: size, unit: 'ratio' }))).toEqual([]);
      }),
      { numRuns: RUNS / 4 },
    );
  });

  it('that are days, months, quarters and years of the record are never struck', () => {
    const day = fc.date({ min: new Date('1990-01-01'), max: new Date('2035-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(day, frame, (date, put) => {
        const iso = date.toISOString().slice(0, 10);
        const write = (options: Intl.DateTimeFormatOptions, place = 'en-US') => date.toLocaleDateString(place, { timeZone: 'UTC', ...options }); // prettier-ignore
        const texts = [
          iso,
          write({ dateStyle: 'long' }),
          write({ dateStyle: 'medium' }),
          write({ dateStyle: 'long' }, 'en-GB'),
          write({ month: 'long', day: 'numeric' }),
          write({ month: 'short', year: 'numeric' }),
          write({ month: '2-digit', day: '2-digit', year: 'numeric' }),
          iso.slice(0, 4),
          `FY${iso.slice(0, 4)}`,
          `Q${Math.ceil(Number(iso.slice(5, 7)) / 3)} ${iso.slice(0, 4)}`,
        ];
        for (const text of texts)
          expect(struckIn(put(text), ledgerOf({ value: iso, unit: 'date' }))).toEqual([]);
      }),
      { numRuns: RUNS / 10 },
    );
  });

  it('that are invented are struck, however they are written', () => {
    // Large enough to be told apart in the coarsest form.
    const large = fc.integer({ min: 200_000_000, max: 900_000_000_000 });
    const factor = fc.double({ min: 0.05, max: 20, noNaN: true }).filter((x) => x < 0.85 || x > 1.15);
    fc.assert(
      fc.property(large, factor, form, frame, (value, by, [, write], put) => {
        const invented = Math.round(value * by);
        fc.pre(invented >= 50_000_000);
        expect(struckIn(put(write(invented)), ledgerOf({ value, unit: 'usd' }))).toHaveLength(1);
      }),
      { numRuns: RUNS },
    );
  });

  it('leave no digit of a text unread', () => {
    const text = fc.string({
      unit: fc.constantFrom(...'0 1 2 3 4 5 6 7 8 9 . , $ % - / k M b x ( Q t ) :'.split(' '), ' '),
      maxLength: 30,
    });
    fc.assert(
      fc.property(text, (words) => {
        const figures = readFigures(words);
        for (const { index } of words.matchAll(/\d/g))
          expect(figures.some(({ start, end }) => start <= index && index < end)).toBe(true);
      }),
      { numRuns: RUNS },
    );
  });

  it.each([
    ['two', 2],
    ['twenty-five', 25],
    ['a million', 1e6],
    ['half a billion', 5e8],
    ['three hundred and twelve thousand', 312_000],
    ['five point two million', 5_200_000],
    ['two million three hundred thousand', 2_300_000],
    ['a dozen', 12],
  ])('in words are numbers: %s', (words, value) => {
    expect(valueOfWords(words)).toBe(value);
  });
});
