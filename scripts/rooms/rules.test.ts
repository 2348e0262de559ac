import { describe, expect, it } from 'vitest';
import { madeUpHouse } from '#tests/support/made-up-house.ts';
import { rooms } from '../../eslint.imports.js';
import { rowOf } from './refusal.mjs';

const look = madeUpHouse(/^(rooms\/(?:imports|days)|no-restricted-globals|max-lines): /);

/** What is said of a made-up file in src. */
const faults = (path: string, text: string) => look(`src/${path}`, text);

const imports = (...specifiers: string[]) =>
  specifiers.map((one, i) => `import a${i} from '${one}';`).join('\n');

/** Room by room: a file, what it may import, what it may not. */
const arrows: [path: string, allowed: string[], refused: string[]][] = [
  ['styles/look.ts', ['./tokens.ts'], ['#kit/time/dates.ts', '#ui/Pager.astro']],
  [
    'addresses/queries.ts',
    ['#features/news/view.ts', '#kit/href/paths.ts', '#contract/company-tabs.ts'],
    ['#ui/Pager.astro', '#layouts/Page.astro', '#server/store/news.ts'],
  ],
  ['contract/event.ts', ['./id.ts'], ['#kit/time/dates.ts', '#ui/Pager.astro', '#server/db/open.ts']],
  [
    'kit/time/dates.ts',
    ['./format.ts', '#contract/event.ts'],
    ['#ui/Pager.astro', '#features/news/view.ts', '#server/db/open.ts'],
  ],
  [
    'ui/Pager.astro',
    ['#kit/time/dates.ts', '#contract/event.ts', '#styles/text.css'],
    ['#islands/favorites/Heart.astro', '#shell/TopBar.astro', '#features/news/NewsCard.astro'],
  ],
  [
    'islands/screener/Grid.tsx',
    ['./Icon.tsx', '#ui/browser/theme.ts', '#kit/time/dates.ts', '#islands/favorites/favorites.ts'],
    ['#islands/video/player.ts', '#shell/TopBar.astro', '#features/news/words.ts'],
  ],
  [
    'islands/favorites/mount.tsx',
    ['./favorites.ts', '#kit/time/dates.ts'],
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
    [
      '#contract/favorite.ts',
      '#kit/time/dates.ts',
      '#server/store/accounts/codes.ts',
      '#server/fill/seed.ts',
    ],
  ],
  [
    'server/store/news.ts',
    ['#server/db/open.ts', '#kit/time/dates.ts', '#contract/news.ts'],
    ['#server/fill/derive.ts', '#server/backends/answer.ts', '#ui/words.ts'],
  ],
  [
    'server/fill/seed.ts',
    ['#server/store/news.ts', '#server/db/open.ts', '#server/runtime/log.ts'],
    ['#server/compose/root.ts', '#server/backends/answer.ts', '#features/news/words.ts'],
  ],
  [
    'server/delivery/sms.ts',
    ['#server/runtime/log.ts', '#server/store/accounts/outbox.ts'],
    ['#server/store/accounts/users.ts', '#server/backends/answer.ts'],
  ],
  [
    'server/jobs/scheduler.ts',
    ['#server/runtime/log.ts'],
    ['#server/store/upkeep/job-leases.ts', '#server/db/open.ts'],
  ],
  ['server/drawing/template.ts', ['./markup.ts'], ['#kit/time/dates.ts', '#server/http/encode-html.ts']],
  [
    'server/http/server.ts',
    ['#kit/http/conditional.ts'],
    ['#server/gateway/app.ts', '#server/store/news.ts'],
  ],
  [
    'server/gateway/app.ts',
    ['#server/runtime/log.ts', '#contract/calls.ts', '#server/backends/backend.ts'],
    [
      '#server/backends/answer.ts',
      '#server/backends/data/app.ts',
      '#server/store/accounts/users.ts',
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
    ['#server/store/accounts/users.ts'],
    ['../data/news.ts', '#server/gateway/session.ts'],
  ],
  ['server/backends/chat/app.ts', ['#server/store/accounts/users.ts'], ['../data/news.ts', '../auth/app.ts']],
  [
    'server/backends/tools/app.ts',
    ['#server/store/accounts/users.ts'],
    ['../data/news.ts', '#server/gateway/env.ts'],
  ],
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
    ['./server/front/front.ts', '#kit/href/paths.ts'],
    ['#server/compose/root.ts', '#features/home/load.ts'],
  ],
];

const source = (path: string, lines: string) =>
  path.endsWith('.astro') ? `---\n${lines}\n---\n<p>x</p>\n` : `${lines}\n`;

describe('arrows between rooms', () => {
  it('are tried for every room of the table', () => {
    const tried = new Set(arrows.map(([path]) => rowOf(path)?.room));
    expect(rooms.map(({ room }) => room).filter((room) => !tried.has(room))).toEqual([]);
  });

  for (const [path, allowed, refused] of arrows) {
    const ofAllowed = faults(path, source(path, imports(...allowed)));
    it(`${path} imports what lies below`, async () => {
      expect(await ofAllowed()).toEqual([]);
    });
    for (const specifier of refused) {
      const ofRefused = faults(path, source(path, imports(specifier)));
      it(`${path} may not import ${specifier}, and is told what to do instead`, async () => {
        expect(await ofRefused()).toEqual([
          expect.stringMatching(/^rooms\/imports: .+ may not import .+\. [A-Z].+/),
        ]);
      });
    }
  }

  for (const line of [
    "export { a } from '#server/db/open.ts';",
    "export * from '#server/db/open.ts';",
    "const a = await import('#server/db/open.ts');",
    "import type { A } from '#server/db/open.ts';",
    "type A = import('#server/db/open.ts').Db;",
    "import '../../server/db/open.ts';",
    "import a from '#server/db/open.ts?raw';",
  ]) {
    const found = faults('kit/time/dates.ts', line);
    it(`sees every form of import: ${line}`, async () => {
      expect(await found()).toHaveLength(1);
    });
  }

  const backend = 'server/backends/data/app.ts';
  const ofType = faults(backend, "import type { Db } from '#server/db/open.ts';");
  const ofInlineType = faults(backend, "import { type Db } from '#server/db/open.ts';");
  const ofValue = faults(backend, "import { type Db, openStore } from '#server/db/open.ts';");
  it('lets a backend name the type of the database, and not open it', async () => {
    expect(await ofType()).toEqual([]);
    expect(await ofInlineType()).toEqual([]);
    expect(await ofValue()).toHaveLength(1);
  });

  const script = (specifier: string) =>
    `<p>x</p>\n<script>\n  import a from '${specifier}';\n  a();\n</script>\n`;
  const ofScript = faults('ui/Tabs.astro', script('./browser/theme.ts'));
  const ofReachingScript = faults('ui/Tabs.astro', script('#shell/browser/session-hint.ts'));
  it('reads the scripts of components too', async () => {
    expect(await ofScript()).toEqual([]);
    expect(await ofReachingScript()).toHaveLength(1);
  });

  const ofProgram = faults('kit/time/dates.ts', imports('#tests/support/media.ts'));
  const ofTest = faults('kit/time/dates.test.ts', imports('#tests/support/media.ts'));
  it('keeps test support out of the program', async () => {
    expect(await ofProgram()).toHaveLength(1);
    expect(await ofTest()).toEqual([]);
  });
});

describe('faces of features', () => {
  const path = 'features/home/FrontNews.astro';
  const ofFace = faults(path, source(path, imports('#features/news/NewsCard.astro')));
  const ofOther = faults(path, source(path, imports('#features/news/load.ts')));
  const ofNeighbour = faults(path, source(path, imports('../ipo/columns.ts')));
  it('lets a feature import a file of a face, and no other file', async () => {
    expect(await ofFace()).toEqual([]);
    expect(await ofOther()).toEqual([
      expect.stringContaining('features/news/load.ts is not of the face of news: use a file of its face'),
    ]);
    expect(await ofNeighbour()).toHaveLength(1);
  });

  const ofPage = faults('pages/index.astro', source('x.astro', imports('#features/news/load.ts')));
  it('lets pages import any file of a feature', async () => {
    expect(await ofPage()).toEqual([]);
  });
});

describe('days', () => {
  const text = 'export const weekMs = 7 * 86_400_000;';
  const ofOwn = faults('features/news/words.ts', text);
  const ofShort = faults('server/store/upkeep/prune.ts', 'export const weekMs = 7 * 864e5;');
  const ofComponent = faults('ui/Tabs.astro', `---\n${text}\n---\n<p>{weekMs}</p>\n`);
  const ofContract = faults('contract/calendar.ts', text);
  it('are counted by one module, but for the contract, which imports nothing', async () => {
    for (const found of [ofOwn, ofShort, ofComponent])
      expect(await found()).toEqual([expect.stringMatching(/^rooms\/days: .+kit\/time\/days\.ts/)]);
    expect(await ofContract()).toEqual([]);
  });
});

describe('what runs where', () => {
  for (const [path, text] of [
    ['kit/site/theme.ts', 'document.title'],
    ['contract/user.ts', 'localStorage.length'],
    ['features/news/view.ts', 'window.name'],
    ['features/news/NewsCard.astro', '---\ncustomElements.get("x");\n---\n<p>x</p>'],
    ['ui/field.ts', 'class A extends HTMLElement {}'],
    ['shell/theme.ts', 'matchMedia("print").matches'],
    ['pages/index.astro', '---\nnavigator.language;\n---\n<p>x</p>'],
  ] as const) {
    const found = faults(path, text);
    it(`${path} does not touch the page`, async () => {
      expect(await found()).toEqual([
        expect.stringMatching(/no-restricted-globals: .*Move the module to browser\//),
      ]);
    });
  }

  for (const [path, text] of [
    ['features/news/browser/more.ts', 'document.title'],
    ['ui/browser/theme.ts', 'window.name'],
    ['islands/screener/Grid.tsx', 'document.title'],
    ['ui/Tabs.astro', '<p>x</p>\n<script>\n  document.title;\n</script>'],
  ] as const) {
    const found = faults(path, text);
    it(`${path} may touch the page`, async () => {
      expect(await found()).toEqual([]);
    });
  }

  for (const [path, text] of [
    ['features/news/browser/more.ts', 'process.env.HOME'],
    ['islands/screener/Grid.tsx', 'Buffer.from("")'],
    ['ui/Tabs.astro', '<p>x</p>\n<script>\n  process.exit();\n</script>'],
  ] as const) {
    const found = faults(path, text);
    it(`${path} does not touch Node`, async () => {
      expect(await found()).toEqual([expect.stringContaining('no-restricted-globals')]);
    });
  }

  for (const [path, name] of [
    ['kit/time/dates.ts', 'node:crypto'],
    ['features/news/view.ts', 'luxon'],
    ['features/news/browser/more.ts', 'luxon'],
    ['islands/screener/Grid.tsx', 'node:fs'],
  ] as const) {
    const found = faults(path, imports(name));
    it(`${path} may not import the server package ${name}`, async () => {
      expect(await found()).toEqual([expect.stringContaining(name)]);
    });
  }

  const ofServer = faults('server/store/news.ts', imports('node:crypto', 'luxon'));
  const ofListed = faults('features/crawlers/feeds/answer.ts', imports('node:crypto'));
  it('lets the server, and files listed for the server only, import them', async () => {
    expect(await ofServer()).toEqual([]);
    expect(await ofListed()).toEqual([]);
  });

  const ofUse = faults('features/home/browser/player.ts', imports('../show-time.ts'));
  const ofItsTypes = faults('features/home/browser/player.ts', "import type { A } from '../show-time.ts';");
  it('keeps what is for the server only out of browser code, but for its types', async () => {
    expect(await ofUse()).toEqual([expect.stringContaining('for the server only')]);
    expect(await ofItsTypes()).toEqual([]);
  });

  const lines = (count: number) => `<p>x</p>\n<script>\n${'  start();\n\n'.repeat(count)}</script>\n`;
  const ofShort = faults('ui/Tabs.astro', lines(39));
  const ofLong = faults('ui/Tabs.astro', lines(42));
  it('holds a script of a component to 40 lines: what is longer is a module of browser/', async () => {
    expect(await ofShort()).toEqual([]);
    expect(await ofLong()).toEqual([expect.stringContaining('max-lines')]);
  });
});
