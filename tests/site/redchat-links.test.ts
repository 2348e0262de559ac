import { afterAll, beforeAll, expect, it } from 'vitest';
import { join } from 'node:path';
import { recordComposer } from '#server/backends/chat/answers/answerer.ts';
import type { Fact } from '#server/backends/chat/answers/look-ups/look-up.ts';
import { showFact } from '#server/backends/chat/answers/written/show-fact.ts';
import { openSqlite, type OpenStore } from '#server/db/open.ts';
import { formatCompact } from '#kit/format.ts';
import { oracle } from '../support/chat-oracle.ts';
import { inLongRun } from '../support/long.ts';
import { htmlOf, get, site } from '../support/the-site.ts';

let store: OpenStore;
beforeAll(() => {
  store = openSqlite(join(site.dir, 'redstreet.sqlite'));
});
afterAll(() => store.close());

const more = [
  'who owns it',
  'insider trades',
  'trials',
  'news',
  'officers',
  'why did it move',
  'dilution',
  'stakes over 5%',
];

/** The ways in which tables of the site write a figure, beside that of an answer. */
function spellings(fact: Fact): string[] {
  const value = Math.abs(Number(fact.value));
  return [showFact(fact).replace(/^[+−]/, ''), formatCompact(value), `${(value / 1e6).toFixed(2)}M`, (value / 1e6).toFixed(2), (value / 1e6).toFixed(1), value.toFixed(2), value.toFixed(1), value.toLocaleString('en-US')];
} // prettier-ignore

const textOf = (html: string): string => html.replace(/<[^>]+>/g, ' ').replaceAll('&minus;', '−');

it.each(inLongRun(['CMPX', 'FIZZ', 'HCI', 'ABEO', 'KOSS', 'PLUG'], ['CMPX', 'FIZZ']))('each source of an answer about %s opens a page that has its place, and shows what is cited', async (symbol) => {
  const compose = recordComposer(store);
  const cited = new Map<string, Fact[]>();
  for (const question of [...oracle.map(([text]) => text), ...more]) {
    const { answer, facts } = await compose({ text: question, symbol, before: [], isSignedIn: false });
    for (const { href, label } of answer.sources)
      cited.set(href, [...(cited.get(href) ?? []), ...facts.filter(({ source, value }) => source.href === href && source.label === label && typeof value === 'number')]);
  }
  const faults: string[] = [];
  for (const [href, facts] of cited) {
    if (!href.startsWith('/')) {
      if (!/^https:\/\/[\w.-]+\//.test(href)) faults.push(`${href} is no address`);
      continue;
    }
    const [path = '', place] = href.split('#');
    if ((await get(path)).status !== 200) faults.push(`${path} does not open`);
    const html = await htmlOf(path);
    if (place && !new RegExp(`\\bid="?${place}["\\s>]`).test(html)) faults.push(`${path} has no #${place}`);
    const text = textOf(html);
    if (facts.length > 0 && !facts.some((fact) => spellings(fact).some((spelling) => text.includes(spelling))))
      faults.push(`${href} does not show ${facts[0]?.label} ${facts.map(showFact)[0]}`);
  }
  expect(faults).toEqual([]);
}, 120_000); // prettier-ignore
