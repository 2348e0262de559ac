import type { News, NewsKind } from '#contract/news.ts';

const KIND_LABELS: Readonly<Record<NewsKind, string>> = {
  brief: 'Automated brief',
  release: 'Press release',
  filing: 'Filing',
  media: 'Media',
  own: 'Our own',
  newsletter: 'Newsletter',
};

/** The kind of an item in a word or two: a brief's own subject (`8-K`, `Earnings`), else what it is. */
export const kindLabel = ({ kind, category }: Pick<News, 'kind' | 'category'>): string =>
  kind === 'brief' && category ? category : KIND_LABELS[kind ?? 'media'];
