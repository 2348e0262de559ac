import { type RuleRow, scriptLength } from '../lint/rules.ts';

const TESTS = '**/*.test.{ts,tsx}';
const SCRIPTS = '**/*.astro/*.{js,ts}';

const DOM = [
  'CustomEvent',
  'Element',
  'HTMLElement',
  'IntersectionObserver',
  'MutationObserver',
  'ResizeObserver',
  'customElements',
  'document',
  'getComputedStyle',
  'history',
  'localStorage',
  'location',
  'matchMedia',
  'navigator',
  'requestAnimationFrame',
  'sessionStorage',
  'window',
];

const NODE = ['Buffer', '__dirname', '__filename', 'process', 'require', 'setImmediate'];

const restricted = (names: readonly string[], instead: string): RuleRow['rules'] => ({
  'no-restricted-globals': ['error', ...names.map((name) => ({ name, message: instead }))],
});

/**
 * Who may import whom; what touches the page and what touches Node; how much stands in a component's script. Both linters
 * read these rows: oxlint the files of TypeScript, ESLint the components. `rooms` is the plugin beside this file.
 */
export const roomRules: RuleRow[] = [
  {
    files: ['src/**/*.{js,ts,tsx,astro}'],
    ignores: [TESTS],
    rules: { 'rooms/imports': 'error' },
  },
  {
    files: ['src/**/*.{js,ts,tsx,astro}'],
    // The contract imports nothing of ours.
    ignores: [TESTS, 'src/kit/time/days.ts', 'src/contract/**'],
    rules: { 'rooms/days': 'error' },
  },
  {
    files: ['src/**/*.{ts,tsx,astro}'],
    ignores: [TESTS, SCRIPTS, 'src/**/browser/**', 'src/islands/**'],
    rules: restricted(
      DOM,
      'Only browser/ folders, islands and the scripts that start them touch the page. Move the module to browser/, or take the value as an argument.',
    ),
  },
  {
    files: ['src/**/browser/**/*.ts', 'src/islands/**/*.{ts,tsx}', `src/${SCRIPTS}`],
    ignores: [TESTS],
    rules: restricted(NODE, 'A browser has no Node. Let the server hand over the value.'),
  },
  { files: [`src/${SCRIPTS}`], ignores: [], rules: scriptLength },
];
