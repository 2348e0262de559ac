import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openChat, wordsIn } from '#tests/support/chat.ts';

const { compose } = openChat();
const MOST_CHARACTERS = 500;
const answerTo = async (text: string, symbol: string | null = 'ABEO') =>
  compose({ text: text.slice(0, MOST_CHARACTERS), symbol, before: [], isSignedIn: true });

const DISEASES = ['asthma', 'lupus', 'lymphoma', 'melanoma', 'psoriasis', 'obesity', 'glioma'];
const YEARS = Array.from({ length: 12 }, (_, n) => 2014 + n);

// What a look-up takes no more of is left out with a word, and no answer that failed.
it.each([
  ['more diseases than are looked for at once', `biotech companies with trials for ${DISEASES.join(' or ')}`, null],
  ['a list of kinds without end', 'biotechs with miners with banks with reits with '.repeat(11), null],
  ['more years than are looked up at once', `revenue in ${YEARS.join(', ')}`, 'CMPX'],
  ['figures of years without end', 'float since 2020 and RSI since 2020 and holders since 2020 and earnings since 2020 and filings since 2020 and splits since 2020 and revenue since 2020 and net income since 2020 and cash since 2020 and price since 2020 and short interest since 2020', 'ABEO'],
])('%s', async (_, text, symbol) => {
  const composed = await answerTo(text, symbol);
  expect(composed.answer.outcome).not.toBe('failed');
  expect(wordsIn(composed)).not.toBe('');
}); // prettier-ignore

// A word of 500 characters held the thread for a tenth of a second.
it('no pattern begins by looking back to the beginning of a question, and ahead from there, at each of its places', () => {
  const dir = join(import.meta.dirname, '../grammar');
  const begins = /\/\(\?<=\^\(\?=/;
  const found = readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .flatMap((name) =>
      readFileSync(join(dir, name), 'utf8')
        .split('\n')
        .flatMap((line, at) => (begins.test(line) ? [`${name}:${at + 1}`] : [])),
    );
  expect(found).toEqual([]);
});
