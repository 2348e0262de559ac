import { formatDate } from '#kit/time/dates.ts';
import { factsBeside } from '../../look-ups/beside.ts';
import { type Composing, one } from '../../grammar/reading/kind.ts';

/** Free cash flow of twelve months as published, where no statement on record has its lines; false without it. */
export async function sayPublishedFlow({
  asked,
  ask,
  draft,
}: Pick<Composing, 'asked' | 'ask' | 'draft'>): Promise<boolean> {
  const known = one(await ask(factsBeside, { symbol: asked.company.symbol }), 'published_free_cash_flow');
  if (!known) return false;
  draft.lacks();
  draft.text(
    `Free cash flow of ${asked.company.short} is in no statement on record. Published is ${draft.strong(known)} in the twelve months to ${formatDate(known.date)}, after interest, as Yahoo Finance computes it.`,
  );
  return true;
}
