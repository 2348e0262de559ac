/**
 * Tables of what people read and watch. Instants are ISO 8601 in UTC; a fact that has no time has a date alone
 * (`YYYY-MM-DD`), and both sort as text. Booleans are 0 or 1. Deleted rows stay, so that their address answers 410.
 */
type Text = string | null;

/** Who brought a row: seed parts replace their own rows only. */
export type Origin = 'seed' | 'sample' | 'staff' | 'feed';

export interface NewsTable {
  id: string;
  origin: Origin;
  /** 'brief' (automated), 'release', 'filing', 'media', 'own' or 'newsletter'. */
  kind: string;
  /** Of a brief: what it is about, such as 'earnings'; null for all others. */
  topic: Text;
  title: string;
  heading: Text;
  summary: Text;
  /** Sanitized HTML. */
  description: Text;
  /** The figures it rests on, as JSON: what a page shows as its record. */
  facts: Text;
  thumbnail: Text;
  image: Text;
  published_at: string;
  company_symbol: Text;
  /** The sector of its company when it was written; null for none. */
  sector_name: Text;
  category: Text;
  source: Text;
  url: Text;
  newsletter_url: Text;
  rc_newsletter: number;
  is_sample: number;
  /** How much a composed story matters (docs/methods.md): the order of those of one instant. 0 for all others. */
  score: number;
  updated_at: string;
  deleted_at: Text;
}

/** The address of a composed story that no longer stands by itself. */
export interface MovedNewsTable {
  id: string;
  /** The story that it is part of; null where it was taken out. */
  leads_to: Text;
  topic: Text;
  company_symbol: Text;
  published_at: string;
}

export interface EventsTable {
  id: string;
  origin: Origin;
  kind: 'event' | 'webinar';
  title: string;
  upcoming_date: Text;
  /** Of a sample: minutes from the beginning of today in New York to its date, so that it stays upcoming or past. */
  sample_offset_minutes: number | null;
  company_symbol: Text;
  zoom_url: Text;
  replay_link: Text;
  image: Text;
  description: Text;
  featured: number;
  is_sample: number;
  updated_at: string;
  deleted_at: Text;
}

export interface VideosTable {
  id: string;
  origin: Origin;
  name: string;
  description: Text;
  /** Such as 'Interview' or 'Overview'. */
  type: Text;
  published: Text;
  thumbnail_url: Text;
  youtube_id: Text;
  /** A file of our own, for what is not on YouTube. */
  file_url: Text;
  duration_seconds: number | null;
  company_symbol: Text;
  exclusive: number;
  disabled: number;
  thirtysecs: number;
  video_featured: number;
  is_sample: number;
  updated_at: string;
  deleted_at: Text;
}

/** What can be found by its words; `doc` grows with the day, as far as the rows came in that order. */
export interface SearchDocumentsTable {
  doc: number;
  /** The table of the row, and its id there. */
  source: 'news' | 'events' | 'videos';
  object_id: string;
  kind: 'news' | 'newsletter' | 'event' | 'video';
  /** YYYY-MM-DD; null for what has no date. */
  day: string | null;
}
