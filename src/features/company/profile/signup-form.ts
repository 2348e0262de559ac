import type { CaptchaProof } from '#contract/captcha.ts';
import { utmFields } from '#contract/company-signup.ts';
import { plainPhone } from '#kit/form/contact.ts';
import type { FormValues } from '#kit/form/form.ts';

/** The utm fields of an address, as far as it has them. */
export const utmOf = (query: URLSearchParams): Record<string, string> =>
  Object.fromEntries(
    utmFields.flatMap((name) => {
      const value = query.get(name)?.trim().slice(0, 200);
      return value ? [[name, value]] : [];
    }),
  );

/** The captcha of a posted form, whichever kind was completed; undefined for none. */
function captchaIn(values: FormValues): CaptchaProof | undefined {
  const recaptcha = values['g-recaptcha-response'];
  if (recaptcha) return { kind: 'recaptcha', proof: recaptcha };
  if (values.captcha_token && values.captcha_answer)
    return { kind: 'question', proof: values.captcha_token, answer: values.captcha_answer };
  return values.captcha ? { kind: 'work', proof: values.captcha } : undefined;
}

/** A posted form as the body of the call; whether it is right is for the contract to say. */
export const signupBody = (ticker: string, values: FormValues): Record<string, unknown> => ({
  stock_symbol: ticker,
  first_name: values.first_name ?? '',
  last_name: values.last_name ?? '',
  phone: plainPhone(values.phone),
  email: values.email ?? '',
  sms_consent: values.sms_consent === 'on',
  utm: utmOf(new URLSearchParams(utmFields.flatMap((name) => (values[name] ? [[name, values[name]]] : [])))),
  captcha: captchaIn(values),
});
