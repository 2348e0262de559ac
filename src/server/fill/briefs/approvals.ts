import { formatDate } from '#kit/time/dates.ts';
import type { Db } from '#server/db/open.ts';
import { type Brief, briefId, sentence } from './brief.ts';
import { daysBefore } from '#kit/time/days.ts';
import type { Subject, Subjects } from './companies.ts';
import { shortName } from './short-name.ts';
import { weighFact } from './weigh.ts';

/** A decision of the FDA on a drug; null is not given there. */
export interface ApprovalFact {
  day: string;
  drug: string;
  indication: string | null;
  /** `approved`, `tentatively approved`. */
  outcome: string;
  url: string | null;
  source: string;
}

type Company = Pick<Subject, 'symbol' | 'name'> & Partial<Pick<Subject, 'market_cap'>>;

/** What the FDA decided on a drug, on the day it did. */
export function approvalBrief(company: Company, approval: ApprovalFact): Brief {
  const { day, outcome, indication } = approval;
  const drug = /[a-z]/.test(approval.drug) ? approval.drug : titleCase(approval.drug);
  const verb = /^tentatively/i.test(outcome) ? 'tentatively approves' : 'approves';
  return {
    id: briefId(company.symbol, day, `fda${drug}`),
    symbol: company.symbol,
    topic: 'trial',
    title: `FDA ${verb} ${drug} of ${shortName(company.name)}`,
    summary: sentence(
      `On ${formatDate(day)} the FDA ${verb.replace(/s$/, 'd')} ${drug} of ${company.name}${indication ? ` for ${indication}` : ''}`,
    ),
    paragraphs: [],
    facts: [
      { label: 'Drug', value: drug, unit: 'text' },
      { label: 'Decision', value: outcome.charAt(0).toUpperCase() + outcome.slice(1), unit: 'text' },
      ...(indication ? [{ label: 'Indication', value: indication, unit: 'text' } as const] : []),
      { label: 'Decided', value: day, unit: 'date' },
    ],
    publishedAt: day,
    category: 'FDA',
    source: approval.source,
    url: approval.url,
    score: weighFact(52, company.market_cap ?? null),
  };
}

const titleCase = (text: string): string =>
  text.toLowerCase().replace(/\b[a-z]/g, (letter) => letter.toUpperCase());

/** How far back decisions are told of. */
const DAYS_BACK = 400;
const SOURCES: Readonly<Record<string, string>> = { fda: 'Drugs@FDA' };

/** New approvals of the last year, each once; supplements to what is approved already are left to the company's pages. */
export async function* approvalBriefs(db: Db, subjects: Subjects, day: string): AsyncGenerator<Brief> {
  const rows = await db
    .selectFrom('catalysts')
    .selectAll()
    .where('kind', 'in', ['FDA approval', 'FDA decision date'])
    .where('outcome', 'like', '%approved')
    .where('outcome_date', '>=', daysBefore(day, DAYS_BACK))
    .where('outcome_date', '<=', day)
    // The agency's own record before a calendar's.
    .orderBy('kind')
    .orderBy('id')
    .execute();
  const told = new Set<string>();
  for (const { symbol, subject, indication, outcome, outcome_date, raw_text_link, source } of rows) {
    const company = subjects.get(symbol);
    if (!company || !subject || !outcome || !outcome_date || !raw_text_link) continue;
    const key = `${company.lead} ${outcome_date}`;
    if (told.has(key)) continue;
    told.add(key);
    const fact = { day: outcome_date, drug: subject, indication, outcome, url: raw_text_link };
    yield approvalBrief(company, { ...fact, source: SOURCES[source] ?? 'Calendar of FDA decisions' });
  }
}
