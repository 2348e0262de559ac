import { expect, it } from 'vitest';
import { openChat, wordsIn } from '#tests/support/chat.ts';

const { lastOf } = openChat();

const listOf = async (...questions: string[]) => {
  const composed = await lastOf(null, ...questions);
  const tables = composed.answer.parts.flatMap((part) => part.kind === 'table' ? [part.columns, ...part.rows.map((row) => row.map(({ text }) => text))] : []);
  return { words: wordsIn(composed).replaceAll(/\[\^\d+\]|\*\*/g, ''), rows: tables.map((row) => row.join(' | ')) };
}; // prettier-ignore

it('names the days of a list of reports, and the day of each', async () => {
  const { words, rows } = await listOf('which companies report earnings next week?');
  expect(words).toContain(
    'Counted from Jul 2, 2026, the day of the newest quotes: Jul 6, 2026 to Jul 12, 2026.',
  );
  expect(rows).toContain('Company | Ticker | Market Cap | Next report');
  expect(rows.join('\n')).toMatch(/EPAC \| \S+ \| Jul 7, 2026/);
});

it.each([
  [['biotechs with a PDUFA date in the next 60 days'], ['VERA', 'MNKD', 'CAPR', 'RARE'], 'FDA decision date | Drug'],
  [['biotechs with a PDUFA date in the next 60 days', 'under $2B'], ['MNKD', 'CAPR'], 'FDA decision date | Drug'],
  [['small caps with a pdufa date this month'], ['MNKD'], 'FDA decision date | Drug'],
  [['biotechs with readouts in the next 6 months'], ['VKTX'], 'Readout | Drug'],
  [['stocks with upcoming PDUFA dates'], ['RARE'], 'FDA decision date | Drug'],
])('lists those with an event of the kind that %j ask for, with its day and drug', async (questions, symbols, columns) => {
  const { rows, words } = await listOf(...questions);
  for (const symbol of symbols) expect(rows.join('\n')).toContain(`| ${symbol} |`);
  expect(rows.join('\n')).not.toContain('AKTS');
  expect(rows[0]).toContain(columns);
  expect(words).not.toContain('are not told from readouts');
}); // prettier-ignore

it.each([
  ['adtech stocks under $500m', 'Ad tech is no industry of the register: taken were those of advertising'],
  ['profitable fintech small caps', 'Fintech is no industry of the register'],
  ['saas companies growing revenue over 20%', 'SaaS is no industry of the register'],
  ['quantum stocks under $500m', 'but not “quantum”'],
])('says of a word that no industry is called by what it was taken for: "%s"', async (text, said) => {
  expect((await listOf(text)).words).toContain(said);
});

it('tells those of any size where no small cap passes', async () => {
  const { words, rows } = await listOf('which small caps have more cash than market cap and no debt?');
  expect(words).toContain('No company is known to pass: Market Cap $300M to $2B');
  expect(words).toContain('Of any size on this record');
  expect(rows.join('\n')).toContain('| XBIT |');
});
