/** Texts that only the account pages say. Those of the specification stand byte for byte. */
export const accountMessages = {
  verifyFailed: 'Failed to confirm code. Please try again.',
  resendFailed: 'Failed to resend confirmation code. Please try again later.',
  forgotRefused: 'Failed to process your request.',
  forgotFailed: 'Failed to send reset password request. Please try again.',
  signupFailed: 'Failed to sign up. Please try again.',
  passwordsDiffer: 'New password and confirmation do not match',
  passwordShort: 'Password should be at least 6 characters long',
  codeNotSent: 'Failed to send the reset code. Please try again.',
  changeRefused: 'An error occurred. Please try again.',
  changeFailed: 'An error occurred while changing the password. Please try again later.',
  profileNotSaved: 'Failed to save your profile. Please try again.',
  sessionsNotEnded: 'Failed to sign out elsewhere. Please try again.',
  methodsNotLoaded: 'Failed to load notification methods.',
  textsNotChanged: 'Failed to change your text messages. Please try again.',
  textsNotAgreed: 'Tick the box to get text messages',
  methodNotSaved: 'Failed to save notification method.',
} as const;
