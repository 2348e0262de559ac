import type { APIRoute } from 'astro';
import { mailAnswer, previewLetter } from '#features/tools/letters/preview.ts';
import { mailView } from '#features/tools/letters/view.ts';

export const ALL: APIRoute = async (context) => {
  const { as, edit } = mailView.read(context.url.searchParams);
  return mailAnswer(await previewLetter(context, edit), as);
};
