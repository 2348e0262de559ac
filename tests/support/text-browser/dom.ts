import { type AnyNode, type Document, type Element, isTag, isText } from 'domhandler';
import { parseDocument } from 'htmlparser2';

/** Elements whose text is not read with what stands around them. */
const unread = new Set(['script', 'style', 'template', 'head']);
const headings = /^h[1-6]$/;

/** Reads a page. What lies in templates waits for a script and is no part of it. */
export function parse(html: string): Document {
  // The same classes in another version.
  const parsed: object = parseDocument(html);
  const document = parsed as Document;
  for (const element of [...elementsIn(document)]) if (element.name === 'template') element.children = [];
  return document;
}

export const parentOf = (element: Element): Element | undefined =>
  element.parent && isTag(element.parent) ? element.parent : undefined;

/** An element and what it lies in, from inside. */
export function* around(element: Element): Generator<Element> {
  for (let at: Element | undefined = element; at; at = parentOf(at)) yield at;
}

/** The nearest of an element and what it lies in that is one of these. */
export const closest = (element: Element, ...names: readonly string[]): Element | undefined =>
  [...around(element)].find(({ name }) => names.includes(name));

/** Every element within a node, in the order of the document. */
export function* elementsIn(node: AnyNode): Generator<Element> {
  if (!('children' in node)) return;
  for (const child of node.children) {
    if (isTag(child)) yield child;
    yield* elementsIn(child);
  }
}

export const rootOf = (element: Element): AnyNode => {
  let root: AnyNode = element;
  while (root.parent) root = root.parent;
  return root;
};

export const tidy = (text: string): string =>
  text
    .replace(/[\u200b\u00ad]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** The text of a node with all that is in it, as `textContent` has it. */
export const textContent = (node: AnyNode): string =>
  isText(node) ? node.data : 'children' in node ? node.children.map(textContent).join('') : '';

/** What is shown of a node without scripts: `textContent` without scripts, styles and templates. */
export const shownText = (node: AnyNode): string => {
  if (isText(node)) return node.data;
  if (!('children' in node) || (isTag(node) && unread.has(node.name))) return '';
  return node.children.map(shownText).join('');
};

/** The text by which Playwright finds and compares: what is shown, but for what stands there for want of scripts. */
export const readText = (node: AnyNode): string => {
  if (isText(node)) return node.data;
  if (!('children' in node) || (isTag(node) && (unread.has(node.name) || node.name === 'noscript')))
    return '';
  return node.children.map(readText).join('');
};

/** Whether a page without scripts shows an element, as far as its HTML tells. */
export function isVisible(element: Element): boolean {
  if (element.name === 'input' && element.attribs['type'] === 'hidden') return false;
  let child: Element | undefined;
  for (const at of around(element)) {
    if (unread.has(at.name) || 'hidden' in at.attribs) return false;
    if (at.name === 'dialog' && !('open' in at.attribs)) return false;
    if ('popover' in at.attribs && !('data-shown' in at.attribs)) return false;
    if (at.name === 'details' && !('open' in at.attribs) && child && child.name !== 'summary') return false;
    child = at;
  }
  return true;
}

const inputRoles: Readonly<Record<string, string>> = {
  button: 'button', submit: 'button', reset: 'button', image: 'button', checkbox: 'checkbox', radio: 'radio', search: 'searchbox',
  number: 'spinbutton', range: 'slider', hidden: '', password: 'textbox', date: '', file: '',
}; // prettier-ignore
const roles: Readonly<Record<string, string>> = {
  button: 'button', ul: 'list', ol: 'list', menu: 'list', li: 'listitem', table: 'table', tr: 'row', td: 'cell', thead: 'rowgroup', tbody: 'rowgroup',
  nav: 'navigation', main: 'main', aside: 'complementary', article: 'article', dialog: 'dialog', textarea: 'textbox', option: 'option',
  fieldset: 'group', details: 'group', output: 'status', img: 'img', figure: 'figure', hr: 'separator', search: 'search', p: 'paragraph',
}; // prettier-ignore
const sections = ['article', 'aside', 'main', 'nav', 'section'];

/** The role of an element: its own, or that of its name. */
export function roleOf(element: Element): string {
  const { name, attribs } = element;
  const [own] = (attribs['role'] ?? '').split(' ');
  if (own) return own;
  if (headings.test(name)) return 'heading';
  if (name === 'a' || name === 'area') return 'href' in attribs ? 'link' : 'generic';
  if (name === 'input')
    return 'list' in attribs ? 'combobox' : (inputRoles[attribs['type'] ?? 'text'] ?? 'textbox');
  if (name === 'select') return 'multiple' in attribs || 'size' in attribs ? 'listbox' : 'combobox';
  if (name === 'th') return attribs['scope'] === 'row' ? 'rowheader' : 'columnheader';
  if (name === 'section') return nameOf(element) ? 'region' : 'generic';
  if (name === 'form') return nameOf(element) ? 'form' : 'generic';
  if (name === 'header' || name === 'footer') {
    if (closest(element, ...sections)) return 'generic';
    return name === 'header' ? 'banner' : 'contentinfo';
  }
  return roles[name] ?? 'generic';
}

export const levelOf = ({ name, attribs }: Element): number =>
  Number(attribs['aria-level'] ?? (headings.test(name) ? name.slice(1) : 0));

const byIds = (element: Element, ids: string): Element[] => {
  const wanted = ids.split(/\s+/);
  const all = [...elementsIn(rootOf(element))];
  return wanted.flatMap((id) => all.find(({ attribs }) => attribs['id'] === id) ?? []);
};

/** The labels of a field. */
export function labelsOf(field: Element): Element[] {
  const id = field.attribs['id'];
  const around = closest(field, 'label');
  const named = id
    ? [...elementsIn(rootOf(field))].filter(({ name, attribs }) => name === 'label' && attribs['for'] === id)
    : [];
  return [...new Set([...named, ...(around && !around.attribs['for'] ? [around] : [])])];
}

const labelled = new Set(['input', 'select', 'textarea', 'output', 'meter', 'progress']);
const namedByContent = new Set([
  'button', 'cell', 'checkbox', 'columnheader', 'heading', 'link', 'menuitem', 'option', 'radio', 'row', 'rowheader', 'switch', 'tab', 'tooltip',
]); // prettier-ignore

/** What content gives to a name: text, and what stands for pictures; nothing of what is hidden from all. */
function contentName(node: AnyNode): string {
  if (isText(node)) return node.data;
  if (!isTag(node)) return '';
  if (unread.has(node.name) || node.attribs['aria-hidden'] === 'true' || 'hidden' in node.attribs) return '';
  const own = node.attribs['aria-label'] ?? (node.name === 'img' ? node.attribs['alt'] : undefined);
  if (own !== undefined) return ` ${own} `;
  if (node.name === 'input') return ` ${node.attribs['value'] ?? ''} `;
  if (node.name === 'select') return '';
  const text = node.children.map(contentName).join('');
  return inline.has(node.name) ? text : ` ${text} `;
}
const inline = new Set(['a', 'abbr', 'b', 'bdi', 'em', 'i', 'mark', 'small', 'span', 'strong', 'sub', 'sup', 'time', 'wbr']); // prettier-ignore

/** The accessible name of an element. */
export function nameOf(element: Element): string {
  const { name, attribs } = element;
  const by = attribs['aria-labelledby'];
  if (by) return tidy(byIds(element, by).map(contentName).join(' '));
  if (attribs['aria-label']) return tidy(attribs['aria-label']);
  if (name === 'img') return tidy(attribs['alt'] ?? attribs['title'] ?? '');
  if (name === 'svg') return tidy(ofFirst(element, 'title') || (attribs['title'] ?? ''));
  if (name === 'input' && /^(submit|button|reset)$/.test(attribs['type'] ?? ''))
    return attribs['value'] ?? '';
  if (labelled.has(name)) {
    const text = tidy(labelsOf(element).map(contentName).join(' '));
    return text || tidy(attribs['title'] ?? attribs['placeholder'] ?? '');
  }
  if (name === 'table') return tidy(ofFirst(element, 'caption'));
  if (name === 'fieldset') return tidy(ofFirst(element, 'legend'));
  if (name === 'figure') return tidy(ofFirst(element, 'figcaption'));
  if (name === 'section' || name === 'form') return tidy(attribs['title'] ?? '');
  if (!namedByContent.has(roleOf(element))) return tidy(attribs['title'] ?? '');
  return tidy(element.children.map(contentName).join('')) || tidy(attribs['title'] ?? '');
}
const ofFirst = (element: Element, name: string): string => {
  const found = element.children.find((child): child is Element => isTag(child) && child.name === name);
  return found ? contentName(found) : '';
};

/** The accessible description of an element. */
export const descriptionOf = (element: Element): string =>
  tidy(
    byIds(element, element.attribs['aria-describedby'] ?? '')
      .map(contentName)
      .join(' '),
  );

/** Whether an element is there for everybody, so that a role finds it. */
export const isPerceived = (element: Element): boolean =>
  isVisible(element) && [...around(element)].every(({ attribs }) => attribs['aria-hidden'] !== 'true');

/** The elements within a node whose text matches, and no element within them. */
export function withText(node: AnyNode, matches: (text: string) => boolean): Element[] {
  const found: Element[] = [];
  const look = (element: Element): boolean => {
    if (unread.has(element.name) || element.name === 'noscript') return false;
    const isInner = element.children.map((child) => isTag(child) && look(child)).some(Boolean);
    if (isInner) return true;
    const isButton = element.name === 'input' && /^(submit|button)$/.test(element.attribs['type'] ?? '');
    // A pattern meets the text as it is written, with the line breaks of the markup, as in Playwright.
    if (!matches(isButton ? (element.attribs['value'] ?? '') : readText(element))) return false;
    found.push(element);
    return true;
  };
  if ('children' in node) for (const child of node.children) if (isTag(child)) look(child);
  return found;
}

/** How a name or text is looked for: a part in any case, all of it just so, or a pattern. */
export function matcher(
  wanted: string | RegExp | undefined,
  { exact = false }: { exact?: boolean } = {},
): (text: string) => boolean {
  if (wanted === undefined) return () => true;
  if (wanted instanceof RegExp) return (text) => wanted.test(text);
  const plain = tidy(wanted);
  return (text) => (exact ? tidy(text) === plain : tidy(text).toLowerCase().includes(plain.toLowerCase()));
}
