import { formatDate } from '#kit/time/dates.ts';
import type { Fact } from '../../look-ups/look-up.ts';
import { besideSmallCaps } from '../../look-ups/small-caps.ts';
import { type Composing, type Kind, one } from '../../grammar/reading/kind.ts';
import { isOfNow, isOfSixtySessions, sayOwnWindow } from './own-window.ts';
import { onDay } from '../told/simple.ts';

type Telling = Pick<Composing, 'asked' | 'ask' | 'draft'>;

/** An index of others was asked for by name. */
const NAMED = /\bnamed benchmark\b/i;
const OTHERS = 'Indices of others, such as the Russell 2000 or the S&P 500, are not on record.';

const lineInWords = ({ draft }: Telling, members: Fact | undefined): string =>
  members
    ? `the ${draft.plain(members)} small caps of this record together, each of equal weight,`
    : 'the small caps of this record together';

/** What the line of all small caps did between two closes of a company, where its sessions reach; else since it begins. */
export async function besideMarket(telling: Telling, first: Fact, last: Fact): Promise<string> {
  const { asked, ask, draft } = telling;
  const { symbol, short } = asked.company;
  const span = { from: first.date ?? undefined, to: last.date ?? undefined };
  const found = await ask(besideSmallCaps, { symbol, ...span });
  const [members, begun, line, own] = ['line_members', 'beside_from', 'line_change', 'own_change'].map(
    (name) => one(found, name),
  );
  if (NAMED.test(asked.reading.text)) draft.lacks();
  if (!begun || !line || !own) {
    draft.lacks();
    return `What all small caps did in that time is not on record: their line is of the last sixty sessions. ${OTHERS}`;
  }
  if (begun.value !== first.date || line.date !== last.date) {
    if (asked.period) draft.lacks();
    return `The line of all small caps is of sixty sessions: from the close of ${formatDate(String(begun.value))}${onDay(line).replace(' on ', ' to that of ')} ${lineInWords(telling, members)} went ${draft.strong(line)}, and ${short} ${draft.strong(own)}. ${OTHERS}`;
  }
  const points: Fact = {
    ...line,
    name: 'against_line',
    label: 'Difference to all small caps, percentage points',
    value: Math.abs(Number(own.value) - Number(line.value)),
    unit: 'ratio',
  };
  const side = Number(own.value) < Number(line.value) ? 'worse' : 'better';
  return `In the same sessions ${lineInWords(telling, members)} went ${draft.strong(line)}: ${short} did ${draft.plain(points)} percentage points ${side}. ${OTHERS}`;
}

/** How far the line of all small caps scatters, beside a company's own, and how far its moves go with theirs. */
export async function sayMarketVolatility(telling: Telling): Promise<void> {
  const { asked, ask, draft } = telling;
  const found = await ask(besideSmallCaps, { symbol: asked.company.symbol });
  const [scatter, members] = [one(found, 'line_volatility'), one(found, 'line_members')];
  if (NAMED.test(asked.reading.text) || !scatter) draft.lacks();
  draft.text(
    scatter
      ? `Over the same sessions that of ${lineInWords(telling, members)} was ${draft.strong(scatter)}: of many together the moves even out.`
      : 'How far the market scatters is not on record.',
  );
  draft.text(betaInWords(telling, found.facts), OTHERS);
}

/** Beta, with what it says and of how many moves it is made; undefined where they are too few. */
function betaInWords({ asked, draft }: Telling, facts: readonly Fact[]): string | undefined {
  const [beta, correlation, moves] = ['beta', 'correlation', 'beta_moves'].map((name) =>
    facts.find((fact) => fact.name === name),
  );
  if (!beta || !correlation || !moves) return undefined;
  return `Beta of ${asked.company.short} to all small caps of this record was ${draft.strong(beta)}${onDay(beta)}, of ${draft.plain(moves)} daily moves: it moved by so many percent, on average, for each percent of theirs. The correlation was ${draft.plain(correlation)}: the nearer to 1, the more of its moves go with theirs.`;
}

/** Beta to the line of all small caps, which is the market that is on record. */
export const betaKind: Kind = {
  id: 'beta',
  about: 'company',
  needs: [['beta']],
  allows: ['benchmark', 'compare', 'price', 'move', 'volatility'],
  slots: ['span'],
  fits: ({ periods }) => periods.every((period) => isOfSixtySessions(period) || isOfNow(period)),
  title: () => 'beta to all small caps',
  next: ['year', 'range', 'short'],
  async answer(composing) {
    const { asked, ask, draft } = composing;
    const found = await ask(besideSmallCaps, { symbol: asked.company.symbol });
    const said = betaInWords(composing, found.facts);
    if (!said) {
      draft.text(`Too few daily moves of ${asked.company.short} are on record for a beta.`);
      return false;
    }
    if (NAMED.test(asked.reading.text)) draft.lacks();
    draft.text(said, OTHERS);
    sayOwnWindow(composing);
    return true;
  },
};
