import type { ContentPart } from '../part.ts';
import { insertSamples, SAMPLES_WRITTEN_AT } from './sample-rows.ts';

type SampleLeader = readonly [symbol: string, name: string, title: string | null, description: string | null];

const leaders: readonly SampleLeader[] = [
  [
    'ZZSMA',
    'Ada Sample, Ph.D.',
    'Chief Executive Officer',
    '<p>Ada Sample does not exist. A real biography says where a person worked before, what came of it, and what they answer for now.</p><p>It may have several paragraphs, and lists:</p><ul><li>Twenty years in laboratories that were never built</li><li>Founder of two companies that were never founded</li></ul><p>And it may <a href="https://alder.example/leadership">link elsewhere</a>.</p>',
  ],
  [
    'ZZSMA',
    'Benjamin Sample',
    'Chief Financial Officer',
    '<p>Benjamin Sample does not exist. He keeps the books of a company without money.</p>',
  ],
  [
    'ZZSMA',
    'Chiara Sample, M.D.',
    'Chief Medical Officer',
    '<p>Chiara Sample does not exist. She leads trials in which nobody takes part.</p>',
  ],
  [
    'ZZSMA',
    'Dmitri Sample',
    'General Counsel and Corporate Secretary',
    '<p>Dmitri Sample does not exist. His title is long, so that a card shows what it does with long titles.</p>',
  ],
  ['ZZSMA', 'Esi Sample', 'Chair of the Board', '<p>Esi Sample does not exist. She has chaired every meeting that was never held.</p>'],
  ['ZZSMA', 'Farid Sample', 'Director', null],
  [
    'ZZSMB',
    'Greta Sample',
    'Founder and Chief Executive Officer',
    '<p>Greta Sample does not exist. Her robots, likewise.</p>',
  ],
  ['ZZSMB', 'Hiro Sample', null, null],
  [
    'ZZSMC',
    'Ines Sample',
    'President',
    '<p>Ines Sample does not exist. She presides over a mine that was never dug.</p>',
  ],
]; // prettier-ignore

/** The management of the sample companies: with and without title and biography, a full team and a small one. */
export const sampleLeaders: ContentPart = {
  name: 'sample-leaders',
  kind: 'samples',
  version: 1,
  clear: async ({ db }) => {
    await db.deleteFrom('leaders').where('is_sample', '=', 1).execute();
  },
  make: (fill) =>
    insertSamples(
      fill,
      'leaders',
      leaders.map(([company_symbol, name, title, description], position) => ({
        id: `sample-leader-${position + 1}`,
        company_symbol,
        name,
        title,
        description,
        headshot_url: null,
        position,
        is_sample: 1,
        updated_at: SAMPLES_WRITTEN_AT,
      })),
    ),
};
