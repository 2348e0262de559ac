import { numberWord, upperFirst } from '#kit/text/sentence.ts';
import { escapeMarkdown } from '../../written/draft.ts';
import { screen } from '../../look-ups/screen.ts';
import { type Composing, type Kind, namesOf, rowsOf } from '../../grammar/reading/kind.ts';

const ROWS = 10;

/** Companies here with a registered trial for a condition that the company's own trials are for. */
async function answerOthers({ asked, ask, draft }: Composing): Promise<boolean> {
  const conditions = [...(namesOf(asked, 'condition') ?? [])];
  if (conditions.length === 0) return false;
  const { symbol, short } = asked.company;
  const found = await ask(screen, { filters: {}, beside: { trialsFor: conditions }, limit: ROWS + 1 });
  const rows = rowsOf(found).filter((row) => row.get('symbol')?.value !== symbol);
  const others = (found.total ?? 0) - (rowsOf(found).length - rows.length);
  const named = escapeMarkdown(conditions.join(' or '));
  if (others <= 0) {
    draft.text(`No other company on record has a registered trial for ${named}.`);
    return false;
  }
  draft.text(
    `${upperFirst(numberWord(others))} ${others === 1 ? 'company' : 'companies'} on record beside ${short} ${others === 1 ? 'has' : 'have'} a registered trial for ${named}, largest first. Whoever is private or worth more than $5 billion is not among them.`,
  );
  draft.table(
    `Registered trials for ${conditions.join(' or ')}`,
    ['Company', 'Trial', 'Condition', 'Market value'],
    rows
      .slice(0, ROWS)
      .map((row) => ['symbol', 'trial', 'condition', 'market_cap'].map((cell) => row.get(cell))),
  );
  return true;
}

/** Who else has a trial for what the company's trials are for. */
export const trialsOfOthers: Kind = {
  id: 'trials-of-others',
  about: 'company',
  needs: [['peers']],
  needsSlots: ['subject'],
  slots: ['subject'],
  allows: ['trials', 'compare', 'overview'],
  fits: ({ names }) => names.some(({ kind }) => kind === 'condition'),
  title: () => 'other companies with a trial for it',
  next: ['overview', 'runway', 'news'],
  answer: answerOthers,
};
