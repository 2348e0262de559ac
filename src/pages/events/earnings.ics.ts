import type { APIRoute } from 'astro';
import { answerEarningsFile } from '#features/calendar/answer.ts';

/** What the calendar of earnings holds ahead, as one calendar file. */
export const GET: APIRoute = (context) => answerEarningsFile(context);
