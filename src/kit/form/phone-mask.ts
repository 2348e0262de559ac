/** A text field at one moment. */
export interface FieldState {
  text: string;
  /** Where the caret stands, in characters from the start. */
  caret: number;
}

const MAX_DIGITS = 10;
const digitsIn = (text: string): string => text.replace(/\D/g, '');

/** The form of accounts, and that of company sign-ups. */
export type PhoneJoint = '-' | ' - ';

/** `(555) 010-4477` for ten digits, and as much of it as there are; more than ten stay as they are. */
export function maskPhone(digits: string, joint: PhoneJoint = '-'): string {
  if (digits === '' || digits.length > MAX_DIGITS) return digits;
  if (digits.length <= 3) return `(${digits}`;
  const start = `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}`;
  return digits.length <= 6 ? start : `${start}${joint}${digits.slice(6)}`;
}

/** Right behind the `count`-th digit. */
function caretBehind(text: string, count: number): number {
  let seen = 0;
  for (let i = 0; i < text.length; i++) {
    if (seen === count) return i;
    if (/\d/.test(text.charAt(i))) seen += 1;
  }
  return text.length;
}

/** A number that came whole may carry the country code. */
const withoutCountry = (digits: string): string =>
  digits.length === MAX_DIGITS + 1 && digits.startsWith('1') ? digits.slice(1) : digits;

/**
 * What a masked field becomes after an edit left it as `now`; `before` is its text before, `inputType` as of the input
 * event. Deleting a separator deletes the digit beside it, or one could never get past it.
 */
export function editPhone(
  before: string,
  now: FieldState,
  inputType: string,
  joint: PhoneJoint = '-',
): FieldState {
  const oldDigits = digitsIn(before);
  let digits = digitsIn(now.text);
  let behind = digitsIn(now.text.slice(0, now.caret)).length;

  if (inputType.startsWith('delete') && digits === oldDigits && now.text.length < before.length) {
    const isForward = inputType.endsWith('Forward');
    const gone = isForward ? behind : behind - 1;
    if (gone >= 0) digits = digits.slice(0, gone) + digits.slice(gone + 1);
    if (!isForward) behind = Math.max(behind - 1, 0);
  }
  if (inputType !== 'insertText') {
    const national = withoutCountry(digits);
    behind -= digits.length - national.length;
    digits = national;
  }
  digits = digits.slice(0, MAX_DIGITS);
  const text = maskPhone(digits, joint);
  const caret = behind <= 0 ? Math.min(text.length, 1) : caretBehind(text, behind);
  return { text, caret };
}
