import { describe, expect, it } from 'vitest';
import { ApiError } from '#contract/errors.ts';
import type { Api } from '#kit/http/api-client.ts';
import { articleAnswer, loadArticle } from './load-article.ts';
import { isComplete, lastNewsPage, loadNews } from './load.ts';
import { newsView } from './view.ts';

/** An API that answers from a table, fails with an error in it, and notes what it was asked. */
function apiOf(answers: Record<string, unknown>) {
  const asked: [string, unknown][] = [];
  const api = ((id: string, input?: { query?: unknown; params?: unknown }) => {
    asked.push([id, input?.query ?? input?.params]);
    const answer = answers[id] ?? new ApiError('timeout', 'late');
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  }) as unknown as Api;
  return { api, asked };
}
const list = {
  data: [
    { id: 'a', title: 'A' },
    { id: 'b', title: 'B' },
  ],
  total: 2,
  page: 1,
  pageSize: 24,
};
const all = {
  'news.all': list,
  'news.sector': list,
  'stock.search': { ...list, data: [...list.data, { symbol: 'ACME' }] },
  'news.bySector': { data: [] },
  'news.ranked': { data: [] },
  'news.details': { id: 'a', title: 'A', facts: [] },
  'stock.getAllSectors': { data: [] },
  'stock.unusualVolume': { data: [] },
};
const view = (query: string) => newsView.read(new URLSearchParams(query));

describe('the news page', () => {
  it('asks for all, for a sector, or for what is searched, and for the block of sectors on All alone', async () => {
    for (const [query, call, block] of [
      ['', 'news.all', true],
      ['topic=move', 'news.all', false],
      ['industry=Finance', 'news.sector', false],
      ['query=acme', 'stock.search', false],
      ['page=2', 'news.all', false],
    ] as const) {
      const { api, asked } = apiOf(all);
      const content = await loadNews(api, view(query));
      const calls = asked.map(([id]) => id);
      expect([query, calls.includes(call), calls.includes('news.bySector')]).toEqual([query, true, block]);
      expect(content.list?.data.map(({ id }) => id)).toEqual(['a', 'b']);
      expect(isComplete(content)).toBe(true);
    }
  });

  it('is shown without what failed, and then not shared', async () => {
    for (const call of ['news.bySector', 'stock.getAllSectors', 'stock.unusualVolume']) {
      const content = await loadNews(apiOf({ ...all, [call]: undefined }).api, view(''));
      expect(content.list).not.toBeNull();
      expect(isComplete(content)).toBe(false);
    }
  });

  it('shows its first item without figures where those did not arrive', async () => {
    const { lead } = await loadNews(apiOf({ ...all, 'news.details': undefined }).api, view(''));
    expect(lead).toEqual({ id: 'a', title: 'A' });
  });

  it('opens with what matters most of each kind, and with the first of the list where somebody wrote that', async () => {
    const move = { id: 'm', title: 'M', topic: 'move', automated: true };
    const api = (first: object) => {
      const opened = apiOf({ ...all, 'news.all': { ...list, data: [first, { ...move, id: 'n' }] } });
      const ask = ((id: string, input?: { query?: { topic?: string }; params?: { id: string } }) => {
        if (id === 'news.ranked') return Promise.resolve({ data: [{ id: input?.query?.topic }] });
        if (id === 'news.details') return Promise.resolve({ id: input?.params?.id });
        return (opened.api as unknown as (id: string, input?: object) => Promise<unknown>)(id, input);
      }) as unknown as Api;
      return { ...opened, api: ask };
    };
    const idsOf = ({ lead, beside }: Awaited<ReturnType<typeof loadNews>>) =>
      [lead, ...beside].map((item) => item?.id);
    const briefs = api(move);
    expect(idsOf(await loadNews(briefs.api, view('')))).toEqual(['filing', 'm', 'insider', 'trial']);
    // None of them has figures, so that the quote of its company would stand below; it names none.
    expect(briefs.asked.map(([id]) => id)).not.toContain('stock.details');
    expect(briefs.asked).toContainEqual(['news.all', expect.objectContaining({ moves: 5 })]);
    expect(
      idsOf(await loadNews(api({ ...move, id: 'own', topic: null, automated: false }).api, view(''))),
    ).toEqual(['own', 'n']);
    const alone = api(move);
    expect(idsOf(await loadNews(alone.api, view('topic=move')))).toEqual(['m', 'n']);
    expect(alone.asked).toContainEqual(['news.all', expect.objectContaining({ moves: undefined })]);
  });

  it('has a last page, and one where there is nothing', () => {
    expect([0, 24, 25, 48_424].map((total) => lastNewsPage(view(''), total))).toEqual([1, 1, 2, 2_018]);
    expect(lastNewsPage(view('query=a'), 11)).toBe(2);
  });
});

describe('an article', () => {
  const news = { id: 'a', title: 'A', company_symbol: 'ACME' };
  const rest = {
    'stock.details': { symbol: 'ACME' },
    'stock.prices': { dates: [] },
    'news.bySymbol': { data: [news, ...['b', 'c', 'd', 'e', 'f'].map((id) => ({ id, title: id }))] },
  };

  it('comes with its company, its prices and at most four other items', async () => {
    const article = await loadArticle(apiOf({ 'news.details': news, ...rest }).api, 'a');
    expect(article.kind === 'found' && article.more?.map(({ id }) => id)).toEqual(['b', 'c', 'd', 'e']);
    expect(articleAnswer(article)).toMatchObject({
      status: 200,
      isWhole: true,
    });
  });

  it('without a company asks for nothing else', async () => {
    const { api, asked } = apiOf({ 'news.details': { id: 'a', title: 'A' } });
    expect(articleAnswer(await loadArticle(api, 'a')).status).toBe(200);
    expect(asked).toHaveLength(1);
  });

  it('is not shared where a section is missing; what a company has not got is no fault', async () => {
    const failing = await loadArticle(
      apiOf({ 'news.details': news, ...rest, 'stock.prices': undefined }).api,
      'a',
    );
    expect(articleAnswer(failing).isWhole).toBe(false);
    const none = new ApiError('not_found', 'none');
    const without = await loadArticle(
      apiOf({ 'news.details': news, ...rest, 'stock.prices': none }).api,
      'a',
    );
    expect(articleAnswer(without).isWhole).toBe(true);
  });

  it.each([
    ['not_found', 404],
    ['bad_request', 404],
    ['gone', 410],
    ['timeout', 503],
  ] as const)('that answers %s is %i', async (code, status) => {
    const article = await loadArticle(apiOf({ 'news.details': new ApiError(code, 'no') }).api, 'a');
    expect(articleAnswer(article)).toEqual({ status, isWhole: false });
  });
});
