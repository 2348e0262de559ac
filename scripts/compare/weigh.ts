import { brotliCompressSync, gzipSync } from 'node:zlib';
import { ruleSet } from './css-rules.ts';
import { withoutAssetNames, withoutScopes } from './normalise.ts';
import type { PageWeight, Weight } from './record.ts';

interface File {
  text: string;
  weight: Weight;
}

const weighed = new Map<string, Weight>();

/** Names of built files and scopes differ from build to build and would change what compresses by a few bytes. */
function weigh(text: string): Weight {
  const known = weighed.get(text);
  if (known) return known;
  const plain = Buffer.from(withoutScopes(withoutAssetNames(text)));
  const weight = {
    raw: Buffer.byteLength(text),
    gzip: gzipSync(plain, { level: 9 }).length,
    brotli: brotliCompressSync(plain).length,
  };
  weighed.set(text, weight);
  return weight;
}

const sum = (weights: readonly Weight[]): Weight => ({
  raw: weights.reduce((total, { raw }) => total + raw, 0),
  gzip: weights.reduce((total, { gzip }) => total + gzip, 0),
  brotli: weights.reduce((total, { brotli }) => total + brotli, 0),
});

const STATIC_IMPORT = /(?:\bimport|\bfrom)\s*["']([^"']+\.js)["']/g;
const DYNAMIC_IMPORT = /\bimport\(\s*["'`]([^"'`]+\.js)["'`]/g;

const imported = (code: string, pattern: RegExp, from: string): string[] =>
  [...code.matchAll(pattern)].map(([, path = '']) => new URL(path, `http://site${from}`).pathname);

const attribute = (tag: string, name: string): string | undefined =>
  new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];

const tags = (html: string, name: string): string[] =>
  [...html.matchAll(new RegExp(`<${name}\\b(?:"[^"]*"|'[^']*'|[^'">])*>`, 'g'))].map(([tag]) => tag);

const inlineCode = (html: string, name: 'script' | 'style'): string[] =>
  [...html.matchAll(new RegExp(`<${name}\\b([^>]*)>([\\s\\S]*?)</${name}>`, 'g'))]
    .filter(([, attributes = '']) => !/\ssrc=|json/.test(attributes))
    .map(([, , code = '']) => code)
    .filter((code) => code.trim() !== '');

const isPath = (path: string | undefined): path is string => path?.startsWith('/') === true;

/** Weighs what pages load. Each file is fetched once, through `load`. */
export function createScales(load: (path: string) => Promise<string>) {
  const files = new Map<string, Promise<File>>();
  const file = (path: string): Promise<File> => {
    let known = files.get(path);
    if (!known) files.set(path, (known = load(path).then((text) => ({ text, weight: weigh(text) }))));
    return known;
  };

  /** Adds some scripts to `seen`, and whatever they import. */
  async function follow(paths: readonly string[], patterns: readonly RegExp[], seen: Set<string>) {
    for (const path of paths) {
      if (seen.has(path)) continue;
      seen.add(path);
      const { text } = await file(path);
      await follow(
        patterns.flatMap((pattern) => imported(text, pattern, path)),
        patterns,
        seen,
      );
    }
  }

  const weightOf = async (paths: Iterable<string>): Promise<Weight> =>
    sum((await Promise.all([...paths].map(file))).map(({ weight }) => weight));

  /** What a page loads, and the set of its CSS rules. */
  return async (html: string): Promise<{ weight: Omit<PageWeight, 'rules'>; rules: string }> => {
    const islands = tags(html, 'astro-island').map((tag) => ({
      isEager: /^(?:load|idle|only)$/.test(attribute(tag, 'client') ?? ''),
      scripts: ['component-url', 'renderer-url', 'before-hydration-url'].map((name) => attribute(tag, name)),
    }));
    const links = tags(html, 'link');
    const linked = (rel: string) =>
      links
        .filter((tag) => attribute(tag, 'rel') === rel)
        .map((tag) => attribute(tag, 'href'))
        .filter(isPath);
    const inlineScripts = inlineCode(html, 'script');
    const first = [
      ...tags(html, 'script').map((tag) => attribute(tag, 'src')),
      ...islands.filter(({ isEager }) => isEager).flatMap(({ scripts }) => scripts),
      ...linked('modulepreload'),
      ...inlineScripts.flatMap((code) => imported(code, STATIC_IMPORT, '/')),
    ].filter(isPath);
    const eager = new Set<string>();
    await follow(first, [STATIC_IMPORT], eager);
    const all = new Set<string>();
    const late = islands.flatMap(({ scripts }) => scripts).filter(isPath);
    const lateInline = inlineScripts.flatMap((code) => imported(code, DYNAMIC_IMPORT, '/'));
    await follow([...eager, ...late, ...lateInline], [STATIC_IMPORT, DYNAMIC_IMPORT], all);

    const sheets = new Set(linked('stylesheet'));
    const inlineStyles = inlineCode(html, 'style');
    const texts = await Promise.all([...sheets].map(file));
    return {
      weight: {
        script: sum([await weightOf(eager), ...inlineScripts.map(weigh)]),
        later: await weightOf([...all].filter((path) => !eager.has(path))),
        style: sum([await weightOf(sheets), ...inlineStyles.map(weigh)]),
      },
      rules: ruleSet([...texts.map(({ text }) => text), ...inlineStyles]),
    };
  };
}
