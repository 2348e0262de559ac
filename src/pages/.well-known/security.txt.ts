import type { APIRoute } from 'astro';
import { plainAnswer, securityText } from '#features/crawlers/plain-files.ts';

/** The address of SECURITY.md. */
const CONTACT = 'security@redstreet.example';

/** Whom to tell of a weakness. */
export const GET: APIRoute = ({ locals }) => plainAnswer(securityText(locals.site.url, CONTACT, new Date()));
