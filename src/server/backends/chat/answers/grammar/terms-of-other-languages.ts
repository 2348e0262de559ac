import type { Wording } from './said.ts';

/** Terms that people type alone as they know them at home, and what they are called here. */
const terms: Readonly<Record<string, string>> = {
  eigenkapitalrendite: 'return on equity',
  gesamtkapitalrendite: 'return on assets',
  kapitalrendite: 'return on capital',
  umsatzrendite: 'net margin',
  eigenkapitalquote: 'equity over assets',
  eigenkapital: 'equity',
  fremdkapital: 'total liabilities',
  bilanzsumme: 'total assets',
  verschuldungsgrad: 'debt to equity',
  verschuldung: 'total debt',
  schulden: 'total debt',
  nettoverschuldung: 'net debt',
  nettoschulden: 'net debt',
  kgv: 'P/E',
  kuv: 'P/S',
  kbv: 'P/B',
  umsatz: 'revenue',
  umsatzerlöse: 'revenue',
  umsatzwachstum: 'revenue growth',
  gewinn: 'net income',
  reingewinn: 'net income',
  jahresüberschuss: 'net income',
  betriebsergebnis: 'operating income',
  bruttomarge: 'gross margin',
  dividende: 'dividend',
  dividendenrendite: 'dividend yield',
  aktienkurs: 'last price',
  kursziel: 'price target',
  marktkapitalisierung: 'market cap',
  börsenwert: 'market cap',
  leerverkäufe: 'short interest',
  leerverkaufsquote: 'short interest',
  streubesitz: 'float',
  mitarbeiterzahl: 'employees',
  insiderkäufe: 'insider buying',
  insiderverkäufe: 'insider sales',
  "chiffre d'affaires": 'revenue',
  'bénéfice net': 'net income',
  dette: 'total debt',
  'capitalisation boursière': 'market cap',
  ingresos: 'revenue',
  'beneficio neto': 'net income',
  deuda: 'total debt',
  dividendo: 'dividend',
  'capitalización bursátil': 'market cap',
  fatturato: 'revenue',
  'utile netto': 'net income',
  omzet: 'revenue',
  nettowinst: 'net income',
};

const names = Object.keys(terms);

/** One such term and nothing else but a name, a year and marks: a sentence in another language is told that English is understood. */
const ALONE = new RegExp(
  String.raw`^(\W*(?:(?:\$?[A-Z]{1,5}|[A-Z][\w.&'\u2019-]*(?: [A-Z][\w.&'\u2019-]*)?)[:,]? (?:und |and )?)?)(${names.join('|')})((?: (?:von|für|in|of|20\d\d|[A-Z][\w.&'\u2019-]*))*\W*)$`,
  'i',
);

/** A term of another language by itself, as what it is called here. */
export const wordingsOfOtherLanguages: readonly Wording[] = [
  [
    ALONE,
    (_, before = '', term = '', after = '') =>
      `${before}${terms[term.toLowerCase()] ?? term}${after.replaceAll(/\b(?:von|für)\b/gi, 'of')}`,
  ],
];
