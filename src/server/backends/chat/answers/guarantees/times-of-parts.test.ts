import { describe, expect, it } from 'vitest';
import { openChat, wordsIn } from '#tests/support/chat.ts';

const { lastOf } = openChat();

const said = async (symbol: string, ...questions: string[]): Promise<string> =>
  wordsIn(await lastOf(symbol, ...questions)).replaceAll(/\[\^\d+\]|\*\*/g, '');

const readAs = async (symbol: string, ...questions: string[]): Promise<string> =>
  (await lastOf(symbol, ...questions)).answer.understood ?? '';

describe('a time belongs to the matter that it stands beside', () => {
  it.each([
    ['TCBI', 'net income 2025 vs 2023 and share count change over that time', ['net income', '2025 and 2023', 'Jan 1, 2023 to Dec 31, 2025']],
    ['ZKIN', 'gross profit fy25 vs fy24, why the drop', ['gross profit', '2025 and 2024']],
    ['XHG', 'loss in 2025 versus 2024 and who is the cfo', ['2025 and 2024', 'financial officer']],
    ['EXLS', 'sales q1 2025 vs q1 2024, short interest', ['Jan 1, 2025 to Mar 31, 2025 and Jan 1, 2024 to Mar 31, 2024', 'short interest']],
  ])('%s: two times that are held against each other are not cut apart: "%s"', async (symbol, question, words) => {
    const understood = await readAs(symbol, question);
    for (const each of words) expect(understood).toContain(each);
    expect(understood).not.toMatch(/(?:why|record|officer|interest)[^;]*, 20(?:23|24)\b/);
  }); // prettier-ignore

  it.each(['revenue 2025 vs 2024 and debt now', 'sales in 2025 against 2024, latest total debt'])(
    'what is asked of today is not of the years beside it: "%s"',
    async (question) => {
      const words = await said('MOV', question);
      expect(words).toContain('Revenue of Movado Group was $653.4M');
      expect(words).toMatch(/Total debt of Movado Group was \$78\.7M on Jan 31, 2026/);
      expect(words).not.toContain('Not on record');
    },
  );

  it.each(['equity now vs two years ago', 'is equity lower than 2 years ago', 'equity today against two years ago'])(
    'what stands on record today is held against so many years before: "%s"',
    async (question) => {
      expect(await said('RUN', question)).toContain('Against $5.23B on Dec 31, 2023 it is $2.10B less');
    },
  ); // prettier-ignore

  it('a balance that is held against then lends its time to no flow beside it', async () => {
    const understood = await readAs('RUN', 'total debt now vs three years ago, and free cash flow');
    expect(understood).toMatch(/free cash flow of Sunrun \(RUN\)(?:;|$)/);
  });
});

describe('what was traded over a time that is named', () => {
  it.each([
    ['ALT', 'average volume in june 2026', '4.35M shares of Altimmune were traded a session in the 21 sessions from Jun 1, 2026 to Jun 30, 2026'],
    ['BFRG', 'how many shares traded a day on average last month', '230,252 shares'],
    ['ALT', 'avg daily $ volume in May', 'for $9.3M at each session’s close'],
    ['WHG', 'total volume in march 2026', 'In all that is 313,676 shares'],
    ['ALT', 'average volume over the last 3 months compared with last year', 'The first is +4.9% against the second'],
  ])('%s: "%s"', async (symbol, question, told) => {
    expect(await said(symbol, question)).toContain(told);
  }); // prettier-ignore

  it('says where the sessions are a part of that time alone', async () => {
    const words = await said('JBDI', 'avg volume past month vs past quarter, float');
    expect(words).toContain('Earlier sessions of that time are not on record with their shares');
    expect(words).not.toContain('The first is');
  });
});

describe('the price over several times', () => {
  it.each([
    ['TGB', 'how did the stock do ytd vs last year', ['+22.4%', '+107%']],
    ['WHG', 'how did the shares do over the past month and the past year', ['+19.9%', '+28.7%']],
    ['WHG', 'stock performance 2025 vs 2024', ['+15.8%', 'No close of Westwood Holdings Group is on record of 2024']],
  ])('%s: "%s"', async (symbol, question, told) => {
    const words = await said(symbol, question);
    for (const each of told) expect(words).toContain(each);
  }); // prettier-ignore
});

describe('a list of which one cannot be read', () => {
  it.each([
    ['ACOG', 'alpha cognition cash runway and Zunveyl sales', 'lasts about 7.2 quarters', 'Zunveyl'],
    ['TGB', 'Trekor copper production last quarter, and revenue', 'is revenue of $491M', 'production'],
    ['MOV', 'short interest, flurbs', 'were sold short', 'flurbs'],
  ])('%s: the others are answered, and it is named: "%s"', async (symbol, question, told, named) => {
    const words = await said(symbol, question);
    expect(words).toContain(told);
    expect(words).toContain(named);
  }); // prettier-ignore

  it.each([
    ['MCRI', 'What share of Monarch is in the hands of the Farahi family, and has it been shrinking?'],
    ['BXC', 'flurbs of the insiders, trailing 24 months'],
  ])('%s: nothing is answered of what only hangs on it: "%s"', async (symbol, question) => {
    expect((await lastOf(symbol, question)).answer.outcome).toBe('declined');
  }); // prettier-ignore
});

describe('nothing is said twice, nor of what was not asked', () => {
  it('AUDC: what is not on record is not called unanswered as well', async () => {
    const words = await said('AUDC', 'what do analysts see for EPS next year and whats the forward PE');
    expect(words).not.toContain('not answered here');
    expect(words).not.toContain('next report');
  });
  it('BBCP: of estimates nothing is said where a next report is asked for', async () => {
    expect(await said('BBCP', "when's the next earnings report")).not.toContain('No estimates');
  });
  it.each(['who owns the most of it and did they add', 'biggest holders and did any of them add'])(
    'AMS: no nearest is announced where all of it was told: "%s"',
    async (question) => {
      expect(await said('AMS', question)).not.toMatch(/The nearest on record[^:]*:\s*$/);
    },
  );
  it('RUN: each of the last reports is what is shown', async () => {
    expect(await said('RUN', 'stock move after each of the last 4 earnings')).not.toContain('passed over');
  });
  it('EVEX: cash and burn are two matters of a comparison', async () => {
    const { answer } = await lastOf('EVEX', 'hows eve stacking up against ACHR on cash + burn');
    const table = answer.parts.find((part) => part.kind === 'table');
    expect(table?.kind === 'table' && table.rows.length).toBe(2);
  });
});
