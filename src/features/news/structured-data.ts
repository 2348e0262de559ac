import type { Graph, NewsArticle } from 'schema-dts';
import type { News } from '#contract/news.ts';
import { cutText } from '#kit/text/cut-text.ts';
import { companyPicturePath, SITE_PICTURE } from '#kit/href/link-picture-paths.ts';
import { plainText } from '#kit/html/rich-html.ts';
import { breadcrumbsOf } from '#kit/site/breadcrumbs.ts';
import { publisherOf } from '#kit/site/site-graph.ts';
import { graphOf, type Publisher } from '#kit/site/json-ld.ts';

/** Search engines cut headlines at this length. */
const HEADLINE_LENGTH = 110;
const DESCRIPTION_LENGTH = 300;

/** An article of ours at `path`: automated briefs are the site's own, others are by their source. */
export function newsGraph(news: News, path: string, publisher: Publisher): Graph {
  const { url } = publisher;
  const symbol = news.company_symbol;
  const description = plainText(news.summary ?? news.description ?? '');
  const article: NewsArticle = {
    '@type': 'NewsArticle',
    '@id': `${url}${path}#article`,
    mainEntityOfPage: url + path,
    headline: cutText(news.title, HEADLINE_LENGTH),
    ...(description && { description: cutText(description, DESCRIPTION_LENGTH) }),
    ...(news.published_at && { datePublished: news.published_at }),
    image: url + (symbol ? companyPicturePath(symbol) : SITE_PICTURE),
    author:
      news.source && !news.automated
        ? { '@type': 'Organization', name: news.source }
        : { '@id': `${url}/#publisher` },
    publisher: publisherOf(publisher),
    isAccessibleForFree: true,
    ...(symbol && {
      about: { '@type': 'Corporation', name: news.Company?.name ?? symbol, tickerSymbol: symbol },
    }),
  };
  return graphOf(
    article,
    breadcrumbsOf(url, [
      { name: 'News', path: '/news' },
      { name: news.title, path },
    ]),
  );
}
