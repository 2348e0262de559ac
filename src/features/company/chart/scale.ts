import { dayNumber } from '#kit/time/days.ts';
import { formatDay, MONTHS } from '#kit/time/dates.ts';

/**
 * Round values inside a range, at most `most` of them, at steps of 1, 2, 2.5 or 5 times a power of ten. `unit` is what the labels
 * can tell apart: of cents a step of 2.5 would write $0.10, $0.13, $0.15.
 */
export function priceTicks(low: number, high: number, most: number, unit = 0): number[] {
  if (!(high > low)) return [low];
  const rough = Math.max((high - low) / most, unit);
  const power = 10 ** Math.floor(Math.log10(rough) + 1e-9);
  const isWhole = (step: number): boolean =>
    unit === 0 || Math.abs(step / unit - Math.round(step / unit)) < 1e-6;
  const step =
    [1, 2, 2.5, 5, 10]
      .map((factor) => factor * power)
      .find((size) => size >= rough * (1 - 1e-9) && isWhole(size)) ?? 10 * power;
  const first = Math.ceil(low / step - 1e-9);
  const count = Math.floor(high / step + 1e-9) - first + 1;
  return Array.from({ length: count }, (_, i) => Number(((first + i) * step).toPrecision(12)));
}

/** Round values for a logarithmic scale: 1, 2 and 5 of each power of ten where they are many enough, else as on a linear one. */
export function logTicks(low: number, high: number, most: number, unit = 0): number[] {
  if (!(low > 0 && high / low >= 8)) return priceTicks(low, high, most, unit);
  const powers = Array.from(
    { length: Math.ceil(Math.log10(high)) - Math.floor(Math.log10(low)) + 1 },
    (_, i) => Math.floor(Math.log10(low)) + i,
  );
  const ticks = (factors: readonly number[]) =>
    powers
      .flatMap((power) => factors.map((factor) => Number((factor * 10 ** power).toPrecision(3))))
      .filter((value) => value >= low && value <= high);
  return [[1, 2, 5], [1, 3], [1]].map(ticks).find((each) => each.length <= most) ?? ticks([1]);
}

export interface DateTick {
  /** Position of the bar. */
  index: number;
  label: string;
}

/** Beginnings of weeks (below two months), months, quarters or years, whichever gives at most `most` labels. */
export function dateTicks(dates: readonly string[], most: number): DateTick[] {
  const starts = (key: (date: string) => string): number[] =>
    dates.flatMap((date, i) => (i > 0 && key(date) !== key(dates[i - 1] ?? '') ? [i] : []));
  const months = starts((date) => date.slice(0, 7));
  if (dates.length < 45) {
    const weeks = starts((date) => String(Math.floor((dayNumber(date) + 3) / 7)));
    return thin(weeks, most).map((index) => ({
      index,
      label: formatDay(dates[index]),
    }));
  }
  const years = months.filter((i) => dates[i]?.slice(5, 7) === '01');
  const quarters = months.filter((i) => ['01', '04', '07', '10'].includes(dates[i]?.slice(5, 7) ?? ''));
  const chosen =
    [months, quarters, years].find((indices) => indices.length > 0 && indices.length <= most) ??
    thin(years, most);
  return chosen.map((index) => {
    const date = dates[index] ?? '';
    return {
      index,
      label: date.slice(5, 7) === '01' ? date.slice(0, 4) : (MONTHS[Number(date.slice(5, 7)) - 1] ?? ''),
    };
  });
}

const thin = (indices: readonly number[], most: number): number[] => {
  const every = Math.max(1, Math.ceil(indices.length / most));
  return indices.filter((_, i) => i % every === 0);
};
