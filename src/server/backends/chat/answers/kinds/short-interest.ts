import { formatDate } from '#kit/time/dates.ts';
import { daysOf } from './spans.ts';
import type { Fact } from '../look-ups/look-up.ts';
import { shortInterest } from '../look-ups/ownership.ts';
import { inDollars } from './in-dollars.ts';
import { type Composing, type Kind, rowsOf } from './kind.ts';

const dayOfRow = (row: ReadonlyMap<string, Fact>): string => row.get('shares_short')?.date ?? '';

/** What asks for the shares short as a part of the float. */
const OF_FLOAT = /\bfloat\b|%|\bpercent(?:age)?\b/i;

async function answerShort({ asked, ask, draft }: Composing): Promise<boolean> {
  const found = await ask(shortInterest, { symbol: asked.company.symbol });
  const all = rowsOf(found);
  const { from = '' } = daysOf(asked);
  // Settlements come twice a month: what changed since a day is counted from the one before it.
  const [before] = all.filter((row) => dayOfRow(row) < from);
  const rows =
    from === '' ? all : [...all.filter((row) => dayOfRow(row) >= from), ...(before ? [before] : [])];
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
    !percent && OF_FLOAT.test(asked.reading.text)
      ? 'Of what part of the float that is, is not on record.'
      : undefined,
    change ? `That is ${draft.plain(change)} against the settlement before.` : undefined,
    cover ? `At the usual volume it takes ${draft.plain(cover)} to cover.` : undefined,
    await inDollars({ asked, ask, draft }, shares),
  );
  if (!percent && OF_FLOAT.test(asked.reading.text)) draft.lacks();
  if (from !== '' && !before) {
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
