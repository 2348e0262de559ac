import * as z from 'zod/mini';
import { companySizes } from './company-sizes.ts';

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
