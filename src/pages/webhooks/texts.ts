import type { APIRoute } from 'astro';
import { answerTextReply } from '#features/notifications/text-reply.ts';

export const POST: APIRoute = answerTextReply;
