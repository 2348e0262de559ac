import { formatDate } from '#kit/time/dates.ts';
import { keyFigures } from '../look-ups/cash.ts';
import { statedRatios } from '../look-ups/ratios.ts';
import { type Composing, one } from '../grammar/kind.ts';
import { onDay } from './simple.ts';

/** Whether a company can pay what it owes is asked, and not only for how long its cash lasts. */
const OF_SOLVENCY =
  /\b(?:bankrupt\w*|insolven\w*|solven\w*|default(?:s|ing)?|distress\w*|go(?:es|ing)? (?:bust|broke|under|belly up)|wiped out|survive|survival|pay (?:its|their) (?:debts?|bills))\b/i;

/** What it owes beside what it has, where its solvency is asked: runway alone would reassure who owes more than he has. */
export async function saySolvency({ asked, ask, draft }: Composing): Promise<boolean> {
  if (!OF_SOLVENCY.test(asked.reading.text)) return false;
  const { symbol, short } = asked.company;
  const found = await ask(keyFigures, { symbol });
  const [debt, equity, income] = ['debt', 'equity', 'net_income'].map((name) => one(found, name));
  const current = one(await ask(statedRatios, { symbol }), 'current_ratio');
  const parts = [
    debt && `debt of ${draft.strong(debt)}${onDay(debt)}`,
    equity &&
      `equity of ${draft.strong(equity)}${onDay(equity)}${Number(equity.value) < 0 ? ', so it owes more than it has by its books' : ''}`,
    current && `a current ratio of ${draft.strong(current)}${onDay(current)}`,
    income && `net income of ${draft.strong(income)} in the twelve months to ${formatDate(income.date)}`,
  ].filter((part) => part !== undefined);
  if (parts.length === 0) return false;
  draft.text(
    `Beside its cash ${short} had ${parts.join('; ')}. Whether it will fail this record does not judge.`,
  );
  return true;
}
