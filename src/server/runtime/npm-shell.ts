/** How often it is looked for. */
const WATCH_MS = 500;

/**
 * Calls `end` when npm has gone that ran this as its script `name`. It hands a signal to the shell between them, and some shells end
 * without handing it on: what they ran would stay behind on its port, and nobody would watch it. (`scripts/start.mjs` does the same.)
 */
export function onceNpmIsGone(name: string, end: () => void): void {
  if (process.env['npm_lifecycle_event'] !== name || process.platform === 'win32') return;
  const shell = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(watch);
    end();
  }, WATCH_MS).unref();
}
