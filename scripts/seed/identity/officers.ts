import type { OfficersTable } from '#server/db/identity-tables.ts';
import { quoteDate } from '../snapshot.ts';
import { cellNumber } from '../sources.ts';
import type { Profile } from './profiles.ts';

export const officersFile = 'record/executives/officers_yahoo.csv.gz';

const honorific = /^(mr|mrs|ms|miss|dr|prof|sir|dame)\.?\s+/i;
/** Degrees and licences at the end of a name; `Jr.` and `III` are parts of it. */
const degree =
  /^(?:(?:[A-Z][A-Za-z]{0,2}\.){2,}[A-Za-z]?\.?|Ph\.?D\.?|MBA|M\.?D\.?|CPA|CFA|CA|CMA|FCA|FCCA|ACA|J\.?D\.?|Esq\.?|PharmD|MSc|BSc|P\.?Eng\.?)$/;

/** A bachelor of commerce, in the four ways in which sources write it: `B. Comm.` would pass for an initial and a surname. */
const commerce = /\bB\.? ?Comm?(?:\.|(?=,|\s|$))/g;

/**
 * A person as pages name them: without a title of address, degrees behind a comma.
 * @example officerName('Dr. Ichiro Aoki Ph.D.') // 'Ichiro Aoki, Ph.D.'
 */
export function officerName(published: string): string {
  const name = published
    .trim()
    .replace(honorific, '')
    .replace(/(\p{Letter}-)\s+(?=\p{Letter})/gu, '$1');
  const one = name.replace(commerce, 'B.Com.');
  const words = `${one.charAt(0).toUpperCase()}${one.slice(1)}`.split(/\s+/);
  let at = words.length;
  while (at > 2 && degree.test((words[at - 1] ?? '').replace(/,$/, ''))) at -= 1;
  const degrees = words.slice(at).map((word) => word.replace(/,$/, ''));
  return [words.slice(0, at).join(' ').replace(/,$/, ''), ...new Set(degrees)].join(', ');
}

/** A dot or a dash in place of a given name or a surname: the source has half of the name. */
const isHalf = (name: string): boolean => name.split(/\s+/).some((word) => /^[.,-]+$/.test(word));

/**
 * Officers in the order of the source, pay only with its year and currency. What was read after the day of the quotes
 * is left out.
 */
export function officerRows(
  records: readonly Record<string, string>[],
  symbols: ReadonlySet<string>,
  profiles: ReadonlyMap<string, Profile>,
): OfficersTable[] {
  const known = records.filter(
    ({ symbol = '', fetched = '', name = '' }) =>
      symbols.has(symbol) &&
      fetched !== '' &&
      fetched <= quoteDate &&
      name.trim() !== '' &&
      !isHalf(name.trim()),
  );
  return [...Map.groupBy(known, ({ symbol = '' }) => symbol)].flatMap(([symbol, rows]) => {
    const seen = new Set<string>();
    return rows
      .map((row) => ({ row, name: officerName(row['name'] ?? '') }))
      .filter(({ name }) => (seen.has(name) ? false : seen.add(name)))
      .map(({ row, name }, position) => {
        const currency = profiles.get(symbol)?.currency ?? null;
        const year = cellNumber(row['pay_fiscal_year']);
        const amount = cellNumber(row['total_pay']) || null;
        const isPaid = amount !== null && year !== null && currency !== null;
        return {
          symbol,
          position,
          name,
          title: row['title']?.trim() || null,
          pay: isPaid ? amount : null,
          pay_year: isPaid ? year : null,
          currency: isPaid ? currency : null,
          as_of: row['fetched'] ?? '',
        };
      });
  });
}
