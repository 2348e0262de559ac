import type { Fact } from '#contract/news.ts';
import { formatDate } from '#kit/dates.ts';
import { describeForm, formName } from '#kit/filing-types.ts';
import { articleOf, countOf, lowerFirst, pick, upperFirst } from '#kit/sentence.ts';
import type { Db } from '#server/db/open.ts';
import { type Brief, type BriefCompany, briefId, seedOf, sentence } from './brief.ts';
import type { Subjects } from './companies.ts';
import { countForms, formGroup, type FormGroup, formsInWords } from './filing-groups.ts';
import { shortName } from './short-name.ts';

export interface FilingFact {
  form: string;
  /** Address of the document at the regulator. */
  url: string;
}

/** What the record holds of the same group before the day. */
export interface FilingHistory {
  earlier: number;
  latest: string | null;
  /** First day of the record. */
  since: string;
}

/** Most documents listed one by one; the index of the regulator has the rest. */
const LISTED = 20;

/** One company's forms of a group and day: what was filed, and how many of the kind are on record before it. */
export function filingBrief(
  company: BriefCompany,
  day: string,
  filings: readonly FilingFact[],
  history: FilingHistory,
): Brief {
  const forms = filings.map(({ form }) => form);
  const group = formGroup(forms[0] ?? '');
  const id = briefId(company.symbol, day, group.slug);
  const seed = seedOf(id);
  return {
    id,
    symbol: company.symbol,
    topic: 'filing',
    title: titleOf(shortName(company.name), forms, group, seed),
    summary: summaryOf(company.name, day, forms, group, seed),
    paragraphs: [meaningOf(forms), historyOf(group, history, seed)].filter(Boolean),
    facts: factsOf(filings),
    publishedAt: day,
    category: categoryOf(forms, group),
    source: 'SEC EDGAR',
    url: recordOf(filings),
  };
}

/** The one document, or the company's folder at the regulator where there are several. */
function recordOf(filings: readonly FilingFact[]): string | null {
  const [first] = filings;
  if (!first) return null;
  return filings.length === 1 ? first.url : first.url.replace(/[^/]*$/, '');
}

function titleOf(name: string, forms: readonly string[], group: FormGroup, seed: number): string {
  const words = formsInWords(forms);
  const [only] = forms;
  const what = only !== undefined && forms.length === 1 ? describeForm(only) : 'Filing';
  if (group.ownForms) {
    const plain = `${name} files ${words}`;
    if (what === 'Filing') return plain;
    const form = formName(only ?? '');
    return pick(seed, [
      plain,
      `${name} files ${articleOf(what)} ${lowerFirst(what)} (${form})`,
      `${name}: ${lowerFirst(what)} on form ${form}`,
    ]);
  }
  const listed = `${upperFirst(words)} listed under ${name}`;
  if (what === 'Filing') return pick(seed, [listed, `${name}: ${words} on record`]);
  return pick(seed, [
    listed,
    `${name}: ${lowerFirst(what)} (${formLabel(only ?? '')}) on record`,
    `${what} (${formLabel(only ?? '')}) listed under ${name}`,
  ]);
}

const formLabel = (form: string): string => (/^\d+(?:\/A)?$/.test(form) ? `form ${form}` : formName(form));

function summaryOf(
  name: string,
  day: string,
  forms: readonly string[],
  group: FormGroup,
  seed: number,
): string {
  const words = formsInWords(forms);
  const date = formatDate(day);
  if (group.ownForms)
    return sentence(
      pick(seed >>> 3, [
        `${name} filed ${words} with the SEC on ${date}`,
        `On ${date} the SEC received ${words} from ${name}`,
      ]),
    );
  return sentence(
    pick(seed >>> 3, [
      `The SEC’s index lists ${words} under ${name}, filed on ${date}`,
      `On ${date} ${words} ${forms.length === 1 ? 'was' : 'were'} filed that the SEC’s index lists under ${name}`,
    ]),
  );
}

/** What each form is, in plain words. */
function meaningOf(forms: readonly string[]): string {
  const known = countForms(forms)
    .map(([form]) => [formLabel(form), describeForm(form)] as const)
    .filter(([, words]) => !words.startsWith('Filing'));
  return known.map(([form, words]) => `${upperFirst(form)}: ${lowerFirst(words)}.`).join(' ');
}

function historyOf({ noun }: FormGroup, { earlier, latest, since }: FilingHistory, seed: number): string {
  if (earlier === 0 || latest === null)
    return `The record here begins on ${formatDate(since)} and holds no earlier ${noun} of this company.`;
  const last = earlier === 1 ? `, of ${formatDate(latest)}` : `, the latest of ${formatDate(latest)}`;
  return pick(seed >>> 5, [
    `The record here, which begins on ${formatDate(since)}, holds ${countOf(earlier, `earlier ${noun}`)} of this company${last}.`,
    `Since ${formatDate(since)} the record here holds ${countOf(earlier, `earlier ${noun}`)} of this company${last}.`,
  ]);
}

const factsOf = (filings: readonly FilingFact[]): Fact[] => [
  ...filings
    .slice(0, LISTED)
    .map(({ form, url }): Fact => ({ label: 'Form', value: form, unit: 'form', url })),
  ...(filings.length > LISTED
    ? [{ label: 'Documents of the day', value: filings.length, unit: 'count' } satisfies Fact]
    : []),
];

function categoryOf(forms: readonly string[], group: FormGroup): string {
  const [first] = forms;
  if (first === undefined || forms.some((form) => form !== first)) return group.label;
  return formLabel(first)
    .replace(/^form /, 'Form ')
    .replace(/^(?:Schedule|SC) /, '');
}

interface Batch {
  symbol: string;
  day: string;
  slug: string;
  filings: FilingFact[];
}

/** One brief for each company, day and group of forms; each knows what the record held of the group before. */
export async function* filingBriefs(db: Db, subjects: Subjects): AsyncGenerator<Brief> {
  const rows = await db
    .selectFrom('filings')
    .select(['symbol', 'filed_on', 'filing_type', 'raw_text_link'])
    .orderBy('symbol')
    .orderBy('filed_on')
    .orderBy('accession_key')
    .execute();
  const since = rows.reduce((first, { filed_on }) => (filed_on < first ? filed_on : first), '9999-12-31');
  const earlier = new Map<string, { count: number; latest: string }>();
  for (const { symbol, day, slug, filings } of batchesOf(rows)) {
    const company = subjects.get(symbol);
    if (!company) continue;
    const key = `${symbol} ${slug}`;
    const before = earlier.get(key);
    yield filingBrief(company, day, filings, {
      earlier: before?.count ?? 0,
      latest: before?.latest ?? null,
      since,
    });
    earlier.set(key, { count: (before?.count ?? 0) + filings.length, latest: day });
  }
}

interface Row {
  symbol: string;
  filed_on: string;
  filing_type: string;
  raw_text_link: string;
}

/** Rows in order of company and day, as one batch for each group of a day. */
function* batchesOf(rows: readonly Row[]): Generator<Batch> {
  let ofDay = new Map<string, Batch>();
  let [symbol, day] = ['', ''];
  for (const row of rows) {
    if (row.symbol !== symbol || row.filed_on !== day) {
      yield* ofDay.values();
      ofDay = new Map();
      [symbol, day] = [row.symbol, row.filed_on];
    }
    const { slug } = formGroup(row.filing_type);
    const batch = ofDay.get(slug) ?? { symbol, day, slug, filings: [] };
    batch.filings.push({ form: row.filing_type, url: row.raw_text_link });
    ofDay.set(slug, batch);
  }
  yield* ofDay.values();
}
