import { formatDate } from '#kit/time/dates.ts';
import { daysOf } from '../told/spans.ts';
import type { Fact, LookedUp } from '../../look-ups/look-up.ts';
import { shortInterest } from '../../look-ups/ownership.ts';
import { inDollars } from '../told/in-dollars.ts';
import { type Composing, type Kind, one, rowsOf } from '../../grammar/reading/kind.ts';
import { onDay } from '../told/simple.ts';

const dayOfRow = (row: ReadonlyMap<string, Fact>): string => row.get('shares_short')?.date ?? '';

/** What asks for the shares short as a part of the float. */
const OF_FLOAT = /\bfloat\b|%|\bpercent(?:age)?\b/i;

const HIGHEST = /\b(?:high(?:est)?|most|record|peak(?:ed)?|max(?:imum)?|all[- ]time)\b/i;
const LOWEST = /\b(?:low(?:est)?|least|fewest|min(?:imum)?)\b/i;

/** The most that were ever sold short, and the fewest of the settlements on record, where either is asked for. */
function sayExtreme(
  { asked, draft }: Pick<Composing, 'asked' | 'draft'>,
  found: LookedUp,
  rows: readonly ReadonlyMap<string, Fact>[],
): void {
  const { text } = asked.reading;
  const settled = rows
    .flatMap((row) => row.get('shares_short') ?? [])
    .toSorted((a, b) => Number(a.value) - Number(b.value));
  const [fewest, most] = [settled[0], settled.at(-1)];
  if (asked.has('peak') && HIGHEST.test(text)) {
    const ever = one(found, 'short_highest');
    if (ever && Number(ever.value) >= Number(most?.value ?? 0))
      draft.text(
        `The highest of all settlements since 2021, up to ${formatDate(ever.date)}, was ${draft.strong(ever)} shares; on which day that was is not on record.`,
      );
    else if (most)
      draft.text(
        `The highest of the settlements on record was ${draft.strong(most)}, of ${formatDate(most.date)}.`,
      );
  }
  if (!asked.has('trough') || !LOWEST.test(text) || !fewest) return;
  if (settled.length > 1)
    draft.text(
      `The lowest of the ${settled.length} settlements on record was ${draft.strong(fewest)}, of ${formatDate(fewest.date)}; of before them only the highest is on record.`,
    );
  else {
    draft.lacks();
    draft.text('It is the only settlement on record, and so the lowest ever is not known.');
  }
}

/** Where the float is not on record: that it is not, and what part of all shares is sold short. */
function saidOfShares(
  { asked, draft }: Pick<Composing, 'asked' | 'draft'>,
  found: LookedUp,
): string | undefined {
  const lacking = OF_FLOAT.test(asked.reading.text)
    ? 'It is not on record what part of the float that is. '
    : '';
  const [counted, percent] = [one(found, 'shares_counted'), one(found, 'percent_of_shares')];
  if (!counted || !percent) return lacking.trim() || undefined;
  return `${lacking}Of all shares outstanding, ${draft.plain(counted)}${onDay(counted)}, that is ${draft.strong(percent)}.`;
}

async function answerShort({ asked, ask, draft }: Composing): Promise<boolean> {
  const found = await ask(shortInterest, { symbol: asked.company.symbol });
  const all = rowsOf(found);
  const { from = '', to: end = asked.record } = daysOf(asked);
  // Against then, and since a day, all that came after it is told.
  const to = from === end || asked.has('compare', 'previous') ? asked.record : end;
  // Settlements come twice a month: what changed since a day is counted from the one before it.
  const [before] = all.filter((row) => dayOfRow(row) < from);
  const within = all.filter((row) => dayOfRow(row) >= from && dayOfRow(row) <= to);
  const ofTime = [...within, ...(before ? [before] : [])];
  const rows = from === '' ? all : ofTime.length > 0 ? ofTime : all.slice(0, 1);
  const [newest] = rows;
  const shares = newest?.get('shares_short');
  if (!newest || !shares) return false;
  const [percent, published, change, cover] = [
    newest.get('percent_of_float'),
    newest.get('published_percent'),
    newest.get('short_change'),
    newest.get('days_to_cover'),
  ];
  draft.text(
    `${draft.strong(shares)} shares of ${asked.company.short} were sold short at the settlement of ${formatDate(shares.date)}${percent ? `, ${draft.strong(percent)} of the float` : ''}.`,
    published
      ? `Its source itself says ${draft.plain(published)}: it divides by another float, which it does not give.`
      : undefined,
    percent ? undefined : saidOfShares({ asked, draft }, found),
    change ? `That is ${draft.plain(change)} against the settlement before on record.` : undefined,
    cover ? `At the usual volume it takes ${draft.plain(cover)} to cover.` : undefined,
    await inDollars({ asked, ask, draft }, shares),
  );
  sayExtreme({ asked, draft }, found, rows);
  if (!percent && OF_FLOAT.test(asked.reading.text)) draft.lacks();
  // On a day the settlement before it is the one that holds.
  if (from !== '' && within.length === 0 && from < to) {
    draft.lacks();
    draft.text(
      `Of ${formatDate(from)} to ${formatDate(to)} no settlement is on record: that is the ${before ? 'last one before it' : 'newest'}.`,
    );
  }
  if (from !== '' && !before && within.length > 0) {
    draft.lacks();
    draft.text(`Settlements before ${formatDate(dayOfRow(all.at(-1) ?? newest))} are not on record.`);
  }
  if (rows.length > 1)
    draft.table(
      'Short interest',
      ['Settled', 'Shares short', 'Change', 'Of float', 'Days to cover'],
      rows.map((row) => [
        formatDate(row.get('shares_short')?.date),
        row.get('shares_short'),
        row.get('short_change'),
        row.get('percent_of_float'),
        row.get('days_to_cover'),
      ]),
    );
  return true;
}

/** Kinds about who sold a company short. */
export const shortKinds: readonly Kind[] = [
  {
    id: 'short-interest',
    about: 'company',
    needs: [['short']],
    allows: [
      'float',
      'history',
      'sharesout',
      'sell',
      'growth',
      'large',
      'up',
      'down',
      'move',
      'previous',
      'peak',
      'trough',
      'compare',
      'price',
    ],
    slots: ['span', 'day', 'month', 'newest', 'threshold', 'periods'],
    fits: ({ concepts, periods }) => !concepts.has('compare') || periods.length > 0,
    title: () => 'short interest',
    next: ['range', 'holders', 'why'],
    answer: answerShort,
  },
  {
    id: 'days-to-cover',
    about: 'company',
    needs: [['cover']],
    allows: ['short', 'up', 'down', 'move', 'history'],
    slots: ['threshold', 'span'],
    title: () => 'days to cover',
    next: ['short', 'range', 'holders'],
    answer: answerShort,
  },
  {
    id: 'days-to-cover',
    about: 'company',
    // "How long would the shorts need to get out" is the same.
    needs: [['short']],
    fits: ({ text }) => /\bhow (?:long|many days)\b/i.test(text),
    allows: ['buyadvice', 'cover', 'buy'],
    title: () => 'days to cover',
    next: ['short', 'range', 'holders'],
    answer: answerShort,
  },
];
