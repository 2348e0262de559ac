import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import node from '@astrojs/node';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { leanPreload } from './scripts/setup/lean-preload.mjs';

// The only inline script of the site sets the theme before the first paint; its hash lets it through the policy.
const themeScript = new URL('./src/layouts/theme-script.js', import.meta.url);
const themeHash = existsSync(themeScript)
  ? [`sha256-${createHash('sha256').update(readFileSync(themeScript, 'utf8')).digest('base64')}`]
  : [];

export default defineConfig({
  output: 'server',
  // Our own server (src/server/http/server.ts) stands in front: 'middleware' leaves static files and listening to it.
  adapter: node({ mode: 'middleware', bodySizeLimit: 1024 * 1024 }),
  integrations: [react()],
  trailingSlash: 'never',
  compressHTML: true,
  session: false,
  devToolbar: { enabled: false },
  prefetch: { prefetchAll: false, defaultStrategy: 'hover' },
  markdown: { syntaxHighlight: false },
  vite: { plugins: [leanPreload()] },
  server: { port: 4321, host: '127.0.0.1' },
  security: {
    // The gateway checks the origin of every write, pages included; Astro's own check does not see /api.
    checkOrigin: false,
    csp: {
      algorithm: 'SHA-256',
      directives: [
        "default-src 'none'",
        // Pictures that staff link to lie anywhere; they are never fetched by the server.
        "img-src 'self' data: https:",
        "media-src 'self'",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        // Players start only when a person asks for them.
        "frame-src 'self' https://www.youtube-nocookie.com https://player.vimeo.com",
        "form-action 'self'",
        "base-uri 'none'",
        "object-src 'none'",
        "frame-ancestors 'self'",
      ],
      scriptDirective: { resources: ["'self'"], hashes: themeHash },
      styleDirective: { resources: ["'self'"] },
    },
  },
});
