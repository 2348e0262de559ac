import { expect, it } from 'vitest';
import { isLinked, isPlayer, pictureAddress, typedLink } from './addresses.ts';

it('a link is typed as https or mailto; a host or an address of a mail is completed, nothing else is one', () => {
  expect(typedLink(' https://www.sec.gov/a?b=c ')).toBe('https://www.sec.gov/a?b=c');
  expect(typedLink('www.sec.gov/a')).toBe('https://www.sec.gov/a');
  expect(typedLink('mailto:desk@example.com')).toBe('mailto:desk@example.com');
  expect(typedLink('desk@example.com')).toBe('mailto:desk@example.com');
  for (const bad of [
    '',
    'http://example.com/',
    'javascript:alert(1)',
    ' java\nscript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    '//evil.example/',
    '/\\evil.example',
    'https://user:pass@example.com/',
    'mailto:',
    'words with blanks',
    'ftp://example.com/',
    '/stocks/ABEO',
  ])
    // prettier-ignore
    expect([bad, typedLink(bad)]).toEqual([bad, undefined]);
});

it('a text that is there may link to a path of the site', () => {
  expect(isLinked('/stocks/ABEO')).toBe(true);
  expect(isLinked('//evil.example/')).toBe(false);
  expect(isLinked('JavaScript:alert(1)')).toBe(false);
});

it('a picture lies at https, or is an upload of the site', () => {
  expect(pictureAddress(' https://example.com/a.png ')).toBe('https://example.com/a.png');
  const upload = `/uploads/${'ab12'.repeat(8)}-640.webp`;
  expect(pictureAddress(upload)).toBe(upload);
  for (const bad of [
    '',
    'http://example.com/a.png',
    'data:image/png;base64,AA',
    'file:///c:/a.png',
    '//example.com/a.png',
    '/logout',
    '/uploads/../logout',
    `/uploads/${'ab12'.repeat(8)}.pdf`,
    'blob:https://example.com/1',
    'javascript:alert(1)',
    'https://user:pass@example.com/a.png',
    'cid:image001.png',
  ])
    // prettier-ignore
    expect([bad, pictureAddress(bad)]).toEqual([bad, undefined]);
});

it('a player is of the hosts that the sanitizer knows', () => {
  expect(isPlayer('https://www.youtube-nocookie.com/embed/abc')).toBe(true);
  expect(isPlayer('https://player.vimeo.com/video/1')).toBe(true);
  expect(isPlayer('https://www.youtube-nocookie.com.evil.example/')).toBe(false);
  expect(isPlayer('http://player.vimeo.com/video/1')).toBe(false);
});
