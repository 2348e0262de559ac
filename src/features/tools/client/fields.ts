import type { DeskData } from '#contract/desk.ts';
import { clientMessages } from '#features/company/profile/messages.ts';
import type { EntryField } from '../entry-field.ts';

/** A group of the client editor, with its fields. */
export interface FieldGroup {
  title: string;
  fields: readonly EntryField[];
}

/** Everything staff say of a client, in the groups of its form; `page_active` is the landing page's own switch. */
export const clientGroups: readonly FieldGroup[] = [
  {
    title: 'Client',
    fields: [
      { name: 'active', label: 'Active client', kind: 'flag' },
      { name: 'companyName', label: 'Company name', kind: 'text', maxLength: 200, columns: 4 },
      { name: 'contract', label: 'Contract', kind: 'text', maxLength: 5000, columns: 2 },
      {
        name: 'assignedSpecialistId',
        label: 'Assigned specialist',
        kind: 'text',
        maxLength: 64,
        columns: 3,
      },
      { name: 'topicArn', label: 'Topic ARN', kind: 'text', maxLength: 300, columns: 3 },
      {
        name: 'disclosure',
        label: 'Disclosure',
        kind: 'html',
        lines: 5,
        hint: 'required to publish',
        help: 'Who pays for the coverage, how much, for which period. Required to publish the page.',
        whenEmpty: clientMessages.noDisclosure,
      },
    ],
  },
  {
    title: 'Page',
    fields: [
      { name: 'page_active', label: 'Landing page active', kind: 'flag' },
      { name: 'title', label: 'Title', kind: 'text', maxLength: 200, columns: 6 },
      { name: 'website_url', label: 'Website', kind: 'url', columns: 6 },
      { name: 'subtitle', label: 'Subtitle', kind: 'text', maxLength: 500, shown: 120, columns: 6 },
      {
        name: 'seo',
        label: 'Line for search engines',
        kind: 'text',
        maxLength: 500,
        shown: 160,
        columns: 6,
      },
    ],
  },
  {
    title: 'Banner',
    fields: [
      { name: 'jumbo_video', label: 'Video link', kind: 'address', columns: 4 },
      { name: 'jumbotron_gradient_opacity', label: 'Gradient', kind: 'number', hint: '0 to 1', columns: 2 },
      { name: 'jumbotron_title_color', label: 'Title color', kind: 'color', columns: 3 },
      { name: 'jumbotron_subtitle_color', label: 'Subtitle color', kind: 'color', columns: 3 },
      {
        name: 'custom_style',
        label: 'Style',
        kind: 'text',
        maxLength: 5000,
        help: 'color, background-color, font-style, font-weight, text-align: each with a plain value, set apart by ;',
      },
    ],
  },
  {
    title: 'Texts',
    fields: [
      { name: 'overview', label: 'Overview', kind: 'html', lines: 8 },
      { name: 'extra_title', label: 'Extra title', kind: 'text', maxLength: 200, under: 'extra_info' },
      { name: 'extra_info', label: 'Extra text', kind: 'html', lines: 5 },
      {
        name: 'extra_title_two',
        label: 'Second extra title',
        kind: 'text',
        maxLength: 200,
        under: 'extra_info_two',
      },
      { name: 'extra_info_two', label: 'Second extra text', kind: 'html', lines: 5 },
      {
        name: 'valueprop_title',
        label: 'Value proposition title',
        kind: 'text',
        maxLength: 200,
        under: 'value_prop',
      },
      {
        name: 'value_prop',
        label: 'Value proposition',
        kind: 'html',
        lines: 5,
        whenEmpty: clientMessages.noValueProposition,
      },
      {
        name: 'highlights',
        label: 'Highlights',
        kind: 'html',
        lines: 5,
        whenEmpty: clientMessages.noHighlights,
        beside: 'investment_highlights',
      },
      {
        name: 'investment_highlights',
        label: 'Investment highlights',
        kind: 'html',
        lines: 5,
        whenEmpty: clientMessages.noHighlights,
        beside: 'highlights',
      },
      {
        name: 'askceo_title',
        label: 'Ask the CEO',
        kind: 'text',
        maxLength: 200,
        help: 'The heading of that section; without it there is none.',
      },
    ],
  },
  {
    title: 'Files and links',
    fields: [
      { name: 'presentation_title', label: 'Presentation title', kind: 'text', maxLength: 200, columns: 4 },
      { name: 'presentation', label: 'Presentation', kind: 'address', takes: 'document', columns: 4 },
      { name: 'letter', label: 'Research profile', kind: 'address', takes: 'document', columns: 4 },
      { name: 'podcast_link', label: 'Podcast link', kind: 'address', columns: 6 },
      { name: 'specialist', label: 'Specialist on the page', kind: 'text', maxLength: 200, columns: 6 },
    ],
  },
];

export const clientFields: readonly EntryField[] = clientGroups.flatMap(({ fields }) => fields);

/** The fields of a client itself; all others are those of its landing page. */
const OF_CLIENT = new Set<string>([
  'active',
  'companyName',
  'assignedSpecialistId',
  'contract',
  'topicArn',
  'disclosure',
]);

/** What the form says of a text that is empty: what the page does in its place. */
export const emptyWords = ({ whenEmpty, beside }: EntryField, data: DeskData): string =>
  whenEmpty === undefined || (beside !== undefined && Boolean(data[beside]))
    ? 'Empty: the page leaves it out'
    : `Empty: the page says “${whenEmpty}”`;

/** The data of a form as the call of a client takes it: its own fields, and the page's within `landing`. */
export function clientBody(data: Record<string, unknown>): Record<string, unknown> {
  const own: Record<string, unknown> = {};
  const landing: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(data))
    if (OF_CLIENT.has(name)) own[name] = value;
    else landing[name === 'page_active' ? 'active' : name] = value;
  return { ...own, landing };
}

/** The field of the form that a fault of that call means. */
export const clientFieldOf = (name: string): string =>
  name === 'landing.active' ? 'page_active' : name.replace(/^landing\./, '');

export const leaderFields: readonly EntryField[] = [
  { name: 'name', label: 'Name', kind: 'text', required: true, maxLength: 200, columns: 6 },
  { name: 'title', label: 'Title', kind: 'text', maxLength: 200, columns: 6 },
  { name: 'headshot_url', label: 'Headshot', kind: 'address', takes: 'picture' },
  { name: 'description', label: 'Biography', kind: 'html', lines: 8 },
];
