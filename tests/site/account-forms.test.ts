import { expect, test } from 'vitest';
import { enter, known } from '../support/open-site.ts';
import { readable } from '../support/page-text.ts';
import { htmlOf, site } from '../support/the-site.ts';

/** Posts a form as a page of the site would; answers the status and the page. */
async function post(path: string, fields: Record<string, string>, cookie = ''): Promise<[number, string]> {
  const answer = await fetch(site.url + path, {
    method: 'POST',
    headers: { origin: site.url, cookie },
    body: new URLSearchParams(fields),
    redirect: 'manual',
  });
  return [answer.status, await answer.text()];
}

/** What stands in a field of a page. */
const valueOf = (html: string, name: string): string | undefined =>
  /\svalue="([^"]*)"/.exec(new RegExp(`<input\\b[^>]*\\sname="${name}"[^>]*>`).exec(html)?.[0] ?? '')?.[1];

test('an account that is not deleted says so in the specified words, and why', async () => {
  const cookie = await enter(site, await known(site));
  const refused = { 'delete=password': { password: 'Wrong1!' }, 'delete=code': { code: '000000' } };
  const reasons = ['Incorrect password', 'Confirmation code is incorrect'];
  for (const [at, [query, fields]] of Object.entries(refused).entries()) {
    const [status, html] = await post(`/Profile/Data_Usage?${query}`, fields, cookie);
    expect(status).toBe(403);
    expect(readable(html)).toContain('Failed to delete user');
    expect(readable(html)).toContain(reasons[at]);
  }
});

test('a code that was typed stays while the new password is put right, and goes when it is wrong', async () => {
  const person = await known(site);
  const cookie = await enter(site, person);
  const weak = { code: '123456', newPassword: 'weak', confirmation: 'weak' };
  const [, reset] = await post('/reset-password', { ...weak, contact: person.email });
  expect(readable(reset)).toContain('Password must be at least 6 characters');
  expect(valueOf(reset, 'code')).toBe('123456');
  const [, changed] = await post('/Profile/Change_Password?step=code', weak, cookie);
  expect(readable(changed)).toContain('Password should be at least 6 characters long');
  expect(valueOf(changed, 'code')).toBe('123456');
  const wrong = { code: '000000', newPassword: 'Another2?', confirmation: 'Another2?' };
  const [, refused] = await post('/reset-password', { ...wrong, contact: person.email });
  expect(readable(refused)).toContain('Failed to reset password. Please try again.');
  expect(valueOf(refused, 'code')).toBeUndefined();
});

test('the form of the newsletter tells a phone that is missing from one that is wrong', async () => {
  const form = {
    form: 'full',
    firstName: 'Ann',
    lastName: 'Lee',
    emailAddress: 'ann.lee@mail.example',
    consent: 'on',
  };
  const [, missing] = await post('/newsletters', { ...form, phone: ' ' });
  expect(readable(missing)).toContain('Phone number is required');
  const [, wrong] = await post('/newsletters', { ...form, phone: '12' });
  expect(readable(wrong)).toContain('Invalid phone number format. Format should be (XXX) XXX-XXXX');
});

test('who forgot the password on the way to a page comes there with the new one, signed in by nobody but themselves', async () => {
  const person = await known(site);
  const next = '?next=%2Fvideos%3Fsearch%3Dalder';
  expect(await htmlOf(`/login${next}`)).toContain(`href="/forgot-password${next}"`);
  expect(await htmlOf(`/forgot-password${next}`)).toContain(`href="/login${next}"`);
  const send = async (path: string, fields: Record<string, string>) => {
    const answer = await fetch(site.url + path, {
      method: 'POST',
      headers: { origin: site.url },
      body: new URLSearchParams(fields),
      redirect: 'manual',
    });
    const cookies = answer.headers.getSetCookie().map((line) => line.split(';')[0] ?? '');
    return { at: answer.headers.get('location'), cookies };
  };
  const contact = person.email;
  expect((await send(`/forgot-password${next}`, { contact })).at).toBe(`/reset-password${next}`);
  const [, asks] = await post(`/reset-password${next}`, { contact });
  expect(asks).toContain(`action="/forgot-password${next}"`);
  const fields = { contact, code: await site.codeTo(person.email), newPassword: 'Another2?' };
  const { at, cookies } = await send(`/reset-password${next}`, fields);
  expect(at).toBe(`/reset-password${next}`);
  // It signs nobody in: the one cookie says what the next page is to tell.
  expect(cookies).toHaveLength(1);
  const [cookie = ''] = cookies;
  expect(cookie).not.toMatch(/^(?:Authorization|isVerified|verifiedProof)=/);
  const done = await (await fetch(`${site.url}/reset-password${next}`, { headers: { cookie } })).text();
  expect(readable(done)).toContain('Password reset successful! Redirecting to login...');
  expect(done).toContain(`href="/login${next}"`);
  // What tells the browser to forget for whom the code was, and nothing of that person.
  expect(done).toMatch(/<reset-contact data-done="true"/);
  expect(done).not.toContain(person.email);
  expect(await htmlOf('/forgot-password?next=%2F%2Felsewhere.example')).not.toContain('elsewhere.example');
});
