import { expect, test } from 'vitest';
import { DRAWER_GROUPS, placeOf, TAB_BAR } from './navigation.ts';
import { pageRegistry } from './page-registry.ts';

test('the tab bar of a phone has at most five places, and both menus carry Settings', () => {
  expect(TAB_BAR.length).toBeLessThanOrEqual(5);
  expect(TAB_BAR.map((place) => place.label)).toContain('Settings');
  expect(DRAWER_GROUPS.flat().map((place) => place.label)).toContain('Settings');
});

test.each([
  ['/', 'Home'],
  ['/home2', 'Home'],
  ['/stocks/ABEO/news', 'Stocks'],
  ['/Settings/view', 'Settings'],
  ['/signup', undefined],
])('%s lies in %s', (path, label) => {
  expect(placeOf(path)?.label).toBe(label);
});

test('every place leads to a page of the site', () => {
  for (const place of DRAWER_GROUPS.flat())
    expect(pageRegistry.map(({ path }) => path)).toContain(place.href);
});
