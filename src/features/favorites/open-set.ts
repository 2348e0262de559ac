import type { AstroGlobal } from 'astro';
import type { ApiError } from '#contract/errors.ts';
import { submit, wayOut } from '#kit/form/form.ts';
import { load } from '#kit/http/load.ts';
import { sameSitePath } from '#kit/site/same-site.ts';
import { leaveRemoved } from './removed.ts';
import { findItem, readItem, setFavorite } from './set.ts';

type Page = Pick<AstroGlobal, 'request' | 'url' | 'locals' | 'response' | 'cookies'>;

/** The page that makes something a favorite, or one no more, as it opened. */
export interface OpenedSet {
  /** null where it did not arrive. */
  chosen: (NonNullable<ReturnType<typeof readItem>> & { isFavorite: boolean; name: string }) | null;
  /** The page to come back to. */
  next: string;
  failure: ApiError | null;
}

/** Opens it, or says where to go instead, or that there is no such thing. Reading changes nothing: only a form of ours does. */
export async function openSet(
  page: Page,
): Promise<{ goTo: string } | { goTo?: undefined; set: OpenedSet | null }> {
  const { api } = page.locals;
  const { searchParams } = page.url;
  const { values, failure, goTo } = await submit(page.request, async ({ kind, id, favorite, next }) => {
    const item = readItem(kind, id);
    const isFavorite = favorite === 'true';
    if (!item || (!isFavorite && favorite !== 'false')) return null;
    await setFavorite(api, item, isFavorite);
    const target = sameSitePath(next) ?? '/favorites';
    if (!isFavorite && /^\/favorites(?:[/?]|$)/.test(target)) leaveRemoved(page, item);
    return target;
  });
  if (goTo) return { goTo };
  const item = readItem(values['kind'] ?? searchParams.get('kind'), values['id'] ?? searchParams.get('id'));
  const loaded = item ? await load(findItem(api, item)) : { value: null, failure: null };
  const faulty = failure ?? loaded.failure;
  const out = wayOut(faulty, page.url);
  if (out) return { goTo: out };
  if (!loaded.failure && (!item || !loaded.value)) return { set: null };
  if (faulty) page.response.status = faulty.status;
  const next = sameSitePath(values['next'] ?? searchParams.get('next')) ?? '/favorites';
  return { set: { chosen: item && loaded.value && { ...item, ...loaded.value }, next, failure } };
}
