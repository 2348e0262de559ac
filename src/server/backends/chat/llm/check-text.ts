import { isAdvice } from './advice.ts';
import { cleanMarkdown } from './clean-markdown.ts';
import type { Figure } from './figures/figure.ts';
import { matchFigure } from './figures/match.ts';
import { blank } from './figures/read-dates.ts';
import { readFigures } from './figures/read-figures.ts';
import type { Ledger } from './ledger.ts';
import { isListItem, itemsIn } from './pieces.ts';
import type { RecordSource } from './record.ts';

/** Numbers the sources of an answer, in the order in which they are used. */
export interface Sources {
  numberOf(source: RecordSource): number;
}

/** A text whose figures were held against what was looked up. */
export interface Checked {
  markdown: string;
  /** How many figures matched, and which did not and are struck. */
  matched: number;
  struck: string[];
  /** Sentences that recommended, and were taken out. */
  advice: number;
}

/** What stands behind a struck figure. */
export const STRUCK = '(not in the record)';

const QUOTE = /["“]([^"“”]{8,400})["”]/g;
const squeezed = (text: string): string =>
  text
    .replace(/[\s*_\\]+/g, ' ')
    .trim()
    .toLowerCase();

/** Stretches that repeat a text of the record word by word, with where it is from. */
function quotesIn(line: string, ledger: Ledger): { start: number; end: number; source: RecordSource }[] {
  return [...line.matchAll(QUOTE)].flatMap((match) => {
    const said = squeezed(match[1] ?? '');
    const known = ledger.texts.find(({ text }) => squeezed(text).includes(said));
    return known ? [{ start: match.index, end: match.index + match[0].length, source: known.source }] : [];
  });
}

/** The line with all that is no figure of it blanked: addresses of links, and the number of a list item. */
function readable(line: string): string {
  let text = line;
  for (const match of line.matchAll(/\]\([^)]*\)|<(?:https:\/|\/)[^>]*>|^\s*\d{1,3}[.)](?=\s)/g))
    text = blank(text, match.index, match.index + match[0].length);
  return text;
}

/** Figures that stand at one place, such as the two days of a span. */
function byPlace(figures: readonly Figure[]): Figure[][] {
  const places = new Map<number, Figure[]>();
  for (const figure of figures) places.set(figure.start, [...(places.get(figure.start) ?? []), figure]);
  return [...places.values()];
}

/** Texts of the record that a line repeats as they are. */
const namedIn = (line: string, { texts }: Ledger): RecordSource[] =>
  texts
    .filter(({ text }) => text.length >= 6 && line.includes(text))
    .slice(0, 3)
    .map(({ source }) => source);

interface LineContext {
  around: string;
  items: number;
}

function checkLine(line: string, ledger: Ledger, sources: Sources, { around, items }: LineContext): Checked {
  const quotes = quotesIn(line, ledger);
  const text = readable(line);
  const struck: string[] = [];
  const cited = new Set<number>();
  let matched = 0;
  let markdown = '';
  let from = 0;
  const cite = (source: RecordSource | undefined): string => {
    const number = source && sources.numberOf(source);
    if (number === undefined || cited.has(number)) return '';
    cited.add(number);
    return `[^${number}]`;
  };
  const places = byPlace(readFigures(text)).map((figures) => ({
    figures,
    start: figures[0]?.start ?? 0,
    end: figures[0]?.end ?? 0,
  }));
  const marks = [...places, ...quotes.map((quote) => ({ ...quote, figures: [] }))].sort(
    (a, b) => a.end - b.end,
  );
  for (const { figures, start, end, ...quote } of marks) {
    if ('source' in quote) {
      markdown += line.slice(from, end) + cite(quote.source as RecordSource);
      from = end;
      continue;
    }
    if (quotes.some((one) => start >= one.start && end <= one.end)) continue;
    const matches = figures.map((figure) => matchFigure(figure, ledger, { text, around, items }));
    if (matches.every((match) => match !== null)) {
      matched += 1;
      markdown += line.slice(from, end) + cite(matches.find((match) => match.source)?.source);
    } else {
      const raw = line.slice(start, end);
      struck.push(raw);
      markdown += `${line.slice(from, start)}~~${raw}~~ ${STRUCK}`;
    }
    from = end;
  }
  const rest = line.slice(from);
  // Names and titles of the record have their source too, at the end of the line.
  const named = namedIn(line, ledger).map(cite).join('');
  return {
    markdown: markdown + rest.trimEnd() + named + rest.slice(rest.trimEnd().length),
    matched,
    struck,
    advice: 0,
  };
}

/**
 * Holds a piece of a model's text against what was looked up for this answer: a figure that matches has its source behind it, one
 * that matches nothing is struck and marked, a sentence that recommends is left out, and what answers may not have is taken away.
 */
export function checkText(piece: string, ledger: Ledger, sources: Sources): Checked {
  const lines = cleanMarkdown(piece, ledger.hrefs).split(/(?<=\n)/);
  const items = itemsIn(piece);
  const whole: Checked = { markdown: '', matched: 0, struck: [], advice: 0 };
  for (const line of lines) {
    if (isAdvice(line)) {
      whole.advice += 1;
      whole.markdown += line.endsWith('\n') ? '\n' : '';
      continue;
    }
    const around = isListItem(line) ? (lines[0] ?? '') : line;
    const checked = checkLine(line, ledger, sources, { around, items });
    whole.markdown += checked.markdown;
    whole.matched += checked.matched;
    whole.struck.push(...checked.struck);
  }
  return whole;
}
