import { describe, expect, it } from 'vitest';
import { earningsBrief, type EarningsFact } from './earnings.ts';

const company = { symbol: 'ACME', name: 'Acme Robotics Inc.' };
const report = (given: Partial<EarningsFact>): EarningsFact => ({
  date: '2026-05-07',
  actual: 0.1,
  estimate: 0.08,
  surprisePercent: 25,
  ...given,
});
const brief = (given: Partial<EarningsFact>, before: EarningsFact | null = null) =>
  earningsBrief(company, report(given), before);

describe('a brief of earnings', () => {
  it.each([
    ['Abeona Therapeutics', -0.3, -0.39, /^Abeona Therapeutics loses \$0\.30 a share(?:,| and) beats (?:the )?estimate by \$0\.09$/],
    ['American Battery Technology', -0.26, -0.08, /^American Battery Technology loses \$0\.26 a share, misses estimate by \$0\.18$/],
    ['Goosehead Battery Manufacturing', 12.37, 12.62, /^Goosehead Battery Manufacturing earns \$12\.37 a share, misses by \$0\.25$/],
    ['Loma Negra Compania Industrial Argentina Sociedad Anonima', 0.03, 0.15, /^LONG earns \$0\.03 a share, misses estimate by \$0\.12$/],
  ])('of %s has a headline that a list shows whole', (name, actual, estimate, title) => {
    for (const date of ['2026-05-07', '2026-05-08', '2026-05-11', '2026-05-12'])
      expect(earningsBrief({ symbol: 'LONG', name }, report({ date, actual, estimate }), null).title).toMatch(title);
  }); // prettier-ignore

  it.each([
    [
      { actual: 0.1, estimate: 0.08 },
      /^Acme Robotics (?:earns \$0\.10 a share and beats the estimate by \$0\.02|beats the estimate by \$0\.02 with earnings of \$0\.10 a share)$/,
      '$0.08; the result is $0.02 above it',
    ],
    [
      { actual: -0.45, estimate: -0.38 },
      /^Acme Robotics (?:loses \$0\.45 a share and misses the estimate by \$0\.07|misses the estimate by \$0\.07 with a loss of \$0\.45 a share)$/,
      'a loss of $0.38; the result is $0.07 below it',
    ],
    [
      { actual: 0.01, estimate: -0.01 },
      /(?:earns|earnings of) \$0\.01 .*beats|beats the estimate by \$0\.02/,
      'a loss of $0.01; the result is $0.02 above it',
    ],
    // What is left of 0.11 less 0.12 is not quite a cent.
    [
      { actual: -0.11, estimate: -0.12 },
      /(?:loses|loss of) \$0\.11/,
      'a loss of $0.12; the result is $0.01 above it',
    ],
    [
      { actual: 0.37, estimate: 0.37, surprisePercent: 0 },
      /(?:earns|earnings of) \$0\.37.*|meets the estimate/,
      '$0.37; the result equals it',
    ],
    [
      { actual: 0.37, estimate: 0.37, surprisePercent: 0.91 },
      /meets the estimate/,
      'the result is the same to the cent',
    ],
  ])('says of %o how far it is from the estimate, losses in words', (given, title, words) => {
    const { title: told, summary } = brief(given);
    expect(told).toMatch(title);
    expect(summary).toContain(words);
    // A minus apart from its figure could end a line.
    expect(`${told} ${summary}`).not.toContain('−');
  });

  it('HBNC, SXI: names earnings adjusted where the statement of the quarter has others, and says which', () => {
    const stated = { period_end: '2025-09-30', diluted: -4.69 };
    const told = brief({ actual: 1.63, estimate: 0.48, stated, adjusted: true });
    expect(told.title).toMatch(/earns an adjusted \$1\.63|adjusted earnings of \$1\.63/);
    expect(told.summary).toContain('adjusted earnings of $1.63 a share');
    expect(told.paragraphs).toEqual([
      'The statement of the quarter to Sep 30, 2025 has a loss of $4.69 a share, diluted.',
    ]);
    expect(told.facts).toContainEqual({ label: 'Diluted, in its statement', value: -4.69, unit: 'price' });
    // What its quarter earned for a share is not always on record.
    const alone = brief({ actual: -0.45, adjusted: true });
    expect(alone.summary).toContain('an adjusted loss of $0.45 a share');
    expect(alone.paragraphs).toEqual([]);
  });

  it('calls nothing a profit or a loss that shows as zero', () => {
    expect(brief({ actual: 0, estimate: null }).title).toBe('Acme Robotics reports $0.00 a share');
  });

  it('says that an estimate is missing, and invents none', () => {
    const { summary, facts } = brief({ estimate: null, surprisePercent: null });
    expect(summary).toMatch(/The record holds no estimate\.$/);
    expect(facts.find(({ label }) => label === 'Expected')?.value).toBeNull();
  });

  it('tells of the report before where there is one', () => {
    expect(brief({}).paragraphs).toEqual([]);
    const before = report({ date: '2026-02-05', actual: -0.19, estimate: 0.01 });
    expect(brief({}, before).paragraphs).toEqual([
      'The report before, of Feb 5, 2026, gave a loss of $0.19 a share, with $0.01 expected.',
    ]);
  });

  it('has its figures, its day and its source', () => {
    expect(brief({})).toMatchObject({
      id: 'b-ACME-20260507-earnings',
      topic: 'earnings',
      publishedAt: '2026-05-07',
      source: 'Published earnings calendar',
      url: expect.stringMatching(/^https:\/\//) as string,
    });
  });
});
