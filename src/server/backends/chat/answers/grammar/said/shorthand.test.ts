import { expect, it } from 'vitest';
import { spelledOut } from './shorthand.ts';

it.each([
  ['S/O pls', 'shares outstanding'],
  ['inst own %', 'institutional own %'],
  ['would u buy', 'would you buy'],
  ['close on 5/14', 'close on May 14'],
  ['close 5/14/26', 'close May 14 2026'],
  ['6 mo return', '6 months return'],
  ['since the start of the year', 'ytd'],
  ['where did it end up', 'where did it end'],
  ['it was Acme before, yes?', 'it was Acme before?'],
  ['what is price divided by the earning', 'what is P/E'],
  ['From which date does it trade', 'since when is it listed'],
  ['how much it lost in last year', 'how much did it lose last year'],
  ['SI as % of float', 'short interest % of float'],
  ['Capex vs CFO FY22 through LTM', 'capex and operating cash flow since 2022'],
  ['float + avg vol thx', 'float and average vol'],
  ['how many reverse splits im down 99.9 😂', 'how many reverse splits'],
  ['book/sh n pb', 'book value per share and pb'],
  ['sooo how much cash', 'soo how much cash'],
  ['who owns more then 5%', 'who owns more than 5%'],
  ['Based on the latest quarterly report, what is the cash', 'what is the cash'],
  ['gross margin so that I can see the effect of the deal', 'gross margin'],
  ['Shares outstanding now vs. 3 yrs ago', 'Shares outstanding history over the last 3 years'],
  [
    'return over one, three and five years',
    'return over the last one years and the last three years and the last five years',
  ],
  [
    'how has it traded since it listed on nasdaq - first day close versus now',
    'how has it traded since the IPO',
  ],
])('writes "%s" out', (text, out) => expect(spelledOut(text)).toBe(out));

it.each([
  'phase 1/2 trial',
  '1/10 reverse split',
  'price of MO',
  '$mo price',
  'r&d by quarter',
  'Acme Inc',
  'p/e',
  'is it up',
  'cash of CCC',
  'is WWW up',
  'debt of piii',
])('leaves "%s" as it is', (text) => expect(spelledOut(text)).toBe(text));
