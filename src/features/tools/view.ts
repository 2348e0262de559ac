import { DESK_SEARCH_MAX } from '#contract/desk.ts';
import { defineView, oneOf, optional, pageNumber, searchText, type ViewOf } from '#kit/page/view.ts';

export const TOOLS_PAGE_SIZE = 20;
export const toolsTabs = ['news', 'events', 'webinars', 'videos', 'newsletters'] as const;
export type ToolsTab = (typeof toolsTabs)[number];

const ID = /^[A-Za-z0-9_-]{1,64}$/;

/** What the tools show: a list, and beside it an entry to edit or a new one. */
export const toolsView = defineView(
  '/tools',
  {
    tab: oneOf(toolsTabs, 'news'),
    edit: optional((text) => (text !== null && ID.test(text) ? text : undefined)),
    new: optional((text) => (text === null ? undefined : ('1' as const))),
    search: searchText(DESK_SEARCH_MAX),
    page: pageNumber(),
  },
  ({ edit }) => (edit === undefined ? [] : ['new']),
);
export type ToolsView = ViewOf<typeof toolsView>;

/** Where an entry is shown as the site will show it; a form that is posted to it, as it is typed. */
export const previewPath = ({ tab, edit }: ToolsView): string =>
  toolsView.href({ tab, edit, new: undefined, search: '', page: 1 }).replace(/^\/tools/, '/tools/preview');
