/** After which the figures are asked for again: that of the contract. Imported from there it would be one more file for every guest. */
export const REFRESH_MS = 900_000;
