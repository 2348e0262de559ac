import { expect, it } from 'vitest';
import { cleanHtml } from '#kit/html/rich-html.ts';
import { briefHtml, briefId, seedOf, sentence } from './brief.ts';

it('an id is the same for the same record, and can stand in an address', () => {
  expect(briefId('BRK-B', '2025-11-12', 'Schedule 13G/A')).toBe('b-BRK-B-20251112-schedule13ga');
  expect(briefId('A.B', '2025-11-12', '8-K')).toMatch(/^[A-Za-z0-9-]+$/);
});

it('the seed of an id never changes, and spreads evenly over the variants of a template', () => {
  expect(seedOf('b-ABEO-20251112-8k')).toBe(seedOf('b-ABEO-20251112-8k'));
  const picked = [0, 0, 0];
  for (let i = 0; i < 3_000; i += 1) {
    const variant = seedOf(`b-ABEO-2025${i}-8k`) % 3;
    picked[variant] = (picked[variant] ?? 0) + 1;
  }
  for (const count of picked) expect(count).toBeGreaterThan(800);
});

it('a body says what the texts say, whatever marks a name has, and the cleaner changes nothing of it', () => {
  const html = briefHtml({ summary: 'Procter & <b>Gamble</b> filed.', paragraphs: ['', 'A second one.'] });
  expect(html).toBe('<p>Procter &amp; &lt;b&gt;Gamble&lt;/b&gt; filed.</p><p>A second one.</p>');
  expect(cleanHtml(html)).toBe(html);
});

it('a sentence ends with one full stop', () => {
  expect([sentence('It was Acme Inc.'), sentence('It was Acme')]).toEqual([
    'It was Acme Inc.',
    'It was Acme.',
  ]);
});
