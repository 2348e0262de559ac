import type { Asked, Role } from './asked.ts';

/** Waits for a message to an address and keeps what a pattern finds in the text of the last one. */
export interface Mail {
  mailTo: string;
  pattern: RegExp;
  teaches: string;
}
export type Step = Asked | Mail;

export const PASSWORD = 'Correct1!';
/** Accounts that are made before the story begins. */
export const people: Record<Exclude<Role, 'guest'>, { email: string; name: string }> = {
  member: { email: 'vera.view@mail.example', name: 'Vera View' },
  staff: { email: 'sam.staff@mail.example', name: 'Sam Staff' },
};

/** The code of a message. */
export const CODE = /\b(\d{6})\b/;
const TOKEN = /token=([\w-]{43})/;
const jordan = 'jordan.dale@mail.example';
const robin = 'robin.reed@mail.example';
const casey = 'casey.cole@mail.example';

const call = (as: Role, method: string, path: string, json?: unknown, teaches?: string): Asked => ({
  as,
  method,
  path: `/api${path}`,
  ...(json !== undefined && { json }),
  ...(teaches !== undefined && { teaches }),
});
const form = (as: Role, path: string, fields: Record<string, string>): Asked => ({
  as,
  method: 'POST',
  path,
  form: fields,
});
const signup = {
  username: jordan,
  name: 'Jordan Dale',
  email: jordan,
  phone_number: '5550001234',
  password: PASSWORD,
  message_preference: 'email',
  terms_accepted: true,
};

/** What fills the lists of a person, before the private pages are taken. */
export const fillingSteps: Step[] = [
  call('member', 'PATCH', '/stock/favorites', { symbol: 'ABEO', favorite: true }),
  call('member', 'PATCH', '/stock/favorites', { symbol: 'mdxg', favorite: true }),
  call('member', 'PATCH', '/stock/favorites', { symbol: 'ZZSMA' }),
  call('member', 'PATCH', '/stock/favorites', { symbol: 'ZZSMA' }),
  call('member', 'PATCH', '/stock/favorites', { symbol: 'NOSUCH' }),
  call('member', 'PATCH', '/stock/favorites', {}),
  call('guest', 'PATCH', '/stock/favorites', { symbol: 'ABEO' }),
  call('member', 'PATCH', '/events/favorites', { eventId: '{event0}', favorite: true }),
  call('member', 'PATCH', '/events/favorites', { webinarId: '{event1}', favorite: true }),
  call('member', 'PATCH', '/events/favorites', { eventId: 'a', webinarId: 'b' }),
  call('member', 'PATCH', '/events/favorites', { eventId: 'no-such-event' }),
  call('member', 'PATCH', '/news/favorites', { newsId: 'b-ABEO-20251112-earnings', favorite: true }),
  call('member', 'PATCH', '/news/favorites', { newsId: 'sample-letter-reading-6', favorite: true }),
  call('member', 'PATCH', '/videos/favorites', { videoId: 'sample-video-1', favorite: true }),
  call('member', 'PATCH', '/videos/favorites', { videoId: 'no-such-video' }),
  call('member', 'PUT', '/videos/sample-video-7/access'),
  call('guest', 'PUT', '/videos/sample-video-7/access'),
  call('member', 'PUT', '/videos/no-such-video/access'),
  call('member', 'POST', '/screens', { name: 'Small and loud', query: 'market_cap=50M..300M' }, 'screen'),
  call('member', 'POST', '/screens', { name: 'Small and loud', query: '' }),
  call('member', 'POST', '/screens', { name: '', query: '?x' }),
  call('member', 'POST', '/screens', { name: 'To be deleted', query: 'volume=500K..' }, 'screen2'),
  call('member', 'PATCH', '/screens/{screen}', { name: 'Small, loud', isDefault: true }),
  call('member', 'PATCH', '/screens/{screen}', {}),
  call('member', 'PATCH', '/screens/no-such-screen', { name: 'x' }),
  call('member', 'DELETE', '/screens/{screen2}'),
  call('member', 'DELETE', '/screens/{screen2}'),
  call('guest', 'POST', '/screens', { name: 'x', query: '' }),
];

/** What changes accounts and subscriptions, by call and by form, after the pages were taken. */
export const changingSteps: Step[] = [
  call('guest', 'POST', '/auth/register', signup),
  { mailTo: jordan, pattern: CODE, teaches: 'code' },
  call('guest', 'POST', '/auth/verify', { email: jordan, code: '000000x' }),
  call('guest', 'POST', '/auth/verify', { email: jordan, code: '{code}' }),
  call('guest', 'POST', '/auth/verify', { email: jordan, code: '{code}' }),
  call('guest', 'POST', '/auth/register', signup),
  call('guest', 'POST', '/auth/register', {
    ...signup,
    email: 'nobody',
    password: 'weak',
    terms_accepted: false,
  }),
  call('guest', 'POST', '/auth/register', {}),
  call('guest', 'POST', '/auth/login', { email: jordan, password: PASSWORD }),
  call('guest', 'POST', '/auth/login', { email: jordan, password: 'Wrong1!' }),
  call('guest', 'POST', '/auth/login', { email: 'nobody@mail.example', password: 'Wrong1!' }),
  call('guest', 'POST', '/auth/login', {}),
  call('guest', 'POST', '/auth/resend-verification', { email: jordan }),
  call('guest', 'POST', '/auth/forgot-password', { email: jordan }),
  call('guest', 'POST', '/auth/forgot-password', { phone_number: '12' }),
  call('guest', 'POST', '/auth/forgot-password', {}),
  call('guest', 'POST', '/auth/reset-password', { email: jordan, code: '12', newPassword: 'weak' }),
  call('guest', 'POST', '/auth/google/start'),
  call('guest', 'POST', '/auth/google/finish', { flow: 'x', query: '' }),
  call('member', 'PUT', '/profile/profile/update', { name: 'Vera Viewer', phone_number: '5550009876' }),
  call('member', 'PUT', '/profile/profile/update', { name: '', phone_number: '12' }),
  call('member', 'PUT', '/profile/profile/message-preference', { message_preference: 'SMS' }),
  call('member', 'PUT', '/profile/profile/message-preference', { message_preference: 'pigeon' }),
  call('member', 'GET', '/profile/profile'),
  call('member', 'POST', '/auth/delete/code'),
  call('member', 'DELETE', '/auth/delete', { password: 'Wrong1!' }),
  call('member', 'DELETE', '/auth/delete', {}),
  call('member', 'DELETE', '/auth/sessions'),
  call('guest', 'POST', '/captcha/challenges', { kind: 'nonsense' }),
  call('guest', 'POST', '/company-signups', { stock_symbol: 'ZZSMA' }),
  call('guest', 'POST', '/company-signups', {
    stock_symbol: 'ZZSMA',
    first_name: 'Robin',
    last_name: 'Reed',
    phone: '5550001111',
    email: robin,
    captcha: { kind: 'question', proof: 'made-up', answer: '1' },
  }),
  call('guest', 'POST', '/email-subscriptions/subscribe', { email: robin }),
  call('guest', 'POST', '/email-subscriptions/subscribe', { email: 'nobody' }),
  call('guest', 'POST', '/email-subscriptions/signup', { emailAddress: robin }),
  { mailTo: robin, pattern: TOKEN, teaches: 'confirm' },
  { as: 'guest', method: 'GET', path: '/newsletters/confirm?token={confirm}' },
  call('guest', 'POST', '/email-subscriptions/confirm', { token: 'short' }),
  form('guest', '/newsletters/confirm?token={confirm}', {}),
  form('guest', '/newsletters', { email: casey }),
  { mailTo: casey, pattern: TOKEN, teaches: 'confirm2' },
  call('guest', 'POST', '/email-subscriptions/confirm', { token: '{confirm2}' }, 'preferences'),
  call('guest', 'GET', '/email-subscriptions/preferences?token={preferences}'),
  call('guest', 'PUT', '/email-subscriptions/preferences', {
    token: '{preferences}',
    frequency: 'weekly',
    topics: ['Finance'],
  }),
  call('guest', 'PUT', '/email-subscriptions/preferences', { token: '{preferences}', topics: ['Weather'] }),
  { as: 'guest', method: 'GET', path: '/newsletters/preferences?token={preferences}' },
  form('guest', '/newsletters/preferences?token={preferences}', { frequency: 'monthly', topic1: 'on' }),
  form('guest', '/newsletters/preferences?token={preferences}', { frequency: 'never' }),
  { as: 'guest', method: 'GET', path: '/newsletters/unsubscribe?token={preferences}' },
  form('guest', '/newsletters/unsubscribe?token={preferences}', {}),
  { as: 'guest', method: 'GET', path: '/newsletters/preferences?token={preferences}' },
  call('guest', 'POST', '/email-subscriptions/unsubscribe', { token: '{preferences}' }),
  call('guest', 'POST', '/email-subscriptions/unsubscribe', { token: 'A'.repeat(43) }),
  form('guest', '/newsletters', { email: 'nobody' }),
  form('guest', '/newsletters', { form: 'full', firstName: 'Casey', emailAddress: 'x' }),
  form('guest', '/login', {}),
  form('guest', '/login', { email: jordan, password: 'Wrong1!' }),
  form('guest', '/login?next=%2Ffavorites', { email: jordan, password: PASSWORD }),
  form('guest', '/signup', { name: 'Kim', email: 'nobody', password: 'weak' }),
  form('guest', '/signup', {
    name: 'Kim King',
    email: 'kim.king@mail.example',
    password: PASSWORD,
    message_preference: 'email',
    terms_accepted: 'on',
  }),
  form('guest', '/login', { email: 'kim.king@mail.example', password: PASSWORD }),
  form('guest', '/forgot-password', { contact: 'nobody' }),
  form('guest', '/forgot-password', { contact: 'kim.king@mail.example' }),
  form('guest', '/reset-password', { contact: jordan }),
  form('guest', '/reset-password', { contact: jordan, code: '123456', newPassword: 'weak' }),
  form('guest', '/reset-password', { contact: jordan, code: '123456', newPassword: PASSWORD }),
  form('guest', '/login/google', {}),
  form('guest', '/video/sample-video-7', {}),
  form('guest', '/stocks/ZZSMA/signup', { first_name: 'Robin', email: 'nobody' }),
  form('guest', '/favorites/set', { kind: 'company', id: 'ABEO', favorite: 'true' }),
  form('member', '/favorites/set', { kind: 'company', id: 'LSTA', favorite: 'true', next: '/stocks/LSTA' }),
  form('member', '/favorites/set', {
    kind: 'company',
    id: 'LSTA',
    favorite: 'false',
    next: '/favorites/companies',
  }),
  form('member', '/favorites/set', { kind: 'company', id: 'LSTA' }),
  form('member', '/stocks/screens', { intent: 'save', name: 'By form', query: 'volume=500K..' }),
  form('member', '/stocks/screens', { intent: 'rename', id: '{screen}', name: '' }),
  form('member', '/stocks/screens', { intent: 'open-not', id: '{screen}' }),
  form('member', '/stocks/screens', { intent: 'delete', id: '{screen}' }),
  form('member', '/stocks/screens', { intent: 'nonsense' }),
  form('member', '/Profile/Profile_Info', { name: '', phone_number: '12' }),
  form('member', '/Profile/Profile_Info', { name: 'Vera View', phone_number: '' }),
  form('member', '/Profile/Notifications', { message_preference: 'email' }),
  form('member', '/Profile/Notifications', { message_preference: 'phone' }),
  form('member', '/Profile/Change_Password', { newPassword: 'weak', confirmation: 'other' }),
  form('member', '/Profile/Change_Password', { intent: 'send' }),
  form('member', '/Profile/Sessions', {}),
  form('member', '/Profile/Data_Usage', { password: 'Wrong1!' }),
  form('member', '/video/sample-video-7', {}),
  form('member', '/logout', {}),
  call('guest', 'POST', '/auth/logout'),
  form('staff', '/Profile/Data_Usage', { password: PASSWORD }),
  call('staff', 'POST', '/auth/logout'),
];
