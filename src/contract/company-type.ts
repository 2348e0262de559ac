import * as z from 'zod/mini';
import { companyTypes } from './company-type-names.ts';

export const CompanyTypeSchema = z.enum(companyTypes);
