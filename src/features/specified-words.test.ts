import { expect, test } from 'vitest';
import { CAPTCHA_INCOMPLETE, messages } from '#contract/messages.ts';
import { newsletterMessages } from '#contract/newsletter-messages.ts';
import { texts } from '#islands/redchat/texts.ts';
import { notices } from '#kit/page/notice.ts';
import { accountMessages } from './account/messages.ts';
import { clientMessages } from './company/profile/messages.ts';
import { toolsMessages } from './tools/messages.ts';

// Texts that were specified to the letter, slips included. One that is changed here is changed on purpose.

test('what forms say of a field', () => {
  expect(messages).toMatchObject({
    fullNameRequired: 'Full name is required',
    emailRequired: 'Email is required',
    emailInvalid: 'Invalid email format',
    emailInvalidForgot: 'Invalid email format.',
    emailOrPhoneRequired: 'Email or phone number is required.',
    emailAndPasswordRequired: 'Both email and password are required',
    phoneRequired: 'Phone number is required',
    phoneInvalid: 'Invalid phone number format. Format should be (XXX) XXX-XXXX',
    phoneInvalidForgot: 'Invalid phone number. Enter 10-15 digits only.',
    passwordRequired: 'Password is required',
    passwordWeak:
      'Password must be at least 6 characters and include a number, a letter, and a special character',
    termsRequired: 'You must accept the terms and conditions',
    codeRequired: 'Confirmation code is required',
    codeIncorrect: 'Confirmation code is incorrect',
    fillAllFields: 'Please fill out all fields.',
  });
  expect(accountMessages).toMatchObject({
    passwordsDiffer: 'New password and confirmation do not match',
    passwordShort: 'Password should be at least 6 characters long',
  });
  expect(CAPTCHA_INCOMPLETE).toBe('Please complete the recaptcha.');
});

test('what is said of accounts that fail, and of those that do not', () => {
  expect(messages).toMatchObject({
    incorrectCredentials: 'Incorrect Credentials',
    loginFailed: 'Failed to log in. Please check your credentials and try again.',
    resetFailed: 'Failed to reset password. Please try again.',
    deleteFailed: 'Failed to delete user',
    methodUpdateFailed: 'Failed to update notification method.',
  });
  expect(accountMessages).toMatchObject({
    verifyFailed: 'Failed to confirm code. Please try again.',
    resendFailed: 'Failed to resend confirmation code. Please try again later.',
    forgotRefused: 'Failed to process your request.',
    forgotFailed: 'Failed to send reset password request. Please try again.',
    signupFailed: 'Failed to sign up. Please try again.',
    codeNotSent: 'Failed to send the reset code. Please try again.',
    changeRefused: 'An error occurred. Please try again.',
    changeFailed: 'An error occurred while changing the password. Please try again later.',
    methodsNotLoaded: 'Failed to load notification methods.',
    methodNotSaved: 'Failed to save notification method.',
  });
  expect(notices).toMatchObject({
    'code-sent-email': 'A new confirmation code has been sent to your email.',
    'code-sent-phone': 'A new confirmation code has been sent to your phone.',
    'password-reset': 'Password reset successful! Redirecting to login...',
    'password-changed': 'Password changed successfully. You can now log in with your new password.',
    'method-saved': 'Notification method updated successfully!',
    'user-deleted': 'User deleted successfully',
  });
});

test('what is said of the newsletter', () => {
  expect(newsletterMessages).toMatchObject({
    subscribed: 'Thank you for subscribing to our newsletter!',
    joined: 'You are part of our newsletter!',
    failed: 'Failed to subscribe. Please try again later.',
    unexpected: 'An unexpected error occurred. Please try again.',
  });
});

test('what is said where there is nothing, or nothing came', () => {
  expect(messages).toMatchObject({
    noNewsFound: 'No news found',
    noVideosFound: 'No videos found',
    noWebinarsFound: 'No webinars found',
    noFavoriteCompanies: 'No favorite companies available.',
    noFavoriteEvents: 'No favorite events available.',
    noFavoriteNews: 'No favorite news available.',
    eventsFailed: 'Failed to load events. Please try again later.',
    noVideosAvailable: 'No videos available. Try searching or selecting a different category.',
    noWebinarAvailable: 'No webinar available for this company.',
    exclusiveTitle: 'Exclusive Content',
    exclusiveText: 'Please submit to access this video.',
  });
  expect(clientMessages).toMatchObject({
    noValueProposition: 'No value proposition available.',
    noHighlights: 'No  Investment highlights.',
    noDisclosure: 'No disclosure.',
    noWidgets: 'No TipRanks data available.',
    podcastSoon: 'COMING SOON...',
  });
  expect(texts).toEqual({
    historyFailed: 'Failed to load chat history. Please try again later.',
    titleFailed: 'Failed to changing title chat history. Please try again later.',
    empty: 'No chat history available',
    loadingMore: 'Loading more...',
    share: 'Share conversation link',
    newChat: 'New Chat',
  });
});

test('what is said at the desk', () => {
  const each = (one: string, many = one) => ({
    load: `Failed to load ${many}`,
    create: `Failed to create ${one}`,
    update: `Failed to update ${one}`,
    delete: `Failed to delete ${one}`,
  });
  expect(toolsMessages).toMatchObject({
    news: each('news'),
    event: each('event', 'events'),
    video: each('video', 'videos'),
    client: {
      load: 'Failed to load clients',
      create: 'Failed to create client',
      update: 'Failed to save landing page.',
      delete: 'Failed to update client',
    },
    leader: {
      load: 'Failed to load leaders.',
      create: 'Failed to save leader.',
      update: 'Failed to save leader.',
      delete: 'Failed to delete leader.',
    },
  });
  expect(notices).toMatchObject({
    broadcasted: 'Global Notification Broadcasted Successfully',
    'landing-saved': 'Landing Page saved successfully!',
    'leader-saved': 'Leader saved successfully!',
  });
});
