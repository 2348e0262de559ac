import type { BreadcrumbList } from 'schema-dts';

export interface Crumb {
  name: string;
  path: string;
}

/** The way to a page, from the home page on. */
export const breadcrumbsOf = (origin: string, crumbs: readonly Crumb[]): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  itemListElement: [{ name: 'Home', path: '/' }, ...crumbs].map(({ name, path }, i) => ({
    '@type': 'ListItem' as const,
    position: i + 1,
    name,
    item: origin + path,
  })),
});
