/** Whether this is the long run, `npm run test:long`: more of the same, for the night. */
export const isLong = process.env['LONG'] === '1';

/** What a test takes: little of it each time, and much of it in the long run. */
export const inLongRun = <T, U = T>(much: T, little: U): T | U => (isLong ? much : little);
