import { type AnyNode, isTag } from 'domhandler';
import { HtmlValidate } from 'html-validate';
import { DomUtils, parseDocument } from 'htmlparser2';
import { expect, test } from 'vitest';
import { inLongRun } from '../support/long.ts';
import { everyPage, likeStates, madeOfOthers, sameTemplates } from '../support/pages.ts';
import { htmlOf } from '../support/the-site.ts';

const validator = new HtmlValidate({
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: {
    // How the compiler writes HTML, not what it means.
    'attr-case': 'off',
    'attr-quotes': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'no-trailing-whitespace': 'off',
    'void-style': 'off',
    'no-inline-style': 'error',
    // Without JavaScript a page that leads on after three seconds has no other way.
    'meta-refresh': 'off',
    // A dialog has a heading of its own before the page's.
    'heading-level': 'off',
    // Our own files come from our own server.
    'require-sri': ['error', { target: 'crossorigin' }],
    // Ids are names of calls too: `stock.details`.
    'valid-id': ['error', { relaxed: true }],
    // Titles and sentences come from data and are as long as they are.
    'long-title': 'off',
    'tel-non-breaking': 'off',
    // A heading level and a landmark may be chosen for what they are.
    'prefer-native-element': 'off',
    'no-redundant-role': 'off',
    // A player is made once a person asked for it.
    'no-autoplay': 'off',
  },
});

/** Astro writes this before the first island of a page, wherever that stands. */
const ISLAND_STYLE = '<style>astro-island,astro-slot,astro-static-slot{display:contents}</style>';

/** Each template and state once, by one of its addresses; every address in the long run. */
const templates = inLongRun(
  everyPage,
  everyPage.filter((path) => !sameTemplates.has(path)),
);

/** Of the hundreds of tables on the page of calls, which are most of it and alike, every eighth is read; in the long run all. */
const READ_OF_TABLES = inLongRun(1, 8);
function lighter(path: string, html: string): string {
  let seen = 0;
  if (path !== '/api/docs') return html;
  return html.replaceAll(/<table\b[\s\S]*?<\/table>/g, (table) =>
    seen++ % READ_OF_TABLES === 0 ? table : '',
  );
}

test.each(templates)('%s is valid HTML without inline style', async (path) => {
  const html = (await htmlOf(path)).replace(ISLAND_STYLE, '');
  const { results } = await validator.validateString(lighter(path, html));
  expect(
    results.flatMap(({ messages }) => messages.map((m) => `${m.line}:${m.column} ${m.ruleId} ${m.message}`)),
  ).toEqual([]);
});

/** The kinds of parts in the content of a page: elements with their classes. */
function partsOf(html: string): Set<string> {
  const parts = new Set<string>();
  const walk = (node: AnyNode) => {
    if (!isTag(node) || ['script', 'style', 'template', 'path'].includes(node.name)) return;
    parts.add([node.name, ...(node.attribs['class'] ?? '').split(/\s+/).toSorted()].join('.'));
    node.children.forEach(walk);
  };
  parseDocument(/<main\b[\s\S]*<\/main>/.exec(html)?.[0] ?? '').children.forEach(walk);
  return parts;
}

test('a page at which a browser need not look has at most one kind of part that no page it looks at has', async () => {
  const looked = everyPage.filter(
    (path) => ![sameTemplates, likeStates, madeOfOthers].some((left) => left.has(path)),
  );
  const shown = new Set<string>();
  for (const path of looked) for (const part of partsOf(await htmlOf(path))) shown.add(part);
  expect(shown.size).toBeGreaterThan(500);
  const ofTheirOwn: [path: string, parts: string[]][] = [];
  for (const path of madeOfOthers)
    ofTheirOwn.push([path, [...partsOf(await htmlOf(path))].filter((part) => !shown.has(part))]);
  expect(ofTheirOwn.filter(([, parts]) => parts.length > 1)).toEqual([]);
});

/** The headlines of articles before which their heart stands, on one page. */
function heartsBeforeHeadlines(html: string): string[] {
  const { findAll, textContent } = DomUtils;
  return findAll(({ name }) => name === 'article', parseDocument(html)).flatMap((article) => {
    const inOrder = findAll(({ name }) => /^(?:favorite-heart|h[1-6])$/.test(name), article.children);
    const [first, second] = inOrder;
    return first?.name === 'favorite-heart' && second ? [textContent(second).trim()] : [];
  });
}

test('in each article the headline comes before the heart that keeps it, wherever that is drawn', async () => {
  const first: string[] = [];
  for (const path of [
    '/',
    '/news',
    '/newsletters',
    '/events',
    '/videos',
    '/stocks/ZZSMA/news',
    '/stocks/ZZSMA/webinar',
  ])
    first.push(...heartsBeforeHeadlines(await htmlOf(path)).map((headline) => `${path}: ${headline}`));
  expect(first).toEqual([]);
});

test('every call and entity has an address of its own on the page of calls', async () => {
  const ids = [...(await htmlOf('/api/docs')).matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id);
  expect(ids.length).toBeGreaterThan(200);
  expect([...new Set(ids)]).toHaveLength(ids.length);
});

test.each(everyPage)('%s has one heading, landmarks, a title and a canonical link', async (path) => {
  const html = await htmlOf(path);
  expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
  expect(html).toMatch(/<html lang="en"/);
  expect(html).toMatch(/<main id="main"/);
  expect(html).toMatch(/<title>[^<]{4,}<\/title>/);
  expect(html).toMatch(/<link rel="canonical" href="http/);
});

/** States of lists, two stories of the same words among them. */
const states = [
  ...[
    '/stocks/ipo',
    '/stocks/ipo?page=2',
    '/stocks/ipo?pageSize=5',
    '/stocks/ABEO/news',
    '/stocks/ABEO/news?page=2',
  ],
  ...['', '?sort=gap', '?sort=volume', '?floor=off', '?sector=Finance', '?leaders=2', '?laggards=2'].map(
    (query) => `/stocks/leaders-and-laggards${query}`,
  ),
  ...['/events', '/events?tab=history', '/events?range=week', '/videos', '/videos?sector=Technology'],
  ...['/news', '/news?page=2', '/news?topic=ipo', '/newsletters', '/newsletters?since=1m'],
  ...['/news/b-TOVX-20251016-offering', '/news/b-TOVX-20251203-offering'],
];

test('pages with canonical links of their own have titles of their own', async () => {
  const titles = new Map<string, string>();
  for (const path of states) {
    const html = await htmlOf(path);
    const [, canonical = ''] = /rel="canonical" href="([^"]*)"/.exec(html) ?? [];
    titles.set(canonical, /<title>([^<]*)/.exec(html)?.[1] ?? '');
  }
  expect(titles.size).toBe(18);
  expect([...new Set(titles.values())]).toHaveLength(titles.size);
});
