import type { APIRoute } from 'astro';
import { answerCatalystFile } from '#features/calendar/answer.ts';

/** One catalyst as a calendar file. */
export const GET: APIRoute = (context) => answerCatalystFile(context);
