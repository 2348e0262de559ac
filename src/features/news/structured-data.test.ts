import { expect, it } from 'vitest';
import { eventsGraph } from '#features/events/structured-data.ts';
import { newsGraph } from './structured-data.ts';
import { writeJsonLd } from '#kit/site/json-ld.ts';

const publisher = { name: 'RedStreet', url: 'https://site.example' };

it('an article of others is by its source, a brief by the site', () => {
  const of = (automated: boolean) =>
    JSON.stringify(newsGraph({ id: 'a', title: 'A', source: 'The Wire', automated }, '/news/a', publisher));
  expect(of(false)).toContain('"author":{"@type":"Organization","name":"The Wire"}');
  expect(of(true)).toContain('"author":{"@id":"https://site.example/#publisher"}');
});

it('events that are samples, or have no date, are not told to machines; nor is an address that is none', () => {
  const event = {
    id: 'e',
    title: 'E',
    company_symbol: null,
    kind: 'event' as const,
    upcoming_date: '2026-07-02T20:00:00.000Z',
  };
  expect(
    eventsGraph(
      [
        { ...event, sample: true },
        { ...event, upcoming_date: null },
      ],
      publisher,
    ),
  ).toBeNull();
  const told = JSON.stringify(eventsGraph([{ ...event, Zoom_url: 'javascript:alert(1)' }], publisher));
  expect(told).toContain('"url":"https://site.example/events#event-e"');
});

it('nothing in the data can end its script element', () => {
  const title = '</script><script>alert(1)</script><!-- & \u2028';
  const written = writeJsonLd(newsGraph({ id: 'a', title }, '/news/a', publisher));
  expect(written).not.toMatch(/[<>&\u2028]/);
  expect(JSON.stringify(JSON.parse(written))).toContain('</script>');
});
