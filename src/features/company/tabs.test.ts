import { expect, test } from 'vitest';
import { companyTabs } from '#contract/company-tabs.ts';
import { tabsOf } from './tabs.ts';

const slugsOf = (isClient: boolean, current?: string) =>
  tabsOf({ isClient }, current).map(({ slug }) => slug);
const specified = [
  'about',
  'marketdata',
  'news',
  'team',
  'secfilings',
  'videos',
  'webinar',
  'bio',
  'podcast',
];

test('tabs stand in the specified order', () => {
  const slugs = companyTabs.map(({ slug }) => slug);
  // Tabs of our own stand between them.
  expect(slugs.filter((slug) => specified.includes(slug))).toEqual(specified);
});

test('profile, leadership and podcast are tabs of clients alone', () => {
  expect(slugsOf(true)).toEqual(expect.arrayContaining(['about', 'team', 'videos', 'webinar', 'podcast']));
  expect(slugsOf(false)).not.toContain('about');
  expect(slugsOf(false)).not.toContain('team');
  expect(slugsOf(false)).not.toContain('podcast');
  expect(slugsOf(false)).toEqual(expect.arrayContaining(['marketdata', 'secfilings']));
});

test('the tab that is open is always there, so that one sees where one is', () => {
  expect(slugsOf(false, 'webinar')).toContain('webinar');
  expect(slugsOf(false, 'analysts')).toContain('analysts');
  expect(slugsOf(true, 'signup').at(-1)).toBe('signup');
  for (const slug of ['analysts', 'signup'])
    expect([...slugsOf(true), ...slugsOf(false)]).not.toContain(slug);
});

test('only a company with clinical programmes has their tab', () => {
  const slugs = (hasBioPhases?: boolean) =>
    tabsOf({ isClient: false, ...(hasBioPhases !== undefined && { hasBioPhases }) }).map(({ slug }) => slug);
  expect(slugs(true)).toContain('bio');
  expect(slugs(false)).not.toContain('bio');
  expect(slugs()).not.toContain('bio');
});

test('a tab with nothing behind it is not offered', () => {
  const slugs = (facts: Partial<Parameters<typeof tabsOf>[0]>) =>
    tabsOf({ isClient: false, ...facts }).map(({ slug }) => slug);
  const none = slugs({ hasEarnings: false, hasFinancials: false, hasOwners: false, hasNews: false });
  for (const slug of ['earnings', 'financials', 'ownership', 'news']) expect(none).not.toContain(slug);
  expect(slugs({ hasEarnings: true, hasFinancials: true, hasOwners: true })).toEqual(
    expect.arrayContaining(['earnings', 'financials', 'ownership']),
  );
});
