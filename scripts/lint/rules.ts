import type { DummyRuleMap } from 'oxlint';

/**
 * What both linters are told: oxlint reads .ts, .tsx, .js and .mjs (oxlint.config.ts), ESLint reads .astro and the scripts
 * in it (eslint.config.js).
 */

/** Rules, and the files they hold for. */
export interface RuleRow {
  files: string[];
  ignores: string[];
  rules: DummyRuleMap;
}

/** What neither linter looks at. */
export const ignored = [
  '**/dist/',
  'var/',
  '**/.astro/',
  'node_modules/',
  'data/seed/',
  'test-results/',
  'playwright-report/',
];

const bound = (max: number) => ['error', { max, skipBlankLines: true, skipComments: true }] as const;

/** How long a file and a function of the program may be. */
export const lengths: RuleRow = {
  files: ['{src,scripts}/**/*.{ts,tsx,mjs,astro}'],
  ignores: ['**/*.test.*', 'src/server/db/migrations/**'],
  rules: { 'max-lines': [...bound(300)], 'max-lines-per-function': [...bound(60)] },
};

/** How long the script of a component may be; what is longer is a module of browser/. */
export const scriptLength: DummyRuleMap = { 'max-lines': [...bound(40)] };

/** What holds in every file. */
export const everywhere: DummyRuleMap = { 'no-console': 'error', eqeqeq: 'error', 'prefer-const': 'error' };

/** Names that begin with _ are there to be left out. */
export const unusedVars: DummyRuleMap['no-unused-vars'] = [
  'error',
  { argsIgnorePattern: '^_', varsIgnorePattern: '^_' },
];
