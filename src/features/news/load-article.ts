import type { AnswerOf } from '#contract/call.ts';
import type { Calls } from '#contract/calls.ts';
import type { Company } from '#contract/company.ts';
import { isApiError } from '#contract/errors.ts';
import type { News } from '#contract/news.ts';
import type { Api } from '#kit/http/api-client.ts';
import type { PageAnswer } from '#kit/page/share.ts';

type Prices = AnswerOf<Calls['stock.prices']>;

/** An article, and what stands beside it: null is a section that failed, undefined one that it has not. */
export type Article =
  | {
      kind: 'found';
      news: News;
      company: Company | null | undefined;
      prices: Prices | null | undefined;
      more: News[] | null | undefined;
    }
  /** The address of a story that became part of the one with this id. */
  | { kind: 'moved'; id: string }
  /** A story that was taken out, and what it was about, where that is known. */
  | { kind: 'deleted'; symbol?: string | undefined; topic?: string | undefined; day?: string | undefined }
  | { kind: 'unknown' | 'unavailable' };

/** Other items beside an article. */
const MORE = 4;

/** Loads an article, then all at once what belongs to its company. */
export async function loadArticle(api: Api, id: string): Promise<Article> {
  let news: News;
  try {
    news = await api('news.details', { params: { id } });
  } catch (error) {
    if (!isApiError(error)) throw error;
    if (error.code === 'gone') return { kind: 'deleted', ...error.fields };
    return { kind: error.code === 'not_found' || error.code === 'bad_request' ? 'unknown' : 'unavailable' };
  }
  if (news.id !== id) return { kind: 'moved', id: news.id };
  return { kind: 'found', news, ...(await besideArticle(api, news)) };
}

/** What stands beside an article: its company, the company's prices, and other news of it. */
export async function besideArticle(
  api: Api,
  { id, company_symbol: symbol }: News,
): Promise<Pick<Extract<Article, { kind: 'found' }>, 'company' | 'prices' | 'more'>> {
  if (!symbol) return { company: undefined, prices: undefined, more: undefined };
  const [company, prices, more] = await Promise.all([
    orMissing(api('stock.details', { params: { symbol } })),
    orMissing(api('stock.prices', { params: { symbol }, query: { range: '1Y' } })),
    orMissing(api('news.bySymbol', { params: { symbol } })),
  ]);
  return {
    company,
    prices,
    more: more && more.data.filter((other) => other.id !== id).slice(0, MORE),
  };
}

/** What a company has not got (404) is undefined, what did not arrive is null. */
const orMissing = <T>(answer: Promise<T>): Promise<T | null | undefined> =>
  answer.catch((error: unknown) => {
    if (!isApiError(error)) throw error;
    return error.code === 'not_found' ? undefined : null;
  });

/** Status and sharing of the page: only a complete article may be shared. */
export function articleAnswer(article: Article): PageAnswer {
  if (article.kind !== 'found')
    return {
      status: { moved: 301, unknown: 404, deleted: 410, unavailable: 503 }[article.kind],
      isWhole: false,
    };
  const isWhole = [article.company, article.prices, article.more].every((section) => section !== null);
  return { status: 200, isWhole };
}
