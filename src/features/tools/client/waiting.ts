import type { DeskEntry } from '#contract/desk.ts';
import { changesBetween, type FieldChange, type VersionRow } from '../changes.ts';

/** What the working copy says otherwise than the site; of a client that was never on it, every field that is filled. */
export function waitingChanges(
  { data, desk }: DeskEntry,
  versions: readonly VersionRow[] | null,
): FieldChange[] {
  if (desk.publishedVersion === desk.version || versions === null) return [];
  const shown = versions.find(({ version }) => version === desk.publishedVersion);
  return changesBetween('client', shown?.data ?? {}, data);
}
