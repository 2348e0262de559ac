import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';

/**
 * Puts the styles that Astro would write into each page into files. Astro joins the small stylesheets of a page, which
 * compress badly one by one; a file each, as `inlineStylesheets: 'never'` makes them, would be up to fourteen a page.
 *
 * @returns {import('astro').AstroIntegration}
 */
export const styleFiles = () => {
  let config;
  const asFile = (style) => {
    if (style.type === 'external') return style;
    const name = createHash('sha256').update(style.content).digest('base64url').slice(0, 8);
    const src = `${config.build.assets}/styles.${name}.css`;
    writeFileSync(new URL(src, config.build.client), style.content);
    return { type: 'external', src };
  };
  return {
    name: 'style-files',
    hooks: {
      'astro:config:done': (done) => void (config = done.config),
      'astro:build:ssr': ({ manifest }) => {
        for (const route of manifest.routes) route.styles = route.styles.map(asFile);
      },
    },
  };
};
