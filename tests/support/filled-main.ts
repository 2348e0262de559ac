import { rmSync } from 'node:fs';
import { fillDataDir } from './filled-store.ts';

// The site that the browser tests share: as it is after its first start, and without what an earlier run left.
const { DATA_DIR = './var/e2e' } = process.env;
rmSync(DATA_DIR, { recursive: true, force: true });
await fillDataDir(DATA_DIR);
await import('#server/main.ts');
