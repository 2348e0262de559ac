export { shortName } from '#kit/company/short-name.ts';
