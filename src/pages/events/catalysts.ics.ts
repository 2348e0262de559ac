import type { APIRoute } from 'astro';
import { answerCatalystsFile } from '#features/calendar/answer.ts';

/** What the calendar of catalysts holds ahead, as one calendar file. */
export const GET: APIRoute = (context) => answerCatalystsFile(context);
