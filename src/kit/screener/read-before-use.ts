import { madeOnce } from '../made-once.ts';
import type { GridRow } from './rows.ts';

const listed = madeOnce(() => new Intl.ListFormat('en-US'));
/** As many as are named. */
const NAMED = 3;

/** What the rows of a screen hide, in a sentence for each rule that one of them meets. */
export function cautionsOf(rows: readonly GridRow[]): string[] {
  const odd = rows.filter(
    ({ net_income: net, operating_income: operating }) => (net ?? 0) > 0 && (operating ?? 0) < 0,
  );
  if (odd.length === 0) return [];
  const named = odd.slice(0, NAMED).map(({ symbol }) => symbol);
  const more = odd.length - named.length;
  const who = listed().format(more > 0 ? [...named, `${more} more`] : named);
  return [
    `${who} ${odd.length === 1 ? 'shows' : 'show'} a profit beside an operating loss: the profit does not come from operations.`,
  ];
}
