import { expect, test } from 'vitest';
import type { ListedRow } from './snapshot.ts';
import { chooseUniverse } from './universe.ts';

const row = (symbol: string, listedName: string, marketCap: number | null): ListedRow => ({
  symbol,
  listedName,
  market: 'NASDAQ',
  country: 'US',
  ipoYear: null,
  lastSale: 10,
  netChange: 0,
  changePercent: 0,
  previousClose: 10,
  volume: 0,
  marketCap,
});

const choose = (rows: ListedRow[], ciks: [string, number][] = [], forms: [number, Set<string>][] = []) =>
  chooseUniverse(rows, { ciks: new Map(ciks), forms: new Map(forms) });

test('companies under five billion and of unknown value stay, in order of symbol', () => {
  const { members } = choose([
    row('ZZ', 'Zed Inc. Common Stock', null),
    row('BIG', 'Big Inc. Common Stock', 5e9),
    row('AA', 'Aye Inc. Common Stock', 4.99e9),
  ]);
  expect(members.map(({ symbol }) => symbol)).toEqual(['AA', 'ZZ']);
});

test('a small class of a large company is out, by CIK or by name', () => {
  const heico = [row('HEI', 'Heico Corporation Common Stock', 40e9), row('HEI-A', 'Heico Corporation', null)];
  expect(
    choose(heico, [
      ['HEI', 46619],
      ['HEI-A', 46619],
    ]).members,
  ).toEqual([]);
  expect(choose(heico).members).toEqual([]);
});

test('a note of a large size does not make its issuer large', () => {
  const rows = [
    row('SLM', 'SLM Corporation Common Stock', 4.8e9),
    row('SLMBP', 'SLM Corporation Preferred Stock Series B', 20e9),
  ];
  expect(
    choose(rows, [
      ['SLM', 1],
      ['SLMBP', 1],
    ]).members.map(({ symbol }) => symbol),
  ).toEqual(['SLM']);
});

test('what files as a fund is out, whatever its name', () => {
  const { excluded } = choose(
    [row('TY', 'Tri Continental Corporation Common Stock', 1e9)],
    [['TY', 2]],
    [[2, new Set(['NPORT-P'])]],
  );
  expect(excluded.map(({ reason }) => reason)).toEqual(['fund']);
});
