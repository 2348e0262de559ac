import type { DeskData, DeskKind } from '#contract/desk.ts';
import type { FormValues } from '#kit/form/form.ts';
import { clientFields, leaderFields } from './client/fields.ts';
import type { EntryField } from './entry-field.ts';
import { momentOf, placesOf } from './moments.ts';

const PICTURE = '16:9, at least 640 px wide';
const TAGS =
  'HTML. These stand: p, br, hr, h2 to h4, strong, em, u, s, sub, sup, small, blockquote, pre, code, ul, ol, li, dl, ' +
  'a, img, figure, table, and players of YouTube and Vimeo. Links and pictures need https. All else is taken out.';

/** The fields of each kind, in the order of the form. */
export const entryFields: Readonly<Record<DeskKind, readonly EntryField[]>> = {
  news: [
    { name: 'title', label: 'Title', kind: 'text', required: true, maxLength: 300, shown: 75 },
    { name: 'company_symbol', label: 'Company symbol', kind: 'symbol', required: true, columns: 4 },
    {
      name: 'published_at',
      label: 'Published at',
      kind: 'moment',
      columns: 5,
      hint: 'ET',
      help: 'Left empty, the time of publishing.',
    },
    { name: 'category', label: 'Category', kind: 'text', maxLength: 100, columns: 3 },
    { name: 'url', label: 'Source link', kind: 'url', columns: 6 },
    {
      name: 'thumbnail',
      label: 'Thumbnail',
      kind: 'address',
      takes: 'picture',
      hint: PICTURE,
      columns: 6,
    },
    { name: 'source', label: 'Source', kind: 'text', maxLength: 200, columns: 6 },
    { name: 'newsLetterURL', label: 'Newsletter link', kind: 'url', columns: 6 },
    { name: 'heading', label: 'Standfirst', kind: 'text', maxLength: 300 },
    { name: 'summary', label: 'Summary', kind: 'area', maxLength: 1000, shown: 150, lines: 2 },
    { name: 'description', label: 'Body', kind: 'html', help: TAGS },
    { name: 'rc_newsletter', label: 'A newsletter: it stands on the newsletters page', kind: 'flag' },
  ],
  event: [
    { name: 'title', label: 'Title', kind: 'text', required: true, maxLength: 300 },
    { name: 'company_symbol', label: 'Company symbol', kind: 'symbol', columns: 4 },
    { name: 'upcoming_date', label: 'Date', kind: 'moment', hint: 'ET', columns: 5 },
    {
      name: 'kind',
      label: 'Kind',
      kind: 'choice',
      choices: [
        { value: 'event', label: 'Event' },
        { value: 'webinar', label: 'Webinar' },
      ],
      columns: 3,
    },
    { name: 'Zoom_url', label: 'Zoom link', kind: 'url', columns: 6 },
    {
      name: 'image',
      label: 'Picture',
      kind: 'address',
      takes: 'picture',
      hint: PICTURE,
      columns: 6,
    },
    {
      name: 'replayLink',
      label: 'Replay link',
      kind: 'url',
      help: 'With it the event stands in the archive.',
    },
    { name: 'description', label: 'Description', kind: 'html', help: TAGS },
  ],
  video: [
    { name: 'name', label: 'Title', kind: 'text', required: true, maxLength: 300 },
    { name: 'company_symbol', label: 'Company symbol', kind: 'symbol', required: true, columns: 4 },
    {
      name: 'published',
      label: 'Published at',
      kind: 'moment',
      columns: 5,
      hint: 'ET',
      help: 'Left empty, the time of publishing.',
    },
    { name: 'type', label: 'Type', kind: 'text', maxLength: 40, columns: 3 },
    {
      name: 'youtubeId',
      label: 'YouTube id',
      kind: 'text',
      maxLength: 11,
      hint: '11 characters of its address',
      columns: 6,
    },
    {
      name: 'thumbnail_url',
      label: 'Thumbnail',
      kind: 'address',
      takes: 'picture',
      hint: PICTURE,
      columns: 6,
    },
    {
      name: 'description',
      label: 'Description',
      kind: 'area',
      maxLength: 5000,
      shown: 100,
      help: 'Plain text. Cards of a company show 100 characters, the library 30 words.',
    },
    { name: 'exclusive', label: 'Exclusive: it plays after the viewer has submitted', kind: 'flag' },
    { name: 'disabled', label: 'Disabled: it is not listed', kind: 'flag' },
    { name: 'thirtysecs', label: 'A preview of thirty seconds', kind: 'flag' },
    { name: 'videoFeatured', label: 'Featured: it stands first', kind: 'flag' },
  ],
  newsletter: [
    {
      name: 'title',
      label: 'Title',
      kind: 'text',
      required: true,
      maxLength: 300,
      help: 'It is the subject of the mail.',
    },
    {
      name: 'summary',
      label: 'Summary',
      kind: 'area',
      maxLength: 1000,
      help: 'It stands under the title, and on cards.',
    },
    {
      name: 'format',
      label: 'Written in',
      kind: 'choice',
      choices: [
        { value: 'markdown', label: 'Markdown' },
        { value: 'html', label: 'HTML' },
      ],
      columns: 6,
    },
    {
      name: 'thumbnail',
      label: 'Thumbnail',
      kind: 'address',
      takes: 'picture',
      hint: PICTURE,
      columns: 6,
    },
    {
      name: 'body',
      label: 'Text',
      kind: 'html',
      format: 'format',
      help: `In Markdown: ## for a heading, * for a list, **bold**, [words](address), a blank line between paragraphs. ${TAGS}`,
    },
  ],
  client: clientFields,
  leader: leaderFields,
};

/** What a form shows of the data of an entry: a moment in two fields and as it is held, a flag by being there. */
export function valuesOf(kind: DeskKind, data: DeskData): FormValues {
  const values: Record<string, string> = {};
  for (const { name, kind: how } of entryFields[kind]) {
    const value = data[name] ?? '';
    if (how === 'flag') {
      if (value === true) values[name] = 'on';
    } else if (how === 'moment') {
      const { day, time } = placesOf(String(value));
      Object.assign(values, { [name]: day, [`${name}_time`]: time, [`${name}_held`]: String(value) });
    } else values[name] = String(value);
  }
  return values;
}

/** The moment of a posted form: as it was held where nobody changed it, since the form shows no seconds. */
function momentIn(values: FormValues, name: string): string | null {
  const day = values[name] ?? '';
  const time = values[`${name}_time`] ?? '';
  const held = values[`${name}_held`] ?? '';
  const shown = placesOf(held);
  if (held !== '' && day === shown.day && time === shown.time) return held;
  return day === '' && time === '' ? null : momentOf(day, time);
}

/** A number; what is none is handed on as it was typed, for the contract to refuse. */
function numberIn(typed: string | undefined): number | string | null {
  const text = typed?.trim() ?? '';
  if (text === '') return null;
  return Number.isFinite(Number(text)) ? Number(text) : text;
}

/** The data that a posted form means; what is left empty is null. */
export function dataOf(kind: DeskKind, values: FormValues): DeskData {
  return Object.fromEntries(
    entryFields[kind].map(({ name, kind: how }): [string, DeskData[string]] => {
      if (how === 'flag') return [name, values[name] !== undefined];
      if (how === 'moment') return [name, momentIn(values, name)];
      if (how === 'number') return [name, numberIn(values[name])];
      // A form sends its lines with the ends of old machines.
      return [name, values[name]?.replaceAll('\r\n', '\n').trim() || null];
    }),
  );
}

/** What is required and missing, by field. */
export function missingIn(kind: DeskKind, data: DeskData): Record<string, string> {
  const missing = entryFields[kind].filter(({ name, required }) => required && data[name] === null);
  return Object.fromEntries(missing.map(({ name, label }) => [name, `${label} is required`]));
}
