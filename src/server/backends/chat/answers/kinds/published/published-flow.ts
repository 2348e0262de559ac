import { formatDate } from '#kit/time/dates.ts';
import { keyFigures } from '../../look-ups/cash.ts';
import { factsBeside } from '../../look-ups/beside.ts';
import type { Fact } from '../../look-ups/look-up.ts';
import { type Composing, one } from '../../grammar/reading/kind.ts';

/** How the look-up calls it. */
export const PUBLISHED_FLOW = 'published_free_cash_flow';

/** How it is made, which is another way than that of the statements. */
export const FLOW_AS_PUBLISHED =
  'That free cash flow is in no statement on record: it is after interest, as Yahoo Finance computes it.';

/** Free cash flow of twelve months as it was published; undefined without it. */
export const publishedFlow = async (
  { ask }: Pick<Composing, 'ask'>,
  symbol: string,
): Promise<Fact | undefined> => one(await ask(factsBeside, { symbol }), PUBLISHED_FLOW);

/** Says free cash flow of twelve months as published, where no statement on record has its lines; false without it. */
export async function sayPublishedFlow({
  asked,
  ask,
  draft,
}: Pick<Composing, 'asked' | 'ask' | 'draft'>): Promise<boolean> {
  const known = await publishedFlow({ ask }, asked.company.symbol);
  if (!known) return false;
  draft.lacks();
  draft.text(
    `Free cash flow of ${asked.company.short} is in no statement on record. Published is ${draft.strong(known)} in the twelve months to ${formatDate(known.date)}, after interest, as Yahoo Finance computes it.`,
  );
  return true;
}

/** Says of published free cash flow how it is made, and what operations brought in before capital spending. */
export async function sayAsPublished({ asked, ask, draft }: Composing): Promise<void> {
  const flow = one(await ask(keyFigures, { symbol: asked.company.symbol }), 'operating_cash_flow');
  draft.text(
    FLOW_AS_PUBLISHED,
    flow &&
      `Cash from operations, from which capital spending is still to be taken, was ${draft.plain(flow)} in the twelve months to ${formatDate(flow.date)}.`,
  );
}
