import * as z from 'zod/mini';

/** The sizes that people sort companies into, by market value in dollars; `max` is not included. */
export const companySizes = [
  { name: 'nano', label: 'Under $50M', min: 0, max: 50e6 },
  { name: 'micro', label: '$50M to $300M', min: 50e6, max: 300e6 },
  { name: 'small', label: '$300M to $1B', min: 300e6, max: 1e9 },
  { name: 'larger', label: '$1B to $2B', min: 1e9, max: 2e9 },
  { name: 'largest', label: '$2B and more', min: 2e9, max: null },
] as const;

type CompanySize = (typeof companySizes)[number];
export type CompanySizeName = CompanySize['name'];

export const companySizeNames = companySizes.map(({ name }) => name);

/** One of the sizes, by its name. */
export const CompanySizeSchema = z.enum(companySizeNames, 'must be a size');

/** A size by its name. */
export const sizeOf = <Name extends CompanySizeName>(name: Name): Extract<CompanySize, { name: Name }> =>
  Object.fromEntries(companySizes.map((size) => [size.name, size]))[name] as Extract<
    CompanySize,
    { name: Name }
  >;

/** The values between one size and the next, and the most that a small cap is worth. */
export const sizeBounds: readonly number[] = [...companySizes.flatMap(({ max }) => max ?? []), 5e9];
