import * as z from 'zod/mini';
import { callTo, EDITOR_LIMIT_BYTES } from './call.ts';
import { SymbolParamsSchema, SymbolQuerySchema, SymbolSchema } from './symbol.ts';
import { deskInput, DeskSchema } from './desk.ts';
import {
  optionalAddress,
  optionalFlag,
  optionalHtml,
  optionalText,
  optionalUrl,
  TextOrNull,
} from './text.ts';

const field = z.optional(TextOrNull);

/** What the company profile shows; long fields are sanitized HTML, addresses are https. */
const profileFields = {
  jumbo_video: field,
  letter: field,
  website_url: field,
  overview: field,
  extra_title: field,
  extra_info: field,
  extra_title_two: field,
  extra_info_two: field,
  presentation: field,
  value_prop: field,
  highlights: field,
  disclosure: field,
};

/** What staff edit beside it. */
const editorFields = {
  title: field,
  seo: field,
  investment_highlights: field,
  subtitle: field,
  presentation_title: field,
  specialist: field,
  custom_style: field,
  active: z.optional(z.boolean()),
  askceo_title: field,
  jumbotron_gradient_opacity: z.optional(z.nullable(z.number())),
  jumbotron_subtitle_color: field,
  jumbotron_title_color: field,
  valueprop_title: field,
  podcast_link: field,
};

export const LandingPageSchema = z.object({ company_symbol: z.string(), ...profileFields, ...editorFields });
export type LandingPage = z.infer<typeof LandingPageSchema>;

const color = z.optional(
  z.nullable(
    z
      .string('must be text')
      .check(z.regex(/^(#(?:[\da-f]{3}|[\da-f]{6}))?$/i, 'must be a color such as #14171c')),
  ),
);

const input = {
  jumbo_video: optionalAddress,
  letter: optionalAddress,
  website_url: optionalUrl,
  overview: optionalHtml,
  extra_title: optionalText(200),
  extra_info: optionalHtml,
  extra_title_two: optionalText(200),
  extra_info_two: optionalHtml,
  presentation: optionalAddress,
  value_prop: optionalHtml,
  highlights: optionalHtml,
  disclosure: optionalHtml,
  title: optionalText(200),
  seo: optionalText(500),
  investment_highlights: optionalHtml,
  subtitle: optionalText(500),
  presentation_title: optionalText(200),
  specialist: optionalText(200),
  custom_style: optionalText(5000),
  active: optionalFlag,
  askceo_title: optionalText(200),
  jumbotron_gradient_opacity: z.optional(
    z.nullable(
      z.number('must be a number').check(z.gte(0, 'must be at least 0'), z.lte(1, 'must be at most 1')),
    ),
  ),
  jumbotron_subtitle_color: color,
  jumbotron_title_color: color,
  valueprop_title: optionalText(200),
  podcast_link: optionalAddress,
} satisfies Record<keyof typeof profileFields | keyof typeof editorFields, z.ZodMiniType>;

/** The fields of a page alone, as an editor of the whole client sends them. */
export const LandingPageFieldsSchema = z.strictObject(input);
/** Fields that are absent stay as they are. */
export const LandingPageUpdateSchema = z.strictObject({ ...input, ...deskInput });
export const LandingPageInputSchema = z.extend(LandingPageUpdateSchema, { company_symbol: SymbolSchema });

/** A landing page as staff edit it, and how it stands. */
export const DeskLandingPageSchema = z.extend(LandingPageSchema, { desk: DeskSchema });

/** Calls: profiles of clients. */
// prettier-ignore
export const landingPageCalls = {
  'stock.landingPage': callTo('data', 'GET /stock/landingPage', 'public', 'Profile of a client company',
    { query: SymbolQuerySchema, answer: LandingPageSchema, errors: ['not_found'] }),
} as const;

/** What staff edit: profiles of clients. */
// prettier-ignore
export const landingPageToolsCalls = {
  'toolsLanding.get': callTo('tools', 'GET /tools/company-landing/:symbol', 'staff', 'Landing page to edit',
    { params: SymbolParamsSchema, answer: DeskLandingPageSchema, errors: ['not_found'] }),
  'toolsLanding.create': callTo('tools', 'POST /tools/company-landing', 'staff', 'Write a landing page',
    { body: LandingPageInputSchema, answer: DeskLandingPageSchema, errors: ['not_found', 'conflict'],
      limitBytes: EDITOR_LIMIT_BYTES }),
  'toolsLanding.update': callTo('tools', 'PUT /tools/company-landing/:symbol', 'staff', 'Change a landing page',
    { params: SymbolParamsSchema, body: LandingPageUpdateSchema, answer: DeskLandingPageSchema,
      errors: ['not_found', 'conflict'], limitBytes: EDITOR_LIMIT_BYTES }),
} as const;
