const NAME = 'authtoken';
const isNamed = (text: string) => text.toLowerCase().includes(NAME);

/** Whether an address carries an `authToken`, as a parameter or in its path. Such a token opens nothing here. */
export const carriesAuthToken = ({ pathname, searchParams }: URL): boolean =>
  isNamed(pathname) || [...searchParams.keys()].some(isNamed);

/** The same address without it: path and query, the path cut before the part that names it. */
export function withoutAuthToken({ pathname, searchParams }: URL): string {
  const parts = pathname.split('/');
  const cut = parts.findIndex(isNamed);
  const path = cut === -1 ? pathname : parts.slice(0, cut).join('/') || '/';
  const kept = new URLSearchParams([...searchParams].filter(([name]) => !isNamed(name))).toString();
  return kept === '' ? path : `${path}?${kept}`;
}
