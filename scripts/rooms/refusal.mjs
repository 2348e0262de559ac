import { faces, rooms, serverOnly, serverPackages } from '../../eslint.imports.js';

/** @type {(path: string) => string[]} */
const parts = (path) => (path === '' ? [] : path.split('/'));

/**
 * Whether a path is a place of the table, or lies in it; `*` stands for one name, or for a part of it in `*.ts`.
 * @type {(path: string, place: string) => boolean}
 */
const inside = (path, place) => {
  const names = parts(path);
  return parts(place).every((part, i) =>
    part === '*.ts'
      ? names.length === i + 1 && names[i].endsWith('.ts')
      : names[i] !== undefined && (part === '*' || part === names[i]),
  );
};

/**
 * The row of a path from src: the longest room it lies in, one written out before one with `*`.
 * @param {string} path
 */
export function rowOf(path) {
  const folder = parts(path).slice(0, -1).join('/');
  const weight = ({ room }) => parts(room).length * 2 - Number(room.includes('*'));
  return rooms.filter(({ room }) => inside(folder, room)).sort((a, b) => weight(b) - weight(a))[0];
}

/**
 * The room of a path from src, `features/news` for `features/news/view.ts`; empty for files that lie in src itself.
 * @type {(path: string) => string}
 */
export const roomOf = (path) =>
  parts(path)
    .slice(0, parts(rowOf(path).room).length)
    .join('/');

/**
 * Whether a path from src runs in the browser: browser folders, islands, and scripts of components (`X.astro/0_0.ts`).
 * @type {(path: string) => boolean}
 */
export const isBrowserCode = (path) => /(^|\/)browser\/|^islands\/|\.astro\//.test(path);

const isServerOnly = (path) => inside(path, 'server') || serverOnly.some((place) => inside(path, place));

/**
 * Why a file may not import a package, and what to do instead; undefined when it may.
 * @param {string} from path from src
 * @param {string} name as written, `node:fs`
 * @returns {string | undefined}
 */
export function packageRefusal(from, name) {
  if (!serverPackages.test(name) || isServerOnly(from)) return undefined;
  return isBrowserCode(from)
    ? `${name} does not reach the browser: let the server compute it and hand over the result.`
    : `Only the server has ${name}: move this to src/server, or list the file as serverOnly in eslint.imports.js.`;
}

/**
 * Why a file may not import another, and what to do instead; undefined when it may.
 * @param {string} from path from src
 * @param {string} to path from src
 * @param {boolean} [typeOnly] whether the import is gone when the program runs
 * @returns {string | undefined}
 */
export function refusal(from, to, typeOnly = false) {
  if (to.startsWith('../')) {
    return /^\.\.\/(tests|scripts)\//.test(to)
      ? `${to.slice(3)} is no part of the program: move what both need into src.`
      : undefined;
  }
  if (isBrowserCode(from) && !typeOnly && isServerOnly(to)) {
    return `${to} is for the server only (serverOnly in eslint.imports.js): let the server compute it and hand over the result.`;
  }
  const row = rowOf(from);
  const [fromRoom, toRoom] = [roomOf(from), roomOf(to)];
  if (fromRoom === toRoom) return undefined;
  if (row.may.some((place) => inside(to, place))) return undefined;
  if (typeOnly && row.types?.some((place) => inside(to, place))) return undefined;
  if (inside(from, 'features') && inside(to, 'features')) {
    const [, feature] = toRoom.split('/');
    if (faces[feature]?.some((file) => to === `${toRoom}/${file}`)) return undefined;
    return `${to} is not of the face of ${feature}: use a file of its face (faces in eslint.imports.js), or move what both need to ui or kit.`;
  }
  return `${fromRoom || 'src'} may not import ${to}. ${row.instead}`;
}
