import type { StatementFigure } from '#contract/financials.ts';
import { formatDate } from '#kit/time/dates.ts';
import type { Company } from '../../grammar/names/company.ts';
import { publishedFigures, screenedMargins } from '../../look-ups/published.ts';
import type { Margin } from '../../look-ups/statements.ts';
import { type Composing, one } from '../../grammar/reading/kind.ts';
import { lower } from '../lines/lines.ts';

/** What of these lines was published and no statement of the company has, in a sentence that says so; false without any. */
export async function sayPublished(
  { asked, ask, draft }: Composing,
  figures: readonly StatementFigure[],
  missing = 'statement with that',
): Promise<boolean> {
  const found = await ask(publishedFigures, { symbol: asked.company.symbol });
  const facts = figures.flatMap((figure) => one(found, figure) ?? []);
  const [first] = facts;
  if (!first) return false;
  draft.lacks();
  const hasStatements = first.source.href.endsWith('#statements');
  const said = facts.map((fact) => `${lower(fact.label)} of ${draft.strong(fact)}`).join(', ');
  draft.text(
    `No ${hasStatements ? missing : 'statements'} of ${asked.company.short} ${hasStatements ? 'is' : 'are'} on record. Published on ${formatDate(first.date)}, without its months, is ${said}.`,
  );
  return true;
}

/** Beside what statements have of a company: what of these lines, but for those that are `told`, was published alone, where any was. */
export async function alsoPublished(
  { ask, draft }: Pick<Composing, 'ask' | 'draft'>,
  { symbol, short }: Pick<Company, 'symbol' | 'short'>,
  figures: readonly StatementFigure[],
  told: readonly string[] = [],
): Promise<void> {
  const wanted = figures.filter((figure) => !told.includes(figure));
  if (wanted.length === 0) return;
  const found = await ask(publishedFigures, { symbol });
  const facts = wanted.flatMap((figure) => one(found, figure) ?? []);
  const [first] = facts;
  if (!first) return;
  const said = facts.map((fact) => `${lower(fact.label)} of ${draft.strong(fact)}`).join(', ');
  draft.text(
    `Published of ${short} on ${formatDate(first.date)}, in no statement on record and without its months: ${said}.`,
  );
}

/** Margins that no statement on record has both lines of, as the screener has them; false without any. */
export async function sayScreened(
  { asked, ask, draft }: Composing,
  margins: readonly Margin[],
): Promise<boolean> {
  const found = await ask(screenedMargins, { symbol: asked.company.symbol });
  const facts = margins.flatMap((margin) => one(found, margin) ?? []);
  if (facts.length === 0) return false;
  draft.lacks();
  const said = facts.map((fact) => `${lower(fact.label)} of ${draft.strong(fact)}`).join(', ');
  draft.text(
    `No statement on record of ${asked.company.short} has both lines of it. The screener has, of the newest twelve months: ${said}.`,
  );
  return true;
}
