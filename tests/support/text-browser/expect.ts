import { expect as base } from '@playwright/test';
import type { Element } from 'domhandler';
import { descriptionOf, isVisible, nameOf, readText, shownText, tidy } from './dom.ts';
import { isOff, valueOf } from './forms.ts';
import { TextLocator } from './locator.ts';
import { isUrl, TextPage } from './page.ts';

type Wanted = string | RegExp;
interface Outcome {
  pass: boolean;
  message: () => string;
}

const outcome = (pass: boolean, received: unknown, wanted?: unknown): Outcome => ({
  pass,
  message: () =>
    `expected ${wanted instanceof RegExp ? String(wanted) : JSON.stringify(wanted)}, received ${JSON.stringify(received)}`,
});

/** A text as a whole: with a string in any white space, with a pattern just as it stands. */
const isWhole = (text: string, wanted: Wanted): boolean =>
  typeof wanted === 'string' ? tidy(text) === tidy(wanted) : wanted.test(text);
const contains = (text: string, wanted: Wanted): boolean =>
  typeof wanted === 'string' ? tidy(text).includes(tidy(wanted)) : wanted.test(text);

type Test = (text: string, wanted: Wanted) => boolean;

const texts = (
  locator: TextLocator,
  wanted: Wanted | readonly Wanted[],
  test: Test,
  { useInnerText = false }: { useInnerText?: boolean } = {},
): Outcome => {
  const read = useInnerText ? shownText : readText;
  if (typeof wanted === 'string' || wanted instanceof RegExp) {
    const text = read(locator.one());
    return outcome(test(text, wanted), tidy(text), wanted);
  }
  const found = locator.elements().map(read);
  const pass = found.length === wanted.length && found.every((text, at) => test(text, wanted[at] ?? ''));
  return outcome(pass, found.map(tidy), wanted.map(String));
};

const state =
  (isIt: (element: Element) => boolean, ofNothing = false) =>
  (locator: TextLocator): Outcome => {
    const none = locator.elements().length === 0;
    return outcome(none ? ofNothing : isIt(locator.one()), none ? 'nothing' : readText(locator.one()));
  };

const value =
  (of: (element: Element) => string, test: Test = isWhole) =>
  (locator: TextLocator, wanted: Wanted): Outcome => {
    const found = of(locator.one());
    return outcome(test(found, wanted), found, wanted);
  };

const matchers = {
  toHaveText: (locator: TextLocator, wanted: Wanted | readonly Wanted[], how?: { useInnerText?: boolean }) =>
    texts(locator, wanted, isWhole, how),
  toContainText: (
    locator: TextLocator,
    wanted: Wanted | readonly Wanted[],
    how?: { useInnerText?: boolean },
  ) => texts(locator, wanted, contains, how),
  toHaveCount(locator: TextLocator, wanted: number) {
    const count = locator.elements().length;
    return outcome(count === wanted, count, wanted);
  },
  toHaveAttribute(locator: TextLocator, name: string, wanted: Wanted = /^/) {
    const found = locator.one().attribs[name];
    const pass = found !== undefined && (typeof wanted === 'string' ? found === wanted : wanted.test(found));
    return outcome(pass, found ?? null, wanted);
  },
  toHaveValue: value(valueOf),
  toHaveClass: value(({ attribs }) => attribs['class'] ?? ''),
  toHaveAccessibleName: value(nameOf),
  toHaveAccessibleDescription: value(descriptionOf),
  toBeVisible: state(isVisible),
  toBeHidden: state((element) => !isVisible(element), true),
  toBeAttached: state(() => true),
  toBeEmpty: state((element) => tidy(readText(element)) === ''),
  toBeChecked: state(({ attribs }) => 'checked' in attribs),
  toBeDisabled: state(isOff),
  toBeEnabled: state((element) => !isOff(element)),
  toHaveURL: (page: TextPage, wanted: Wanted) =>
    outcome(isUrl(page.url(), wanted, page.base), page.url(), wanted),
  async toHaveTitle(page: TextPage, wanted: Wanted) {
    const title = await page.title();
    return outcome(isWhole(title, wanted), title, wanted);
  },
};

const ofText = base.extend(matchers);

/** Playwright's `expect`, that also knows pages and parts of pages of a text browser. */
export const expect = new Proxy(base, {
  apply: (_, __, [received, ...more]: [unknown, ...string[]]) =>
    received instanceof TextLocator || received instanceof TextPage
      ? ofText(received as never, ...more)
      : base(received, ...more),
});
