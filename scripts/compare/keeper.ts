import type { Asked } from './asked.ts';
import { headerLines, htmlLines, jsonLines, withoutChance, xmlLines } from './normalise.ts';
import { createRecord, digest } from './record.ts';
import type { Answer, Site } from './site.ts';
import { createScales } from './weigh.ts';

const isText = (type: string) =>
  /^(?:text\/|application\/(?:[\w.-]+\+)?(?:json|xml)\b|image\/svg)/.test(type);

function bodyLines(
  { headers, body }: Answer,
  digestOnly: boolean,
  simplify: (text: string) => string,
): string {
  const type = headers['content-type'] ?? '';
  if (digestOnly || (!isText(type) && body.length > 0)) return `${body.length} bytes ${digest(body)}`;
  const text = body.toString();
  const requestId = headers['x-request-id'];
  const plain = simplify(requestId ? text.replaceAll(String(requestId), '{request}') : text);
  if (type.startsWith('text/html')) return withoutChance(htmlLines(plain));
  if (type.includes('json')) return jsonLines(plain);
  return type.includes('xml') ? xmlLines(plain) : plain;
}

/** Writes answers of a site into a record at `dir` and counts them; `simplify` takes out what is random. */
export function createKeeper(dir: string, site: Site, simplify: (text: string) => string) {
  const record = createRecord(dir);
  const failures = new Set<string>();
  const calls = new Set<string>();
  const count = { pages: 0, calls: 0, other: 0 };
  const weighPage = createScales(async (path) => {
    const { status, body } = await site.ask('GET', path);
    if (status !== 200) throw new Error(`${path} answered ${status}`);
    return body.toString();
  });
  return {
    count,
    /** Answers of 500 and more, by name. */
    failures,
    /** The calls that were kept, each `METHOD /path`. */
    calls,
    close: record.close,
    async keep(name: string, { path, method, digestOnly }: Asked, answer: Answer): Promise<void> {
      const isPage = answer.headers['content-type']?.startsWith('text/html') === true;
      const isCall = path.startsWith('/api/') && !isPage;
      count[isPage ? 'pages' : isCall ? 'calls' : 'other']++;
      if (isCall) calls.add(`${method} ${path.split('?')[0] ?? ''}`);
      if (answer.status >= 500) failures.add(`${answer.status} ${name}`);
      record.answer(name, [
        `status: ${answer.status}`,
        ...headerLines(answer.headers).map(simplify),
        '',
        bodyLines(answer, digestOnly === true, simplify),
      ]);
      if (!isPage || answer.body.length === 0) return;
      const { weight, rules } = await weighPage(answer.body.toString());
      record.weight(name, weight, rules);
    },
    keepText(name: string, text: string) {
      count.other++;
      record.answer(name, [text]);
    },
  };
}
