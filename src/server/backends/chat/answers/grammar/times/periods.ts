import type { Period } from './period.ts';
import { periodAt } from './time-wordings.ts';
import type { Word } from '../lexicon/words.ts';

export interface PlacedPeriod extends Period {
  /** The words that named it. */
  start: number;
  length: number;
}

/** Every time that is named in a question, and `since`, `between`, `before` made into spans. */
export function findPeriods(words: readonly Word[], record: string): PlacedPeriod[] {
  const texts = words.map(({ text }) => text);
  const found: PlacedPeriod[] = [];
  for (let at = 0; at < texts.length; at += 1) {
    const made = periodAt(texts, at, record);
    if (!made) continue;
    const [period, length] = made;
    found.push({ isRelative: false, ...period, start: at, length });
    at += length - 1;
  }
  return joined(found, texts, record);
}

/** Joins what `since`, `from … to …` and `between … and …` tie together. */
function joined(found: readonly PlacedPeriod[], texts: readonly string[], record: string): PlacedPeriod[] {
  const [first, second] = found;
  if (!first) return [];
  // "Since last November" is since November.
  const tied = first.start - (/^(?:last|past|this)$/.test(texts[first.start - 1] ?? '') ? 2 : 1);
  const before = texts[tied] ?? '';
  if (second) {
    const between = texts.slice(first.start + first.length, second.start).join(' ');
    const isSpan =
      /^(?:to|and|until|till|through|thru|or|vs|versus)?$/.test(between) &&
      (/^(?:between|from|since)$/.test(before) || /^(?:to|until|till|through|thru)$/.test(between));
    if (isSpan && second.to >= first.from) {
      const start = /^(?:between|from|since)$/.test(before) ? tied : first.start;
      return [
        {
          kind: 'span',
          from: first.from,
          to: second.to,
          isRelative: first.isRelative,
          start,
          length: second.start + second.length - start,
        },
        ...found.slice(2),
      ];
    }
    return [...found];
  }
  if (/^(?:since|after|from)$/.test(before) && first.kind !== 'newest' && first.to < record)
    return [{ ...first, kind: 'span', to: record, start: tied, length: first.start + first.length - tied }];
  if (/^(?:before|until|till)$/.test(before))
    return [
      {
        ...first,
        kind: 'span',
        from: '1900-01-01',
        to: first.from,
        start: tied,
        length: first.start + first.length - tied,
      },
    ];
  return [...found];
}
