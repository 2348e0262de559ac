import { roomsPlugin } from './plugin.mjs';

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

const restricted = (names, instead) => ['error', ...names.map((name) => ({ name, message: instead }))];

/** Who may import whom; what touches the page and what touches Node; how much stands in a component's script. */
export const roomRules = [
  {
    name: 'rooms/imports',
    files: ['src/**/*.{js,ts,tsx,astro}'],
    ignores: [TESTS],
    plugins: { rooms: roomsPlugin },
    rules: { 'rooms/imports': 'error' },
  },
  {
    name: 'rooms/page',
    files: ['src/**/*.{ts,tsx,astro}'],
    ignores: [TESTS, SCRIPTS, 'src/**/browser/**', 'src/islands/**'],
    rules: {
      'no-restricted-globals': restricted(
        DOM,
        'Only browser/ folders, islands and the scripts that start them touch the page. Move the module to browser/, or take the value as an argument.',
      ),
    },
  },
  {
    name: 'rooms/node',
    files: ['src/**/browser/**/*.ts', 'src/islands/**/*.{ts,tsx}', `src/${SCRIPTS}`],
    ignores: [TESTS],
    rules: {
      'no-restricted-globals': restricted(NODE, 'A browser has no Node. Let the server hand over the value.'),
    },
  },
  {
    name: 'rooms/scripts',
    files: [`src/${SCRIPTS}`],
    rules: { 'max-lines': ['error', { max: 40, skipBlankLines: true, skipComments: true }] },
  },
];
