import * as z from 'zod/mini';
import { LoginAnswerSchema, LoginGatewaySchema } from './session.ts';
import { callTo } from './call.ts';
import { IdSchema } from './id.ts';
import { DoneSchema, listOf, PageQuerySchema } from './paging.ts';
import { ProfileSchema } from './user.ts';

/** One place where a person is signed in; `device` is a label such as "Firefox on Windows". */
export const OpenSessionSchema = z.object({
  id: IdSchema,
  device: z.string(),
  createdAt: z.string(),
  lastSeenAt: z.string(),
  /** Whether it is the session that asks. */
  current: z.boolean(),
});
export const OpenSessionListSchema = listOf(OpenSessionSchema);

/** Everything that is kept about a person; each part of the site adds a key of its own. */
export const PersonalDataSchema = z.looseObject({
  exportedAt: z.string(),
  profile: z.extend(ProfileSchema, {
    role: z.string(),
    createdAt: z.string(),
    verifiedAt: z.nullable(z.string()),
    termsAcceptedAt: z.nullable(z.string()),
  }),
  sessions: z.array(z.omit(OpenSessionSchema, { current: true })),
});
export type PersonalData = z.infer<typeof PersonalDataSchema>;

/** Cookie that keeps a sign-in which was begun at Google to this browser. */
export const GOOGLE_FLOW_COOKIE = 'googleFlow';

/** Where to send the browser for a sign-in at Google; the gateway keeps `flow` in a cookie of this browser. */
export const GoogleStartSchema = z.object({ url: z.string(), flow: z.string() });
export const GoogleStartGatewaySchema = z.omit(GoogleStartSchema, { flow: true });

/** What came back: the flow of this browser, and the query string with which Google sent it to us. */
export const GoogleFinishSchema = z.strictObject({
  flow: z.string('is required').check(z.regex(/^[\w-]{16,128}$/, 'is not a flow')),
  query: z.string('is required').check(z.minLength(1, 'is required'), z.maxLength(4096, 'is too long')),
});

/** Calls: Google, the places where one is signed in, and what is kept. */
// prettier-ignore
export const accountCalls = {
  'auth.googleStart': callTo('auth', 'POST /auth/google/start', 'auth', 'Begin to sign in with Google',
    { answer: GoogleStartSchema, gatewayAnswer: GoogleStartGatewaySchema, errors: ['not_found', 'unavailable'] }),
  'auth.googleFinish': callTo('auth', 'POST /auth/google/finish', 'auth', 'Sign in with what Google sent back',
    { body: GoogleFinishSchema, answer: LoginAnswerSchema, gatewayAnswer: LoginGatewaySchema,
      errors: ['unauthenticated', 'not_found', 'unavailable'] }),
  'auth.sessions': callTo('auth', 'GET /auth/sessions', 'private', 'Where one is signed in, last seen first',
    { query: PageQuerySchema, answer: OpenSessionListSchema }),
  'auth.endOtherSessions': callTo('auth', 'DELETE /auth/sessions', 'private', 'Sign out everywhere else',
    { answer: DoneSchema }),
  'profile.export': callTo('auth', 'GET /profile/export', 'private', 'Everything that is kept about oneself',
    { answer: PersonalDataSchema }),
} as const;
