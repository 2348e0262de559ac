import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ChartMark, type MarkKind, markKinds } from '#contract/chart-mark.ts';
import { boxesOf, kindsOf, markLetters, marksBySession } from './marks.ts';

const bars = ['2026-06-29', '2026-06-30', '2026-07-01', '2026-07-02', '2026-07-06'].map((date) => ({ date }));
const mark = (date: string, kind: MarkKind): ChartMark => ({
  date,
  kind,
  words: `${kind} ${date}`,
  url: null,
});

test('a mark stands at its session, on a day without one at the next, and neither before the first nor after the last', () => {
  const marks = [
    mark('2026-06-28', 'filing'),
    mark('2026-06-30', 'earnings'),
    mark('2026-07-03', 'sell'),
    mark('2026-07-06', 'filing'),
    mark('2026-07-07', 'news'),
  ];
  expect(
    Array.from(marksBySession(marks, bars), ([index, all]) => [index, all.map(({ kind }) => kind)]),
  ).toEqual([
    [1, ['earnings']],
    [4, ['sell', 'filing']],
  ]);
});

test('the weightiest thing of a day gives the letter: moves, earnings, then insiders, filings and news', () => {
  const sessions = marksBySession(
    [
      mark('2026-06-29', 'filing'),
      mark('2026-06-29', 'sell'),
      mark('2026-07-01', 'news'),
      mark('2026-07-01', 'earnings'),
    ],
    bars,
  );
  expect(boxesOf(sessions, 0, 1).map(({ letter }) => letter)).toEqual(['S', 'E']);
  expect(kindsOf(sessions, 0)).toEqual(['earnings', 'sell']);
  expect(kindsOf(sessions, 1)).toEqual(['earnings']);
});

test('no two boxes overlap, each stands at a day that has its kind, and no place stays empty for another’s sake', () => {
  const dates = Array.from({ length: 60 }, (_, i) => ({ date: `day ${String(i).padStart(2, '0')}` }));
  const marks = fc.array(
    fc
      .record({ at: fc.nat(59), kind: fc.constantFrom(...markKinds) })
      .map(({ at, kind }) => mark(dates[at]?.date ?? '', kind)),
  );
  fc.assert(
    fc.property(marks, fc.integer({ min: 1, max: 20 }), fc.nat(59), (given, gap, first) => {
      const sessions = marksBySession(given, dates);
      const boxes = boxesOf(sessions, first, gap);
      boxes.forEach(({ index, kind, letter }, i) => {
        expect(index).toBeGreaterThanOrEqual(first);
        expect(markLetters[kind].letter).toBe(letter);
        expect(sessions.get(index)?.some((each) => each.kind === kind)).toBe(true);
        if (i > 0) expect(index - (boxes[i - 1]?.index ?? 0)).toBeGreaterThanOrEqual(gap);
      });
      for (const index of sessions.keys())
        if (index >= first) expect(boxes.some((box) => Math.abs(box.index - index) < gap)).toBe(true);
    }),
  );
});
