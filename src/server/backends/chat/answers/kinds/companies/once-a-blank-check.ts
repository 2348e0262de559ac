import { formatDate } from '#kit/time/dates.ts';
import { daysAfter } from '#kit/time/days.ts';
import { companyFacts } from '../../look-ups/company.ts';
import { filings } from '../../look-ups/filings.ts';
import { type Composing, type Kind, named, one } from '../../grammar/reading/kind.ts';

/** What a blank check is called: for what it is there, or by its number among those of its sponsor. */
const OF_SHELL =
  /\b(?:acquisitions?|merger|spac|blank check|business combination)\b|\b(?:growth|capital|opportunit(?:y|ies)|partners|holdings?|investments?)\b.*\s[IVX]+\.?$/i;

/** Asks of a blank check. */
const ASKS = /\b(?:de-?)?spacs?\b|\bblank checks?\b|\bshell\b/i;

/** The form that tells of a merger before it is voted on. */
const OF_MERGER = '425';

/** A form about the merger may be filed so many days after it. */
const DAYS_AFTER = 30;

/** That a company came to the market by merging with a blank check, as far as its former names and forms about a merger say. */
async function sayShell({ asked, ask, draft }: Composing, isAsked: boolean): Promise<void> {
  const { symbol, short } = asked.company;
  const facts = await ask(companyFacts, { symbol });
  if (/blank check/i.test(String(one(facts, 'company_type')?.value ?? ''))) return;
  const [shell] = named(facts, 'former_name')
    .filter(({ value }) => OF_SHELL.test(String(value).trim()))
    .toSorted((a, b) => (b.date ?? '').localeCompare(a.date ?? ''));
  if (!shell && !isAsked) return;
  // A form of after the shell had its new name is about another merger.
  const to = shell?.date ? { to: daysAfter(shell.date, DAYS_AFTER) } : {};
  const found = await ask(filings, { symbol, type: OF_MERGER, limit: 1, ...to });
  const form = one(found, 'form');
  if (!shell) {
    draft.text(
      form
        ? `A form about a merger is on record, as those are filed that merge with a blank check and others: ${draft.strong(form)} of ${formatDate(form.date)}. No former name of ${short} on record is one of a blank check; that does not say that it did not come to the market by one.`
        : `How ${short} came to the market is not on record: none of its former names here is one of a blank check, and no form ${OF_MERGER} about a merger is. That does not say that it did not come by one.`,
    );
    return;
  }
  const until = shell.date ? ` until ${formatDate(shell.date)}` : '';
  const merger = form
    ? `, and a form about a merger is on record: ${draft.strong(form)} of ${formatDate(form.date)}. So it came to the market by a merger with a blank check, as far as these say.`
    : `, which points to a merger with one; no form ${OF_MERGER} about it is on record.`;
  draft.text(
    `${short} was called ${draft.strong(shell)}${until}, as blank checks are${merger}`,
    one(facts, 'ipo_year') ? 'The IPO year on record is then the blank check’s.' : undefined,
  );
}

/** The same kind, which tells whether the company was a blank check before; where the year of its listing is told, also unasked. */
export const withShell = (kind: Kind): Kind => ({
  ...kind,
  async answer(composing) {
    const isKnown = await kind.answer(composing);
    const isAsked = ASKS.test(composing.asked.reading.text);
    if (isKnown && (isAsked || kind.id === 'listed-since')) await sayShell(composing, isAsked);
    return isKnown;
  },
});
