import { ensureDependencies } from './setup/dependencies.mjs';
import { runChecks } from './setup/checks.mjs';

await ensureDependencies();
const failed = await runChecks();
if (failed.length > 0) {
  process.stdout.write(`Failed: ${failed.join(', ')}\n`);
  process.exit(1);
}
