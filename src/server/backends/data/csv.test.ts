import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { createLog } from '#server/runtime/log.ts';
import { answerCsv, type CsvCell } from './csv.ts';

/** Cells as a strict reader of RFC 4180 sees them: quotes, commas, and any of CR LF, LF or CR between records. */
function readStrictly(text: string): string[][] {
  const records: string[][] = [[]];
  for (const [, quoted, plain = '', end] of text.matchAll(
    /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|\r|\n|$)/g,
  )) {
    if (end === '' && quoted === undefined && plain === '' && records.at(-1)?.length === 0) break;
    records.at(-1)?.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end !== ',') records.push([]);
  }
  return records.filter((record) => record.length > 0);
}

/** One row with these cells, sent and read again. */
async function sent(...cells: CsvCell[]): Promise<string[][]> {
  const app = new Hono();
  app.get('/', (c) => answerCsv(c, createLog('silent'), { name: 'x', head: ['A', 'B'], chunks: [[cells]] }));
  const text = await (await app.request('/')).text();
  return readStrictly(text.replace(/^\ufeff/, '')).slice(1);
}

const formulas = ['=1+1', '+1', '-1', '@SUM(A1)', '＝1', '＋1', '－1', '＠A1', '﹦1', '﹢1', '﹣1', '﹫A1'];
const blanks = [' ', '\t', '\v', '\f', '\r', '\n', '\r\n', '\0', '\x1f', '\x85', '\u00a0', '\u1680', '\u180e']
  .concat([
    '\u2003',
    '\u200b',
    '\u200e',
    '\u202e',
    '\u2028',
    '\u2029',
    '\u202f',
    '\u2060',
    '\u3000',
    '\ufeff',
  ])
  .concat([' \u200b \t']);

describe('a CSV file', () => {
  it.each(formulas)('has an apostrophe before %j', async (text) => {
    expect(await sent(text)).toEqual([[`'${text}`]]);
  });

  it.each(blanks)('has an apostrophe before a formula behind %j', async (blank) => {
    for (const text of formulas) expect(await sent(blank + text)).toEqual([[`'${blank}${text}`]]);
  });

  it.each(['\n', '\r', '\r\n', '\n\r'])('keeps a text with %j in its cell', async (end) => {
    expect(await sent(`a${end}=1+1`, 'next')).toEqual([[`a${end}=1+1`, 'next']]);
    expect(await sent(`say "a"${end}`, 'next')).toEqual([[`say "a"${end}`, 'next']]);
  });

  it('leaves numbers numbers, and texts that are no formula as they are', async () => {
    expect(await sent(-1.5, -0.0000001)).toEqual([['-1.5', '-1e-7']]);
    expect(await sent('Corp-Name', ' padded ')).toEqual([['Corp-Name', ' padded ']]);
    expect(await sent(null, '')).toEqual([['', '']]);
  });

  it('of many rows lets others in between', async () => {
    const app = new Hono();
    const chunks = [Array.from({ length: 1_000 }, (_, n) => [n, 'row'])];
    app.get('/', (c) => answerCsv(c, createLog('silent'), { name: 'x', head: ['A', 'B'], chunks }));
    let turns = 0;
    const next = () => {
      turns += 1;
      spinning = setImmediate(next);
    };
    let spinning = setImmediate(next);
    const text = await (await app.request('/')).text();
    clearImmediate(spinning);
    expect(text.split('\r\n')).toHaveLength(1_002);
    expect(turns).toBeGreaterThan(3);
  });
});
