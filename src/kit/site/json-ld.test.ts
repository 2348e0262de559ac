import { expect, test } from 'vitest';
import { graphOf, writeJsonLd } from './json-ld.ts';

test('nothing in a name ends the script element, opens a comment or breaks a line', () => {
  const name = '</script><!-- & \u2028\u2029 "quoted"';
  const written = writeJsonLd({ '@context': 'https://schema.org', '@type': 'Corporation', name });
  expect(written).not.toMatch(/[<>&\u2028\u2029]/);
  expect(JSON.parse(written)).toMatchObject({ name });
});

test('several things share one context', () => {
  expect(graphOf({ '@type': 'Corporation' }, { '@type': 'WebSite' })).toEqual({
    '@context': 'https://schema.org',
    '@graph': [{ '@type': 'Corporation' }, { '@type': 'WebSite' }],
  });
});
