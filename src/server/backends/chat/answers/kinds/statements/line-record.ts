import { formatDate } from '#kit/time/dates.ts';
import { countOf } from '#kit/text/sentence.ts';
import { statements } from '../../look-ups/statements.ts';
import { type Composing, type Kind, named } from '../../grammar/reading/kind.ts';
import { lower } from '../lines/lines.ts';
import { answerLines, figuresOf, metrics, titleOf } from './statements.ts';

/** In which of the years on record a line was above zero: since when there are sales, or no debt. */
async function answerRecord({ asked, ask, draft }: Composing): Promise<boolean> {
  const { symbol, short } = asked.company;
  const [figure] = figuresOf(asked);
  if (!figure) return false;
  for (const by of ['year', 'quarter'] as const) {
    const found = await ask(statements, { symbol, figures: [figure], by, limit: 40 });
    const rows = named(found, figure);
    const [newest] = rows;
    const oldest = rows.at(-1);
    if (!newest || !oldest) continue;
    const kind = by === 'quarter' ? 'quarter' : 'fiscal year';
    const above = rows.filter(({ value }) => Number(value) > 0);
    const [last] = above;
    const first = above.at(-1);
    const whole = `${countOf(rows.length, kind)} on record, from that to ${formatDate(oldest.date)} to that to ${formatDate(newest.date)}`;
    const label = lower(newest.label);
    if (!last || !first)
      draft.text(
        `No ${label} of ${short} above zero is in the ${whole}; the newest is ${draft.strong(newest)}.`,
      );
    else if (above.length === rows.length)
      draft.text(
        `${newest.label} of ${short} was above zero in all of the ${whole}. The newest is ${draft.strong(newest)}.`,
      );
    else
      draft.text(
        `${newest.label} of ${short} was above zero in ${above.length} of the ${whole}: first ${draft.plain(first)} in that to ${formatDate(first.date)}, last ${draft.strong(last)} in that to ${formatDate(last.date)}.${last === newest ? '' : ` The newest is ${draft.plain(newest)}.`}`,
      );
    return true;
  }
  draft.lacks();
  return answerLines({ asked, ask, draft } as Composing, [figure], []);
}

const EVER =
  /\bever\b|\bnever\b|\bsince when\b|\bsince (?:what|which) (?:fiscal )?(?:year|quarter)\b|\bhow long (?:has|have)\b|\bwhen (?:did|was|were)\b.*\b(?:start|begin|first)\b|\bfirst (?:time|ever)\b/i;

/** Kinds about whether and since when there is something in a line. */
export const lineRecordKinds: readonly Kind[] = [
  {
    id: 'line-record',
    about: 'company',
    needs: [metrics.filter((metric) => metric !== 'm:net_income')],
    refuses: ['peak', 'trough', 'compare', 'why', 'growth', 'profitable'],
    allows: ['by:year', 'by:quarter', 'history', 'not', 'ipo', 'financials'],
    fits: ({ text }) => EVER.test(text),
    title: (asked) => `record of ${titleOf(asked)}`,
    next: ['revenue', 'income', 'debt'],
    answer: answerRecord,
  },
];
