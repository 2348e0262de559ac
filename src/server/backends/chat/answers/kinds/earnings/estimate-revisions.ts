import { growthPercent, notBoundless } from '#kit/financials/growth.ts';
import { daysBetween } from '#kit/time/days.ts';
import type { Draft } from '../../written/draft.ts';
import { outlook } from '../../look-ups/earnings.ts';
import type { Fact } from '../../look-ups/look-up.ts';
import { type Kind, one } from '../../grammar/reading/kind.ts';
import { onDay, simple } from '../told/simple.ts';

/** What an estimate is against what it was: in percent where both are a profit, up to ten times. */
function revised(now: Fact, before: Fact, draft: Draft): string {
  const [to, from] = [Number(now.value), Number(before.value)];
  if (to === from) return ', unchanged';
  const word = to > from ? 'up' : 'down';
  const value = notBoundless(growthPercent(to, from));
  if (to <= 0 || value === null) return `, so it went ${word}`;
  return `, so it went ${word}: ${draft.plain({ ...now, name: 'eps_revised', label: 'Revision of the estimate', unit: 'change', computed: true, value })}`;
}

/** How what analysts expect of each fiscal year on record was revised. */
export const estimateRevisions: Kind = simple({
  id: 'estimate-revisions',
  needs: [['revisions']],
  allows: ['estimates', 'm:eps_diluted', 'earnings', 'up', 'down', 'growth', 'rating'],
  // What was expected 30 and 90 days before is on record, and nothing older.
  slots: ['span'],
  fits: ({ periods }) => periods.every(({ from, to }) => daysBetween(from, to) <= 100),
  title: 'revisions of estimated EPS',
  next: ['estimates', 'earnings', 'next'],
  lookUp: outlook,
  lacks: /estimates/,
  facts: ['eps_this_year_30d', 'eps_this_year_90d', 'raised', 'lowered'],
  say(found, { draft, asked }) {
    const [now, end, month, quarter, next, nextBefore, raised, lowered] = [
      'eps_this_year',
      'year_end',
      'eps_this_year_30d',
      'eps_this_year_90d',
      'eps_next_year',
      'eps_next_year_90d',
      'raised',
      'lowered',
    ].map((name) => one(found, name));
    const before = [
      month && `${draft.plain(month)} 30 days before`,
      quarter && `${draft.plain(quarter)} 90 days before${now ? revised(now, quarter, draft) : ''}`,
    ]
      .filter(Boolean)
      .join(' and ');
    return (
      [
        now
          ? `EPS expected of ${asked.company.short} this fiscal year${end ? `, to ${draft.plain(end)},` : ''} was ${draft.strong(now)}${onDay(now)}${before ? `, ${before}` : ''}.`
          : '',
        next
          ? `Of the next fiscal year it was ${draft.strong(next)}${nextBefore ? `, ${draft.plain(nextBefore)} 90 days before${revised(next, nextBefore, draft)}` : ''}.`
          : '',
        raised && lowered
          ? `In 30 days ${draft.plain(raised)} ${Number(raised.value) === 1 ? 'estimate was' : 'estimates were'} raised and ${draft.plain(lowered)} lowered.`
          : '',
        now || next ? 'The estimates are adjusted EPS.' : '',
      ]
        .filter(Boolean)
        .join(' ') || undefined
    );
  },
});
