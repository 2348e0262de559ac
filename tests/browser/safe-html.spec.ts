import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { expect, test } from '@playwright/test';

/** The module as a browser runs it, with nothing of a site around it. */
const source = stripTypeScriptTypes(readFileSync('src/features/redchat/browser/safe-html.ts', 'utf8')).replace('export function', 'function'); // prettier-ignore

const hostile: readonly (readonly [html: string, left: string])[] = [
  ['<p>a<script>window.ran = 1</script>b</p>', '<p>ab</p>'],
  ['<img src=x onerror="window.ran = 1">', ''],
  ['<p onclick="window.ran = 1" style="position:fixed">a</p>', '<p>a</p>'],
  ['<a href="javascript:window.ran=1">a</a>', '<a>a</a>'],
  ['<a href=" javascript:window.ran=1">a</a>', '<a>a</a>'],
  ['<a href="//evil.example/">a</a><a href="/\\evil.example/">b</a>', '<a>a</a><a>b</a>'],
  ['<a href="http://evil.example/">a</a>', '<a>a</a>'],
  ['<a href="/stocks/CMPX">a</a><a href="#note">b</a><a href="https://www.sec.gov/">c</a>', '<a href="/stocks/CMPX">a</a><a href="#note">b</a><a href="https://www.sec.gov/">c</a>'],
  ['<iframe srcdoc="<script>window.ran = 1</script>"></iframe><object data=x></object><embed src=x>', ''],
  ['<form action="https://evil.example/"><input name=a><button>b</button></form>', ''],
  ['<svg><a href="javascript:window.ran=1"><text>a</text></a></svg>', ''],
  ['<figure><svg viewBox="0 0 1 1"><text x="1">a</text><script>window.ran = 1</script></svg></figure>', '<figure></figure>'],
  ['<math><mtext><style><img src=x onerror="window.ran = 1"></style></mtext></math>', ''],
  ['<template><img src=x onerror="window.ran = 1"></template>', ''],
  ['<base href="https://evil.example/"><link rel=stylesheet href=x><meta http-equiv=refresh content=0>', ''],
]; // prettier-ignore

test('what an answer may not be made of is gone before it is in the page, and nothing of it runs', async ({
  page,
}) => {
  await page.setContent('<main></main>');
  await page.addScriptTag({ content: source });
  const left = await page.evaluate(
    (all) => {
      const { safeNodes } = globalThis as unknown as { safeNodes(html: string): DocumentFragment };
      return all.map((html) => {
        const main = document.querySelector('main');
        main?.replaceChildren(safeNodes(html));
        return main?.innerHTML.replaceAll(/<svg[^>]*>.*<\/svg>/g, (svg) => (/script|javascript|onerror/.test(svg) ? svg : ''));
      });
    },
    hostile.map(([html]) => html),
  ); // prettier-ignore
  expect(left).toEqual(hostile.map(([, wanted]) => wanted));
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
});
