import { daysAfter, daysBetween } from '#kit/time/days.ts';
import type { StatementFigure } from '#contract/financials.ts';
import { formatDate } from '#kit/time/dates.ts';
import { keyFigures } from '../../look-ups/cash.ts';
import { earningsReports } from '../../look-ups/earnings.ts';
import type { Fact } from '../../look-ups/look-up.ts';
import { balanceFigures } from '../../look-ups/statements.ts';
import { type Asked, type Composing, one, rowsOf } from '../../grammar/reading/kind.ts';
import type { Line } from '../lines/lines.ts';
import { sayNewerOfProvider } from '../published/provider.ts';
import { publishedFlow } from '../published/published-flow.ts';

/** A figure that ends so many days before the newest of its kind is told with that one. */
const OLDER_DAYS = 75;

/** A report of so many days after the end of the newest statement is of a later quarter. */
const OF_LATER_DAYS = 100;

const REPORTS = 8;

/** How something went: "EPS trend", "is it rising". */
const isOfCourse = ({ has, reading }: Composing['asked']): boolean =>
  has('history', 'growth', 'up', 'down', 'move') ||
  /\b(?:trend\w*|rising|falling|improv\w+|worsen\w*|reports|prints|develop\w*)\b/i.test(reading.text);

/** EPS as the newest reports told it, each with that of a year before: statements that end before them do not tell how it went. */
async function sayReports({
  asked,
  ask,
  draft,
}: Pick<Composing, 'asked' | 'ask' | 'draft'>): Promise<boolean> {
  const found = await ask(earningsReports, { symbol: asked.company.symbol, limit: REPORTS });
  const rows = rowsOf(found).filter((row) => row.has('eps'));
  const [newest] = rows;
  const [eps, before] = [newest?.get('eps'), newest?.get('eps_year_before')];
  if (!eps || rows.length < 2) return false;
  const both = rows.filter((row) => row.has('eps_year_before'));
  const higher = both.filter(
    (row) => Number(row.get('eps')?.value) > Number(row.get('eps_year_before')?.value),
  );
  draft.text(
    `Reports go further: the newest told EPS of ${draft.strong(eps)} on ${formatDate(eps.date)}${before ? `, against ${draft.strong(before)} a year before` : ''}.${both.length > 1 ? ` In ${higher.length} of the ${both.length} newest that can be held against a year before it was higher.` : ''} EPS of a report may be adjusted; that of a statement is not.`,
  );
  draft.table(
    'EPS as reported, newest first',
    ['Reported', 'EPS', 'A year before'],
    rows.map((row) => ['reported', 'eps', 'eps_year_before'].map((name) => row.get(name))),
  );
  return true;
}

/** Says the EPS of a report after the newest statement that has one. */
async function sayNewerReport({ asked, ask, draft }: Composing, told: string): Promise<void> {
  const { symbol } = asked.company;
  const found = await ask(earningsReports, { symbol, from: daysAfter(told, OF_LATER_DAYS), limit: 1 });
  const [eps, before] = [one(found, 'eps'), one(found, 'eps_year_before')];
  if (!eps?.date) return;
  if (isOfCourse(asked) && (await sayReports({ asked, ask, draft }))) return;
  draft.text(
    `A later report is on record: EPS of ${draft.strong(eps)} on ${formatDate(eps.date)}${before ? `, against ${draft.strong(before)} a year before` : ''}. EPS of a report may be adjusted; that of a statement is not.`,
  );
}

/** Where no statement has an EPS: the one that the newest report told; false without any. */
export async function sayReportedEps({ asked, ask, draft }: Composing): Promise<boolean> {
  const { symbol, short } = asked.company;
  const found = await ask(earningsReports, { symbol, limit: 1 });
  const [eps, before] = [one(found, 'eps'), one(found, 'eps_year_before')];
  if (!eps?.date) return false;
  draft.lacks();
  draft.text(
    `No statement with the EPS of ${short} is on record. The newest report told ${draft.strong(eps)} on ${formatDate(eps.date)}${before ? `, against ${draft.strong(before)} a year before` : ''}; EPS of a report may be adjusted.`,
  );
  return true;
}

/** Says the newest that is on record of a line whose periods, of the kind that was asked for, end long before it. */
async function sayNewer(
  { asked, ask, draft, store }: Composing,
  lines: readonly { name: string; facts: readonly { date: string | null }[] }[],
): Promise<void> {
  const { period } = asked;
  const isOfNewest = !period || (period.kind === 'newest' && (period.back ?? 0) === 0);
  if (!isOfNewest) return;
  const eps = lines.find(({ name }) => name === 'eps_diluted')?.facts[0];
  if (eps?.date && !asked.has('by:year', 'by:ttm'))
    await sayNewerReport({ asked, ask, draft, store }, eps.date);
  const known = await ask(keyFigures, { symbol: asked.company.symbol });
  for (const { name, facts } of lines) {
    const newest = one(known, name);
    const [told] = facts;
    if (name === 'free_cash_flow' && told?.date)
      await sayFlow({ asked, ask, draft, store }, told.date, one(known, 'operating_cash_flow'));
    if (!newest?.date || !told?.date) continue;
    if (daysBetween(told.date, newest.date) < OLDER_DAYS) continue;
    const isBalance = balanceFigures.includes(name as StatementFigure);
    draft.text(
      `The newest ${newest.label.toLowerCase()} on record is ${draft.strong(newest)} ${isBalance ? 'on' : 'in the twelve months to'} ${formatDate(newest.date)}.`,
    );
  }
}

/** What is newer than these lines; whether a provider's newer ones were held against those of before, as was asked. */
export async function sayAllNewer(
  composing: Composing,
  lines: readonly Line[],
  margins: readonly string[],
): Promise<boolean> {
  await sayNewer(composing, lines);
  return margins.length > 0 && sayNewerOfProvider(composing, lines);
}

/** Beside free cash flow of long ago that of the newest twelve months as it was published, and what operations brought in. */
async function sayFlow(
  { asked, ask, draft }: Composing,
  told: string,
  flow: Fact | undefined,
): Promise<void> {
  const published = await publishedFlow({ ask }, asked.company.symbol);
  const isNewer = (fact: Fact | undefined): fact is Fact & { date: string } =>
    fact?.date !== undefined && fact.date !== null && daysBetween(told, fact.date) >= OLDER_DAYS;
  if (!isNewer(published) && !isNewer(flow)) return;
  draft.text(
    `That is the newest free cash flow ${isNewer(published) ? 'that statements have' : 'on record'}.`,
    isNewer(published)
      ? `Published is ${draft.strong(published)} in the twelve months to ${formatDate(published.date)}, after interest, as Yahoo Finance computes it.`
      : undefined,
    isNewer(flow)
      ? `Cash from operations, from which capital spending is still to be taken, was ${draft.strong(flow)} in the twelve months to ${formatDate(flow.date)}.`
      : undefined,
  );
}

/** A figure of so many days before the quotes is old. */
const OLD_DAYS = 460;

/** A figure of today is asked for: one that is older says so. */
export function endsLongAgo(asked: Asked, lines: readonly Line[]): boolean {
  if (asked.period || asked.has('history')) return false;
  const ends = lines.flatMap(({ facts }) => facts[0]?.date ?? []);
  return ends.length > 0 && ends.every((end) => daysBetween(end, asked.record) >= OLD_DAYS);
}
