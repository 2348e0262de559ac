import { expect, test } from 'vitest';
import type { ChatAnswer, ChatPart } from '#contract/chat-answer.ts';
import { drawAnswer, drawPart, drawSoFar } from './answer.ts';

const text = (markdown: string) => drawPart({ kind: 'text', markdown }, 'm1');

test('text is Markdown with footnotes that lead to the sources of the same answer', () => {
  expect(text('Cash was **$194.7M**[^1][^2]\n\n- one\n- *two*')).toBe(
    '<div class="chat-text"><p>Cash was <strong>$194.7M</strong>' +
      '<a href="#m1-1" class="chat-note" aria-label="Source 1">1</a>' +
      '<a href="#m1-2" class="chat-note" aria-label="Source 2">2</a></p>\n' +
      '<ul>\n<li>one</li>\n<li><em>two</em></li>\n</ul>\n</div>',
  );
});

test('links of this site leave the frame, those elsewhere open beside it, all others lead nowhere', () => {
  expect(text('[a](/stocks/ABEO?range=1Y)')).toContain('<a href="/stocks/ABEO?range=1Y" target="_top">a</a>');
  expect(text('[b](https://www.sec.gov/x)')).toContain(
    '<a href="https://www.sec.gov/x" target="_blank" rel="noopener nofollow">b</a>',
  );
  for (const href of [
    'javascript:alert(1)',
    '//evil.example',
    'http://plain.example',
    'data:text/html,x',
    'https://a:b@c.example',
  ])
    expect(text(`[x](${href})`)).not.toMatch(/href/);
});

test('tags, pictures, classes and ids in an answer are words', () => {
  const html = text(
    'A <script>alert(1)</script> <img src=x onerror=y> ![p](https://x.example/p.png) <b id="m1-1" class="chat-note">b</b>\n\n<div onclick="x">d</div>\n\n# Head',
  );
  expect(html).not.toMatch(/<(?:script|img|b|div onclick)/);
  expect(html).toContain('&lt;script&gt;');
  expect(html).toContain('<h3>Head</h3>');
});

const table: ChatPart = {
  kind: 'table',
  caption: 'Compass & Fate',
  columns: ['', 'Compass', 'Fate'],
  rows: [
    [
      { text: 'Cash', sources: [] },
      { text: '$194.7M', sources: [1] },
      { text: 'N/A', sources: [2, 1] },
    ],
    [
      { text: 'Runway', sources: [] },
      { text: '<14.6>', sources: [], computed: true },
      { text: '6.8 quarters', sources: [] },
    ],
  ],
};

test('a table names its rows, sets figures right, and has its sources in a last column', () => {
  const html = drawPart(table, 'm1');
  expect(html).toContain('<caption>Compass &amp; Fate</caption>');
  expect(html).toContain('<th scope="row">Cash</th><td class="number" data-label="Compass">$194.7M</td>');
  expect(html).toContain('<span class="chat-missing">N/A</span>');
  expect(html).toMatch(
    /chat-sources-cell"><a [^>]*href="#m1-1"[^>]*>1<\/a><a [^>]*href="#m1-2"[^>]*>2<\/a><\/td>/,
  );
  expect(html).toContain('&lt;14.6&gt;');
  expect(html).toContain('<span class="chat-computed">computed</span>');
});

test('a source says its day once, and an amount keeps its minus', () => {
  const source = (number: number, label: string) => ({ number, label, href: '/x', date: '2026-03-31' });
  const html = drawAnswer(
    {
      understood: null,
      parts: [{ kind: 'text', markdown: 'Net income was **−$84.8M**.' }],
      sources: [source(1, 'EYPT, quarter to Mar 31, 2026'), source(2, 'Quotes')],
    } satisfies Partial<ChatAnswer> as ChatAnswer,
    'm1',
  );
  expect(html.match(/Mar 31, 2026/g)).toHaveLength(2);
  expect(html).toContain('Quotes</a><span class="date">Mar 31, 2026</span>');
  expect(html).toContain('<strong><span class="whole">−$84.8M</span></strong>');
});

test('many periods of few measures stand under each other, each with its own sources', () => {
  const periods = Array.from({ length: 7 }, (_, i) => `Mar 31, ${2020 + i}`);
  const row = (name: string) => [
    { text: name, sources: [] },
    ...periods.map((_, i) => ({ text: `$${i}M`, sources: [i + 1] })),
  ];
  const wide: ChatPart = {
    kind: 'table',
    caption: 'By year',
    columns: ['', ...periods],
    rows: [row('Revenue'), row('Net income')],
  };
  const html = drawPart(wide, 'm1');
  expect(html).toContain(
    '<th scope="col" class="number">Revenue</th><th scope="col" class="number">Net income</th>',
  );
  expect(html).toMatch(
    /<th scope="row">Mar 31, 2026<\/th><td[^>]*>\$6M<\/td><td[^>]*>\$6M<\/td><td class="chat-sources-cell"><a [^>]*href="#m1-7"/,
  );
});

test('a table stands under the bars of a chart only where its columns are theirs, in their order', () => {
  const cells = ['$1M', '$2M', '$3M'].map((text) => ({ text, sources: [] }));
  const under = (columns: string[]) =>
    drawPart(
      {
        kind: 'table',
        caption: 'c',
        columns: ['', ...columns],
        rows: [[{ text: 'Cash', sources: [] }, ...cells]],
      },
      'm',
      bars,
    );
  const days = ['Dec 31, 2025', 'Mar 31, 2026', 'Jun 30, 2026'];
  expect(under(days)).toContain('like-chart');
  expect(under(days.toReversed())).not.toContain('like-chart');
});

const bars: ChatPart = {
  kind: 'chart',
  shape: 'bars',
  title: 'Cash and short-term investments',
  unit: 'usd',
  labels: ['2025-12-31', '2026-03-31', '2026-06-30'],
  series: [
    { name: 'Reported', values: [208_900_000, null, -10_000_000], sources: [2] },
    { name: 'Mar 31, 2026: other source', values: [null, 194_700_000, null], sources: [1] },
  ],
};

test('below bars a year stands under its month or day, so that neighbours do not meet on a phone', () => {
  const words = (labels: string[]) =>
    [...drawPart({ ...bars, labels }, 'm1').matchAll(/y="(?:13|27)">([^<]*)</g)].map(([, word]) => word);
  expect(words(['Jun 2024', 'Sep 2024', 'Dec 31, 2024'])).toEqual([
    'Jun',
    '2024',
    'Sep',
    '2024',
    'Dec 31',
    '2024',
  ]);
  expect(words(['2023', '2024', '2025'])).toEqual(['2023', '2024', '2025']);
});

test('of many bars the newest has its figure and its day at any width, and as many others as have room', () => {
  const drawn = (count: number) => {
    const labels = Array.from({ length: count }, (_, at) => `${2000 + at}`);
    const values = labels.map((_, at) => (at + 1) * 1_000_000);
    const html = drawPart({ ...bars, labels, series: [{ name: 'Revenue', values, sources: [] }] }, 'm1');
    return [...html.matchAll(/<text class="value([^"]*)"/g)].map(([, thin]) => thin?.trim());
  };
  expect(new Set(drawn(8))).toEqual(new Set(['']));
  expect(drawn(12).slice(-4)).toEqual(['at-desk', '', 'at-desk', '']);
  expect(drawn(21).slice(-4)).toEqual(['at-no-width', 'at-desk', 'at-no-width', '']);
});

test('bars are written in one unit, holes stay holes, another source is outlined and says so', () => {
  const html = drawPart(bars, 'm1');
  expect(html).toContain('Cash and short-term investments, $M <a class="chat-note" href="#m1-2"');
  expect(html.match(/<rect class="bar"/g)?.length).toBe(2);
  expect(html.match(/<rect class="bar outlined"/g)?.length).toBe(1);
  expect(html).toContain('>208.9</text>');
  expect(html).toContain('>−10.0</text>');
  expect(html).toContain('Mar 31, 2026: other source <a class="chat-note" href="#m1-1"');
  expect(html).toContain('aria-label="Cash and short-term investments, $M. Reported. Dec 31, 2025: 208.9;');
  expect(html).not.toContain('style=');
});

test('lines are broken where a value is missing, and named at their end with it', () => {
  const html = drawPart(
    {
      kind: 'chart',
      shape: 'lines',
      title: 'Closes, 100 = Apr 7',
      unit: 'index',
      labels: ['2026-04-07', '2026-04-08', '2026-04-09', '2026-07-02'],
      series: [
        { name: 'CMPX', values: [100, null, 50, 43], sources: [5] },
        { name: 'FATE', values: [100, 120, 200, 254], sources: [5] },
      ],
    },
    'm1',
  );
  expect(html).toMatch(/class="line line-0" d="M0 [\d.]+M66.67 [\d.]+L100 100"/);
  expect(html).toContain('>FATE 254</text>');
  expect(html.match(/chat-note/g)?.length).toBe(1);
});

test('a whole answer says what was understood, and lists its sources with their days', () => {
  const answer: ChatAnswer = {
    understood: 'cash of <Compass>',
    outcome: 'answered',
    parts: [{ kind: 'text', markdown: 'Yes[^1]' }, bars, table],
    sources: [
      { number: 1, label: '10-Q & more', href: '/stocks/CMPX/financials', date: '2026-03-31' },
      { number: 2, label: 'Elsewhere', href: 'javascript:alert(1)', date: null },
    ],
    followUps: [],
    symbol: 'CMPX',
  };
  const html = drawAnswer(answer, 'mX');
  expect(html).toContain('<p class="chat-understood">Understood: cash of &lt;Compass&gt;</p>');
  expect(html).toContain(
    '<li id="mX-1"><span class="number">1</span><a href="/stocks/CMPX/financials" target="_top">10-Q &amp; more</a><span class="date">Mar 31, 2026</span></li>',
  );
  expect(html).toContain('<a>Elsewhere</a>');
  expect(drawAnswer({ ...answer, sources: [] }, 'm')).not.toContain('chat-sources"');
});

test('words that are no part yet are only words', () => {
  expect(drawSoFar({ understood: null, parts: [], words: '**a** <i>' }, 'm')).toBe(
    '<p class="chat-words">**a** &lt;i&gt;</p>',
  );
});
