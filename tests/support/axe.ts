import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

interface Look {
  /** Looks within this selector alone. */
  within?: string;
  /** Only at what a theme can change. */
  coloursOnly?: boolean;
}

const coloursAlone: RunOptions = {
  runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
};

/** Accessibility faults of the open page as it is, its frames of the same origin included: the rule and where. */
export async function faultsOf(page: Page, { within, coloursOnly = false }: Look = {}): Promise<string[]> {
  const { origin } = new URL(page.url());
  // A page that is looked at again has it already: to hand it over takes a fifth of a look.
  for (const frame of page.frames())
    if (frame.url().startsWith(`${origin}/`))
      try {
        if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(`${axe.source};0`);
      } catch (error) {
        // A preview is drawn anew while somebody types, and its frame from before is gone.
        if (!frame.isDetached()) throw error;
      }
  const options: RunOptions = { resultTypes: ['violations'], ...(coloursOnly && coloursAlone) };
  return page.evaluate(
    async ([where, how]) => {
      const { axe: there } = window as unknown as { axe: typeof axe };
      const { violations } = await there.run(where ?? document, how);
      return violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
      );
    },
    [within, options] as const,
  );
}
