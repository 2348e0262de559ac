import { fileURLToPath } from 'node:url';

/** What `client:touch` does (`src/ui/browser/first-touch.ts`). */
const entrypoint = fileURLToPath(new URL('../../src/ui/browser/first-touch.ts', import.meta.url));

// Astro's own way of making a directive, which its hooks do not tell of: the policy of pages must know the outcome.
const { buildClientDirectiveEntrypoint } = await import(
  new URL('./dist/core/client-directive/index.js', import.meta.resolve('astro/package.json')).href
);

/** @returns {Promise<string>} the script that Astro writes into a page that has an island with `client:touch` */
export const touchScript = () =>
  buildClientDirectiveEntrypoint('touch', entrypoint, new URL('../../', import.meta.url));

/**
 * Lets islands be hydrated at the first touch: `client:touch`.
 *
 * @returns {import('astro').AstroIntegration}
 */
export const touchDirective = () => ({
  name: 'touch-directive',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) => addClientDirective({ name: 'touch', entrypoint }),
  },
});
