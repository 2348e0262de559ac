import type { NameIndex } from './name-index.ts';
import type { NotCovered } from './uncovered.ts';

/** A company as an answer speaks of it. */
export interface Company {
  symbol: string;
  name: string;
  /** Without its legal form. */
  short: string;
  isClient: boolean;
  isSample: boolean;
  /** What is listed are units of a partnership. */
  isOfUnits: boolean;
  quoteDate: string | null;
}

/** Names by which companies are found; made once for a version of the content. */
export interface CompanyIndex {
  bySymbol: ReadonlyMap<string, Company>;
  /** Whole names without legal forms, and their beginnings, to symbols, the largest first. */
  byName: ReadonlyMap<string, readonly string[]>;
  byFormerName: ReadonlyMap<string, readonly string[]>;
  /** The words of the names that a company had before, which are not in its name now. */
  formerWords: ReadonlyMap<string, ReadonlySet<string>>;
  /** First words of names that are known as nothing else, for who mistypes one. */
  firstWords: ReadonlyMap<string, readonly string[]>;
  /** Words that end or fill many names, and are what a company does or is before they are its name: "healthcare", "media". */
  commonWords: ReadonlySet<string>;
  uncovered: ReadonlyMap<string, NotCovered>;
  uncoveredNames: ReadonlyMap<string, NotCovered>;
  /** Those too large, by the first word of their names, which several may share. */
  uncoveredFirst: ReadonlyMap<string, readonly NotCovered[]>;
  holders: ReadonlyMap<string, readonly string[]>;
  /** The names on record of companies, as far as they were asked about. */
  names: ReadonlyMap<string, NameIndex>;
  /** The newest day of a quote. */
  record: string;
}
