import type { AstroGlobal } from 'astro';
import { sectorNames } from '#contract/bounds.ts';
import { type ApiError, isApiError } from '#contract/errors.ts';
import { type Preferences, PreferencesUpdateSchema, SubscriptionSchema } from '#contract/newsletter.ts';
import { type FormValues, submit } from '#kit/form/form.ts';
import { parseInput } from '#kit/http/parse-input.ts';
import { LINK_HEADERS, readLinkToken } from './link-token.ts';

type Page = Pick<AstroGlobal, 'request' | 'url' | 'locals' | 'response'>;

/** What became of asking for the links of a newsletter, on a page whose own link does not work. */
export interface AskedLinks {
  values: FormValues;
  failure: ApiError | null;
  areSent: boolean;
}

const nothingAsked: AskedLinks = { values: {}, failure: null, areSent: false };

/** Has the links sent to the address of the posted form. */
async function askForLinks({ request, locals }: Page): Promise<AskedLinks> {
  let areSent = false;
  const { values, failure } = await submit(request, async ({ email }) => {
    await locals.api('newsletter.sendLinks', {
      body: parseInput(SubscriptionSchema, { email: email ?? '' }),
    });
    areSent = true;
    return null;
  });
  return { values, failure, areSent };
}

/** The page of a mailed link with one button, as it opened. */
export interface OpenedLink {
  token: string | null;
  /** The link does not work, or no longer. */
  isDead: boolean;
  failure: ApiError | null;
}

function readLink({ url, response }: Page): string | null {
  for (const [name, value] of LINK_HEADERS) response.headers.set(name, value);
  return readLinkToken(url.searchParams);
}

function answerLink({ response }: Page, token: string | null, failure: ApiError | null): OpenedLink {
  const isDead = token === null || failure?.code === 'not_found';
  if (isDead) response.status = 404;
  else if (failure) response.status = failure.status;
  return { token, isDead, failure };
}

/** Confirms a subscription by the button of its page; `manageToken` then opens the preferences. */
export async function openConfirmation(page: Page): Promise<OpenedLink & { manageToken?: string }> {
  const token = readLink(page);
  // Opening the link changes nothing: mail programs open links to look for harm. The button does.
  let manageToken: string | undefined;
  const { failure } = await submit(page.request, async () => {
    if (token !== null)
      manageToken = (await page.locals.api('newsletter.confirm', { body: { token } })).token;
    return null;
  });
  return { ...answerLink(page, token, failure), ...(manageToken !== undefined && { manageToken }) };
}

/** Ends a subscription by the button of its page. */
export async function openUnsubscribe(
  page: Page,
): Promise<OpenedLink & { hasLeft: boolean; asked: AskedLinks }> {
  const token = readLink(page);
  // GET changes nothing; the button posts, and so does a mail program's one click (RFC 8058), in whatever form it likes.
  let hasLeft = false;
  let failure: ApiError | null = null;
  if (token !== null && page.request.method === 'POST') {
    try {
      await page.locals.api('newsletter.unsubscribe', { body: { token } });
      hasLeft = true;
    } catch (error) {
      if (!isApiError(error)) throw error;
      failure = error;
    }
  }
  const opened = answerLink(page, token, failure);
  // A secret that is whole and unknown was posted by its own button, and asks for nothing.
  const asked = token === null ? await askForLinks(page) : nothingAsked;
  if (asked.failure || asked.areSent) page.response.status = asked.failure?.status ?? 200;
  return { ...opened, hasLeft, asked };
}

/** The preferences of a subscriber as they opened. */
export interface OpenedPreferences {
  token: string | null;
  /** null where the link does not work. */
  preferences: Preferences | null;
  saved: boolean;
  failure: ApiError | null;
  asked: AskedLinks;
}

/** The checkbox of a sector: a form's fields are read once each, so that each needs a name of its own. */
export const topicField = (index: number): string => `topic${index}`;

/** Opens the preferences behind a mailed link, once those of the posted form are saved. */
export async function openPreferences(page: Page): Promise<OpenedPreferences> {
  const { api } = page.locals;
  const token = readLink(page);
  if (token === null) {
    const asked = await askForLinks(page);
    page.response.status = asked.failure?.status ?? (asked.areSent ? 200 : 404);
    return { token, preferences: null, saved: false, failure: null, asked };
  }
  let saved = false;
  const { failure } = await submit(page.request, async (given) => {
    const topics = sectorNames.filter((_, index) => given[topicField(index)] === 'on');
    const body = parseInput(PreferencesUpdateSchema, {
      token,
      frequency: given.frequency,
      topics,
    });
    await api('newsletter.setPreferences', { body });
    saved = true;
    return null;
  });
  const preferences = await api('newsletter.preferences', { query: { token } }).catch((error: unknown) => {
    if (!isApiError(error) || error.code === 'not_found') return null;
    throw error;
  });
  if (!preferences) page.response.status = 404;
  else if (failure) page.response.status = failure.status;
  return { token, preferences, saved, failure, asked: nothingAsked };
}
