import { madeOnce } from '../made-once.ts';

const withOffset = madeOnce(
  () => new Intl.DateTimeFormat('en-US', { timeZone: 'America/New_York', timeZoneName: 'longOffset' }),
);

/** How many minutes New York's clock is behind the world's at an instant: 300 in winter, 240 in summer. */
export function newYorkOffset(at: Date): number {
  const [, hours = '5', minutes = '0'] = /GMT-(\d+):(\d+)/.exec(withOffset().format(at)) ?? [];
  return Number(hours) * 60 + Number(minutes);
}
