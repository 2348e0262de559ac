import { ensureDependencies } from './setup/dependencies.mjs';
import { ensureBuild } from './setup/build.mjs';

await ensureDependencies();
await ensureBuild();
