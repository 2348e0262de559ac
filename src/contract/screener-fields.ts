import {
  type Classification,
  type FieldKind,
  type FieldOrigin,
  type FieldRow,
  furtherRows,
  specifiedRows,
} from './screener-field-rows.ts';

export type { Classification, FieldKind, FieldOrigin } from './screener-field-rows.ts';

/**
 * The fields of a screener row: one owner for their names, meaning and kind.
 * Grid, filters, GraphQL type, SQL columns, CSV and the API document are all made from this table.
 */

export type ScreenerFieldName = SpecifiedFieldName | FurtherFieldName;
export type SpecifiedFieldName = keyof typeof specifiedRows;
/** Fields beyond the specified ones; another company's backend may not have them. */
export type FurtherFieldName = keyof typeof furtherRows;

export interface ScreenerField {
  /** Name in the API. */
  name: ScreenerFieldName;
  /** Column of the `companies` table. */
  column: string;
  label: string;
  kind: FieldKind;
  /** The heading under which it stands in the filter dialog. */
  classification: Classification;
  /** What its values are drawn from. */
  origin: FieldOrigin;
  /** How it may be filtered: by a list of values, by number ranges, or not at all. */
  filter: 'list' | 'range' | 'none';
  /** Active in the filter panel from the start. */
  active?: true;
  /** A column of the grid from the start. */
  shown?: true;
}

const rows: Readonly<Record<ScreenerFieldName, FieldRow>> = { ...specifiedRows, ...furtherRows };

/** The specified ones first, in their order. */
export const screenerFields: readonly ScreenerField[] = Object.entries(rows).map(
  ([name, [column, label, kind, classification, origin, more]]) => ({
    name: name as ScreenerFieldName,
    column,
    label,
    kind,
    classification,
    origin,
    filter: 'range',
    ...more,
  }),
);

export const specifiedFieldNames = Object.keys(specifiedRows) as [
  SpecifiedFieldName,
  ...SpecifiedFieldName[],
];

export const screenerFieldNames = Object.keys(rows) as [ScreenerFieldName, ...ScreenerFieldName[]];

const byName: ReadonlyMap<string, ScreenerField> = new Map(
  screenerFields.map((field) => [field.name, field]),
);

/** Look-up by API name; undefined for a name that is not a screener field. */
export const screenerField = (name: string): ScreenerField | undefined => byName.get(name);

/** Whether its values are words, not figures. */
export const isTextField = ({ kind }: Pick<ScreenerField, 'kind'>): boolean =>
  kind === 'text' || kind === 'phases' || kind === 'day';
