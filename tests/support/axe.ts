import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Frame, Page } from '@playwright/test';
import type { configure, RunOptions, run } from 'axe-core';
import { isLong } from './long.ts';

interface Look {
  /** Looks within this selector alone. */
  within?: string;
  /** Only at what a theme can change. */
  coloursOnly?: boolean;
  /** Only at how large, and how far apart, what is pressed is; no other look asks for it. */
  targetsOnly?: boolean;
}

const coloursAlone: RunOptions = {
  runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
};

const targetsAlone: RunOptions = { runOnly: { type: 'rule', values: ['target-size'] } };

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

/** The looks of texts whose contrast this process has seen to be enough. */
const seen = new Set<number>();

/**
 * Leaves to the contrast of colours, which takes half of a look, the texts that look as none did before: by what they are and
 * stand in, their colours, size and weight, and what lies behind them. Resolves with the new looks.
 */
const leaveNewLooks = ([before, within]: readonly [readonly number[], string]): number[] => {
  const known = new Set(before);
  const behind = new Map<Element, string>();
  const behindOf = (element: Element | null): string => {
    if (!element) return '';
    const { backgroundColor, backgroundImage, opacity } = getComputedStyle(element);
    const own = `${backgroundColor}${backgroundImage}${opacity}`.replace('rgba(0, 0, 0, 0)none1', '');
    const all = behind.get(element) ?? `${behindOf(element.parentElement)}${own}`;
    behind.set(element, all);
    return all;
  };
  const nameOf = (element: Element | null) => `${element?.tagName}.${element?.getAttribute('class')}`;
  const isText = (element: Element) =>
    element.matches('input, select, textarea') ||
    Array.from(element.childNodes).some((node) => node.nodeType === 3 && node.nodeValue?.trim());
  // What is hidden, switched off or behind a dialog is judged where it is not.
  const modal = document.querySelector('dialog:modal');
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    !element.closest(':disabled, [inert]') &&
    (modal?.contains(element) ?? true);
  const found: number[] = [];
  for (const element of document.querySelectorAll(`:is(${within}), :is(${within}) *`)) {
    element.removeAttribute('data-new-look');
    if (!isText(element) || !isShown(element)) continue;
    const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element);
    const look = [nameOf(element), nameOf(element.parentElement), color, fontSize, fontWeight, textShadow];
    let hash = 0;
    for (const letter of look.join() + behindOf(element))
      hash = (Math.imul(hash, 31) + letter.charCodeAt(0)) | 0;
    if (known.has(hash)) continue;
    known.add(hash);
    found.push(hash);
    element.setAttribute('data-new-look', '');
  }
  const { axe } = window as unknown as { axe: { configure: typeof configure } };
  axe.configure({ rules: [{ id: 'color-contrast', selector: '[data-new-look]' }] });
  return found;
};

/** Accessibility faults of the open page as it is, its frames of the same origin included: the rule and where. */
export async function faultsOf(
  page: Page,
  { within, coloursOnly = false, targetsOnly = false }: Look = {},
): Promise<string[]> {
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
  if (!isLong && !targetsOnly)
    for (const look of await page.evaluate(leaveNewLooks, [[...seen], within ?? 'body'] as const))
      seen.add(look);
  const options: RunOptions = {
    resultTypes: ['violations'],
    ...(coloursOnly && coloursAlone),
    ...(targetsOnly && targetsAlone),
  };
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
