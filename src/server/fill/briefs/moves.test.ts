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
  dollars: 19_154_096,
  volumeAverage: 642_360,
  usual: 4.5,
  marketCap: 80_000_000,
  onRecord: [],
  lastOnRecord: null,
  ...given,
});
const fact = (words: string, day = '2026-07-02') => ({
  kind: 'stake' as const,
  words,
  day,
  url: 'https://www.sec.gov/x',
});

describe('a brief of a move', () => {
  it('never says one times', () => {
    const text = moveBrief(
      company,
      move({ usual: 22.4, volume: 1_880_000, volumeAverage: 1_866_871, marketCap: 19_100_000 }),
      record,
    ).paragraphs.join(' ');
    expect(text).toContain('this one is as large.');
    expect(text).toContain('as much as the 1.87M of an average session before');
    expect(text).not.toContain('1 times');
  });

  it('has a headline that a list shows whole, whatever the name', () => {
    const titles = ['01', '02', '03', '06', '07', '08'].map(
      (day) =>
        moveBrief(
          { symbol: 'PSIX', name: 'Power Solutions International Inc.' },
          move({ date: `2026-07-${day}`, close: 60.91, change: -28.974 }),
          record,
        ).title,
    );
    expect(new Set(titles)).toEqual(
      new Set([
        'Power Solutions International falls 28.97% to $60.91 on 5.8× usual volume',
        'Power Solutions International falls 28.97% to $60.91, with $19.15M traded',
      ]),
    );
    const longest = moveBrief(
      { symbol: 'CETI', name: 'CDT Environmental Technology Investment Holdings Ltd.' },
      move({ close: 11.13, change: 40.352 }),
      record,
    ).title;
    expect(longest).toBe('CDT Environmental Technology Investment Holdings rises 40.35% to $11.13');
    // The figure is not what a list cuts off: a longer name gives way to the ticker.
    for (const day of ['01', '02', '03', '06', '07', '08']) {
      const { title } = moveBrief(
        { symbol: 'LOMA', name: 'Loma Negra Compania Industrial Argentina Sociedad Anonima' },
        move({ date: `2026-07-${day}`, close: 12.59, change: 10.83, volumeAverage: null }),
        record,
      );
      expect(title).toMatch(/^LOMA (?:rises 10\.83% to|closes 10\.83% higher at) \$12\.59$/);
    }
  });

  it('says how far, from where to where, on how much, and against what is usual', () => {
    const { title, summary, paragraphs } = moveBrief(company, move(), record);
    expect(title).toMatch(
      /^Acme Robotics rises 22\.43% to \$5\.13(?: on 5\.8 times|, with \$19\.15M traded)/,
    );
    for (const figure of ['$5.13', '$4.19', '22.43%', 'Jul 2, 2026']) expect(summary).toContain(figure);
    expect(paragraphs[0]).toMatch(
      /\$19\.15M changed hands, in 3\.73M shares, 5\.8 times the 642\.36K.*4\.50%.* 5 times/,
    );
  });

  it('says what else is on record that day, and of the evening before, with the way to it, and gives no reason', () => {
    const told = move({ onRecord: [fact('13D by Corre Partners'), fact('424B5, Prospectus', '2026-07-01')] });
    const brief = moveBrief(company, told, record);
    expect(brief.summary).toMatch(
      /On record that day: 13D by Corre Partners\. The session before, Jul 1: 424B5, Prospectus\.$/,
    );
    const evening = move({ onRecord: [fact('13D by Corre Partners', '2026-07-01')] });
    expect(moveBrief(company, evening, record).summary).toMatch(
      /On record the session before, Jul 1: 13D by Corre Partners\.$/,
    );
    expect(brief.facts.slice(-2)).toEqual([
      {
        label: 'On record that day',
        value: '13D by Corre Partners',
        unit: 'text',
        url: 'https://www.sec.gov/x',
      },
      {
        label: 'On record, Jul 1, 2026',
        value: '424B5, Prospectus',
        unit: 'text',
        url: 'https://www.sec.gov/x',
      },
    ]);
    expect(`${brief.title} ${brief.summary} ${brief.paragraphs.join(' ')}`).not.toMatch(
      /because|after news|soar|plunge/i,
    );
  });

  it('says once and shortly that nothing is on record, and what was last', () => {
    expect(moveBrief(company, move(), record).summary).toMatch(/Nothing else is on record for that day\.$/);
    const last = move({ lastOnRecord: fact('8-K', '2025-12-16') });
    expect(moveBrief(company, last, record).summary).toMatch(
      /that day\. Last on record before: 8-K, Dec 16, 2025\.$/,
    );
  });

  it('falls in every wording where the price fell', () => {
    for (let day = 1; day <= 9; day += 1)
      for (const volumeAverage of [642_360, 3_000_000]) {
        const date = `2026-06-0${day}`;
        const { title, summary } = moveBrief(company, move({ date, change: -22.434, volumeAverage }), record);
        expect(title).toMatch(/falls 22\.43% to \$5\.13|closes 22\.43% lower at \$5\.13/);
        expect(summary).toContain('down 22.43%');
      }
  });

  it('names the sister class that moved as well, and stands at its address too', () => {
    const brief = moveBrief(company, move(), record, [{ symbol: 'ACME-B', change: -3, close: 4 }]);
    expect(brief.paragraphs.at(-1)).toBe('The company’s ACME-B shares closed at $4.00, down 3.00%.');
    expect(brief.covers).toEqual(['b-ACME-B-20260702-move']);
  });

  it('leaves out what is not known', () => {
    const { title, paragraphs, facts } = moveBrief(
      company,
      move({ volumeAverage: null, usual: null, marketCap: null }),
      record,
    );
    expect(title).toMatch(/22\.43%/);
    expect(paragraphs).toEqual(['About $19.15M changed hands, in 3.73M shares.']);
    expect(facts.filter(({ value }) => value === null)).toEqual([]);
  });

  it('of another scale than today’s says the change and the money, and no price or count of shares', () => {
    const others = { close: null, closeBefore: null };
    for (const volumeAverage of [642_360, 3_000_000]) {
      const { title, summary, paragraphs, facts } = moveBrief(
        company,
        move({ ...others, volumeAverage }),
        record,
      );
      expect(title).toMatch(
        /^Acme Robotics (?:rises 22\.43%(?: on 5\.8 times its usual volume|, with \$19\.15M traded)?|closes 22\.43% higher)$/,
      );
      expect(summary).toMatch(/closed up 22\.43% on Jul 2, 2026\. The price of that day is left out/);
      expect(paragraphs[0]).toMatch(
        /^About \$19\.15M changed hands, (?:5\.8 times|1\.2 times) the volume of an average session/,
      );
      expect(facts.filter(({ unit }) => unit === 'price' || unit === 'shares')).toEqual([]);
    }
  });

  it('says twice, and not 2 times', () => {
    const { title, paragraphs } = moveBrief(company, move({ volumeAverage: 1_866_871, usual: 11.2 }), record);
    expect(`${title} ${paragraphs[0] ?? ''}`).toMatch(/ twice .* twice that\.$/);
  });

  it('tells of more money than the company was worth', () => {
    const { paragraphs } = moveBrief(company, move({ marketCap: 1_000_000 }), record);
    expect(paragraphs[0]).toContain('That is 19.2 times what the company was worth at the close.');
  });
});
