import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { formatDate } from '#kit/time/dates.ts';
import { createLog } from '#server/runtime/log.ts';
import type { OpenStore } from '#server/db/open.ts';
import { createVersionedCache } from '#server/store/content/content-version.ts';
import { readFilledStore } from '#tests/support/store.ts';
import { recordAnswerer } from '../answers/answerer.ts';
import { lookUps } from '../answers/look-ups/index.ts';
import type { AnswerStore, LookedUp } from '../answers/look-ups/look-up.ts';
import { showFact } from '../answers/written/show-fact.ts';
import { checkText } from './check-text.ts';
import { DISCLOSURE } from './model-answerer.ts';
import { createLedger } from './ledger.ts';
import { createTools } from './tools.ts';

const SYMBOLS = ['CMPX', 'CIVB', 'YRD', 'CLRO', 'BEAM', 'ALIT', 'NNBR', 'SURG', 'MDXG', 'CLDT'];
let opened: OpenStore;
let store: AnswerStore;
beforeAll(async () => {
  opened = await readFilledStore();
  store = { ...opened, cached: createVersionedCache(opened.db), now: () => new Date('2026-07-06T12:00:00Z') };
});
afterAll(() => opened.close());

const ledgerOf = (found: LookedUp) => {
  const ledger = createLedger('2026-07-06');
  ledger.add(found);
  return ledger;
};

it('the look-ups of the record are offered as tools with schemas, and answer facts', async () => {
  const ledger = createLedger('2026-07-06');
  const tools = createTools({ store, lookUps, isSignedIn: true, ledger, log: createLog('silent') });
  expect(tools.offered).toHaveLength(lookUps.length + 1);
  for (const { name, description, parameters } of tools.offered) {
    expect(name).toMatch(/^[a-z_]{3,40}$/);
    expect(description.length).toBeGreaterThan(20);
    expect(parameters).toMatchObject({ type: 'object' });
  }
  const told = await tools.answer({ id: '1', name: 'key_figures', arguments: '{"symbol":"CMPX"}' });
  expect(JSON.parse(told)).toMatchObject({ company: 'CMPX' });
  expect(ledger.amounts.length).toBeGreaterThan(5);
});

it('the record discloses a client in words that stand under a model’s answer too', async () => {
  const asked = { text: 'What is the price of ZZSMA?', symbol: 'ZZSMA', before: [], isSignedIn: false };
  const said: string[] = [];
  for await (const event of recordAnswerer(opened).answer(asked, new AbortController().signal))
    if (event.kind === 'part' && event.part.kind === 'text') said.push(event.part.markdown);
  expect(said.filter((markdown) => DISCLOSURE.test(markdown)).length).toBeGreaterThan(0);
});

it.each(SYMBOLS)('no figure of the record is struck as pages write it: %s', async (symbol) => {
  const struck: string[] = [];
  let figures = 0;
  for (const lookUp of lookUps) {
    if (!z.safeParse(lookUp.input, { symbol }).success) continue;
    const found = await lookUp.run(store, { symbol }, { isSignedIn: true });
    const ledger = ledgerOf(found);
    for (const fact of found.facts) {
      if (fact.unit === 'text') continue;
      const day = fact.date ? ` (${formatDate(fact.date)})` : '';
      const checked = checkText(`${fact.label} is ${showFact(fact)}${day}.`, ledger, { numberOf: () => 1 });
      figures += checked.matched;
      for (const raw of checked.struck) struck.push(`${lookUp.name} ${fact.name}: ${raw} in ${fact.label} is ${showFact(fact)}${day} [${fact.value} ${fact.unit}]`);
    }
  }
  expect(struck).toEqual([]);
  expect(figures).toBeGreaterThan(20);
}); // prettier-ignore
