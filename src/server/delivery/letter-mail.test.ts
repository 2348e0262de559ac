import { expect, test } from 'vitest';
import { letterMail } from './letter-mail.ts';

const site = { siteName: 'RedStreet', publicUrl: 'https://redstreet.example' };
const letter = {
  id: 'letter-2026-07-05',
  title: 'The week to Jul 2: P&G rises',
  summary: '2 moves.',
  html: '<p>From <a href="/stocks/UP" rel="noopener nofollow">Up (UP)</a></p><h2>What moved</h2><table><thead><tr><th scope="col">Company</th><th scope="col">Change</th></tr></thead><tbody><tr><th scope="row"><a href="https://www.sec.gov/x">UP</a></th><td>+20.00%</td></tr></tbody></table><hr><p>Not investment advice.</p>',
};
const mail = letterMail(site, letter, { email: 'ann@example.com', manageToken: 'secret' });

test('a letter is mailed whole, its addresses whole, with the ways to change and to leave', () => {
  expect(mail).toMatchObject({ channel: 'email', to: 'ann@example.com', subject: letter.title });
  expect(mail.html).toContain('href="https://redstreet.example/stocks/UP"');
  expect(mail.html).toContain('href="https://www.sec.gov/x"');
  expect(mail.html).not.toMatch(/href="\/|<script|<img|<link/);
  expect(mail.html).toContain('The week to Jul 2: P&amp;G rises');
  expect(mail.html).toContain('+20.00%');
  for (const text of [mail.html, mail.text]) {
    expect(text).toContain('https://redstreet.example/newsletters/letter-2026-07-05');
    expect(text).toContain('https://redstreet.example/newsletters/unsubscribe?token=secret');
    expect(text).toContain('https://redstreet.example/newsletters/preferences?token=secret');
  }
  expect(mail.headers).toEqual({
    'List-Unsubscribe': '<https://redstreet.example/newsletters/unsubscribe?token=secret>',
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  });
});

test('as plain text each row is a line', () => {
  expect(mail.text).toContain('What moved\nCompany | Change\nUP | +20.00%\nNot investment advice.');
  expect(mail.text).not.toMatch(/<[a-z]/);
});

test('what staff write is mailed with pictures of ours whole, and a player as a link to what it plays', () => {
  const html =
    '<h3>Part</h3><ul><li>One</li><li>Two</li></ul><img src="/uploads/a.webp" alt="A" loading="lazy"><iframe src="https://player.vimeo.com/video/1" title="Video"></iframe>';
  const written = letterMail(site, { ...letter, html }, { email: 'ann@example.com', manageToken: 'secret' });
  expect(written.html).toContain('src="https://redstreet.example/uploads/a.webp"');
  expect(written.html).toContain('href="https://player.vimeo.com/video/1">Watch the video</a>');
  expect(written.html).not.toContain('<iframe');
  expect(written.text).toContain('Part\nOne\nTwo');
});

test('a test says that it is one, and holds no link that ends anything', () => {
  const trial = letterMail(site, letter, { email: 'ann@example.com', manageToken: null });
  expect(trial.subject).toBe(`Test: ${letter.title}`);
  expect(trial.headers).toBeUndefined();
  expect(`${trial.html}${trial.text}`).not.toMatch(/token=|unsubscribe/);
});
