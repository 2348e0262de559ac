import { expect, test } from 'vitest';
import { ChatTitleBodySchema } from './chat.ts';
import { ClientUpdateSchema } from './client.ts';
import { CompanyCardSchema } from './company.ts';
import { EventInputSchema } from './event.ts';
import { FavoriteCompanySchema, FavoriteEventSchema } from './favorite.ts';
import { filingGroups } from './filing.ts';
import { IpoSchema } from './ipo.ts';
import { LandingPageUpdateSchema } from './landing-page.ts';
import { NewsInputSchema, NewsUpdateSchema } from './news.ts';
import { NewsletterSignupSchema } from './newsletter.ts';
import { NotificationInputSchema } from './notification.ts';
import { VideoInputSchema } from './video.ts';

test('a favorite is named alone, or with the wanted state', () => {
  expect(FavoriteCompanySchema.parse({ symbol: 'abeo' })).toEqual({ symbol: 'ABEO' });
  expect(FavoriteCompanySchema.parse({ symbol: 'ABEO', favorite: false })).toEqual({
    symbol: 'ABEO',
    favorite: false,
  });
  expect(FavoriteCompanySchema.safeParse({ symbol: 'ABEO', favorite: 'yes' }).success).toBe(false);
  expect(FavoriteCompanySchema.safeParse({ symbol: 'ABEO', userId: 'x' }).success).toBe(false);
});

test('an event or a webinar is named, one of the two', () => {
  expect(FavoriteEventSchema.safeParse({ eventId: 'a' }).success).toBe(true);
  expect(FavoriteEventSchema.safeParse({ webinarId: 'a', favorite: true }).success).toBe(true);
  expect(FavoriteEventSchema.safeParse({}).error?.issues[0]?.message).toBe('needs eventId or webinarId');
  expect(FavoriteEventSchema.safeParse({ eventId: 'a', webinarId: 'b' }).success).toBe(false);
});

test('a card hides what must not leave a list, and knows a favorite by either sign', () => {
  const card = { symbol: 'ABEO', name: 'Abeona', Active: true, created_at: '2026-01-01' };
  expect(CompanyCardSchema.parse(card)).toEqual({ symbol: 'ABEO', name: 'Abeona' });
  const listed = { ...card, Favorite_Company: [{ profile_id: 1, company_symbol: 'ABEO' }] };
  expect(CompanyCardSchema.parse(listed)).toEqual({ symbol: 'ABEO', name: 'Abeona', isFavorite: true });
  expect(CompanyCardSchema.parse({ ...card, Favorite_Company: [] })).toHaveProperty('isFavorite', false);
  expect(CompanyCardSchema.safeParse(null).success).toBe(false);
});

test('news needs a title and a symbol, and only https addresses', () => {
  const item = { title: 'Results', company_symbol: 'ABEO' };
  expect(
    NewsInputSchema.safeParse({ ...item, thumbnail: 'https://img.example/a.png', published_at: '2026-07-02' })
      .success,
  ).toBe(true);
  expect(NewsInputSchema.safeParse({ ...item, title: ' ' }).error?.issues[0]?.message).toBe(
    'Title is required',
  );
  for (const thumbnail of [
    'http://a.b',
    'javascript:alert(1)',
    'data:image/svg+xml,x',
    'https://u:p@a.b',
    'https://',
  ])
    expect(NewsInputSchema.safeParse({ ...item, thumbnail }).error?.issues[0]?.message).toBe(
      'must be an address that begins with https://',
    );
  expect(NewsInputSchema.safeParse({ ...item, published_at: 'yesterday' }).success).toBe(false);
  expect(NewsUpdateSchema.parse({ summary: 'Short' })).toEqual({ summary: 'Short' });
});

test('an event has a title and a moment with its zone', () => {
  expect(
    EventInputSchema.safeParse({ title: 'Call', upcoming_date: '2026-07-02T16:00:00-04:00' }).success,
  ).toBe(true);
  expect(EventInputSchema.safeParse({ title: 'Call', upcoming_date: '2026-07-02T16:00' }).success).toBe(
    false,
  );
});

test('a video id is 11 characters or nothing', () => {
  const video = { name: 'Interview', company_symbol: 'ABEO' };
  expect(VideoInputSchema.safeParse({ ...video, youtubeId: 'dQw4w9WgXcQ' }).success).toBe(true);
  expect(VideoInputSchema.safeParse({ ...video, youtubeId: '' }).success).toBe(true);
  expect(VideoInputSchema.safeParse({ ...video, youtubeId: '"><script>' }).success).toBe(false);
});

test('a landing page takes colours and opacity as values, not as style', () => {
  expect(
    LandingPageUpdateSchema.safeParse({ jumbotron_title_color: '#14171c', jumbotron_gradient_opacity: 0.5 })
      .success,
  ).toBe(true);
  expect(LandingPageUpdateSchema.safeParse({ jumbotron_title_color: 'red;background:url(x)' }).success).toBe(
    false,
  );
  expect(LandingPageUpdateSchema.safeParse({ jumbotron_gradient_opacity: 2 }).success).toBe(false);
});

test('a client update, a chat title, a notice and a sign-up form are held to their fields', () => {
  expect(ClientUpdateSchema.parse({ active: false })).toEqual({ active: false });
  expect(ClientUpdateSchema.safeParse({ company_symbol: 'X' }).success).toBe(false);
  expect(ChatTitleBodySchema.safeParse({ title: '   ' }).error?.issues[0]?.message).toBe('Title is required');
  expect(NotificationInputSchema.safeParse({ message: 'Hi', objectId: '1', objectType: '' }).success).toBe(
    false,
  );
  const person = {
    firstName: 'Ann',
    lastName: 'Lee',
    emailAddress: 'ann@example.com',
    phone: '2125550123',
    consent: true,
  };
  expect(NewsletterSignupSchema.parse(person)).toEqual(person);
  expect(NewsletterSignupSchema.safeParse({ ...person, phone: '' }).success).toBe(false);
  expect(NewsletterSignupSchema.safeParse({ ...person, consent: false }).success).toBe(false);
});

test('an offering keeps whatever columns its source has', () => {
  expect(IpoSchema.parse({ company_name: 'New Co', price: 12, exchange: null })).toEqual({
    company_name: 'New Co',
    price: 12,
    exchange: null,
  });
  expect(IpoSchema.safeParse({ price: 12 }).success).toBe(false);
});

test('the eight specified filing groups come first, all forms in lower case', () => {
  expect(filingGroups.map((group) => group.name)).toEqual([
    '8K-related',
    'Annual reports',
    'Quarterly Reports',
    'Insider transactions',
    'Proxies and info statements',
    'Registration statements',
    'Comment letters',
    'Form 6-K',
    'Offerings and dilution',
    'Ownership',
  ]);
  for (const form of filingGroups.flatMap((group) => [...group.forms, ...group.prefixes]))
    expect(form).toBe(form.toLowerCase());
});
