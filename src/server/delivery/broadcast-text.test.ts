import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { broadcastText, textsBegun } from './broadcast-text.ts';
import { partsOf, plainText } from './sms-length.ts';

const site = { siteName: 'RedStreet', publicUrl: 'https://www.redstreet.example' };
const to = { phone: '2125550142', stopToken: 'abcdefghjkmnp' };
const STOP = 'Stop: https://www.redstreet.example/stop/abcdefghjkmnp';
const text = (message: string, path: string | null = '/stocks/ABEO') =>
  broadcastText(site, to, { message, path });

describe('the length of a text message', () => {
  it.each([
    ['a'.repeat(160), 1],
    ['a'.repeat(161), 2],
    ['a'.repeat(306), 2],
    ['a'.repeat(307), 3],
    // Signs of the extension take the room of two.
    ['€'.repeat(80), 1],
    [`${'€'.repeat(80)}a`, 2],
    // One sign beyond the alphabet, and the whole is of two bytes a sign; a picture is two of them.
    [`${'a'.repeat(69)}я`, 1],
    [`${'a'.repeat(70)}я`, 2],
    ['😀'.repeat(35), 1],
    ['😀'.repeat(36), 2],
  ])('is counted as it is paid for: %s', (message, parts) => {
    expect(partsOf(message)).toBe(parts);
  });

  it('is not doubled by signs of print', () => {
    expect(plainText('“Ann’s”  trial — phase\u00a0II…\nŁódź, naïve São 5 × 3')).toBe(
      '"Ann\'s" trial - phase II... Lodz, naive Sao 5 x 3',
    );
    expect(plainText('Zürich à Malmö: £5')).toBe('Zürich à Malmö: £5');
  });
});

describe('a notice as a text message', () => {
  it('says who sends it, what it is about, where it leads and how it ends, in one part', () => {
    const said = text('A trial begins');
    expect(said).toBe(`RedStreet: A trial begins https://www.redstreet.example/stocks/ABEO ${STOP}`);
    expect(partsOf(said)).toBe(1);
  });

  it('is cut at a word where one part is enough to say something', () => {
    const said = text('Abeona begins the third phase of its trial in Boston, and reports its year on Friday');
    expect(said).toMatch(/^RedStreet: Abeona begins .*\w\.\.\. https/);
    expect(said).not.toMatch(/\s\.\.\./);
    expect(partsOf(said)).toBe(1);
    expect('Abeona begins the third phase of its trial in Boston, and reports its year on Friday').toContain(
      /RedStreet: (.*)\.\.\./.exec(said)?.[1],
    );
  });

  it('takes another part rather than say nothing, and never more than three', () => {
    const long = 'Birch Therapeutics reports its second quarter and what it means for the trial. '.repeat(6);
    const path = `/news/${'a'.repeat(60)}`;
    expect(partsOf(text(long, path))).toBe(2);
    expect(partsOf(text('Испытание начинается. '.repeat(20)))).toBe(3);
  });

  it('keeps its links whole and fits into three parts, whatever is said', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 500 }), (message) => {
        const said = text(message);
        expect(said.startsWith('RedStreet: ')).toBe(true);
        expect(said.endsWith(` https://www.redstreet.example/stocks/ABEO ${STOP}`)).toBe(true);
        expect(partsOf(said)).toBeLessThanOrEqual(3);
        expect(said).not.toMatch(/\n/);
      }),
      { numRuns: 300 },
    );
  });

  it('begins with one that says how they end', () => {
    const said = textsBegun(site, to);
    expect(said).toMatch(/STOP to end/);
    expect(said).toContain('/stop/abcdefghjkmnp');
    expect(partsOf(said)).toBeLessThanOrEqual(2);
  });
});
