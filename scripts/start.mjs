// Runs on Node 20 and before anything is installed: only what Node itself brings.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureBuild } from './setup/build.mjs';
import { ensureDependencies } from './setup/dependencies.mjs';
import { root } from './setup/paths.mjs';
import { projectEnv } from './setup/run.mjs';
import { siteArguments, siteEnvironment } from './setup/site-process.mjs';

try {
  await ensureDependencies();
  await ensureBuild();
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}

const node = join(root, 'node_modules/node/bin/node');
const server = spawn(node, siteArguments, { cwd: root, env: projectEnv(siteEnvironment), stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => server.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal));
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
