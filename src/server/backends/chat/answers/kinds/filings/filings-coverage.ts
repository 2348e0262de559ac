import { listOf } from '#kit/text/sentence.ts';
import { daysAfter } from '#kit/time/days.ts';
import { formatDate } from '#kit/time/dates.ts';
import { formName } from '#kit/filings/filing-types.ts';
import { type FilingsCoverage, readFilingsCoverage } from '#server/store/filings/filings-coverage.ts';
import type { Composing } from '../../grammar/reading/kind.ts';
import { daysOf } from '../told/spans.ts';

const coverage = ({ store }: Composing): Promise<FilingsCoverage> =>
  store.cached('chat-filings-coverage', () => readFilingsCoverage(store.db));

/** Filings of the last weeks may not have been read yet; of what lies further back all are. */
const LATELY_DAYS = 45;
const FORMS = 6;
const LINK = '[What the record covers](/record)';

const between = (from: string, to: string): string => `${formatDate(from)} to ${formatDate(to)}`;

/** What of filings of all forms is on record, where that is not all up to the quotes. */
function saidOfAll({ whole, since, byForm }: FilingsCoverage): string | undefined {
  if (!whole) return undefined;
  const last = since
    .flatMap((form) => byForm.get(form)?.last ?? [])
    .toSorted()
    .at(-1);
  const later =
    last === undefined
      ? ', and none of after that'
      : `; of after that single ones alone, on ${listOf(since.slice(0, FORMS).map(formName))}, to ${formatDate(last)}`;
  return `Filings of all forms are on record of ${between(whole.from, whole.to)}${later}. ${LINK}`;
}

/** The same of some forms: of which days they are on record at all. */
function saidOfForms({ whole, byForm }: FilingsCoverage, forms: readonly string[]): string | undefined {
  const spans = forms.flatMap((form) => byForm.get(form.toUpperCase()) ?? []);
  const [first] = spans.map((span) => span.first).toSorted();
  const last = spans
    .map((span) => span.last)
    .toSorted()
    .at(-1);
  if (!whole || first === undefined || last === undefined) return undefined;
  const names = `${forms.length === 1 ? 'form' : 'forms'} ${listOf(forms.map((form) => formName(form)))}`;
  return last <= whole.to
    ? `Filings on ${names}, of whatever company, are on record of ${between(whole.from, whole.to)} alone. ${LINK}`
    : `Filings on ${names}, of whatever company, are on record of ${between(whole.from, whole.to)}, and single ones since, to ${formatDate(last)}. ${LINK}`;
}

/**
 * Of which time filings are on record, where the time that was asked for, or now, lies outside of it: who reads that none is on record would take it
 * for none.
 */
export async function saidOfCoverage(
  composing: Composing,
  forms: readonly string[] = [],
): Promise<string | undefined> {
  const { asked, draft } = composing;
  const known = await coverage(composing);
  if (!known.whole || known.whole.to >= daysAfter(asked.record, -LATELY_DAYS)) return undefined;
  const { from, to } = daysOf(asked);
  const isWithin =
    from !== undefined &&
    to !== undefined &&
    asked.period?.kind !== 'newest' &&
    from >= known.whole.from &&
    to <= known.whole.to;
  if (isWithin) return undefined;
  if (from !== undefined && asked.period?.kind !== 'newest') draft.lacks();
  return saidOfForms(known, forms) ?? saidOfAll(known);
}
