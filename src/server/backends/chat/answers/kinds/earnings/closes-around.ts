import { formatDate } from '#kit/time/dates.ts';
import { daysAfter } from '#kit/time/days.ts';
import { earningsReports } from '../../look-ups/earnings.ts';
import type { Fact } from '../../look-ups/look-up.ts';
import { priceHistory } from '../../look-ups/prices.ts';
import { sessionOfDay } from '../../look-ups/session.ts';
import { type Ask, type Composing, type Kind, one, rowsOf } from '../../grammar/reading/kind.ts';
import { ofQuarter } from '../told/reports-in-words.ts';
import { onDay } from '../told/simple.ts';
import { daySlots, daysOf } from '../told/spans.ts';

/** Days that hold the session before a report, and the one after. */
const NEAR_DAYS = 7;

/** The last close before a report, that of its day, and the first after. */
export interface Around {
  before: Fact | undefined;
  on: Fact | undefined;
  after: Fact | undefined;
  /** The shares traded on the day of the report, and in the session after. */
  volumeOn: Fact | undefined;
  volumeAfter: Fact | undefined;
}

/** The closes around a day of the record, those that are on it and are not in doubt. */
export async function closesAround(ask: Ask, symbol: string, day: string, record: string): Promise<Around> {
  const [earlier, onIt, later] = await Promise.all([
    ask(priceHistory, { symbol, from: daysAfter(day, -NEAR_DAYS), to: daysAfter(day, -1) }),
    ask(sessionOfDay, { symbol, day }),
    day < record
      ? ask(priceHistory, { symbol, from: daysAfter(day, 1), to: daysAfter(day, NEAR_DAYS) })
      : undefined,
  ]);
  const after = later && one(later, 'first_close');
  const next = after?.date ? await ask(sessionOfDay, { symbol, day: after.date }) : undefined;
  return {
    before: one(earlier, 'last_close'),
    on: one(onIt, 'session_close'),
    after,
    volumeOn: one(onIt, 'session_volume'),
    volumeAfter: next && one(next, 'session_volume'),
  };
}

/** Says the closes before and after a report with their days; a report may come before the bell or after it. */
export function saidOfAround({ before, on, after }: Around, draft: Composing['draft']): string | undefined {
  const said = [
    before && `at ${draft.strong(before)}${onDay(before)}, the session before`,
    on && `at ${draft.strong(on)}${onDay(on)}, the day itself`,
    after && `at ${draft.strong(after)}${onDay(after)}, the session after`,
  ].filter(Boolean);
  return said.length === 0 ? undefined : `It closed ${said.join('; ')}.`;
}

/** How many shares were traded in the sessions around a report. */
function saidOfVolume(around: Around | undefined, draft: Composing['draft']): string {
  const said = [around?.volumeOn, around?.volumeAfter].flatMap((fact) =>
    fact ? `${draft.strong(fact)} shares were traded${onDay(fact)}` : [],
  );
  if (said.length === 0) draft.lacks();
  return said.length === 0 ? 'How many shares were traded then is not on record.' : `${said.join('; ')}.`;
}

/** Most reports whose closes are told. */
const MOST = 8;

async function answerAround({ asked, ask, draft }: Composing): Promise<boolean> {
  const { company, period, record, count } = asked;
  const { symbol, short } = company;
  const isOfQuarter = period?.kind === 'quarter';
  const days = period?.kind === 'newest' || isOfQuarter ? {} : daysOf(asked);
  const limit = isOfQuarter ? 40 : Math.min(MOST, count ?? (asked.has('history') ? MOST : 1));
  const found = rowsOf(await ask(earningsReports, { symbol, ...days, limit }));
  const rows = isOfQuarter ? ofQuarter(found, period.to) : found;
  const reports = rows.flatMap((row) => row.get('reported') ?? []);
  const [newest] = reports;
  if (!newest) {
    draft.text(`No earnings report of ${short} is on record${period ? ' for that time' : ''}.`);
    return false;
  }
  const around = await Promise.all(
    reports.map(({ value }) => closesAround(ask, symbol, String(value), record)),
  );
  const [first] = around;
  const said = first && saidOfAround(first, draft);
  const reaction = rows[0]?.get('reaction');
  if (!first?.before || !first.after) draft.lacks();
  draft.text(
    `${short} reported on ${draft.plain(newest)}. ${said ?? 'No close of those days is on record.'}`,
    // On a day without a session two sessions end a day later.
    reaction &&
      first?.on &&
      `From the close before to the close of the session after, it moved ${draft.strong(reaction)}.`,
    'Closes are split-adjusted.',
    asked.has('volume') ? saidOfVolume(around[0], draft) : undefined,
  );
  if (reports.length > 1)
    draft.table(
      'Closes around the reports, newest first',
      ['Reported', 'Session before', 'That day', 'Session after', 'Over two sessions'],
      reports.map((report, at) => [
        formatDate(String(report.value)),
        around[at]?.before,
        around[at]?.on,
        around[at]?.after,
        rows[at]?.get('reaction'),
      ]),
    );
  return true;
}

/** The closes on either side of an earnings report. */
export const closesAroundReport: Kind = {
  id: 'earnings-closes',
  about: 'company',
  needs: [['closesaround']],
  allows: ['volume', 'earnings', 'price', 'history', 'by:quarter', 'previous', 'move'],
  slots: daySlots,
  title: () => 'closes around the earnings report',
  next: ['next', 'estimates', 'revenue'],
  answer: answerAround,
};
