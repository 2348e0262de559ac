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

export const collections = { legal };
