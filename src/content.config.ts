import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { z } from 'astro/zod';

/** Legal pages: their text changes by commit, so that every version can be read later. */
const legal = defineCollection({
  loader: glob({ pattern: '*.md', base: './src/content/legal' }),
  schema: z.object({
    title: z.string(),
    description: z.string(),
    /** `2026-07-02` */
    effective: z.iso.date(),
  }),
});

/** How figures are made: the document of the project is the page. */
const methods = defineCollection({
  loader: glob({ pattern: 'methods.md', base: './docs' }),
  schema: z.object({ title: z.string(), description: z.string() }),
});

export const collections = { legal, methods };
