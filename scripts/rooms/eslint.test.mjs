import { ESLint } from 'eslint';
import astro from 'eslint-plugin-astro';
import tseslint from 'typescript-eslint';
import { describe, expect, it } from 'vitest';
import { roomRules } from './eslint.mjs';

const eslint = new ESLint({
  overrideConfigFile: true,
  overrideConfig: [
    { files: ['**/*.{ts,tsx}'], languageOptions: { parser: tseslint.parser } },
    ...astro.configs.base,
    ...roomRules,
  ],
});

/** What the rules say about a made-up file. */
async function faults(path, text) {
  const [result] = await eslint.lintText(text, { filePath: `src/${path}` });
  return result.messages.map(({ ruleId, message }) => `${ruleId}: ${message}`);
}

const imports = (...specifiers) => specifiers.map((one, i) => `import a${i} from '${one}';`).join('\n');

/** Room by room: a file, what it may import, what it may not. */
const arrows = [
  ['contract/event.ts', ['./id.ts'], ['#kit/dates.ts', '#ui/Pager.astro', '#server/db/open.ts']],
  [
    'kit/dates.ts',
    ['./format.ts', '#contract/event.ts'],
    ['#ui/Pager.astro', '#features/news/view.ts', '#server/db/open.ts'],
  ],
  [
    'ui/Pager.astro',
    ['#kit/dates.ts', '#contract/event.ts', '#styles/text.css'],
    ['#islands/favorites/Heart.astro', '#shell/TopBar.astro', '#features/news/NewsCard.astro'],
  ],
  [
    'islands/screener/Grid.tsx',
    ['./Icon.tsx', '#ui/browser/theme.ts', '#kit/dates.ts', '#islands/favorites/favorites.ts'],
    ['#islands/video/player.ts', '#shell/TopBar.astro', '#features/news/words.ts'],
  ],
  [
    'islands/favorites/mount.tsx',
    ['./favorites.ts', '#kit/dates.ts'],
    ['#islands/screener/Grid.tsx', '../screener/Grid.tsx'],
  ],
  ['islands/video/player.ts', ['#ui/browser/theme.ts'], ['#islands/favorites/favorites.ts']],
  [
    'shell/TopBar.astro',
    ['./Account.astro', '#islands/favorites/Heart.astro', '#ui/Tabs.astro'],
    ['#layouts/Page.astro', '#features/search/load.ts'],
  ],
  [
    'layouts/Page.astro',
    ['#shell/TopBar.astro', '#styles/global.css'],
    ['#features/search/load.ts', '../pages/index.astro'],
  ],
  [
    'features/home/HomePage.astro',
    ['./load.ts', '#layouts/Page.astro', '#islands/favorites/Heart.astro'],
    ['../../pages/index.astro', '#server/store/news.ts'],
  ],
  ['pages/index.astro', ['#features/home/HomePage.astro', '#layouts/Page.astro'], ['#server/gateway/app.ts']],
  [
    'server/runtime/log.ts',
    ['#kit/format.ts', '#contract/errors.ts'],
    ['#server/db/open.ts', '#server/http/server.ts'],
  ],
  [
    'server/db/open.ts',
    ['./schema.ts'],
    ['#contract/favorite.ts', '#kit/dates.ts', '#server/store/codes.ts', '#server/fill/seed.ts'],
  ],
  [
    'server/store/news.ts',
    ['#server/db/open.ts', '#kit/dates.ts', '#contract/news.ts'],
    ['#server/fill/derive.ts', '#server/backends/answer.ts', '#ui/words.ts'],
  ],
  [
    'server/fill/seed.ts',
    ['#server/store/news.ts', '#server/db/open.ts', '#server/runtime/log.ts'],
    ['#server/compose/root.ts', '#server/backends/answer.ts', '#features/news/words.ts'],
  ],
  [
    'server/delivery/sms.ts',
    ['#server/runtime/log.ts', '#server/store/outbox.ts'],
    ['#server/store/users.ts', '#server/backends/answer.ts'],
  ],
  [
    'server/jobs/scheduler.ts',
    ['#server/runtime/log.ts'],
    ['#server/store/job-leases.ts', '#server/db/open.ts'],
  ],
  ['server/http/server.ts', ['#kit/conditional.ts'], ['#server/gateway/app.ts', '#server/store/news.ts']],
  [
    'server/gateway/app.ts',
    ['#server/runtime/log.ts', '#contract/calls.ts', '#server/backends/backend.ts'],
    [
      '#server/backends/answer.ts',
      '#server/backends/data/app.ts',
      '#server/store/users.ts',
      '#server/db/open.ts',
    ],
  ],
  [
    'server/backends/data/news.ts',
    ['#server/store/news.ts', '../answer.ts', '#server/delivery/letter.ts'],
    ['../auth/app.ts', '#server/gateway/env.ts', '#server/compose/root.ts', '#server/fill/seed.ts'],
  ],
  [
    'server/backends/auth/login.ts',
    ['#server/store/users.ts'],
    ['../data/news.ts', '#server/gateway/session.ts'],
  ],
  ['server/backends/chat/app.ts', ['#server/store/users.ts'], ['../data/news.ts', '../auth/app.ts']],
  ['server/backends/tools/app.ts', ['#server/store/users.ts'], ['../data/news.ts', '#server/gateway/env.ts']],
  ['server/backends/answer.ts', ['#contract/calls.ts'], ['./data/news.ts', '#server/gateway/env.ts']],
  [
    'server/front/front.ts',
    ['#server/compose/root.ts', '#server/gateway/app.ts'],
    ['#server/store/news.ts', '#server/backends/data/app.ts'],
  ],
  [
    'server/compose/root.ts',
    ['#server/gateway/app.ts', '#server/fill/prepare.ts', '#kit/format.ts'],
    ['#features/crawlers/sitemap/write.ts', '#ui/words.ts'],
  ],
  ['server/main.ts', ['#server/compose/root.ts'], ['#features/home/load.ts']],
  [
    'fetch.ts',
    ['./server/front/front.ts', '#kit/paths.ts'],
    ['#server/compose/root.ts', '#features/home/load.ts'],
  ],
];

const source = (path, lines) => (path.endsWith('.astro') ? `---\n${lines}\n---\n<p>x</p>\n` : `${lines}\n`);

describe('arrows between rooms', () => {
  it.each(arrows)('%s imports what lies below', async (path, allowed) => {
    expect(await faults(path, source(path, imports(...allowed)))).toEqual([]);
  });

  it.each(arrows.flatMap(([path, , refused]) => refused.map((one) => [path, one])))(
    '%s may not import %s, and is told what to do instead',
    async (path, specifier) => {
      const found = await faults(path, source(path, imports(specifier)));
      expect(found).toHaveLength(1);
      expect(found[0]).toMatch(/^rooms\/imports: .+ may not import .+\. [A-Z].+/);
    },
  );

  it.each([
    ["export { a } from '#server/db/open.ts';"],
    ["export * from '#server/db/open.ts';"],
    ["const a = await import('#server/db/open.ts');"],
    ["import type { A } from '#server/db/open.ts';"],
    ["type A = import('#server/db/open.ts').Db;"],
    ["import '../server/db/open.ts';"],
    ["import a from '#server/db/open.ts?raw';"],
  ])('sees every form of import: %s', async (line) => {
    expect(await faults('kit/dates.ts', line)).toHaveLength(1);
  });

  it('lets a backend name the type of the database, and not open it', async () => {
    const path = 'server/backends/data/app.ts';
    expect(await faults(path, "import type { Db } from '#server/db/open.ts';")).toEqual([]);
    expect(await faults(path, "import { type Db } from '#server/db/open.ts';")).toEqual([]);
    expect(await faults(path, "import { type Db, openStore } from '#server/db/open.ts';")).toHaveLength(1);
  });

  it('reads the scripts of components too', async () => {
    const script = (specifier) => `<p>x</p>\n<script>\n  import a from '${specifier}';\n  a();\n</script>\n`;
    expect(await faults('ui/Tabs.astro', script('./browser/theme.ts'))).toEqual([]);
    expect(await faults('ui/Tabs.astro', script('#shell/browser/session-hint.ts'))).toHaveLength(1);
  });

  it('keeps test support out of the program', async () => {
    expect(await faults('kit/dates.ts', imports('#tests/support/media.ts'))).toHaveLength(1);
    expect(await faults('kit/dates.test.ts', imports('#tests/support/media.ts'))).toEqual([]);
  });
});

describe('faces of features', () => {
  it('lets a feature import a file of a face, and no other file', async () => {
    const path = 'features/home/FrontNews.astro';
    expect(await faults(path, source(path, imports('#features/news/NewsCard.astro')))).toEqual([]);
    const [fault] = await faults(path, source(path, imports('#features/news/load.ts')));
    expect(fault).toContain('features/news/load.ts is not of the face of news: use a file of its face');
    expect(await faults(path, source(path, imports('../ipo/columns.ts')))).toHaveLength(1);
  });

  it('lets pages import any file of a feature', async () => {
    expect(await faults('pages/index.astro', source('x.astro', imports('#features/news/load.ts')))).toEqual(
      [],
    );
  });
});

describe('what runs where', () => {
  it.each([
    ['kit/theme.ts', 'document.title'],
    ['contract/user.ts', 'localStorage.length'],
    ['features/news/view.ts', 'window.name'],
    ['features/news/NewsCard.astro', '---\ncustomElements.get("x");\n---\n<p>x</p>'],
    ['ui/field.ts', 'class A extends HTMLElement {}'],
    ['shell/theme.ts', 'matchMedia("print").matches'],
    ['pages/index.astro', '---\nnavigator.language;\n---\n<p>x</p>'],
  ])('%s does not touch the page', async (path, text) => {
    const found = await faults(path, text);
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(/no-restricted-globals: .*Move the module to browser\//);
  });

  it.each([
    ['features/news/browser/more.ts', 'document.title'],
    ['ui/browser/theme.ts', 'window.name'],
    ['islands/screener/Grid.tsx', 'document.title'],
    ['ui/Tabs.astro', '<p>x</p>\n<script>\n  document.title;\n</script>'],
  ])('%s may touch the page', async (path, text) => {
    expect(await faults(path, text)).toEqual([]);
  });

  it.each([
    ['features/news/browser/more.ts', 'process.env.HOME'],
    ['islands/screener/Grid.tsx', 'Buffer.from("")'],
    ['ui/Tabs.astro', '<p>x</p>\n<script>\n  process.exit();\n</script>'],
  ])('%s does not touch Node', async (path, text) => {
    expect(await faults(path, text)).toEqual([expect.stringContaining('no-restricted-globals')]);
  });

  it.each([
    ['kit/dates.ts', 'node:crypto'],
    ['features/news/view.ts', 'luxon'],
    ['features/news/browser/more.ts', 'luxon'],
    ['islands/screener/Grid.tsx', 'node:fs'],
  ])('%s may not import the server package %s', async (path, name) => {
    expect(await faults(path, imports(name))).toEqual([expect.stringContaining(name)]);
  });

  it('lets the server, and files listed for the server only, import them', async () => {
    expect(await faults('server/store/news.ts', imports('node:crypto', 'luxon'))).toEqual([]);
    expect(await faults('features/crawlers/feeds/answer.ts', imports('node:crypto'))).toEqual([]);
  });

  it('keeps what is for the server only out of browser code, but for its types', async () => {
    const path = 'features/home/browser/player.ts';
    expect(await faults(path, imports('../show-time.ts'))).toEqual([
      expect.stringContaining('for the server only'),
    ]);
    expect(await faults(path, "import type { A } from '../show-time.ts';")).toEqual([]);
  });

  it('holds a script of a component to 40 lines: what is longer is a module of browser/', async () => {
    const script = (lines) => `<p>x</p>\n<script>\n${'  start();\n\n'.repeat(lines)}</script>\n`;
    expect(await faults('ui/Tabs.astro', script(39))).toEqual([]);
    expect(await faults('ui/Tabs.astro', script(42))).toEqual([expect.stringContaining('max-lines')]);
  });
});
