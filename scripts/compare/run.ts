import { setTimeout as pause } from 'node:timers/promises';
import { type Asked, nameOf } from './asked.ts';
import { absentCalls, privateCalls, publicCalls } from './calls.ts';
import { builtFiles, choose } from './choose.ts';
import { createKeeper } from './keeper.ts';
import { findInMail, plainMessages, waitForQuiet } from './mail.ts';
import { privateRequests } from './private-pages.ts';
import { publicRequests } from './public-pages.ts';
import { NOW, type Site } from './site.ts';
import { changingSteps, CODE, fillingSteps, PASSWORD, people, type Step } from './story.ts';
import { unaskedCalls } from './unasked.ts';
import { cookiePairs, createVisitors, idIn } from './visitors.ts';

const AT_ONCE = 4;
const STEP_MS = 120_000;
const HOUR_MS = 3_600_000;
const SETTLE_MS = 100;
const WRITTEN_MS = 3_000;

/** What takes long once, on a busy machine longer than a page waits: a page would leave it out. */
const slowAtFirst = [
  '/api/stock/indices',
  '/api/stock/summary',
  '/api/stock/unusualVolume',
  '/api/stock/filters',
  '/api/stock/readyScreens',
  '/api/stock/getAllSectors',
  '/api/news/bySector',
  '/api/search?query=abeona',
  '/api/stock/indices',
];

/** The ways to ask a site and keep its answers in `dir`. */
function createTaker(site: Site, dir: string) {
  const visitors = createVisitors(site);
  const { keep, ...keeper } = createKeeper(dir, site, visitors.withoutLearned);
  let clock = NOW;
  const wait = (ms: number) => site.setClock((clock += ms));

  const take = async (asked: Asked) => {
    const answer = await visitors.ask(asked);
    const name = nameOf(asked);
    if (asked.teaches) visitors.learn(asked.teaches, idIn(answer), true);
    await keep(name, asked, answer);
    // A browser goes where a form sends it, and takes the notice along.
    const target = answer.headers.location;
    if (asked.form && answer.status === 303 && target?.startsWith('/')) {
      const next: Asked = { as: asked.as, method: 'GET', path: target };
      const there = await visitors.ask(next, cookiePairs(answer));
      await keep(`${name} -> ${visitors.withoutLearned(target)}`, next, there);
    }
    return answer;
  };

  return {
    ...keeper,
    visitors,
    wait,
    take,
    /** Takes reads, which do not disturb each other. */
    async takeAll(requests: readonly Asked[]) {
      const waiting = requests.values();
      const work = async () => {
        for (const request of waiting) await take(request);
      };
      await Promise.all(Array.from({ length: AT_ONCE }, work));
    },
    /** Takes what changes something, one after the other and minutes apart. */
    async tell(steps: readonly Step[]) {
      for (const step of steps) {
        if ('mailTo' in step) {
          // Six digits may stand in other numbers too: a code is masked in its mail alone.
          visitors.learn(step.teaches, await findInMail(site, step), step.pattern !== CODE);
          continue;
        }
        await wait(STEP_MS);
        await take(step);
        // What an answer leaves to be done after it is done at this time, not at the next.
        if (step.method !== 'GET') await pause(SETTLE_MS);
      }
    },
  };
}

type Taker = ReturnType<typeof createTaker>;

/** Makes the accounts of the staff and of a member, and signs them in. */
async function signIn(site: Site, { visitors, wait, take }: Taker): Promise<void> {
  for (const role of ['staff', 'member'] as const) {
    const { email, name } = people[role];
    await wait(STEP_MS);
    const more = role === 'staff' ? ['--staff'] : [];
    await site.user('add', email, '--password', PASSWORD, '--verified', '--name', name, ...more);
    const json = { email, password: PASSWORD };
    visitors.signIn(
      role,
      cookiePairs(await take({ as: 'guest', method: 'POST', path: '/api/auth/login', json })),
    );
    const session = await visitors.ask({ as: role, method: 'GET', path: '/api/auth/session' });
    const userId = /"userId":"([^"]+)"/.exec(session.body.toString())?.[1] ?? 'nothing';
    visitors.learn(`${role}Id`, userId, true);
    const sessions = await visitors.ask({ as: role, method: 'GET', path: '/api/auth/sessions' });
    visitors.learn(`${role}Session`, idIn(sessions), true);
  }
}

/** Takes everything from a site into `dir`, telling of it through `say`. */
export async function takeSite(
  site: Site,
  checkout: string,
  dir: string,
  say: (line: string) => void,
): Promise<void> {
  const taker = createTaker(site, dir);
  const { visitors, count, wait, takeAll, tell } = taker;
  for (const path of slowAtFirst) await site.ask('GET', path);
  const chosen = await choose(site);
  chosen.events.forEach((id, index) => visitors.learn(`event${index}`, id, false));

  await takeAll([...publicRequests(chosen, builtFiles(checkout)), ...publicCalls(chosen.events)]);
  say(`public: ${count.pages} pages, ${count.calls} calls, ${count.other} others`);

  await signIn(site, taker);
  await tell(fillingSteps);
  // When a session was last seen is written down now and then, after an answer: here, for all reads that follow.
  await wait(HOUR_MS);
  for (const as of ['staff', 'member'] as const)
    await visitors.ask({ as, method: 'GET', path: '/api/auth/session' });
  await pause(WRITTEN_MS);
  await takeAll([...privateRequests, ...privateCalls]);
  say(`with private ones: ${count.pages} pages, ${count.calls} calls, ${count.other} others`);

  await tell(absentCalls);
  await tell(changingSteps);
  await waitForQuiet(site);
  for (const { name, text } of plainMessages(site, visitors.withoutLearned)) taker.keepText(name, text);
  taker.close();
  say(`in all: ${count.pages} pages, ${count.calls} calls, ${count.other} files, feeds, redirects, messages`);
  for (const failure of taker.failures) say(`  failed: ${failure}`);
  for (const call of await unaskedCalls(site, taker.calls)) say(`  not asked: ${call}`);
}
