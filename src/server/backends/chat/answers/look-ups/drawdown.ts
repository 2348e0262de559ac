import { sessionPath, sessionsPath } from '#kit/href/sessions-path.ts';
import { deepestFall } from '#kit/market/span.ts';
import { type Close, readCloses } from '#server/store/prices/closes.ts';
import { isKnownCompany } from '#server/store/page-of-company.ts';
import { SpanInput } from './inputs.ts';
import { defineLookUp, type Fact, factOf, nothing, unknownCompany } from './look-up.ts';

/** The maximum drawdown of a span: the deepest fall from one close to a later one, with both. */
export const drawdown = defineLookUp({
  name: 'max_drawdown',
  description:
    'Maximum drawdown of a company over a span of days: the deepest fall from one close to a later one, with both closes, and the last close against the first of them.',
  input: SpanInput,
  async find({ db }, { symbol, from, to }) {
    const [isKnown, all] = await Promise.all([
      isKnownCompany(db, symbol),
      readCloses(db, { symbol, from, to }),
    ]);
    if (!isKnown) return unknownCompany(symbol);
    const [first, last] = [all[0], all.at(-1)];
    if (!first || !last) return nothing(symbol, 'No closes are on record for that time.');
    // Before a split that is not settled closes are of another scale.
    if (first.doubtful || last.doubtful)
      return nothing(symbol, 'A close of that time is doubtful, so nothing is computed across it.');
    const found = deepestFall(all.filter(({ doubtful }) => !doubtful));
    return { symbol, total: all.length, facts: factsOf(symbol, { first, last, found }), missing: [] };
  },
});

interface Span {
  first: Close;
  last: Close;
  found: ReturnType<typeof deepestFall>;
}

function factsOf(symbol: string, { first, last, found }: Span): Fact[] {
  const at = (date: string) => ({
    date,
    source: { label: `Daily closes, ${symbol}`, href: sessionPath(symbol, date), date },
  });
  const within = (date: string) => ({
    date,
    source: {
      label: `Daily closes, ${symbol}`,
      href: sessionsPath(symbol, first.date, last.date),
      date,
    },
  });
  const ends = [
    ...factOf('first_close', 'First close', first.close, 'price', at(first.date)),
    ...factOf('last_close', 'Last close', last.close, 'price', at(last.date)),
  ];
  if (!found) return ends;
  const { peak, trough, percent } = found;
  const below = (last.close / peak.close - 1) * 100;
  return [
    ...ends,
    ...factOf('drawdown', 'Maximum drawdown', percent, 'change', { ...within(trough.date), computed: true }),
    ...factOf('drawdown_peak', 'Close before the fall', peak.close, 'price', at(peak.date)),
    ...factOf('drawdown_trough', 'Lowest close of the fall', trough.close, 'price', at(trough.date)),
    ...factOf('drawdown_since', 'Last close against the close before the fall', below, 'change', {
      ...within(last.date),
      computed: true,
    }),
  ];
}
