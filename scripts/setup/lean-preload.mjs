/** Fetches what a module needs beside it, styles before it runs; without them it works all the same. */
function preload(load, needs) {
  const styles = (needs ?? []).map((need) => {
    const href = `/${need}`;
    if (document.querySelector(`link[href="${href}"]`)) return undefined;
    const isStyle = href.endsWith('.css');
    const link = document.createElement('link');
    link.rel = isStyle ? 'stylesheet' : 'modulepreload';
    link.href = href;
    document.head.append(link);
    return isStyle && new Promise((done) => (link.onload = link.onerror = done));
  });
  return Promise.all(styles).then(load);
}

/**
 * Takes the place of the helper that Vite puts before every import that waits for a person: a third of its size, and
 * every page that has such an import brings it along.
 *
 * @returns {import('vite').Plugin}
 */
export const leanPreload = () => ({
  name: 'lean-preload',
  enforce: 'pre',
  apply: 'build',
  load: {
    filter: { id: /vite\/preload-helper\.js$/ },
    handler: () => `export const __vitePreload = ${preload.toString()}`,
  },
});
