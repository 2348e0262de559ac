import { describe, expect, it } from 'vitest';
import { arrows, cycles, faultsOf, graphOf } from './graph.ts';

/** A graph of made-up files, each with the lines it consists of. */
const graph = (files: Record<string, string>) => graphOf(new Map(Object.entries(files)));

/** What is wrong with made-up files; that a made-up house leaves faces and lists unused goes without saying. */
const faults = (files: Record<string, string>) =>
  faultsOf(graph(files)).filter((fault) => !/^face without|no server package/.test(fault));

describe('graphOf', () => {
  it('reads every form of import, and which of them are types', () => {
    const text = [
      "import { a } from './a.ts';",
      "import { type B } from './b.ts';",
      "import type { C } from '#kit/c.ts';",
      "export * from './d.ts';",
      "const e = () => import('./e.ts');",
      "type F = import('./f.ts').F;",
      "import { g, type G } from 'luxon';",
      "// import './h.ts';",
    ].join('\n');
    expect(graph({ 'kit/x.ts': text }).get('kit/x.ts')).toEqual([
      { to: 'kit/a.ts', isPackage: false, typeOnly: false, lazy: false },
      { to: 'kit/b.ts', isPackage: false, typeOnly: true, lazy: false },
      { to: 'kit/c.ts', isPackage: false, typeOnly: true, lazy: false },
      { to: 'kit/d.ts', isPackage: false, typeOnly: false, lazy: false },
      { to: 'kit/e.ts', isPackage: false, typeOnly: false, lazy: true },
      { to: 'kit/f.ts', isPackage: false, typeOnly: true, lazy: false },
      { to: 'luxon', isPackage: true, typeOnly: false, lazy: false },
    ]);
  });

  it('takes the scripts of a component for a file of their own, and sees imports of stylesheets', () => {
    const component =
      "---\nimport A from './A.astro';\n---\n<A />\n<script>\n  import './browser/a.ts';\n</script>\n<style>\n  @import './a.css';\n</style>\n";
    const found = graph({ 'ui/B.astro': component, 'ui/a.css': "@import '#styles/text.css';" });
    expect(found.get('ui/B.astro')?.map(({ to }) => to)).toEqual(['ui/A.astro', 'ui/a.css']);
    expect(found.get('ui/B.astro/script')?.map(({ to }) => to)).toEqual(['ui/browser/a.ts']);
    expect(found.get('ui/a.css')?.map(({ to }) => to)).toEqual(['styles/text.css']);
  });
});

describe('cycles', () => {
  it('finds each circle once, however it is entered, and no arrow that only leads there', () => {
    const edges = { a: ['b'], b: ['c'], c: ['b', 'd'], d: [], e: ['f'], f: ['e'] };
    expect(cycles(new Map(Object.entries(edges)))).toEqual([
      ['b', 'c'],
      ['e', 'f'],
    ]);
  });
});

describe('arrows', () => {
  it('counts what leads from a room into another', () => {
    const rows = arrows(
      graph({
        'features/news/a.ts': "import '#kit/a.ts';\nimport '#kit/b.ts';\nimport './b.ts';",
        'server/backends/data/a.ts': "import '../answer.ts';",
      }),
    );
    expect(Object.fromEntries([...rows].map(([room, row]) => [room, Object.fromEntries(row)]))).toEqual({
      'features/news': { kit: 2 },
      'server/backends/data': { 'server/backends': 1 },
    });
  });
});

describe('faultsOf', () => {
  it('says nothing of a house in order', () => {
    expect(
      faults({ 'kit/a.ts': "import '#contract/a.ts';", 'contract/a.ts': "import { z } from 'zod/mini';" }),
    ).toEqual([]);
  });

  it('names folders side by side that lean on each other, though no file does, and lets a folder lean on what is in it', () => {
    const files = {
      'features/company/chart/a.ts': "import '../market/b.ts';\nimport './browser/c.ts';",
      'features/company/chart/browser/c.ts': "import '../d.ts';",
      'features/company/chart/d.ts': '',
      'features/company/market/b.ts': '',
      'features/company/market/c.ts': "import '../chart/d.ts';",
    };
    expect(faults(files)).toEqual(['cycle of folders: features/company/chart, features/company/market']);
  });

  it('names a cycle of files', () => {
    expect(
      faults({ 'kit/a.ts': "import './b.ts';", 'kit/b.ts': "import type { A } from './a.ts';" }),
    ).toEqual(['cycle of files: kit/a.ts, kit/b.ts']);
  });

  it('names features that show each other their faces', () => {
    const files = {
      'features/news/a.ts': "import '#features/events/DateBlock.astro';",
      'features/events/a.ts': "import '#features/news/NewsRow.astro';",
    };
    expect(faults(files)).toEqual(['cycle of rooms: features/events, features/news']);
  });

  it('names an import that a stylesheet may not have', () => {
    expect(faults({ 'ui/a.css': "@import '#features/screener/grid.css';" })).toEqual([
      expect.stringContaining('ui may not import features/screener/grid.css'),
    ]);
  });

  it('names a package that reaches the browser by a detour, and the way', () => {
    const files = {
      'ui/A.astro': "<script>\n  import '#kit/a.ts';\n</script>",
      'kit/a.ts': "import './b.ts';\nimport type { D } from 'luxon';",
      'kit/b.ts': "import { clean } from 'sanitize-html';",
    };
    expect(faults(files)).toEqual([
      'reaches the browser: ui/A.astro/script -> kit/a.ts -> kit/b.ts -> sanitize-html',
    ]);
  });

  it('lets the heavier packages come when they are needed, not with the page', () => {
    const script = (line: string) => ({
      'ui/A.astro': `<script>\n  ${line}\n</script>`,
      'ui/browser/a.ts': "import 'zod/mini';",
    });
    expect(faults(script("void import('./browser/a.ts');"))).toEqual([]);
    expect(faults(script("import './browser/a.ts';"))).toEqual([
      'reaches the browser: ui/A.astro/script -> ui/browser/a.ts -> zod/mini',
    ]);
  });

  it('names a file of a face that no other feature imports, and a place that needs no leave to use the server', () => {
    const found = faultsOf(graph({ 'features/news/NewsRow.astro': '' }));
    expect(found).toContainEqual(
      expect.stringContaining('face without a user: no other feature imports features/news/NewsRow.astro'),
    );
    expect(found).toContainEqual(
      expect.stringContaining('kit/events/event-ranges.ts imports no server package'),
    );
  });
});
