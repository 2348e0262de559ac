const without =
  /^\/(?:redchat|tools|login|logout|signup|forgot-password|reset-password|verify|verify-success|Profile|settings)(?:\/|$)/;

/** Whether the chat button stands on a page: not beside the chat itself, where staff work, nor on pages of an account. */
export const hasChatWidget = (pathname: string): boolean => !without.test(pathname);
