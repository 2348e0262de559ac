import { type RawBuilder, sql } from 'kysely';

/** Whether a word stands somewhere in a column, whatever its case. */
export const hasWord = (column: RawBuilder<unknown>, word: string): RawBuilder<boolean> =>
  sql<boolean>`lower(${column}) like ${`%${word.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`} escape '\\'`;

/** The words of what somebody searches for. */
export const wordsOf = (text: string | undefined): string[] => text?.split(/\s+/).filter(Boolean) ?? [];
