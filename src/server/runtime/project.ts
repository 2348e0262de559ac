import { existsSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';

const above = (dir: string): string => (existsSync(join(dir, 'package.json')) ? dir : above(dirname(dir)));

/** The project's folder. Our modules run as written, and joined into files of another folder: none may count its steps. */
export const projectDir = above(import.meta.dirname);

const isJoined = import.meta.dirname.startsWith(join(projectDir, 'dist') + sep);

/** The module that fills a store in a process of its own, in the form in which this one runs. */
export const fillFile = join(
  projectDir,
  isJoined ? 'dist/server/fill-alone.mjs' : 'src/server/fill/fill-alone.ts',
);
