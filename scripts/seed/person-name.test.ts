import { expect, test } from 'vitest';
import { personName } from './person-name.ts';

test.each([
  ['Song Esther', 'Esther Song'],
  ['ASHLEMAN ERIC D', 'Eric D. Ashleman'],
  ['Bertrand William C JR', 'William C. Bertrand Jr.'],
  ['Ehrsam Frederick Ernest III', 'Frederick Ernest Ehrsam III'],
  ['LINK WILLIAM J PHD', 'William J. Link PhD'],
  ['MCDANIEL ANN', 'Ann McDaniel'],
  ['DE LEON RUDY F', 'Rudy F. De Leon'],
  ["Van't Hof Matthew Kaes", "Matthew Kaes Van't Hof"],
  ['PEREZ-HICKMAN FERNANDO', 'Fernando Perez-Hickman'],
  ['deGoa Damian', 'Damian deGoa'],
  ['cahilly jason glen', 'Jason Glen Cahilly'],
  ['Griffith William J.G.', 'William J.G. Griffith'],
  ['Chang Hung-Lun (Fred)', 'Hung-Lun (Fred) Chang'],
])('%s is shown as %s', (edgar, shown) => {
  expect(personName(edgar)).toBe(shown);
});

test.each([
  'BAKER BROS. ADVISORS LP',
  'Cantor EP Holdings VII, LLC',
  'Walton Family Holdings Trust',
  'BTOA - NQ L.L.C.',
])('%s is no person and stays', (name) => {
  expect(personName(name)).toBe(name);
});

test('the state after a firm is cut', () => {
  expect(personName('CHARTER COMMUNICATIONS, INC. /MO/')).toBe('CHARTER COMMUNICATIONS, INC.');
});

test('a known surname of two words stays together', () => {
  expect(personName('Brophy Warson Tracey', new Set(['brophy warson']))).toBe('Tracey Brophy Warson');
});
