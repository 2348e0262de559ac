import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { fillDataDir } from './filled-store.ts';
import { serve } from './site.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The one site of the run that has every company, news and samples. */
    site: { url: string; dir: string };
  }
}

/** Starts the built site once a run, filled as after its first start. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dir = mkdtempSync(join(tmpdir(), 'one-site-'));
  await fillDataDir(dir);
  const { url, stop } = await serve('main', { DATA_DIR: dir });
  project.provide('site', { url, dir });
  return async () => {
    await stop();
    rmSync(dir, { recursive: true });
  };
}
