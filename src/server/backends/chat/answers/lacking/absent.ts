import { createDraft } from '../written/draft.ts';
import type { Concept } from '../grammar/lexicon/lexicon.ts';
import { kinds } from '../kinds/index.ts';
import type { Composing, Kind } from '../grammar/reading/kind.ts';
import { providerNames, saidOfCurrency, sayProvider } from '../kinds/published/provider.ts';
import { kindFor, neighboursOfKind, neighboursOfPart } from './neighbours.ts';
import { notOnRecord } from '../asked/titles.ts';

const OF_SUBJECTS = /^(?:trials|catalysts|approvals)$/;

/** What is asked of a kind, as if its one matter had been asked alone. */
function withMatter(kind: Kind, as: Concept | undefined, composing: Composing): Composing {
  const { asked } = composing;
  const matter = as ?? kind.needs[0]?.[0];
  const concepts = new Set<Concept>(matter === undefined ? [] : [matter]);
  const reading = { ...asked.reading, concepts, periods: [], count: null };
  const has = (...wanted: Concept[]): boolean => wanted.some((each) => concepts.has(each));
  return { ...composing, draft: createDraft(), asked: { ...asked, reading, has, period: null, count: null } };
}

/** Tells what the first of some kinds that knows anything has to say, in a sentence. */
async function sayFirstOf(
  near: readonly { id: string; as?: Concept }[],
  lead: string,
  composing: Composing,
  may: (id: string) => boolean = () => true,
): Promise<void> {
  const { draft } = composing;
  for (const each of near) {
    const other = kindFor(each, kinds);
    if (!other || !may(other.id)) continue;
    const aside = withMatter(other, each.as, composing);
    const isKnown = await other.answer(aside);
    const { parts, sources } = aside.draft.finish();
    const text = parts.find((part) => part.kind === 'text' && part.markdown.includes('[^'));
    if (!isKnown || text?.kind !== 'text') continue;
    const cited = text.markdown.replaceAll(/\[\^(\d+)\]/g, (_, number: string) => {
      const source = sources.find((each) => each.number === Number(number));
      return source ? draft.cite(source) : '';
    });
    const isSaid = draft.finish().parts.some((part) => part.kind === 'text' && part.markdown.includes(cited));
    if (!isSaid) draft.text(lead, cited);
    return;
  }
}

/** Beside an answer that lacks a part, and beside one that says itself that there is nothing: what comes nearest to that. */
export async function sayBeside(
  kind: Kind,
  composing: Composing,
  { isKnown, wasWhole }: { isKnown: boolean; wasWhole: boolean },
): Promise<void> {
  const isInPart = wasWhole && !composing.draft.finish().isWhole;
  if (isKnown && isInPart)
    await sayFirstOf(neighboursOfPart(kind.id), 'What is on record of it beside:', composing);
  else if (!isKnown && SAYS_ITSELF.test(kind.id))
    await sayFirstOf(neighboursOfKind(kind.id), 'The last one on record:', composing);
}
const SAYS_ITSELF = /^next-report$/;

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
  await sayFirstOf(
    neighboursOfKind(kind.id),
    'What another table has of it:',
    composing,
    (id) => id !== kind.id && (names.length === 0 || OF_SUBJECTS.test(id)),
  );
}
