import type { Site } from './site.ts';

const methods = new Set(['get', 'post', 'put', 'patch', 'delete']);

/** The calls of the site's own API document that are not among those asked, each `METHOD /path`. */
export async function unaskedCalls(site: Site, asked: ReadonlySet<string>): Promise<string[]> {
  const { paths } = JSON.parse((await site.ask('GET', '/api/openapi.json')).body.toString()) as {
    paths: Record<string, Record<string, unknown>>;
  };
  return Object.entries(paths).flatMap(([path, operations]) => {
    const where = path.replaceAll(/\{\w+\}/g, '[^/]+');
    return Object.keys(operations)
      .filter((name) => methods.has(name))
      .map((name) => name.toUpperCase())
      .filter((method) => ![...asked].some((one) => new RegExp(`^${method} ${where}$`).test(one)))
      .map((method) => `${method} ${path}`);
  });
}
