import { expect, test } from 'vitest';
import { openChat } from '#tests/support/chat.ts';

const { compose } = openChat();

/** What is answered of a company, as one would read it. */
async function ask(symbol: string, text: string) {
  const { answer } = await compose({ text, symbol, isSignedIn: true, before: [] });
  const said = answer.parts.map((part) => (part.kind === 'text' ? part.markdown : '')).join('\n');
  return { ...answer, said, shapes: answer.parts.map(({ kind }) => kind) };
}

test('CMPX: the cash that a quarter used is told beside the runway, and alone', async () => {
  for (const text of [
    'What is the runway and how much did they burn last quarter?',
    'how much did they burn last quarter',
  ]) {
    const { outcome, said } = await ask('CMPX', text);
    expect(outcome).toBe('answered');
    expect(said).toContain('−$13.3M');
    expect(said).toContain('in the quarter to Dec 31, 2025');
  }
  expect((await ask('CMPX', 'how much cash did it burn in 2025?')).said).toContain(
    'in the fiscal year to Dec 31, 2025',
  );
});

test('IPDN: where no quarter of it is on record, what is known is told', async () => {
  const { outcome, said } = await ask('IPDN', 'how much did they burn last quarter');
  expect([outcome, said]).toEqual(['partly', expect.stringContaining('in the fiscal year to Dec 31, 2025')]);
});

test('CMPX: the last four quarters are those on record, with the gap between them named, and bars of zeros are not drawn', async () => {
  const { outcome, understood, said, shapes } = await ask('CMPX', 'quarterly revenue last 4 quarters');
  expect(understood).toBe('revenue of Compass Therapeutics (CMPX), the last 4 quarters on record');
  expect(said).toContain('Not on record between them: the quarter to Mar 2025.');
  expect(outcome).toBe('partly');
  expect(shapes).not.toContain('chart');
});

test('HCI: four quarters in a row are answered whole, with their chart', async () => {
  const { outcome, said, shapes } = await ask('HCI', 'quarterly revenue last 4 quarters');
  expect([outcome, said.includes('Not on record')]).toEqual(['answered', false]);
  expect(shapes).toContain('chart');
});

test('TENX: one quarter of four is not all that was asked', async () => {
  const { outcome, said } = await ask('TENX', 'quarterly revenue last 4 quarters');
  expect([outcome, said]).toEqual(['partly', expect.stringContaining('of that time is on record.')]);
});

test('IPDN, CXW: a last report and a last dividend of years ago are said to be the newest on record', async () => {
  const report = await ask('IPDN', 'last earnings');
  expect([report.outcome, report.said]).toEqual([
    'partly',
    expect.stringContaining('That is the newest report on record'),
  ]);
  expect((await ask('CXW', 'dividends')).said).toContain('None later is on record.');
  expect((await ask('SILC', 'last earnings')).said).not.toContain('newest report on record');
});

test('OTTR: long-term debt is told where no statement has the total, and the total where one has', async () => {
  const { outcome, said } = await ask('OTTR', 'how much debt does it have?');
  expect([outcome, said]).toEqual([
    'partly',
    expect.stringMatching(/Long-term debt of Otter Tail was \*\*\$963\.6M\*\*.* on Dec 31, 2025/),
  ]);
  // SITE: no quarter has the total of the day, the year has it.
  expect((await ask('SITE', 'how much debt does it have?')).said).toMatch(/^Total debt of SiteOne/);
  const whole = await ask('HCI', 'how much debt does it have?');
  expect([whole.outcome, whole.said]).toEqual([
    'answered',
    expect.stringContaining('Total debt of HCI Group'),
  ]);
});

test('XOS, GPRO: whether there ever was a profit is told of all quarters on record, and a loss of twelve months is no “No” to it', async () => {
  for (const text of [
    'did it ever turn a profit?',
    'has it ever been profitable',
    'was it ever in the black',
  ]) {
    const xos = await ask('XOS', text);
    expect(xos.said).toContain('made a profit in two of 13 quarters on record');
    expect(xos.said).toContain('in that to Sep 30, 2021');
    expect(xos.said).not.toMatch(/\bNo:/);
  }
  const gpro = await ask('GPRO', 'has gopro ever made money');
  expect(gpro.said).toContain('made a profit in five of 15 quarters on record');
  expect(gpro.said).not.toMatch(/\bNo:/);
});

test('LDI, XOS, HCI: of years that are not on record whole their quarters tell of a profit, and of no other year', async () => {
  const three = await ask('LDI', 'did LDI make money in 2023, 2024 and 2025?');
  expect([three.outcome, three.said]).toEqual([
    'partly',
    expect.stringContaining('made a profit in one of six quarters on record'),
  ]);
  // The year that no report has is the twelve months to its last day.
  expect(three.said).toContain('had net income of **−$62.6M**');
  expect(three.said).toContain('in the year to Dec 31, 2025.');
  expect((await ask('LDI', 'was loandepot profitable in 2024?')).said).toContain('one of three quarters');
  expect((await ask('XOS', 'was it profitable in 2021?')).said).toContain(
    'in the one quarter on record, to Sep 30, 2021',
  );
  const hci = await ask('HCI', 'was it profitable in 2021, 2022 and 2024');
  expect(hci.said).toContain('had net income of **$127.6M**');
  expect(hci.said).toContain('three of six quarters');
});

test('XOS: quarters of the last two years are counted from the newest on record, not from today', async () => {
  const { answer } = await compose({
    text: 'quarterly net income last 2 years',
    symbol: 'XOS',
    isSignedIn: true,
    before: [],
  });
  const [table] = answer.parts.filter((part) => part.kind === 'table');
  expect(table?.columns.slice(1).map(String)).toEqual([
    'Sep 30, 2025',
    'Jun 30, 2025',
    'Mar 31, 2025',
    'Sep 30, 2024',
    'Jun 30, 2024',
    'Mar 31, 2024',
  ]);
});

test('MAYS: each line that was asked for by year falls back to its own quarters', async () => {
  const { said } = await ask('MAYS', 'revenue and net income each year since 2019');
  expect(said).toContain('Of revenue no whole fiscal year');
  expect(said).toContain('Of net income no whole fiscal year');
});

test('EVAC: that no form about a merger is on record says of which days such forms are, and a trust for each share what it lacks', async () => {
  for (const text of [
    'has evac found a target yet or are they still looking',
    'how much is in trust per share?',
  ]) {
    const { said } = await ask('EVAC', text);
    expect(said).toContain('No form about a merger is on record. Filings on forms 425,');
    expect(said.includes('and so nothing of it for each share')).toBe(text.includes('per share'));
  }
});

test('NCNA: a last quarter is no time that the cash is held against', async () => {
  const { said } = await ask('NCNA', 'enough cash to get through 2026, what was last qtrs burn?');
  expect(said).toContain('which is after 2026');
  expect(said).not.toContain('more than 1 quarter');
});

test('HSTM: of a margin by year of which no whole year is on record the same quarters of each year are told', async () => {
  const { answer } = await compose({
    text: 'operating margin by year since 2020',
    symbol: 'HSTM',
    isSignedIn: true,
    before: [],
  });
  const [same] = answer.parts.filter((part) => part.kind === 'table');
  expect(same?.rows.map((row) => row.map(({ text }) => text))).toEqual([
    ['Operating margin', '7.9%', '7.6%', '5.6%', '4.7%', '4.4%'],
  ]);
  const { said } = await ask('HSTM', 'operating margin by year since 2020');
  expect(said).toContain('Of the quarters to Mar, Jun and Sep of each year, taken together, it was:');
  expect(said).not.toContain('No other operating margin of that time is on record.');
});

test('RXO: both times of a margin that a provider alone published are told, and what no statement has of one of several', async () => {
  const both =
    /\*\*12\.49%\*\*\S* in the quarter to Mar 31, 2026, against 13\.96%\S* in that to Mar 31, 2025, \*\*1\.47/;
  for (const text of [
    'RXO gross margin Q1 2026 vs Q1 2025',
    'gross margin this quarter vs a year ago',
    'gross margin change yoy',
    'revenue and gross margin Q1 2026 vs Q1 2025',
  ]) {
    const { outcome, said } = await ask('RXO', text);
    expect([outcome, said]).toEqual(['answered', expect.stringMatching(both)]);
  }
  expect((await ask('RXO', 'gross margin this quarter vs last quarter')).said).toContain('against 13.00%');
  // What a provider has of both is held against its own, for its operating margin is of other lines.
  expect((await ask('RXO', 'operating margin Q1 2026 vs Q1 2025')).said).toMatch(
    /\*\*−1\.33%\*\*\S* in the quarter to Mar 31, 2026, against −0\.70%/,
  );
  const lacks = await ask('RXO', 'revenue and operating income Q1 2026 vs Q1 2025');
  expect([lacks.outcome, lacks.said]).toEqual([
    'partly',
    expect.stringContaining('no operating income is on record.'),
  ]);
});
