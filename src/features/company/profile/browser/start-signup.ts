import { keepPhoneMasked } from '#ui/browser/keep-phone-masked.ts';
import { startCaptcha } from './start-captcha.ts';

/** Takes over a company's sign-up form: its phone field and its captcha. */
export function startSignup(form: HTMLFormElement, captcha: HTMLElement): void {
  const phone = form.querySelector<HTMLInputElement>('input[type="tel"]');
  if (phone) keepPhoneMasked(phone, ' - ');
  startCaptcha(form, captcha);
}
