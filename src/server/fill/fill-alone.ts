import { readConfig } from '#server/runtime/config.ts';
import { openMigrated, SEED_DIR } from './prepare.ts';
import { fillStore } from './seed.ts';

// Run by prepare.ts as a process of its own: fills the store that the settings name, one line of progress for each table.
const config = readConfig(process.env);
const startedAt = performance.now();
const say = (line: string) => process.stdout.write(`Filling the store: ${line}\n`);
const store = await openMigrated(config);
if (await fillStore(store, { seedDir: SEED_DIR, mode: config.SEED, onProgress: say })) {
  say(`done in ${((performance.now() - startedAt) / 1_000).toFixed(1)} s`);
}
await store.close();
