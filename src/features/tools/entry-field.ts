/** One field of an entry, by its name in the contract. */
export interface EntryField {
  name: string;
  label: string;
  /** How it is written: `moment` is a day in New York with or without a time, `html` what the editor of the body brings. */
  kind:
    | 'text'
    | 'symbol'
    | 'url'
    | 'address'
    | 'number'
    | 'color'
    | 'moment'
    | 'area'
    | 'html'
    | 'flag'
    | 'choice';
  required?: true;
  maxLength?: number;
  help?: string;
  choices?: readonly { value: string; label: string }[];
  /** How many of the twelve columns it takes where there is room; all of them unless given. */
  columns?: 2 | 3 | 4 | 5 | 6 | 8;
  /** A few words at the right of its label. */
  hint?: string;
  /** How many characters are shown where it is read: the form counts them. */
  shown?: number;
  /** The text with which it is folded away. */
  under?: string;
  /** What the page says where it is empty. */
  whenEmpty?: string;
  /** The text with which it shares a section of the page: with that one there, the section is not empty. */
  beside?: string;
  /** The field of the form that says how this one is written: it is HTML where that one says `html`. */
  format?: string;
  /** An address that may be that of a file which is uploaded here. */
  takes?: 'picture' | 'document';
  /** How high a long text stands. */
  lines?: number;
}
