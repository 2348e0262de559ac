/** Numbers written in words: "two", "twenty-five", "three hundred thousand", "five point two million". */

const UNITS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const SCALES: Record<string, number> = {
  dozen: 12,
  hundred: 100,
  thousand: 1e3,
  million: 1e6,
  billion: 1e9,
  trillion: 1e12,
};

const word = [...UNITS, ...TENS, ...Object.keys(SCALES), 'half'].join('|');
const SMALL = [...UNITS, ...TENS].join('|');
/** Begins with a number proper, or with "a" before a scale; "half a million" is one too. */
export const numberWords = new RegExp(
  `(?<![\\w-])(?:half\\sa\\s(?:${Object.keys(SCALES).join('|')})|(?:a\\s(?:${Object.keys(SCALES).join('|')})|${SMALL})(?:(?:\\s|-|\\sand\\s|\\spoint\\s)(?:${word}))*)(?!\\w|-(?:based|off))`,
  'giu',
);

/** The number that such words say. */
export function valueOfWords(text: string): number {
  const [whole = '', ...fraction] = text
    .toLowerCase()
    .replace(/^half\sa\s/, 'half ')
    .split(/\spoint\s/);
  let total = 0;
  let group = 0;
  let decimals = '';
  const take = (name: string): void => {
    const scale = SCALES[name];
    if (name === 'half') group = 0.5;
    else if (scale === undefined) {
      const unit = UNITS.indexOf(name);
      group += unit >= 0 ? unit : (TENS.indexOf(name) + 2) * 10;
    } else if (scale <= 100) group = (group || 1) * scale;
    else {
      total += (group || 1) * scale;
      group = 0;
    }
  };
  const words = whole.split(/[\s-]+|\sand\s/).filter((name) => name !== 'and' && name !== 'a');
  for (const name of words) take(name);
  for (const part of fraction)
    for (const name of part.split(/[\s-]+/)) {
      const unit = UNITS.indexOf(name);
      const scale = SCALES[name];
      if (unit >= 0) decimals += String(unit);
      else if (scale !== undefined) {
        group = (group + Number(`0.${decimals || '0'}`)) * scale;
        decimals = '';
      }
    }
  return total + group + Number(`0.${decimals || '0'}`);
}
