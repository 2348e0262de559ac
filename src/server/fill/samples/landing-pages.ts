import type { LandingPagesTable } from '#server/db/client-tables.ts';
import { SAMPLES_WRITTEN_AT } from './sample-rows.ts';

type Profile = Omit<LandingPagesTable, 'is_sample' | 'updated_at'>;

const nothing = {
  title: null, seo: null, overview: null, value_prop: null, investment_highlights: null, highlights: null,
  subtitle: null, presentation: null, presentation_title: null, specialist: null, custom_style: null,
  askceo_title: null, extra_info: null, extra_info_two: null, extra_title: null, extra_title_two: null,
  jumbo_video: null, jumbotron_gradient_opacity: null, jumbotron_subtitle_color: null, jumbotron_title_color: null,
  letter: null, website_url: null, valueprop_title: null, podcast_link: null,
} satisfies Omit<Profile, 'company_symbol' | 'active'>; // prettier-ignore

/** Every field is filled. */
const alder: Profile = {
  company_symbol: 'ZZSMA',
  active: 1,
  title: 'Sample Alder Therapeutics',
  subtitle: 'A fictional drug maker that shows what a complete company profile looks like',
  seo: 'A sample of a complete company profile: overview, presentation, value proposition, highlights and disclosure.',
  overview: `<p>Sample Alder Therapeutics does not exist. If it did, it would develop medicines from the bark of the alder tree, in a laboratory that nobody has built, for an illness that nobody has.</p><p>This text stands where a client company describes its business in its own words: <strong>what it makes</strong>, <strong>for whom</strong>, and <strong>how it earns money</strong>. Staff write it with an editor that keeps paragraphs, lists, links and tables.</p>`,
  extra_title: 'The platform',
  extra_info: `<p>An optional section with a title of the company’s choosing. A table can stand in it:</p><table><thead><tr><th scope="col">Programme</th><th scope="col">Stage</th><th scope="col">Next step</th></tr></thead><tbody><tr><th scope="row">SA-101 (fictional)</th><td>Phase 2</td><td>Last sample patient counted</td></tr><tr><th scope="row">SA-202 (fictional)</th><td>Phase 1</td><td>First sample dose imagined</td></tr></tbody></table>`,
  extra_title_two: 'Milestones',
  extra_info_two:
    '<p>A second optional section.</p><ul><li>The first milestone of a company that does not exist</li><li>The second, which follows from the first</li></ul>',
  presentation: '/samples/investor-presentation.pdf',
  presentation_title: 'Investor presentation of a company that does not exist',
  letter: '/samples/research-profile.pdf',
  website_url: 'https://alder.example/',
  jumbo_video: '/stocks/ZZSMA/videos',
  valueprop_title: 'Why this sample is worth reading',
  value_prop:
    '<p>It shows staff and readers every part of a profile at once. Nothing on it is true, and nothing on it is for sale.</p>',
  investment_highlights: null,
  highlights: `<ul><li>Every section of the profile is filled</li><li>Leaders, analyst rows and holders are invented and say so</li><li>Figures of the market stay N/A: an invented price would look like a real one</li></ul>`,
  podcast_link: '/samples/podcast.wav',
  specialist: 'Sam Sample',
  askceo_title: 'Ask the CEO',
  custom_style: 'color: #14171c; text-align: start',
  jumbotron_title_color: '#14171c',
  jumbotron_subtitle_color: '#555d69',
  jumbotron_gradient_opacity: 0.4,
};

/** Nothing is filled that a page can do without: the texts that then stand there are seen here. */
const birch: Profile = {
  ...nothing,
  company_symbol: 'ZZSMB',
  active: 1,
  title: 'Sample Birch Robotics',
  overview:
    '<p>Sample Birch Robotics does not exist. Its profile has an overview and nothing else, so that the texts for missing parts can be seen.</p>',
};

/** Filled, but switched off: its company counts as not a client. */
const cedar: Profile = {
  ...nothing,
  company_symbol: 'ZZSMC',
  active: 0,
  title: 'Sample Cedar Minerals',
  overview:
    '<p>Sample Cedar Minerals does not exist. Its profile is switched off, so this text is never shown.</p>',
};

/** The profiles of the three sample companies; between them they show every state. */
export const SAMPLE_LANDING_PAGES: readonly LandingPagesTable[] = [alder, birch, cedar].map((page) => ({
  ...page,
  is_sample: 1,
  updated_at: SAMPLES_WRITTEN_AT,
}));
