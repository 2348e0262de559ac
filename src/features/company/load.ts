import type { Company } from '#contract/company.ts';
import type { ApiError } from '#contract/errors.ts';
import type { Api } from '#kit/http/api-client.ts';
import { load } from '#kit/http/load.ts';
import type { PageAnswer } from '#kit/page/share.ts';

/** What a page of the company area learned: the company and its sections; null is a section that failed. */
export type Outcome<Sections> =
  | {
      kind: 'found';
      company: Company;
      sections: { [name in keyof Sections]: Sections[name] | null };
      /** A section is missing because what knows it cannot be asked for now. */
      isCut?: boolean;
    }
  | { kind: 'unknown' }
  | { kind: 'unavailable' };

/** What knows the answer is out of reach: nothing is said of whether there is one. */
const isOutOfReach = ({ code }: ApiError): boolean =>
  code === 'unavailable' || code === 'timeout' || code === 'bad_gateway';

/** A symbol that no company has, or could have. */
const meansUnknown = ({ code }: ApiError): boolean => code === 'not_found' || code === 'bad_request';

/**
 * Loads a company together with the sections of its page, all at once. A section that fails is null and takes nothing
 * else along; without the company there is no page.
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
 * How a page of a company answers: one with a failed section is not shared. Where what knows the section is out of reach,
 * what is there is shown under a 503, for which a whole page that was kept is sent instead.
 */
export function companyAnswer(outcome: Outcome<Record<string, unknown>>): PageAnswer {
  if (outcome.kind !== 'found') return { status: outcome.kind === 'unknown' ? 404 : 503, isWhole: false };
  return {
    status: outcome.isCut ? 503 : 200,
    isWhole: Object.values(outcome.sections).every((section) => section !== null),
  };
}
