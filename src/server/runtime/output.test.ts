import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { createOutput } from './output.ts';

test('what is written arrives whole and in order, however much at once', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'output-'));
  const fd = openSync(join(dir, 'log'), 'w');
  const output = createOutput(fd);
  const lines = Array.from({ length: 5_000 }, (_, n) => `line ${n}: ä€😀\n`);
  for (const line of lines) output.write(line);
  await vi.waitFor(() => expect(readFileSync(join(dir, 'log'), 'utf8')).toBe(lines.join('')));
  closeSync(fd);
  rmSync(dir, { recursive: true });
});

test('an output that takes nothing is no fault of who writes', async () => {
  // Left open: it is tried again for as long as this process lives.
  const output = createOutput(openSync('/dev/full', 'w'));
  for (let n = 0; n < 3_000; n++) output.write('x'.repeat(1_000));
  await sleep(1);
  output.write('more');
});
