import { readConfig } from '#server/runtime/config.ts';
import { say } from '#server/runtime/output.ts';
import { openMigrated, SEED_DIR } from './prepare.ts';
import { fillStore } from './seed.ts';

// Run by prepare.ts as a process of its own: fills the store that the settings name, one line of progress for each table.
const config = readConfig(process.env);
const startedAt = performance.now();
const tell = (line: string) => say(`Filling the store: ${line}\n`);
const store = await openMigrated(config);
if (await fillStore(store, { seedDir: SEED_DIR, mode: config.SEED, onProgress: tell })) {
  tell(`done in ${((performance.now() - startedAt) / 1_000).toFixed(1)} s`);
}
await store.close();
