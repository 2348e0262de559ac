import { EmailSchema } from '#contract/user.ts';
import { expect, test } from '../support/browser.ts';

/** The usual examples of valid, odd and invalid addresses, as they stand in lists of test addresses. */
const addresses = [
  'simple@example.com', 'very.common@example.com', 'disposable.style.email.with+symbol@example.com', 'x@example.com',
  'other.email-with-hyphen@example.com', 'user.name+tag+sorting@example.com', 'example-indeed@strange-example.com', "o'hara@example.com",
  'test/test@test.com', 'mailhost!username@example.org', 'user%example.com@example.org', 'user-@example.org', '1234567890@example.com',
  'email@123.123.123.123', '_______@example.com', 'email@example.museum', 'email@example.co.jp', 'email@sub.domain.example.com',
  'plainaddress', '@example.com', 'Joe Smith <email@example.com>', 'email.example.com', 'email@example@example.com', 'email@example.com (Joe)',
  'a b@example.com', 'email@-example.com', 'email@example-.com', 'email@example..com', 'a"b(c)d,e:f;g<h>i[j]k@example.com',
  '"quoted"@example.com', 'email@[123.123.123.123]', 'email@example.com,', 'email@', 'email@.com', 'a@b c.com', 'email@exa_mple.com',
  'jordan.dale@example', 'root@localhost',
]; // prettier-ignore

test('accepts just the addresses that the browser’s e-mail field accepts and that have a domain of the net', async ({
  page,
}) => {
  await page.goto('/login');
  const inBrowser = await page.evaluate(
    (all) =>
      all.map((value) => {
        const field = Object.assign(document.createElement('input'), {
          type: 'email',
          required: true,
          value,
        });
        return field.validity.valid;
      }),
    addresses,
  );
  expect(inBrowser.filter(Boolean).length).toBeGreaterThan(15);
  expect(addresses.filter((address) => EmailSchema.safeParse(address).success)).toEqual(
    addresses.filter((address, i) => inBrowser[i] && /\.\w+$/.test(address)),
  );
});
