import { editPhone } from '../phone-mask.ts';
import { startCaptcha } from './start-captcha.ts';

/** Writes a phone number in its form while one types. */
function startMask(phone: HTMLInputElement): void {
  let before = phone.value;
  const edit = (inputType: string) => {
    const now = { text: phone.value, caret: phone.selectionStart ?? phone.value.length };
    const { text, caret } = editPhone(before, now, inputType, ' - ');
    before = text;
    phone.value = text;
    if (document.activeElement === phone) phone.setSelectionRange(caret, caret);
  };
  // What was typed before the rules arrived.
  edit('insertReplacementText');
  // What a browser fills in by itself comes as an event of another kind.
  phone.addEventListener('input', (event: Event) => edit(event instanceof InputEvent ? event.inputType : ''));
}

/** Takes over a company's sign-up form: its phone field and its captcha. */
export function startSignup(form: HTMLFormElement, captcha: HTMLElement): void {
  const phone = form.querySelector<HTMLInputElement>('input[type="tel"]');
  if (phone) startMask(phone);
  startCaptcha(form, captcha);
}
