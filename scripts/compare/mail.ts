import { setTimeout as pause } from 'node:timers/promises';
import type { Site } from './site.ts';
import type { Mail } from './story.ts';

const LIMIT_MS = 20_000;
const POLL_MS = 50;
/** So long no message must come before it is believed that all have. */
const QUIET_MS = 3_000;

/** Waits until the site has sent what it wants to send. */
export async function waitForQuiet(site: Site): Promise<void> {
  let known = -1;
  while (site.messages().length !== known) {
    known = site.messages().length;
    await pause(QUIET_MS);
  }
}

/** What the last message to somebody has of a pattern, once there is one. */
export async function findInMail(site: Site, { mailTo, pattern }: Mail): Promise<string> {
  const startedAt = performance.now();
  while (performance.now() - startedAt < LIMIT_MS) {
    const found = site
      .messages()
      .filter(({ to }) => to === mailTo)
      .flatMap(({ text }) => pattern.exec(text)?.[1] ?? []);
    const last = found.at(-1);
    if (last !== undefined) return last;
    await pause(POLL_MS);
  }
  throw new Error(`no message to ${mailTo}`);
}

/** A message without its links' tokens, its code, and when the worker got to it. */
const withoutSecrets = (text: string): string =>
  text
    .replaceAll(/token=[\w-]{43}/g, 'token={token}')
    .replaceAll(/\b\d{6}\b/g, '{digits}')
    .replace(/("sentAt": )"[^"]*"/, '$1"{time}"');

/** Every message of the site for the record; which of the files of one second came first is chance. */
export const plainMessages = (site: Site, simplify: (text: string) => string) =>
  site
    .messages()
    .map(({ to, subject, ...rest }) => ({
      name: `message to ${to}: ${subject ?? ''}`,
      text: withoutSecrets(simplify(JSON.stringify(rest, null, 1).replaceAll('\\n', '\n'))),
    }))
    .sort((a, b) => (a.text < b.text ? -1 : 1));
