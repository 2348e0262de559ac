import { atom, type ReadableAtom } from 'nanostores';
import type { Screen, ScreenInput } from '#contract/screen.ts';
import { isApiError } from '#contract/api-error.ts';
import { ask } from '#ui/browser/ask.ts';
import { schemaOf } from './load-answers.ts';

/** Why the screens are not here: nobody is signed in any more, the address is not confirmed, or no good answer came. */
export type ScreensFailure = 'signed-out' | 'unverified' | 'failed';

export interface SavedView {
  /** By name; null before the first answer. */
  screens: readonly Screen[] | null;
  failure: ScreensFailure | null;
}

/** What became of an attempt to save. */
export type Saving =
  | { kind: 'saved' }
  /** A screen of that name exists; it may be replaced. */
  | { kind: 'taken'; message: string; screen: Screen | undefined }
  | { kind: 'refused'; message: string }
  | { kind: ScreensFailure };

export interface SavedStore {
  $saved: ReadableAtom<SavedView>;
  /** Asks for the screens again. Resolves when they are there or cannot be had. */
  load(): Promise<void>;
  /** Keeps a screen under a new name. */
  save(input: ScreenInput): Promise<Saving>;
  /** Gives a kept screen the query of another, under the name it has. */
  replace(screen: Screen, input: Omit<ScreenInput, 'name'>): Promise<Saving>;
}

/** How the store comes by the screens of who is signed in. */
export interface ScreensApi {
  list(): Promise<Screen[]>;
  create(input: ScreenInput): Promise<Screen>;
  update(id: string, change: Partial<ScreenInput>): Promise<Screen>;
}

/** The calls of the browser's API. */
export const screensApi: ScreensApi = {
  list: async () => (await ask('GET /screens', {}, { schema: schemaOf('ScreenListSchema') })).data,
  create: (body) => ask('POST /screens', { body }, { schema: schemaOf('ScreenSchema') }),
  update: (id, body) =>
    ask('PATCH /screens/:id', { params: { id }, body }, { schema: schemaOf('ScreenSchema') }),
};

/** The saved screens of who is signed in, as the menu and the dialog of the screener know them. */
export function createSavedStore(api: ScreensApi): SavedStore {
  const $saved = atom<SavedView>({ screens: null, failure: null });

  // Beside the others, which are asked for where they never came: one of many is not all.
  const put = async (screen: Screen) => {
    try {
      const known = $saved.get().screens ?? (await api.list());
      const others = known.filter(({ id }) => id !== screen.id);
      const rest = screen.isDefault ? others.map((other) => ({ ...other, isDefault: false })) : others;
      const screens = [...rest, screen].sort((a, b) => a.name.localeCompare(b.name, 'en'));
      $saved.set({ screens, failure: null });
    } catch (error) {
      $saved.set({ screens: null, failure: failureOf(error) });
    }
  };

  const write = async (call: () => Promise<Screen>, name: string): Promise<Saving> => {
    try {
      await put(await call());
      return { kind: 'saved' };
    } catch (error) {
      if (!isApiError(error) || ![400, 404, 409].includes(error.status)) return { kind: failureOf(error) };
      const fault = error.fields?.['name'];
      if (error.status !== 409 || fault === undefined)
        return { kind: 'refused', message: fault ?? error.message };
      const screens = $saved.get().screens ?? (await api.list().catch(() => []));
      return { kind: 'taken', message: fault, screen: screens.find((other) => isNamed(other, name)) };
    }
  };

  return {
    $saved,
    async load() {
      try {
        $saved.set({ screens: await api.list(), failure: null });
      } catch (error) {
        $saved.set({ screens: $saved.get().screens, failure: failureOf(error) });
      }
    },
    save: (input) => write(() => api.create(input), input.name),
    replace: (screen, input) => write(() => api.update(screen.id, input), screen.name),
  };
}

/** As the API compares names: without blanks around them, in one spelling of their letters. */
const isNamed = (screen: Screen, name: string) => screen.name === name.trim().normalize('NFC');

function failureOf(error: unknown): ScreensFailure {
  if (!isApiError(error)) return 'failed';
  return error.status === 401 ? 'signed-out' : error.status === 403 ? 'unverified' : 'failed';
}

let shared: SavedStore | undefined;

/** The one store of this page. */
export const savedStore = (): SavedStore => (shared ??= createSavedStore(screensApi));
