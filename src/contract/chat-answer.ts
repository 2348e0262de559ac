import * as z from 'zod/mini';

/**
 * An answer of RedChat, whole: what it understood, its parts in order, where each figure comes from, and what can be asked
 * next. Whoever composes answers (the record's own grammar or a language model) makes this; whoever shows them (the frame,
 * the page without JavaScript, a shared copy) draws this, and nothing else.
 */

/** Where a figure or a sentence comes from: a page, a row of one, a filing or an article. `href` is a path of this site or an https address. */
export const ChatSourceSchema = z.object({
  /** Its number in the answer, from 1; `[^1]` in Markdown and `sources: [1]` of cells point to it. */
  number: z.int(),
  /** What it is, in the field's words: "10-Q, quarter to Mar 31, 2026". */
  label: z.string(),
  href: z.string(),
  /** The day it speaks of, `YYYY-MM-DD`, where it has one. */
  date: z.nullable(z.string()),
});

/** A cell of a table: what is shown, and the numbers of its sources. */
export const ChatCellSchema = z.object({
  text: z.string(),
  sources: z.array(z.int()),
  /** Computed by us from figures of its sources. */
  computed: z.optional(z.boolean()),
});

/** Markdown: paragraphs, lists, emphasis, links to paths of this site; `[^n]` for source n; `~~…~~` for what is struck. Never HTML. */
export const ChatTextPartSchema = z.object({ kind: z.literal('text'), markdown: z.string() });

export const ChatTablePartSchema = z.object({
  kind: z.literal('table'),
  caption: z.string(),
  /** The heads, the first one of the row labels. */
  columns: z.array(z.string()),
  /** Each as long as `columns`. */
  rows: z.array(z.array(ChatCellSchema)),
});

/** Bars for amounts of periods, lines for series; values in the unit said. `null` is a hole, never a zero. */
export const ChatChartPartSchema = z.object({
  kind: z.literal('chart'),
  shape: z.enum(['bars', 'lines']),
  title: z.string(),
  unit: z.enum(['usd', 'shares', 'percent', 'ratio', 'index']),
  /** Labels of the horizontal axis: periods or `YYYY-MM-DD`. */
  labels: z.array(z.string()),
  series: z.array(
    z.object({ name: z.string(), values: z.array(z.nullable(z.number())), sources: z.array(z.int()) }),
  ),
});

export const ChatPartSchema = z.discriminatedUnion('kind', [
  ChatTextPartSchema,
  ChatTablePartSchema,
  ChatChartPartSchema,
]);

export const ChatAnswerSchema = z.object({
  /** What the question was taken to ask, without its full stop: "cash and runway of Compass Therapeutics (CMPX)"; null when it was not understood. */
  understood: z.nullable(z.string()),
  /** `answered`: all that was asked; `partly`: some of it, and the text says what is not known; `declined`: none of it. */
  outcome: z.enum(['answered', 'partly', 'declined']),
  parts: z.array(ChatPartSchema),
  sources: z.array(ChatSourceSchema),
  /** At most three questions, each one that can be answered. */
  followUps: z.array(z.string()),
  /** The ticker the answer is about, and so what "it" means in the next question; null for none or several. */
  symbol: z.nullable(z.string()),
});

export type ChatSource = z.infer<typeof ChatSourceSchema>;
export type ChatCell = z.infer<typeof ChatCellSchema>;
export type ChatPart = z.infer<typeof ChatPartSchema>;
export type ChatAnswer = z.infer<typeof ChatAnswerSchema>;
