import type { IncomingHttpHeaders } from 'node:http';

/**
 * Takes out of an answer what every build or every request makes anew, and nothing else: names of built files, Astro's
 * scopes of styles, digests, and what a take learned to be made at random.
 */

/** Headers that are new with each answer, or say what the body says. */
const passing = new Set([
  'date',
  'x-request-id',
  'content-length',
  'connection',
  'keep-alive',
  'transfer-encoding',
]);

const HASHED_FILE = /[^"'`()\s/=;&]+\.[\w-]{8}\.(js|css)\b/g;
const HASHED_ASSET = /(\/_astro\/[^"'`()\s/=;&]+\.)[\w-]{8}(\.(?!js\b|css\b)[a-z0-9]+)\b/g;

/** Built scripts and styles without their names, other built files without their digests. */
export const withoutAssetNames = (text: string): string =>
  text.replaceAll(HASHED_FILE, '*.$1').replaceAll(HASHED_ASSET, '$1*$2');

/** Astro's scope of a component's styles says which file it stands in: only that there is one is kept. */
export const withoutScopes = (text: string): string =>
  text.replaceAll(/data-astro-cid-\w+/g, 'data-astro-cid');

/** Digests of a policy's inline scripts and styles, in order, as their number. */
function withoutDigests(policy: string): string {
  return policy
    .split(';')
    .map((directive) => {
      const digests = directive.match(/'sha\d+-[^']+'/g)?.length ?? 0;
      const rest = directive.replaceAll(/\s*'sha\d+-[^']+'/g, '').trim();
      return digests > 0 ? `${rest} 'sha-*' x ${digests}` : rest;
    })
    .join('; ');
}

const cookieWithoutValue = (line: string): string => line.replace(/^([^=]+)=[^;]+/, '$1=*');

/** The headers of an answer, one on each line, by name. */
export function headerLines(headers: IncomingHttpHeaders): string[] {
  const lines = Object.entries(headers).flatMap(([name, value = '']) => {
    if (passing.has(name)) return [];
    if (Array.isArray(value)) return value.map((line) => `${name}: ${cookieWithoutValue(line)}`);
    if (name === 'content-security-policy') return [`${name}: ${withoutDigests(value)}`];
    // A digest of the body, which is compared itself.
    if (name === 'etag') return [`${name}: ${value.replace(/"[^"]*"/, '"*"')}`];
    return [`${name}: ${withoutAssetNames(value)}`];
  });
  return lines.sort();
}

const TOKEN = /<!--[\s\S]*?-->|<(?:"[^"]*"|'[^']*'|[^'">])*>|[^<]+/g;
const RAW = /(<(script|style)\b(?:"[^"]*"|'[^']*'|[^'">])*>)([\s\S]*?)(<\/\2>)/g;

/** Stands where nothing but white space stands between two tags. */
export const SPACE = '␣';

const isBuiltCode = (tag: string) => tag.startsWith('<style') || /\stype="module"/.test(tag);

const tagLines = (markup: string): string[] =>
  [...markup.matchAll(TOKEN)].map(([token]) => {
    if (token.startsWith('<')) return token.replaceAll('\n', '⏎');
    return token.trim() === '' ? SPACE : token.replaceAll(/\s+/g, ' ');
  });

/** A page with one tag or text on each line; styles and bundled scripts, which are weighed, are left out. */
export function htmlLines(html: string): string {
  const lines: string[] = [];
  let from = 0;
  for (const match of html.matchAll(RAW)) {
    const [whole, open = '', , code = '', close = ''] = match;
    lines.push(...tagLines(html.slice(from, match.index)));
    lines.push(open.replaceAll('\n', '⏎'));
    if (isBuiltCode(open)) lines.push(code.trim() === '' ? '' : '…');
    else lines.push(...code.split('\n'));
    lines.push(close);
    from = match.index + whole.length;
  }
  lines.push(...tagLines(html.slice(from)));
  return withoutScopes(withoutAssetNames(lines.join('\n'))).replaceAll(
    /(<astro-island\b[^>]*?\suid=)"[^"]*"/g,
    '$1"*"',
  );
}

/**
 * What a page has drawn by lot: the question of a captcha with its token, and ids of saved screens; and the minute in
 * which a session was last seen, which is written down some time after it was.
 */
export const withoutChance = (lines: string): string =>
  lines
    .replaceAll(/(name="captcha_token" value=)"[^"]*"/g, '$1"*"')
    .replaceAll(/(Last seen [^·\n]*?)\d+:\d\d/g, '$1*:*')
    .replaceAll(/^What is [a-z]+ plus [a-z]+\?$/gm, 'What is * plus *?')
    .replaceAll(/(name="id" value="|\/stocks\/screens\?(?:rename|delete)=)[\w-]{22}"/g, '$1*"');

/** JSON with one value on each line, in the order in which it came. */
export function jsonLines(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 1);
  } catch {
    return text;
  }
}

/** XML with one tag on each line. */
export const xmlLines = (text: string): string => text.replaceAll('><', '>\n<');
