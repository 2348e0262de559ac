/** Tables of saved screens and of jobs; instants are ISO 8601 in UTC, so that text compares as time. */
export interface ScreensTable {
  id: string;
  user_id: string;
  /** Unique among the screens of a person. */
  name: string;
  /** The query string of the screener. */
  query: string;
  is_default: number;
  created_at: string;
  updated_at: string;
}

/** The last time each job was due, and who has it. */
export interface JobsTable {
  name: string;
  due_at: string;
  /** Until then nobody else takes the same run. */
  leased_until: string;
  done_at: string | null;
}
