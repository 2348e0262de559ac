/** `npm run doubts`: the figures about which sources disagree, or that cannot be, as CSV for staff. */
import { stringify } from 'csv-stringify/sync';
import { openMigrated } from '#server/fill/prepare.ts';
import { readConfig } from '#server/runtime/config.ts';
import { loadEnvFile } from '#server/runtime/env-file.ts';
import { listDoubts } from '#server/store/statements/figure-doubts.ts';

loadEnvFile();
const store = await openMigrated(readConfig(process.env));
process.stdout.write(stringify(await listDoubts(store.db), { header: true, escape_formulas: true }));
await store.close();
