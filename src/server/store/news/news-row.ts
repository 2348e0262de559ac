import * as z from 'zod/mini';
import { briefTopics } from '#contract/brief-topics.ts';
import { type Fact, FactSchema, type News, newsKinds } from '#contract/news.ts';
import type { NewsTable } from '#server/db/content-tables.ts';
import type { Db } from '#server/db/open.ts';

const newsColumns = [
  'news.id', 'news.kind', 'news.topic', 'news.title', 'news.heading', 'news.summary', 'news.thumbnail', 'news.image',
  'news.published_at', 'news.company_symbol', 'news.category', 'news.source', 'news.url', 'news.newsletter_url',
  'news.rc_newsletter', 'news.is_sample',
] as const; // prettier-ignore

const companyColumns = [
  'companies.name',
  'companies.sector_name as company_sector',
  'companies.change_pre',
  'companies.quote_date',
] as const;

/** Items that are not deleted, with what lists show of them and of their companies. */
export const newsRows = (db: Db) =>
  db
    .selectFrom('news')
    .leftJoin('companies', 'companies.symbol', 'news.company_symbol')
    .select([...newsColumns, ...companyColumns])
    .where('news.deleted_at', 'is', null);

type Listed = Pick<
  NewsTable,
  | 'id'
  | 'kind'
  | 'topic'
  | 'title'
  | 'heading'
  | 'summary'
  | 'thumbnail'
  | 'image'
  | 'published_at'
  | 'company_symbol'
  | 'category'
  | 'source'
  | 'url'
  | 'newsletter_url'
  | 'rc_newsletter'
  | 'is_sample'
>;

/** A row of `newsRows`. */
export interface NewsRow extends Listed {
  name: string | null;
  company_sector: string | null;
  change_pre: number | null;
  quote_date: string | null;
}

/** An item as lists answer it. What belongs to the caller (`isFavorite`) is added by whoever knows the caller. */
export function toNews(row: NewsRow): News {
  const { kind, topic, newsletter_url, rc_newsletter, is_sample, name, ...rest } = row;
  const { company_sector, change_pre, quote_date, ...item } = rest;
  const knownKind = newsKinds.find((known) => known === kind);
  return {
    ...item,
    ...(knownKind && { kind: knownKind }),
    topic: briefTopics.find((known) => known === topic) ?? null,
    newsLetterURL: newsletter_url,
    rc_newsletter: rc_newsletter === 1,
    automated: kind === 'brief',
    ...(is_sample === 1 && { sample: true }),
    Company: name === null ? null : { name, sector_name: company_sector, change_pre, quote_date },
  };
}

const FactListSchema = z.array(FactSchema);

/** The stored figures of an item; null where there are none, or none that can be read. */
export function readFacts(text: string | null): Fact[] | null {
  if (text === null) return null;
  try {
    return FactListSchema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
