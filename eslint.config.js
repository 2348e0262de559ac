import astro from 'eslint-plugin-astro';
import tseslint from 'typescript-eslint';
import { everywhere, ignored, lengths, unusedVars } from './scripts/lint/rules.ts';
import rooms from './scripts/rooms/plugin.mjs';
import { roomRules } from './scripts/rooms/rules.ts';

/** ESLint reads components and the scripts in them, without types; oxlint.config.ts has the rules of everything else. */
export default tseslint.config(
  { ignores: ignored },
  ...tseslint.configs.recommended,
  ...astro.configs.recommended,
  ...astro.configs['jsx-a11y-recommended'],
  {
    plugins: { rooms },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      ...everywhere,
      '@typescript-eslint/no-unused-vars': unusedVars,
      // Safari takes a list without markers for none unless it says so, and every browser a table laid out as cards.
      'astro/jsx-a11y/no-redundant-roles': [
        'error',
        { ul: ['list'], ol: ['list'], thead: ['rowgroup'], tbody: ['rowgroup'] },
      ],
      'astro/jsx-a11y/no-interactive-element-to-noninteractive-role': ['error', { td: ['cell'] }],
    },
  },
  lengths,
  ...roomRules,
);
