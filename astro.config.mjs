import node from '@astrojs/node';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { fastEncoding } from './scripts/setup/fast-encoding.mjs';
import { flatTemplates } from './scripts/setup/flat-templates.mjs';
import { inlineSources } from './scripts/setup/inline-sources.mjs';
import { knownIcons } from './scripts/setup/known-icons.mjs';
import { knownPages } from './scripts/setup/known-pages.mjs';
import { knownScripts } from './scripts/setup/known-scripts.mjs';
import { leanPreload } from './scripts/setup/lean-preload.mjs';
import { leanRequests } from './scripts/setup/lean-requests.mjs';
import { leanStart } from './scripts/setup/lean-start.mjs';
import { linkEnds } from './scripts/setup/link-ends.mjs';
import { plainElements } from './scripts/setup/plain-elements.mjs';
import { serverFiles } from './scripts/setup/server-files.mjs';
import { styleFiles } from './scripts/setup/style-files.mjs';
import { touchDirective } from './scripts/setup/touch-directive.mjs';

export default defineConfig({
  output: 'server',
  // Our own server (src/server/http/server.ts) stands in front: 'middleware' leaves static files and listening to it.
  // Whoever reads a body has a limit of their own and says so; this one stands beyond the largest, 20 MB, and cuts without a word.
  adapter: node({ mode: 'middleware', bodySizeLimit: 21 * 1024 * 1024 }),
  trailingSlash: 'never',
  compressHTML: true,
  session: false,
  devToolbar: { enabled: false },
  // Astro’s own goes through every link of a page, and again whenever one is added; ours is src/shell/browser/fetch-ahead.ts.
  prefetch: false,
  markdown: { syntaxHighlight: false },
  // Scripts and styles are files, so that the policy of a page (src/server/front/policy.ts) need not name each of them.
  integrations: [react(), styleFiles(), touchDirective()],
  vite: {
    plugins: [
      leanPreload(),
      leanStart(),
      linkEnds(),
      inlineSources(),
      fastEncoding(),
      flatTemplates(),
      leanRequests(),
      plainElements(),
      knownPages(),
      knownIcons(),
      knownScripts(),
      serverFiles(),
    ],
    build: { assetsInlineLimit: (path) => (path.endsWith('.js') ? false : undefined) },
  },
  server: { port: 4321, host: '127.0.0.1' },
  security: {
    // The gateway checks the origin of every write, pages included; Astro's own check does not see /api.
    checkOrigin: false,
  },
});
