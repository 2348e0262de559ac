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
