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
  ['Biglari, Sardar', 'Sardar Biglari'],
  ['Frost Phillip Md Et Al', 'Phillip Frost MD'],
])('%s is shown as %s', (edgar, shown) => {
  expect(personName(edgar)).toBe(shown);
});

test.each([
  'BAKER BROS. ADVISORS LP',
  'Cantor EP Holdings VII, LLC',
  'Walton Family Holdings Trust',
  'BTOA - NQ L.L.C.',
  'Morgan Stanley',
  'Novo Nordisk A S',
  'European Molecular Biology Laboratory',
  'Etika Automotive Sdn Bhd',
  'Thrivent Financial For Lutherans',
  'Novo Holdings A/S',
  'Chen Sze Hon, Johnson',
])('%s is no person and stays', (name) => {
  expect(personName(name)).toBe(name);
});

test.each([
  ['CHARTER COMMUNICATIONS, INC. /MO/', 'CHARTER COMMUNICATIONS, INC.'],
  ['Fiduciary Management Inc /Wi/', 'Fiduciary Management Inc'],
  ['Toyota Motor Corp/', 'Toyota Motor Corp'],
  ['Imperial Petroleum Inc./Marshall Islands', 'Imperial Petroleum Inc.'],
])('of %s the state is cut', (edgar, shown) => {
  expect(personName(edgar)).toBe(shown);
});

test.each([
  ['Tang Capital Management Llc', 'Tang Capital Management LLC'],
  ['Ra Capital Management, L.P.', 'RA Capital Management, L.P.'],
  ['Global Gp LLC', 'Global GP LLC'],
])('%s is written %s', (listed, shown) => {
  expect(personName(listed)).toBe(shown);
});

test('a known surname of two words stays together', () => {
  expect(personName('Brophy Warson Tracey', new Set(['brophy warson']))).toBe('Tracey Brophy Warson');
});
