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
  /** Stands beside the one before it where there is room. */
  half?: true;
  /** The field of the form that says how this one is written: it is HTML where that one says `html`. */
  format?: string;
  /** An address that may be that of a file which is uploaded here. */
  takes?: 'picture' | 'document';
  /** How high a long text stands. */
  lines?: number;
}
