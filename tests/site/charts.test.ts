import { expect, test } from 'vitest';
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
