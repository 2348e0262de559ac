export { shortName } from '#kit/short-name.ts';
