import fc from 'fast-check';
import { expect, test } from 'vitest';
import { typedColor, typedOpacity, typedStyle } from './typed-style.ts';

test.each([
  ['COLOR: #ABC; position: fixed', 'color: #abc'],
  [
    'color:#123456;font-weight: 600 ;text-align:center',
    'color: #123456; font-weight: 600; text-align: center',
  ],
  ['color: #111; color: #222', 'color: #222'],
  ['color: #111; color: red', 'color: #111'],
  ['color: url(https://evil.example/x)', null],
  ['background-color: #fff} body{display:none', null],
  ['background: #fff', null],
  ['color', null],
  ['__proto__: x; constructor: #fff', null],
  ['', null],
  [null, null],
])('%j becomes %j', (text, kept) => {
  expect(typedStyle(text)).toBe(kept);
});

test('whatever is written, only known properties with plain values come out', () => {
  fc.assert(
    fc.property(
      fc.string(),
      fc.constantFrom('color', 'font-weight', 'text-align', 'width'),
      (value, name) => {
        expect(typedStyle(`${value};${name}:${value}`) ?? '').toMatch(/^(?:[a-z-]+: [#\w]+(?:; |$))*$/);
      },
    ),
  );
});

test('colours and shares are what they claim to be, or nothing', () => {
  expect([' #FFF ', '#a1b2c3', '#12345', 'red', '#fff;', null].map(typedColor)).toEqual([
    '#fff', '#a1b2c3', null, null, null, null,
  ]); // prettier-ignore
  expect([0, 0.4, 1, 1.01, -1, Number.NaN, null].map(typedOpacity)).toEqual([
    0,
    0.4,
    1,
    null,
    null,
    null,
    null,
  ]);
});
