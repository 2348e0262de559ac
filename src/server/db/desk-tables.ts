/** Tables of what staff work on. What the public sees lies in the tables of its kind. */
type Text = string | null;

export interface DeskEntriesTable {
  kind: string;
  id: string;
  /** Of the working copy: draft, scheduled, published or archived. */
  state: string;
  /** Counts every save. */
  version: number;
  /** The version that the public sees; null for none. */
  published_version: number | null;
  /** What lists are ordered and named by. */
  title: string;
  company_symbol: Text;
  /** The fields of the working copy, as JSON. */
  data: string;
  publish_at: Text;
  updated_at: string;
  updated_by: Text;
  deleted_at: Text;
}

/** Every version ever saved; rows are only added. */
export interface DeskVersionsTable {
  kind: string;
  id: string;
  version: number;
  at: string;
  by_id: Text;
  by_name: Text;
  action: string;
  state: string;
  data: string;
}

/** What staff did, whatever it was; rows are only added, which triggers see to. */
export interface DeskLogTable {
  id: string;
  at: string;
  by_id: Text;
  by_name: Text;
  kind: string;
  object_id: string;
  action: string;
  /** What the object was called then. */
  title: string;
  detail: Text;
}

/** The row of a file that an entry was last imported from. */
export interface DeskImportedTable {
  kind: string;
  id: string;
  row_hash: string;
  imported_at: string;
}

/** Who has an entry open, and what they typed over it and did not save. */
export interface DeskCopiesTable {
  kind: string;
  /** `new` for an entry that is not made yet. */
  id: string;
  user_id: string;
  user_name: string;
  /** The fields of the form as JSON; null for who only looks. */
  typed: Text;
  /** The version that they began with. */
  version: number | null;
  /** Counts what was kept. */
  revision: number;
  typed_at: Text;
  opened_at: string;
  seen_at: string;
}

/** What staff decided about the record of a company: `subject` is a figure or `sector`. */
export interface DataDecisionsTable {
  id: string;
  symbol: string;
  subject: string;
  /** `hide`, the source that is shown, or a sector. */
  choice: string;
  value: number | null;
  /** The day of the figure that was decided about. */
  period_end: Text;
  /** The sector that the record says. */
  before: Text;
  reason: string;
  at: string;
  by_id: Text;
  by_name: Text;
  undone_at: Text;
  undone_by: Text;
}
