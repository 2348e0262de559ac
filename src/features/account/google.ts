/** Cookie of the page to go to when the owner of this browser comes back from Google. */
export const GOOGLE_NEXT_COOKIE = 'googleNext';
