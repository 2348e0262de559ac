import type { ReactNode } from 'react';
import { cautionsOf } from '#kit/screener/read-before-use.ts';
import type { GridRow } from '#kit/screener/rows.ts';

/** What the figures of the shown rows hide; nothing where no rule is met. */
export function ReadBeforeUse({ rows }: { rows: readonly GridRow[] }): ReactNode {
  const cautions = cautionsOf(rows);
  return (
    cautions.length > 0 && (
      <p className="read-before">
        <strong>Read before use.</strong> {cautions.join(' ')}
      </p>
    )
  );
}
