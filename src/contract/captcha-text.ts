/** Specified, byte for byte: what is said to whoever has not completed the captcha. */
export const CAPTCHA_INCOMPLETE = 'Please complete the recaptcha.';
