import { sql } from 'kysely';
import type { Fact } from '#contract/news.ts';
import { formatDate } from '#kit/time/dates.ts';
import { itemsInWords } from '#kit/filings/filing-items.ts';
import { formInSentence, formName } from '#kit/filings/filing-types.ts';
import { listOf, pick } from '#kit/text/sentence.ts';
import type { Db } from '#server/db/open.ts';
import { type Brief, briefId, headline, seedOf, sentence } from './brief.ts';
import { daysBefore } from '#kit/time/days.ts';
import type { Subject, Subjects } from './companies.ts';
import { toldItems } from './event-items.ts';
import { type FilingKind, filingKind } from './filing-kinds.ts';
import { shortName } from './short-name.ts';
import { weighFact } from './weigh.ts';

export interface FilingFact {
  symbol: string;
  form: string;
  day: string;
  /** Codes of an 8-K, parted by blanks. */
  items: string | null;
  /** Address of the document at the regulator. */
  url: string;
}

/** Most documents listed one by one; the index of the regulator has the rest. */
const LISTED = 20;

type Company = Pick<Subject, 'symbol' | 'name'> & Partial<Pick<Subject, 'market_cap'>>;

/** Current reports of one company and day by their items; undefined where these tell of nothing. */
export function eventBrief(company: Company, filings: readonly FilingFact[]): Brief | undefined {
  const [first] = filings;
  const items = toldItems(filings.map((filing) => filing.items ?? '').join(' '));
  const [greatest] = items;
  if (!first || !greatest) return undefined;
  const { day } = first;
  const name = shortName(company.name);
  const words = items.slice(0, 2).map((item) => item.words);
  const id = briefId(company.symbol, day, '8-K');
  const codes = listOf(items.map(({ item }) => item));
  return {
    ...filed(company, id, filings),
    title: headline(`${name} reports ${listOf(words)}`, `${name} reports ${greatest.words}`),
    summary: sentence(
      pick(seedOf(id) >>> 3, [
        `${company.name} filed an 8-K with the SEC on ${formatDate(day)} under ${items.length === 1 ? 'item' : 'items'} ${codes}`,
        `The 8-K that ${company.name} filed on ${formatDate(day)} stands under ${items.length === 1 ? 'item' : 'items'} ${codes}`,
      ]),
    ),
    paragraphs: filings.flatMap(({ items: held }) => itemsInWords(held) ?? []).map(sentence),
    category: '8-K',
    score: weighFact(greatest.weight + 2 * (items.length - 1), company.market_cap ?? null),
  };
}

/** Forms of one kind about one fact, the first of which gives the day and the headline. */
export function filingBrief(
  company: Company,
  kind: FilingKind,
  filings: readonly FilingFact[],
): Brief | undefined {
  const [first] = filings;
  if (!first) return undefined;
  const { day, form } = first;
  const name = shortName(company.name);
  const id = briefId(company.symbol, day, kind.slug);
  const later = filings.filter((filing) => filing.day !== day).length;
  return {
    ...filed(company, id, filings),
    title: headline(kind.title(name, formName(form)), (kind.short ?? kind.title)(name, formName(form))),
    summary: `${sentence(
      pick(seedOf(id) >>> 3, [
        `The SEC received ${nameOf(form)} of ${company.name} on ${formatDate(day)}`,
        `On ${formatDate(day)} ${nameOf(form)} of ${company.name} was filed with the SEC`,
      ]),
    )} ${kind.means}`,
    paragraphs: [
      ...(later > 0 ? [`Further documents about it came by ${formatDate(filings.at(-1)?.day)}.`] : []),
    ],
    category: kind.label,
    score: weighFact(kind.weight, company.market_cap ?? null),
    covers: filings.flatMap((filing) => [
      briefId(filing.symbol, filing.day, kind.slug),
      ...formerSlugs(filing.form).map((slug) => briefId(filing.symbol, filing.day, slug)),
    ]),
  };
}

/** `the form 25`, `the NT 10-Q`. */
const nameOf = (form: string): string => `the ${formInSentence(form)}`;

/** By which names forms of today's kinds once went in the addresses of briefs. */
const formerSlugs = (form: string): string[] => {
  if (/^(?:424B|[SF]-1|[SF]-3|S-11|D$)/.test(form)) return ['offering'];
  if (/^RW/.test(form)) return ['registration'];
  if (/^DEFM|^PREM/.test(form)) return ['proxy'];
  return [form];
};

/** What briefs of filings have in common. */
const filed = (company: Company, id: string, filings: readonly FilingFact[]) => ({
  id,
  symbol: company.symbol,
  topic: 'filing' as const,
  facts: factsOf(filings),
  publishedAt: filings[0]?.day ?? '',
  source: 'SEC EDGAR',
  url: filings[0]?.url ?? null,
});

const factsOf = (filings: readonly FilingFact[]): Fact[] => {
  const documents = uniqueBy(filings, ({ url }) => url.split('/').at(-1) ?? url);
  return [
    ...documents
      .slice(0, LISTED)
      .map(({ form, url }): Fact => ({ label: 'Form', value: form, unit: 'form', url })),
    ...(documents.length > LISTED
      ? [{ label: 'Documents', value: documents.length, unit: 'count' } satisfies Fact]
      : []),
  ];
};

function uniqueBy<T>(list: readonly T[], key: (item: T) => string): T[] {
  const known = new Map<string, T>();
  for (const item of list) if (!known.has(key(item))) known.set(key(item), item);
  return [...known.values()];
}

/** What tells of something among the filings: reports of an event by their items, and forms that do by what they are. */
export async function* filingBriefs(db: Db, subjects: Subjects): AsyncGenerator<Brief> {
  const events = new Map<string, FilingFact[]>();
  const chains = new Map<string, { kind: FilingKind; filings: FilingFact[] }>();
  for (const filing of await readFilings(db)) {
    const lead = subjects.get(filing.symbol)?.lead;
    if (lead === undefined) continue;
    if (filing.items !== null) {
      const key = `${lead} ${filing.day}`;
      events.set(key, [...(events.get(key) ?? []), filing]);
      continue;
    }
    const kind = filingKind(filing.form);
    if (!kind) continue;
    const key = `${lead} ${kind.slug}`;
    const chain = chains.get(key);
    if (chain && daysBefore(filing.day, kind.days) <= (chain.filings.at(-1)?.day ?? '')) {
      chain.filings.push(filing);
      continue;
    }
    if (chain) yield* told(subjects.get(lead), chain.kind, chain.filings);
    chains.set(key, { kind, filings: [filing] });
  }
  for (const [key, { kind, filings }] of chains)
    yield* told(subjects.get(key.split(' ')[0] ?? ''), kind, filings);
  for (const [key, filings] of events) {
    const company = subjects.get(key.split(' ')[0] ?? '');
    const brief = company && eventBrief(company, filings);
    if (brief) yield brief;
  }
}

function* told(company: Subject | undefined, kind: FilingKind, filings: readonly FilingFact[]) {
  const brief = company && filingBrief(company, kind, filings);
  if (brief) yield brief;
}

async function readFilings(db: Db): Promise<FilingFact[]> {
  const rows = await db
    .selectFrom('filings')
    .select(['symbol', 'filing_type as form', 'filed_on as day', 'items', 'raw_text_link as url'])
    .where((eb) =>
      eb.or([
        eb('items', 'is not', null),
        ...['NT %', '25%', 'SC %', '%M14%', 'S-%', 'F-%', '424B%', 'RW', 'D'].map((pattern) =>
          eb('filing_type', 'like', pattern),
        ),
      ]),
    )
    // The prospectus of an initial offering is told of as that.
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('ipos')
            .select('id')
            .where('id', '=', sql<string>`'edgar-' || accession_key`),
        ),
      ),
    )
    .orderBy('filed_on')
    .orderBy('symbol')
    .orderBy('accession_key')
    .execute();
  return rows;
}
