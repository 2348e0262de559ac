import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Frame, Page } from '@playwright/test';
import type { RunOptions, run } from 'axe-core';

interface Look {
  /** Looks within this selector alone. */
  within?: string;
  /** Only at what a theme can change. */
  coloursOnly?: boolean;
}

const coloursAlone: RunOptions = {
  runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
};

/** Half as long as what the package exports, and so twice as fast to hand over and to read. */
let kept: string | undefined;
const source = () =>
  (kept ??= `${readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')};0`);

/** Puts axe into a document. The page itself takes it as the browser hands it over, in half the time of an `eval` within. */
async function bring(page: Page, frame: Frame): Promise<void> {
  if (frame !== page.mainFrame()) return void (await frame.evaluate(source()));
  const session = await page.context().newCDPSession(page);
  await session.send('Runtime.evaluate', { expression: source() });
  await session.detach();
}

/** Accessibility faults of the open page as it is, its frames of the same origin included: the rule and where. */
export async function faultsOf(page: Page, { within, coloursOnly = false }: Look = {}): Promise<string[]> {
  const { origin } = new URL(page.url());
  // A page that is looked at again has it already: to hand it over takes a fifth of a look.
  for (const frame of page.frames())
    if (frame.url().startsWith(`${origin}/`))
      try {
        if (!(await frame.evaluate(() => 'axe' in window))) await bring(page, frame);
      } catch (error) {
        // A preview is drawn anew while somebody types, and its frame from before is gone.
        if (!frame.isDetached()) throw error;
      }
  const options: RunOptions = { resultTypes: ['violations'], ...(coloursOnly && coloursAlone) };
  return page.evaluate(
    async ([where, how]) => {
      const { axe: there } = window as unknown as { axe: { run: typeof run } };
      const { violations } = await there.run(where ?? document, how);
      return violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
      );
    },
    [within, options] as const,
  );
}
