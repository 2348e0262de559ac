import type { APIRoute } from 'astro';

/** Where password managers send their people. */
export const GET: APIRoute = ({ redirect }) => redirect('/Profile/Change_Password', 302);
