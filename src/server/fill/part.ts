import type { Fill } from './seed/fill.ts';

/** What a store is filled with: all, what is real without the samples, or nothing but the SIC codes. */
export type FillMode = 'all' | 'real' | 'none';

/** Whether a part needs only what is real, or belongs to the samples. */
export type PartKind = 'facts' | 'samples';

/**
 * A part of what a seeded site shows that the program makes itself: samples, or texts composed from facts. It is made
 * again when its version or the seed changes, and replaces only rows that it brought before.
 */
export interface ContentPart {
  name: string;
  kind: PartKind;
  /** Raised whenever what the part makes changes. */
  version: number;
  /** The screener's columns that it fills: with a new one it is made again as well. */
  fills?: readonly string[];
  /** Parts whose rows it is computed of: with another version of one it is made again as well. */
  of?: readonly ContentPart[];
  /** It withholds or corrects rows of the seed, which come in anew before another version of it is made: what its rules once took away is gone. */
  changesSeed?: true;
  /** Removes what an earlier run brought. */
  clear(fill: Fill): Promise<void>;
  /** Brings the rows in; answers how many. `fill.db` holds the transaction. */
  make(fill: Fill): Promise<number>;
}
