import { expect, test } from 'vitest';
import { CompanySignupSchema } from '#contract/company-signup.ts';
import { signupBody, utmOf } from './signup-form.ts';

const posted = {
  first_name: 'Ann',
  last_name: 'Lee',
  phone: '(555) 010 - 4477',
  email: 'ann@example.com',
  sms_consent: 'on',
  utm_source: 'letter',
  captcha: 'work',
};

test('a posted form is a sign-up of the contract, the phone as digits', () => {
  expect(CompanySignupSchema.parse(signupBody('PAID', posted))).toEqual({
    stock_symbol: 'PAID',
    first_name: 'Ann',
    last_name: 'Lee',
    phone: '5550104477',
    email: 'ann@example.com',
    sms_consent: true,
    utm: { utm_source: 'letter' },
    captcha: { kind: 'work', proof: 'work' },
  });
});

test('a box that is not ticked is no consent', () => {
  expect(signupBody('PAID', { ...posted, sms_consent: undefined })).toMatchObject({ sms_consent: false });
});

test.each([
  [
    { captcha: '', captcha_token: 't', captcha_answer: '7' },
    { kind: 'question', proof: 't', answer: '7' },
  ],
  [{ captcha: '', captcha_token: 't', captcha_answer: '' }, undefined],
  [
    { captcha: '', 'g-recaptcha-response': 'r' },
    { kind: 'recaptcha', proof: 'r' },
  ],
  [{ captcha: '' }, undefined],
])('of %j the captcha is %j', (values, captcha) => {
  expect(signupBody('PAID', { ...posted, ...values }).captcha).toEqual(captcha);
});

test('of an address only the utm fields are taken, cut to what is kept', () => {
  const query = new URLSearchParams({
    utm_source: ' x ',
    utm_term: 'y'.repeat(300),
    utm_medium: '',
    page: '2',
  });
  expect(utmOf(query)).toEqual({ utm_source: 'x', utm_term: 'y'.repeat(200) });
});
