import { defineView, pageNumber, type ViewOf } from '#kit/page/view.ts';

export const UPLOADS_PAGE_SIZE = 20;

/** The list of pictures and documents. */
export const uploadsView = defineView('/tools/uploads', { page: pageNumber() });
export type UploadsView = ViewOf<typeof uploadsView>;
