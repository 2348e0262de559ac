/** The number as providers want it: E.164, where ten digits are a number of the United States. */
export const toE164 = (digits: string): string => (digits.length === 10 ? `+1${digits}` : `+${digits}`);

/** Of North America: area and exchange begin with 2 to 9, and neither is a service such as 911. */
const NORTH_AMERICAN = /^\+1(?!\d11)[2-9]\d{2}(?!\d11)[2-9]\d{6}$/;
/** Of elsewhere: a country code that is no other's beginning is for its provider to know. */
const ELSEWHERE = /^\+[2-9]\d{9,14}$/;

/** The number that text messages are sent to; null for digits that cannot be one. */
export function textableNumber(digits: string | null): string | null {
  if (digits === null || !/^\d{10,15}$/.test(digits)) return null;
  const number = toE164(digits);
  return (number.startsWith('+1') ? NORTH_AMERICAN : ELSEWHERE).test(number) ? number : null;
}
