import type { AstroGlobal } from 'astro';
import { faultsOf, type FormValues, noFaults, submit } from '#kit/form/form.ts';
import { load } from '#kit/http/load.ts';
import { loginHref } from '#kit/href/login-href.ts';
import { leaveNotice, takeNotice } from '#kit/page/notice.ts';
import { queryOf, SCREENS_PATH } from '#kit/screener/saved-screen.ts';
import { readScreener } from '#kit/screener/url.ts';
import { changeScreens, screensMessages } from './change-screens.ts';

type Page = Pick<AstroGlobal, 'request' | 'url' | 'locals' | 'response' | 'cookies'>;

/** Opens the page of saved screens, or says where to go instead: to the list again, or to sign in. */
export async function openScreens(page: Page) {
  const { api } = page.locals;
  const { pathname, search, searchParams } = page.url;
  const { values, failure, goTo } = await submit(page.request, async (given) => {
    leaveNotice(page, await changeScreens(api, given));
    return SCREENS_PATH;
  });
  if (goTo) return { goTo };
  const loaded = await load(api('screens.list'));
  const faulty = failure ?? loaded.failure;
  // What was to be saved comes back with the person.
  if (faulty?.code === 'unauthenticated') return { goTo: loginHref(pathname + search) };
  if (faulty) page.response.status = faulty.status;

  const screens = loaded.value?.data ?? null;
  const given = searchParams.get('save');
  const toSave = given === null ? null : queryOf(readScreener(new URLSearchParams(given)).state);
  const faults = faultsOf(failure, screensMessages.notChanged, ['name']);
  const asked = (name: string) =>
    toSave === null ? screens?.find(({ id }) => id === searchParams.get(name)) : undefined;
  return {
    /** null where they did not arrive. */
    screens,
    /** The query of the screen that is about to be saved. */
    toSave,
    toRename: asked('rename'),
    toDelete: asked('delete'),
    values: values satisfies FormValues,
    faultsOfForm: (intent: string) => (values['intent'] === intent ? faults : noFaults),
    /** A failure of a form that is not on the page stands above the list. */
    stray: !['save', 'rename', 'delete'].includes(values['intent'] ?? '') ? faults.alert : null,
    notice: takeNotice(page),
  };
}

/** What the page is given. */
export type OpenedScreens = Exclude<Awaited<ReturnType<typeof openScreens>>, { goTo: string }>;
