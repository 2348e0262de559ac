import type { Paged, PageQuery } from '#contract/paging.ts';
import type { Api } from '#kit/http/api-client.ts';
import { beyondEnd, lastPage } from '#kit/page/list.ts';
import { defineView, pageNumber, type ViewOf } from '#kit/page/view.ts';
import { companyTab, type TabPage } from './open-tab.ts';

type PageOf<Row> = Paged<Row> & PageQuery;

/** What an address asks for that may ask for a page of its list and for nothing else: the rows of `companyTabs` say which do (`paged`). */
export const listView = defineView((tabPath: string) => tabPath, { page: pageNumber() });

/** What the page of a tab is given that shows one list. */
export type ListPage<Row> = TabPage<ViewOf<typeof listView>, { list: PageOf<Row> }>;

/** A tab that shows one list, page by page, and needs no more than that: `ask` asks for a page of it. */
export const listTab = <Row>(
  ask: (api: Api, symbol: string, query: PageQuery) => Promise<PageOf<Row>>,
  pageSize = 20,
) =>
  companyTab({
    read: listView.read,
    load: (api, symbol, { page }) => ({ list: ask(api, symbol, { page, pageSize }) }),
    repaired: ({ list }, view, _, { pathname }) =>
      beyondEnd(view, list && lastPage(list.total, pageSize), (to) => listView.href(to, pathname)),
  });
