import { screenerFields, type ScreenerField, type ScreenerFieldName } from '#contract/screener-fields.ts';
import type { FilterDefinition } from '#contract/screener.ts';
import type { Engine } from '#server/db/open.ts';
import type { AskedFilters, AskedSort } from './screener-oracle.ts';

/**
 * Screens as a person would write them in SQL, values and all, with nothing of the product's query builder. Where the product has
 * tables and columns of its own for speed (phases, folded names), these read what they were made from.
 */

type Alternative = AskedFilters[string][number];

const fieldOf = (name: string): ScreenerField => {
  const field = screenerFields.find((one: ScreenerField) => one.name === name);
  if (!field) throw new RangeError(name);
  return field;
};
const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;
const codes: Record<string, string> = { XNAS: 'NASDAQ', XNYS: 'NYSE', XASE: 'NYSE American' };

/** Letters with a mark that names in the record have, and what they are without it. */
const marks = 'áàâäãåāéèêëēíìîïīóòôöõōúùûüūñçčšžýÿłøÁÀÂÄÃÅÉÈÊËÍÌÎÏÓÒÔÖÕÚÙÛÜÑÇČŠŽÝ';
const bare = (letter: string): string => letter.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
const folded = (expression: string): string =>
  Array.from(marks)
    .filter((letter) => /^[a-z]$/.test(bare(letter)))
    .reduce(
      (inner, letter) => `replace(${inner}, ${quoted(letter)}, ${quoted(bare(letter))})`,
      `lower(${expression})`,
    );

function searched(text: string): string {
  const pattern = quoted(
    `%${bare(text).trim().replaceAll('!', '!!').replaceAll('%', '!%').replaceAll('_', '!_')}%`,
  );
  return `(${folded('symbol')} like ${pattern} escape '!' or ${folded('name')} like ${pattern} escape '!')`;
}

/** Whether a company is what one alternative of a field says. */
function holds(name: string, one: Alternative): string {
  const { column } = fieldOf(name);
  if (typeof one === 'object')
    return [
      `${column} is not null`,
      ...(one.min === undefined ? [] : [`${column} >= ${one.min}`]),
      ...(one.max === undefined ? [] : [`${column} < ${one.max}`]),
    ].join(' and ');
  if (name === 'bioPhasePipelines') return `', ' || ${column} || ', ' like ${quoted(`%, ${one}, %`)}`;
  return `${column} = ${quoted(codes[one] ?? String(one))}`;
}

/** The condition of a whole screen. */
export function whereOf(filters: AskedFilters): string {
  const conditions = Object.entries(filters).flatMap(([name, asked]) => {
    if (typeof asked === 'string') return asked.trim() === '' ? [] : [searched(asked)];
    if (asked.length === 0) return [];
    if (name === 'Industries')
      return [`sic in (${asked.map((sic) => (typeof sic === 'string' ? quoted(sic) : 'null')).join(', ')})`];
    return [`(${asked.map((one) => `(${holds(name, one)})`).join(' or ')})`];
  });
  return ['is_sample = 0', ...conditions].join(' and ');
}

const letters = ['ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz'].map(quoted).join(', ');

/** Unknown last either way, text by its bytes with A as a, ties by symbol. */
function orderOf(engine: Engine, { field, direction }: AskedSort): string {
  const bytes = engine === 'sqlite' ? 'collate binary' : 'collate "C"';
  const { column, kind } = fieldOf(field);
  if (field === 'symbol') return `symbol ${bytes} ${direction}`;
  const isText = kind === 'text' || kind === 'phases' || kind === 'day';
  const small = engine === 'sqlite' ? `lower(${column})` : `translate(${column}, ${letters})`;
  const key = isText ? `${small} ${bytes}` : column;
  return `case when ${column} is null then 1 else 0 end, ${key} ${direction}, symbol ${bytes}`;
}

/** The rows of a screen from one place to another, both included and counted from 1, as arrays of these fields. */
export function rowsSql(
  engine: Engine,
  filters: AskedFilters,
  sort: AskedSort,
  fields: readonly ScreenerFieldName[],
  [first, last]: readonly [number, number],
): string {
  const selected = fields.map((name, i) => `${fieldOf(name).column} as f${i}`).join(', ');
  return `select * from (select ${selected}, row_number() over (order by ${orderOf(engine, sort)}) as place
    from companies where ${whereOf(filters)}) as ranked where place between ${first} and ${last} order by place`;
}

export const totalSql = (filters: AskedFilters): string =>
  `select count(*) as total from companies where ${whereOf(filters)}`;

/** How many each option of a field would leave, one column for each: the field's own filter does not hold. */
export function countsSql(filters: AskedFilters, { name, options }: FilterDefinition): string {
  const { [name]: _, ...others } = filters;
  const counts = options.map((one, i) => `sum(case when ${holds(name, one)} then 1 else 0 end) as n${i}`);
  return `select ${counts.join(', ')} from companies where ${whereOf(others)}`;
}
