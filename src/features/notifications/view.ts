import { defineView, pageNumber, type ViewOf } from '#kit/page/view.ts';

export const NOTICES_PAGE_SIZE = 20;

/** A person's notices, page by page. */
export const noticesView = defineView('/notifications', { page: pageNumber() });
export type NoticesView = ViewOf<typeof noticesView>;
