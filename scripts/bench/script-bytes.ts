import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { root } from './processes.ts';

const clientDir = join(root, 'dist', 'client');

/** Scripts that a page loads before anything is touched, and with the first sign of a person where an island waits for that. */
const scriptsOf = (html: string): string[] => [
  ...[...html.matchAll(/<script[^>]*\ssrc="([^"]+)"/g)].map((m) => m[1] ?? ''),
  ...[...html.matchAll(/<astro-island[^>]*>/g)].flatMap(([tag]) =>
    /client="(?:load|idle)"|client="touch"[^>]*&quot;value&quot;:&quot;/.test(tag)
      ? [...tag.matchAll(/(?:component-url|renderer-url)="([^"]+)"/g)].map((m) => m[1] ?? '')
      : [],
  ),
];

/** A script and everything it imports statically. */
function withImports(url: string, seen: Set<string>): void {
  if (seen.has(url)) return;
  seen.add(url);
  const code = readFileSync(join(clientDir, url), 'utf8');
  for (const [, path] of code.matchAll(/(?:import|from)\s*"(\.\/[^"]+)"/g))
    withImports(new URL(path ?? '', `http://x${url}`).pathname, seen);
}

/** The files of script that a guest downloads for a page before anything is touched. */
export function scriptFiles(html: string): Set<string> {
  const files = new Set<string>();
  for (const url of scriptsOf(html)) withImports(url, files);
  return files;
}

/** kB of script (Brotli, as every browser takes it over TLS) that a guest downloads for a page, inline scripts included. */
export function scriptKilobytes(html: string): number {
  const files = scriptFiles(html);
  const inline = [...html.matchAll(/<script(?![^>]*\ssrc=)(?![^>]*json)[^>]*>([^<]*)<\/script>/g)]
    .map((m) => m[1] ?? '')
    .join('\n');
  const sizes = [...files].map((url) => brotliCompressSync(readFileSync(join(clientDir, url))).length);
  return (
    (sizes.reduce((sum, size) => sum + size, 0) + (inline ? brotliCompressSync(inline).length : 0)) / 1_000
  );
}
