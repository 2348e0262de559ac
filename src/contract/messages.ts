/** Texts of the specification that the contract and the backends answer with, byte for byte. */
export const messages = {
  companyNotFound: 'Company not found',
  landingPageNotFound: 'Landing page not found',
  noNewsFound: 'No news found',
  noVideosFound: 'No videos found',
  noWebinarsFound: 'No webinars found',

  noFavoriteCompanies: 'No favorite companies available.',
  noFavoriteEvents: 'No favorite events available.',
  /** Also used for videos. */
  noFavoriteNews: 'No favorite news available.',

  eventsFailed: 'Failed to load events. Please try again later.',
  noVideosAvailable: 'No videos available. Try searching or selecting a different category.',
  noWebinarAvailable: 'No webinar available for this company.',
  exclusiveTitle: 'Exclusive Content',
  exclusiveText: 'Please submit to access this video.',

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

  incorrectCredentials: 'Incorrect Credentials',
  loginFailed: 'Failed to log in. Please check your credentials and try again.',
  resetSucceeded: 'Password reset successful! Redirecting to login...',
  resetFailed: 'Failed to reset password. Please try again.',
  userDeleted: 'User deleted successfully',
  deleteFailed: 'Failed to delete user',
  methodUpdateFailed: 'Failed to update notification method.',
  newsletterConsentRequired: 'You must agree to receive updates',
} as const;

/** What is said to whoever has not completed the captcha; apart, because the script of a form carries it. */
export const CAPTCHA_INCOMPLETE = 'Please complete the recaptcha.';
