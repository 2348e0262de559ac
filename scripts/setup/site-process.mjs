import { join } from 'node:path';
import { isBuilt } from './build.mjs';
import { root } from './paths.mjs';
import { serverModules } from './server-files.mjs';

/**
 * The file, seen from the project's root, that a process of the server is started with, everywhere: the one that the build made of its modules,
 * which starts in half the time, or, where there is no build of just these sources, the module as it is written.
 *
 * @param {keyof typeof serverModules} name
 * @param {string} [dir] of another project
 */
export const serverFile = (name, dir = root) =>
  isBuilt(dir) ? `dist/server/${name}.mjs` : serverModules[name];

/**
 * How the site's process is started, everywhere: with a small heap that is tidied often, so that it stays near 200 MB
 * under load instead of growing to 500, and with compiled modules kept between starts, which halves a start.
 *
 * V8 puts at once among the old what was made at a place whose objects it has often found alive. With a page between two collections, that
 * is whatever pages are made of: dead when the page has left, it was kept, with all that it named, until all of the heap was gone through.
 */
export const siteArguments = () => [
  '--max-semi-space-size=4',
  '--max-old-space-size=256',
  '--no-allocation-site-pretenuring',
  serverFile('main'),
];

export const siteEnvironment = {
  NODE_ENV: 'production',
  // What compresses needs megabytes for a moment, on threads that would each keep what they once needed; and once such a piece was
  // given back, glibc takes the next ones from the heap, which then has holes and never shrinks, unless it is told from which size
  // on a piece stands alone.
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: String(512 * 1024),
  MALLOC_TRIM_THRESHOLD_: String(1024 * 1024),
  NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node'),
};
