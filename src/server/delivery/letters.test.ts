import { expect, test } from 'vitest';
import { codeLetter, type CodePurpose, codeText, notices } from './letters.ts';

const site = { siteName: 'RedStreet', publicUrl: 'https://site.example' };
const purposes: CodePurpose[] = ['verification', 'password', 'deletion'];

test.each(purposes)(
  'the %s code stands in the letter and in the text, and nowhere in a subject',
  (purpose) => {
    const letter = codeLetter(site, purpose, 'Bob', '012345');
    expect([letter.code, letter.subject.includes('012345')]).toEqual(['012345', false]);
    expect(letter.paragraphs[0]).toMatch(/^Hello Bob, this code .* at RedStreet:$/);
    expect(codeText(site, purpose, '012345')).toContain('012345');
  },
);

test('a text for a phone fits into three parts', () => {
  for (const purpose of purposes) expect(codeText(site, purpose, '012345').length).toBeLessThanOrEqual(459);
});

test('every notice says what to do if it was not you, and leads only to the site', () => {
  for (const notice of Object.values(notices)) {
    const { unasked, link } = notice(site, null);
    expect(unasked).toMatch(/^If it was not you/);
    if (link) expect(link.url).toMatch(/^https:\/\/site\.example\//);
  }
});
