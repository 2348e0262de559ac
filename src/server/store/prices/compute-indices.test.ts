import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { afterHole, breadthOf, changeOf, fullSessions, levelsOf, type Member } from './compute-indices.ts';

const member = (...closes: (number | null)[]): Member => ({ sector: 'Technology', closes });
const price = fc.double({ min: 0.01, max: 10_000, noNaN: true });
/** Members over ten dates, some of whose closes are not known. */
const market = fc.array(
  fc
    .array(fc.option(price, { freq: 6 }), { minLength: 10, maxLength: 10 })
    .map((closes): Member => ({ sector: 'Technology', closes })),
  { minLength: 1, maxLength: 20 },
);
const all = Array.from({ length: 10 }, (_, at) => at);

describe('full sessions', () => {
  it('are the dates that at least half as many members know as the fullest', () => {
    const members = [
      member(1, null, 1, null),
      member(1, 1, 1, null),
      member(1, null, 1, null),
      member(1, 1, 1, null),
    ];
    expect(fullSessions(4, members)).toEqual([0, 1, 2]);
    expect(fullSessions(4, members.slice(0, 3))).toEqual([0, 2]);
    expect(fullSessions(0, [])).toEqual([]);
  });
});

describe('breadth', () => {
  it('counts members with a close in a session and in the one before', () => {
    const members = [member(1, 2, 2), member(2, 1, null), member(1, 1, 3), member(null, 5, 4)];
    expect(breadthOf(members, [0, 1, 2])).toEqual([
      { up: 1, down: 1, unchanged: 1 },
      { up: 1, down: 1, unchanged: 1 },
    ]);
  });

  it('compares over a session that is left out', () => {
    expect(breadthOf([member(1, null, 2)], [0, 2])).toEqual([{ up: 1, down: 0, unchanged: 0 }]);
  });

  it('never counts more than there are members', () => {
    fc.assert(
      fc.property(market, (members) => {
        for (const { up, down, unchanged } of breadthOf(members, all))
          expect(up + down + unchanged).toBeLessThanOrEqual(members.length);
      }),
    );
  });
});

describe('an index of equal weights', () => {
  it('is 100 at first, and then the mean of what became of the same amounts', () => {
    expect(levelsOf([member(1, 2, 3), member(10, 10, 5)], [0, 1, 2])).toEqual([100, 150, 175]);
  });

  it('keeps the last close of a member that has none, and leaves out who had none at first', () => {
    expect(levelsOf([member(1, null, 2), member(null, 1, 100)], [0, 1, 2])).toEqual([100, 100, 200]);
    expect(levelsOf([member(null, 1)], [0, 1])).toEqual([]);
    expect(levelsOf([member(1)], [])).toEqual([]);
  });

  it('stays between the least and the most that any member made of its amount', () => {
    fc.assert(
      fc.property(market, (members) => {
        const levels = levelsOf(members, all);
        const ratios = members.flatMap(({ closes }) => {
          const [first] = closes;
          return first === null || first === undefined
            ? []
            : closes.flatMap((close) => (close === null ? [] : close / first));
        });
        for (const level of levels) {
          expect(level).toBeGreaterThanOrEqual(100 * Math.min(...ratios) * (1 - 1e-9));
          expect(level).toBeLessThanOrEqual(100 * Math.max(...ratios) * (1 + 1e-9));
        }
      }),
    );
  });

  it('does not depend on the unit of prices, nor on the order of members', () => {
    fc.assert(
      fc.property(market, (members) => {
        const cents = members.map(({ sector, closes }) => ({
          sector,
          closes: closes.map((close) => (close === null ? null : close * 100)),
        }));
        const levels = levelsOf(members, all);
        levelsOf(cents.toReversed(), all).forEach((level, i) =>
          expect(level / (levels[i] ?? 0)).toBeCloseTo(1, 9),
        );
      }),
    );
  });
});

it('a change is in percent, and unknown without a level to begin with', () => {
  expect(changeOf(100, 99)).toBeCloseTo(-1);
  expect(changeOf(undefined, 99)).toBeNull();
  expect(changeOf(0, 99)).toBeNull();
});

it('what lies before a hole between sessions is not compared with what lies after it', () => {
  const dates = ['2026-06-30', '2026-07-01', '2026-07-02', '2026-11-20', '2026-11-23'];
  expect(afterHole(dates, [0, 1, 2, 3, 4])).toEqual([3, 4]);
  expect(afterHole(dates, [0, 2])).toEqual([0, 2]);
  expect(afterHole(dates, [])).toEqual([]);
});
