import { expect, test } from 'vitest';
import { readable } from '../support/page-text.ts';
import { htmlOf } from '../support/the-site.ts';

test.each(['ABEO', 'MDXG', 'MLTX'])(
  'the legend of the reports of %s names each dot that stands in its chart',
  async (symbol) => {
    const html = await htmlOf(`/stocks/${symbol}/earnings`);
    const plot = /<svg class="plot"[^]*?<\/svg>/.exec(html)?.[0] ?? '';
    const drawn = new Set([...plot.matchAll(/data-outcome="(\w+)"/g)].map(([, outcome]) => outcome));
    expect(drawn.size).toBeGreaterThan(0);
    const legend = /<ul class="legend"[^]*?<\/ul>/.exec(html)?.[0] ?? '';
    const named = new Set([...legend.matchAll(/data-outcome="(\w+)"/g)].map(([, outcome]) => outcome));
    expect([...drawn].filter((outcome) => !named.has(outcome))).toEqual([]);
    expect(named.has('met')).toBe(drawn.has('met'));
  },
);

test('a brief shows the day that it tells of among those around it, and what is no brief does not', async () => {
  const html = await htmlOf('/news/b-AAMI-20260430-earnings');
  expect(html).toContain('E marks Apr 30, 2026');
  expect(html).toMatch(
    /role="img" aria-label="Daily closes and volume of AAMI, [^"]*Apr 30, 2026 is marked E\."/,
  );
  // The same line is not drawn a second time beside it.
  expect(html).not.toContain('aria-label="Closes of AAMI');
  expect(await htmlOf('/news/sample-news-cedar-study')).not.toContain('Daily closes and volume');
});

test('a blank check says what it has, whether a merger was filed about, and where the rest stands', async () => {
  const text = readable(await htmlOf('/stocks/AACB/marketdata'));
  expect(text).toMatch(/Merger filed about None on record filings of Oct to Dec 2025/);
  expect(text).toMatch(/Total assets \$226\.2M Sep 30, 2025 Since Mar 31, 2025 \+2\.0%/);
  expect(text).toContain('Read them in its 10-Q of Nov 7, 2025');
  expect(readable(await htmlOf('/stocks/ABEO/marketdata'))).not.toContain('Merger filed about');
});

test('the videos begin with what is drawn from the record, and what is searched for does not', async () => {
  expect(await htmlOf('/videos')).toContain('Small caps, session by session');
  expect(await htmlOf('/videos?sector=Technology')).not.toContain('Small caps, session by session');
});

test('the results of a company are drawn before its statements, the newest as the table has it', async () => {
  const html = await htmlOf('/stocks/MDXG/financials');
  const text = readable(html);
  expect(text).toMatch(/Results over time .*?Revenue \$59\.0M a year before \$88\.2M .*?Statements/);
  expect(text).toMatch(/Net income −\$10\.9M a year before \$7\.0M/);
  // Few columns stand beside what follows them, without a course to draw.
  expect(await htmlOf('/stocks/AACB/financials')).not.toContain('Results over time');
});

test('a jump without anything on record is marked by its brief', async () => {
  expect(await htmlOf('/stocks/ELSE/marketdata')).toMatch(/data-marks="[^"]*b-ELSE-20260421-move/);
});
