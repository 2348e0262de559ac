import { type CookieKeeper, flashCookie } from './flash-cookie.ts';

import { messages } from '#contract/messages.ts';

/** What one page leaves for the next to say. */
export const notices = {
  'signed-up': 'Almost there: a confirmation code is on its way to you. Log in to enter it.',
  'code-sent': 'A new confirmation code has been sent.',
  'code-sent-email': 'A new confirmation code has been sent to your email.',
  'code-sent-phone': 'A new confirmation code has been sent to your phone.',
  'deletion-code-sent': 'A code that confirms the deletion is on its way to you.',
  'password-reset': messages.resetSucceeded,
  'password-changed': 'Password changed successfully. You can now log in with your new password.',
  'profile-saved': 'Your profile is saved.',
  'method-saved': 'Notification method updated successfully!',
  'sessions-ended': 'You are signed out everywhere else.',
  'user-deleted': messages.userDeleted,
  'screen-saved': 'Your screen is saved.',
  'screen-renamed': 'Your screen has a new name.',
  'screen-opens': 'The screener now opens with this screen.',
  'screen-opens-not': 'The screener now opens with every company.',
  'screen-deleted': 'Your screen is deleted.',
  'entry-draft': 'Saved as a draft. The public does not see it.',
  'entry-scheduled': 'Scheduled. It is published when its time has come.',
  'entry-published': 'Published.',
  'entry-archived': 'Archived: the public does not see it any more.',
  'entry-back': 'The entry is back.',
  'texts-on': 'Notices now come as text messages too.',
  'texts-off': 'No more notices come as text messages.',
  'notices-by-mail': 'Your choice is saved.',
  'files-added': 'Added.',
  'file-described': 'What it shows is saved.',
  'file-deleted': 'The file is deleted.',
  'letter-tested': 'The test is on its way.',
  'letter-sent': 'The newsletter is on its way to its subscribers.',
  'letter-planned': 'The newsletter is sent at its time.',
  'letter-unplanned': 'The newsletter is not sent by itself any more.',
  broadcasted: 'Global Notification Broadcasted Successfully',
  'client-created': 'The client is made, as a draft.',
  'landing-saved': 'Landing Page saved successfully!',
  'leader-saved': 'Leader saved successfully!',
  'leaders-placed': 'The leaders stand in their new order.',
  'data-decided': 'Decided. The site shows it, and the next fill keeps it.',
  'data-undone': 'Undone: what the record says stands again.',
  'version-restored': 'The version is back, as a draft.',
} as const;
export type Notice = keyof typeof notices;

const flash = flashCookie('notice', { path: '/', maxAge: 30 });

/** Leaves a notice for the page that the browser is sent to. */
export const leaveNotice = (page: CookieKeeper, notice: Notice): void => flash.leave(page, notice);

/** Takes the notice that the page before has left, once. */
export function takeNotice(page: Pick<CookieKeeper, 'cookies'>): Notice | null {
  const left = flash.take(page);
  return left !== null && Object.hasOwn(notices, left) ? (left as Notice) : null;
}
