import { expect, test } from 'vitest';
import type { IssuerSizes } from './issuer-value.ts';
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

const unknownSizes: IssuerSizes = { counts: new Map(), published: new Map(), splits: new Map() };

const choose = (
  rows: ListedRow[],
  ciks: [string, number][] = [],
  forms: [number, Set<string>][] = [],
  sizes: Partial<IssuerSizes> = {},
) => chooseUniverse(rows, { ciks: new Map(ciks), forms: new Map(forms) }, { ...unknownSizes, ...sizes });

const symbolsOf = ({ members }: ReturnType<typeof choose>) => members.map(({ symbol }) => symbol);

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

test('a company is large by all its classes, when a newer count says so', () => {
  const clearway = [row('CWEN', 'Clearway Energy Inc. Class C Common Stock', 3.96e9)];
  const counted = (shares: number) => new Map([['CWEN', { date: '2025-12-31', shares }]]);
  expect(symbolsOf(choose(clearway, [], [], { counts: counted(668e6) }))).toEqual([]);
  // The same shares but for some that were bought back; a count of before a split; one of another unit.
  expect(symbolsOf(choose(clearway, [], [], { counts: counted(440e6) }))).toEqual(['CWEN']);
  expect(symbolsOf(choose(clearway, [], [], { counts: counted(8000e6) }))).toEqual(['CWEN']);
  const splits = new Map([['CWEN', '2026-02-01']]);
  expect(symbolsOf(choose(clearway, [], [], { counts: counted(668e6), splits }))).toEqual(['CWEN']);
  const depositary = [row('CWEN', 'Clearway American Depositary Shares', 3.96e9)];
  expect(symbolsOf(choose(depositary, [], [], { counts: counted(668e6) }))).toEqual(['CWEN']);
});

test('a company whose listed class is a small part of it is large by a reviewed list', () => {
  const rows = [row('UHAL', 'U-Haul Holding Company Common Stock', 1.3e9)];
  expect(symbolsOf(choose(rows, [['UHAL', 4457]]))).toEqual([]);
});

test('where the exchange gives no value, a second list tells the large company', () => {
  const rows = [row('BF-A', 'Brown Forman Corporation', null), row('BF-B', 'Brown Forman Corporation', null)];
  expect(symbolsOf(choose(rows, [], [], { published: new Map([['BF-A', 12.3e9]]) }))).toEqual([]);
  expect(symbolsOf(choose(rows, [], [], { published: new Map([['BF-A', 3.6e9]]) }))).toEqual([
    'BF-A',
    'BF-B',
  ]);
});
