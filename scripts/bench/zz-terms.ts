// node scripts/bench/zz-cpu.ts <dist dir root> [profile]: CPU of a new random page
import { spawn } from 'node:child_process';
import { readFileSync, existsSync } from 'node:fs';
import { randomPages } from './random-pages.ts';
import { siteArguments, siteEnvironment } from '../setup/site-process.mjs';
import { siteEnv } from './setting.ts';
const work = '/tmp/perf/work';
const port = Number(process.env.P ?? 4471);
const profile = process.argv.includes('profile');
const N = Number(process.env.N ?? 1500);
const env = { ...process.env, ...siteEnvironment, ...siteEnv(work), PORT: String(port) };
const child = spawn(process.execPath, [...(profile ? ['--cpu-prof', '--cpu-prof-dir=/tmp/perf/prof', '--cpu-prof-interval=200'] : []), '--max-semi-space-size=4', '--max-old-space-size=256', '--no-allocation-site-pretenuring', 'dist/server/main.mjs'], { env, stdio: 'inherit' });
const url = `http://127.0.0.1:${port}`;
for (;;) { try { const r = await fetch(url + '/healthz'); if (r.ok) break; } catch {} await new Promise((r) => setTimeout(r, 200)); }
const paths = randomPages(work, false);
const cpu = () => { const f = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ')[1]!.split(' '); return (Number(f[11]) + Number(f[12])) * 10; };
const thread = () => { const f = readFileSync(`/proc/${child.pid}/task/${child.pid}/stat`, 'utf8').split(') ')[1]!.split(' '); return (Number(f[11]) + Number(f[12])) * 10; };
let i = 0;
const ask = async (n: number) => { const end = i + n; await Promise.all([0, 1, 2, 3].map(async () => { while (i < end) { const p = paths[i++]!; const r = await fetch(url + p, { headers: { 'x-forwarded-for': `10.1.${i >> 8}.${i & 255}`, 'accept-encoding': 'identity' } }); await r.arrayBuffer(); if (r.status !== 200) console.log(p, r.status); } })); };

for (let round = 0; round < 0; round++) {
const c = cpu(), t = thread(); const at = performance.now();
await ask(N / 2);
console.log(`per page: thread ${((thread() - t) / (N / 2)).toFixed(2)} ms, process ${((cpu() - c) / (N / 2)).toFixed(2)} ms, wall ${((performance.now() - at) / (N / 2)).toFixed(2)}`);
}
{
const c = cpu(), t = thread(); const n = 2500;
for (let k = 0; k < n; k += 8) await Promise.all(Array.from({ length: 8 }, () => fetch(url + '/terms', { headers: { cookie: 'Authorization=nobody', 'accept-encoding': 'identity' } }).then((r) => r.arrayBuffer())));
console.log(`terms: thread ${((thread() - t) / n).toFixed(3)} ms, process ${((cpu() - c) / n).toFixed(3)}`);
}
child.kill('SIGTERM');
await new Promise((r) => child.on('exit', r));
