import { messages } from '#contract/messages.ts';
import { keepPhoneMasked } from '#ui/browser/keep-phone-masked.ts';
import { showFaults } from '#ui/browser/show-faults.ts';
import { startCaptcha } from './start-captcha.ts';

/** What a field lacks, in the words in which the server says it. */
function faultOf({ validity, labels }: HTMLInputElement): string | undefined {
  if (validity.valueMissing) return `${labels?.[0]?.textContent.trim() ?? ''} is required`;
  return validity.typeMismatch ? messages.emailInvalid : undefined;
}

/** What is missing is said at the fields before the browser has worked for the captcha. */
function sayWhatIsMissing(form: HTMLFormElement): void {
  form.addEventListener('submit', (event) => {
    const fields = form.querySelectorAll<HTMLInputElement>('.fields input');
    const faults = [...fields].flatMap((field) => {
      const fault = faultOf(field);
      return fault === undefined ? [] : [[field.name, fault] as const];
    });
    if (!showFaults(form, Object.fromEntries(faults))) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  });
}

/** Takes over a company's sign-up form: its phone field, its captcha, and what is missing. */
export function startSignup(form: HTMLFormElement, captcha: HTMLElement): void {
  const phone = form.querySelector<HTMLInputElement>('input[type="tel"]');
  if (phone) keepPhoneMasked(phone, ' - ');
  sayWhatIsMissing(form);
  startCaptcha(form, captcha);
}
