import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';

/**
 * Puts the styles of each page into at most three files: the sheet that most pages have, what stands before it and what
 * stands behind it, in their order. Astro writes the small ones into the page and leaves up to six files besides; a phone
 * opens a connection for each, and nothing is drawn before the last is here.
 *
 * @returns {import('astro').AstroIntegration}
 */
export const styleFiles = () => {
  let config;
  // Astro moves its own files to where they are served from only when this has been done.
  const contentOf = ({ type, src, content }) =>
    type === 'external'
      ? readFileSync(new URL(src.replace(/^\//, ''), config.build.server), 'utf8')
      : content;
  const joined = (styles) => {
    if (styles.length === 0) return [];
    if (styles.length === 1 && styles[0].type === 'external') return styles;
    const content = styles.map(contentOf).join('\n');
    const name = createHash('sha256').update(content).digest('base64url').slice(0, 8);
    const src = `${config.build.assets}/styles.${name}.css`;
    writeFileSync(new URL(src, config.build.client), content);
    return [{ type: 'external', src }];
  };
  return {
    name: 'style-files',
    hooks: {
      'astro:config:done': (done) => void (config = done.config),
      'astro:build:ssr': ({ manifest }) => {
        const common = mostUsed(
          manifest.routes.flatMap(({ styles }) => styles.flatMap(({ src }) => src ?? [])),
        );
        for (const route of manifest.routes) {
          const at = route.styles.findIndex(({ src }) => src === common);
          route.styles =
            at < 0
              ? joined(route.styles)
              : [
                  ...joined(route.styles.slice(0, at)),
                  route.styles[at],
                  ...joined(route.styles.slice(at + 1)),
                ];
        }
      },
    },
  };
};

/** The value that stands in a list most often; undefined of an empty one. */
function mostUsed(values) {
  const counts = new Map();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0];
}
