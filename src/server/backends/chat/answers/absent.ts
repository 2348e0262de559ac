import { createDraft } from './draft.ts';
import type { Concept } from './grammar/lexicon/lexicon.ts';
import { kinds } from './kinds/index.ts';
import type { Composing, Kind } from './grammar/kind.ts';
import { providerNames, saidOfCurrency, sayProvider } from './kinds/provider.ts';
import { notOnRecord } from './titles.ts';

/**
 * Which other tables may hold what a kind finds nothing of, the nearest first: a manager who filed no 13F may have filed a 13D, a drug without a trial
 * may have a dated event. What else the tables of the kind itself hold (statements, then what was published with the quotes) it has asked.
 */
const elsewhere: readonly (readonly [id: RegExp, others: readonly string[]])[] = [
  [/^holder-changes$/, ['holders', 'stakes', 'institutions-share']],
  [/^holders$/, ['stakes', 'institutions-share']],
  [/^stakes$/, ['holders', 'institutions-share']],
  [/^officer-/, ['officers']],
  // That the price moved is no event to come: news are not among them.
  [/^catalysts$/, ['trials', 'events', 'next-report']],
  [/^approvals$/, ['catalysts', 'trials']],
  [/^trials$/, ['catalysts']],
  [/^events$/, ['catalysts', 'next-report']],
  [/^estimate-revisions$/, ['estimates', 'rating']],
  [/^estimates$/, ['price-target', 'rating']],
  [/^price-target$/, ['rating', 'estimates']],
  [/^rating$/, ['price-target', 'estimates']],
  [/^earnings/, ['statement-lines']],
  [/^days-to-cover$/, ['short-interest']],
  [/^ex-date$/, ['dividend']],
  [/^listed-since$/, ['former-names']],
  [/^float$/, ['shares-outstanding']],
  [/^return-on-/, ['return-on-equity', 'return-on-capital']],
];

const OF_SUBJECTS = /^(?:trials|catalysts|approvals)$/;

/** The line of the statements that stands for a report of earnings. */
const LINE: Concept = 'm:eps_diluted';

/** What is asked of a kind, as if its one matter had been asked alone. */
function withMatter(kind: Kind, composing: Composing): Composing {
  const { asked } = composing;
  const matter = kind.id === 'statement-lines' ? LINE : kind.needs[0]?.[0];
  const concepts = new Set<Concept>(matter === undefined ? [] : [matter]);
  const reading = { ...asked.reading, concepts, periods: [], count: null };
  const has = (...wanted: Concept[]): boolean => wanted.some((each) => concepts.has(each));
  return { ...composing, draft: createDraft(), asked: { ...asked, reading, has, period: null, count: null } };
}

/** Of what no table of the kind has: what a data provider states of it; of a name or a time that was asked for it says nothing. */
export const sayOfProvider = async (
  composing: Pick<Composing, 'asked' | 'ask' | 'draft'>,
): Promise<boolean> =>
  composing.asked.reading.names.length === 0 && sayProvider(composing, providerNames(composing.asked));

/**
 * The one place where it is claimed that nothing of a matter is on record: what another table has that could hold it is told below the claim.
 */
export async function sayAbsent(kind: Kind, composing: Composing): Promise<void> {
  const { draft, asked } = composing;
  draft.text(notOnRecord(kind, asked), await saidOfCurrency(composing));
  // Of a name that was asked for another table says nothing by itself; trials and dated events are both told of the drug or the disease that is named.
  const { names } = asked.reading;
  const isOfSubject =
    OF_SUBJECTS.test(kind.id) && names.every(({ kind: of }) => of === 'drug' || of === 'condition');
  if (names.length > 0 && !isOfSubject) return;
  // Nor does a headline of a lock-up that was asked for.
  if (kind.id === 'catalysts' && !/^(?:dated events|events to come)$/.test(kind.title(asked))) return;
  for (const id of elsewhere.find(([ids]) => ids.test(kind.id))?.[1] ?? []) {
    const other = kinds.find((each) => each.id === id && each.about === 'company' && each.needs.length === 1);
    if (!other || other.id === kind.id || (names.length > 0 && !OF_SUBJECTS.test(id))) continue;
    const aside = withMatter(other, composing);
    const isKnown = await other.answer(aside);
    const { parts, sources } = aside.draft.finish();
    const text = parts.find((part) => part.kind === 'text' && part.markdown.includes('[^'));
    if (!isKnown || text?.kind !== 'text') continue;
    const cited = text.markdown.replaceAll(/\[\^(\d+)\]/g, (_, number: string) => {
      const source = sources.find((each) => each.number === Number(number));
      return source ? draft.cite(source) : '';
    });
    const isSaid = draft.finish().parts.some((part) => part.kind === 'text' && part.markdown.includes(cited));
    if (!isSaid) draft.text('What another table has of it:', cited);
    return;
  }
}
