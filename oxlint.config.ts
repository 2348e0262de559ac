import { type DummyRuleMap, defineConfig } from 'oxlint';
import { type RuleRow, everywhere, ignored, lengths, unusedVars } from './scripts/lint/rules.ts';
import { roomRules } from './scripts/rooms/rules.ts';

const errors = (plugin: string, names: readonly string[]): DummyRuleMap =>
  Object.fromEntries(names.map((name) => [`${plugin}/${name}`, 'error']));

/** What holds in TypeScript and in the scripts of the house, as typescript-eslint recommends it. */
const recommended: DummyRuleMap = {
  ...errors('eslint', ['no-array-constructor', 'no-unused-expressions']),
  ...errors('typescript', [
    'ban-ts-comment',
    'no-duplicate-enum-values',
    'no-empty-object-type',
    'no-explicit-any',
    'no-extra-non-null-assertion',
    'no-misused-new',
    'no-namespace',
    'no-non-null-asserted-optional-chain',
    'no-require-imports',
    'no-this-alias',
    'no-unnecessary-type-constraint',
    'no-unsafe-declaration-merging',
    'no-unsafe-function-type',
    'no-wrapper-object-types',
    'prefer-as-const',
    'prefer-namespace-keyword',
    'triple-slash-reference',
  ]),
  'no-unused-vars': unusedVars,
};

/** The strict rules, of which most ask for types: in TypeScript only. */
const strict: DummyRuleMap = {
  ...errors('eslint', ['no-var', 'no-useless-constructor', 'prefer-rest-params', 'prefer-spread']),
  ...errors('typescript', [
    'await-thenable',
    'no-array-delete',
    'no-base-to-string',
    'no-duplicate-type-constituents',
    'no-dynamic-delete',
    'no-extraneous-class',
    'no-floating-promises',
    'no-for-in-array',
    'no-generated-empty-object-type',
    'no-implied-eval',
    'no-invalid-void-type',
    'no-meaningless-void-operator',
    'no-misused-promises',
    'no-mixed-enums',
    'no-non-null-asserted-nullish-coalescing',
    'no-non-null-assertion',
    'no-redundant-type-constituents',
    'no-unnecessary-boolean-literal-compare',
    'no-unnecessary-condition',
    'no-unnecessary-template-expression',
    'no-unnecessary-type-arguments',
    'no-unnecessary-type-assertion',
    'no-unnecessary-type-conversion',
    'no-unsafe-argument',
    'no-unsafe-assignment',
    'no-unsafe-call',
    'no-unsafe-enum-assignment',
    'no-unsafe-enum-comparison',
    'no-unsafe-member-access',
    'no-unsafe-return',
    'no-unsafe-unary-minus',
    'no-useless-default-assignment',
    'only-throw-error',
    'prefer-literal-enum-member',
    'prefer-promise-reject-errors',
    'prefer-reduce-type-parameter',
    'prefer-return-this-type',
    'related-getter-setter-pairs',
    'require-await',
    'unified-signatures',
    'use-unknown-in-catch-callback-variable',
  ]),
  'typescript/ban-ts-comment': ['error', { minimumDescriptionLength: 10 }],
  'typescript/consistent-type-imports': [
    'error',
    { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false },
  ],
  // Marked so only to stand out: it serves an issuer on this machine, in tests and development.
  'typescript/no-deprecated': [
    'error',
    { allow: [{ from: 'package', package: 'openid-client', name: 'allowInsecureRequests' }] },
  ],
  // Code points are what is wanted where a string is spread.
  'typescript/no-misused-spread': ['error', { allow: ['string'] }],
  'typescript/restrict-plus-operands': [
    'error',
    {
      allowAny: false,
      allowBoolean: false,
      allowNullish: false,
      allowNumberAndString: false,
      allowRegExp: false,
    },
  ],
  'typescript/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: true }],
  'typescript/return-await': ['error', 'error-handling-correctness-only'],
};

/**
 * What jsx-a11y recommends, but for what our islands do on purpose: tables laid out as cards say their roles, and the
 * options of a combobox take their keys in its field. (Components of Astro are held to theirs by ESLint.)
 */
const a11y: DummyRuleMap = errors('jsx-a11y', [
  'alt-text',
  'anchor-has-content',
  'anchor-is-valid',
  'aria-activedescendant-has-tabindex',
  'aria-props',
  'aria-proptypes',
  'aria-role',
  'aria-unsupported-elements',
  'autocomplete-valid',
  'heading-has-content',
  'html-has-lang',
  'iframe-has-title',
  'img-redundant-alt',
  'interactive-supports-focus',
  'label-has-associated-control',
  'media-has-caption',
  'mouse-events-have-key-events',
  'no-access-key',
  'no-autofocus',
  'no-distracting-elements',
  'no-noninteractive-tabindex',
  'no-static-element-interactions',
  'role-has-required-aria-props',
  'role-supports-aria-props',
  'scope',
  'tabindex-no-positive',
]);

const overriding = ({ files, ignores, rules }: RuleRow) => ({ files, excludeFiles: ignores, rules });

/** oxlint reads everything but components, with their types; eslint.config.js has the rules of components. */
export default defineConfig({
  plugins: ['eslint', 'typescript', 'jsx-a11y'],
  jsPlugins: ['./scripts/rooms/plugin.mjs'],
  categories: { correctness: 'off' },
  options: { typeAware: true, denyWarnings: true, reportUnusedDisableDirectives: 'error' },
  ignorePatterns: [...ignored, '**/*.astro'],
  rules: { ...recommended, ...everywhere },
  overrides: [
    { files: ['**/*.{ts,tsx}'], rules: strict },
    { files: ['**/*.tsx'], rules: a11y },
    { files: ['scripts/**', 'tests/**'], rules: { 'no-console': 'off' } },
    ...[lengths, ...roomRules].map(overriding),
  ],
});
