import { expect, it } from 'vitest';
import { companyIndexOf } from '../grammar/names/companies.ts';
import { kinds } from '../kinds/index.ts';
import { understand } from '../cut/understand.ts';

const company = {
  symbol: 'ABEO',
  name: 'Abeona Therapeutics Inc.',
  formerNames: [],
  marketCap: 1e9,
  isClient: false,
  isSample: false,
  isOfUnits: false,
  quoteDate: null,
};
const index = companyIndexOf([company], []);

/** How often it is looked for the kind of a question, or of a part of it. */
function looksAt(text: string): number {
  let looks = 0;
  const counted = Object.assign([...kinds], {
    filter(...args: Parameters<typeof kinds.filter>) {
      looks += 1;
      return kinds.filter(...args);
    },
  });
  understand({ text, symbol: 'ABEO', before: [] }, counted, index);
  return looks;
}

it.each(['revenue, ', 'net income and ', 'price, '])(
  'a list whose end is not understood is given up, and not cut in each way there is: %s',
  (part) => {
    // Three parts more were eight times as many: nine held the thread for seconds, fifty for ever.
    expect(looksAt(`${part.repeat(9)}quixotic`)).toBeLessThan(1_000);
  },
);
