import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { packageRefusal, refusal } from './refusal.mjs';

const root = posix.join(import.meta.dirname, '../..');
const aliases = Object.entries(
  JSON.parse(readFileSync(posix.join(root, 'package.json'), 'utf8')).imports,
).map(([name, target]) => [name.slice(0, -1), posix.normalize(target.slice(0, -1))]);

/**
 * The path from src that an import leads to; undefined for a package.
 * @param {string} from path from src of the importing file
 * @param {string} specifier as written, `#kit/time/dates.ts` or `../view.ts`
 * @returns {string | undefined}
 */
export function resolveImport(from, specifier) {
  const [path = ''] = specifier.split('?');
  if (path.startsWith('.')) return posix.join(posix.dirname(from), path);
  const [name, target] = aliases.find(([alias]) => path.startsWith(alias)) ?? [];
  return name === undefined ? undefined : posix.relative('src', target + path.slice(name.length));
}

/** A file's path from src, as the linter names it; the script of a component is `ui/Tabs.astro/0_0.ts`. */
const pathFromSrc = (filename) => posix.relative(posix.join(root, 'src'), filename);

/** A script lies in its component: what it imports is written as seen from there. */
const place = (path) => path.replace(/\.astro\/.*/, '.astro');

const onlyTypes = (node) =>
  node.importKind === 'type' ||
  node.exportKind === 'type' ||
  node.type === 'TSImportType' ||
  (node.specifiers?.length > 0 &&
    node.specifiers.every((one) => (one.importKind ?? one.exportKind) === 'type'));

const imports = {
  meta: {
    type: 'problem',
    docs: { description: 'Imports run down only, between rooms as eslint.imports.js says.' },
  },
  create(context) {
    const from = pathFromSrc(context.filename);
    const check = (node) => {
      const specifier = (node.source?.literal ?? node.source)?.value;
      if (typeof specifier !== 'string') return;
      const to = resolveImport(place(from), specifier);
      const message = to === undefined ? packageRefusal(from, specifier) : refusal(from, to, onlyTypes(node));
      if (message) context.report({ node, message });
    };
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
      TSImportType: check,
    };
  },
};

const DAY_MS = 86_400_000;

const days = {
  meta: {
    type: 'suggestion',
    docs: { description: 'Days are counted in src/kit/time/days.ts.' },
  },
  create: (context) => ({
    Literal(node) {
      if (node.value === DAY_MS)
        context.report({
          node,
          message:
            'Days are counted in kit/time/days.ts: daysAfter, daysBefore, daysBetween; DAY_MS for what lasts so long.',
        });
    },
  }),
};

/** The plugin of the house, for either linter: `rooms/imports`, and `rooms/days`. */
export default { meta: { name: 'rooms' }, rules: { imports, days } };
