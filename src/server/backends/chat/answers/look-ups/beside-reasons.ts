import type { Beside } from '#server/store/screener/screener-beside.ts';
import { findCompanyFacts } from '#server/store/companies/company-facts.ts';
import { countCompanies } from '#server/store/screener/screener.ts';
import { type AnswerStore, type Fact, factOf } from './look-up.ts';

/** What narrows a list beside its filters and one company does not pass, with what is on record of it. */
export async function besideReasons(
  db: AnswerStore['db'],
  {
    symbol,
    industry,
    beside: { states, trialsFor, trialPhases, anyOf, without = [] },
  }: { symbol: string; industry: string | number | null | undefined; beside: Beside },
  rest: Pick<Fact, 'date' | 'source'>,
): Promise<Fact[]> {
  const isOf = async (beside: Beside): Promise<boolean> =>
    (await countCompanies(db, {}, { ...beside, symbols: [symbol] })) > 0;
  const reason = (row: string, field: string, own: string | number | null | undefined): Fact[] => [
    ...factOf('field', 'Field', field, 'text', { ...rest, row }),
    ...factOf('own', 'Own', own, 'text', { ...rest, row }),
  ];
  const facts: Fact[] = [];
  if (states?.length && !(await isOf({ states }))) {
    const at = await findCompanyFacts(db, symbol);
    facts.push(...reason('states', 'headquarters', [at?.city, at?.place].filter(Boolean).join(', ')));
  }
  if (trialsFor?.length && !(await isOf({ trialsFor, trialPhases })))
    facts.push(...reason('trials', `registered trial for ${trialsFor.join(' or ')}`, null));
  if (anyOf && !(await isOf({ anyOf }))) facts.push(...reason('kinds', 'industry', industry));
  for (const each of without) {
    const isLeftOut = !(await isOf({ without: [each] }));
    if (isLeftOut) facts.push(...reason(`without ${each.words}`, 'being one of', `“${each.words}”`));
  }
  return facts;
}
