/** Fetches the styles of a module before it runs; without them it works all the same. */
function preload(load, needs) {
  const styles = (needs ?? []).map((need) => {
    const href = `/${need}`;
    if (document.querySelector(`link[href="${href}"]`)) return undefined;
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    document.head.append(link);
    return new Promise((done) => (link.onload = link.onerror = done));
  });
  return Promise.all(styles).then(load);
}

/**
 * Takes the place of the helper that Vite puts before every import that waits for a person: a fifth of its size, and
 * every page that has such an import brings it along. What such a module imports itself is few and small, so that no page
 * carries a list of it.
 *
 * @returns {import('vite').Plugin}
 */
export const leanPreload = () => ({
  name: 'lean-preload',
  enforce: 'pre',
  apply: 'build',
  config: () => ({ build: { modulePreload: { resolveDependencies: () => [] } } }),
  load: {
    filter: { id: /vite\/preload-helper\.js$/ },
    handler: () => `export const __vitePreload = ${preload.toString()}`,
  },
});
