import { expect, test } from 'vitest';
import { EventInputSchema } from '#contract/event.ts';
import { NewsInputSchema } from '#contract/news.ts';
import { VideoInputSchema } from '#contract/video.ts';
import { changesBetween, versionRows } from './changes.ts';
import { clientFields, emptyWords } from './client/fields.ts';
import { dataOf, entryFields, missingIn, valuesOf } from './fields.ts';
import { momentOf, placesOf } from './moments.ts';

test.each([
  ['news', NewsInputSchema],
  ['event', EventInputSchema],
  ['video', VideoInputSchema],
] as const)('the form of %s has every field of the contract', (kind, schema) => {
  const ofTheDesk = ['state', 'publish_at', 'version', 'key'];
  const inContract = Object.keys(schema._zod.def.shape).filter((name) => !ofTheDesk.includes(name));
  expect(entryFields[kind].map(({ name }) => name).sort()).toEqual(inContract.sort());
});

const held = {
  title: 'A title',
  company_symbol: 'ABEO',
  published_at: '2026-07-02T20:00:17.123Z',
  thumbnail: null,
  description: '<p>One</p>\n<p>Two</p>',
  rc_newsletter: true,
};

test('what nobody changed is sent as it was held, seconds and all', () => {
  expect(dataOf('news', valuesOf('news', held))).toMatchObject(held);
});

test('what a browser sends of lines and blanks is tidied, and an empty field is null', () => {
  const data = dataOf('event', { title: ' A call ', description: 'a\r\nb', upcoming_date: '' });
  expect(data).toMatchObject({
    title: 'A call',
    description: 'a\nb',
    upcoming_date: null,
    company_symbol: null,
  });
});

test('a title and, but for events, a company are required', () => {
  const missing = (kind: 'news' | 'event' | 'video') => missingIn(kind, dataOf(kind, {}));
  expect(missing('news')).toEqual({
    title: 'Title is required',
    company_symbol: 'Company symbol is required',
  });
  expect(missing('event')).toEqual({ title: 'Title is required' });
  expect(missing('video')).toEqual({
    name: 'Title is required',
    company_symbol: 'Company symbol is required',
  });
});

test.each([
  ['2026-07-02', '', '2026-07-02'],
  ['2026-07-02', '16:00', '2026-07-02T20:00:00Z'],
  ['2026-12-02', '16:00', '2026-12-02T21:00:00Z'],
  ['', '16:00', ' 16:00'],
])('%j with %j in New York is %j', (day, time, moment) => {
  expect(momentOf(day, time)).toBe(moment);
  if (day) expect(placesOf(moment)).toEqual({ day, time });
});

test('fields that differ are named with both values; empty and absent are alike', () => {
  expect(
    changesBetween('news', held, { ...held, title: 'Another', thumbnail: '', rc_newsletter: false }),
  ).toEqual([
    { name: 'title', label: 'Title', before: 'A title', after: 'Another' },
    {
      name: 'rc_newsletter',
      label: 'A newsletter: it stands on the newsletters page',
      before: 'Yes',
      after: 'No',
    },
  ]);
});

test('a version says what it changed of the one before', () => {
  const version = (number: number, title: string) =>
    ({ version: number, at: '', by: 'Ann', action: 'changed', state: 'draft', data: { title } }) as const;
  const rows = versionRows('event', [version(2, 'New'), version(1, 'Old')]);
  expect(rows.map(({ changes }) => changes.map(({ before, after }) => [before, after]))).toEqual([
    [['Old', 'New']],
    [],
  ]);
});

test('of an empty text of a client is said what its page says, unless another stands in the same section', () => {
  const wordsOf = (name: string, data: Record<string, string>) => {
    const field = clientFields.find((one) => one.name === name);
    return field && emptyWords(field, data);
  };
  expect(wordsOf('value_prop', {})).toBe('Empty: the page says “No value proposition available.”');
  expect(wordsOf('extra_info', {})).toBe('Empty: the page leaves it out');
  const highlights = ['highlights', 'investment_highlights'];
  for (const [i, name] of highlights.entries()) {
    expect(wordsOf(name, {})).toBe('Empty: the page says “No  Investment highlights.”');
    expect(wordsOf(name, { [highlights[1 - i] ?? '']: '<p>One</p>' })).toBe('Empty: the page leaves it out');
  }
});
