import { formatDate } from '#kit/time/dates.ts';
import { companyQuote } from '../../look-ups/quote.ts';
import { shareCount, splits } from '../../look-ups/shares.ts';
import { type Composing, type Kind, named, one } from '../../grammar/reading/kind.ts';

/** The last count of shares before the last split, as it was reported, and the first known after it. */
async function answerAround({ asked, ask, draft }: Composing): Promise<boolean> {
  const { symbol, short } = asked.company;
  const known = await ask(splits, { symbol });
  const [day, split] = [one(known, 'split_day'), one(known, 'split')];
  if (!day || !split) {
    draft.text(`No split of ${short} is on record.`);
    return false;
  }
  const effective = String(day.value);
  const found = await ask(shareCount, { symbol });
  const counts = named(found, 'shares_outstanding');
  const before = counts.findLast(({ date }) => (date ?? '') < effective);
  const reported = named(found, 'shares_reported').find(
    ({ row }) => row !== undefined && row === before?.row,
  );
  const quoted = one(await ask(companyQuote, { symbol }), 'shares_outstanding');
  const after =
    counts.find(({ date }) => (date ?? '') >= effective) ??
    (quoted?.date && quoted.date >= effective ? quoted : undefined);
  draft.text(`The last split of ${short} was ${draft.strong(split)}, effective ${draft.plain(day)}.`);
  draft.text(
    reported && before
      ? `Before it, the last count on record was ${draft.strong(reported)} shares on ${formatDate(before.date)}, as reported then; in shares of after the split that is ${draft.plain(before)}.`
      : before
        ? `Before it, the last count on record was of ${formatDate(before.date)}: ${draft.strong(before)}. Whether that is restated for the split is not on record.`
        : 'No count of shares of before it is on record.',
    after
      ? `After it, the first count known is ${draft.strong(after)} on ${formatDate(after.date)}. What was issued or bought back between the two days is in it.`
      : 'No count of shares of after it is on record.',
  );
  if (!reported || !after) draft.lacks();
  return true;
}

/** How many shares there were before and after the last split. */
export const sharesAroundSplit: Kind = {
  id: 'splits',
  about: 'company',
  needs: [['sharesout', 'dilution'], ['splits']],
  allows: ['previous', 'compare', 'history', 'when', 'up', 'down', 'large'],
  title: () => 'shares outstanding before and after the last split',
  next: ['dilution', 'splits', 'year'],
  answer: answerAround,
};
