/** How a figure of a text is measured. `count` is a bare number: of items, of shares, or of anything whose unit stands elsewhere. */
export type FigureUnit = 'usd' | 'foreign' | 'percent' | 'times' | 'count' | 'days' | 'ordinal';

interface Place {
  /** Where it stands in the text it was read from. */
  start: number;
  end: number;
  /** As it is written. */
  raw: string;
}

export interface AmountFigure extends Place {
  kind: 'amount';
  value: number;
  /** Half of what its last digit stands for: within it a figure of the record is this one, rounded. */
  tolerance: number;
  unit: FigureUnit;
  /** The scale that was written: 1e6 for "million"; 1 for none. */
  scale: number;
  sign: -1 | 0 | 1;
  /** Written in words: "three". */
  inWords?: boolean;
  /** The scale or unit of the figure it is paired with: the 5 of "5 to 7 million". */
  otherwise?: Pick<AmountFigure, 'value' | 'tolerance' | 'unit'>;
}

/** A day, month, quarter or year, as far as it is said. */
export interface DateFigure extends Place {
  kind: 'date';
  year?: number;
  month?: number;
  day?: number;
  quarter?: number;
  half?: number;
}

/** A name that has digits: "8-K", "GLP-1", "Phase 2". */
export interface NameFigure extends Place {
  kind: 'name';
}

export type Figure = AmountFigure | DateFigure | NameFigure;
