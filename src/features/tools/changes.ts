import type { DeskData, DeskKind, DeskVersion } from '#contract/desk.ts';
import { formatDateTime } from '#kit/time/dates.ts';
import type { EntryField } from './entry-field.ts';
import { entryFields } from './fields.ts';

/** A field that two states of an entry have not alike. */
export interface FieldChange {
  name: string;
  label: string;
  before: string;
  after: string;
}

/** A value as a person reads it. */
function wordsOf({ kind, choices }: EntryField, value: DeskData[string] | undefined): string {
  if (kind === 'flag') return value === true ? 'Yes' : 'No';
  if (value === undefined || value === null || value === '') return 'Empty';
  if (kind === 'moment') return formatDateTime(String(value));
  return choices?.find((choice) => choice.value === value)?.label ?? String(value);
}

/** The fields that differ, in the order of the form; empty and absent are alike. */
export function changesBetween(kind: DeskKind, before: DeskData, after: DeskData): FieldChange[] {
  const plain = (value: DeskData[string] | undefined) =>
    value === '' || value === false ? null : (value ?? null);
  return entryFields[kind]
    .filter(({ name }) => plain(before[name]) !== plain(after[name]))
    .map((field) => ({
      name: field.name,
      label: field.label,
      before: wordsOf(field, before[field.name]),
      after: wordsOf(field, after[field.name]),
    }));
}

/** A version with what it changed of the one before; the first has nothing to compare with. */
export interface VersionRow extends DeskVersion {
  changes: FieldChange[];
}

/** The versions, newest first, as the API gives them, each with what it changed. */
export const versionRows = (kind: DeskKind, versions: readonly DeskVersion[]): VersionRow[] =>
  versions.map((version, at) => {
    const before = versions[at + 1];
    return { ...version, changes: before ? changesBetween(kind, before.data, version.data) : [] };
  });
