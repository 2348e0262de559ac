import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import islandRuntime from 'astro/runtime/server/astro-island.prebuilt.js';
import { ISLAND_STYLES as islandStyle } from 'astro/runtime/server/astro-island-styles.js';
import loadDirective from 'astro/runtime/client/load.prebuilt.js';
import { touchScript } from './touch-directive.mjs';

const MODULE = 'virtual:inline-sources';
const RESOLVED = `\0${MODULE}`;

const themeScript = new URL('../../src/layouts/theme-script.js', import.meta.url);
const hashOf = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * The module `virtual:inline-sources`: what the Content-Security-Policy must let through of what stands in a page itself.
 * That is little and known before any page is made: the theme, which must be there before the first paint, and how Astro
 * starts an island (`client:load` and our own `client:touch`). While developing, Vite puts everything into the page.
 *
 * @returns {import('vite').Plugin}
 */
export const inlineSources = () => {
  let isBuild = true;
  return {
    name: 'inline-sources',
    configResolved: ({ command }) => void (isBuild = command === 'build'),
    resolveId: (id) => (id === MODULE ? RESOLVED : undefined),
    async load(id) {
      if (id !== RESOLVED) return undefined;
      const sources = isBuild
        ? {
            scripts: [
              readFileSync(themeScript, 'utf8'),
              islandRuntime,
              loadDirective,
              await touchScript(),
            ].map(hashOf),
            styles: [hashOf(islandStyle)],
          }
        : { scripts: ["'unsafe-inline'"], styles: ["'unsafe-inline'"] };
      return `export const inlineSources = ${JSON.stringify(sources)};`;
    },
  };
};
