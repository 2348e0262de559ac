import { isDay } from '#kit/time/days.ts';
import { deskLogKinds, type DeskLogKind } from '#contract/desk-log.ts';
import { defineView, optional, pageNumber, type ViewOf } from '#kit/page/view.ts';

export const LOG_PAGE_SIZE = 50;

/** What each kind is called to who reads the log. */
export const kindLabels: Readonly<Record<DeskLogKind, string>> = {
  news: 'News',
  event: 'Event',
  video: 'Video',
  client: 'Client',
  leader: 'Leader',
  notice: 'Notification',
  import: 'Import',
  data: 'Data',
  newsletter: 'Newsletter',
  upload: 'Upload',
};

/** What the log shows: of whom, of what, of which day. */
export const logView = defineView('/tools/audit', {
  person: optional((text) => text?.trim().slice(0, 200) || undefined),
  kind: optional((text) => deskLogKinds.find((kind) => kind === text)),
  day: optional((text) => (text !== null && isDay(text) ? text : undefined)),
  page: pageNumber(),
});
export type LogView = ViewOf<typeof logView>;
