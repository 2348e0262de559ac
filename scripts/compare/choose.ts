import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { seeded } from '#tests/support/random.ts';
import type { Site } from './site.ts';

const SEED = 20_261_120;
const TICKERS = 40;
const NEWS = 40;
const LETTERS = 6;

/** Some of a list by chance, the same ones for the same list. */
function sample(list: readonly string[], size: number): string[] {
  const random = seeded(SEED);
  return list
    .map((item): [number, string] => [random(), item])
    .sort(([a], [b]) => a - b)
    .slice(0, size)
    .map(([, item]) => item)
    .sort();
}

/** What a take looks at, of what the site has too much of. */
export interface Chosen {
  tickers: string[];
  news: string[];
  newsletters: string[];
  events: string[];
}

/** Chooses by the site's own lists, and so the same for the same content. */
export async function choose(site: Site): Promise<Chosen> {
  const listed = async (path: string): Promise<string[]> => {
    const { data } = JSON.parse((await site.ask('GET', path)).body.toString()) as {
      data: { key?: string; id?: string }[];
    };
    return data.map(({ key, id }) => key ?? id ?? '').sort();
  };
  const companies = sample(await listed('/api/crawl/companies'), TICKERS);
  return {
    // With those that have clients' pages, programmes and statements.
    tickers: [...new Set(['ABEO', 'MDXG', 'ZZSMA', 'ZZSMB', 'ZZSMC', ...companies])],
    news: sample(await listed('/api/crawl/news'), NEWS),
    newsletters: sample(await listed('/api/crawl/newsletters'), LETTERS),
    events: await listed('/api/events/all?pageSize=100'),
  };
}

/** Paths of the files that a build has beside its scripts and styles. */
export function builtFiles(checkout: string): string[] {
  const dir = join(checkout, 'dist', 'client');
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && !/\.(?:br|gz)$/.test(file.name))
    .map((file) => `/${relative(dir, join(file.parentPath, file.name))}`)
    .filter((path) => !path.startsWith('/_astro/'))
    .sort();
}
