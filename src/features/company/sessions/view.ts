import { isDay } from '#kit/time/days.ts';
import { chosen, defineSection, type ViewOf } from '#kit/page/view.ts';

const day = chosen((text) => (text !== null && isDay(text) ? text : undefined));

/** The days whose sessions are told by themselves, both included; undefined is no such part of the page. */
export const sessionsView = defineSection({ from: day, to: day }, '#sessions');
export type SessionsView = ViewOf<typeof sessionsView>;
