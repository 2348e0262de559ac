import { cleanHtml } from '#kit/html/rich-html.ts';
import type { Db } from '#server/db/open.ts';

/** The fields of an entry, by the names of the contract. */
export type DeskData = Record<string, string | number | boolean | null>;

/**
 * What is particular to one kind of entry: where its public form lies, and how the two become each other. `publish` and
 * `withdraw` tell which pages change by it.
 */
export interface DeskKindOf {
  titleOf(data: DeskData): string;
  /** The fields of what the public sees; undefined where there is none, or only a deleted one. */
  read(db: Db, id: string): Promise<DeskData | undefined>;
  /** Makes the public form that of these fields. */
  publish(db: Db, id: string, data: DeskData, now: string): Promise<void>;
  /** Takes the public form away: its address then answers that it is gone. */
  withdraw(db: Db, id: string, now: string, data: DeskData): Promise<void>;
  /** What has to be there before these fields can be published, by field; nothing unless said. */
  missingToPublish?(data: DeskData): Record<string, string>;
}

export const text = (value: DeskData[string] | undefined): string | null =>
  typeof value === 'string' && value !== '' ? value : null;
export const html = (value: DeskData[string] | undefined): string | null => {
  const given = text(value);
  return given === null ? null : cleanHtml(given);
};
export const flag = (value: DeskData[string] | undefined): number => (value === true ? 1 : 0);
