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
  'dette nette': 'net debt',
  'deuda neta': 'net debt',
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

/** Such terms and nothing else but ties, tickers, years and marks: a sentence in another language is told that English is understood. */
const TERM = new RegExp(
  String.raw`(?<![\p{L}])(?:${names.toSorted((a, b) => b.length - a.length).join('|')})(?![\p{L}])`,
  'giu',
);
const TIES =
  /(?<![\p{L}])(?:und|et|y|e|von|für|in|of|de|der|die)(?![\p{L}])|\b(?:[A-Z]{1,5}|20\d\d)\b|[^\p{L}\p{N}]+/gu;

const inEnglish = (text: string): string => {
  if (text.replaceAll(TERM, ' ').replaceAll(TIES, '') !== '') return text;
  return text
    .replaceAll(TERM, (term) => terms[term.toLowerCase()] ?? term)
    .replaceAll(/(?<![\p{L}])(?:und|et|y|e)(?![\p{L}])/gu, 'and')
    .replaceAll(/(?<![\p{L}])(?:von|für|de)(?![\p{L}])/gu, 'of');
};

/** Terms of another language by themselves, as what they are called here. */
export const wordingsOfOtherLanguages: readonly Wording[] = [[/^.*$/s, (text: string) => inEnglish(text)]];
