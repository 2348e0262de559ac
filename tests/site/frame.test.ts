import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fillDataDir } from '../support/filled-store.ts';
import { serve, type Served } from '../support/site.ts';
import { htmlOf } from '../support/the-site.ts';

/** The first element of a page that is of a name and holds some text in its tag. */
const partOf = (html: string, name: string, tag = ''): string =>
  new RegExp(`<${name}\\b[^>]*${tag}[^>]*>.*?</${name}>`, 's').exec(html)?.[0] ?? '';
/** Where the links of a part lead, each with what it is called. */
const linksOf = (part: string): string[] =>
  [...part.matchAll(/<a\b([^>]*)>(.*?)<\/a>/gs)].map(([, tag = '', text = '']) => {
    const [href, label] = ['href', 'aria-label'].map(
      (name) => new RegExp(`${name}="([^"]*)"`).exec(tag)?.[1],
    );
    return `${label ?? text.replaceAll(/<[^>]+>/g, '').trim()}: ${href}`;
  });
/** A part as one reads it. */
const wordsOf = (part: string): string => part.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');

describe('every page', () => {
  test('has the way to sign in, and for a member the name with Profile, Settings and Logout', async () => {
    const banner = partOf(await htmlOf('/terms'), 'header');
    expect(linksOf(banner)).toEqual(
      expect.arrayContaining(['LOGIN: /login', 'Profile: /Profile', 'Settings: /settings']),
    );
    expect(banner).toMatch(/<form[^>]+action="\/logout"[^>]*>\s*<button type="submit"[^>]*>\s*Logout/);
    expect(banner).toMatch(/data-audience="guest"[^>]*>\s*LOGIN/);
    expect(banner).toContain('<account-menu data-audience="member"');
  });

  test('ends with the legal pages, the company elsewhere, the letter, and what none of it is', async () => {
    const footer = partOf(await htmlOf('/news'), 'footer');
    expect(linksOf(footer)).toEqual(
      expect.arrayContaining([
        'Terms of use: /terms',
        'Privacy policy: /privacypolicy',
        'User policy: /userpolicy',
        expect.stringMatching(/^RedStreet on LinkedIn: https:/),
        expect.stringMatching(/^RedStreet on X: https:/),
        expect.stringMatching(/^RedStreet on Facebook: https:/),
        expect.stringMatching(/^RedStreet on YouTube: https:/),
      ]),
    );
    expect(footer).toMatch(/<input[^>]+type="email"[^>]+required/);
    expect(wordsOf(footer)).toMatch(/Not investment advice\..*Market data comes from a market-data provider/);
  });

  test('may rest on terms that say whose the data is and that nothing is advice', async () => {
    const terms = wordsOf(partOf(await htmlOf('/terms'), 'main'));
    expect(terms).toContain('Not investment advice');
    expect(terms).toMatch(/real-time data, come from a market-data provider/);
  });
});

test('the screener leads to the assistant, and opens what is to be known of its data where one asks for it', async () => {
  const html = await htmlOf('/stocks/screener');
  expect(wordsOf(partOf(html, 'a', 'ask-redchat'))).toContain('Ask RedChat about any of these companies');
  expect(partOf(html, 'a', 'ask-redchat')).toContain('href="/redchat"');
  const disclosure = partOf(html, 'details');
  expect(wordsOf(disclosure)).toMatch(/^ ?Data disclosure .*market-data provider.*Not investment advice/);
});

describe('as an operator sets it', () => {
  let own: Served;
  const dir = mkdtempSync(join(tmpdir(), 'frame-'));
  const form = 'https://forms.example/letter?list=1';
  beforeAll(async () => {
    await fillDataDir(dir, 'none');
    own = await serve('main', {
      DATA_DIR: dir,
      SEED: 'none',
      ROOT_PAGE: 'stocks',
      INDEX_WIDGETS: 'tradingview',
      MARKETING_FORM_URL: form,
    });
  });
  afterAll(async () => {
    await own.stop();
    rmSync(dir, { recursive: true });
  });

  test('/ leads to /stocks, but for who is asked to sign in there', async () => {
    const root = await fetch(own.url, { redirect: 'manual' });
    expect([root.status, root.headers.get('location')]).toEqual([302, '/stocks']);
    const asked = await fetch(`${own.url}/?next=/Profile`, { redirect: 'manual' });
    expect([asked.status, (await asked.text()).includes('Log in, and you are taken there.')]).toEqual([
      200,
      true,
    ]);
  });

  test('the form of a provider and three charts of a service take the place of ours, and the policy lets them in', async () => {
    const home = await fetch(`${own.url}/home`);
    const html = await home.text();
    const frames = [...html.matchAll(/<iframe[^>]+src="([^"]+)"/g)].map(([, src]) =>
      src?.replaceAll('&#38;', '&'),
    );
    // Where a page asks for the newsletter, its end does not ask again.
    expect(frames.filter((src) => src === form)).toHaveLength(1);
    expect(frames.filter((src) => src?.startsWith('https://www.tradingview-widget.com/'))).toHaveLength(3);
    expect(html).not.toContain('<newsletter-form');
    const allowed = /frame-src ([^;]*)/.exec(home.headers.get('content-security-policy') ?? '')?.[1] ?? '';
    expect(allowed.split(' ')).toEqual(
      expect.arrayContaining(['https://forms.example', 'https://www.tradingview-widget.com']),
    );
    expect(await (await fetch(`${own.url}/newsletters`)).text()).toContain(`src="${form}"`);
  });
});
