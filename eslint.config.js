import astro from 'eslint-plugin-astro';
import tseslint from 'typescript-eslint';
import { roomRules } from './scripts/rooms/eslint.mjs';

export default tseslint.config(
  {
    ignores: [
      '**/dist/',
      'var/',
      '**/.astro/',
      'node_modules/',
      'data/seed/',
      'test-results/',
      'playwright-report/',
    ],
  },
  ...tseslint.configs.recommended,
  ...astro.configs.recommended,
  ...astro.configs['jsx-a11y-recommended'],
  {
    files: ['**/*.{ts,tsx}'],
    extends: [...tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false },
      ],
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        { allowNumber: true, allowBoolean: true },
      ],
      // Early returns of a void call read well; our factories return plain functions, never methods that use this.
      '@typescript-eslint/no-confusing-void-expression': 'off',
      '@typescript-eslint/unbound-method': 'off',
      // Hono's builder methods answer the app itself under a narrower type.
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      // Code points are what is wanted where a string is spread.
      '@typescript-eslint/no-misused-spread': ['error', { allow: ['string'] }],
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-unnecessary-type-parameters': 'off',
      // Marked so only to stand out: it serves an issuer on this machine, in tests and development.
      '@typescript-eslint/no-deprecated': [
        'error',
        { allow: [{ from: 'package', package: 'openid-client', name: 'allowInsecureRequests' }] },
      ],
    },
  },
  {
    rules: {
      'no-console': 'error',
      eqeqeq: 'error',
      'prefer-const': 'error',
      // Safari takes a list without markers for none unless it says so, and every browser a table laid out as cards.
      'astro/jsx-a11y/no-redundant-roles': [
        'error',
        { ul: ['list'], ol: ['list'], thead: ['rowgroup'], tbody: ['rowgroup'] },
      ],
      'astro/jsx-a11y/no-interactive-element-to-noninteractive-role': ['error', { td: ['cell'] }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    },
  },
  { files: ['scripts/**', 'tests/**'], rules: { 'no-console': 'off' } },
  {
    files: ['{src,scripts}/**/*.{ts,tsx,mjs,astro}'],
    ignores: ['**/*.test.*', 'src/server/db/migrations/**'],
    rules: {
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
      'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }],
    },
  },
  ...roomRules,
);
