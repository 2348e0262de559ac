import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../../scripts/setup/paths.mjs';
import { serverFile } from '../../scripts/setup/site-process.mjs';
import { fillDataDir } from './filled-store.ts';

// The site that the browser tests share: as it is after its first start, and without what an earlier run left.
const { DATA_DIR = './var/e2e' } = process.env;
rmSync(DATA_DIR, { recursive: true, force: true });
await fillDataDir(DATA_DIR);
await import(pathToFileURL(join(root, serverFile('main'))).href);
