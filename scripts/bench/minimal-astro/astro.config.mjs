import node from '@astrojs/node';
import { defineConfig } from 'astro/config';

// The least an Astro site can be, to hold our pages against.
export default defineConfig({
  output: 'server',
  adapter: node({ mode: 'standalone' }),
  session: false,
  devToolbar: { enabled: false },
});
