import cluster from 'node:cluster';
import { flushCompileCache } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { loadEnvFile } from '#server/runtime/env-file.ts';
import type { HttpDeps } from '#server/http/server.ts';
import { ConfigError, readConfig } from '#server/runtime/config.ts';
import { projectDir } from '#server/runtime/project.ts';

const distDir = join(projectDir, 'dist');

/** Starts the site: one process, or as many as WORKERS says. Exits with one line for each wrong setting. */
async function main(): Promise<void> {
  loadEnvFile();
  const config = readConfig(process.env);
  // What serves is read only now: a wrong setting is said at once.
  if (config.WORKERS > 1 && cluster.isPrimary) {
    const { runWorkers } = await import('#server/compose/workers.ts');
    return runWorkers(config);
  }
  const [{ serveSite }, { tidyAddress }] = await Promise.all([
    import('#server/compose/serve-site.ts'),
    import('../addresses/tidy-address.ts'),
  ]);
  // The built pages listen by themselves unless told not to; draining and finished pages are our server's.
  process.env.ASTRO_NODE_AUTOSTART = 'disabled';
  const loadPages = () =>
    import(/* @vite-ignore */ pathToFileURL(join(distDir, 'server', 'entry.mjs')).href) as Promise<
      Pick<HttpDeps, 'handler'>
    >;
  await serveSite({ config, loadPages, tidyAddress, clientDir: join(distDir, 'client') });
  // Kept now: a process that is killed keeps nothing, and the next start would compile everything again.
  flushCompileCache();
}

main().catch((error: unknown) => {
  process.stderr.write(
    `${error instanceof ConfigError ? error.message : String(error instanceof Error ? error.stack : error)}\n`,
  );
  process.exit(1);
});
