import { expect, test } from 'vitest';
import { unbrokenHtml, unbrokenPieces } from './unbroken.ts';

const text = '8-K, Dec 30, 2025; on Jan 8, 12 in May or June, an S-3 and a 10-Q';

test('dates and names of forms are pieces of a text that stand in one line', () => {
  const whole = unbrokenPieces(text).filter(({ isWhole }) => isWhole);
  expect(whole.map((piece) => piece.text)).toEqual(['8-K', 'Dec 30, 2025', 'Jan 8', 'S-3', '10-Q']);
});

test('an amount keeps its minus, and leaves the comma behind it', () => {
  const whole = unbrokenPieces('EPS −$0.51, May 20; −C$1.2M against −97.2% and 4−3, −').filter(
    ({ isWhole }) => isWhole,
  );
  expect(whole.map((piece) => piece.text)).toEqual(['−$0.51', 'May 20', '−C$1.2M', '−97.2%', '−3']);
});

test('the pieces are the text, letter by letter', () => {
  expect(
    unbrokenPieces(text)
      .map((piece) => piece.text)
      .join(''),
  ).toBe(text);
});

test('the name of a medicine stands in one line: its number alone says nothing', () => {
  const whole = unbrokenPieces(
    'FDA approves Veligrotug (VRDN-001); ARD-101 and COVID-19, not 2025-26',
  ).filter(({ isWhole }) => isWhole);
  expect(whole.map((piece) => piece.text)).toEqual(['VRDN-001', 'ARD-101', 'COVID-19']);
});

test('addresses of links stay as they are, and so do numbers with hyphens', () => {
  const html = '<a href="/x?type=8-K&amp;on=Dec 30">0001-25-029384, 101-SA</a>';
  expect(unbrokenHtml(html)).toBe(html);
  expect(unbrokenHtml('<b>an 8-K</b>')).toBe('<b>an <span class="whole">8-K</span></b>');
});
