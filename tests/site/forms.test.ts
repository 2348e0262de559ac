import { expect, test } from 'vitest';
import { elementAt } from '../support/page-text.ts';
import { htmlOf } from '../support/the-site.ts';

/** The fields of a form by their names, each as it asks: its kind, whether it is required, its placeholder or its value. */
async function fieldsOf(path: string, form: RegExp): Promise<Record<string, string>> {
  const html = elementAt(await htmlOf(path), form) ?? '';
  return Object.fromEntries(
    [...html.matchAll(/<input\b[^>]*>/g)].map(([input]) => {
      const of = (name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(input)?.[1] ?? '';
      const asks = [of('type'), /\srequired\b/.test(input) && 'required', of('placeholder') || of('value')];
      return [of('name'), asks.filter(Boolean).join(' ')];
    }),
  );
}

test('the form of the newsletter requires a name, an email, a phone and the consent', async () => {
  expect(await fieldsOf('/newsletters', /<form method="post" action="\/newsletters"/)).toEqual({
    form: 'hidden full',
    firstName: 'text required',
    lastName: 'text required',
    emailAddress: 'email required',
    phone: 'tel required (123) 456-7890',
    consent: 'checkbox required',
  });
});

test('the form of a client requires a name, a phone and an email, and brings where it was filled in', async () => {
  const fields = await fieldsOf(
    '/stocks/ZZSMA/signup?utm_source=letter&utm_campaign=july&elsewhere=1',
    /<form\b[^>]*aria-label="Sign up for news of [^>]*>/,
  );
  expect(fields).toMatchObject({
    first_name: 'text required',
    last_name: 'text required',
    phone: 'tel required (123) 456 - 7890',
    email: 'email required',
    sms_consent: 'checkbox',
    stock_symbol: 'hidden ZZSMA',
    form_type: 'hidden company_optin',
    utm_source: 'hidden letter',
    utm_campaign: 'hidden july',
  });
  expect(Object.keys(fields)).not.toContain('elsewhere');
});
