import type { Draft } from '../../written/draft.ts';
import type { Fact } from '../../look-ups/look-up.ts';

/** What they sold less what they bought, or the other way round, where both have a value. */
export function balanceOf(
  draft: Draft,
  bought: Fact | undefined,
  sold: Fact | undefined,
): string | undefined {
  if (!bought || !sold) return undefined;
  const more = Number(bought.value) - Number(sold.value);
  const [above, below] = more > 0 ? ['bought', 'sold'] : ['sold', 'bought'];
  const balance: Fact = { ...sold, name: 'net_value', label: 'Net', value: Math.abs(more), computed: true };
  return `On balance they ${above} for ${draft.strong(balance)} more than they ${below}.`;
}

/** "Is the CEO one of them", after trades. */
const ONE_OF_THEM =
  /\b(?:is|was|are|were) (?:the |its |their )?(\w+(?: (?:executive|financial|operating)(?: officer)?)?) (?:(?:one )?(?:of|among) (?:them|those|these|the (?:buyers|sellers))|a (?:buyer|seller)|in (?:there|that list|it))\b/i;

/** Whether a question asks if somebody is among those who traded. */
export const asksOfOne = (text: string): boolean => ONE_OF_THEM.test(text);

/** That the one who was asked for is among those who traded, or is not, by the roles that their forms state. */
export const saidOfOne = (draft: Draft, text: string, role: Fact | undefined): string =>
  role
    ? `One of them is the ${draft.plain(role)}.`
    : `The ${(ONE_OF_THEM.exec(text)?.[1] ?? 'person').replace(/^c[a-z]o$/i, (said) => said.toUpperCase())} is not among them, by the roles that the forms state.`;
