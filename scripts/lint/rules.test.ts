import tseslint from 'typescript-eslint';
import { describe, expect, it } from 'vitest';
import { madeUpHouse } from '#tests/support/made-up-house.ts';
import settings from '../../oxlint.config.ts';

const look = madeUpHouse(/./);
const functionOf = (lines: number) => `export function f() {\n${'  f();\n'.repeat(lines)}}\n`;

/** A rule, a place, and a text that breaks it. */
const broken: [rule: string, path: string, text: string][] = [
  ['typescript/no-explicit-any', 'src/kit/a.ts', 'export const f = (a: any) => String(a === 1);'],
  ['typescript/no-explicit-any', 'src/ui/A.astro', '---\nconst a: any = 1;\n---\n<p>{a}</p>'],
  [
    'typescript/no-explicit-any',
    'src/ui/A.astro',
    '<p>x</p>\n<script>\n  const a: any = 1;\n  alert(a);\n</script>',
  ],
  ['typescript/no-floating-promises', 'src/kit/a.ts', 'const f = () => Promise.resolve(1);\nf();'],
  [
    'typescript/no-misused-promises',
    'src/kit/a.ts',
    'export const f = [1].filter(() => Promise.resolve(true));',
  ],
  ['typescript/no-unsafe-assignment', 'src/kit/a.ts', "export const a: string = JSON.parse('1');"],
  ['typescript/no-unnecessary-condition', 'src/kit/a.ts', 'export const f = (a: { b: 1 }) => a?.b;'],
  ['typescript/no-non-null-assertion', 'src/kit/a.ts', 'export const f = (a?: string) => a!.length;'],
  ['typescript/no-deprecated', 'src/kit/a.ts', "export const a = 'abc'.substr(1);"],
  [
    'typescript/consistent-type-imports',
    'src/kit/a.ts',
    "import { A } from './b.ts';\nexport const f = (a: A) => a;",
  ],
  ['no-unused-vars', 'scripts/a.mjs', 'const a = 1;'],
  ['no-console', 'src/kit/a.ts', 'console.log(1);'],
  ['eqeqeq', 'src/ui/A.astro', '---\nconst a = Number(Astro.props.a) == 1;\n---\n<p>{a}</p>'],
  ['max-lines-per-function', 'src/kit/a.ts', functionOf(60)],
  ['max-lines-per-function', 'scripts/a.mjs', functionOf(60)],
  ['max-lines', 'src/kit/a.ts', 'export {};\n'.repeat(301)],
  ['max-lines', 'src/ui/A.astro', `<p>x</p>\n${'<p>y</p>\n'.repeat(300)}`],
  ['jsx-a11y/alt-text', 'src/ui/A.astro', '<img src="/a.png" />'],
  ['jsx-a11y/alt-text', 'src/islands/a/A.tsx', 'export const A = () => <img src="/a.png" />;'],
  [
    'jsx-a11y/role-supports-aria-props',
    'src/islands/a/A.tsx',
    'export const A = () => <ul aria-checked="true" />;',
  ],
];

describe('what is written', () => {
  for (const [rule, path, text] of broken) {
    const found = look(path, text);
    it(`is held to ${rule} in ${path}: ${text.slice(0, 60)}`, async () => {
      const rules = (await found()).map((fault) =>
        fault
          .split(': ')[0]
          ?.replace(/^(astro|@)\/?/, '')
          .replace('typescript-eslint', 'typescript'),
      );
      expect(rules).toContain(rule);
    });
  }

  const console = look('scripts/a.ts', 'console.log(1);');
  const long = look('src/kit/a.test.ts', functionOf(100));
  it('may print in scripts, and run on in tests', async () => {
    expect(await console()).toEqual([]);
    expect(await long()).toEqual([]);
  });
});

describe('the rules of TypeScript', () => {
  /** On purpose: see the reasons. */
  const LEFT_OUT = [
    // Early returns of a void call read well; our factories return plain functions, never methods that use this.
    'no-confusing-void-expression',
    'unbound-method',
    // Hono's builder methods answer the app itself under a narrower type.
    'no-unsafe-class-instance-assignment',
    'no-unnecessary-type-parameters',
  ];

  it('are all that typescript-eslint calls strict, but for those left out on purpose', () => {
    const strict = tseslint.configs.strictTypeChecked.flatMap(({ rules = {} }) =>
      Object.entries(rules).filter(([, level]) => level !== 'off' && level !== 0),
    );
    const ours = Object.keys({ ...settings.rules, ...settings.overrides[0]?.rules });
    const missing = [...new Set(strict.map(([name]) => name.replace(/^@typescript-eslint\//, '')))].filter(
      (name) => !ours.some((rule) => rule.replace(/^.*\//, '') === name),
    );
    expect(missing.sort()).toEqual(LEFT_OUT.sort());
  });
});
