/** A page as it opened: what it shows, or where to go instead. */
export type Opened<Page> = { goTo: string; page?: undefined } | { goTo?: undefined; page: Page };

/** What a page shows, by the function that opens it. */
export type PageOf<Open extends (...given: never) => Promise<Opened<unknown>>> = Extract<
  Awaited<ReturnType<Open>>,
  { goTo?: undefined }
>['page'];
