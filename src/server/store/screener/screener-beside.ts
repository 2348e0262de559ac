import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Filters } from '#contract/screener.ts';
import { foldText } from '#kit/text/fold.ts';
import { alsoCalled } from '#kit/trials/names-of-cancer.ts';
import { conditionsOf } from './screener-filter.ts';

/** What is taken out of a list: those that pass all of this. */
export interface Without {
  /** As it was said. */
  words: string;
  filters: Filters;
  /** States of the headquarters, by name. */
  states?: string[] | undefined;
}

/** What one of several kinds of company is enough of: each a filter of its own, with the word that stood for it. */
export interface AnyOf {
  words: string[];
  filters: Filters[];
}

/** What narrows a list of companies and is no filter of the screener: the record knows it, and no column of a row holds it. */
export interface Beside {
  /** Conditions that a registered trial is for, by words of their names; one of them is enough. */
  trialsFor?: string[] | undefined;
  /** The phases that such a trial is in; without them any. */
  trialPhases?: string[] | undefined;
  /** The days within which a dated event for one of these conditions lies. */
  eventsWithin?: { from: string; to: string } | undefined;
  /** A dated event of one of these kinds, within these days. */
  events?: { kinds: string[]; from: string; to: string } | undefined;
  /** States of the headquarters, by name; one of them is enough. */
  states?: string[] | undefined;
  /** Market value in multiples of twelve months of cash from operations: less than so many. */
  cashFlowsUnder?: number | undefined;
  /** Only these tickers. */
  symbols?: string[] | undefined;
  /** Kinds of company of which one is enough. */
  anyOf?: AnyOf | undefined;
  /** What is taken out; whoever nothing is known of stays. */
  without?: Without[] | undefined;
}

/** The words of a condition as they are looked for: "Crohn's" is "crohn" too. */
const wordsOf = (condition: string): string[] =>
  foldText(condition)
    .replace(/[’']/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => (word.length > 4 ? word.replace(/s$/, '') : word));

/** Whether a name of the record has all words of one of some conditions. */
export function isForOne(name: string | null, conditions: readonly string[]): boolean {
  const text = foldText(name ?? '').replace(/[’']/g, '');
  return conditions.some((condition) =>
    wordsOf(condition).every((word) => alsoCalled(word).some((each) => text.includes(each))),
  );
}

const likeOne = (text: RawBuilder<unknown>, conditions: readonly string[]): RawBuilder<SqlBool> => {
  const plain = sql`replace(replace(lower(${text}), '''', ''), '\u2019', '')`;
  const each = conditions.map(
    (condition) =>
      sql`(${sql.join(
        wordsOf(condition).map(
          (word) =>
            sql`(${sql.join(
              alsoCalled(word).map((each) => sql`${plain} like ${`%${each}%`}`),
              sql` or `,
            )})`,
        ),
        sql` and `,
      )})`,
  );
  return sql`(${sql.join(each, sql` or `)})`;
};

const sitsIn = (states: readonly string[]): RawBuilder<SqlBool> =>
  sql`symbol in (select symbol from company_facts where place in (${sql.join(states)}))`;

/** The conditions of a list that stand beside the filters of the screener. */
export function besideConditions({
  trialsFor,
  trialPhases,
  eventsWithin,
  events,
  states,
  cashFlowsUnder,
  symbols,
  anyOf,
  without = [],
}: Beside): RawBuilder<SqlBool>[] {
  const conditions: RawBuilder<SqlBool>[] = [];
  if (trialsFor?.length && !eventsWithin)
    conditions.push(
      sql`symbol in (select symbol from bio_phases where ${likeOne(sql`condition`, trialsFor)}${trialPhases?.length ? sql` and stage_group in (${sql.join(trialPhases)})` : sql``})`,
    );
  if (trialsFor?.length && eventsWithin)
    conditions.push(
      sql`symbol in (select symbol from catalysts where date >= ${eventsWithin.from} and date <= ${eventsWithin.to} and ${likeOne(sql`coalesce(indication, subject)`, trialsFor)})`,
    );
  if (events)
    conditions.push(
      sql`symbol in (select symbol from catalysts where date >= ${events.from} and date <= ${events.to} and kind in (${sql.join(events.kinds)}))`,
    );
  if (states?.length) conditions.push(sitsIn(states));
  if (cashFlowsUnder !== undefined)
    conditions.push(sql`(operating_cash_flow > 0 and market_cap < ${cashFlowsUnder} * operating_cash_flow)`);
  if (symbols?.length) conditions.push(sql`symbol in (${sql.join(symbols)})`);
  if (anyOf?.filters.length)
    conditions.push(
      sql`(${sql.join(
        anyOf.filters.map((filters) => sql`(${sql.join(conditionsOf(filters), sql` and `)})`),
        sql` or `,
      )})`,
    );
  for (const { filters, states: from } of without) {
    const passes = [...conditionsOf(filters), ...(from?.length ? [sitsIn(from)] : [])];
    if (passes.length > 0) conditions.push(sql`not coalesce((${sql.join(passes, sql` and `)}), false)`);
  }
  return conditions;
}
