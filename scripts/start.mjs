// Runs on Node 20 and before anything is installed: only what Node itself brings.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureBuild } from './setup/build.mjs';
import { ensureDependencies } from './setup/dependencies.mjs';
import { isWindows, root } from './setup/paths.mjs';
import { projectEnv } from './setup/run.mjs';
import { siteArguments, siteEnvironment } from './setup/site-process.mjs';

// npm hands a signal to the shell in which it runs this, and some shells end without handing it on. Whoever ended npm would leave a
// site behind that nobody watches, on a port that the next start needs.
const shell = process.ppid;
let server = null;
let isAsked = false;
if (process.env.npm_lifecycle_event === 'start' && !isWindows) {
  const watch = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(watch);
    isAsked = true;
    if (server) server.kill('SIGTERM');
    else process.exit(1);
  }, 500).unref();
}

try {
  await ensureDependencies();
  await ensureBuild();
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}

const node = join(root, 'node_modules/node/bin/node');
server = spawn(node, siteArguments(), { cwd: root, env: projectEnv(siteEnvironment), stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => {
    isAsked = true;
    server.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal);
  });
server.on('exit', (code, signal) => {
  // Whoever is ended by a signal cannot say so himself.
  if (signal && !isAsked)
    process.stderr.write(
      `The server was ended by ${signal}.${signal === 'SIGKILL' ? ' The system does that where memory runs out.' : ''}\n`,
    );
  process.exit(code ?? (signal ? 1 : 0));
});
