/** Writes the documents of the sample companies to public/samples: a presentation, a research profile, a podcast. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chimes } from './samples/chimes.ts';
import { pdf, type Sheet } from './samples/pdf.ts';

const slide = (title: string, ...lines: string[]): Sheet => ({ width: 960, height: 540, title, lines });

const presentation = [
  slide(
    'Sample Alder Therapeutics',
    'Investor presentation of a company that does not exist',
    'Here the first slide of a client company would stand.',
  ),
  slide(
    'What a presentation shows',
    'The business, in a sentence',
    'The market, with the source of every figure',
    'The people, and what they did before',
    'The money: what there is, and how long it lasts',
  ),
  slide(
    'What this one shows',
    'That a presentation can be read on the page',
    'That it can be downloaded',
    'Nothing about any real company',
  ),
];

const profile: Sheet[] = [
  {
    width: 612,
    height: 792,
    title: 'Research profile',
    lines: [
      'Sample Alder Therapeutics (ZZSMA), a company that does not exist',
      '',
      'On the page of a real client this document is a sheet of research that the company paid for:',
      'what it does, who leads it, how it is financed, and what it discloses about that payment.',
      '',
      'Every figure would have a date and a source. This sheet has no figures.',
    ],
  },
];

const folder = join(import.meta.dirname, '..', 'public', 'samples');
mkdirSync(folder, { recursive: true });
const files = {
  'investor-presentation.pdf': pdf('Sample investor presentation', presentation),
  'research-profile.pdf': pdf('Sample research profile', profile),
  'podcast.wav': chimes(),
  'podcast.vtt': Buffer.from('WEBVTT\n\n00:00.000 --> 00:03.600\n(Four rising notes)\n'),
};
for (const [name, bytes] of Object.entries(files)) {
  writeFileSync(join(folder, name), bytes);
  process.stdout.write(`${name}: ${bytes.length} bytes\n`);
}
