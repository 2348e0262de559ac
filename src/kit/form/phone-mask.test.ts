import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { editPhone, maskPhone } from './phone-mask.ts';

/** Types a text into a field, one key after another. */
const typed = (text: string) =>
  [...text].reduce(
    (state, key) => {
      const now = {
        text: state.text.slice(0, state.caret) + key + state.text.slice(state.caret),
        caret: state.caret + 1,
      };
      return editPhone(state.text, now, 'insertText');
    },
    { text: '', caret: 0 },
  );

const backspace = (text: string, caret: number) =>
  editPhone(
    text,
    { text: text.slice(0, caret - 1) + text.slice(caret), caret: caret - 1 },
    'deleteContentBackward',
  );

const digits = fc.stringMatching(/^\d{0,10}$/);
const digitsIn = (text: string) => text.replace(/\D/g, '');

describe('a phone number while it is typed', () => {
  test.each([
    ['5', '(5'],
    ['555', '(555'],
    ['5550', '(555) 0'],
    ['555010', '(555) 010'],
    ['5550104', '(555) 010-4'],
    ['(555) 010-4477', '(555) 010-4477'],
    ['5550104477123', '(555) 010-4477'],
    ['call 555', '(555'],
  ])('%s shows as %s, with the caret at the end', (keys, text) => {
    expect(typed(keys)).toEqual({ text, caret: text.length });
  });

  test('keeps its digits, in order, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string(), (keys) => {
        expect(digitsIn(typed(keys).text)).toBe(digitsIn(keys).slice(0, 10));
      }),
    );
  });

  test('goes empty when backspace is held at the end, one digit for each press', () => {
    fc.assert(
      fc.property(digits, (all) => {
        let text = maskPhone(all);
        for (let left = all.length - 1; left >= 0; left--) {
          ({ text } = backspace(text, text.length));
          expect(digitsIn(text)).toBe(all.slice(0, left));
        }
        expect(text).toBe('');
      }),
    );
  });

  test('backspace anywhere takes the digit before the caret, and the caret stays behind the one before that', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{1,10}$/), fc.nat(14), (all, place) => {
        const text = maskPhone(all);
        const caret = Math.min(place, text.length);
        const behind = digitsIn(text.slice(0, caret)).length;
        fc.pre(caret > 0 && behind > 0);
        const after = backspace(text, caret);
        expect(digitsIn(after.text)).toBe(all.slice(0, behind - 1) + all.slice(behind));
        expect(digitsIn(after.text.slice(0, after.caret))).toBe(all.slice(0, behind - 1));
      }),
    );
  });

  test('a digit typed in the middle leaves the caret right behind it', () => {
    const now = { text: '(5955) 010', caret: 3 };
    expect(editPhone('(555) 010', now, 'insertText')).toEqual({ text: '(595) 501-0', caret: 3 });
  });

  test('a pasted number loses the country code', () => {
    const text = '+1 (555) 010-4477';
    expect(editPhone('', { text, caret: text.length }, 'insertFromPaste').text).toBe('(555) 010-4477');
  });
});

test('company sign-ups write ten digits with blanks around the hyphen', () => {
  expect(maskPhone('5550104477', ' - ')).toBe('(555) 010 - 4477');
  expect(maskPhone('555010', ' - ')).toBe('(555) 010');
  const typed = editPhone('(555) 010', { text: '(555) 0104', caret: 10 }, 'insertText', ' - ');
  expect(typed).toEqual({ text: '(555) 010 - 4', caret: 13 });
  const deleted = editPhone(
    '(555) 010 - 4',
    { text: '(555) 010 - ', caret: 12 },
    'deleteContentBackward',
    ' - ',
  );
  expect(deleted).toEqual({ text: '(555) 010', caret: 9 });
  // Right behind the separator, which is stepped over together with the digit before it.
  const stepped = editPhone(
    '(555) 010 - 44',
    { text: '(555) 010 -44', caret: 11 },
    'deleteContentBackward',
    ' - ',
  );
  expect(stepped.text).toBe('(555) 014 - 4');
});
