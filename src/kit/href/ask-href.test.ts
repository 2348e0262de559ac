import { expect, it } from 'vitest';
import { askHref } from './ask-href.ts';

it.each([
  ['how much cash does ABEO have', 0, '/redchat?q=how+much+cash+does+ABEO+have'],
  [' abeo cash ', 0, '/redchat?q=abeo+cash'],
  ['runway?', 3, '/redchat?q=runway%3F'],
  ['net cash biotech', 4, '/redchat?q=net+cash+biotech'],
])('“%s” with %i results can be asked', (typed, found, href) => {
  expect(askHref(typed, found)).toBe(href);
});

it.each([
  ['abeo', 0],
  ['abeona therapeutics', 12],
  ['', 0],
])('“%s” with %i results is a name', (typed, found) => {
  expect(askHref(typed, found)).toBeNull();
});
