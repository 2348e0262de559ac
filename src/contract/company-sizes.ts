// Without the schema, whose library would come into every visitor's first script.

/** The sizes that people sort companies into, by market value in dollars; `max` is not included. */
export const companySizes = [
  { name: 'nano', label: 'Under $50M', min: 0, max: 50e6 },
  { name: 'micro', label: '$50M to $300M', min: 50e6, max: 300e6 },
  { name: 'small', label: '$300M to $1B', min: 300e6, max: 1e9 },
  { name: 'larger', label: '$1B to $2B', min: 1e9, max: 2e9 },
  { name: 'largest', label: '$2B and more', min: 2e9, max: null },
] as const;

/** The values between one size and the next, and the most that a small cap is worth. */
export const sizeBounds: readonly number[] = [...companySizes.flatMap(({ max }) => max ?? []), 5e9];
