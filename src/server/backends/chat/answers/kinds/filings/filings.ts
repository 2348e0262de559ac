import { formatDate } from '#kit/time/dates.ts';
import { countOf, listOf, upperFirst } from '#kit/text/sentence.ts';
import { filingGroups } from '#contract/filing.ts';
import { filings } from '../../look-ups/filings.ts';
import type { Concept } from '../../grammar/lexicon/lexicon.ts';
import { saidOfCoverage } from './filings-coverage.ts';
import { formsNamed } from './forms-named.ts';
import { type Composing, type Kind, one, rowsOf } from '../../grammar/reading/kind.ts';
import { daySlots, daysOf } from '../told/spans.ts';
import { filingTraces } from './traces.ts';

const OFFERING = 'filing about an offering';

const ROWS = 8;

/** Which forms a word means. */
const groups: readonly {
  id: string;
  concept: Concept;
  type: string;
  noun: string;
  forms: readonly string[];
}[] = [
  {
    id: 'filings-annual',
    concept: 'annual',
    type: 'Annual reports',
    noun: 'annual report',
    forms: ['10-K', '20-F', '40-F'],
  },
  { id: 'filings-quarterly', concept: 'quarterly', type: '10-Q', noun: 'quarterly report', forms: ['10-Q'] },
  { id: 'filings-current', concept: 'eightk', type: '8K-related', noun: 'current report', forms: ['8-K'] },
  {
    id: 'filings-proxy',
    concept: 'proxy',
    type: 'Proxies and info statements',
    noun: 'proxy or information statement',
    forms: ['DEF 14A', 'PRE 14A'],
  },
  {
    id: 'filings-offering',
    concept: 'offering',
    type: 'Offerings and dilution',
    noun: OFFERING,
    forms: ['S-1', 'S-3', 'F-1', 'F-3', '424B3', '424B4', '424B5'],
  },
  {
    id: 'filings-comments',
    concept: 'comments',
    type: 'Comment letters',
    noun: 'comment letter',
    forms: ['CORRESP', 'UPLOAD'],
  },
];

/** Companies abroad report on another form. */
const FOREIGN = {
  type: 'Form 6-K',
  noun: 'current report of a foreign company',
  many: 'current reports of a foreign company',
} as const;

/** The group of forms that one belongs to, where another of it comes near: a shelf to a prospectus. */
const groupOf = (form: string): string[] =>
  filingGroups
    .filter(
      ({ name, forms, prefixes }) =>
        OFFERINGS.test(name) &&
        (forms.includes(form.toLowerCase()) ||
          prefixes.some((prefix) => form.toLowerCase().startsWith(prefix))),
    )
    .map(({ name }) => name);
const OFFERINGS = /^Offerings/;

/** A shelf that takes effect at once stands in no group of forms. */
const OF_SHELVES = ['S-3ASR', 'F-3ASR'];

/** What comes nearest to a filing that is not on record: the newest of the same groups of whatever time, else the newest of all. */
async function nearestFiling(
  { asked, ask, draft }: Composing,
  types: readonly string[],
): Promise<string | undefined> {
  const { symbol } = asked.company;
  const sought = types.some((type) => OFFERINGS.test(type)) ? [...types, ...OF_SHELVES] : types;
  const found = await Promise.all(sought.map((type) => ask(filings, { symbol, type, limit: 1 })));
  const [near] = found
    .flatMap((each) => rowsOf(each))
    .toSorted((a, b) => (b.get('filed')?.date ?? '').localeCompare(a.get('filed')?.date ?? ''));
  const [newest] = rowsOf(await ask(filings, { symbol, limit: 1 }));
  const said = (row: ReturnType<typeof rowsOf>[number] | undefined): string | undefined => {
    const [form, what] = [row?.get('form'), row?.get('what')];
    return (
      form &&
      `${draft.plain(form)}, filed ${formatDate(form.date)}${what ? ` (${String(what.value).toLowerCase()})` : ''}`
    );
  };
  const last = said(newest);
  if (near && near.get('form')?.row !== newest?.get('form')?.row)
    return `The nearest on record is ${said(near)}.`;
  return last ? `The newest filing on record is ${last}.` : 'No filing of it of whatever form is on record.';
}

/** Filings of the forms that a question names, with their amendments; what is of none of them is said. */
async function answerForms(composing: Composing, forms: readonly string[]): Promise<boolean> {
  const { asked, ask, draft } = composing;
  const { symbol, short } = asked.company;
  const limit = Math.min(20, asked.count ?? ROWS);
  const each = await Promise.all(
    forms.map(async (form) => {
      const types =
        form === '424B'
          ? ['424B1', '424B2', '424B3', '424B4', '424B5', '424B7', '424B8']
          : [form, `${form}/A`];
      const found = await Promise.all(
        types.map((type) => ask(filings, { symbol, type, limit, ...daysOf(asked) })),
      );
      return {
        form,
        rows: found.flatMap((one) => rowsOf(one)),
        total: found.reduce((sum, { total = 0 }) => sum + total, 0),
      };
    }),
  );
  const lacking = each.filter(({ total }) => total === 0).map(({ form }) => form);
  const total = each.reduce((sum, one) => sum + one.total, 0);
  const rows = each
    .flatMap((one) => one.rows)
    .toSorted((a, b) => (b.get('filed')?.date ?? '').localeCompare(a.get('filed')?.date ?? ''))
    .slice(0, limit);
  const newest = rows[0]?.get('form');
  const within = asked.period ? ' for that time' : '';
  if (lacking.length > 0)
    draft.text(
      `No ${lacking.join(' or ')} of ${short} is on record${within}.`,
      total === 0 ? await nearestFiling(composing, lacking.flatMap(groupOf)) : undefined,
      await saidOfCoverage(composing, lacking),
    );
  if (total === 0 || !newest) return lacking.length > 0;
  const names = listOf(each.filter((one) => one.total > 0).map(({ form }) => form));
  draft.text(
    `${upperFirst(countOf(total, 'filing'))} of ${short} on form ${names} ${total === 1 ? 'is' : 'are'} on record${within}. The newest is ${draft.strong(newest)} of ${formatDate(newest.date)}.`,
  );
  if (rows.length > 1)
    draft.table(
      'Filings, newest first',
      ['Form', 'Filed', 'What it is'],
      rows.map((row) => [row.get('form'), row.get('filed'), row.get('what')]),
    );
  return true;
}

/** Forms that a group stands for: who names one of them may mean any. */
const ANY_OF_GROUP = /^(?:10-K|10-Q|20-F|40-F|8-K|6-K)$/;

/** Where the time that was asked for begins before the filings on record do, that is said: nothing is known of what was filed then. */
async function sayWhereTheyBegin({ asked, ask, draft }: Composing): Promise<void> {
  const { symbol, short } = asked.company;
  const { from } = daysOf(asked);
  if (from === undefined || asked.period?.kind === 'newest') return;
  const first = one(await ask(filings, { symbol, limit: 1, ...daysOf(asked) }), 'first_filed')?.date;
  if (!first || from >= first) return;
  draft.lacks();
  draft.text(
    `Filings of ${short} are on record from ${formatDate(first)} on: of before then this says nothing.`,
  );
}

/** What is asked of an offering that only its document tells. */
const TERMS = /\b(?:terms|prices?|priced|size|proceeds|how much|how many|amount)\b/i;

async function answerFilings(
  composing: Composing,
  noun: string,
  { type, forms = [] }: { type?: string; forms?: readonly string[] } = {},
): Promise<boolean> {
  const isKnown = await answerOfType(composing, noun, type);
  if (!isKnown) return false;
  if (noun === OFFERING && TERMS.test(composing.asked.reading.text)) {
    composing.draft.lacks();
    composing.draft.text(
      'How many shares were sold, at what price and for how much is in these documents, and in no table of this record.',
    );
  }
  await sayWhereTheyBegin(composing);
  const isOfNamed = isOfForms(composing.asked.reading.text);
  if (!isOfNamed) composing.draft.text(await saidOfCoverage(composing, forms));
  return isKnown;
}

/** Whether forms are named that stand for no group of them. */
const isOfForms = (text: string): boolean => {
  const forms = formsNamed(text);
  return forms.length > 0 && !forms.some((form) => ANY_OF_GROUP.test(form));
};

async function answerOfType(composing: Composing, noun: string, type?: string): Promise<boolean> {
  const { asked, ask, draft } = composing;
  if (isOfForms(asked.reading.text)) return answerForms(composing, formsNamed(asked.reading.text));
  const { symbol, short } = asked.company;
  const limit = Math.min(20, asked.count ?? ROWS);
  const found = await ask(filings, { symbol, type, limit, ...daysOf(asked) });
  const rows = rowsOf(found);
  const total = found.total ?? 0;
  if (total === 0 && type === '8K-related') return answerOfType(composing, FOREIGN.noun, FOREIGN.type);
  if (total === 0) {
    const near = await nearestFiling(composing, type === undefined ? [] : [type]);
    if (near === undefined) return false;
    // Companies at home file no form 6-K, and their visitors have not heard of it.
    const sought = type === FOREIGN.type ? 'current report' : noun;
    draft.text(`No ${sought} of ${short} is on record for that.`, near);
    return true;
  }
  const [newest] = rows;
  const [form, what, items] = [newest?.get('form'), newest?.get('what'), newest?.get('items')];
  const last =
    form && what
      ? `The newest is ${draft.strong(form)} of ${formatDate(form.date)}: ${String(what.value).toLowerCase()}${items ? `, ${String(items.value)}` : ''}.`
      : '';
  draft.text(
    `${upperFirst(
      countOf(total, noun)
        .replace(`${FOREIGN.noun}s`, FOREIGN.many)
        .replace('filing about an offerings', 'filings about offerings')
        .replace(
          /^(two|three|four|five|six|seven|eight|nine|ten|[\d,]+) filing about an offering$/i,
          '$1 filings about offerings',
        ),
    )} of ${short} ${total === 1 ? 'is' : 'are'} on record${asked.period?.kind === 'day' ? ' of that day' : ''}.`,
    total === 1 && asked.period?.kind === 'day' ? last.replace('The newest is', 'It is') : last,
  );
  const hasItems = rows.some((row) => row.has('items'));
  if (newest && !items && CONTENTS.test(asked.reading.text)) {
    draft.lacks();
    draft.text('What it is about is not on record, nor are its items; the document behind the link says it.');
  } else if (asked.has('items') && !hasItems) {
    draft.lacks();
    draft.text(
      ITEMS.test(asked.reading.text) ? 'Their items are not on record.' : 'What they say is not on record.',
    );
  }
  if (rows.length > 1 || hasItems)
    draft.table(
      'Filings, newest first',
      ['Form', 'Filed', 'What it is', ...(hasItems ? ['Items'] : [])],
      rows.map((row) => [
        ...[row.get('form'), row.get('filed'), row.get('what')],
        ...(hasItems ? [row.get('items') ?? ''] : []),
      ]),
    );
  return true;
}

const ITEMS = /\bitems?\b/i;

/** What asks what a filing says. */
const CONTENTS =
  /\babout\b|\bfor\W*$|\bwhat (?:does|did|do) (?:it|they|the\b.*) (?:say|announce|disclose|report|contain)\b|\bwhat(?:'s| is| was) in\b|\b(?:say|said|announced?|disclosed?|contents?|details?|regarding|summar\w+)\b/i;

/** Kinds about what a company filed. */
export const filingKinds: readonly Kind[] = [
  filingTraces,
  {
    id: 'filings-form',
    about: 'company',
    needs: [['form', 'latefiling']],
    allows: ['filings', 'history', 'offering', 'latefiling', 'form'],
    fits: ({ text }) => formsNamed(text).length > 0,
    slots: [...daySlots, 'amount'],
    title: ({ reading }) => `filings on form ${listOf(formsNamed(reading.text))}`,
    next: ['filings', 'news', 'dilution'],
    answer: (composing) => answerForms(composing, formsNamed(composing.asked.reading.text)),
  },
  {
    id: 'filings',
    about: 'company',
    needs: [['filings']],
    allows: ['history', 'news'],
    slots: daySlots,
    title: () => 'filings',
    next: ['news', 'insiders', 'earnings'],
    answer: (composing) => answerFilings(composing, 'filing'),
  },
  ...groups.map(({ id, concept, type, noun, forms }): Kind => ({
    id,
    about: 'company',
    needs: [[concept]],
    allows: ['filings', 'history', 'items', 'news', 'by:year', 'by:quarter'],
    slots: [...daySlots, 'amount'],
    title: () => `${noun}s`.replace('filing about an offerings', 'filings about offerings'),
    next: ['filings', 'news', 'dilution'],
    answer: (composing) => answerFilings(composing, noun, { type, forms }),
  })),
];
