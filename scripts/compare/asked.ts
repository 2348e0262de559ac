/** Who asks: nobody, a verified person, one of the staff. */
export const roles = ['guest', 'member', 'staff'] as const;
export type Role = (typeof roles)[number];

/** One request of a take. `{name}` in its parts stands for what an earlier answer was asked to teach. */
export interface Asked {
  as: Role;
  method: string;
  path: string;
  /** Sent as JSON. */
  json?: unknown;
  /** Sent as a page's own form. */
  form?: Record<string, string>;
  headers?: Record<string, string>;
  /** Keeps the `id` or `token` of the answer under this name. */
  teaches?: string;
  /** Only a digest of the body is kept: pictures and other files. */
  digestOnly?: true;
}

/** Reads of a role. */
export const reads = (as: Role, paths: readonly string[]): Asked[] =>
  paths.map((path) => ({ as, method: 'GET', path }));

/** What a request is called in a record: the same in every take. */
export function nameOf({ as, method, path, json, form, headers }: Asked): string {
  const parts = [json, form, headers].filter((part) => part !== undefined);
  return [as, method, path, ...parts.map((part) => JSON.stringify(part))].join(' ');
}
