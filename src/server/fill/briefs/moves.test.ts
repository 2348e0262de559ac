import { describe, expect, it } from 'vitest';
import { moveBrief, type MoveFact } from './moves.ts';

const company = { symbol: 'ACME', name: 'Acme Robotics Inc.' };
const record = { source: 'Prices of a test', url: 'https://prices.example' };
const move = (given: Partial<MoveFact> = {}): MoveFact => ({
  date: '2026-07-02',
  closedAt: '2026-07-02T20:00:00.000Z',
  close: 5.13,
  closeBefore: 4.19,
  change: 22.434,
  volume: 3_733_742,
  volumeAverage: 642_360,
  ...given,
});

describe('a brief of a move', () => {
  it('says how far, from where to where, and on how many times the usual volume', () => {
    const { title, summary, paragraphs } = moveBrief(company, move(), record);
    expect(title).toMatch(/22\.43%/);
    expect(title).toMatch(/5\.8 times/);
    for (const figure of ['$5.13', '$4.19', '22.43%', 'Jul 2, 2026']) expect(summary).toContain(figure);
    expect(paragraphs[0]).toMatch(/3\.73M shares.*642\.36K.*5\.8 times/);
  });

  it('falls in every wording where the price fell', () => {
    for (let day = 1; day <= 9; day += 1) {
      const date = `2026-06-0${day}`;
      const { title, summary } = moveBrief(company, move({ date, change: -22.434 }), record);
      expect(title).toMatch(/falls 22\.43%|closes down 22\.43%/);
      expect(summary).toContain('down 22.43%');
    }
  });

  it('gives no reason, and names its record', () => {
    const brief = moveBrief(company, move(), record);
    expect(`${brief.title} ${brief.summary} ${brief.paragraphs.join(' ')}`).not.toMatch(
      /because|after news|soar|plunge/i,
    );
    expect(brief).toMatchObject({ ...record, publishedAt: '2026-07-02T20:00:00.000Z' });
  });
});
