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
