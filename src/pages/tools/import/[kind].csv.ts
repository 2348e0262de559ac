import type { APIRoute } from 'astro';
import { importColumns, importKinds } from '#contract/desk-import.ts';

/** The first line of a file to import, to begin with. */
export const GET: APIRoute = ({ params }) => {
  const kind = importKinds.find((each) => each === params['kind']);
  if (!kind) return new Response('There is no such template.\n', { status: 404 });
  return new Response(`\uFEFF${importColumns[kind].join(',')}\r\n`, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${kind}.csv"`,
      'Cache-Control': 'private, no-store',
    },
  });
};
