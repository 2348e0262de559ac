import type { Fill } from './seed/fill.ts';

/** What a store is filled with: all, what is real without the samples, or nothing but the SIC codes. */
export type FillMode = 'all' | 'real' | 'none';

/** Whether a part needs only what is real, or belongs to the samples. */
export type PartKind = 'facts' | 'samples';

/**
 * A part of a seeded site's content that the program makes itself: samples, or texts composed from facts. It is made
 * again when its version or the seed changes, and replaces only rows that it added before.
 */
export interface ContentPart {
  name: string;
  kind: PartKind;
  /** Raised whenever what the part makes changes. */
  version: number;
  /** The screener's columns that it fills: a new one makes the part again as well. */
  fills?: readonly string[];
  /** Parts whose rows it is computed from: a new version of one makes this part again as well. */
  of?: readonly ContentPart[];
  /** It withholds or corrects rows of the seed. These are read again before a new version of it is made, since its former rules removed values. */
  changesSeed?: true;
  /** Removes what an earlier run added. */
  clear(fill: Fill): Promise<void>;
  /** Adds the rows and answers how many. `fill.db` holds the transaction. */
  make(fill: Fill): Promise<number>;
}
