/** A picture or a document that staff put on the site. */
export interface UploadsTable {
  /** Of the content as it came: the same file twice is one. */
  id: string;
  kind: 'image' | 'pdf';
  name: string;
  alt: string | null;
  /** Of a picture at its largest. */
  width: number | null;
  height: number | null;
  /** Widths in which a picture lies there, as JSON, narrowest first. */
  widths: string;
  bytes: number;
  created_at: string;
  by_id: string;
  by_name: string;
}
