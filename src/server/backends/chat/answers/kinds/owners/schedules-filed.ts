import { countOf, upperFirst } from '#kit/text/sentence.ts';
import { formatDate } from '#kit/time/dates.ts';
import { filings } from '../../look-ups/filings.ts';
import { type Composing, rowsOf } from '../../grammar/reading/kind.ts';
import { daysOf } from '../told/spans.ts';

const MOST = 20;
const ROWS = 8;

/** Schedules of a form among the filings of a company, whose holder no stake on record names; else that none is on record. */
export async function sayScheduleLacking(
  { asked, ask, draft }: Pick<Composing, 'asked' | 'ask' | 'draft'>,
  form: string,
): Promise<boolean> {
  const { symbol, short } = asked.company;
  const days = daysOf(asked);
  const types = ['SCHEDULE', 'SC'].flatMap((word) => [`${word} ${form}`, `${word} ${form}/A`]);
  const found = await Promise.all(types.map((type) => ask(filings, { symbol, type, limit: MOST, ...days })));
  const dayOf = (row: ReturnType<typeof rowsOf>[number]): string => row.get('filed')?.date ?? '';
  const rows = found
    .flatMap((each) => rowsOf(each))
    .filter((row) => row.has('form'))
    .toSorted((a, b) => dayOf(b).localeCompare(dayOf(a)));
  const [newest] = rows;
  const shown = newest?.get('form');
  if (!newest || !shown) {
    draft.text(`No Schedule ${form} on ${short} is on record.`);
    return false;
  }
  draft.text(
    `${upperFirst(countOf(rows.length, 'filing'))} on Schedule ${form} ${rows.length === 1 ? 'stands' : 'stand'} among those of ${short}; the newest is ${draft.strong(shown)} of ${formatDate(dayOf(newest))}. Whose they are, and of how many shares, the filings say; no stake on record names it.`,
  );
  draft.table(
    'Filings, newest first',
    ['Form', 'Filed', 'What it is'],
    rows.slice(0, ROWS).map((row) => ['form', 'filed', 'what'].map((name) => row.get(name) ?? '')),
  );
  return true;
}
