import type { Company } from '#contract/company.ts';
import type { ApiError } from '#contract/errors.ts';
import type { Api } from '#kit/http/api-client.ts';
import { load } from '#kit/http/load.ts';
import type { PageAnswer } from '#kit/page/share.ts';

/** The data of a page of the company area: the company and its sections, null for a section that failed. */
export type Outcome<Sections> =
  | {
      kind: 'found';
      company: Company;
      sections: { [name in keyof Sections]: Sections[name] | null };
      /** A section is missing because its backend is out of reach. */
      isCut?: boolean;
    }
  | { kind: 'unknown' }
  | { kind: 'unavailable' };

/** The backend is out of reach: whether there is an answer is not known. */
const isOutOfReach = ({ code }: ApiError): boolean =>
  code === 'unavailable' || code === 'timeout' || code === 'bad_gateway';

/** No company has this symbol, or could have it. */
const meansUnknown = ({ code }: ApiError): boolean => code === 'not_found' || code === 'bad_request';

/**
 * Loads a company together with the sections of its page, all at once. A section that fails is null and affects nothing
 * else; without the company there is no page.
 */
export async function loadCompany<Sections extends Record<string, unknown>>(
  api: Api,
  ticker: string,
  sections: { [name in keyof Sections]: Promise<Sections[name]> },
): Promise<Outcome<Sections>> {
  const names = Object.keys(sections) as (keyof Sections)[];
  const [{ value: company, failure }, ...settled] = await Promise.all([
    load(api('stock.details', { params: { symbol: ticker } })),
    ...names.map((name) => load(sections[name])),
  ]);
  if (!company) return { kind: meansUnknown(failure) ? 'unknown' : 'unavailable' };
  const entries = names.map((name, i) => [name, settled[i]?.value ?? null]);
  const isCut = settled.some((section) => section.failure && isOutOfReach(section.failure));
  return {
    kind: 'found',
    company,
    sections: Object.fromEntries(entries) as { [name in keyof Sections]: Sections[name] | null },
    ...(isCut && { isCut }),
  };
}

/**
 * The status of a company's page: a page with a failed section is not shared. If the section's backend is out of reach,
 * the rest is shown with a 503, so that a whole page kept earlier is sent instead if there is one.
 */
export function companyAnswer(outcome: Outcome<Record<string, unknown>>): PageAnswer {
  if (outcome.kind !== 'found') return { status: outcome.kind === 'unknown' ? 404 : 503, isWhole: false };
  return {
    status: outcome.isCut ? 503 : 200,
    isWhole: Object.values(outcome.sections).every((section) => section !== null),
  };
}
