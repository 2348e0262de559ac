import { RECENT_KEY } from '../palette/browser/remember-ticker.ts';

/** Keys of local storage that belong to one person. They show who is signed in and grant nothing. */
const KEYS = { name: 'sessionName', role: 'sessionRole', resetContact: 'resetContact' } as const;

/** Keys of the window's own storage: a question that was typed and not sent, and the heart that one wanted to set. */
const WINDOW_KEYS = ['chatDraft', 'favoriteWish'];

interface Person {
  name: string | null;
  email: string;
  role: string;
}

/** What a person is called: the name, else the part of the address before the @. */
export const shownName = ({ name, email }: Pick<Person, 'name' | 'email'>): string =>
  name?.trim() || email.slice(0, email.lastIndexOf('@'));

/** `JD` for `Jordan Dale`, at most two letters. */
export const initialsOf = (name: string): string =>
  name
    .trim()
    .split(/\s+/)
    .map((word) => word.charAt(0))
    .filter((_, index, letters) => index === 0 || index === letters.length - 1)
    .join('')
    .toUpperCase();

/** Open parts of the page follow. */
const tell = () => window.dispatchEvent(new Event('appearance'));

/** Keeps who is signed in, so that pages made for everyone can show it; open pages follow. */
export function keepSessionHint(person: Person): void {
  const name = shownName(person);
  if (localStorage.getItem(KEYS.name) === name && localStorage.getItem(KEYS.role) === person.role) return;
  localStorage.setItem(KEYS.name, name);
  localStorage.setItem(KEYS.role, person.role);
  tell();
}

/** Forgets who was signed in, and what they looked up. What belongs to the device (theme, font, filters) stays. */
export function forgetSessionHint(): void {
  if (localStorage.getItem(KEYS.name) === null && localStorage.getItem(KEYS.role) === null) return;
  localStorage.removeItem(KEYS.name);
  localStorage.removeItem(KEYS.role);
  localStorage.removeItem(RECENT_KEY);
  tell();
}

/**
 * Forgets at log-out all that this browser keeps of the person, key by key: what belongs to the device stays, and so do copies
 * of the desk, which are sealed (held-copies.ts).
 */
export function forgetPerson(): void {
  forgetSessionHint();
  resetContact.forget();
  for (const key of WINDOW_KEYS) sessionStorage.removeItem(key);
}

/**
 * Brings the hint in line with the session. The isVerified cookie comes with every answer to a signed-in person, so
 * without it there is none; with it, the server is asked when the hint is missing.
 */
export async function followSession(): Promise<void> {
  if (!/(?:^|; )isVerified=/.test(document.cookie)) return forgetSessionHint();
  if (localStorage.getItem(KEYS.name)) return;
  // Every page brings this along: the typed `ask` would weigh more than all of it.
  const response = await fetch('/api/auth/session').catch(() => undefined);
  if (!response) return;
  if (response.ok) keepSessionHint((await response.json()) as Person);
  else if (response.status === 401) document.cookie = 'isVerified=; Path=/; Max-Age=0';
}

/** The email or phone that a new password was asked for. */
export const resetContact = {
  get: (): string => localStorage.getItem(KEYS.resetContact) ?? '',
  keep: (contact: string): void => localStorage.setItem(KEYS.resetContact, contact),
  forget: (): void => localStorage.removeItem(KEYS.resetContact),
};
