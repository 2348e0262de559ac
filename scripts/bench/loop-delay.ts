import { writeFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';

/* Loaded into the site before anything else: measures how long tasks hold its thread, and writes it down when told to. */
const RESOLUTION_MS = 1;
const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
delay.enable();
process.on('SIGUSR2', () => {
  const [p99Ms, maxMs] = [delay.percentile(99) / 1e6 - RESOLUTION_MS, delay.max / 1e6 - RESOLUTION_MS];
  writeFileSync(process.env.BENCH_LOOP_FILE ?? '', JSON.stringify({ p99Ms, maxMs }));
  delay.reset();
});
