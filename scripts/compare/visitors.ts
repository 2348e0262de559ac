import type { Asked, Role } from './asked.ts';
import { type Answer, ORIGIN, type Site } from './site.ts';

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

/** The cookies that an answer sets, as a browser sends them. */
export const cookiePairs = ({ headers }: Answer): string[] =>
  (headers['set-cookie'] ?? []).map((line) => line.split(';')[0] ?? '');

/** The first id or token of a JSON answer. */
export const idIn = ({ body }: Answer): string =>
  /"(?:id|token)":"([^"]+)"/.exec(body.toString())?.[1] ?? 'nothing';

/** Those who ask a site, with what they have learned from it. */
export interface Visitors {
  ask(asked: Asked, moreCookies?: readonly string[]): Promise<Answer>;
  signIn(role: Role, cookies: readonly string[]): void;
  /** Keeps a value for later requests; one that is `random` is shown by its name wherever a record has it. */
  learn(name: string, value: string, random: boolean): void;
  /** A text of the site with names in the place of what was learned at random. */
  withoutLearned(text: string): string;
}

export function createVisitors(site: Site): Visitors {
  const known = new Map<string, string>();
  const drawn = new Map<string, string>();
  const cookies = new Map<Role, string>();
  const fill = (text: string): string =>
    text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => known.get(name) ?? whole);

  return {
    ask({ as, method, path, json, form, headers }, moreCookies = []) {
      const cookie = [cookies.get(as), ...moreCookies].filter((part) => part !== undefined).join('; ');
      const isJson = json !== undefined;
      const unfilled = isJson ? JSON.stringify(json) : form && String(new URLSearchParams(form));
      // A form's braces are encoded.
      const body =
        unfilled && fill(isJson ? unfilled : unfilled.replaceAll('%7B', '{').replaceAll('%7D', '}'));
      return site.ask(
        method,
        fill(path),
        {
          'user-agent': BROWSER,
          ...(cookie && { cookie }),
          ...(method !== 'GET' && method !== 'HEAD' && { origin: ORIGIN }),
          ...(body !== undefined && {
            'content-type': isJson ? 'application/json' : 'application/x-www-form-urlencoded',
            'content-length': String(Buffer.byteLength(body)),
          }),
          ...headers,
        },
        body,
      );
    },
    signIn(role, lines) {
      cookies.set(role, lines.join('; '));
    },
    learn(name, value, random) {
      known.set(name, value);
      if (random) drawn.set(name, value);
    },
    withoutLearned: (text) =>
      [...drawn].reduce((rest, [name, value]) => rest.replaceAll(value, `{${name}}`), text),
  };
}
