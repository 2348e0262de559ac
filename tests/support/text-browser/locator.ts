import { selectAll } from 'css-select';
import type { AnyNode, Element } from 'domhandler';
import {
  closest, elementsIn, isPerceived, isVisible, labelsOf, levelOf, matcher, nameOf, parentOf, readText, roleOf, textContent, tidy, withText,
} from './dom.ts'; // prettier-ignore
import { choose, fill, isOff, isSubmit, setChecked } from './forms.ts';

type Wanted = string | RegExp;
interface ByName {
  exact?: boolean;
}
interface ByRole extends ByName {
  name?: Wanted;
  level?: number;
  pressed?: boolean;
  checked?: boolean;
  includeHidden?: boolean;
}
interface Narrowed {
  has?: TextLocator;
  hasText?: Wanted;
  hasNotText?: Wanted;
  visible?: boolean;
}

/** What becomes of a page when one of its parts is used. */
export interface Hands {
  follow(link: Element): Promise<void>;
  send(button: Element): Promise<void>;
  enter(field: Element): Promise<void>;
  /** Remembers the field that has the focus now. */
  touch(field: Element): void;
}

/** What functions that look at elements may ask of them. */
const facade = (element: Element) => ({
  getAttribute: (name: string) => element.attribs[name] ?? null,
  hasAttribute: (name: string) => name in element.attribs,
  textContent: textContent(element),
});

/** What can be looked for within a page or a part of it. */
abstract class Scope {
  protected abstract scopes(): AnyNode[];
  protected abstract readonly hands: Hands;

  private within(find: (scope: AnyNode) => Iterable<Element>): TextLocator {
    return new TextLocator(
      () => [...new Set(this.scopes().flatMap((scope) => [...find(scope)]))],
      this.hands,
    );
  }

  private where(isIt: (element: Element) => boolean): TextLocator {
    return this.within((scope) => [...elementsIn(scope)].filter(isIt));
  }

  locator(selector: string, narrowed: Narrowed = {}): TextLocator {
    const found = this.within((scope) =>
      selectAll<AnyNode, Element>(selector, scope).filter((each) => each !== scope),
    );
    return found.filter(narrowed);
  }

  getByRole(role: string, { name, exact, level, pressed, checked, includeHidden }: ByRole = {}): TextLocator {
    const isNamed = matcher(name, { exact: exact ?? false });
    return this.where(
      (element) =>
        roleOf(element) === role &&
        (level === undefined || levelOf(element) === level) &&
        (pressed === undefined || (element.attribs['aria-pressed'] === 'true') === pressed) &&
        (checked === undefined || 'checked' in element.attribs === checked) &&
        (includeHidden === true || isPerceived(element)) &&
        (name === undefined || isNamed(nameOf(element))),
    );
  }

  getByText(text: Wanted, options: ByName = {}): TextLocator {
    return this.within((scope) => withText(scope, matcher(text, options)));
  }

  getByLabel(text: Wanted, options: ByName = {}): TextLocator {
    const isIt = matcher(text, options);
    return this.where(
      (element) =>
        (element.attribs['aria-label'] !== undefined && isIt(element.attribs['aria-label'])) ||
        ('aria-labelledby' in element.attribs && isIt(nameOf(element))) ||
        (/^(input|select|textarea)$/.test(element.name) &&
          labelsOf(element).some((label) => isIt(textContent(label)))),
    );
  }

  getByTitle(text: Wanted, options: ByName = {}): TextLocator {
    const isIt = matcher(text, options);
    return this.where(({ attribs }) => attribs['title'] !== undefined && isIt(attribs['title']));
  }
}

/** Elements of a page, found anew each time they are asked for. */
export class TextLocator extends Scope {
  private readonly find: () => Element[];
  protected readonly hands: Hands;

  constructor(find: () => Element[], hands: Hands) {
    super();
    this.find = find;
    this.hands = hands;
  }

  protected scopes(): AnyNode[] {
    return this.find();
  }

  elements(): Element[] {
    return this.find();
  }

  /** The one element that this means. */
  one(): Element {
    const [element, ...more] = this.find();
    if (!element) throw new Error('no element where one is meant');
    if (more.length > 0) throw new Error(`${more.length + 1} elements where one is meant`);
    return element;
  }

  private narrowed(narrow: (all: Element[]) => Element[]): TextLocator {
    return new TextLocator(() => narrow(this.find()), this.hands);
  }

  first(): TextLocator {
    return this.narrowed((all) => all.slice(0, 1));
  }

  last(): TextLocator {
    return this.narrowed((all) => all.slice(-1));
  }

  nth(index: number): TextLocator {
    return this.narrowed((all) => all.slice(index, index + 1));
  }

  or(other: TextLocator): TextLocator {
    return this.narrowed((all) => [...new Set([...all, ...other.find()])]);
  }

  filter({ has, hasText, hasNotText, visible }: Narrowed): TextLocator {
    const isIt = matcher(hasText);
    const isNot = matcher(hasNotText);
    return this.narrowed((all) =>
      all.filter(
        (element) =>
          (hasText === undefined || isIt(readText(element))) &&
          (hasNotText === undefined || !isNot(readText(element))) &&
          (visible === undefined || isVisible(element) === visible) &&
          (!has || has.find().some((inner) => inner !== element && closestIs(inner, element))),
      ),
    );
  }

  all(): Promise<TextLocator[]> {
    return Promise.resolve(this.find().map((_, at) => this.nth(at)));
  }

  count(): Promise<number> {
    return Promise.resolve(this.find().length);
  }

  // What Playwright waits for is there or never comes: asked as an action, an element that is missing is an error at once.
  async textContent(): Promise<string> {
    return textContent(await this.asked());
  }

  async innerText(): Promise<string> {
    return tidy(textContent(await this.asked()));
  }

  async getAttribute(name: string): Promise<string | null> {
    return (await this.asked()).attribs[name] ?? null;
  }

  allTextContents(): Promise<string[]> {
    return Promise.resolve(this.find().map(textContent));
  }

  allInnerTexts(): Promise<string[]> {
    return Promise.resolve(this.find().map((element) => tidy(textContent(element))));
  }

  evaluateAll<T>(look: (elements: ReturnType<typeof facade>[]) => T): Promise<T> {
    return Promise.resolve(look(this.find().map(facade)));
  }

  isVisible(): Promise<boolean> {
    return Promise.resolve(this.find().some(isVisible));
  }

  async fill(value: string): Promise<void> {
    const field = await this.used();
    fill(field, value);
    this.hands.touch(field);
  }

  pressSequentially(value: string): Promise<void> {
    return this.fill(value);
  }

  async check(): Promise<void> {
    setChecked(await this.used(), true);
  }

  async uncheck(): Promise<void> {
    setChecked(await this.used(), false);
  }

  async selectOption(wanted: string): Promise<void> {
    choose(await this.used(), wanted);
  }

  async press(key: string): Promise<void> {
    const element = await this.used();
    if (key !== 'Enter') throw new Error(`${key} is a key for a browser with scripts`);
    await (/^(a|button|summary)$/.test(element.name) ? this.click() : this.hands.enter(element));
  }

  async click(): Promise<void> {
    const element = await this.used();
    const target = closest(element, 'a', 'button', 'summary', 'input', 'label') ?? element;
    if (isOff(target)) throw new Error('a button that is off');
    if (target.name === 'a') return this.hands.follow(target);
    if (target.name === 'summary') return setOpen(parentOf(target), 'open');
    if (target.name === 'label') return setChecked(labelled(target), true);
    const { type } = target.attribs;
    if (type === 'checkbox' || type === 'radio')
      return setChecked(target, type === 'radio' || !('checked' in target.attribs));
    const popover = target.attribs['popovertarget'];
    if (popover) return setOpen(byId(target, popover), 'data-shown');
    if (isSubmit(target)) await this.hands.send(target);
  }

  scrollIntoViewIfNeeded(): Promise<void> {
    return Promise.resolve();
  }

  private asked(): Promise<Element> {
    return new Promise((resolve) => resolve(this.one()));
  }

  private async used(): Promise<Element> {
    const element = await this.asked();
    if (!isVisible(element)) throw new Error(`<${element.name}> is not visible`);
    return element;
  }
}

/** The page as a whole. */
export abstract class TextScope extends Scope {}

const closestIs = (inner: Element, outer: Element): boolean => {
  for (let at = parentOf(inner); at; at = parentOf(at)) if (at === outer) return true;
  return false;
};

const byId = (near: Element, id: string): Element | undefined => {
  let root: AnyNode = near;
  while (root.parent) root = root.parent;
  return [...elementsIn(root)].find(({ attribs }) => attribs['id'] === id);
};

function labelled(label: Element): Element {
  const id = label.attribs['for'];
  const field = id ? byId(label, id) : [...elementsIn(label)].find(({ name }) => name === 'input');
  if (!field) throw new Error('a label of nothing');
  return field;
}

/** Opens what is closed, and closes what is open. */
function setOpen(element: Element | undefined, mark: 'open' | 'data-shown'): void {
  if (!element) throw new Error('a button for nothing');
  const { [mark]: open, ...others } = element.attribs;
  element.attribs = open === undefined ? { ...others, [mark]: '' } : others;
}
