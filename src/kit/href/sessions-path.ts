import { companyTabPath } from './addresses.ts';

/** Where the sessions of a company from one day to another stand on its page, with what they come to. */
export const sessionsPath = (ticker: string, from: string, to: string): string =>
  `${companyTabPath(ticker, 'marketdata')}?from=${from}&to=${to}#sessions`;

/** Where one session of a company stands, among those around it. */
export const sessionPath = (ticker: string, day: string): string => sessionsPath(ticker, day, day);
