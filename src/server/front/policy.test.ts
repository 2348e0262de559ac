import { expect, test } from 'vitest';
import { pagePolicies } from './policy.ts';

const policyOf = pagePolicies({ scripts: ["'sha256-s'"], styles: ["'sha256-c'"] });

test('scripts and styles are files of ours, or what has a hash; all that is not named is refused', () => {
  const header = policyOf().header();
  expect(header).toMatch(/^default-src 'none'; script-src 'self' 'sha256-s'; style-src 'self' 'sha256-c'; /);
  expect(header).not.toMatch(/unsafe|\*/);
});

test('what one page is allowed comes to what every page is, once, and goes to no other page', () => {
  const policy = policyOf();
  policy.allow('frame-src https://a.example https://player.vimeo.com');
  policy.allow('frame-src https://b.example');
  policy.allow('script-src https://c.example/x/');
  expect(policy.header()).toContain(
    "; frame-src 'self' https://www.youtube-nocookie.com https://player.vimeo.com https://a.example https://b.example;",
  );
  expect(policy.header()).toContain("script-src 'self' 'sha256-s' https://c.example/x/;");
  expect(policyOf().header()).not.toContain('.example');
});

test('a source cannot bring a directive or a policy of its own', () => {
  const policy = policyOf();
  policy.allow('frame-src https://a;script-src https://b,default-src');
  expect(policy.header()).toBe(policyOf().header());
});
