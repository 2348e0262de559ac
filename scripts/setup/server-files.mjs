import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from './paths.mjs';

/** The processes of the server: each has a file of that name in dist/server, made from this module. */
export const serverModules = {
  main: 'src/server/main.ts',
  'serve-backends': 'src/server/serve-backends.ts',
  'fill-alone': 'src/server/fill/fill-alone.ts',
};

/** What stays in node_modules: machine code and what asks for it, React, and what is large and read late or never. */
const external = [
  '@node-rs/argon2',
  '@resvg/resvg-js',
  'better-sqlite3',
  'nodemailer',
  'openai',
  'pg',
  'react',
  'react-dom',
  'satori',
  'sharp',
];

/** What a start reads, in two files: what the first module imports, which reads the settings, then all that serves. */
const parts = {
  settings: [serverModules.main],
  start: ['src/server/compose/serve-site.ts', 'src/addresses/tidy-address.ts', 'src/server/compose/root.ts'],
};

const MIGRATIONS = join(root, 'src/server/db/migrations');
const ALL_MIGRATIONS = 'virtual:migrations';

/** In the place of `migration-files.ts`, which reads a folder that joined modules have not beside them: the same over a table. */
const migrationFiles = () => `
export const migrationNames = async () => ${JSON.stringify(readdirSync(MIGRATIONS).map((file) => basename(file, '.ts')))};
export const readMigration = async (name) => (await import('${ALL_MIGRATIONS}')).migrations[name];
`;

const allMigrations = () => {
  const files = readdirSync(MIGRATIONS);
  const imports = files.map((file, i) => `import * as m${i} from ${JSON.stringify(join(MIGRATIONS, file))};`);
  const rows = files.map((file, i) => `${JSON.stringify(basename(file, '.ts'))}: m${i}`);
  return `${imports.join('\n')}\nexport const migrations = { ${rows.join(', ')} };`;
};

/**
 * Joins the server's own modules and the libraries that a start reads into few files, beside the pages and with the modules that
 * these share: to find, strip and link two thousand modules was nearly all that a start took (decision 2).
 *
 * @returns {import('vite').Plugin}
 */
export const serverFiles = () => {
  /** @type {Map<string, string>} */
  const partOf = new Map();
  return {
    name: 'server-files',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    configEnvironment: (name) =>
      name === 'ssr'
        ? {
            resolve: { noExternal: true, external },
            build: { sourcemap: true },
          }
        : undefined,
    outputOptions: (options) => ({
      ...options,
      sourcemapExcludeSources: true,
      // V8 keeps the text of what it runs: as it was written that was 14 MB, most of it in two bytes a character for a curly quote.
      charset: 'ascii',
      comments: false,
      codeSplitting: { groups: [{ name: (id) => partOf.get(id) ?? null }] },
      // Always the same, so that of what Node keeps of them compiled each build replaces the one before.
      chunkFileNames: (chunk) => (chunk.name in parts ? 'chunks/[name].mjs' : options.chunkFileNames(chunk)),
    }),
    buildStart() {
      for (const [name, module] of Object.entries(serverModules))
        this.emitFile({ type: 'chunk', id: join(root, module), fileName: `${name}.mjs` });
    },
    resolveId: {
      filter: { id: /^virtual:migrations$/ },
      handler: () => `\0${ALL_MIGRATIONS}`,
    },
    load: {
      filter: { id: [/src\/server\/db\/migration-files\.ts$/, /^\0virtual:migrations$/] },
      handler: (id) => (id.startsWith('\0') ? allMigrations() : migrationFiles()),
    },
    async buildEnd(error) {
      if (error) return;
      const idOf = async (module) => (await this.resolve(join(root, module)))?.id;
      for (const [part, modules] of Object.entries(parts)) {
        const waiting = await Promise.all(modules.map(idOf));
        for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
          if (partOf.has(id)) continue;
          partOf.set(id, part);
          waiting.push(...(this.getModuleInfo(id)?.importedIds ?? []));
        }
      }
      // Who reads a part of another process may not start this one.
      partOf.delete(await idOf(serverModules.main));
    },
  };
};
