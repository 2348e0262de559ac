import { countOf, listOf, upperFirst } from '#kit/text/sentence.ts';
import { formatDate } from '#kit/time/dates.ts';
import { filings } from '../../look-ups/filings.ts';
import { companyQuote } from '../../look-ups/quote.ts';
import { closesUnderDollar } from '../../look-ups/session.ts';
import { splits } from '../../look-ups/shares.ts';
import { saidOfCoverage } from './filings-coverage.ts';
import { type Composing, type Kind, one, rowsOf } from '../../grammar/reading/kind.ts';
import { onDay } from '../told/simple.ts';
import { daySlots, daysOf } from '../told/spans.ts';

/** What happens to a company, and what the record has of it: the forms that it leaves, and the items of current reports. */
interface Trace {
  said: RegExp;
  title: string;
  forms: readonly string[];
  items: readonly string[];
}

const traces: readonly Trace[] = [
  { said: /\bdelist\w*|\bdeficiency\b|\bminimum bid\b|\bbid price\b|\bnasdaq notice\b|\bcompliance notice\b|\bnon-?compliance\b|\blisting (?:rule|standard|requirement)s?\b/i, title: 'a delisting or a notice of the exchange', forms: ['25', '25-NSE', '15-12B', '15-12G'], items: ['3.01'] },
  { said: /\bmerg\w+|\btake-?overs?\b|\bbuy-?outs?\b|\btender offers?\b|\bgoing private\b|\bgo private\b|\btaken private\b|\bbusiness combination\b|\bbeing (?:bought|acquired)\b|\bget(?:ting)? (?:bought|acquired)\b/i, title: 'a merger or a bid', forms: ['425', 'DEFM14A', 'PREM14A', 'DEFM14C', 'PREM14C', 'SC TO-T', 'SC TO-C', 'SC TO-I', 'SC 14D9', 'SC14D9C', 'SC 13E3', 'S-4', 'S-4/A', 'F-4', 'F-4/A'], items: ['2.01', '5.01'] },
  { said: /\bauditors?\b|\baccountants?\b/i, title: 'a change of auditor', forms: [], items: ['4.01'] },
  { said: /\brestat\w+|\bnon-?reliance\b/i, title: 'a restatement', forms: [], items: ['4.02'] },
  { said: /\bbankrupt\w*|\bchapter 11\b|\breceivership\b/i, title: 'a bankruptcy', forms: [], items: ['1.03'] },
  { said: /\b(?:nt|late)\b/i, title: 'a late report', forms: ['NT 10-K', 'NT 10-K/A', 'NT 10-Q', 'NT 10-Q/A', 'NT 20-F', 'NT 20-F/A'], items: [] },
]; // prettier-ignore

const tracesOf = (text: string): Trace[] => traces.filter(({ said }) => said.test(text));

const ROWS = 8;
const MOST = 20;

/** The filings that something leaves, newest first, and whether the items of the current reports are known at all. */
async function found({ asked, ask }: Composing, { forms, items }: Trace) {
  const { symbol } = asked.company;
  const days = daysOf(asked);
  const ofForms = await Promise.all(
    forms.map((type) => ask(filings, { symbol, type, limit: MOST, ...days })),
  );
  const current =
    items.length > 0 ? rowsOf(await ask(filings, { symbol, type: '8K-related', limit: MOST, ...days })) : [];
  const ofItems = current.filter((row) =>
    items.some((item) => String(row.get('items')?.value ?? '').includes(item)),
  );
  const rows = [...ofForms.flatMap((each) => rowsOf(each)), ...ofItems].toSorted((a, b) =>
    (b.get('filed')?.date ?? '').localeCompare(a.get('filed')?.date ?? ''),
  );
  return { rows, isSilent: current.some((row) => !row.has('items')) };
}

/** Each of what is asked for, in its order. */
async function answerTraces(composing: Composing): Promise<boolean> {
  const wanted = tracesOf(composing.asked.reading.text);
  for (const trace of wanted) await answerTrace(composing, trace);
  if (wanted[0] === traces[0]) await sayUnderDollar(composing);
  return wanted.length > 0;
}

/** How many closes in a row were under a dollar is on record where the notice of an exchange is not (Nasdaq’s rule 5810(c)(3)(A) counts thirty bids). */
async function sayUnderDollar({ asked, ask, draft }: Composing): Promise<void> {
  const { symbol, short } = asked.company;
  const found = await ask(closesUnderDollar, { symbol, day: asked.record });
  const [count, since] = [one(found, 'under_dollar'), one(found, 'under_dollar_since')];
  if (!count || !since) return sayAroundDollar({ asked, ask, draft });
  const run =
    count.value === 1
      ? `in the last ${draft.strong(count)} session`
      : `in the last ${draft.strong(count)} sessions in a row, since ${draft.plain(since)}`;
  draft.text(
    `${short} has closed under $1 ${run}, up to ${formatDate(count.date)}.`,
    'Nasdaq sends a notice after 30 closing bids in a row under $1; other exchanges have rules of their own.',
  );
}

/** Where the closes are over a dollar: where the last one is, with the last split, which is what a price that is too low comes to. */
async function sayAroundDollar({
  asked,
  ask,
  draft,
}: Pick<Composing, 'asked' | 'ask' | 'draft'>): Promise<void> {
  const { symbol, short } = asked.company;
  const [quote, ofSplits] = await Promise.all([ask(companyQuote, { symbol }), ask(splits, { symbol })]);
  const [price, low] = [one(quote, 'price'), one(quote, 'year_low')];
  const [split, day] = [one(ofSplits, 'split'), one(ofSplits, 'split_day')];
  if (!price) return;
  draft.text(
    `The last close of ${short} was ${draft.strong(price)}${onDay(price)}${low ? `, its lowest price in 52 weeks ${draft.plain(low)}` : ''}.`,
    split && day ? `Its last split was ${draft.plain(split)}, effective ${draft.plain(day)}.` : undefined,
    'Nasdaq sends a notice after 30 closing bids in a row under $1; whether a listing ends nobody knows before.',
  );
}

async function answerTrace(composing: Composing, trace: Trace): Promise<void> {
  const { asked, draft } = composing;
  const { short } = asked.company;
  const { rows, isSilent } = await found(composing, trace);
  const of = [
    ...(trace.forms.length > 0
      ? [`form ${listOf(trace.forms.filter((form) => !form.endsWith('/A')).slice(0, 5))}`]
      : []),
    ...trace.items.map((item) => `item ${item} of an 8-K`),
  ];
  const unknown =
    isSilent && trace.items.length > 0
      ? ` The items of its 8-Ks are not all on record, so one of them may tell it.`
      : '';
  if (rows.length === 0) {
    draft.text(
      `No filing of ${short} that ${trace.title} leaves is on record: ${of.join(', or ')}.${unknown} What happened beside its filings this record does not follow.`,
      await saidOfCoverage(composing),
    );
    return;
  }
  const [newest] = rows;
  const [form, filed] = [newest?.get('form'), newest?.get('filed')];
  draft.text(
    `${upperFirst(countOf(rows.length, 'filing'))} of ${short} that ${trace.title} leaves ${rows.length === 1 ? 'is' : 'are'} on record${form && filed ? `; the newest is ${draft.strong(form)} of ${formatDate(filed.date)}` : ''}. With whom, on which terms and how far it has come, the filings say; the record does not.`,
  );
  const hasItems = rows.some((row) => row.has('items'));
  draft.table(
    'Filings, newest first',
    ['Form', 'Filed', 'What it is', ...(hasItems ? ['Items'] : [])],
    rows
      .slice(0, ROWS)
      .map((row) =>
        ['form', 'filed', 'what', ...(hasItems ? ['items'] : [])].map((name) => row.get(name) ?? ''),
      ),
  );
}

/** What became of a company, as far as its filings show that it did. */
export const filingTraces: Kind = {
  id: 'filings-traces',
  about: 'company',
  needs: [['traces']],
  allows: [
    'filings',
    'news',
    'history',
    'eightk',
    'latefiling',
    'exchange',
    'up',
    'price',
    'latest',
    'approval',
  ],
  fits: ({ text }) => tracesOf(text).length > 0,
  slots: daySlots,
  title: ({ reading }) => `filings of ${listOf(tracesOf(reading.text).map(({ title }) => title))}`,
  next: ['filings', 'news', 'why'],
  answer: answerTraces,
};
