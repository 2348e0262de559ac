import { expect, it } from 'vitest';
import { firstQuestions } from '#features/redchat/words.ts';
import { findCompany } from '#server/store/companies/companies.ts';
import { findFilings } from '#server/store/filings/filings.ts';
import { inLongRun } from '../support/long.ts';
import { randomOf } from '../support/random.ts';
import { openChat } from '../support/chat.ts';

const { compose, store } = openChat();

it('declines none of the questions that a chat offers before anything was asked, nor of those after them', async () => {
  const all = await store().db.selectFrom('companies').select('symbol').orderBy('symbol').execute();
  const declined: string[] = [];
  for (const { symbol } of [{ symbol: 'GLUE' }, { symbol: 'ZZSMA' }, ...randomOf(all, inLongRun(150, 8))]) {
    const [company, filed] = [await findCompany(store().db, symbol), await findFilings(store().db, { symbol, page: 1, limit: 1 })];
    const first = firstQuestions(company ?? null, filed?.data[0]?.date_as_of_change ?? null);
    const asked = new Set<string>();
    for (const text of first) {
      asked.add(text);
      const { answer } = await compose({ text, symbol, before: [], isSignedIn: false });
      if (answer.outcome === 'declined') declined.push(`${symbol}: ${text}`);
      for (const followed of answer.followUps.filter((each) => !asked.has(each))) {
        asked.add(followed);
        const then = await compose({ text: followed, symbol, before: [{ question: text, answer }], isSignedIn: false });
        if (then.answer.outcome === 'declined') declined.push(`${symbol}: ${text} ${followed}`);
      }
    }
  }
  expect(declined).toEqual([]);
}, 600_000); // prettier-ignore

it.each(firstQuestions(null))('answers “%s”, which is offered where no company is meant', async (text) => {
  const { answer } = await compose({ text, symbol: null, before: [], isSignedIn: false });
  expect(answer.outcome).toBe('answered');
});
