import { defineSection, named, oneOf, pageNumber, type ViewOf } from '#kit/page/view.ts';

export const HOLDER_SIZES = [5, 10, 25] as const;

/** What the address of the market data page asks of the institutional holders. */
export const holderView = defineSection(
  {
    pageSize: named('holderSize', oneOf<number>(HOLDER_SIZES, 25)),
    page: named('holderPage', pageNumber()),
  },
  '#holders',
);
export type HolderView = ViewOf<typeof holderView>;
