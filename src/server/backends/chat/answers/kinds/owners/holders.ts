import { formatDate } from '#kit/time/dates.ts';
import { escapeMarkdown } from '../../written/draft.ts';
import type { Fact } from '../../look-ups/look-up.ts';
import { ownership } from '../../look-ups/ownership.ts';
import { type Composing, type Kind, namesOf, rowsOf } from '../../grammar/reading/kind.ts';

const ROWS = 8;

/** Stakes over 5%, of which each holder has filed a schedule. */
export function stakeTable(
  draft: Composing['draft'],
  rows: readonly ReturnType<typeof rowsOf>[number][],
): void {
  draft.table(
    'Stakes over 5%',
    ['Holder', 'Form', 'Filed'],
    rows
      .slice(0, ROWS)
      .map((row) => ['stake_holder', 'stake_form', 'stake_filed'].map((cell) => row.get(cell))),
  );
}

/** How a holding stands against the quarter before. */
function sinceBefore(draft: Composing['draft'], change: Fact | undefined): string {
  if (!change) return 'What it held the quarter before is not on record.';
  if (change.value === 'New') return 'The quarter before it reported none.';
  if (Math.abs(Number(change.value)) < 0.05) return 'The quarter before it held as many.';
  return `That is ${draft.plain(change)} against the quarter before.`;
}

/** What asks for the size of it. */
const HOW_MUCH = /\bhow (?:much|many|big|large)\b|\bpercent(?:age)?\b|\bwhat (?:part|share|portion|stake)\b/i;
const FIRST = /\b(?:first|earliest|originally|since when|when did)\b/i;
const WHETHER_ACTIVE = /\b(?:active|activist|passive|influence)\b/i;

/** Where it is asked: since when a holder files, and whether it means to have a say. */
function sayOfSchedules(
  { asked, draft }: Pick<Composing, 'asked' | 'draft'>,
  stakes: readonly ReturnType<typeof rowsOf>[number][],
): void {
  const { text } = asked.reading;
  const oldest = stakes.at(-1);
  const [form, filed] = [oldest?.get('stake_form'), oldest?.get('stake_filed')];
  if (FIRST.test(text) && form && filed)
    draft.text(
      `The first on record is ${draft.plain(form)} of ${draft.plain(filed)}${String(form.value).endsWith('/A') ? ', which amends one that was filed before and is not on record' : ''}.`,
    );
  if (!WHETHER_ACTIVE.test(text)) return;
  const isActive = String(stakes[0]?.get('stake_form')?.value ?? '').includes('13D');
  if (stakes.length === 0) draft.lacks();
  draft.text(
    stakes.length === 0
      ? 'Whether it is active or passive a form 13F does not say.'
      : `Its newest schedule is a ${isActive ? '13D, which says that it may seek influence (active)' : '13G, which says that it seeks no influence (passive)'}.`,
  );
}

/** What is on record of one holder's shares: its newest 13F, and its schedules over 5%. */
async function answerHolder({ asked, ask, draft }: Composing): Promise<boolean> {
  const names = namesOf(asked, 'holder') ?? new Set<string>();
  const found = await ask(ownership, { symbol: asked.company.symbol });
  const { short } = asked.company;
  const rows = rowsOf(found, '13f-').filter((row) => names.has(String(row.get('manager')?.value)));
  const stakes = rowsOf(found, 'stake-').filter((row) => names.has(String(row.get('stake_holder')?.value)));
  const written = asked.reading.names
    .map(({ values, written }) => escapeMarkdown(values.length === 1 ? (values[0] ?? written) : written))
    .join(', ');
  if (rows.length + stakes.length === 0) {
    draft.lacks();
    draft.text(
      `No position of ${written} in ${short} is on record: neither among the managers whose 13F is on record, nor among the stakes over 5%. That says nothing of managers whose reports are not on record.`,
    );
    return found.facts.length > 0;
  }
  for (const row of rows) {
    const [manager, shares, percent, value, change] = [
      'manager',
      'manager_shares',
      'manager_percent',
      'manager_value',
      'manager_change',
    ].map((cell) => row.get(cell));
    if (!manager || !shares) continue;
    draft.text(
      `${draft.strong(manager)} held ${draft.strong(shares)} shares of ${short} on ${formatDate(shares.date)}${percent ? `, ${draft.plain(percent)} of the company` : ''}${value ? `, worth ${draft.plain(value)}` : ''}.`,
      sinceBefore(draft, change),
    );
  }
  const [stake] = stakes;
  const [holder, form, filed] = [
    stake?.get('stake_holder'),
    stake?.get('stake_form'),
    stake?.get('stake_filed'),
  ];
  if (holder && form && filed)
    draft.text(
      `${draft.strong(holder)} filed ${draft.plain(form)} on ${draft.plain(filed)}, which says that it held over 5% or fell below.`,
    );
  if (rows.length === 0 && holder && HOW_MUCH.test(asked.reading.text)) {
    draft.text('How large the stake is, the schedule says and the record does not.');
    draft.lacks();
  }
  sayOfSchedules({ asked, draft }, stakes);
  if (stakes.length > 1) stakeTable(draft, stakes);
  return true;
}

/** A question about one holder that it names. */
export const ofHolder = (id: string, needs: Kind['needs']): Kind => ({
  id,
  about: 'company',
  needs,
  needsSlots: ['holder'],
  // "Who is Warren Buffett" asks nothing of a company.
  fits: ({ text }) =>
    /\b(?:own|owns|owned|hold|holds|holding|held|position|invest|invested|in|into|have|has|had|stakes?|holders?|13[dfg]s?|piece|shares?|buy|buying|bought|sell|selling|sold|add|adding|added|trim|trimmed|exit|exited|file|filed|still|long)\b/i.test(
      text,
    ),
  allows: [
    'holders',
    'stakes',
    'newholders',
    'buy',
    'sell',
    'sharesout',
    'instpct',
    'large',
    'history',
    'filings',
    'up',
    'down',
    'move',
    'tellme',
    'insiders',
    'mcap',
  ],
  slots: ['newest', 'amount'],
  title: () => (id === 'stakes' ? 'stakes over 5%' : 'institutional holders'),
  next: ['holders', 'ownership', 'insiders'],
  answer: answerHolder,
});
