import { expect, test } from 'vitest';
import { companyTabs, defaultTab } from './company-tabs.ts';

const withAbout = [{ slug: 'about', label: 'About' }, ...companyTabs];

test('a client is led to its profile, others to their market data', () => {
  expect(defaultTab(true, withAbout)).toBe('about');
  expect(defaultTab(false, withAbout)).toBe('marketdata');
});

test('a client is led to market data while there is no profile page', () => {
  expect(defaultTab(true, companyTabs)).toBe(
    companyTabs.some((tab) => tab.slug === 'about') ? 'about' : 'marketdata',
  );
  expect(defaultTab(true, [])).toBe('marketdata');
});
