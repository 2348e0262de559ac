import type { BlankCheck, FormOnRecord } from '#contract/blank-check.ts';
import { formatDate } from '#kit/time/dates.ts';
import { formName } from '#kit/filings/filing-types.ts';
import { formatAmount, formatGrowth } from '#kit/format.ts';

/** A line about a blank check: what, what is known of it, and the document that says so. */
export interface BlankCheckLine {
  label: string;
  text: string;
  detail?: string;
  href?: string | undefined;
}

const filed = ({ form, filed_on }: FormOnRecord): string => `${formName(form)}, ${formatDate(filed_on)}`;

/** The money of the last balance; what is not cash is its trust, as a rule, out of which shares are redeemed. */
function moneyLines({ balances }: BlankCheck): BlankCheckLine[] {
  const [last] = balances;
  const first = balances.at(-1);
  if (!last) return [];
  const day = formatDate(last.period_end);
  const grown =
    first && first !== last && first.assets > 0
      ? [
          {
            label: `Since ${formatDate(first.period_end)}`,
            text: formatGrowth((last.assets / first.assets - 1) * 100),
            detail: `total assets then ${formatAmount(first.assets)}`,
          },
        ]
      : [];
  const known = (label: string, value: number | null, detail: string): BlankCheckLine[] =>
    value === null ? [] : [{ label, text: formatAmount(value), detail }];
  const besideCash = last.cash === null ? null : last.assets - last.cash;
  return [
    { label: 'Total assets', text: formatAmount(last.assets), detail: day },
    ...grown,
    ...known('Other than cash', besideCash, `${day}; its trust, as a rule`),
    ...known('Liabilities', last.liabilities, day),
  ];
}

/** A merger as far as forms tell of one; that there is none on record is told of the months that are. */
function mergerLine({ merger, merger_forms: count }: BlankCheck, span: string | undefined): BlankCheckLine {
  const label = 'Merger filed about';
  return merger
    ? {
        label,
        text: filed(merger),
        detail: count === 1 ? 'the one form about it on record' : `the newest of ${count} forms on record`,
        href: merger.raw_text_link ?? undefined,
      }
    : { label, text: 'None on record', ...(span && { detail: span }) };
}

const documentLine = (label: string, form: FormOnRecord | null, detail?: string): BlankCheckLine[] =>
  form
    ? [{ label, text: filed(form), ...(detail && { detail }), href: form.raw_text_link ?? undefined }]
    : [];

/** What is known of a blank check, in the order in which its investors ask. */
export function blankCheckLines(known: BlankCheck, span: string | undefined): BlankCheckLine[] {
  const { agreement, prospectus, sponsor } = known;
  return [
    mergerLine(known, span),
    ...documentLine('Agreement', agreement, 'a material one; the document says about what'),
    ...moneyLines(known),
    ...(sponsor
      ? [
          {
            label: 'Sponsor',
            text: sponsor.holder,
            detail: filed(sponsor),
            href: sponsor.raw_text_link ?? undefined,
          },
        ]
      : []),
    ...documentLine('Final prospectus', prospectus),
  ];
}

/** The document that has what no source here tells: the newest report, or the prospectus of one that has not reported yet. */
export const trustDocument = ({ report, prospectus }: BlankCheck): FormOnRecord | null =>
  report ?? prospectus;
