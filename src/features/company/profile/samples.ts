import type { Api } from '#kit/http/api-client.ts';
import { orNull } from '#kit/http/load.ts';

/** A sample company, what it is there to show, and the pages that show it. */
interface SampleGuide {
  symbol: string;
  shows: string;
  pages: readonly (readonly [slug: string, label: string])[];
}

const about = ['about', 'About'] as const;
const team = ['team', 'Leadership'] as const;
const podcast = ['podcast', 'Podcast'] as const;
const marketdata = ['marketdata', 'Market data'] as const;

/** The three sample companies, as the page that lists them introduces them. */
const samples: readonly SampleGuide[] = [
  {
    symbol: 'ZZSMA',
    shows: 'A client with a complete profile: every section, presentation, video, podcast, and a full team.',
    pages: [about, marketdata, team, podcast],
  },
  {
    symbol: 'ZZSMB',
    shows: 'A client whose profile has an overview and little else: the texts for what is missing.',
    pages: [about, marketdata, team, podcast],
  },
  {
    symbol: 'ZZSMC',
    shows: 'A client whose profile is switched off: the site treats it like any company that is no client.',
    pages: [about, marketdata],
  },
];

/** A sample company that this site has. */
export interface Sample extends SampleGuide {
  name: string;
}

/** Those of the sample companies that this site was filled with. */
export async function loadSamples(api: Api): Promise<Sample[]> {
  const found = await Promise.all(
    samples.map(async (sample) => {
      const company = await orNull(api('stock.details', { params: { symbol: sample.symbol } }));
      return company ? [{ ...sample, name: company.name }] : [];
    }),
  );
  return found.flat();
}
