import type { BriefTopic } from '#contract/brief-topics.ts';
import type { Fact } from '#contract/news.ts';
import { HEADLINE_LENGTH } from '#kit/news/headline-length.ts';

/** The company of a brief, as its templates need it. */
export interface BriefCompany {
  symbol: string;
  name: string;
}

/** A text composed from facts of one record; every figure in its sentences stands in `facts` too. */
export interface Brief {
  id: string;
  symbol: string;
  topic: BriefTopic;
  title: string;
  /** The first sentences, as plain text. */
  summary: string;
  /** What follows them, as plain text. */
  paragraphs: readonly string[];
  facts: readonly Fact[];
  /** A day, or the instant of a session's end. */
  publishedAt: string;
  /** What lists call it: `8-K`, `Earnings`. */
  category: string;
  source: string;
  url: string | null;
  /** How much it matters, see docs/methods.md: the greatest story of a day leads. */
  score: number;
  /** Ids under which parts of it stood, or would stand, as stories of their own: of sister classes, of forms about the same fact. */
  covers?: readonly string[];
}

/** The lasting id of a brief: topic or form, company and day. */
export const briefId = (symbol: string, day: string, what: string): string =>
  `b-${symbol.replace(/[^A-Za-z0-9-]/g, '')}-${day.replaceAll('-', '')}-${what.toLowerCase().replace(/[^a-z0-9]/g, '')}`;

/** A number from an id, always the same: which of its templates a brief is written with. */
export function seedOf(id: string): number {
  let hash = 2_166_136_261;
  for (let i = 0; i < id.length; i += 1) hash = Math.imul(hash ^ id.charCodeAt(i), 16_777_619);
  // Low bits alone follow the last letters too closely.
  return ((hash >>> 0) ^ (hash >>> 15)) >>> 0;
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** The body of a brief as HTML: paragraphs of escaped text, which the cleaner of HTML lets through unchanged. */
export const briefHtml = ({ summary, paragraphs }: Pick<Brief, 'summary' | 'paragraphs'>): string =>
  [summary, ...paragraphs]
    .filter(Boolean)
    .map((text) => `<p>${text.replace(/[&<>]/g, (mark) => entities[mark] ?? mark)}</p>`)
    .join('');

/** A sentence with one full stop, even after a name that ends in one. */
export const sentence = (text: string): string => (text.endsWith('.') ? text : `${text}.`);

/** The first of several wordings, from the fullest to the tightest, that a list shows whole; the tightest where none is. */
export const headline = (...wordings: readonly [string, ...string[]]): string =>
  wordings.find(({ length }) => length <= HEADLINE_LENGTH) ?? wordings.at(-1) ?? '';
