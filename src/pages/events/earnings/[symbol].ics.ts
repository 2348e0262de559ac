import type { APIRoute } from 'astro';
import { answerReportFile } from '#features/calendar/answer.ts';

/** The next report of a company as a calendar file. */
export const GET: APIRoute = (context) => answerReportFile(context);
