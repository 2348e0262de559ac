/** What a backup keeps and a restore replaces in DATA_DIR, by its name: the store of a site on SQLite, and the secret that `runtime/secret.ts` makes. */
export const STORE_FILE = 'redstreet.sqlite';
export const SECRET_FILE = 'secret';
