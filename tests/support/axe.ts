import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

interface Look {
  /** Looks within this selector alone. */
  within?: string;
  /** Not within this selector. */
  without?: string | undefined;
  /** Only at what a theme can change. */
  coloursOnly?: boolean;
}

/** Accessibility faults of the open page as it is: the rule and where. */
export async function faultsOf(page: Page, { within, without, coloursOnly }: Look = {}): Promise<string[]> {
  // Without a page of its own for the result, which takes longer than the look; nothing of ours lies in another origin.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  if (within) axe.include(within);
  if (without) axe.exclude(without);
  if (coloursOnly) axe.withRules(['color-contrast', 'link-in-text-block']);
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
}
